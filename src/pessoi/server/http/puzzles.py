"""Endpoints for puzzles: which there are, one of them with all its questions, and a table that starts from it."""

from functools import lru_cache
from typing import Final, cast

from starlette.responses import Response

from pessoi.games import GAMES, load_game
from pessoi.kernel import Options, State
from pessoi.records import Player, Record
from pessoi.review.puzzle import Puzzle, Solving, puzzles_of
from pessoi.server import wire
from pessoi.server.http.games import game_named
from pessoi.server.http.onward import play_on
from pessoi.server.http.request import Call, reply
from pessoi.table import Refusal
from pessoi.table.types import Shown, words
from pessoi.table.view import show_request

KEPT: Final = 64  # puzzles that are not shown anew: today's is everybody's


async def get_puzzles(call: Call) -> Response:
    return reply(all_puzzles())


@lru_cache(maxsize=1)
def all_puzzles() -> wire.PuzzlesReply:
    found = {}
    for game in GAMES:
        puzzles = sorted(puzzles_of(game).values(), key=lambda puzzle: (puzzle.rating, puzzle.id))
        found[game] = [wire.PuzzleInfo(puzzle.id, puzzle.rating, puzzle.players) for puzzle in puzzles]
    return wire.PuzzlesReply(found)


async def get_puzzle(call: Call) -> Response:
    puzzle = puzzle_named(call)
    return reply(shown_puzzle(call.path("game"), puzzle.id))


async def post_puzzle_onward(call: Call) -> Response:
    """A table that starts from the puzzle's position, as from a step of a game."""
    puzzle, game = puzzle_named(call), game_named(call.path("game"))
    players = [Player("bot", "bot")] * puzzle.players
    options = Options(puzzle.players, puzzle.options)
    record = Record(game.name, game.version, options, players, "", start=puzzle.position)
    return await play_on(call, record, game)


def puzzle_named(call: Call) -> Puzzle:
    game = call.path("game")
    game_named(game)
    puzzle = puzzles_of(game).get(call.path("puzzle"))
    if puzzle is None:
        raise Refusal("not_found", f"there is no such puzzle of {game}", key="no_puzzle")
    return puzzle


@lru_cache(maxsize=KEPT)
def shown_puzzle(name: str, id: str) -> wire.PuzzleReply:
    game, puzzle = load_game(name), puzzles_of(name)[id]
    solving, seat = Solving(game, puzzle), puzzle.seat

    def shown(s: State) -> Shown:
        return cast("Shown", game.show(game.known(s, seat), seat))

    steps = []
    for s, request, question in zip(solving.positions, solving.requests, puzzle.questions, strict=True):
        asked = show_request(game, game.known(s, seat), request)
        steps.append(wire.PuzzleStep(shown(s), asked, question.answer, question.others, question.chance, question.next))
    return wire.PuzzleReply(
        puzzle.id,
        name,
        puzzle.rating,
        puzzle.players,
        puzzle.options,
        seat,
        steps,
        shown(solving.end),
        [words(line.message()) for line in solving.line()],
        puzzle.why,
    )
