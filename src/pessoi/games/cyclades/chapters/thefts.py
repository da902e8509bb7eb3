"""Instant creatures that steal: Dryad, Satyr, Echidna, Giant, Griffin, Triton.

"Another player" is any other faction, the teammate included; Griffin and Echidna take from opponents only.  [CYC-17.10]
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.arrivals import arrive, miniature_zones
from pessoi.games.cyclades.chapters.board import card_of
from pessoi.games.cyclades.chapters.buildings import Erect, own_buildings
from pessoi.games.cyclades.chapters.demolition import Demolish, Take, remove_building
from pessoi.games.cyclades.chapters.instants import Effect
from pessoi.games.cyclades.chapters.presence import is_petrified, sheltered
from pessoi.games.cyclades.chapters.recruits import SUMMONED, PlaceUnits
from pessoi.games.cyclades.chapters.supply import gain_gold, pay
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    BUILD_ZONE,
    CREATURES,
    DRYAD,
    ECHIDNA,
    ECHIDNA_MOVE,
    ECHIDNA_PICK,
    FIRST_MINIATURE,
    GIANT,
    GIANT_ZONE,
    GRIFFIN,
    MERCENARY,
    MINOTAUR,
    NOBODY,
    REPLACE_BUILDING,
    STAY,
    STEAL_FROM,
    TRITON,
    TRITON_PICK,
)
from pessoi.games.cyclades.vocabulary import site_target, site_type, site_zone
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_in, acts_on, target, verb
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits

# -- dryad and satyr


class StealCard(Frame[Position]):
    """`dryad` takes a priestess, `satyr` a philosopher, of any other faction that has one.

    The teammate is another faction.  [CYC-17.22] [CYC-17.35] [CYC-17.10] [CYC-D74]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "creature")

    def __init__(self, faction: int, creature: int) -> None:
        self.faction: Final = faction
        self.creature: Final = creature

    def ask(self, s: Position) -> Request | None:
        cards = s.priestesses if self.creature == DRYAD else s.philosophers
        victims = [f for f in range(s.mode.factions) if f != self.faction and cards[f] > 0]
        return Request(s.seat(self.faction), acts_on(STEAL_FROM, victims), "steal_from") if victims else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        cards = s.priestesses if self.creature == DRYAD else s.philosophers
        cards = add(add(cards, target(a), -1), self.faction, 1)
        if self.creature == DRYAD:
            s.priestesses = cards
        else:
            s.philosophers = cards
        event = "steals_priestess" if self.creature == DRYAD else "steals_philosopher"
        s.jot(event, s.seat(self.faction), self.faction, target(a))


# -- echidna


class Echidna(Effect):
    """`echidna`: take an opponent's creature, wherever it stands: she targets the card.

    A Minotaur only if it can move to a zone of the thief.  [CYC-17.23] [CYC-17.24] [CYC-17.12] [CYC-D75]
    """

    def ask(self, s: Position) -> Request | None:
        cards: list[int] = []
        for creature in range(FIRST_MINIATURE, CREATURES):
            owner = s.creature_owner[creature]
            if owner == NOBODY or not s.are_opponents(owner, self.faction):
                continue
            if creature != MINOTAUR or miniature_zones(s, self.faction, MINOTAUR):
                cards.append(creature)
        return self.offer(s, acts_on(ECHIDNA_PICK, cards), "echidna_pick")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        creature = target(a)
        s.jot("steals_creature", s.seat(self.faction), self.faction, creature, s.creature_owner[creature])
        s.creature_owner = put(s.creature_owner, creature, self.faction)
        for miniature in reversed(s.miniatures_of(creature)):
            s.call(EchidnaMove(self.faction, miniature))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-17.23"


