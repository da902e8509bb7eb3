"""Time that stands: a pause when everybody wants it, and how it ends; holidays where people come and go."""

import pytest

from pessoi.table import ClockRule, Refusal, Table, absence, commands, pause
from pessoi.table.absence import DAY
from pessoi.table.commands import Repeated
from pessoi.table.pace import PACES, pace_of
from pessoi.table.view import clocks, lines, show_table, view
from tests.table.tables import FRIEND, ONLOOKER, OWNER, answer, bank, do, started

START = 2000
A_DAY = ClockRule("move", 24 * 3600)


def paused(*chairs: str, at: int, clock: ClockRule) -> Table:
    table = started(*chairs, clock=clock)
    for seat in table.people():
        do(table, pause.wish, seat, True, at)
    return table


def test_a_pause_takes_everybody_and_then_no_clock_runs() -> None:
    table = started(OWNER, FRIEND, ONLOOKER, clock=bank(100))
    do(table, pause.wish, 0, True, 5000)
    do(table, pause.wish, 2, True, 6000)
    shown = view(table, 1, 0, 7000, show_table(table, None)).pause
    assert shown is not None
    assert (shown.paused, shown.wished, shown.missing) == (False, [0, 2], [1])
    with pytest.raises(Repeated):
        pause.wish(table, 0, True, 7000)
    do(table, pause.wish, 0, False, 7000)  # another thought
    do(table, pause.wish, 1, True, 8000)
    assert not table.paused
    do(table, pause.wish, 0, True, 12_000)
    assert table.paused
    assert show_table(table, None).paused
    told = clocks(table, 500_000)
    assert told is not None
    assert (told.running, told.left[0]) == (None, 100_000 - 10_000)
    assert not commands.time_up(table, 10**9).entries
    keys = [line.message[0] for line in lines(table, 1, 0) if line.message]
    assert [keys.count(key) for key in ("line-pause-on", "line-pause-off", "line-paused")] == [4, 1, 1]


def test_a_pause_ends_as_it_began_and_what_was_thought_before_counts() -> None:
    table = paused(OWNER, FRIEND, at=12_000, clock=bank(100))
    do(table, pause.wish, 1, False, 40_000)
    assert table.paused
    do(table, pause.wish, 0, False, 50_000)
    assert table.clock.left(0, 0, 60_000) == 100_000 - 10_000 - 10_000
    again = Table(table.id, table.setup, table.chance.seed)
    again.load(list(table.entries))
    assert again.clock.left(0, 0, 60_000) == 80_000


def test_who_answers_in_a_pause_spends_nothing_and_undoes_nothing() -> None:
    table = paused(OWNER, FRIEND, at=12_000, clock=ClockRule("move", 30))
    answer(table, now=99_000)
    assert table.clock.left(1, 1, 200_000) == 30_000
    do(table, commands.undo, 0, table.question, 300_000)
    assert table.clock.left(0, 0, 400_000) == 20_000


def test_who_is_gone_does_not_keep_a_pause_for_ever() -> None:
    table = paused(OWNER, FRIEND, at=12_000, clock=A_DAY)
    until = pause.show_pause(table)
    assert until is not None
    assert until.until == 12_000 + 7 * DAY
    do(table, pause.wish, 0, False, 12_000 + 7 * DAY - 1)
    assert table.paused
    with pytest.raises(Repeated):
        pause.wish(table, 0, False, 12_000 + 7 * DAY - 1)
    do(table, pause.wish, 1, False, 12_000 + 7 * DAY)
    assert not table.paused


def test_a_bot_in_ones_seat_has_no_say() -> None:
    table = started(OWNER, FRIEND, clock=A_DAY)
    do(table, commands.go_away, 1, None, 5000)
    with pytest.raises(Refusal):
        pause.wish(table, 1, True, 6000)
    do(table, pause.wish, 0, True, 6000)
    assert table.paused


def test_on_holiday_ones_own_time_stands_and_nobody_goes_on_without_one() -> None:
    table = started(OWNER, FRIEND, clock=A_DAY)
    do(table, pause.begin_holiday, OWNER, START + 3600_000)
    with pytest.raises(Repeated):
        pause.begin_holiday(table, OWNER, START + DAY)
    info = show_table(table, None)
    assert (info.seats[0].holiday, info.seats[1].holiday, info.deadline) == (True, False, None)
    assert not commands.time_up(table, START + 10 * DAY).entries
    answer(table, now=START + 10 * DAY)  # who is away may answer all the same
    assert show_table(table, None).deadline == START + 11 * DAY
    assert table.clock.left(1, 1, START + 10 * DAY + 3600_000) == DAY - 3600_000
    do(table, pause.end_holiday, OWNER, START + 12 * DAY)
    with pytest.raises(Repeated):
        pause.end_holiday(table, OWNER, START + 12 * DAY)
    without = started(OWNER, FRIEND, patience=7 * DAY // 1000)
    do(without, pause.begin_holiday, OWNER, START + DAY)
    assert absence.show_absence(without) is None
    with pytest.raises(Refusal):
        absence.stand_in(without, 1, without.question, START + 9 * DAY)


def test_a_table_of_one_sitting_knows_no_holidays() -> None:
    table = started(OWNER, FRIEND, clock=bank(1200))
    with pytest.raises(Repeated):
        pause.begin_holiday(table, OWNER, 5000)
    assert show_table(table, None).deadline is None


def test_every_pace_is_its_own() -> None:
    assert {name: pace_of(rule) for name, rule in PACES.items()} == {name: name for name in PACES}
    assert [pace_of(rule) for rule in (ClockRule("move", 120), bank(2700), ClockRule("move", 3 * 24 * 3600))] == [
        "live",
        "relaxed",
        "day",
    ]
