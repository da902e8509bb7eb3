"""Mytikas behind the kernel's contract: everything here only points to the chapter that says it."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from pessoi.games.edition import merged
from pessoi.games.mytikas import ending, instinct, invariants, observation, sense, setup, terms, view, words
from pessoi.games.mytikas.building import Build
from pessoi.games.mytikas.components import PLAYER_COUNTS, Figures
from pessoi.games.mytikas.deities import Sacrifice
from pessoi.games.mytikas.favors import Hephaestus, TakeFavor
from pessoi.games.mytikas.following import Follow
from pessoi.games.mytikas.moving import EffectMove, RaiseAny, RaiseSteps
from pessoi.games.mytikas.offerings import Altar, Hermes, OfferingAmount, OfferingTarget
from pessoi.games.mytikas.production import PanExtra, ProduceBase, ProduceCities
from pessoi.games.mytikas.setup import DealHands, DealRiver, Draft, FirstPlayer, PickFavors
from pessoi.games.mytikas.state import Position
from pessoi.games.mytikas.turn import BonusAction, MainAction, TurnEnd, Turns, TurnStart
from pessoi.kernel import Action, Event, Game, Message, Option, Options, Outcome, Request

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
    version: ClassVar[int] = 1

    def __init__(self, data: dict[str, Any]) -> None:
        self.figures_data: Final = data
        self.figures: Final = Figures(data)
        vocabulary = terms.vocabulary(self.figures.powers.burn_in)
        super().__init__(vocabulary, FRAMES, PLAYER_COUNTS, [Option("draft", ["no", "yes"])])

    def lay_out(self, options: Options) -> Position:
        return setup.lay_out(self.figures, options.players, options.values["draft"] == "yes")

    def blank(self) -> Position:
        return setup.lay_out(self.figures, PLAYER_COUNTS[0], False)

    def known(self, s: Position, seat: int) -> Position:
        return view.known(s)

    def imagine(self, k: Position, seat: int, rng: Random) -> Position:
        return view.imagine(k)

    def outcome(self, s: Position) -> Outcome | None:
        return ending.outcome(s)

    def show(self, k: Position, seat: int) -> dict[str, Any]:
        return view.show(k, seat)

    def teams(self, s: Position) -> list[int]:
        return list(range(s.players))

    def broken(self, s: Position, before: Position | None) -> list[str]:
        return invariants.broken(s, before)

    def bound(self, options: Options) -> int:
        """[MYT-14.7] Turns are capped; within one each player performs once, and tumbling undoes heights gained."""
        return self.figures.max_rounds * options.players * (80 * options.players + 40) + 40

    def describe(self, a: Action) -> Message:
        return words.describe(self.figures, a)

    def tell(self, e: Event) -> Message:
        return words.tell(e)

    def prompt(self, k: Position, r: Request) -> Message:
        return words.prompt(k, r)

    def detail(self, k: Position, a: Action) -> Message | None:
        return words.detail(k, a)

    def references(self) -> dict[str, str]:
        return words.REFERENCES

    def evaluate(self, s: Position) -> list[float]:
        return sense.evaluate(s)

    def priors(self, s: Position, r: Request) -> list[float]:
        return instinct.priors(s, r)

    def features(self, options: Options) -> list[str]:
        return observation.features(options.players)

    def observe(self, k: Position, seat: int) -> list[float]:
        return observation.observe(k, seat)


def create(edition: Mapping[str, Any] | None) -> Mytikas:
    return Mytikas(merged("mytikas", edition))
