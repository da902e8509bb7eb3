"""Tables of a tournament: played though nobody watches, whoever is asked is told, nobody wins by a bot or by a hint."""

import pytest

from pessoi.server.storage.kept import Occasion
from pessoi.server.tables.occasions import occasions
from pessoi.server.tables.summary import is_busy
from pessoi.server.tournaments.duty import result_of, start
from pessoi.table import Table, commands, hints, lobby
from pessoi.table.commands import Repeated
from tests.table.tables import FRIEND, OWNER, do, finish, lobby_of

pytestmark = pytest.mark.usefixtures("pebbles")


def table_of(*chairs: str) -> Table:
    return lobby_of(*chairs, tournament="cup")


def test_bots_go_on_though_nobody_watches_and_a_second_start_changes_nothing() -> None:
    table = table_of("random", "random")
    do(table, start, 2000)
    assert is_busy(table)
    with pytest.raises(Repeated):
        start(table, 3000)
    shows = lobby_of("random", "random")
    shows.become(commands.begin(shows, 2000))
    assert not is_busy(shows)


def test_whoever_is_asked_first_is_told_among_bots_too() -> None:
    table = table_of(FRIEND, "random")  # its owner sits nowhere, as a tournament does
    after = table.fork()
    change = start(table, 2000)
    after.become(change)
    told = occasions(table, after, change.entries, 2000)
    asked = [after.setup.chairs[seat].person for seat in after.waiting()]
    assert [o.person for o in told if isinstance(o, Occasion) and o.kind == "turn"] == [who for who in asked if who]
    assert hints.hints_at(after) == "off"


def test_who_left_a_seat_to_a_bot_comes_last() -> None:
    table = table_of(OWNER, FRIEND)
    do(table, start, 2000)
    do(table, commands.go_away, 0, None, 2100)
    finish(table)
    places, gone = result_of(table)
    assert places[0] == 3 > places[1]
    assert gone == [0]
    setup = lobby.rematch_setup(table, 1, "key")
    assert setup.tournament == ""
