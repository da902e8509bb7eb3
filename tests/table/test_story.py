"""A table's story: told again from the last heading, without what was taken back."""

import random
from typing import Final

import msgspec
import pytest

from pessoi.games import GAMES
from pessoi.kernel import WATCHER
from pessoi.kernel.story import SENTENCE
from pessoi.records import game_of
from pessoi.table import Table, commands
from pessoi.table.past import record_of, story_of
from pessoi.table.story import story
from pessoi.table.types import StoryLine
from tests.table.tables import FRIEND, OWNER, answer, do, finish, started

ANSWERS: Final = 120


class Reader:
    """Somebody who gets views now and then, and keeps lines as the protocol says."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self.since = 0
        self.lines: list[StoryLine] = []

    def look(self, table: Table) -> None:
        begin, told = story(table, self.viewer, self.since)
        self.since = table.seq
        kept = [] if begin == 0 else self.lines
        for at, line in enumerate(kept):
            if line.rank > SENTENCE and line.first >= begin:
                kept = kept[:at]
                break
        self.lines = [*kept, *told]


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_of_parts_has_the_whole_story(game: str) -> None:
    rng = random.Random(3)
    table = started(OWNER, FRIEND, game=game)
    readers = [Reader(0), Reader(1), Reader(WATCHER)]
    for number in range(ANSWERS):
        if table.phase == "over":
            break
        answer(table, table.game.vocabulary.text(rng.choice(table.request.actions)))
        if number % 25 == 24:
            do(table, commands.undo, table.moves[-1].seat, table.question, 4000)
        for reader in readers:
            if rng.random() < 0.6:
                reader.look(table)
            if number % 10 == 0:
                reader.look(table)
                assert reader.lines == story(table, reader.viewer, 0)[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_story_that_goes_on_is_what_it_would_be_from_the_beginning(game: str) -> None:
    """Whatever was told before, to whom: other tables with the same log, those that remember nothing, tell the same."""
    rng = random.Random(11)
    table = started(OWNER, FRIEND, game=game)
    seen = [0, 0, 0]
    for number in range(ANSWERS):
        if table.phase == "over":
            break
        other = table.fork()
        answer(other, other.game.vocabulary.text(rng.choice(other.request.actions)))
        answer(table, table.game.vocabulary.text(rng.choice(table.request.actions)))
        if number % 25 == 24:
            do(table, commands.undo, table.moves[-1].seat, table.question, 4000)
        for at, viewer in enumerate((0, 1, WATCHER)):
            for here in (other, table):
                if rng.random() < 0.7:
                    anew = here.fork()
                    anew.told = None
                    assert story(here, viewer, seen[at]) == story(anew, viewer, seen[at])
            if rng.random() < 0.5:
                seen[at] = table.seq


def test_what_was_told_is_not_changed_by_telling_on() -> None:
    """A line goes on (“1 stone” becomes “2 stone”), and whoever was given it has it as it was."""
    rng = random.Random(1)
    table = started(OWNER, FRIEND, game="cyclades")
    given = []
    for _ in range(40):
        answer(table, table.game.vocabulary.text(rng.choice(table.request.actions)))
        told = story(table, WATCHER, 0)[1]
        given.append((told, msgspec.json.encode(told)))
    assert [text for _, text in given] == [msgspec.json.encode(told) for told, _ in given]


def test_what_was_taken_back_is_not_told() -> None:
    table = started(OWNER, FRIEND, game="mytikas")
    answer(table)
    before = story(table, 0, 0)[1]
    answer(table)
    assert story(table, 0, 0)[1] != before
    do(table, commands.undo, table.moves[-1].seat, table.question, 4000)
    assert story(table, 0, 0)[1] == before


def test_a_record_tells_the_same_story_as_its_table() -> None:
    table = started(OWNER, FRIEND, game="hellas")
    finish(table)
    record = record_of(table)
    told = story_of(game_of(record), record, 0)
    assert [(line.rank, line.message) for line in told] == [(line.rank, line.message) for line in story(table, 0, 0)[1]]
    assert [line.last for line in told if line.rank == SENTENCE] == sorted(
        line.last for line in told if line.rank == SENTENCE
    )
