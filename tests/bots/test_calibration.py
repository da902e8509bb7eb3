"""The count of chances that are what they say; for real games `python -m tests.bots.calibration`."""

import math
from random import Random

import pytest

from pessoi.bots.judges import by_hand
from pessoi.lab.match import Worker
from pessoi.lab.plan import make_plan
from tests.bots.calibration import Said, error, listen, log_loss, luck, reliability, temperature, thirds


def test_chances_that_are_what_they_say_have_no_error() -> None:
    honest = [Said(0, 0, 0.75, 1.0)] * 3 + [Said(0, 0, 0.75, 0.0), Said(0, 0, 0.25, 1.0)] + [Said(0, 0, 0.25, 0.0)] * 3
    assert error(reliability(honest)) == pytest.approx(0.0)
    boasting = [one._replace(chance=0.95) if one.chance > 0.5 else one for one in honest]
    assert error(reliability(boasting)) == pytest.approx(0.1)
    assert [line.times for line in reliability(boasting)] == [4, 4]


def test_how_far_honest_chances_lie_from_what_is_won_depends_on_games_not_on_what_is_said_in_them() -> None:
    rng = Random(1)
    apart: list[float] = []
    told: list[float] = []
    for _ in range(200):
        won = [float(rng.random() < 0.65) for _ in range(50)]
        lines = reliability([Said(game, 0, 0.65, won[game]) for game in range(50) for _ in range(20)])
        apart.append(error(lines))
        told.append(luck(lines))
    assert sum(told) == pytest.approx(sum(apart), rel=0.15)
    once = reliability([Said(game, 0, 0.65, won[game]) for game in range(50)])
    assert luck(once) == pytest.approx(told[-1])


def test_the_temperature_undoes_what_chances_were_sharpened_by() -> None:
    rng = Random(2)
    said: list[Said] = []
    for game in range(6000):
        honest = [rng.random() + 0.02 for _ in range(3)]
        winner = rng.choices(range(3), honest)[0]
        chances = [chance / sum(honest) for chance in honest]
        for seat in range(3):
            others = tuple(chances[:seat] + chances[seat + 1 :])
            said.append(Said(game, 0, chances[seat], float(seat == winner), others))
    assert temperature(said) == pytest.approx(1.0, abs=0.06)
    bold = [one.at(0.7) for one in said]
    whole = [tuple(c ** (1 / 0.7) for c in one.others) for one in said]
    totals = [one.chance ** (1 / 0.7) + sum(rest) for one, rest in zip(said, whole, strict=True)]
    bold = [b._replace(others=tuple(c / t for c in rest)) for b, rest, t in zip(bold, whole, totals, strict=True)]
    assert temperature(bold) == pytest.approx(1 / 0.7, abs=0.11)
    assert error(reliability(bold)) > 0.03 > error(reliability([one.at(1 / 0.7) for one in bold]))


def test_honest_chances_are_honest_in_every_phase() -> None:
    """A walk from the middle to one of two ends: the chance is where one stands, and walks differ in length."""
    rng = Random(3)
    said: list[Said] = []
    hindsight: list[Said] = []
    for game in range(4000):
        places = [4]
        while 0 < places[-1] < 8:
            places.append(places[-1] + rng.choice((-1, 1)))
        won = places[-1] / 8
        for number, place in enumerate(places[:-1]):
            said.append(Said(game, number, place / 8, won))
            hindsight.append(Said(game, 100 * number // len(places), place / 8, won))
    assert max(error(reliability(phase)) for phase in thirds(said)) < 0.02
    assert error(reliability(thirds(hindsight)[-1])) > 0.05  # of the walk that there was, which nobody knew


def test_knowing_nothing_costs_the_logarithm_of_the_seats() -> None:
    assert log_loss([Said(0, 0, 0.25, won) for won in (1.0, 0.0, 0.0, 0.0)], 4) == pytest.approx(math.log(4))


def test_every_seat_is_heard(pebbles: str) -> None:
    worker = Worker(make_plan("simulate", pebbles, ["greedy"], 3))
    said = list(listen(worker, by_hand(worker.game), 5))
    assert all(phase for phase in thirds(said))
    assert len(said) % 3 == 0
    assert sum(one.won for one in said) == pytest.approx(len(said) / 3)
    assert all(one.chance + sum(one.others) == pytest.approx(1.0) for one in said)
