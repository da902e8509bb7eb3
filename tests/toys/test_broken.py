"""The laws hold for the toy, and every law catches the toy that breaks it."""

import sys
from collections.abc import Callable

import pytest

from pessoi.conformance import laws
from pessoi.conformance.counting import Glimpse, find_counting
from pessoi.conformance.laws import LawBroken
from pessoi.conformance.trial import Failure, Trial, check_record, check_words
from pessoi.kernel import CHANCE, Event, Message, Options, Request, act
from tests.toys import broken
from tests.toys.pebbles import DRAW, Pebbles, Position
from tests.toys.pebbles.counting import PebbleCounter, counter

GAMES = 40


@pytest.fixture(autouse=True)
def _registered(pebbles: str) -> None:
    """The toy's words are found through the registry."""


@pytest.mark.parametrize("options", Pebbles().modes(), ids=str)
def test_the_toy_keeps_the_laws(options: Options) -> None:
    trial = Trial(Pebbles(), options, rate=1.0, counting=counter)
    for seed in range(GAMES):
        trial.run(seed)
        check_record(Pebbles(), options, seed)
    check_words(Pebbles(), trial.says)


def run(game: Pebbles) -> None:
    trial = Trial(game, Options(3), rate=1.0, counting=counter)
    for seed in range(GAMES):
        trial.run(seed)


@pytest.mark.parametrize(
    ("law", "make"),
    [
        (0, broken.Crashing),
        (1, broken.Forgetful),
        (2, broken.Entangled),
        (3, broken.Amnesiac),
        (4, broken.Overpromising),
        (4, broken.Lenient),
        (5, broken.Transparent),
        (5, broken.Shortsighted),
        (5, broken.Telltale),
        (5, broken.Loud),
        (6, broken.Speechless),
        (7, broken.Greedless),
        (8, broken.Endless),
        (8, broken.Resultless),
        (9, broken.Ambiguous),
        (11, broken.Overconfident),
        (11, broken.Prejudiced),
        (12, broken.Absentminded),
    ],
    ids=lambda x: x.__name__ if isinstance(x, type) else str(x),
)
def test_a_broken_toy_is_caught(law: int, make: Callable[[], Pebbles]) -> None:
    with pytest.raises(Failure) as caught:
        run(make())
    assert caught.value.law == law


def test_notation_that_does_not_round_trip_is_caught() -> None:
    with pytest.raises(LawBroken, match="law 6: two actions are called “lay two”"):
        laws.notation_round_trips(broken.Ambiguous())


def test_an_action_without_words_is_caught() -> None:
    def say(message: Message) -> str:
        return "" if message.key == "do-let" else message.key

    with pytest.raises(LawBroken, match="law 6: “do-let” says nothing"):
        check_words(Pebbles(), [say])


def test_a_record_that_does_not_replay_is_caught() -> None:
    with pytest.raises(LawBroken, match="law 9: "):
        check_record(broken.Ambiguous(), Options(3), seed=1)


def test_engines_that_agree_and_one_that_does_not() -> None:
    engine = [sys.executable, "-m", "pessoi.conformance.engine"]
    laws.engines_agree([[*engine, "tests.toys.pebbles", "5"], [*engine, "tests.toys.pebbles", "5"]])
    with pytest.raises(LawBroken, match="law 10: "):
        laws.engines_agree([[*engine, "tests.toys.pebbles", "5"], [*engine, "tests.toys.broken", "5"]])


def test_without_a_counter_nobody_notices_what_is_forgotten() -> None:
    Trial(broken.Absentminded(), Options(3), rate=1.0).run(0)


def test_an_impossible_world_is_told_with_the_shortest_way_to_it() -> None:
    with pytest.raises(Failure, match=r"law 12: .* imagines what counting rules out: .*seat \d drew ") as caught:
        run(broken.Absentminded())
    assert len(caught.value.log) == 6  # all pebbles are drawn before a player is asked


def test_a_counter_that_rules_out_what_is_so_is_caught() -> None:
    class Suspicious(PebbleCounter):
        def possible(self, world: Position) -> list[str]:
            return ["nothing is what it seems"]

    trial = Trial(Pebbles(), Options(2), rate=1.0, counting=lambda game, options, seat: Suspicious(options, seat))
    with pytest.raises(Failure, match="law 12: the counter of seat 0 rules out what is so: nothing is"):
        trial.run(0)


def test_a_counter_sees_no_more_than_its_seat() -> None:
    draw = Request(CHANCE, [act(DRAW, 0), act(DRAW, 1)], "draw", [1, 1], secret=True, seen=0b01)
    journal = [Event("draws", 0, [1], 0b01), Event("lays", 1, [2], -1)]
    own, other = (Glimpse(draw, act(DRAW, 1), journal, seat) for seat in (0, 1))
    assert (own.seat, own.decision, own.answer, other.answer) == (CHANCE, "draw", act(DRAW, 1), None)
    assert [(e.name, e.seat, e.values) for e in own.events] == [("draws", 0, [1]), ("lays", 1, [2])]
    assert [(e.name, e.seat, e.values) for e in other.events] == [("draws", 0, []), ("lays", 1, [2])]


def test_counters_are_found_where_the_games_have_them() -> None:
    assert find_counting("tests.toys", "pebbles") is counter
    assert find_counting("tests.games", "mytikas") is None  # nothing is hidden there
    assert find_counting("tests.games", "chess") is None


def test_a_failure_gives_the_seed_the_law_and_a_short_log() -> None:
    with pytest.raises(Failure) as caught:
        run(broken.Greedless())
    lines = str(caught.value).splitlines()
    assert lines[0] == "law 7: points fell"
    assert "pebbles, players=3, seed " in lines[1]
    assert caught.value.log == [line.strip() for line in lines[2:]]
    # nobody can lose a point before all six pebbles are dealt and three of them laid
    assert len(caught.value.log) <= 13
