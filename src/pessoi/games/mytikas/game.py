"""Mytikas behind the kernel's contract: everything here only points to the chapter that says it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from pessoi.games.edition import merged
from pessoi.games.mytikas import (
    evaluation,
    invariants,
    motives,
    observation,
    priors,
    reasons,
    secrecy,
    story,
    view,
    words,
)
from pessoi.games.mytikas.chapters import ending, needless, setup
from pessoi.games.mytikas.chapters.building import Build
from pessoi.games.mytikas.chapters.deities import Sacrifice
from pessoi.games.mytikas.chapters.favors import Hephaestus, TakeFavor
from pessoi.games.mytikas.chapters.following import Follow
from pessoi.games.mytikas.chapters.moving import EffectMove, LastTumble, RaiseAny, RaiseSteps
from pessoi.games.mytikas.chapters.offerings import Altar, Hermes, OfferingAmount, OfferingTarget
from pessoi.games.mytikas.chapters.production import PanExtra, ProduceBase, ProduceCities
from pessoi.games.mytikas.chapters.setup import DealHands, DealRiver, Draft, FirstPlayer, PickFavors
from pessoi.games.mytikas.chapters.turn import BonusAction, MainAction, TurnEnd, Turns, TurnStart
from pessoi.games.mytikas.components import PLAYER_COUNTS, Components
from pessoi.games.mytikas.references import references
from pessoi.games.mytikas.shown import Shown
from pessoi.games.mytikas.state import Position, new_position
from pessoi.games.mytikas.vocabulary import make_vocabulary
from pessoi.games.opening import OPENING
from pessoi.kernel import Action, Event, Game, Known, Message, Option, Options, Outcome, Request, Weights
from pessoi.kernel.drawn import Drawn
from pessoi.kernel.motive import Motive
from pessoi.kernel.observation import Observation
from pessoi.kernel.story import Line, Step, Story

FRAMES: Final = [
    FirstPlayer,
    DealHands,
    Draft,
    DealRiver,
    PickFavors,
    Turns,
    TurnStart,
    MainAction,
    BonusAction,
    TurnEnd,
    Follow,
    LastTumble,
    ProduceCities,
    ProduceBase,
    PanExtra,
    Build,
    RaiseSteps,
    RaiseAny,
    EffectMove,
    TakeFavor,
    Hephaestus,
    Altar,
    Hermes,
    OfferingTarget,
    OfferingAmount,
    Sacrifice,
]


class Mytikas(Game[Position]):
    name: ClassVar[str] = "mytikas"
    version: ClassVar[int] = 2
    wishes: ClassVar[tuple[str, ...]] = ("place", "build", "target", "raise", "favor")
    bought: ClassVar[tuple[str, ...]] = ("build", "favor", "offer", "batch")

    def __init__(self, data: dict[str, Any], weights: Weights | None) -> None:
        self.figures_data: Final = data
        self.figures: Final = Components(data)
        super().__init__(
            make_vocabulary(self.figures),
            FRAMES,
            PLAYER_COUNTS,
            [Option("draft", ["no", "yes"]), OPENING],
            evaluation.TERMS,
            weights or evaluation.WEIGHTS,
        )

    def initial(self, options: Options) -> Position:
        return setup.initial(self.figures, options)

    def blank(self) -> Position:
        return new_position(self.figures, PLAYER_COUNTS[0], False)

    def known(self, s: Position, seat: int) -> Known:
        return Known(secrecy.known(s, seat))

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        return secrecy.imagine(cast(Position, k), seat, rng)

    def outcome(self, s: Position) -> Outcome | None:
        return ending.outcome(s)

    def show(self, k: Known, seat: int) -> Shown:
        return view.show(cast(Position, k), seat)

    def show_own(self, k: Known, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        return view.show_own(cast(Position, k), seat, watched)

    def draw(self, k: Known, seat: int, drawn: Drawn) -> Shown:
        return view.draw(cast(Position, k), seat, drawn)

    def teams(self, s: Position) -> list[int]:
        return list(range(s.players))

    def violations(self, s: Position, before: Position | None) -> list[str]:
        return invariants.violations(s, before)

    def max_decisions(self, options: Options) -> int:
        """[MYT-14.7] Turns are capped; within one each player performs once, and tumbling undoes heights gained."""
        return self.figures.max_rounds * options.players * (80 * options.players + 40) + 40

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

    def needless(self, s: Position, r: Request) -> Action:
        return needless.needless(s)

    def references(self) -> dict[str, str]:
        return references(self.figures)

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


def create(edition: Mapping[str, Any] | None, weights: Weights | None = None) -> Mytikas:
    return Mytikas(merged("mytikas", edition), weights)