class EchidnaMove(Frame[Position]):
    """The stolen miniature may move to any zone of its terrain without creature; a Minotaur must.

    Arrival effects apply there, but not the Hydra's meal.  [CYC-17.23] [CYC-17.24] [CYC-D76]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "figure")

    def __init__(self, faction: int, figure: int) -> None:
        self.faction: Final = faction
        self.figure: Final = figure

    def ask(self, s: Position) -> Request | None:
        creature = card_of(self.figure)
        answers = acts_in(ECHIDNA_MOVE, miniature_zones(s, self.faction, creature))
        if creature != MINOTAUR:
            answers.append(act(STAY))
        return Request(s.seat(self.faction), answers, "echidna_move")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if verb(a) == ECHIDNA_MOVE:
            s.figure_zone = put(s.figure_zone, self.figure, target(a))
            s.jot("creature_moves", s.seat(self.faction), self.faction, card_of(self.figure), target(a))
            arrive(s, self.faction, self.figure)

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-17.24"


# -- giant


class Giant(Effect):
    """`giant`: steal all mercenaries of a land zone of another faction; not from Medusa's zone.

    They are placed one by one on land zones of the thief.  [CYC-17.26] [CYC-17.10] [CYC-17.13] [CYC-D77]
    """

    def ask(self, s: Position) -> Request | None:
        zones: list[int] = []
        for zone in bits(s.map.land_mask & ~s.lands[self.faction] & ~sheltered(s)):
            if s.mercenaries[zone] > 0 and not is_petrified(s, zone):
                zones.append(zone)
        return self.offer(s, acts_on(GIANT_ZONE, zones), "giant_zone")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        zone = target(a)
        number = s.mercenaries[zone]
        s.jot("steals_mercenaries", s.seat(self.faction), self.faction, s.owner[zone], number, zone)
        s.mercenaries = put(s.mercenaries, zone, 0)
        s.mercenaries_left += number
        s.call(PlaceUnits(self.faction, MERCENARY, number, SUMMONED))


# -- griffin


class Griffin(Effect):
    """`griffin`: half of an opposing team's gold, rounded down; only the two teams learn how much.

    A team is named by its first faction that is in play.  [CYC-17.27] [CYC-17.10] [CYC-D74]
    """

    def ask(self, s: Position) -> Request | None:
        victims: list[int] = []
        for members in s.mode.teams:
            for faction in members:
                if s.are_opponents(faction, self.faction) and s.is_in_play(faction):
                    victims.append(faction)
                    break
        return self.offer(s, acts_on(STEAL_FROM, victims), "steal_from")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        victim = target(a)
        share = s.figures.griffin_share
        amount = s.gold_of(victim) * share[0] // share[1]  # [CYC-1.10]
        pay(s, victim, amount)
        gain_gold(s, self.faction, amount)
        s.jot("steals_half", s.seat(self.faction), self.faction, victim)
        seats = 0
        for faction in (self.faction, victim):
            for member in s.mode.teams[s.team(faction)]:
                seats |= 1 << s.seat(member)
        s.jot("steals_gold", s.seat(self.faction), self.faction, victim, amount, seen=seats)


# -- triton


class Triton(Effect):
    """`triton`: choose a base building of another faction, if there is a site to put it.

    [CYC-17.39] [CYC-17.10] [CYC-D85]
    """

    def ask(self, s: Position) -> Request | None:
        answers: list[Action] = []
        if triton_sites(s, self.faction):
            for owner in range(s.mode.factions):
                if owner != self.faction:
                    for building in own_buildings(s, owner):
                        a = act(TRITON_PICK, building)
                        if (sheltered(s) >> site_zone(a)) & 1 == 0:
                            answers.append(a)
        return self.offer(s, answers, "triton_pick")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            return
        s.become(TritonTake(self.faction, site_zone(a), site_type(a)))


class TritonTake(Take):
    """The thief has it; a temple keeps its mark.  [CYC-17.39] [CYC-16.7] [CYC-16.30]"""

    def take(self, s: Position, place: int) -> None:
        s.jot("steals_building", s.seat(self.faction), self.faction, s.owner[self.zone], self.building, self.zone)
        s.become(TritonSite(self.faction, self.building, s.spent[place]))
        remove_building(s, place)


class TritonSite(Frame[Position]):
    """It goes on an own empty site; without one, in the place of an own base building.

    [CYC-17.39] [CYC-16.4] [CYC-D30]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "spent")

    def __init__(self, faction: int, building: int, spent: int = 0) -> None:
        self.faction: Final = faction
        self.building: Final = building
        self.spent: Final = spent

    def ask(self, s: Position) -> Request | None:
        return Request(s.seat(self.faction), triton_sites(s, self.faction), "build_zone")

    def tell(self, s: Position, a: Action) -> None:
        zone = site_zone(a) if verb(a) == REPLACE_BUILDING else target(a)
        s.become(Erect(self.faction, zone, self.building, self.spent))
        if verb(a) == REPLACE_BUILDING:
            s.call(Demolish(self.faction, zone, site_type(a)))


def triton_sites(s: Position, faction: int) -> list[Action]:
    """Own empty sites, else own base buildings, none of them in Chiron's zone."""
    lands = bits(s.lands[faction] & ~sheltered(s))
    answers = acts_on(BUILD_ZONE, [z for z in lands if s.free_sites(z) > 0])
    if answers:
        return answers
    for zone in lands:
        types = s.types_in(zone)
        answers += acts_on(REPLACE_BUILDING, [site_target(zone, building) for building in bits(types)])
    return answers


EFFECTS: Final[dict[int, type[Effect]]] = {ECHIDNA: Echidna, GIANT: Giant, GRIFFIN: Griffin, TRITON: Triton}
