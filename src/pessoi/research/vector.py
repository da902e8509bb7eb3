"""Gymnasium's vector environment: many games at once, in this process or in several over shared memory.

    import gymnasium, pessoi.research.gymnasium
    games = gymnasium.make_vec("pessoi/Mytikas-v1", num_envs=64, opponents=["greedy"], workers=2)

A game that ends starts again in the same step (`AutoresetMode.SAME_STEP`): what is observed is the new game's start.
`info` has `action_mask`, `seat` and, of games that ended, `rewards` of all seats. With opponents the reward is the
learner's; without them every seat is the learner in turn (self-play), and the reward is that of whoever answered.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from pessoi.research.batch import Array, Batch, shapes
from pessoi.research.session import Session

Told = dict[str, Any]


class VectorGames(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """`num_envs` games of one kind. `workers` processes step them; 0: this one does."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        opponents: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        seed: int = 0,
        workers: int = 0,
    ) -> None:
        seats = players or (len(opponents) + 1 if opponents else 2)
        session = Session(game, seats, options, perfect=False)
        self.num_envs = num_envs
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (session.features,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(session.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        told: Told = {"game": game, "players": seats, "options": options, "rewards": rewards, "opponents": opponents}
        self.games: Final = make_games(session, num_envs, workers, seed, told)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Told]:
        if not (seed is None or isinstance(seed, int)):
            raise ValueError("one seed is for all games: a number, or none to go on")
        self.games.reset(self.games.seed + 1 if seed is None else seed)
        return self.games.observations.copy(), self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array, Array, Array, Told]:
        asked = self.games.seats.copy()  # with bots: the learner's seat
        self.games.step(np.asarray(actions))
        rewards = self.games.rewards[np.arange(self.num_envs), asked].astype(np.float64)
        ended = self.games.ended.copy()
        return self.games.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._info()

    def _info(self) -> Told:
        ended = self.games.ended.copy()
        info: Told = {"action_mask": self.games.masks.copy(), "seat": self.games.seats.copy()}
        return {**info, "rewards": self.games.rewards.copy(), "_rewards": ended} if ended.any() else info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Where sb3-contrib looks for the legal answers."""
        return self.games.masks.astype(bool)

    def close_extras(self, **_: Any) -> None:
        if isinstance(self.games, Fleet):
            self.games.close()


class Fleet:
    """A batch whose games are spread over processes; all arrays are in memory that they share."""

    def __init__(self, session: Session, games: int, workers: int, seed: int, told: Told) -> None:
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games have 1 to {games} workers, not {workers}")
        self.seed = seed
        self.shared: Final = SharedMemory(create=True, size=sum(places(session, games).values()))
        arrays = arrays_in(self.shared, session, games)
        self.observations: Final = arrays["observations"]
        self.masks: Final = arrays["masks"]
        self.seats: Final = arrays["seats"]
        self.rewards: Final = arrays["rewards"]
        self.ended: Final = arrays["ended"]
        self.arrays: Final = arrays
        bounds = [games * i // workers for i in range(workers + 1)]
        self.parts: Final = list(pairwise(bounds))
        context = get_context("spawn")
        self.pipes: Final[list[Connection]] = []
        self.processes: Final = []
        for begin, end in self.parts:
            here, there = context.Pipe()
            work = (there, self.shared.name, games, begin, end, seed, told)
            process = context.Process(target=serve, args=work, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self._wait()

    def _wait(self) -> None:
        """All answers are read before any error is raised: the next ones belong to the next question."""
        failed = [word for word in [pipe.recv() for pipe in self.pipes] if word]
        if failed:
            raise ValueError(failed[0])

    def reset(self, seed: int) -> None:
        self.seed = seed
        for pipe in self.pipes:
            pipe.send(seed)
        self._wait()

    def step(self, choices: Array) -> None:
        """Each process checks its own games first: an illegal choice moves nothing in those."""
        if len(choices) != len(self.seats):
            raise ValueError(f"{len(self.seats)} games need as many choices, not {len(choices)}")
        for pipe, (begin, end) in zip(self.pipes, self.parts, strict=True):
            pipe.send(choices[begin:end])
        self._wait()

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)
            pipe.close()
        for process in self.processes:
            process.join()
        self.shared.close()
        self.shared.unlink()


def make_games(session: Session, games: int, workers: int, seed: int, told: Told) -> Batch | Fleet:
    return Fleet(session, games, workers, seed, told) if workers else Batch(games=games, seed=seed, **told)


def places(session: Session, games: int) -> dict[str, int]:
    """Bytes of each array, in whole words of eight."""
    found = {}
    for name, (shape, kind) in shapes(session, games).items():
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found[name] = -(-size // 8) * 8
    return found


def arrays_in(shared: SharedMemory, session: Session, games: int) -> dict[str, Array]:
    found: dict[str, Array] = {}
    offset = 0
    for name, (shape, kind) in shapes(session, games).items():
        found[name] = np.ndarray(shape, kind, shared.buf, offset)
        offset += places(session, games)[name]
    return found


def serve(pipe: Connection, name: str, games: int, begin: int, end: int, seed: int, told: Told) -> None:
    """A worker: seeds start its games anew, choices step them, None ends it."""
    shared = SharedMemory(name)
    session = Session(told["game"], told["players"], told["options"], perfect=False)
    mine = {key: array[begin:end] for key, array in arrays_in(shared, session, games).items()}
    batch = Batch(games=end - begin, seed=seed, arrays=mine, first=begin, **told)
    pipe.send("")
    while (word := pipe.recv()) is not None:
        try:
            if isinstance(word, int):
                batch.reset(word)
            else:
                batch.step(word)
            pipe.send("")
        except ValueError as error:
            pipe.send(str(error))
    del batch, mine
    shared.close()
