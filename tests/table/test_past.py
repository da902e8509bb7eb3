"""A finished game looked at again: its record, and its steps as others replay them."""

import pytest

from pessoi.kernel import WATCHER
from pessoi.records import Record, read, replay, start, write
from pessoi.table import Refusal, commands
from pessoi.table.past import chart, moments, record_of, shown_at
from tests.table.tables import FRIEND, OWNER, answer, do, finish, lobby_of, started


def test_the_record_is_the_one_that_is_kept_while_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pessoi.records.record.EVERY", 3)
    table = started(OWNER, "greedy")
    finish(table)
    game, found = table.game, record_of(table)
    kept = Record.begin(game, table.options(), found.players, table.chance.seed)
    s = start(kept, game)
    for move in table.moves:
        kept.play(game, s, game.vocabulary.read(move.action))
    assert write(found, reveal=True) == write(kept, reveal=True)
    assert len(found.checkpoints) > 2


def test_moments_are_the_set_up_and_the_steps_of_the_replay() -> None:
    table = started(OWNER, "greedy")
    finish(table)
    game, record = table.game, read(write(record_of(table), reveal=True))
    steps = [(step.number, step.action, step.after.digest()) for step in replay(record, game)]
    seen = [(moment.number, moment.action, moment.position.digest()) for moment in moments(game, record)]
    assert seen == [(0, None, start(record, game).digest()), *steps]
    scores = table.shown(WATCHER)
    assert scores is not None
    assert chart(moments(game, record))[-1] == scores["scores"]


def test_a_running_game_shows_every_earlier_board_as_each_seat_knew_it() -> None:
    table = started(OWNER, FRIEND, game="cyclades")
    seen = {table.seq: [dict(table.shown(viewer) or {}) for viewer in (WATCHER, 0, 1)]}
    for _ in range(60):
        answer(table)
        seen[table.seq] = [dict(table.shown(viewer) or {}) for viewer in (WATCHER, 0, 1)]
    for seq, boards in seen.items():
        assert [shown_at(table, seq, viewer) for viewer in (WATCHER, 0, 1)] == boards


def test_what_was_taken_back_is_on_no_earlier_board() -> None:
    table = started(OWNER, "greedy")
    before = table.shown(WATCHER)
    answer(table)
    undone = table.seq
    do(table, commands.undo, 0, table.question, 3000)
    assert shown_at(table, undone, WATCHER) == before


def test_there_is_no_board_before_the_game() -> None:
    with pytest.raises(Refusal, match="not started"):
        shown_at(lobby_of(OWNER, "open"), 1, WATCHER)
