"""Puzzles: every one that is packaged can be set up, solved and told; what is no puzzle is not taken for one."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pessoi.cli import main
from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Game, Message
from pessoi.records import write
from pessoi.review.course import course_of
from pessoi.review.mining import HARDEST, LEAST, LONGER, LONGEST, MARGIN, Miner, expert_choice
from pessoi.review.puzzle import Puzzle, Solving, puzzles_of, read_puzzles, write_puzzle
from pessoi.review.puzzle_runs import ALIKE, Quarry, run_job
from pessoi.review.worth import Worth
from pessoi.table.types import words
from tests.toys.played import played

ENOUGH = 40  # a title
PACKAGED = [(name, id) for name in GAMES for id in puzzles_of(name)]


@cache
def solving(name: str, id: str) -> Solving:
    return Solving(load_game(name), puzzles_of(name)[id])


def miner(game: Game[Any], puzzle: Puzzle, seed: str) -> Miner:
    return Miner(game, len(set(game.teams(game.load(puzzle.position)))), seed)


@pytest.mark.parametrize("name", GAMES)
def test_every_packaged_puzzle_can_be_solved(name: str) -> None:
    game, puzzles = load_game(name), puzzles_of(name)
    assert len(puzzles) >= ENOUGH
    for id, puzzle in puzzles.items():
        found = solving(name, id)
        start = found.positions[0]
        assert start.data() == puzzle.position, id
        assert not game.violations(start, None), id
        assert len(found.requests[0].actions) >= LEAST, id  # no forced move
        assert 1 <= len(puzzle.questions) <= LONGEST
        for request, question in zip(found.requests, puzzle.questions, strict=True):
            legal = [game.vocabulary.text(action) for action in request.actions]
            assert request.seat == puzzle.seat, id
            assert len(legal) > 1, id
            assert question.answer in legal
            assert question.others
            assert {*question.others} <= {*legal} - {question.answer}
            assert question.chance - question.next >= MARGIN - 1e-9
        assert 800 < puzzle.rating <= HARDEST + LONGER * LONGEST
        assert game.show(game.known(start, puzzle.seat), puzzle.seat)["active"] is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_set_is_varied(name: str) -> None:
    puzzles = list(puzzles_of(name).values())
    firsts = [puzzle.questions[0].answer for puzzle in puzzles]
    assert max(firsts.count(answer) for answer in firsts) <= ALIKE
    ratings = [puzzle.rating for puzzle in puzzles]
    assert max(ratings) - min(ratings) >= 300


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_solutions_are_told_in_words(name: str, lang: str) -> None:
    game, said = load_game(name), catalogue(lang, name)
    for id, puzzle in puzzles_of(name).items():
        found = solving(name, id)
        messages = [words(line.message()) for line in found.line()]
        messages += [words(game.describe(game.vocabulary.read(q.answer))) for q in puzzle.questions]
        messages += [reason.message for reason in puzzle.why]
        assert puzzle.why
        for key, args in messages:
            assert said.has(key), f"{id}: {key}"
            text = said.say(Message(key, args), [f"Player {seat}" for seat in range(puzzle.players)])
            assert text
            assert key not in text, id


def test_what_the_solver_cannot_know_plays_no_part() -> None:
    """In another world that fits what the seat knows, the question and the board are the same."""
    for name, id in PACKAGED[::7]:
        game, puzzle, found = load_game(name), puzzles_of(name)[id], solving(name, id)
        seat, s = puzzle.seat, found.positions[0]
        other = game.imagine(game.known(s, seat), seat, Random(id))
        assert game.pending(other).actions == found.requests[0].actions
        assert game.show(game.known(other, seat), seat) == game.show(game.known(s, seat), seat)


def test_a_puzzle_is_found_again_and_what_is_none_is_not() -> None:
    game = load_game("hellas")
    puzzle = next(iter(puzzles_of("hellas").values()))
    request = solving("hellas", puzzle.id).requests[0]
    s = game.load(puzzle.position)
    found = miner(game, puzzle, "again").clear(s, request)
    assert found is not None
    assert found.answer == puzzle.questions[0].answer
    course = course_of(played(game, game.modes()[0], "puzzles", 30)[0])
    placing = next(moment for moment in course.moments if moment.is_choice)
    assert miner(game, puzzle, "1").puzzle(course, placing, "x") is None  # the first of an opening: all are alike


def test_a_file_goes_on_where_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(iter(puzzles_of("mytikas").values()))
    file = tmp_path / "mine.jsonl"
    file.write_bytes(write_puzzle(puzzle) + b'{"id": "cut o')
    quarry = Quarry(file)
    assert quarry.puzzles == read_puzzles(file.read_bytes()) == [puzzle]
    assert quarry.after() == int(puzzle.source.rpartition(" ")[2]) + 1
    quarry.add(puzzle)  # again
    for number in range(5):
        quarry.add(msgspec.structs.replace(puzzle, id=str(number)))
    assert len(Quarry(file).puzzles) == ALIKE
    arguments = ["puzzles", "mytikas", "--number", "2", "--out", str(file)]
    assert main([*arguments, "--json"]) == 0  # there are enough
    assert len(json.loads(capsys.readouterr().out)) == ALIKE
    assert main(["--lang", "fr", *arguments]) == 0
    assert "3 problèmes" in capsys.readouterr().out
    file.write_bytes(b"{}\n")
    assert main(arguments) == 2
    assert main(["puzzles", "chess"]) == 2


def test_records_are_mined_too(tmp_path: Path) -> None:
    game = load_game("mytikas")
    (tmp_path / "game.pessoi").write_text(text := record_text(game))
    arguments = ["puzzles", "mytikas", "--records", str(tmp_path), "--workers", "1", "--out", str(tmp_path / "x")]
    assert main(arguments) == 0
    assert read_puzzles((tmp_path / "x").read_bytes()) == run_job(("mytikas", "1", "game.pessoi", text))


def record_text(game: Game[Any]) -> str:
    return write(played(game, game.modes()[0], "mine", 8)[0], reveal=True)


@pytest.mark.long
@pytest.mark.parametrize(("name", "id"), PACKAGED)
def test_expert_at_four_times_its_budget_agrees(name: str, id: str) -> None:
    """With other random numbers than those that found it: `make puzzles`."""
    game, puzzle, found = load_game(name), puzzles_of(name)[id], solving(name, id)
    reviewer = miner(game, puzzle, "verify").reviewer
    for s, request, question in zip(found.positions, found.requests, puzzle.questions, strict=True):
        text = game.vocabulary.text
        assert text(expert_choice(game, s, request, f"verify {id}")) == question.answer
        known = game.known(s, puzzle.seat)
        values = []
        for answer in (question.answer, *question.others):
            action = game.vocabulary.read(answer)
            worth = Worth(game, reviewer.judgement, known, puzzle.seat, action, reviewer.own_turn_only, f"verify {id}")
            worth.search(4 * reviewer.budget.each)
            values.append(worth.value())
        assert values[0] - max(values[1:]) >= 0.5 * MARGIN  # chances are found with some uncertainty
