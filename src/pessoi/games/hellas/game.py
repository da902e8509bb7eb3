"""Hellas as a game of the kernel."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, cast

from pessoi.games.hellas import observation, sense
from pessoi.games.hellas.attack import AnotherAttack, Attack, Commit
from pessoi.games.hellas.battle import Aftermath, Battle
from pessoi.games.hellas.cards import Keep, Reaction, Spent
from pessoi.games.hellas.components import Figures
from pessoi.games.hellas.ending import outcome_of
from pessoi.games.hellas.expedition import AnotherExpedition, Bearing, Expedition, Landfall, Payment
from pessoi.games.hellas.hands import LookAtDraws, Steal
from pessoi.games.hellas.instinct import weigh
from pessoi.games.hellas.invariants import broken_invariants
from pessoi.games.hellas.opening import OpeningCell, OpeningDraw, OpeningRotation
from pessoi.games.hellas.pieces import Exchange, ExchangeCity, Gather, PlacePieces
from pessoi.games.hellas.poseidon import FairWind, Storm
from pessoi.games.hellas.reinforcement import Reinforcement
from pessoi.games.hellas.reorganisation import Occupation, Receiver, Reorganisation
from pessoi.games.hellas.setup import Deal
from pessoi.games.hellas.state import Position, new_position
from pessoi.games.hellas.tiles import DrawTile
from pessoi.games.hellas.turn import EndOfTurn, EndWindow, MainWindow, Turn
from pessoi.games.hellas.view import imagine_from, known_to, show_position
from pessoi.games.hellas.words import (
    REFERENCES,
    describe_action,
    describe_event,
    detail_of,
    make_vocabulary,
    prompt_for,
)
from pessoi.games.hellas.zeus import RecallCard, SwapCity, Thunderbolt
from pessoi.kernel import Action, Event, Frame, Game, Known, Message, Options, Outcome, Request, Weights

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

ASKED_PER_TURN: Final = 120  # 4 steps, 25 moves of two answers, cards with their chains: see the chapter on termination


class Hellas(Game[Position]):
    """Exactly two players; the booklet has no variant.  [HEL-1.1]"""

    name: ClassVar[str] = "hellas"

    def __init__(self, edition: Mapping[str, Any] | None, weights: Weights | None = None) -> None:
        self.figures: Final = Figures(edition)
        self.figures_data: Final = self.figures.data
        super().__init__(make_vocabulary(self.figures), FRAMES, [2], [], sense.TERMS, weights or sense.WEIGHTS)

    def initial(self, options: Options) -> Position:
        s = new_position(self.figures)
        s.stack = [Deal(0)]
        return s

    def blank(self) -> Position:
        return new_position(self.figures)

    def known(self, s: Position, seat: int) -> Known:
        return Known(known_to(s, seat))

    def imagine(self, k: Known, seat: int, rng: Random) -> Position:
        return imagine_from(cast(Position, k), seat, rng)

    def outcome(self, s: Position) -> Outcome | None:
        return outcome_of(s)

    def show(self, k: Known, seat: int) -> Mapping[str, Any]:
        return show_position(cast(Position, k), seat)

    def teams(self, s: Position) -> list[int]:
        return [0, 1]

    def violations(self, s: Position, before: Position | None) -> list[str]:
        return broken_invariants(s, before)

    def max_decisions(self, options: Options) -> int:
        return 60 + self.figures.max_turns * ASKED_PER_TURN

    def describe(self, a: Action) -> Message:
        return describe_action(self.figures, self.vocabulary, a)

    def describe_event(self, e: Event) -> Message:
        return describe_event(self.figures, e)

    def prompt(self, k: Known, r: Request) -> Message:
        return prompt_for(cast(Position, k), r)

    def detail(self, k: Known, a: Action) -> Message | None:
        return detail_of(cast(Position, k), a)

    def references(self) -> dict[str, str]:
        return REFERENCES

    def measure(self, s: Position, weights: list[float]) -> list[list[float]]:
        return sense.measure(s)

    def priors(self, s: Position, r: Request) -> list[float]:
        return weigh(s, r)

    def features(self, options: Options) -> list[str]:
        return observation.features(self.figures)

    def observe(self, k: Known, seat: int) -> list[float]:
        return observation.observe(cast(Position, k), seat)


def create(edition: Mapping[str, Any] | None, weights: Weights | None = None) -> Hellas:
    return Hellas(edition, weights)
