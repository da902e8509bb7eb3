"""Snapshots bound what has to be played again; a game survives a correction of its rules."""

from collections.abc import Sequence
from typing import Any

import pytest

from pessoi.kernel import OVER, Action, Event, Request
from pessoi.table import Table, commands
from pessoi.table.entry import Answered, AnyEntry, RulesChanged
from pessoi.table.view import rules_note
from tests.table.tables import FRIEND, ONLOOKER, OWNER, answer, finish, started
from tests.toys.pebbles import Pebbles, Position


def again(table: Table, snapshot: Any, entries: Sequence[AnyEntry] | None = None) -> Table:
    other = Table(table.id, table.setup, table.chance.seed)
    other.load(entries or table.entries, snapshot)
    return other


def test_a_snapshot_saves_playing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(OWNER, FRIEND, ONLOOKER)
    for _ in range(4):
        answer(table)
    snapshot = table.snapshot()
    answer(table)
    played: list[Action] = []

    class Counting(Pebbles):
        def play(self, s: Position, a: Action, journal: list[Event] | None = None) -> Request:
            played.append(a)
            return super().play(s, a, journal)

    monkeypatch.setattr("pessoi.table.fold.game_of", lambda setup: Counting())
    copy = again(table, snapshot)
    assert len(played) == 1
    assert copy.position is not None
    assert table.position is not None
    assert copy.position.digest() == table.position.digest()


def test_a_snapshot_of_what_was_undone_is_not_used() -> None:
    table = started(OWNER, FRIEND)
    answer(table)
    snapshot = table.snapshot()
    table.become(commands.undo(table, 0, table.question, 4000))
    copy = again(table, snapshot)
    assert copy.position is not None
    assert table.position is not None
    assert copy.position.digest() == table.position.digest()


def test_corrected_rules_go_on_from_the_last_snapshot_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(OWNER, FRIEND, ONLOOKER)
    for _ in range(4):
        answer(table)
    snapshot = table.snapshot()
    monkeypatch.setattr(Pebbles, "version", 2)
    copy = again(table, snapshot)
    assert copy.overdue is not None
    copy.become(commands.change_rules(copy, 9000))
    assert copy.version == 2
    entry = copy.entries[-1]
    assert isinstance(entry, RulesChanged)
    assert (entry.old, entry.new, entry.dropped) == (1, 2, 0)
    assert rules_note(entry)[0] == "line-rules"
    assert copy.position is not None
    assert table.position is not None
    assert copy.position.digest() == table.position.digest()
    finish(copy)
    later = again(copy, None)
    assert later.phase == "over"
    assert later.overdue is None


def test_answers_that_are_no_longer_legal_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(OWNER, FRIEND)
    snapshot = table.snapshot()
    answer(table)
    answer(table)
    monkeypatch.setattr(Pebbles, "version", 2)
    seat = table.moves[-2].seat
    entries = [*table.entries[:-2], Answered(1, 1, seat, "jump", "lay"), table.entries[-1]]
    copy = again(table, snapshot, entries)
    copy.become(commands.change_rules(copy, 9000))
    entry = copy.entries[-1]
    assert isinstance(entry, RulesChanged)
    assert entry.dropped == 2
    assert copy.request.seat == seat


def test_a_finished_game_stays_finished_whatever_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(OWNER, FRIEND)
    finish(table)
    snapshot = table.snapshot()
    monkeypatch.setattr(Pebbles, "version", 2)
    copy = again(table, snapshot)
    assert copy.request.seat == OVER
    assert copy.overdue is None
    assert copy.phase == "over"
