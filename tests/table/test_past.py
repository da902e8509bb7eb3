"""A finished game looked at again: its record, and its steps as others replay them."""

import pytest

from pessoi.kernel import WATCHER
from pessoi.records import Record, game_of, outcome_of, read, replay, start, verify, write
from pessoi.table import Refusal, Table, absence, commands
from pessoi.table.moving import is_unfinished
from pessoi.table.past import chart, moments, record_of, shown_at
from tests.table.tables import FRIEND, ONLOOKER, OWNER, answer, do, finish, lobby_of, started


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


def read_again(table: Table) -> Record:
    """Its record as a file, which is over with the result of the table."""
    record = read(write(record_of(table), reveal=True))
    game = game_of(record)
    assert verify(record, game).over
    assert not is_unfinished(record, game)
    assert table.position is not None
    recorded, shown = outcome_of(record, game, table.position), table.outcome()
    assert recorded is not None
    assert shown is not None
    assert [(r.place, r.points) for r in recorded.seats] == [(r.place, r.points) for r in shown.seats]
    assert recorded.reason == shown.reason
    return record


def test_who_resigned_has_lost_in_the_record_too() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    do(table, commands.resign, 0, 3000)
    record = read_again(table)
    assert record.result.startswith("end-forfeit 2:")
    assert [(f.number, f.seat, f.why) for f in record.forfeits] == [(len(table.moves), 0, "resign")]


def test_who_resigned_and_left_the_game_to_a_bot_ranks_last_in_the_record_too() -> None:
    table = started(OWNER, FRIEND, ONLOOKER)
    answer(table)
    at = len(table.moves)
    do(table, commands.resign, 1, 3000)
    finish(table)
    record = read_again(table)
    assert [(f.number, f.seat) for f in record.forfeits] == [(at, 1)]
    assert record.result.split()[2].startswith("3:")


def test_an_answer_taken_back_does_not_take_back_that_somebody_resigned() -> None:
    table = started(OWNER, FRIEND, ONLOOKER)
    answer(table)
    asked = table.request.seat
    answer(table)
    do(table, commands.resign, (asked + 1) % 3, 3000)
    do(table, commands.take_back, [], asked, len(table.moves) - 1, 3000)
    standing = len(table.moves)
    finish(table)
    assert [f.number for f in read_again(table).forfeits] == [standing]


def test_a_game_ended_by_agreement_is_over_in_the_record_too() -> None:
    table = started(OWNER, FRIEND, patience=3600)
    asked = table.request.seat
    do(table, absence.end, 1 - asked, table.question, 10**8)
    record = read_again(table)
    assert record.is_ended
    assert record.result.startswith("end-agreed 1:")
