"""Thinking time: banks, time for each answer, undo, absences, and a wall clock that jumps."""

import pytest

from pessoi.table import Change, ClockRule, commands
from pessoi.table.entry import Chatted, decode, encode
from pessoi.table.timekeeper import Timekeeper
from tests.table.machine import HOUR, SECOND, Machine
from tests.table.tables import FRIEND, OWNER, answer, bank, do, started


def test_a_bank_is_used_up_by_ones_own_thinking_only() -> None:
    table = started(OWNER, FRIEND, clock=bank(100, increment=2))
    answer(table, now=12_000)
    assert table.running() == 1
    assert table.clock.left(0, 1, 20_000) == 100_000 - 10_000 + 2_000
    assert table.clock.left(1, 1, 20_000) == 100_000 - 8_000


def test_time_per_move_starts_anew() -> None:
    table = started(OWNER, FRIEND, clock=ClockRule("move", 30))
    assert table.clock.left(0, 0, 12_000) == 20_000
    answer(table, now=12_000)
    assert table.clock.left(0, 1, 20_000) == 30_000
    assert table.clock.left(1, 1, 20_000) == 22_000


def test_at_zero_a_bot_takes_over_or_the_seat_loses() -> None:
    gentle = started(OWNER, FRIEND, clock=bank(10))
    assert not commands.time_up(gentle, 11_999).entries
    do(gentle, commands.time_up, 12_000)
    assert gentle.level(0) == "greedy"
    assert gentle.phase == "play"
    strict = started(OWNER, FRIEND, clock=bank(10, "forfeit"))
    do(strict, commands.time_up, 12_001)
    assert strict.phase == "over"
    assert strict.forfeits == {0: "time"}


def test_going_away_and_coming_back_wins_no_time() -> None:
    table = started(OWNER, FRIEND, clock=bank(100))
    do(table, commands.go_away, 0, None, 32_000)
    do(table, commands.come_back, 0, 62_000)
    assert table.clock.left(0, 0, 62_000) == 70_000
    move = started(OWNER, FRIEND, clock=ClockRule("move", 100))
    do(move, commands.go_away, 0, None, 32_000)
    do(move, commands.come_back, 0, 62_000)
    assert move.clock.left(0, 0, 62_000) == 40_000


def test_an_outage_does_not_count() -> None:
    table = started(OWNER, FRIEND, clock=bank(100))
    do(table, commands.wake, 90_000)
    assert table.clock.left(0, 0, 91_000) == 99_000
    assert not commands.wake(started(OWNER, FRIEND), 1).entries


# -- undo


def test_answering_and_taking_back_wins_no_time() -> None:
    table = started(OWNER, FRIEND, clock=bank(10, increment=60))
    for n in range(15):
        answer(table, now=2100 + 200 * n)
        do(table, commands.undo, 0, table.question, 2200 + 200 * n)
    assert table.clock.left(0, 0, 5000) == 10_000 - 15 * 100
    assert table.clock.left(1, 0, 5000) == 10_000 - 15 * 100


def test_a_question_that_one_goes_back_to_has_what_was_left_of_its_time() -> None:
    table = started(OWNER, FRIEND, clock=ClockRule("move", 30))
    answer(table, now=12_000)
    do(table, commands.undo, 0, table.question, 20_000)
    assert table.clock.left(0, 0, 21_000) == 30_000 - 10_000 - 1_000
    answer(table, now=22_000)
    assert table.clock.left(1, 1, 23_000) == 29_000


def test_a_question_given_up_by_going_back_is_asked_again_with_what_was_left() -> None:
    table = started(OWNER, FRIEND, clock=ClockRule("move", 30))
    answer(table, now=3_000)
    answer(table, "let", now=5_000)
    do(table, commands.undo, 1, table.question, 25_000)
    assert table.clock.left(1, 1, 25_000) == 28_000
    answer(table, "let", now=26_000)
    assert table.clock.left(1, 1, 27_000) == 9_000


def test_an_undo_of_an_old_log_means_what_it_meant() -> None:
    table = started(OWNER, FRIEND, clock=bank(100, increment=2))
    answer(table, now=12_000)
    table.extend([decode('{"k":"undone","at":20000,"by":0,"length":4}')])
    assert table.clock.left(0, 0, 20_000) == 100_000 - 10_000 + 2_000
    assert table.clock.left(1, 0, 20_000) == 100_000


# -- the tables' time


def test_the_tables_time_does_not_follow_a_wall_clock_that_is_set() -> None:
    machine = Machine()
    time = Timekeeper(machine)
    start = time.now()
    machine.t += 5 * SECOND
    machine.shift += HOUR
    assert time.now() == start + 5_000
    entry = time.stamp(Change([Chatted(time.now(), "Owner", "hm")])).entries[0]
    assert (entry.at, entry.time) == (machine.wall(), start + 5_000)
    assert decode(encode(entry)) == entry


def test_an_entry_looks_as_ever_while_nobody_sets_the_clock() -> None:
    machine = Machine()
    time = Timekeeper(machine)
    machine.shift += 7000  # by which clocks may differ
    entry = time.stamp(Change([Chatted(time.now(), "Owner", "hm")])).entries[0]
    assert encode(entry) == b'{"k":"said","at":1700000000000,"name":"Owner","text":"hm"}'


@pytest.mark.parametrize(("jump", "passed"), [(0, 4_000), (HOUR, 3_604_000), (-HOUR, 0)])
def test_another_process_goes_on_where_the_last_one_was_alive(jump: int, passed: int) -> None:
    machine = Machine()
    time = Timekeeper(machine)
    machine.shift += HOUR  # set before the last beat
    alive, ahead, last = time.wall(), time.ahead(), time.now()
    machine.t += 4 * SECOND
    machine.shift += jump
    again = Timekeeper(machine)
    assert again.go_on(alive, ahead) == passed
    assert again.now() == last + passed


def test_an_outage_counts_for_nobody_not_even_where_a_bot_is_asked() -> None:
    table = started(OWNER, FRIEND, clock=ClockRule("move", 30))
    do(table, commands.go_away, 0, None, 4_000)
    do(table, commands.wake, 9_000_000)
    do(table, commands.come_back, 0, 9_001_000)
    assert table.clock.left(0, 0, 9_001_000) == 29_000
