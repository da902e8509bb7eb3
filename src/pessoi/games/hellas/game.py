"""Hellas as a game of the kernel."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from pessoi.games.edition import merged
from pessoi.games.hellas import (
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
    vocabulary,
    words,
)
from pessoi.games.hellas.chapters import ending, setup
from pessoi.games.hellas.chapters.attack import AnotherAttack, Attack, Commit
from pessoi.games.hellas.chapters.battle import Aftermath, Battle
from pessoi.games.hellas.chapters.cards import Keep, Reaction, Spent, TakeBack
from pessoi.games.hellas.chapters.expedition import AnotherExpedition, Bearing, Expedition, Landfall, Payment
from pessoi.games.hellas.chapters.hands import LookAtDraws, Steal
from pessoi.games.hellas.chapters.opening import OpeningCell, OpeningDraw, OpeningRotation
from pessoi.games.hellas.chapters.pieces import Exchange, ExchangeCity, Gather, PlacePieces
from pessoi.games.hellas.chapters.poseidon import FairWind, Storm
from pessoi.games.hellas.chapters.reinforcement import Reinforcement
from pessoi.games.hellas.chapters.reorganisation import Occupation, Receiver, Reorganisation
from pessoi.games.hellas.chapters.setup import Deal
from pessoi.games.hellas.chapters.tiles import DrawTile
from pessoi.games.hellas.chapters.turn import EndOfTurn, EndWindow, MainWindow, Turn
from pessoi.games.hellas.chapters.zeus import RecallCard, SwapCity, Thunderbolt
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.shown import Shown
from pessoi.games.hellas.state import Position, new_position
from pessoi.games.opening import OPENING
from pessoi.kernel import Action, Event, Frame, Game, Known, Message, Options, Outcome, Request, Weights
from pessoi.kernel.motive import Motive
from pessoi.kernel.observation import Observation
from pessoi.kernel.story import Line, Step, Story

FRAMES: Final[list[type[Frame[Any]]]] = [
    Deal,
    OpeningDraw,
    OpeningCell,
    OpeningRotation,
    DrawTile,
    Turn,
    MainWindow,
    EndWindow,
    EndOfTurn,
    Reinforcement,
    LookAtDraws,
    Reorganisation,
    Receiver,
    Occupation,
    Expedition,
    Landfall,
    Bearing,
    Payment,
    AnotherExpedition,
    Attack,
    Commit,
    AnotherAttack,
    Battle,
    Aftermath,
    Reaction,
    Spent,
    Keep,
    TakeBack,
    Steal,
    Gather,
    PlacePieces,
    ExchangeCity,
    Exchange,
    FairWind,
    Storm,
    SwapCity,
    RecallCard,
    Thunderbolt,
]

ASKED_PER_TURN: Final = 160  # steps, 25 moves of two answers, attacks, cards with their chains: see "Termination"


class Hellas(Game[Position]):
    """Exactly two players; the booklet has no variant.  [HEL-1.1]"""

    name: ClassVar[str] = "hellas"
    version: ClassVar[int] = 2
    wishes: ClassVar[tuple[str, ...]] = ("attack", "play", "place", "announce")
    bought: ClassVar[tuple[str, ...]] = ("add", "play", "announce")

    def __init__(self, data: dict[str, Any], weights: Weights | None) -> None:
        self.figures: Final = Components(data)
        self.figures_data: Final = data
        super().__init__(
            vocabulary.make_vocabulary(self.figures),
            FRAMES,
            [2],
            [OPENING],
            evaluation.TERMS,
            evaluation.WEIGHTS if weights is None else weights,
        )

    def check(self, options: Options) -> None:
        setup.check_options(self.figures, options)

    def initial(self, options: Options) -> Position:
        return setup.initial(self.figures, options)

    def blank(self) -> Position:
        return new_position(self.figures)

    def known(self, s: Position, seat: int) -> Known:
        return Known(secrecy.known(s, seat))

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        return secrecy.imagine(cast(Position, k), seat, rng)

    def frame(self, entry: Sequence[Any]) -> Frame[Any]:
        """In the first rules an occupation knew its one city, which the position has now."""
        return Occupation(0, 0, 0, 0) if entry[0] == "Occupation" and len(entry) == 2 else super().frame(entry)

    def outcome(self, s: Position) -> Outcome | None:
        return ending.outcome(s)

    def show(self, k: Known, seat: int) -> Shown:
        return view.show(cast(Position, k), seat)

    def show_own(self, k: Known, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        return view.show_own(cast(Position, k), seat, watched)

    def teams(self, s: Position) -> list[int]:
        return [0, 1]

    def violations(self, s: Position, before: Position | None) -> list[str]:
        return invariants.violations(s, before)

    def max_decisions(self, options: Options) -> int:
        return 60 + self.figures.max_turns * ASKED_PER_TURN

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


def create(edition: Mapping[str, Any] | None, weights: Weights | None = None) -> Hellas:
    return Hellas(merged("hellas", edition), weights)
