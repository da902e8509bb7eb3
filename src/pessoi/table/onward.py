"""A table that starts where another game stood: to play on against bots, or to try every seat's answers by oneself."""

from random import Random
from typing import Any

from pessoi.kernel import OVER, Game, State
from pessoi.records import Record, replay, start
from pessoi.table.entry import Chair, Setup
from pessoi.table.refusal import Refusal


def position_after(record: Record, game: Game[Any], number: int) -> State:
    """The position after that many answers of a game by the rules in force."""
    if not 0 <= number <= len(record.answers):
        raise Refusal("bad_request", f"there are steps 0 to {len(record.answers)}, not {number}", key="no_step")
    s = start(record, game)
    if number:
        s = next(step.after for step in replay(record, game) if step.number == number)
    if game.pending(s).seat == OVER:
        raise Refusal("over", "the game is over")
    return s


def seen_from(game: Game[Any], s: State, seat: int, rng: Random) -> State:
    """A position that fits what that seat knew there: nobody's cards are given away by playing on."""
    world: State = game.imagine(game.known(s, seat), seat, rng)
    return world


def onward_setup(record: Record, me: Chair, seat: int, level: str, key: str) -> Setup:
    """A person in that seat, bots in the others."""
    check_seat(record, seat)
    chairs = [me if i == seat else Chair("bot", level=level) for i in range(record.options.players)]
    return setup_of(record, me, chairs, level, key)


def analysis_setup(record: Record, me: Chair, level: str, key: str) -> Setup:
    """One person in every seat; they go by their emblems."""
    chairs = [Chair("person", me.person)] * record.options.players
    return setup_of(record, me, chairs, level, key, analysis=True)


def setup_of(record: Record, me: Chair, chairs: list[Chair], level: str, key: str, analysis: bool = False) -> Setup:
    assert me.person is not None
    return Setup(
        record.game,
        record.options.players,
        record.options.values,
        chairs,
        me.person,
        key=key,
        takeover=level,
        edition=record.edition,
        analysis=analysis,
    )


def check_seat(record: Record, seat: int) -> None:
    if seat >= record.options.players:
        raise Refusal("bad_option", f"there are seats 0 to {record.options.players - 1}, not {seat}")
