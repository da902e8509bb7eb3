"""Somebody does not answer: reminders, a bot that plays on, an end by agreement; and nothing before its time."""

from typing import Any

import pytest

from pessoi.table import Refusal, Table, absence, commands, lobby
from pessoi.table.absence import DAY, HOUR
from pessoi.table.commands import Repeated
from pessoi.table.view import lines, show_table, view
from tests.table.tables import FRIEND, ONLOOKER, OWNER, answer, bank, do, lobby_of, setup, started

WEEK = 7 * DAY
START = 2000


def waiting(*chairs: str, **more: Any) -> tuple[Table, int, list[int]]:
    """A game in play; who is asked; who else plays."""
    table = started(*(chairs or (OWNER, FRIEND)), patience=more.pop("patience", WEEK // 1000), **more)
    asked = table.request.seat
    return table, asked, absence.others(table, asked)


def refused(key: str, table: Table, command: object, seat: int, now: int) -> None:
    with pytest.raises(Refusal) as refusal:
        do(table, command, seat, table.question, now)  # type: ignore[arg-type]
    assert refusal.value.message.key == key


def test_who_is_asked_can_be_reminded_after_an_hour_once_a_day() -> None:
    table, asked, (other,) = waiting()
    refused("error-too-early", table, absence.nudge, other, START + HOUR - 1)
    refused("error-nobody-waited-for", table, absence.nudge, asked, START + HOUR)
    do(table, absence.nudge, other, table.question, START + HOUR)
    with pytest.raises(Repeated):
        do(table, absence.nudge, other, table.question, START + HOUR + DAY - 1)
    do(table, absence.nudge, other, table.question, START + HOUR + DAY)
    told = [line.message for line in lines(table, asked, 0) if line.message and line.message[0] == "line-nudge"]
    assert told == [("line-nudge", {"who": f"@{other}", "other": f"@{asked}"})] * 2
    answer(table, now=START + WEEK)
    assert table.nudged == 0


def test_a_bot_plays_on_after_the_time_the_table_set_and_the_person_may_return() -> None:
    table, asked, (other,) = waiting()
    refused("error-too-early", table, absence.stand_in, other, START + WEEK - 1)
    do(table, absence.stand_in, other, table.question, START + WEEK)
    assert table.level(asked) == table.setup.takeover
    answer(table, now=START + WEEK, by="bot")
    do(table, commands.come_back, asked, START + WEEK + 1)
    assert table.level(asked) is None


def test_who_comes_back_has_the_whole_time_again() -> None:
    table, asked, (other,) = waiting()
    do(table, absence.stand_in, other, table.question, START + WEEK)
    do(table, commands.come_back, asked, START + WEEK + 1)
    refused("error-too-early", table, absence.stand_in, other, START + 2 * WEEK)


def test_all_who_are_there_may_end_the_game_as_it_stands() -> None:
    table, asked, (first, second) = waiting(OWNER, FRIEND, ONLOOKER)
    refused("error-too-early", table, absence.end, first, START + WEEK - 1)
    do(table, absence.end, first, table.question, START + WEEK)
    shown = view(table, first, 0, START + WEEK, show_table(table, None)).absence
    assert shown is not None
    assert (shown.seat, shown.ending, shown.missing, shown.patience) == (asked, [first], [second], WEEK // 1000)
    with pytest.raises(Repeated):
        do(table, absence.end, first, table.question, START + WEEK)
    do(table, absence.end, second, table.question, START + WEEK)
    outcome = table.outcome()
    assert outcome is not None
    assert (table.phase, outcome.reason, {seat.place for seat in outcome.seats}) == ("over", "end-agreed", {1})
    again = Table(table.id, table.setup, table.chance.seed)
    again.load(list(table.entries))
    assert again.phase == "over"


def test_an_answer_ends_the_talk_of_ending() -> None:
    table, _, (first, _) = waiting(OWNER, FRIEND, ONLOOKER)
    do(table, absence.end, first, table.question, START + WEEK)
    answer(table, now=START + WEEK)
    assert table.ending == frozenset()


def test_an_old_question_a_clock_and_a_table_of_old_give_no_right() -> None:
    table, _, (other,) = waiting()
    with pytest.raises(Refusal) as refusal:
        absence.stand_in(table, other, table.question - 1, START + WEEK)
    assert refusal.value.code == "stale"
    for kind in ({"patience": 0}, {"clock": bank(60)}):
        table, _, (other,) = waiting(**kind)
        refused("error-no-patience", table, absence.stand_in, other, START + 2 * WEEK)
    alone, asked, rest = waiting(OWNER, "random")
    assert rest == []
    assert view(alone, asked, 0, START, show_table(alone, None)).absence is None


@pytest.mark.parametrize("seconds", [1, 3599, 61 * 24 * 3600])
def test_the_term_has_bounds(seconds: int) -> None:
    with pytest.raises(Refusal):
        lobby.arrange(setup(OWNER, "open", patience=seconds), 1)
    assert show_table(lobby_of(OWNER, "open", patience=WEEK // 1000), None).patience == WEEK // 1000
