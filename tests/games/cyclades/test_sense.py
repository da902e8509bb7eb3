"""Sense for bots: sane numbers, and a greedy player that beats random ones."""

from collections.abc import Callable
from random import Random

import pytest

from pessoi.bots import make_bot
from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.instinct import priors
from pessoi.games.cyclades.offerings import OfferValue
from pessoi.games.cyclades.state import ACTIONS, OFFERINGS
from pessoi.kernel import CHANCE, OVER, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import put
from tests.games.cyclades.scene import Scene, zone

GAME = load_game("cyclades")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_evaluations_are_chances_and_priors_are_positive(players: int) -> None:
    rng = Random(players)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    while request.seat != OVER:
        before = s.digest()
        values = GAME.evaluate(s)
        assert len(values) == players
        teams = dict(zip(GAME.teams(s), values, strict=True))
        assert sum(teams.values()) == pytest.approx(1)
        if request.seat >= 0:
            weights = GAME.priors(s, request)
            assert len(weights) == len(request.actions)
            assert min(weights) > 0
        assert s.digest() == before
        request = GAME.step(s, sample(request, rng))


def even() -> Scene:
    scene = Scene()
    for faction, tile in enumerate(("t10", "t05", "t12")):
        scene.land(f"{tile}_l1", faction, troops=1)
        scene.fleet(f"{tile}_s1", faction)
    return scene


BETTER: list[Callable[[Scene], None]] = [
    lambda scene: scene.build("t10_l1", "metropolis"),
    lambda scene: scene.cards(0, philosophers=2),
    lambda scene: scene.cards(0, priestesses=2),
    lambda scene: scene.land("t10_l2", 0),
    lambda scene: scene.gold(0, 20),
    lambda scene: scene.hero("ajax", 0, "t10_l1"),
    lambda scene: scene.build("t10_l1", "temple"),
    lambda scene: setattr(scene.s, "tokens", put(scene.s.tokens, zone("t10_l1"), 2)),
]


@pytest.mark.parametrize("improve", BETTER)
def test_more_is_better(improve: Callable[[Scene], None]) -> None:
    scene = even()
    before = GAME.evaluate(scene.s)[0]
    improve(scene)
    assert GAME.evaluate(scene.s)[0] > before


def test_a_dear_offering_looks_worse_than_a_cheap_one() -> None:
    scene = even()
    scene.s.phase = OFFERINGS
    scene.s.bid_god = [terms.ZEUS, terms.NONE, terms.NONE]
    scene.s.bid_value[0] = 1
    cheap = GAME.evaluate(scene.s)[0]
    scene.s.bid_value[0] = 10
    assert GAME.evaluate(scene.s)[0] < cheap
    scene.s.bid_god[0] = terms.NONE
    scene.start(OfferValue(0, terms.ZEUS))
    weights = priors(scene.s, scene.request)
    assert weights == sorted(weights, reverse=True)


def test_a_turn_to_come_counts_until_it_begins() -> None:
    scene = even()
    scene.s.phase = ACTIONS
    scene.s.active = terms.NOBODY
    waiting = GAME.evaluate(scene.s)[0]
    scene.s.active = 0  # in the middle of its turn, as when a combat asks the defender
    acting = GAME.evaluate(scene.s)[0]
    scene.s.active = terms.NOBODY
    scene.s.next_order[0] = 0
    done = GAME.evaluate(scene.s)[0]
    assert acting == done < waiting


@pytest.mark.parametrize(("players", "games", "wins"), [(2, 8, 7), (4, 8, 5)])
def test_greedy_beats_random_players(players: int, games: int, wins: int) -> None:
    won = 0.0
    for number in range(games):
        rng = Random(number)
        seat = number % players
        bots = [make_bot("greedy" if i == seat else "random", number) for i in range(players)]
        s = GAME.setup(Options(players))
        while (request := GAME.pending(s)).seat != OVER:
            if request.seat == CHANCE:
                GAME.step(s, sample(request, rng))
            else:
                GAME.step(s, bots[request.seat].choose(GAME, GAME.known(s, request.seat), request.seat, request))
        outcome = GAME.outcome(s)
        assert outcome is not None
        won += outcome.shares()[seat]
    assert won >= wins
