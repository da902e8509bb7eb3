"""Cyclades behind the kernel's contract: everything here only points to the chapter that says it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from pessoi.games.cyclades import (
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
from pessoi.games.cyclades.chapters import (
    actions,
    arrivals,
    assembly,
    bonuses,
    buildings,
    combat,
    creatures,
    cycle,
    demolition,
    dice,
    ending,
    heracles,
    heroes,
    hippalectryon,
    income,
    instants,
    mandatory,
    metropolises,
    movement,
    muster,
    offerings,
    placement,
    recruits,
    sacrifices,
    setup,
    temples,
    thefts,
    upkeep,
)
from pessoi.games.cyclades.components import Components
from pessoi.games.cyclades.shown import Shown
from pessoi.games.cyclades.state import Position, new_position
from pessoi.games.cyclades.vocabulary import make_vocabulary
from pessoi.games.edition import merged
from pessoi.games.opening import OPENING
from pessoi.kernel import Action, Event, Frame, Game, Known, Message, Option, Options, Outcome, Request, Weights
from pessoi.kernel.motive import Motive
from pessoi.kernel.observation import Observation
from pessoi.kernel.story import Line, Step, Story

FRAMES: Final[list[type[Frame[Any]]]] = [
    setup.ShuffleGods,
    setup.FirstOrder,
    assembly.Assemble,
    placement.Placement,
    placement.FirstLand,
    placement.SecondLand,
    placement.PlaceFleet,
    placement.ThirdLand,
    placement.StartTroops,
    cycle.Cycle,
    cycle.RefillHeroes,
    cycle.SlideCreatures,
    cycle.RefillCreatures,
    cycle.MoveGods,
    income.Income,
    offerings.Offerings,
    offerings.OfferGod,
    offerings.OfferValue,
    upkeep.Upkeep,
    upkeep.PickCreature,
    upkeep.KeepCreature,
    upkeep.MoveFigure,
    upkeep.Meal,
    actions.Actions,
    actions.Turn,
    actions.Menu,
    actions.Peek,
    actions.PlayPeeked,
    mandatory.Mandatory,
    recruits.PlaceUnits,
    recruits.PlaceHero,
    recruits.PlaceCornucopia,
    buildings.ChooseType,
    buildings.Build,
    buildings.Erect,
    buildings.OpenOnto,
    demolition.Demolish,
    temples.SpendTemples,
    metropolises.Completion,
    metropolises.Economic,
    metropolises.BuildMetropolis,
    metropolises.ChooseSite,
    metropolises.OpenMetropolis,
    metropolises.DrawToken,
    bonuses.Bonus,
    bonuses.ReserveCreature,
    movement.SeaMove,
    movement.SailWith,
    movement.LandMove,
    movement.HeroicMove,
    movement.FreeMove,
    movement.FreeMoveTo,
    muster.MusterTroops,
    muster.MusterMercenaries,
    muster.MusterHeroes,
    muster.March,
    combat.Prelude,
    combat.Round,
    dice.Roll,
    combat.Dice,
    combat.Compare,
    combat.Loss,
    combat.Rescue,
    combat.Aftermath,
    combat.OfferRetreat,
    combat.ForcedRetreat,
    combat.Withdraw,
    heroes.HectorKill,
    heroes.PandoraTakes,
    heroes.CroesusReroll,
    heracles.HeraclesWay,
    creatures.PlayCreature,
    creatures.Spent,
    creatures.Chimera,
    creatures.Sphinx,
    creatures.SphinxPick,
    instants.Charon,
    instants.CharonTake,
    instants.Cyclops,
    instants.CyclopsBuild,
    instants.Harpy,
    hippalectryon.Hippalectryon,
    hippalectryon.GiveMercenaries,
    hippalectryon.HippalectryonHorn,
    instants.Hippocamp,
    instants.Manticore,
    instants.Erinyes,
    instants.ErinyesTo,
    instants.Sylph,
    instants.SylphSecond,
    thefts.StealCard,
    thefts.Echidna,
    thefts.EchidnaMove,
    thefts.Giant,
    thefts.Griffin,
    thefts.Triton,
    thefts.TritonTake,
    thefts.TritonSite,
    arrivals.PlaceFigure,
    arrivals.PolyphemusPush,
    arrivals.PushFleets,
    arrivals.BoarPush,
    arrivals.PushUnit,
    arrivals.HydraMeal,
    sacrifices.Sacrifice,
    sacrifices.SacrificeMade,
    sacrifices.AchillesZone,
    sacrifices.AchillesClear,
    sacrifices.AchillesBuild,
    sacrifices.AntigoneDiscard,
    sacrifices.HectorConvert,
    sacrifices.HelenTypes,
    sacrifices.UlyssesType,
    sacrifices.UseUp,
    sacrifices.PandoraCopy,
]

OPTIONS: Final = [
    Option("teams", ["no", "yes"]),
    Option("goal", ["3", "4"]),
    Option("map", ["recommended", "random"], "custom:"),
    Option("side", ["a", "b", "random"]),
    OPENING,
]


class Cyclades(Game[Position]):
    name: ClassVar[str] = "cyclades"
    version: ClassVar[int] = 2
    wishes: ClassVar[tuple[str, ...]] = ("move_to", "offer_god", "buy_creature", "recruit_hero", "heroic_move")
    bought: ClassVar[tuple[str, ...]] = (
        "buy_creature",
        "recruit_hero",
        "build_type",
        "extra_fleet",
        "extra_troop",
        "extra_priestess",
        "sacrifice",
    )

    def __init__(self, data: dict[str, Any], weights: Weights | None) -> None:
        self.figures: Final = Components(data)
        self.figures_data: Final = data
        players = sorted({mode.players for mode in self.figures.modes.values()})
        vocabulary = make_vocabulary(self.figures)
        super().__init__(vocabulary, FRAMES, players, OPTIONS, evaluation.TERMS, weights or evaluation.WEIGHTS)

    def initial(self, options: Options) -> Position:
        return setup.initial(self.figures, options)

    def blank(self) -> Position:
        return new_position(self.figures, "duel2", 3)

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

    def teams(self, s: Position) -> list[int]:
        return ending.teams_of_seats(s)

    def violations(self, s: Position, before: Position | None) -> list[str]:
        return invariants.violations(s, before)

    def max_decisions(self, options: Options) -> int:
        """Cycles are capped; in each, offerings rise and gold, cards and units are spent.  [CYC-19.8]"""
        factions = self.figures.modes[setup.mode_of(options)].factions
        return 20_000 + self.figures.max_cycles * (factions * 400 + 200)

    def check(self, options: Options) -> None:
        setup.check_options(self.figures, options)

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

    def is_out(self, s: Position, team: int) -> bool:
        return not ending.is_alive(s, team)

    def priors(self, s: Position, r: Request) -> list[float]:
        return priors.priors(s, r)

    def features(self, options: Options) -> list[str]:
        return observation.features(self.figures, options)

    def observe_sparse(self, k: Known, seat: int, seen: Observation) -> None:
        observation.observe(cast(Position, k), seat, seen)


def create(edition: Mapping[str, Any] | None, weights: Weights | None = None) -> Cyclades:
    return Cyclades(merged("cyclades", edition), weights)
