"""Gymnasium: one seat against bots.

    import gymnasium, pessoi.research.gymnasium
    e = gymnasium.make("pessoi/Mytikas-v1", opponents=["greedy", "random"])

`action_masks()` is where sb3-contrib's MaskablePPO looks for the legal answers. An illegal one changes nothing and
costs PENALTY; with `illegal="raise"` it raises IllegalAction.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from pessoi.bots import Bot, make_bot
from pessoi.games import GAMES
from pessoi.research.picture import MODES, render
from pessoi.research.session import Session, Vector, check_rewards

ILLEGAL: Final = ("penalise", "raise")
PENALTY: Final = -1.0


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """The learner's seat rotates from game to game, unless `seat` fixes it."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, str] | None = None,
        seat: int | None = None,
        rewards: str = "rank",
        illegal: str = "penalise",
        render_mode: str | None = None,
    ) -> None:
        players = len(opponents) + 1
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat is 0 to {players - 1}, not {seat}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.session = Session(game, players, options, perfect=False)
        self.opponents = list(opponents)
        self.fixed_seat = seat
        self.reward_kind = check_rewards(rewards)
        self.penalises = illegal == "penalise"
        self.penalties = 0
        self.render_mode = render_mode
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.session.features,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.session.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        players = len(self.opponents) + 1
        self.seat = number % players if self.fixed_seat is None else self.fixed_seat
        others = [s for s in range(players) if s != self.seat]
        self.bots = {s: make_bot(name, number + s) for s, name in zip(others, self.opponents, strict=True)}
        self.penalties = 0
        self.session.begin(str(number))
        self._bots_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Who answers illegally more often than a game has questions is stopped: truncated."""
        if self.penalises and not self.session.is_legal(int(action)):
            self.penalties += 1
            cut = self.penalties > self.session.bound
            return self._observation(), PENALTY, False, cut, {**self._info(), "illegal": True}
        self.session.answer(int(action))
        self._bots_play()
        over = self.session.over()
        reward = self.session.rewards(self.reward_kind)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _bots_play(self) -> None:
        session = self.session
        while not session.over() and session.seat != self.seat:
            known = session.game.known(session.position, session.seat)
            action = self.bots[session.seat].choose(session.game, known, session.seat, session.request)
            session.answer(session.game.vocabulary.index[action])

    def _observation(self) -> Vector:
        return self.session.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.session.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return self.session.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The board as the learner sees it: text, or a picture of it."""
        return render(self.session, self.seat, self.render_mode)


# v1: an illegal answer is penalised instead of raised
for _name in GAMES:
    gymnasium.register(
        id=f"pessoi/{_name.capitalize()}-v1",
        entry_point="pessoi.research.gymnasium:SeatEnv",
        vector_entry_point="pessoi.research.vector:VectorGames",
        kwargs={"game": _name},
    )
