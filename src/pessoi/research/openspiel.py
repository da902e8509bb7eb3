"""OpenSpiel: the game tree with explicit chance.

    import pyspiel, pessoi.research.openspiel
    game = pyspiel.load_game("pessoi_mytikas(players=3)")

Information states are the seat's own history: what it was asked and answered and what it has seen of the others, with
the position as it knows it now. `resample_from_infostate` imagines a world that fits, so OpenSpiel's information-set
search runs on it. There is no vector of the information state, because a history has no bounded size: learners take the
observation's.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from pessoi.games import GAMES, load_game
from pessoi.kernel import CHANCE, OVER, Game, Options, Request, State
from pessoi.kernel.network import look
from pessoi.kernel.packed import PackedObservation
from pessoi.research.session import feature_names

OPEN: Final = ("mytikas",)  # games that hide nothing from anybody


def game_type(name: str) -> Any:
    game = load_game(name)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"pessoi_{name}",
        long_name=f"Pessoi: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if name in OPEN else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.players), **{o.name: typed(o.values[0]) for o in game.options}},
    )


def typed(value: str) -> int | str:
    """As OpenSpiel reads it from a game's name: what looks like a number is one."""
    return int(value) if value.isdecimal() else value


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
        values = {name: typed(value) for name, value in self.options.values.items()}
        super().__init__(game_type(name), info, {"players": players, **values})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Held:
    """What a state holds: a position, and for each seat the history that it has seen.

    OpenSpiel copies and pickles a state's attributes. Positions of compiled classes do not pickle by themselves, and
    would take the printed figures along; as data they do, and are small.
    """

    def __init__(self, rules: Game[Any], position: State, seen: list[list[str]]) -> None:
        self.rules: Final = rules
        self.position = position
        self.seen: Final = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.rules, self.position.copy(), [history.copy() for history in self.seen])

    def __reduce__(self) -> tuple[Any, ...]:
        return held, (self.rules.name, self.position.data(), self.seen)


def held(name: str, position: dict[str, Any], seen: list[list[str]]) -> Held:
    rules = load_game(name)
    return Held(rules, rules.load(position), seen)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of the tree; `held` is its only attribute."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        seen: list[list[str]] = [[] for _ in range(game.options.players)]
        self.held = Held(game.rules, game.rules.setup(game.options), seen)

    @property
    def rules(self) -> Game[Any]:
        return self.held.rules

    @property
    def position(self) -> State:
        return self.held.position

    @property
    def seen(self) -> list[list[str]]:
        return self.held.seen

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
        twin.held.position = self.rules.imagine(known, player, rng)
        return twin

    def __str__(self) -> str:
        return str(self.position.data())


class Observer:
    """Observation vectors and strings of one seat, and strings of its information state."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.kind = kind
        self.game = game
        self.tensor = np.zeros(game.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        rules, seen = self.game.rules, PackedObservation()
        look(rules, rules.known(state.position, player), player, seen)
        seen.write(self.tensor)

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
