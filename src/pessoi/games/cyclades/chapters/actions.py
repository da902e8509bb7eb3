"""Phase 5: actions.  [CYC-11.1]"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.games.cyclades.chapters.creatures import PlayCreature
from pessoi.games.cyclades.chapters.decks import creature_draw, renew_creatures, take_creature
from pessoi.games.cyclades.chapters.gods import menu, recruit_costs, why_not_offered
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.metropolises import Completion
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove, SeaMove
from pessoi.games.cyclades.chapters.recruits import RECRUITED, PlaceHero, PlaceUnits
from pessoi.games.cyclades.chapters.sacrifices import Sacrifice
from pessoi.games.cyclades.chapters.supply import gain_philosophers, gain_priestesses, pay
from pessoi.games.cyclades.chapters.temples import SpendTemples, creature_price, reductions
from pessoi.games.cyclades.state import ACTIONS, Position
from pessoi.games.cyclades.terms import (
    APOLLO,
    BUY_CREATURE,
    EXTRA_FLEET,
    EXTRA_MERCENARY,
    EXTRA_PHILOSOPHER,
    EXTRA_PRIESTESS,
    EXTRA_TROOP,
    FLEET,
    HEROES,
    HEROIC_MOVE,
    LAND_MOVE,
    MERCENARY,
    NOBODY,
    NONE,
    PEEK,
    PLAY_CARD,
    PUT_BACK,
    RECRUIT_HERO,
    SACRIFICE,
    SEA_MOVE,
    TROOP,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, target, verb
from pessoi.kernel.rows import put, row


class Actions(Frame[Position]):
    """Factions act in action order; an eliminated one does not.  [CYC-11.1] [CYC-11.6]"""

    def tell(self, s: Position, a: Action) -> None:
        s.phase = ACTIONS
        out = s.eliminated
        for faction in s.next_order:
            if faction != NOBODY:
                out |= 1 << faction
        for god in s.god_slots:  # action order, as far as is needed
            if sends(s, god, out):
                return
        if not sends(s, APOLLO, out):
            s.end()


def sends(s: Position, god: int, out: int) -> bool:
    """Whether it is the turn of somebody who serves the god: not of those who are out of play, or have acted."""
    faction = s.servant(god)
    if faction == NOBODY or (out >> faction) & 1:
        return False
    s.call(Turn(faction))
    return True


@mypyc_attr(free_list_len=1)
class Turn(Frame[Position]):
    """First the mandatory actions, then optional ones.  [CYC-11.2] [CYC-11.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def tell(self, s: Position, a: Action) -> None:
        s.active = self.faction
        s.extra_recruits = 0
        s.extra_cards = 0
        s.hired = 0
        s.peeked = 0
        s.hero_moves = row(0, HEROES)
        god = s.bid_god[self.faction]
        s.jot("turn_starts", s.seat(self.faction), self.faction, god)
        s.become(Menu(self.faction))
        s.call(Mandatory(self.faction, 0, god != APOLLO))


@mypyc_attr(free_list_len=1)
class Menu(Frame[Position]):
    """Optional actions in any order, until the faction ends its turn.  [CYC-D40] [CYC-22.1] [CYC-22.5]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        if not s.is_in_play(self.faction):
            return None
        return Request(s.seat(self.faction), menu(s, self.faction), "turn_menu")

    def tell(self, s: Position, a: Action) -> None:
        faction = self.faction
        do = verb(a)
        if do == SEA_MOVE:
            s.call(SeaMove(faction, target(a)))
        elif do == LAND_MOVE:
            s.call(LandMove(faction, target(a)))
        elif do == HEROIC_MOVE:
            s.call(HeroicMove(faction, target(a)))
        elif do == EXTRA_FLEET:
            recruit(s, faction, FLEET)
        elif do == EXTRA_TROOP:
            recruit(s, faction, TROOP)
        elif do == EXTRA_MERCENARY:
            recruit(s, faction, MERCENARY)
        elif do == EXTRA_PHILOSOPHER:
            s.extra_cards += 1
            pay(s, faction, s.figures.philosopher_cost)
            gain_philosophers(s, faction, 1)
            s.call(Completion())
        elif do == EXTRA_PRIESTESS:
            s.extra_cards += 1
            pay(s, faction, s.figures.priestess_cost)
            gain_priestesses(s, faction, 1)
        elif do == PEEK:
            s.peeked += 1
            s.call(Peek(faction))
        elif do == RECRUIT_HERO:
            hire(s, faction, target(a))
        elif do == BUY_CREATURE:
            buy(s, faction, target(a))
        elif do == SACRIFICE:
            s.call(Sacrifice(faction, target(a)))
        else:
            end_turn(s, faction)

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_offered(s, self.faction, a)


def recruit(s: Position, faction: int, kind: int) -> None:
    """An extra unit at its rising cost.  [CYC-12.7] [CYC-12.10] [CYC-12.14]"""
    pay(s, faction, recruit_costs(s, kind)[s.extra_recruits])
    s.extra_recruits += 1
    s.call(PlaceUnits(faction, kind, 1, RECRUITED))


def hire(s: Position, faction: int, hero: int) -> None:
    """A hero of the track joins the faction; its slot stays empty.  [CYC-12.15] [CYC-18.1]"""
    s.hired += 1
    pay(s, faction, s.figures.hero_cost)
    s.hero_track = put(s.hero_track, s.hero_track.index(hero), NONE)
    s.hero_owner = put(s.hero_owner, hero, faction)
    s.hero_cycle = put(s.hero_cycle, hero, s.cycle)
    s.jot("recruits", s.seat(faction), faction, hero, s.figures.hero_cost)
    s.call(PlaceHero(faction, hero))


def buy(s: Position, faction: int, creature: int) -> None:
    """A creature of the track is played; its space stays empty and a reservation ends.  [CYC-17.3] [CYC-17.4]"""
    space = s.creature_track.index(creature)
    price = creature_price(s, faction, space)
    reduced = reductions(s, faction, space)
    pay(s, faction, price)
    s.creature_track = put(s.creature_track, space, NONE)
    s.reserved = put(s.reserved, space, NOBODY)
    s.resolving |= 1 << creature
    s.jot("buys_creature", s.seat(faction), faction, creature, price)
    s.call(PlayCreature(faction, creature))
    if reduced > 0:
        s.call(SpendTemples(faction, reduced))  # first


def end_turn(s: Position, faction: int) -> None:
    """The marker goes to the last free position of the turn-order track.  [CYC-11.5]"""
    s.end()
    s.jot("turn_ends", s.seat(faction), faction)
    s.active = NOBODY
    position = len(s.next_order) - 1
    while s.next_order[position] != NOBODY:
        position -= 1
    s.next_order[position] = faction


class Peek(Frame[Position]):
    """Zeus shows the top creature card to the faction's team.  [CYC-12.5]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        return creature_draw(s, s.team_seats(self.faction))

    def tell(self, s: Position, a: Action) -> None:
        renew_creatures(s)
        if a != NOTHING:
            s.top_card = target(a)
        s.top_known |= 1 << s.team(self.faction)
        s.jot("peeks", s.seat(self.faction), self.faction)
        s.jot("sees_card", s.seat(self.faction), self.faction, s.top_card, seen=s.team_seats(self.faction))
        s.become(PlayPeeked(self.faction))


class PlayPeeked(Frame[Position]):
    """Play the card that was looked at, or put it back.  [CYC-D70] [CYC-12.5]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def ask(self, s: Position) -> Request | None:
        actions = [act(PUT_BACK)]
        if s.gold_of(self.faction) >= s.figures.peek_cost:
            actions.append(act(PLAY_CARD))
        return Request(s.seat(self.faction), actions, "peek_play")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PUT_BACK:
            s.end()
            s.jot("puts_back", s.seat(self.faction), self.faction)
            return
        pay(s, self.faction, s.figures.peek_cost)
        creature = take_creature(s, NOTHING)
        s.resolving |= 1 << creature
        s.jot("plays_creature", s.seat(self.faction), self.faction, creature)
        s.become(PlayCreature(self.faction, creature))
