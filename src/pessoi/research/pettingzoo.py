"""PettingZoo: every seat an agent.

    from pessoi.research.pettingzoo import env
    e = env("mytikas", players=3)

One agent may be asked several times in a row. The mask is in the observation and in the info. Rewards come at the end.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pessoi.research.session import Session

REWARDS = ("rank", "margin")


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    rewards: str = "rank",
    perfect: bool = False,
) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's usual guard against calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(game, players, options, seed, rewards, perfect))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "pessoi_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        rewards: str = "rank",
        perfect: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {rewards!r}")
        super().__init__()
        self.render_mode = render_mode
        self.reward_kind = rewards
        self.session = Session(game, players, options, perfect)
        self.first_seed = 0 if seed is None else seed
        self.games_started = 0
        self.possible_agents = [f"seat_{i}" for i in range(players)]
        self.agents: list[str] = []
        observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (self.session.features,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.session.actions,), np.int8),
            }
        )
        action = gymnasium.spaces.Discrete(self.session.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.first_seed, self.games_started = seed, 0
        self.session.reset(f"{self.first_seed} {self.games_started}")
        self.games_started += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.session.seat]
        self._tell_masks()

    def _tell_masks(self) -> None:
        self.infos = {a: {"action_mask": self.session.mask(self.possible_agents.index(a))} for a in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.session.observation(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None:
            raise ValueError(f"{agent} is still playing: an action is needed")
        self.session.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.session.over():
            for name, reward in zip(self.possible_agents, self.session.rewards(self.reward_kind), strict=True):
                self.rewards[name] = reward
                self.terminations[name] = True
            self.agent_selection = self.agents[0]
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.session.seat]
        self._tell_masks()
        self._accumulate_rewards()

    def render(self) -> str:
        """What the seat in turn knows, in plain text."""
        return str(self.session.shown(self.session.seat))

    def close(self) -> None:
        """Nothing is held open."""
