"""The ladder: how strong each level is, measured against the one below it, and kept beside the game's rules.

Ratings are those of chess players. With two, 400 more means to win ten games for every one that is lost; with more, one
of the upper level sits among lower ones, and against each of them alone its odds are that. The lowest level has 0.

Levels are names for bots (`Entry.levels`). What is kept are meetings of these bots, so that figures add up over time,
and those of a bot that is a level no longer wait until it is one again.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from pessoi.bots import LEVELS, bots_of_levels
from pessoi.bots.judges import folder_of
from pessoi.games import Levels, load_game
from pessoi.kernel import Options
from pessoi.lab.match import play_games
from pessoi.lab.plan import make_plan
from pessoi.lab.results import Results, complete, usable
from pessoi.lab.tally import wilson

FILE: Final = "ladder.json"  # beside a game's rules
TENFOLD: Final = 400.0  # what is added to a rating for ten times the odds
LEAST: Final = 0.002  # shares nearer to none or all are taken for this: their odds would have no end


class Meeting(msgspec.Struct, frozen=True):
    """What the first bot won against copies of the second, in so many games with that seed."""

    players: int
    bot: str
    against: str
    seed: str
    games: int
    wins: float


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The meetings of a game's bots, by one version of its rules."""

    game: str
    rules: int
    meetings: list[Meeting] = []

    def found(self, players: int, bot: str, against: str) -> tuple[int, float]:
        """How many games these two have played, and what the first one won."""
        some = [m for m in self.meetings if (m.players, m.bot, m.against) == (players, bot, against)]
        return sum(m.games for m in some), sum(m.wins for m in some)

    def with_more(self, other: "Book") -> "Book":
        """Both together. Equal seeds are equal games: of two such meetings the longer one counts."""
        if other.rules != self.rules:
            return other
        longest: dict[tuple[int, str, str, str], Meeting] = {}
        for meeting in sorted([*self.meetings, *other.meetings], key=lambda meeting: meeting.games):
            longest[meeting.players, meeting.bot, meeting.against, meeting.seed] = meeting
        return Book(self.game, self.rules, [longest[key] for key in sorted(longest)])


class Rung(msgspec.Struct, frozen=True):
    """A level and the bot that it is: what that won of how many games against the level below, and the rating with its
    95 % interval, if all steps up to it were measured."""

    level: str
    bot: str
    rating: float | None
    low: float | None
    high: float | None
    games: int = 0
    wins: float = 0.0


def climb(
    game: str,
    players: Sequence[int],
    games: int,
    seed: str = "1",
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
    folder: Path | None = None,
) -> Book:
    """Let every level meet the one below, so many games each with each number of players.

    folder   where games are kept, as the arena's results: what is there already is not played again
    """
    if folder is not None:
        with usable(folder):
            folder.mkdir(parents=True, exist_ok=True)
    before = 0
    found: list[Meeting] = []
    for number in players:
        for against, bot in pairwise(levels_of(game, number)):
            plan = make_plan("arena", game, [bot, against], number, None, None, seed)
            results = Results(plan, folder and folder / f"{game}-{number}-{bot}-{against}.jsonl".replace(":", "-"))
            tell = None if progress is None else partial(add, progress, before)
            complete(results, games, play_games, workers, cluster, tell, at_once=1)
            before += games
            wins = sum(result.shares[result.bots.index(bot)] for result in results.first(games))
            found.append(Meeting(number, bot, against, seed, games, wins))
    return Book(game, load_game(game).version, found)


def levels_of(name: str, players: int) -> Levels:
    """The levels as bots, in the usual mode with so many players."""
    game = load_game(name)
    return bots_of_levels(name, len(set(game.teams(game.setup(game.settled_options(Options(players)))))))


def add(progress: Callable[[int], None], before: int, done: int) -> None:
    progress(before + done)


def pairs(players: Sequence[int]) -> int:
    """How many pairs of levels meet."""
    return len(players) * (len(LEVELS) - 1)


def rungs(book: Book, players: int) -> list[Rung]:
    """The game's levels, from the lowest, by what is in the book."""
    bots = levels_of(book.game, players)
    found = [Rung(LEVELS[0], bots[0], 0.0, 0.0, 0.0)]
    for level, bot in zip(LEVELS[1:], bots[1:], strict=True):
        games, wins = book.found(players, bot, found[-1].bot)
        found.append(step_up(found[-1], level, bot, wins, games, players))
    return found


def step_up(below: Rung, level: str, bot: str, wins: float, games: int, players: int) -> Rung:
    """The next rung. Its interval holds the errors of all steps up to it, which are independent."""
    if not games or below.rating is None or below.low is None or below.high is None:
        return Rung(level, bot, None, None, None, games, wins)
    step = gap(wins / games, players)
    low, high = (gap(share, players) for share in wilson(wins, games))
    rating = below.rating + step
    down = math.hypot(below.rating - below.low, step - low)
    up = math.hypot(below.high - below.rating, high - step)
    return Rung(level, bot, round(rating, 1), round(rating - down, 1), round(rating + up, 1), games, wins)


def gap(share: float, players: int) -> float:
    """How much higher a bot is rated that wins this share of games, alone among others."""
    share = min(max(share, LEAST), 1.0 - LEAST)
    return TENFOLD * math.log10((players - 1) * share / (1.0 - share))


def one_to_one(share: float, players: int) -> float:
    """What it would win against one of them alone, by these odds."""
    return (players - 1) * share / ((players - 1) * share + 1.0 - share)


def kept(game: str) -> Book:
    """What was measured of the game's bots by the rules of today, and came with the game."""
    book = Book(game, load_game(game).version)
    try:
        found = read_book((folder_of(game) / FILE).read_bytes())
    except FileNotFoundError:
        return book
    return found if found.rules == book.rules else book


def read_book(data: bytes) -> Book:
    return msgspec.json.decode(data, type=Book)


def written(book: Book) -> bytes:
    """As a file: a line a meeting."""
    lines = ",\n    ".join(msgspec.json.encode(meeting).decode() for meeting in book.meetings)
    head = f'{{\n  "game": "{book.game}",\n  "rules": {book.rules},\n  "meetings": [\n    '
    return f"{head}{lines}\n  ]\n}}\n".encode()
