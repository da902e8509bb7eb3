"""What went on since somebody's turn: for lists, from the log's heads alone."""

import pytest

from pessoi.server.tables.summary import head_of, read_summary
from pessoi.table.recap import LOOKED_BACK, latest_turns, since_mine
from tests.table.tables import FRIEND, OWNER, answer, finish, started

pytestmark = pytest.mark.usefixtures("pebbles")


def test_who_has_had_a_turn_since_mine() -> None:
    assert since_mine([0, 1, 2, 1], [0]) == [1, 2, 1]
    assert since_mine([0, 1, 2, 1], [1]) == []
    assert since_mine([0, 1, 2], [3]) == [0, 1, 2]  # who has not had one yet
    assert since_mine([0, 1, 2], []) == []  # who looks on


def test_turns_are_kept_with_the_head_back_to_everybody_s_own() -> None:
    table = started(OWNER, FRIEND, "random")
    asked: list[int] = []
    for _ in range(7):
        asked.append(table.request.seat)
        answer(table, by="person" if table.level(table.request.seat) is None else "bot")
    assert table.phase == "play"
    turns = latest_turns(table)
    runs = [seat for n, seat in enumerate(asked) if n == 0 or asked[n - 1] != seat]
    assert turns == runs[len(runs) - len(turns) :]
    assert len(turns) <= LOOKED_BACK
    summary = read_summary(head_of(table).summary)
    assert summary is not None
    for person in (OWNER, FRIEND):
        seat = table.seat_of(person)
        assert seat is not None
        assert seat in turns
        assert summary.info_for(person).since == since_mine(runs, [seat])
    assert summary.info_for("stranger").since == []
    finish(table)
    assert latest_turns(table) == []
