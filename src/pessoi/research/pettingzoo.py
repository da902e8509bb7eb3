"""PettingZoo: every seat an agent.

    from pessoi.research.pettingzoo import env
    e = env("mytikas", players=3)

One agent may be asked several times in a row. The mask is in the observation and in the info. Rewards come at the end.
An illegal answer raises IllegalAction and changes nothing; PettingZoo's own TerminateIllegalWrapper makes it a loss.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from pessoi.kernel import OVER
from pessoi.research.picture import MODES, render
from pessoi.research.session import Session, check_rewards, feature_names


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    rewards: str = "rank",
    perfect: bool = False,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's usual guard against calls in the wrong order."""
    return Guard(raw_env(game, players, options, seed, rewards, perfect, render_mode))


class Guard(OrderEnforcingWrapper):  # type: ignore[misc]  # pettingzoo has no types
    """The usual guard, with the way that every step takes made short: through the wrapper each attribute is looked up
    twice, in Python. What comes before the first reset goes the usual way, and is refused there."""

    @property
    def agents(self) -> Any:
        return self.env.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> Any:
        return self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    _has_updated: bool

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        return self._agents(max_iter) if self._has_reset else super().agent_iter(max_iter)

    def _agents(self, left: int) -> Iterator[str]:
        while self.env.agents and left > 0:
            if not self._has_updated:
                raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
            self._has_updated = False
            left -= 1
            yield self.env.agent_selection

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe)

    def step(self, action: Any) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)


def parallel_env(game: str, players: int = 2, **more: Any) -> ParallelEnv:
    """For algorithms that know nothing else: all agents answer at once, and only the answer of the one asked counts.
    An illegal one loses the game, because such algorithms know no masks either."""
    return turn_based_aec_to_parallel(TerminateIllegalWrapper(env(game, players, **more), illegal_reward=-1.0))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "name": "pessoi_v1",
        "is_parallelizable": True,  # see parallel_env
        "render_fps": 2,
    }

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
        super().__init__()
        self.render_mode = render_mode
        self.reward_kind = check_rewards(rewards)
        self.session = Session(game, players, options, perfect)
        self.first_seed = 0 if seed is None else seed
        self.games_started = 0
        self.possible_agents = [f"seat_{i}" for i in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.nothing = np.zeros(self.session.actions, np.int8)  # the mask of whoever is not asked
        self.nothing.setflags(write=False)
        observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (self.session.features,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.session.actions,), np.int8),
            }
        )
        action = gymnasium.spaces.Discrete(self.session.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        whole = len(feature_names(self.session.game, self.session.options, perfect=True))
        self.state_space = gymnasium.spaces.Box(-np.inf, np.inf, (whole,), np.float32)

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.first_seed, self.games_started = seed, 0
        self.session.begin(f"{self.first_seed} {self.games_started}")
        self.games_started += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.asked = self.agents[self.session.seat]
        self.infos = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self._tell_masks()

    def _tell_masks(self) -> None:
        """To who is asked now; who was asked before gets an empty one."""
        self.infos[self.asked] = {"action_mask": self.nothing}
        self.asked = self.agent_selection
        self.mask = self.session.mask(self.seats[self.asked])
        self.infos[self.asked] = {"action_mask": self.mask}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        mask = self.mask if agent == self.asked else self.nothing.copy()
        return {"observation": self.session.observation(seat), "action_mask": mask}

    def state(self) -> Any:
        """For centralised critics: what every seat knows, from the first on."""
        found = np.empty(self.state_space.shape, np.float32)
        self.session.write_state(0, found)
        return found

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None:
            raise ValueError(f"{agent} is still playing: an action is needed")
        self.session.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        seat = self.session.request.seat
        if seat == OVER:
            for name, reward in zip(self.possible_agents, self.session.rewards(self.reward_kind), strict=True):
                self.rewards[name] = reward
                self.terminations[name] = True
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[seat]
        self._tell_masks()

    def render(self) -> Any:
        """The board as the seat in turn sees it: text, or a picture of it."""
        return render(self.session, self.session.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
