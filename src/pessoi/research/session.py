"""A seeded game in progress with numpy arrays: what all interfaces stand on."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pessoi.games import load_game
from pessoi.kernel import WATCHER, Game, Known, Options
from pessoi.kernel.chance import Chance, seed_from
from pessoi.kernel.course import Course
from pessoi.kernel.network import input_names, look
from pessoi.kernel.packed import PackedObservation

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

REWARDS: Final = ("rank", "margin")


def feature_names(game: Game[Any], options: Options, perfect: bool = False) -> list[str]:
    """The names of a vector's entries, in order. The perfect one goes on with what each other seat sees for itself."""
    own = game.features(options)
    others = [f"seen by seat+{i}: {name}" for i in range(1, options.players) for name in own] if perfect else []
    return [*input_names(game, options), *others]


def vector(game: Game[Any], k: Known, seat: int) -> Vector:
    """A known position as numbers: which paragraph of the rules is being played, then the game's own entries."""
    seen = PackedObservation()
    look(game, k, seat, seen)
    found = np.empty(seen.size, np.float32)
    seen.write(found)
    return found


def check_rewards(kind: str) -> str:
    if kind not in REWARDS:
        raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {kind!r}")
    return kind


class Session(Course):
    """A game by its name, and what a learner asks of it. Pickles and copies in mid-game."""

    def __init__(self, name: str, players: int, options: Mapping[str, str] | None, perfect: bool) -> None:
        game = load_game(name)
        super().__init__(game, game.settled_options(Options(players, options)), perfect)
        self.name: Final = name
        self.features: Final = len(feature_names(game, self.options, perfect))
        self.bound: Final = game.max_decisions(self.options)
        self.begin("0")

    @property
    def seat(self) -> int:
        """Who is asked; OVER at the end."""
        return self.request.seat

    def observation(self, seat: int) -> Vector:
        """`write_observation` into an array of its own."""
        found = np.empty(self.features, np.float32)
        self.write_observation(seat, found)
        return found

    def mask(self, seat: int) -> Mask:
        """`write_mask` into an array of its own."""
        found = np.empty(self.actions, np.int8)
        self.write_mask(seat, found)
        return found

    def shown(self, seat: int) -> Mapping[str, Any]:
        """What the seat knows, for reading; a watcher's view when nobody is asked any more."""
        viewer = seat if seat >= 0 else WATCHER
        return self.game.show(self.game.known(self.position, viewer), viewer)

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

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions of compiled classes do not pickle by themselves; as data they do."""
        made = self.name, self.options.players, self.options.values, self.perfect
        return restored, (*made, self.seed, self.answers, self.position.data())


def restored(
    name: str,
    players: int,
    options: Mapping[str, str],
    perfect: bool,
    seed: str,
    answers: int,
    position: Mapping[str, Any],
) -> Session:
    """The session that a pickle was taken from."""
    session = Session(name, players, options, perfect)
    session.seed = seed
    session.chance = Chance(seed_from(seed))
    session.answers = answers
    session.position = session.game.load(position)
    session.request = session.game.pending(session.position)
    return session
