"""Temples: what they take off the price of a creature, each once a cycle, whoever holds it then.  [CYC-16.6] [CYC-16.7]

Metropolises are temples, too, on a site or on a hero's card. Marks: s.spent by place in s.site, s.spent_cards by hero.
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.presence import suppressed_lands
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import LANDS, METROPOLIS, NONE, SPEND_CARD, SPEND_TEMPLE, TEMPLE
from pessoi.games.cyclades.vocabulary import shrine_target
from pessoi.kernel import NOTHING, Action, Frame, Request, acts_on, target, verb
from pessoi.kernel.rows import having, put, row
from pessoi.kernel.sets import bits


def shrines_of(s: Position, faction: int) -> list[int]:
    """Places in `site` of the faction's effective temples and metropolises.  [CYC-16.6] [CYC-16.8]"""
    found: list[int] = []
    with_any = s.lands_with(TEMPLE) | s.lands_with(METROPOLIS)
    for zone in bits(s.lands[faction] & with_any & ~suppressed_lands(s)):
        for place in range(zone * SITES, zone * SITES + SITES):
            if s.site[place] == TEMPLE or s.site[place] >= METROPOLIS:
                found.append(place)
    return found


def cards_of(s: Position, faction: int) -> list[int]:
    """Heroes whose card carries a metropolis of the faction.  [CYC-18.38]"""
    return [hero for hero, bonus in enumerate(s.holder) if bonus != NONE and s.hero_owner[hero] == faction]


def temples_of(s: Position, faction: int) -> int:
    """Reductions that the faction has, used or not.  [CYC-16.6]"""
    return len(shrines_of(s, faction)) + len(cards_of(s, faction))


def unspent_shrines(s: Position, faction: int) -> list[int]:
    return [place for place in shrines_of(s, faction) if s.spent[place] == 0]


def unspent_cards(s: Position, faction: int) -> list[int]:
    return [hero for hero in cards_of(s, faction) if (s.spent_cards >> hero) & 1 == 0]


def unspent(s: Position, faction: int) -> int:
    """Reductions that the faction can still use in this cycle.  [CYC-16.7]"""
    found = 0
    with_any = s.lands_with(TEMPLE) | s.lands_with(METROPOLIS)
    zones = s.lands[faction] & with_any & ~suppressed_lands(s)
    if zones:
        site, spent = s.site, s.spent
        for zone in bits(zones):
            for place in range(zone * SITES, zone * SITES + SITES):
                if (site[place] == TEMPLE or site[place] >= METROPOLIS) and spent[place] == 0:
                    found += 1
    cards = having(s.hero_owner, faction) & ~s.spent_cards
    for hero in bits(cards):
        if s.holder[hero] != NONE:
            found += 1
    return found


def reductions(s: Position, faction: int, space: int) -> int:
    """Reductions that a purchase uses: as many as there are and its price allows.  [CYC-16.7]"""
    return min(s.figures.creature_costs[space], unspent(s, faction))


def creature_price(s: Position, faction: int, space: int) -> int:
    """What the creature on a space of the track costs.  [CYC-16.6] [CYC-17.1]"""
    return s.figures.creature_costs[space] - reductions(s, faction, space)


def refresh(s: Position) -> None:
    """A new cycle: every reduction can be used again.  [CYC-16.7] [CYC-7.8]"""
    s.spent = row(0, LANDS * SITES)
    s.spent_cards = 0


class SpendTemples(Frame[Position]):
    """So many reductions are used; if there are more, the buyer says which.  [CYC-D35] [CYC-16.7]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number")

    def __init__(self, faction: int, number: int) -> None:
        self.faction: Final = faction
        self.number: Final = number

    def ask(self, s: Position) -> Request | None:
        places = unspent_shrines(s, self.faction)
        cards = unspent_cards(s, self.faction)
        if len(places) + len(cards) <= self.number:
            return None
        shrines: list[int] = []  # equal ones once
        for place in places:
            shrine = shrine_target(place // SITES, s.site[place])
            if shrine not in shrines:
                shrines.append(shrine)
        answers = acts_on(SPEND_TEMPLE, shrines) + acts_on(SPEND_CARD, cards)
        return Request(s.seat(self.faction), answers, "spend_temple")

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            for place in unspent_shrines(s, self.faction):
                s.spent = put(s.spent, place, 1)
            for hero in unspent_cards(s, self.faction):
                s.spent_cards |= 1 << hero
        elif verb(a) == SPEND_CARD:
            s.spent_cards |= 1 << target(a)
        else:
            for place in unspent_shrines(s, self.faction):
                if shrine_target(place // SITES, s.site[place]) == target(a):
                    s.spent = put(s.spent, place, 1)
                    break
        if a == NOTHING or self.number == 1:
            s.end()
        else:
            s.become(SpendTemples(self.faction, self.number - 1))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-16.7"
