"""A game taken elsewhere as its unfinished record, and gone on with there."""

from random import Random

import pytest
from msgspec.structs import replace

from pessoi.games import GAMES
from pessoi.records import Record, game_of, read, verify, write
from pessoi.table import Chair, Refusal, Table, commands, lobby
from pessoi.table.moving import bring, brought_setup, is_unfinished, taken
from pessoi.table.past import record_of
from tests.table.tables import FRIEND, OWNER, answer, do, lobby_of, started

ELSEWHERE = Chair("person", "me there", "Me")


def played(table: Table, moves: int) -> Table:
    rng = Random(3)
    while table.phase == "play" and len(table.moves) < moves:
        by = "person" if table.level(table.request.seat) is None else "bot"
        answer(table, table.game.vocabulary.text(rng.choice(table.request.actions)), by=by)
    return table


def brought(record: Record) -> Table:
    text = write(record, reveal=True)
    record = read(text)
    game = game_of(record)
    assert verify(record, game).seed
    assert is_unfinished(record, game)
    assert record.seed is not None
    setup = brought_setup(record, ELSEWHERE, "greedy", "k" * 24)
    table = Table("t2", setup, record.seed)
    table.become(lobby.arrange(setup, 5000))
    table.become(bring(table, record, 6000))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_where_it_stood_and_comes_back(game: str) -> None:
    here = played(started(OWNER, "random", game=game), 40)
    there = brought(taken(here, OWNER))
    assert here.position is not None
    assert there.position is not None
    assert there.position.digest() == here.position.digest()
    assert [move.action for move in there.moves] == [move.action for move in here.moves]
    assert [move.by for move in there.moves] == [move.by for move in here.moves]
    assert there.setup.chairs == [ELSEWHERE, Chair("bot", level="random")]
    again = Table("t2", there.setup, there.chance.seed)
    again.load(there.entries)
    assert again.position is not None
    assert again.position.digest() == there.position.digest()
    played(there, len(there.moves) + 10)
    back = played(brought(taken(there, "me there")), 100_000)
    record = record_of(back)
    assert verify(record, game_of(record)).seed
    assert record.commitment == taken(here, OWNER).commitment  # what was promised before the game


def test_what_was_answered_there_can_be_taken_back_here() -> None:
    table = brought(taken(played(started(OWNER, "random", game="hellas"), 30), OWNER))
    length = len(table.moves)
    do(table, commands.undo, 0, table.question, 7000)
    assert len(table.moves) < length


def test_people_at_one_device_go_together() -> None:
    table = lobby_of(OWNER, "open", game="hellas")
    do(table, lobby.set_seat, OWNER, 1, "here", None, 1500, None, "Daphne")
    do(table, lobby.start, OWNER, None, 2000)
    there = brought(taken(played(table, 20), OWNER))
    assert [chair.name for chair in there.setup.chairs] == ["Owner", "Daphne"]
    assert there.seats_of("me there") == [0, 1]


def test_who_plays_with_others_or_for_ratings_takes_nothing_along() -> None:
    with pytest.raises(Refusal, match="among bots"):
        taken(started(OWNER, FRIEND, game="hellas"), OWNER)
    table = started(OWNER, "random", game="hellas")
    with pytest.raises(Refusal, match="among bots"):
        taken(table, FRIEND)
    table.setup = replace(table.setup, rated=True)
    with pytest.raises(Refusal, match="counts"):
        taken(table, OWNER)


def test_a_record_that_is_over_or_without_its_seed_is_not_gone_on_with() -> None:
    table = played(started(OWNER, "random", game="mytikas"), 20)
    record = taken(table, OWNER)
    silent = read(write(record, reveal=False))
    assert not is_unfinished(silent, game_of(silent))
    over = record_of(played(table, 100_000))
    assert not is_unfinished(over, game_of(over))


def test_who_resigned_has_still_resigned_elsewhere() -> None:
    here = started(OWNER, OWNER, "random")
    played(here, len(here.moves) + 2)
    do(here, commands.resign, 1, 3000)
    played(here, len(here.moves) + 2)
    there = brought(taken(here, OWNER))
    assert there.forfeits == {1: "resign"}
    assert there.level(1) == there.setup.takeover
    assert [move.by for move in there.moves] == [move.by for move in here.moves]
    assert record_of(played(there, 100_000)).result.split()[2].startswith("3:")
