"""Many games at once in one process, with numpy arrays for what goes in and comes out.

games = Batch("mytikas", players=2, games=256, seed=1)
while learning:
    choices = policy(games.observations, games.masks)   # one index a game
    games.step(choices)                                 # games that ended start again by themselves
"""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Final

import numpy as np
import numpy.typing as npt

from pessoi.research.session import Session


class Batch:
    """`games` games side by side. Row i of every array belongs to game i.

    observations  what the seat that is asked knows      [games, features] float32
    masks         its legal answers                      [games, actions] int8
    seats         which seat that is                     [games] int32
    rewards       of the game that the last step ended, by seat; 0 elsewhere   [games, players] float32
    ended         whether the last step ended a game     [games] bool
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        rewards: str = "rank",
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.sessions: Final = [Session(game, players, options, perfect=False) for _ in range(games)]
        self.seed: Final = seed
        self.kind: Final = rewards
        self.started: Final = [0] * games
        first = self.sessions[0]
        self.observations: Final = np.zeros((games, first.features), np.float32)
        self.masks: Final = np.zeros((games, first.actions), np.int8)
        self.seats: Final = np.zeros(games, np.int32)
        self.rewards: Final = np.zeros((games, players), np.float32)
        self.ended: Final = np.zeros(games, np.bool_)
        for i in range(games):
            self._start(i)

    def step(self, choices: Sequence[int] | npt.NDArray[np.integer]) -> None:
        """One answer in every game. All are checked first: an illegal one raises ValueError and nothing moves."""
        if len(choices) != len(self.sessions):
            raise ValueError(f"{len(self.sessions)} games need as many choices, not {len(choices)}")
        for i, choice in enumerate(choices):
            if not 0 <= int(choice) < self.masks.shape[1] or not self.masks[i, int(choice)]:
                raise ValueError(f"game {i}: choice {int(choice)} is not legal")
        self.rewards.fill(0)
        self.ended.fill(False)
        for i, choice in enumerate(choices):
            session = self.sessions[i]
            session.answer(int(choice))
            if session.over():
                self.rewards[i] = session.rewards(self.kind)
                self.ended[i] = True
                self._start(i)
            else:
                self._look(i)

    def _start(self, i: int) -> None:
        self.sessions[i].reset(f"{self.seed} {i} {self.started[i]}")
        self.started[i] += 1
        self._look(i)

    def _look(self, i: int) -> None:
        session = self.sessions[i]
        self.seats[i] = session.seat
        self.observations[i] = session.observation(session.seat)
        self.masks[i] = session.mask(session.seat)


def throughput(game: str, players: int, games: int = 64, seconds: float = 1.0) -> float:
    """Decisions a CPU second that a batch plays at random, observations, masks and rewards included."""
    batch = Batch(game, players, games)
    rng = np.random.default_rng(1)
    decisions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
        decisions += games
    return decisions / spent
