"""Tables of older rules: a finished game stays what it was, a running one goes on under the new rules."""

from pathlib import Path
from random import Random

import pytest

from pessoi.games import GAMES
from pessoi.records import game_of, read, verify, write
from pessoi.table import Table, commands
from pessoi.table.entry import Answered, AnyEntry
from pessoi.table.past import record_of
from tests.table.old import OLD, tables, unpack
from tests.table.tables import answer, do

CUTS = 6  # places at which a finished game is taken for a running one


def play_on(table: Table, rng: Random) -> None:
    while table.phase == "play":
        action = table.request.actions[int(rng.random() * len(table.request.actions))]
        answer(table, table.game.vocabulary.text(action), by="bot")


def place_to_cut(entries: list[AnyEntry], length: int) -> int:
    """From there on, the first place where a player is asked: chance answers together with whom it follows."""
    while isinstance(entry := entries[length], Answered) and entry.seat < 0:
        length += 1
    return length


@pytest.mark.parametrize("packed", OLD, ids=lambda path: path.name)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_game_is_what_it_was(packed: Path, game: str, tmp_path: Path) -> None:
    old = next(t for t in tables(unpack(packed, tmp_path)) if (t.game, t.phase) == (game, "over"))
    table = old.load()
    assert table.phase == "over"
    assert table.overdue is None
    assert table.game.version == table.version
    record = read(write(record_of(table), reveal=True))
    assert verify(record, game_of(record)).seed
    outcome = table.outcome()
    assert outcome is not None
    assert record.result.startswith(outcome.reason)


@pytest.mark.parametrize("packed", OLD, ids=lambda path: path.name)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_running_game_goes_on_and_its_record_tells_where_rules_changed(
    packed: Path, game: str, tmp_path: Path
) -> None:
    old = next(t for t in tables(unpack(packed, tmp_path)) if (t.game, t.phase) == (game, "over"))
    for i in range(1, CUTS):
        table = old.load(place_to_cut(old.entries, 2 + (len(old.entries) - 2) * i // CUTS))
        given = len(table.moves)
        crossed = table.overdue is not None
        do(table, commands.change_rules, 5000)
        play_on(table, Random(i))
        record = read(write(record_of(table), reveal=True))
        assert [change.number for change in record.changes] == ([given] if crossed else [])
        found = verify(record, game_of(record))
        assert (found.over, found.seed) == (True, True)
