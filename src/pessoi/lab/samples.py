"""Positions to learn from: what a seat saw, what the hand-made evaluation said, and how the game ended.

They are kept sparse, since thousands of games in full would not fit into memory: a shard is one npz file with all rows
behind each other and an array that says where each begins. Where a search answered, its visits are kept beside the
hand-made priors of the same answers. No torch here: whoever learns by other means reads the same files.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pessoi.bots import Bot, SearchBot
from pessoi.bots.simple import GreedyBot
from pessoi.kernel import CHANCE, OVER, Action, Game, Known, Request, State
from pessoi.kernel.network import LEAST, all_inputs, input_names, look
from pessoi.kernel.observation import Observation
from pessoi.lab.match import GameResult, Step, Worker
from pessoi.lab.plan import Plan, derived_seed

NO_TEAM: Final = -1e9  # the logarithm of the chance of a team that there is not
TEMPERATURES: Final = (0.0, 0.005, 0.01, 0.03)  # of seats without search: lesser answers must be seen to lose
FIELDS: Final = (
    "starts",
    "indices",
    "values",
    "hand",
    "team",
    "target",
    "game",
    "asked",
    "actions",
    "priors",
    "visits",
)


class Row:
    """One position, seen by one seat. Seats count from that one; teams have the game's numbers.

    hand      by team, the logarithm of the chance to win by the hand-made evaluation
    team      by seat, its team
    answers   where a search answered: place in the vocabulary, hand-made prior, share of the visits; else none
    """

    def __init__(
        self, seen: Observation, hand: list[float], team: list[int], answers: list[tuple[int, float, float]]
    ) -> None:
        self.indices: Final = seen.indices
        self.values: Final = seen.values
        self.hand: Final = hand
        self.team: Final = team
        self.answers: Final = answers


class Noted:
    """What is kept of one game: its result, the rows, and the share of the win by team."""

    def __init__(self, result: GameResult, rows: list[Row], target: list[float]) -> None:
        self.result: Final = result
        self.rows: Final = rows
        self.target: Final = target


class Wandering(Bot):
    """Another bot that now and then gives a random answer, so that games go where nobody would have gone."""

    def __init__(self, bot: Bot, rng: Random, rate: float) -> None:
        self.bot: Final = bot
        self.rng: Final = rng
        self.rate: Final = rate
        self.shares: dict[Action, float] = {}  # of the last answer's visits, if it was searched for

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        self.shares = {}
        if self.rng.random() < self.rate:
            return request.actions[int(self.rng.random() * len(request.actions))]
        action = self.bot.choose(game, k, seat, request)
        if isinstance(self.bot, SearchBot) and self.bot.thought is not None and len(request.actions) > 1:
            self.shares = self.bot.thought.shares
        return action


class Notes:
    """Takes notes of a game: positions where another seat comes to answer, which is where bots judge, and questions
    that were searched. A share of both is kept."""

    def __init__(self, game: Game[Any], places: list[int], bots: Sequence[Wandering], rng: Random, keep: float) -> None:
        self.game: Final = game
        self.places: Final = places
        self.bots: Final = bots
        self.rng: Final = rng
        self.keep: Final = keep
        self.rows: Final[list[Row]] = []
        self.asked = CHANCE

    def note(self, step: Step) -> None:
        if step.number == 0:
            self.asked = step.request.seat
        if step.known is not None and self.bots[step.request.seat].shares and self.rng.random() < self.keep:
            self.note_search(step, step.known, self.bots[step.request.seat].shares)
        if step.after.seat not in (self.asked, CHANCE, OVER):
            self.asked = step.after.seat
            if self.rng.random() < self.keep:
                for viewer in range(len(self.bots)):  # seats count from the viewer: as many lessons as seats
                    self.note_position(step.position, viewer, [])

    def note_search(self, step: Step, known: Known, shares: dict[Action, float]) -> None:
        seat = step.request.seat
        world = self.game.imagine(known, seat, self.rng)
        priors = self.game.priors(world, step.request)
        index, total = self.game.vocabulary.index, sum(priors)
        answers = [
            (index[action], prior / total, shares[action])
            for action, prior in zip(step.request.actions, priors, strict=True)
        ]
        self.note_position(world, seat, answers)

    def note_position(self, s: State, viewer: int, answers: list[tuple[int, float, float]]) -> None:
        seen = Observation()
        look(self.game, Known(s), viewer, seen)
        seen.indices = [self.places[i] for i in seen.indices]
        teams = self.game.teams(s)
        hand = [NO_TEAM] * (max(teams) + 1)
        for team, chance in zip(teams, self.game.evaluate(s), strict=True):
            hand[team] = float(np.log(max(chance, LEAST)))
        self.rows.append(Row(seen, hand, [*teams[viewer:], *teams[:viewer]], answers))


class Player(Worker):
    """Plays games of a plan with bots that wander, and takes notes."""

    def __init__(self, plan: Plan, players: list[int], wander: float, keep: float) -> None:
        super().__init__(plan)
        rows = {name: i for i, name in enumerate(all_inputs(self.game, players))}
        self.places: Final = [rows[name] for name in input_names(self.game, self.options)]
        self.wander: Final = wander
        self.keep: Final = keep
        self.seated: list[Wandering] = []

    def bot(self, name: str, seed: int) -> Bot:
        bot = super().bot(name, seed)
        if isinstance(bot, GreedyBot):
            bot = GreedyBot(bot.rng, bot.judge, Random(seed).choice(TEMPERATURES))
        self.seated.append(Wandering(bot, Random(seed + 1), self.wander))
        return self.seated[-1]

    def notes_of(self, number: int) -> Noted:
        self.seated = []
        rng = Random(derived_seed(self.plan, number, "positions"))
        notes = Notes(self.game, self.places, self.seated, rng, self.keep)
        result = self.play(number, notes.note)
        teams = self.game.teams(self.game.setup(self.options))
        won = [0.0] * (max(teams) + 1)
        for seat, team in enumerate(teams):
            won[team] = result.shares[seat]
        return Noted(result, notes.rows, won)


def play(plan: Plan, numbers: Sequence[int], players: list[int], wander: float, keep: float) -> Iterator[Noted]:
    """These games, each with what is kept of it; `players` are all numbers of players that the network is for."""
    player = Player(plan, players, wander, keep)
    for number in numbers:
        yield player.notes_of(number)


class Shard:
    """Rows as arrays: `starts` and `asked` say where each row's entries and answers begin, and where the last ends."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.arrays: Final = arrays

    def __len__(self) -> int:
        return len(self.arrays["game"])

    def __getitem__(self, name: str) -> NDArray[Any]:
        found: NDArray[Any] = self.arrays[name]
        return found

    def write(self, path: Path) -> None:
        """In one step: a file that is there is whole."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, **self.arrays)
        part.replace(path)


def read_shard(path: Path) -> Shard:
    with np.load(path) as file:
        return Shard({name: file[name] for name in FIELDS})


def make_shard(found: Iterable[Noted], seats: int) -> Shard:
    """Games' rows in the order of the games; what has fewer than `seats` seats or teams is filled up."""
    games = sorted(found, key=lambda noted: noted.result.number)
    rows = [(noted, row) for noted in games for row in noted.rows]
    answers = [answer for _, row in rows for answer in row.answers]
    hand = np.full((len(rows), seats), NO_TEAM, np.float32)
    team = np.full((len(rows), seats), -1, np.int8)
    target = np.zeros((len(rows), seats), np.float32)
    for i, (noted, row) in enumerate(rows):
        hand[i, : len(row.hand)] = row.hand
        team[i, : len(row.team)] = row.team
        if not row.answers:
            target[i, : len(noted.target)] = np.array(noted.target) / sum(noted.target)
    return Shard(
        {
            "starts": starts([len(row.indices) for _, row in rows]),
            "indices": np.array([i for _, row in rows for i in row.indices], np.int32),
            "values": np.array([v for _, row in rows for v in row.values], np.float32),
            "hand": hand,
            "team": team,
            "target": target,
            "game": np.array([noted.result.number for noted, _ in rows], np.int32),
            "asked": starts([len(row.answers) for _, row in rows]),
            "actions": np.array([a for a, _, _ in answers], np.int32),
            "priors": np.array([p for _, p, _ in answers], np.float32),
            "visits": np.array([v for _, _, v in answers], np.float32),
        }
    )


def starts(lengths: Sequence[int]) -> NDArray[np.int64]:
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(np.array(lengths, np.int64), dtype=np.int64)])


def join(shards: Sequence[Shard]) -> Shard:
    """All rows behind each other."""
    found: dict[str, NDArray[Any]] = {}
    for name in FIELDS:
        parts = [shard[name] for shard in shards]
        if name in ("starts", "asked"):
            parts = [starts(np.concatenate([np.diff(part) for part in parts]).tolist())]
        found[name] = np.concatenate(parts)
    return Shard(found)
