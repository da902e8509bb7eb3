"""Finished games and records step by step, as clients are shown them. Whole games are played again: not in the event
loop."""

import hashlib
from collections import OrderedDict
from typing import Any, Final, TypeVar

from pessoi.kernel import OVER, Game
from pessoi.records import Record, final, game_of, outcome_of, verify, write
from pessoi.server import wire
from pessoi.table.moving import is_unfinished
from pessoi.table.past import Moment, chart, moments
from pessoi.table.result import show_outcome

REMEMBERED: Final = 64  # charts, and records that were verified

T = TypeVar("T")

_charts: Final[OrderedDict[str, list[list[int]]]] = OrderedDict()


_verified: Final[OrderedDict[str, Game[Any]]] = OrderedDict()


def verified_game(record: Record) -> Game[Any]:
    """Its game, if it is what it says. Who looks through a record asks for many pages: it is verified once."""
    key = fingerprint(record)
    game = _verified.get(key)
    if game is None:
        game = game_of(record)
        verify(record, game)
        remember(_verified, key, game)
    return game


def fingerprint(record: Record) -> str:
    return hashlib.blake2b(write(record, reveal=True).encode(), digest_size=16).hexdigest()


def remember(kept: OrderedDict[str, T], key: str, value: T) -> None:
    kept[key] = value
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)


def about(id: str, record: Record, game: Game[Any]) -> wire.RecordReply:
    last, position = final(record, game)
    outcome = outcome_of(record, last, position)
    forfeits = {forfeit.seat for forfeit in record.forfeits}
    return wire.RecordReply(
        id,
        record.game,
        record.options.players,
        record.options.values,
        len(record.answers) + 1,
        None if outcome is None else show_outcome(outcome, forfeits),
        [p.name for p in record.players],
        is_unfinished(record, game),
    )


def steps_of(game: Game[Any], record: Record, first: int, limit: int, viewer: int) -> list[wire.Step]:
    found: list[wire.Step] = []
    for moment in moments(game, record):
        if moment.number >= first + limit:
            break
        if moment.number >= first:
            found.append(step_of(moment, viewer))
    return found


def step_of(moment: Moment, viewer: int) -> wire.Step:
    answer = moment.answer(viewer)
    request = moment.game.pending(moment.position)
    return wire.Step(
        n=moment.number,
        shown=moment.shown(viewer),
        by=None if moment.asked is None else moment.asked.seat,
        action=None if answer is None else answer[0],
        message=None if answer is None else answer[1],
        lines=moment.lines(viewer),
        waiting=[request.seat] if request.seat >= 0 else [],
        decision=None if request.secret or request.seat == OVER else request.decision,
    )


def chart_of(game: Game[Any], record: Record) -> list[list[int]]:
    key = fingerprint(record)
    if key not in _charts:
        remember(_charts, key, chart(moments(game, record)))
    return _charts[key]
