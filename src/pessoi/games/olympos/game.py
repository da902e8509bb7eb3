"""Olympos as the kernel's contract wants it: every answer is in the module that it points to."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from pessoi.games.edition import merged
from pessoi.games.olympos import (
    evaluation,
    invariants,
    motives,
    observation,
    priors,
    reasons,
    references,
    secrecy,
    story,
    view,
    words,
)
from pessoi.games.olympos.chapters import ending, setup
from pessoi.games.olympos.chapters.destiny import DrawDestiny, EndWindow, KeepOne
from pessoi.games.olympos.chapters.development import Bonus, ChooseCube, CubePayment, TakeTile
from pessoi.games.olympos.chapters.expansion import ChooseSettler, Destination, Detour, PaymentWindow
from pessoi.games.olympos.chapters.olympos_cards import (
    ApplyCard,
    DueCards,
    FavourRound,
    RevealCard,
    Surrender,
    SurrenderSettler,
)
from pessoi.games.olympos.chapters.setup import Condemn, DealCubes, FifthCube, LayTiles, PlaceBarbarians, StackTokens
from pessoi.games.olympos.chapters.turn import Aftermath, EndTurn, TurnMenu, Turns
from pessoi.games.olympos.chapters.wonders import SpendStars
from pessoi.games.olympos.components import Components
from pessoi.games.olympos.shown import Shown
from pessoi.games.olympos.state import Position, new_position
from pessoi.games.olympos.vocabulary import make_vocabulary
from pessoi.games.opening import OPENING
from pessoi.kernel import Action, Event, Frame, Game, Known, Message, Options, Outcome, Request, Weights
from pessoi.kernel.drawn import Drawn
from pessoi.kernel.motive import Motive
from pessoi.kernel.observation import Observation
from pessoi.kernel.story import Line, Step, Story

FRAMES: Final[list[type[Frame[Any]]]] = [
    LayTiles,
    StackTokens,
    Condemn,
    PlaceBarbarians,
    FifthCube,
    DealCubes,
    Turns,
    TurnMenu,
    Aftermath,
    EndTurn,
    ChooseSettler,
    Destination,
    Detour,
    PaymentWindow,
    CubePayment,
    TakeTile,
    ChooseCube,
    Bonus,
    SpendStars,
    DrawDestiny,
    KeepOne,
    EndWindow,
    DueCards,
    RevealCard,
    FavourRound,
    ApplyCard,
    Surrender,
    SurrenderSettler,
]
TURNS: Final = 2000  # more than any game has: see chapter 17 of the specification
QUESTIONS: Final = 18  # a turn's, with many cards in many hands


class Olympos(Game[Position]):
    name: ClassVar[str] = "olympos"
    version: ClassVar[int] = 2
    wishes: ClassVar[tuple[str, ...]] = ("to", "discover", "build", "card")
    bought: ClassVar[tuple[str, ...]] = ("discover", "build", "new", "card")

    def __init__(self, data: dict[str, Any], weights: Weights | None) -> None:
        self.figures_data: Final = data
        self.figures: Final = Components(data)
        super().__init__(
            make_vocabulary(self.figures),
            FRAMES,
            self.figures.players,
            [OPENING],
            evaluation.TERMS,
            weights or evaluation.WEIGHTS,
        )

    def initial(self, options: Options) -> Position:
        return setup.initial(self.figures, options)

    def blank(self) -> Position:
        return new_position(self.figures, self.players[0])

    def known(self, s: Position, seat: int) -> Known:
        return Known(secrecy.known(s, seat))

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        return secrecy.imagine(cast(Position, k), seat, rng)

    def outcome(self, s: Position) -> Outcome | None:
        return ending.outcome(s)

    def show(self, k: Known, seat: int) -> Shown:
        return view.show(cast(Position, k), seat)

    def show_own(self, k: Known, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        return view.draw_own(cast(Position, k), seat, watched, Drawn())

    def draw(self, k: Known, seat: int, drawn: Drawn) -> Shown:
        return view.draw(cast(Position, k), seat, drawn)

    def draw_own(self, k: Known, seat: int, watched: Mapping[str, Any], drawn: Drawn) -> Mapping[str, Any]:
        return view.draw_own(cast(Position, k), seat, watched, drawn)

    def teams(self, s: Position) -> list[int]:
        return list(range(s.players))

    def violations(self, s: Position, before: Position | None) -> list[str]:
        return invariants.violations(s, before)

    def max_decisions(self, options: Options) -> int:
        return TURNS * QUESTIONS

    def describe(self, a: Action) -> Message:
        return words.describe(self.figures, a)

    def describe_event(self, e: Event) -> Message:
        return words.describe_event(self.figures, e)

    def tell(self, options: Options, steps: Sequence[Step], so_far: Story | None = None) -> list[Line]:
        return story.tell(self.figures, options, steps, so_far)

    def heading(self, step: Step) -> int:
        return story.heading(step)

    def prompt(self, k: Known, r: Request) -> Message:
        return words.prompt(cast(Position, k), r)

    def detail(self, k: Known, a: Action) -> Message | None:
        return words.detail(cast(Position, k), a)

    def why_not(self, k: Known, r: Request, a: Action, rule: str) -> Message:
        return reasons.explain(cast(Position, k), r, a, rule)

    def references(self) -> dict[str, str]:
        return references.references(self.figures)

    def measure(self, s: Position, weights: list[float]) -> list[list[float]]:
        return evaluation.measure(s, weights)

    def motives(self, s: Position, seat: int) -> list[Motive]:
        return motives.motives(s, seat)

    def priors(self, s: Position, r: Request) -> list[float]:
        return priors.priors(s, r)

    def features(self, options: Options) -> list[str]:
        return observation.features(self.figures, options)

    def observe_sparse(self, k: Known, seat: int, seen: Observation) -> None:
        observation.observe(cast(Position, k), seat, seen)


def create(edition: Mapping[str, Any] | None, weights: Weights | None = None) -> Olympos:
    return Olympos(merged("olympos", edition), weights)
