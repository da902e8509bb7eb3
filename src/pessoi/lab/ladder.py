"""The ladder: how strong each level is, measured against the one below it, and kept beside the game's rules.

Ratings are those of chess players. With two, 400 more means to win ten games for every one that is lost; with more, one
of the upper level sits among lower ones, and against each of them alone its odds are that. The lowest level has 0.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from pessoi.bots import LEVELS
from pessoi.bots.judges import folder_of
from pessoi.games import load_game
from pessoi.lab.match import play_games
from pessoi.lab.plan import make_plan
from pessoi.lab.results import Results, complete, usable
from pessoi.lab.tally import wilson

FILE: Final = "ladder.json"  # beside a game's rules
TENFOLD: Final = 400.0  # what is added to a rating for ten times the odds
LEAST: Final = 0.002  # shares nearer to none or all are taken for this: their odds would have no end


class Rung(msgspec.Struct, frozen=True):
    """A level: its rating with the 95 % interval, and what it won of how many games against the level below."""

    level: str
    rating: float
    low: float
    high: float
    games: int = 0
    wins: float = 0.0


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's levels by number of players, from the lowest, and the version of the rules that they played by."""

    game: str
    rules: int
    seed: str
    rungs: dict[int, list[Rung]]


def climb(
    game: str,
    players: Sequence[int],
    games: int,
    seed: str = "1",
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
    folder: Path | None = None,
) -> Ladder:
    """Let every level meet the one below, so many games each with each number of players.

    folder   where games are kept, as the arena's results: what is there already is not played again
    """
    if folder is not None:
        with usable(folder):
            folder.mkdir(parents=True, exist_ok=True)
    before = 0
    found: dict[int, list[Rung]] = {}
    for number in players:
        rungs = [Rung(LEVELS[0], 0.0, 0.0, 0.0)]
        for lower, upper in pairwise(LEVELS):
            plan = make_plan("arena", game, [upper, lower], number, None, None, seed)
            results = Results(plan, folder and folder / f"{game}-{number}-{upper}-{lower}.jsonl")
            tell = None if progress is None else partial(add, progress, before)
            complete(results, games, play_games, workers, cluster, tell, at_once=1)
            before += games
            wins = sum(result.shares[result.bots.index(upper)] for result in results.first(games))
            rungs.append(step_up(rungs[-1], upper, wins, games, number))
        found[number] = rungs
    return Ladder(game, load_game(game).version, seed, found)


def add(progress: Callable[[int], None], before: int, done: int) -> None:
    progress(before + done)


def meetings(players: Sequence[int]) -> int:
    """How many pairs of levels meet."""
    return len(players) * (len(LEVELS) - 1)


def step_up(below: Rung, level: str, wins: float, games: int, players: int) -> Rung:
    """The next rung. Its interval holds the errors of all steps up to it, which are independent."""
    step = gap(wins / games, players)
    low, high = (gap(share, players) for share in wilson(wins, games))
    rating = below.rating + step
    down = math.hypot(below.rating - below.low, step - low)
    up = math.hypot(below.high - below.rating, high - step)
    return Rung(level, round(rating, 1), round(rating - down, 1), round(rating + up, 1), games, wins)


def gap(share: float, players: int) -> float:
    """How much higher a bot is rated that wins this share of games, alone among others."""
    share = min(max(share, LEAST), 1.0 - LEAST)
    return TENFOLD * math.log10((players - 1) * share / (1.0 - share))


def kept(game: str) -> Ladder | None:
    """What was measured of the game's levels, if it was by the rules of today."""
    try:
        data = (folder_of(game) / FILE).read_bytes()
    except FileNotFoundError:
        return None
    found = msgspec.json.decode(data, type=Ladder)
    return found if found.rules == load_game(game).version else None


def written(ladder: Ladder) -> bytes:
    """As a file."""
    return msgspec.json.format(msgspec.json.encode(ladder)) + b"\n"
