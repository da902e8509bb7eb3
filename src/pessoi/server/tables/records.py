"""Finished games and records step by step, as clients are shown them. Whole games are played again: not in the event
loop."""

import hashlib
from collections import OrderedDict
from typing import Any, Final

from pessoi.kernel import OVER, Game
from pessoi.records import Record, final, game_of, verify, write
from pessoi.server import wire
from pessoi.table.past import Moment, chart, moments
from pessoi.table.view import show_outcome

REMEMBERED: Final = 64  # charts

_charts: Final[OrderedDict[str, list[list[int]]]] = OrderedDict()


def verified_game(record: Record) -> Game[Any]:
    game = game_of(record)
    verify(record, game)
    return game


def about(id: str, record: Record, game: Game[Any]) -> wire.RecordReply:
    last, position = final(record, game)
    outcome = last.outcome(position)
    return wire.RecordReply(
        id,
        record.game,
        record.options.players,
        record.options.values,
        len(record.answers) + 1,
        None if outcome is None else show_outcome(outcome, set()),
        [p.name for p in record.players],
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
    key = hashlib.blake2b(write(record, reveal=True).encode(), digest_size=16).hexdigest()
    if key not in _charts:
        _charts[key] = chart(moments(game, record))
        while len(_charts) > REMEMBERED:
            _charts.popitem(last=False)
    return _charts[key]
