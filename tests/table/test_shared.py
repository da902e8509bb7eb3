"""Several people at one device: whoever is asked is shown their own, and nothing of it to the others."""

from typing import Any

import pytest

from pessoi.games import GAMES
from pessoi.table import Refusal, Table, commands, lobby, pause
from pessoi.table.conversation import Conversation
from pessoi.table.messages import Hello
from pessoi.table.types import View
from tests.table.tables import FRIEND, OWNER, answer, bank, do, lobby_of, started

HIDING = [game for game in GAMES if game != "mytikas"]  # there nobody knows more than the others


def shared(game: str, *others: str, **more: Any) -> Table:
    """The owner and somebody at their device, then the others."""
    table = lobby_of(OWNER, "open", *others, game=game, **more)
    do(table, lobby.set_seat, OWNER, 1, "here", None, 1500, None, "Daphne")
    do(table, lobby.start, OWNER, None, 2000)
    return table


def seen(talk: Conversation, table: Table) -> View:
    return talk.view(table, 4000, [])


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_that_is_asked_is_shown_and_covered_where_something_is_hidden(game: str) -> None:
    table = shared(game)
    talk = Conversation(OWNER, "Owner")
    talk.hear(table, Hello(0, 1))
    seats, covered = [], set()
    while len(table.moves) < 60 and table.phase == "play":
        view = seen(talk, table)
        seats.append(view.seat)
        covered.add(view.covered)
        assert view.request is not None
        assert view.table.hands == [0, 1]
        assert view.first == 0 or seats[-2] == view.seat  # each seat has read another log
        answer(table)
    assert set(seats) == {0, 1}
    assert (True in covered) == (game in HIDING)
    assert not seen(Conversation(None, None), table).covered


def test_while_a_bot_is_asked_whoever_answered_last_looks_on() -> None:
    table = shared("mytikas", "random", options={})
    while table.request.seat != 2:
        last = table.request.seat
        answer(table)
    assert table.seat_of(OWNER) == last
    do(table, commands.resign, last, 3000)
    assert table.seat_of(OWNER) == 1 - last  # a bot plays the other one


def test_an_answer_is_taken_back_without_leave_at_one_device_and_with_leave_of_people_elsewhere() -> None:
    table = shared("mytikas")
    answer(table)
    while table.request.seat == table.moves[-1].seat:
        answer(table)
    moves = len(table.moves)
    do(table, commands.undo, table.request.seat, table.question, 5000)
    assert len(table.moves) < moves
    table = shared("mytikas", FRIEND)
    while not table.moves or table.moves[-1].seat != 2:
        answer(table)
    do(table, commands.undo, 0, table.question, 5000)
    assert table.undo is not None
    with pytest.raises(Refusal, match="your leave is not asked for"):
        commands.consent(table, 1, table.question, True, 5000)
    do(table, commands.consent, 2, table.question, True, 5000)
    assert table.undo is None


def test_one_wish_for_a_pause_is_that_of_the_whole_device() -> None:
    table = shared("mytikas", clock=bank(60))
    do(table, pause.wish, 0, True, 3000)
    assert table.paused


def test_in_the_lobby_they_come_and_go_together_and_nothing_of_it_counts() -> None:
    table = lobby_of(OWNER, "open", FRIEND, game="mytikas")
    do(table, lobby.set_seat, OWNER, 1, "here", None, 1500, None, "Owner")
    assert [chair.name for chair in table.setup.chairs] == ["Owner", "Owner 2", "Friend"]
    with pytest.raises(Refusal, match="counts"):
        lobby.change_settings(table, OWNER, {"rated": True}, 1600)
    with pytest.raises(Refusal):
        lobby.set_seat(table, FRIEND, 1, "here", None, 1600, None, "Friend")
    do(table, lobby.leave, OWNER, 1700)
    assert [chair.kind for chair in table.setup.chairs] == ["open", "open", "person"]


def test_nobody_alone_is_covered() -> None:
    table = started(OWNER, FRIEND, game="hellas")
    for _ in range(30):
        assert not table.is_covered(table.request.seat)
        answer(table)
