"""Many games at once in one process, with numpy arrays for what goes in and comes out.

games = Batch("mytikas", players=2, games=256, seed=1)
while learning:
    choices = policy(games.observations, games.masks)   # one index a game
    games.step(choices)                                 # games that ended start again by themselves
"""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any, Final
from zlib import crc32

import numpy as np
import numpy.typing as npt

from pessoi.bots import Bot, make_bot
from pessoi.kernel.course import Course, answer_all, look_all
from pessoi.research.session import Session, check_rewards

Array = npt.NDArray[Any]


def shapes(session: Session, games: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """The arrays of a batch: their shapes and what they hold."""
    return {
        "observations": ((games, session.features), np.float32),
        "masks": ((games, session.actions), np.int8),
        "seats": ((games,), np.int32),
        "rewards": ((games, session.options.players), np.float32),
        "ended": ((games,), np.bool_),
    }


class Batch:
    """`games` games side by side. Row i of every array belongs to game i.

    observations  what the seat that is asked knows      [games, features] float32
    masks         its legal answers                      [games, actions] int8
    seats         which seat that is                     [games] int32
    rewards       of the game that the last step ended, by seat; 0 elsewhere   [games, players] float32
    ended         whether the last step ended a game     [games] bool

    With `opponents` (bots' names, one fewer than players) only the learner's seat is asked; it changes from game to
    game. `arrays` are to be written into instead of new ones: shared memory, for instance. `first` is the number of the
    first game, which its seeds depend on.
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        rewards: str = "rank",
        opponents: Sequence[str] = (),
        arrays: Mapping[str, Array] | None = None,
        first: int = 0,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        if opponents and len(opponents) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(opponents)}")
        self.sessions: Final = [Session(game, players, options, perfect=False) for _ in range(games)]
        self.courses: Final[list[Course]] = [*self.sessions]  # as the compiled loops take them
        self.kind: Final = check_rewards(rewards)
        self.opponents: Final = list(opponents)
        self.first: Final = first
        self.seed = seed
        self.started: Final = [0] * games
        self.learners: Final = [-1] * games  # the learner's seat, where there are opponents
        self.bots: Final[list[dict[int, Bot]]] = [{} for _ in range(games)]
        made = arrays or {name: np.zeros(*shape) for name, shape in shapes(self.sessions[0], games).items()}
        self.observations: Final = made["observations"]
        self.masks: Final = made["masks"]
        self.seats: Final = made["seats"]
        self.rewards: Final = made["rewards"]
        self.ended: Final = made["ended"]
        self._rows: Final = list(self.observations)  # a view of each game's row
        self._mask_rows: Final = list(self.masks)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games everywhere, and as many as ever may follow, from this seed."""
        self.seed = seed
        self.rewards.fill(0)
        self.ended.fill(False)
        for i in range(len(self.sessions)):
            self.started[i] = 0
            self._start(i)
        self._look(range(len(self.sessions)))

    def step(self, choices: Sequence[int] | npt.NDArray[np.integer]) -> None:
        """One answer in every game. All are checked first: an illegal one raises ValueError and nothing moves."""
        if len(choices) != len(self.sessions):
            raise ValueError(f"{len(self.sessions)} games need as many choices, not {len(choices)}")
        places = np.asarray(choices, np.int64)
        numbers = np.arange(len(places))
        inside = (places >= 0) & (places < self.masks.shape[1])
        legal = inside & (self.masks[numbers, np.where(inside, places, 0)] != 0)
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"game {wrong}: choice {int(places[wrong])} is not legal")
        self.rewards.fill(0)
        self.ended.fill(False)
        over = set(answer_all(self.courses, places.tolist()))
        if self.opponents:
            over |= {i for i in range(len(self.sessions)) if i not in over and self._bots_play(i)}
        for i in over:
            self.rewards[i] = self.sessions[i].rewards(self.kind)
            self.ended[i] = True
            self._start(i)
        self._look(range(len(self.sessions)))

    def _start(self, i: int) -> None:
        """The next game in this place; with bots one in which the learner is asked at all."""
        session = self.sessions[i]
        while True:
            number = f"{self.seed} {self.first + i} {self.started[i]}"
            session.begin(number)
            if self.opponents:
                players = len(self.opponents) + 1
                self.learners[i] = (self.first + i + self.started[i]) % players
                others = [s for s in range(players) if s != self.learners[i]]
                names = zip(others, self.opponents, strict=True)
                self.bots[i] = {s: make_bot(name, crc32(f"{number} {s}".encode())) for s, name in names}
            self.started[i] += 1
            if not self.opponents or not self._bots_play(i):
                return

    def _bots_play(self, i: int) -> bool:
        """Until the learner is asked; whether the game is over."""
        session, bots = self.sessions[i], self.bots[i]
        while session.seat in bots:
            known = session.game.known(session.position, session.seat)
            action = bots[session.seat].choose(session.game, known, session.seat, session.request)
            session.answer(session.game.vocabulary.index[action])
        return session.over()

    def _look(self, numbers: range) -> None:
        self.seats[:] = look_all(self.courses, list(numbers), self._rows, self._mask_rows)


def random_choices(masks: Array, rng: np.random.Generator) -> Array:
    """A legal answer in every game, each as likely as the others."""
    games, width = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))  # of all rows, one after the other
    starts = np.arange(games) * width
    first = np.searchsorted(legal, starts)
    counts = np.diff(first, append=len(legal))
    chosen: Array = legal[first + (rng.random(games) * counts).astype(np.int64)] - starts
    return chosen


def throughput(game: str, players: int, games: int = 64, seconds: float = 1.0) -> float:
    """Decisions a CPU second that a batch plays at random, observations, masks and rewards included."""
    batch = Batch(game, players, games)
    rng = np.random.default_rng(1)
    decisions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        batch.step(random_choices(batch.masks, rng))
        decisions += games
    return decisions / spent
