"""OpenSpiel: the game tree with explicit chance.

    import pyspiel, pessoi.research.openspiel
    game = pyspiel.load_game("pessoi_mytikas(players=3)")

Information states are the seat's own history: what it was asked and answered and what it has seen of the others, with
the position as it knows it now. `resample_from_infostate` imagines a world that fits, so OpenSpiel's information-set
search runs on it.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel

from pessoi.games import GAMES, load_game
from pessoi.kernel import CHANCE, OVER, Game, Options, Request, State
from pessoi.research.session import Session, feature_names


def game_type(name: str) -> Any:
    game = load_game(name)
    return pyspiel.GameType(
        short_name=f"pessoi_{name}",
        long_name=f"Pessoi: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.players), **{o.name: o.values[0] for o in game.options}},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games as OpenSpiel's."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        self.rules: Game[Any] = load_game(name)
        chosen = {**game_type(name).parameter_specification, **(params or {})}
        players = int(chosen.pop("players"))
        self.options = self.rules.settled_options(Options(players, {k: str(v) for k, v in chosen.items()}))
        self.width = len(feature_names(self.rules, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary.actions),
            max_chance_outcomes=len(self.rules.vocabulary.actions),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.max_decisions(self.options),
        )
        super().__init__(game_type(name), info, {"players": players, **self.options.values})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, and for each seat the history that it has seen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: State = game.rules.setup(game.options)
        self.seen: list[list[str]] = [[] for _ in range(game.options.players)]

    @property
    def rules(self) -> Game[Any]:
        rules: Game[Any] = self.get_game().rules
        return rules

    def request(self) -> Request:
        return self.rules.pending(self.position)

    def current_player(self) -> int:
        seat = self.request().seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        index = self.rules.vocabulary.index
        return sorted(index[a] for a in self.request().actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        request = self.request()
        weights = request.weights or []
        total = sum(weights)
        index = self.rules.vocabulary.index
        return sorted((index[a], w / total) for a, w in zip(request.actions, weights, strict=True))

    def _apply_action(self, index: int) -> None:
        action = self.rules.vocabulary.actions[index]
        request = self.request()
        text = self.rules.vocabulary.text(action)
        for seat, history in enumerate(self.seen):
            if request.is_seen_by(seat) or seat == request.seat:
                history.append(f"{request.seat} {text}")
        self.rules.play(self.position, action)

    def _action_to_string(self, player: int, index: int) -> str:
        return self.rules.vocabulary.text(self.rules.vocabulary.actions[index])

    def is_terminal(self) -> bool:
        return self.request().seat == OVER

    def returns(self) -> list[float]:
        """A share of the victory against the others': sums to nothing, whoever wins."""
        outcome = self.rules.outcome(self.position)
        players = len(self.seen)
        if outcome is None:
            return [0.0] * players
        shares = outcome.shares()
        mean = sum(shares) / players
        return [share - mean for share in shares]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that `player` cannot tell from this one."""
        rng = Random(sampler())
        twin: SpielState = self.clone()
        known = self.rules.known(self.position, player)
        twin.position = self.rules.imagine(known, player, rng)
        return twin

    def __str__(self) -> str:
        return str(self.position.data())


class Observer:
    """Observation and information-state vectors and strings of one seat."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.kind = kind
        self.game = game
        self.tensor = np.zeros(game.width, np.float32)
        self.dict = {"observation": self.tensor}
        self.session = Session(game.rules.name, game.options.players, game.options.values, perfect=False)

    def set_from(self, state: SpielState, player: int) -> None:
        rules = self.game.rules
        self.tensor[:] = self.session.vector(rules.known(state.position, player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        known = self.game.rules.known(state.position, player).digest()
        if self.kind.perfect_recall:
            return "; ".join([f"seat {player}", *state.seen[player], known])
        return f"seat {player}; {known}"


def maker(name: str) -> Callable[[dict[str, Any] | None], SpielGame]:
    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def register(names: Sequence[str]) -> None:
    """Make games known to `pyspiel.load_game`; a second time changes nothing."""
    for name in names:
        if f"pessoi_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(name), maker(name))


register(list(GAMES))
