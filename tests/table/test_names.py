"""Names: something to be seen, and nobody else's at the table."""

import pytest

from pessoi.table import Refusal, commands, lobby
from pessoi.table.names import LONGEST, distinct, is_alike, is_visible, skeleton, tidy
from tests.table.tables import FRIEND, ONLOOKER, OWNER, do, lobby_of, started

UNSEEN = [
    "\u200b\u200b",
    "\u3164",
    "\u2800 \u2800",
    "\u00ad",
    "\u0301\u0302",
    "\ufe0f",
    "\u202e\u200f",
    "\u2003",
    "\U000e0041",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_of_nothing_is_none(name: str) -> None:
    assert not is_visible(tidy(name))


@pytest.mark.parametrize("name", ["Zoë", "Ἀθηνᾶ", "Łukasz", "李", "7", "🦉", "Ma Non", "नमस्ते"])
def test_names_of_all_peoples_are_names(name: str) -> None:
    assert is_visible(tidy(name))
    assert tidy(tidy(name)) == tidy(name)


@pytest.mark.parametrize(
    "other",
    ["Owner", "OWNER", "Ow\u200bner", "Оwner", "0wner", "Ｏｗｎｅｒ", "Öwner", "Ow ner", "Οwner", "\u202eOwner"],
)
def test_who_could_be_mistaken_for_somebody(other: str) -> None:
    assert is_alike(other, ["Friend", None, "Owner"])


def test_different_names_stay_different() -> None:
    names = ["Owner", "Friend", "Onlooker", "Bot", "Bot 2", "Anna", "Ann", "李", "理"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_who_sits_down_under_a_name_that_is_taken_gets_a_number() -> None:
    table = lobby_of(OWNER, "open", "open")
    do(table, lobby.join, FRIEND, "Оwner", None, 1)  # a Cyrillic letter
    do(table, lobby.join, ONLOOKER, "OWNER", None, 2)
    assert [chair.name for chair in table.setup.chairs] == ["Owner", "Оwner 2", "OWNER 3"]
    do(table, lobby.leave, FRIEND, 3)
    do(table, lobby.join, ONLOOKER, "OWNER", 1, 4)
    assert table.setup.chairs[1].name == "OWNER 2"
    long = "x" * LONGEST
    assert len(distinct(long, [long])) == LONGEST


def test_a_spectator_does_not_speak_in_a_players_name() -> None:
    table = started(OWNER, FRIEND)
    with pytest.raises(Refusal) as refusal:
        commands.chat(table, "Οwner", None, "I resign", 3000)  # a Greek letter
    assert refusal.value.message.key == "error-name-taken"
    assert commands.chat(table, "Onlooker", None, "hm", 3000).entries[0].seat is None  # type: ignore[union-attr]


def test_who_sits_speaks_under_the_name_of_the_seat() -> None:
    table = started(OWNER, FRIEND)
    said = commands.chat(table, "Owner", 1, "I resign", 3000).entries[0]
    assert (said.name, said.seat) == ("Friend", 1)  # type: ignore[union-attr]
