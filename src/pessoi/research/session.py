"""A seeded game in progress that answers chance by itself."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pessoi.games import load_game
from pessoi.kernel import CHANCE, OVER, WATCHER, Game, Known, Options, Request, State
from pessoi.kernel.chance import Chance, seed_from

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def feature_names(game: Game[Any], options: Options, perfect: bool = False) -> list[str]:
    """The names of a vector's entries, in order. The perfect one goes on with what each other seat sees for itself."""
    own = game.features(options)
    others = [f"seen by seat+{i}: {name}" for i in range(1, options.players) for name in own] if perfect else []
    return [*[f"frame.{name}" for name in game.frames], *own, *others]


def frame_numbers(game: Game[Any]) -> dict[str, int]:
    """Where each frame stands at the beginning of a vector."""
    return {name: i for i, name in enumerate(game.frames)}


def vector(game: Game[Any], frames: Mapping[str, int], k: Known, seat: int) -> Vector:
    """A known position as numbers: which paragraph of the rules is being played, then the game's own entries."""
    frame = [0.0] * len(frames)
    if k.stack:
        frame[frames[type(k.stack[-1]).__name__]] = 1.0
    return np.array([*frame, *game.observe(k, seat)], dtype=np.float32)


class Session:
    """A game, its position, and what a learner asks of it. Pickles and copies in mid-game."""

    def __init__(self, name: str, players: int, options: Mapping[str, str] | None, perfect: bool) -> None:
        self.name: Final = name
        self.game: Final[Game[Any]] = load_game(name)
        self.options: Final = self.game.settled_options(Options(players, options))
        self.perfect: Final = perfect
        self.frames: Final = frame_numbers(self.game)
        self.features: Final = len(feature_names(self.game, self.options, perfect))
        self.actions: Final = len(self.game.vocabulary.actions)
        self.bound: Final = self.game.max_decisions(self.options)
        self.reset("0")

    def reset(self, seed: str) -> None:
        """A new game; equal seeds and answers give equal games."""
        self.seed = seed
        self.chance = Chance(seed_from(seed))
        self.answers = 0
        self.position: State = self.game.setup(self.options)
        self.request: Request = self._past_chance(self.game.pending(self.position))

    def _past_chance(self, request: Request) -> Request:
        while request.seat == CHANCE:
            request = self.game.step(self.position, self.chance.answer(request, self.answers))
            self.answers += 1
        return request

    @property
    def seat(self) -> int:
        """Who is asked; OVER at the end."""
        return self.request.seat

    def over(self) -> bool:
        return self.request.seat == OVER

    def answer(self, index: int) -> None:
        """The asked seat's answer, as an index into the vocabulary; IllegalAction changes nothing."""
        action = self.game.vocabulary.actions[index]
        request = self.game.play(self.position, action)
        self.answers += 1
        self.request = self._past_chance(request)

    def observation(self, seat: int) -> Vector:
        """What the seat knows as a vector; with `perfect`, also what every other seat does. That is the whole position:
        what nobody knows, like the order of a deck, is not settled yet."""
        if not self.perfect:
            return self.vector(self.game.known(self.position, seat), seat)
        players = self.options.players
        everything = Known(self.position)
        others = [self.game.observe(everything, (seat + i) % players) for i in range(1, players)]
        return np.concatenate([self.vector(everything, seat), *others], dtype=np.float32)

    def shown(self, seat: int) -> Mapping[str, Any]:
        """What the seat knows, for reading; a watcher's view when nobody is asked any more."""
        viewer = seat if seat >= 0 else WATCHER
        return self.game.show(self.game.known(self.position, viewer), viewer)

    def vector(self, k: Known, seat: int) -> Vector:
        """A known position of this game as a vector."""
        return vector(self.game, self.frames, k, seat)

    def mask(self, seat: int) -> Mask:
        """1 for every legal answer of the seat, all 0 when another one is asked."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if self.request.seat == seat:
            index = self.game.vocabulary.index
            for action in self.request.actions:
                mask[index[action]] = 1
        return mask

    def rewards(self, kind: str) -> list[float]:
        """After the end. `rank`: 1 for a win, -1 for the last place, even steps between; `margin`: points ahead of the
        best other team, scaled to about unit size."""
        outcome = self.game.outcome(self.position)
        if outcome is None:
            return [0.0] * self.options.players
        seats = outcome.seats
        if kind == "margin":
            return [
                (mine.points - max((r.points for r in seats if r.team != mine.team), default=0)) / 20 for mine in seats
            ]
        teams = {r.team: r.place for r in seats}
        found: list[float] = []
        for mine in seats:
            others = [place for team, place in teams.items() if team != mine.team]
            beaten = sum(place > mine.place for place in others)
            lost = sum(place < mine.place for place in others)
            found.append((beaten - lost) / max(len(others), 1))
        return found

    # -- positions of compiled classes do not pickle by themselves; as data they do

    def __getstate__(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "players": self.options.players,
            "options": self.options.values,
            "perfect": self.perfect,
            "seed": self.seed,
            "answers": self.answers,
            "position": self.position.data(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["name"], state["players"], state["options"], state["perfect"])  # type: ignore[misc]  # rebuilt
        self.seed = state["seed"]
        self.chance = Chance(seed_from(self.seed))
        self.answers = state["answers"]
        self.position = self.game.load(state["position"])
        self.request = self.game.pending(self.position)
