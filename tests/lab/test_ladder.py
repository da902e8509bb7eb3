"""The ladder of levels: ratings from games, and the book of those that come with a game."""

import math
from pathlib import Path

import pytest

from pessoi.bots import LEVELS, make_bot
from pessoi.bots.judges import folder_of
from pessoi.games import GAMES, Entry, load_game
from pessoi.lab import ladder
from pessoi.lab.ladder import Book, Meeting, Rung, climb, gap, kept, one_to_one, read_book, rungs, step_up, written


def test_ratings_are_odds_against_each_opponent() -> None:
    assert gap(0.5, 2) == pytest.approx(0.0)
    assert gap(10 / 11, 2) == pytest.approx(400.0)
    assert gap(0.25, 4) == pytest.approx(0.0)  # one among three equals
    assert gap(10 / 13, 4) == pytest.approx(400.0)
    assert one_to_one(10 / 13, 4) == pytest.approx(10 / 11)
    assert math.isfinite(gap(0.0, 2))
    assert math.isfinite(gap(1.0, 4))


def test_errors_of_the_steps_add_up() -> None:
    first = step_up(Rung("easy", "a", 0.0, 0.0, 0.0), "normal", "b", 70.0, 100, 2)
    second = step_up(first, "hard", "c", 70.0, 100, 2)
    assert None not in (first.rating, first.low, first.high, second.rating, second.low)
    assert first.low < first.rating < first.high  # type: ignore[operator]
    assert second.rating == pytest.approx(2 * first.rating, abs=0.2)  # type: ignore[operator]
    width = math.sqrt(2) * (first.rating - first.low)  # type: ignore[operator]
    assert second.rating - second.low == pytest.approx(width, abs=0.2)  # type: ignore[operator]


def test_levels_are_rated_and_kept_beside_the_rules(
    pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "folder_of", lambda name: tmp_path)
    assert kept(pebbles).meetings == []
    told: list[int] = []
    found = climb(pebbles, [2, 3], 4, workers=1, progress=told.append)
    assert [rung.level for rung in rungs(found, 3)] == list(LEVELS)
    assert [rung.games for rung in rungs(found, 2)] == [0, 4, 4, 4]
    assert told[-1] == 4 * ladder.pairs([2, 3])
    assert climb(pebbles, [2, 3], 4, workers=1) == found  # equal seeds give equal games
    (tmp_path / ladder.FILE).write_bytes(written(found))
    assert kept(pebbles) == found
    (tmp_path / ladder.FILE).write_bytes(written(found).replace(b'"rules": 1', b'"rules": 9'))
    assert kept(pebbles).meetings == []  # measured by other rules


def test_figures_add_up_over_time_and_equal_games_count_once() -> None:
    book = Book("pebbles", 1, [Meeting(2, "normal", "easy", "1", 10, 7.0)])
    more = Book("pebbles", 1, [Meeting(2, "normal", "easy", "2", 30, 20.0), Meeting(3, "hard", "normal", "1", 4, 2.0)])
    again = Book("pebbles", 1, [Meeting(2, "normal", "easy", "1", 20, 13.0)])
    both = book.with_more(more).with_more(again)
    assert both.found(2, "normal", "easy") == (50, 33.0)
    assert both.found(3, "hard", "normal") == (4, 2.0)
    assert both == again.with_more(more).with_more(book)
    assert read_book(written(both)) == both
    assert both.with_more(Book("pebbles", 2)).meetings == []  # other rules: what was known is past


def test_a_step_that_was_not_measured_leaves_what_is_above_without_a_rating() -> None:
    book = Book("pebbles", 1, [Meeting(2, "normal", "easy", "1", 10, 7.0), Meeting(2, "expert", "hard", "1", 10, 6.0)])
    found = rungs(book, 2)
    assert [rung.rating is not None for rung in found] == [True, True, False, False]
    assert [rung.games for rung in found] == [0, 10, 0, 10]


def test_what_a_level_was_before_no_longer_counts_for_it(pebbles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Book("pebbles", 1, [Meeting(2, "normal", "easy", "1", 10, 7.0), Meeting(2, "net", "look", "1", 10, 6.0)])
    assert [rung.games for rung in rungs(book, 2)] == [0, 10, 0, 0]
    entry = Entry(pebbles, GAMES[pebbles].module, levels={2: ("look", "net", "search:9", "search:20")})
    monkeypatch.setitem(GAMES, pebbles, entry)
    assert [(rung.bot, rung.games) for rung in rungs(book, 2)][:3] == [("look", 0), ("net", 10), ("search:9", 0)]


@pytest.mark.parametrize("name", list(GAMES))
def test_what_comes_with_a_game_was_measured_by_its_rules(name: str) -> None:
    book = kept(name)
    assert book.game == name
    assert written(book) == (folder_of(name) / ladder.FILE).read_bytes()
    for meeting in book.meetings:
        assert meeting.players in load_game(name).players
        assert make_bot(meeting.bot, 1)
        assert make_bot(meeting.against, 1)
    assert all(0 <= meeting.wins <= meeting.games for meeting in book.meetings)


def test_a_ladder_goes_on_where_its_games_end(pebbles: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    climb(pebbles, [2, 3], 2, workers=1, folder=folder)
    kept_games = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert len(kept_games) == ladder.pairs([2, 3])
    told: list[int] = []
    found = climb(pebbles, [2, 3], 4, workers=1, progress=told.append, folder=folder)
    assert found == climb(pebbles, [2, 3], 4, workers=1)
    for path in folder.iterdir():
        assert path.read_bytes().startswith(kept_games[path.name])
    assert told == [n for pair in range(6) for n in range(4 * pair + 2, 4 * pair + 5)]  # two of each four were there
