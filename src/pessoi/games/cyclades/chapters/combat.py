"""Combat, on land and at sea.  [CYC-14.1]

  begin(s, attacker, zone, units, mercenaries)   push a combat: the attacker's base troops (or fleets) and mercenaries
                                                 have left their zone, its heroes stand in the combat's zone already.

Who fights is told in `sides`. Combats never nest. When one is over and changes control, `control.conquer` follows.

One frame stands for the combat and becomes the next paragraph: Prelude, Round, Dice, Compare, Aftermath, OfferRetreat.
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters import heroes
from pessoi.games.cyclades.chapters.control import conquer
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER, Roll, faction_of
from pessoi.games.cyclades.chapters.losses import (
    banish_creature,
    discard_hero,
)
from pessoi.games.cyclades.chapters.metropolises import Completion
from pessoi.games.cyclades.chapters.sides import (
    annihilate,
    base_units,
    destroy_unit,
    engaged,
    force,
    is_naval,
    movable,
    retreat_zones,
    side_heroes,
    side_mercenaries,
    side_minotaur,
    strength,
    take_base_units,
    take_mercenaries,
)
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    COMBAT_LOSS,
    DESTROY,
    LANDS,
    LOSS_HERO,
    LOSS_MINOTAUR,
    MERCENARY,
    MINOTAUR,
    NOBODY,
    NONE,
    NOWHERE,
    PERSEUS_RESCUE,
    RETREAT,
    STAY,
    TROOP,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add, put
from pessoi.kernel.sets import bits


def begin(s: Position, attacker: int, zone: int, units: int, mercenaries: int) -> None:
    """Push the combat of this group against whoever holds the zone.  [CYC-13.2] [CYC-13.14] [CYC-14.1]"""
    s.battle_zone = zone
    s.attacker = attacker
    s.defender = s.owner[zone]
    s.raid_units = units
    s.raid_mercenaries = mercenaries
    s.battle_round = 0
    s.dice = (NONE, NONE)
    s.jot("combat_starts", s.seat(attacker), attacker, s.defender, zone)
    s.call(Prelude())


# -- the course of a combat


class Prelude(Frame[Position]):
    """What happens before round 1.  [CYC-14.2]"""

    def tell(self, s: Position, a: Action) -> None:
        s.become(Round())
        if not is_naval(s):
            heroes.prelude(s)


class Round(Frame[Position]):
    """Rounds are fought until a side has no unit left.  [CYC-14.3]"""

    def tell(self, s: Position, a: Action) -> None:
        if engaged(s, ATTACKER) == 0 or engaged(s, DEFENDER) == 0:
            finish(s)
            return
        s.battle_round += 1
        s.dice = (NONE, NONE)
        s.compared = ()
        s.jot("combat_round", s.seat(s.attacker), s.battle_round)
        s.become(Dice(ATTACKER))


class Dice(Frame[Position]):
    """Each side rolls, the attacker first; powers may fix a die or roll it again.  [CYC-14.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def tell(self, s: Position, a: Action) -> None:
        if self.side > DEFENDER:
            s.become(Compare())
            heroes.offer_rerolls(s)
            return
        s.become(Dice(self.side + 1))
        fixed = heroes.fixed_die(s, faction_of(s, self.side))
        if fixed == NONE:
            s.call(Roll(self.side))
        else:
            s.dice = put(s.dice, self.side, fixed)


class Compare(Frame[Position]):
    """The lower strength loses the round; on a tie both do, unless a power wins ties.  [CYC-14.7] [CYC-14.9]"""

    def tell(self, s: Position, a: Action) -> None:
        attack = strength(s, ATTACKER)
        defence = strength(s, DEFENDER)
        s.compared = (force(s, ATTACKER), force(s, DEFENDER), attack, defence)  # losses do not change them any more
        s.jot("strength", s.seat(s.attacker), s.attacker, attack)
        s.jot("strength", s.seat(s.defender), s.defender, defence)
        attacker_loses = attack < defence or (attack == defence and not heroes.wins_ties(s, s.attacker))
        defender_loses = defence < attack or (attack == defence and not heroes.wins_ties(s, s.defender))
        if attacker_loses and defender_loses:
            s.note("round_tied", s.seat(s.attacker), [])
        else:
            loser = s.attacker if attacker_loses else s.defender
            s.jot("round_lost", s.seat(loser), loser)
        s.become(Aftermath(attacker_loses, defender_loses))
        if attacker_loses:
            s.call(Loss(ATTACKER))
        if defender_loses:
            s.call(Loss(DEFENDER))


class Loss(Frame[Position]):
    """A losing side removes one unit; on land it chooses which.  [CYC-D52] [CYC-14.8]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def ask(self, s: Position) -> Request | None:
        if is_naval(s):
            return None
        actions: list[Action] = []
        if base_units(s, self.side) > 0:
            actions.append(act(COMBAT_LOSS, TROOP))
        if side_mercenaries(s, self.side) > 0:
            actions.append(act(COMBAT_LOSS, MERCENARY))
        if side_minotaur(s, self.side):
            actions.append(act(COMBAT_LOSS, LOSS_MINOTAUR))
        for hero in bits(side_heroes(s, self.side)):
            actions.append(act(COMBAT_LOSS, LOSS_HERO + hero))
        return Request(s.seat(faction_of(s, self.side)), actions, "combat_loss")

    def tell(self, s: Position, a: Action) -> None:
        faction = faction_of(s, self.side)
        if a == NOTHING:
            s.end()
            destroy_unit(s, self.side, TROOP)
            return
        loss = target(a)
        if loss == LOSS_MINOTAUR:
            s.end()
            s.jot("minotaur_dies", s.seat(faction), faction, s.battle_zone)
            banish_creature(s, MINOTAUR)  # [CYC-14.10]
        elif loss >= LOSS_HERO:
            s.end()
            discard_hero(s, loss - LOSS_HERO)
        elif heroes.rescues(s, faction):
            s.become(Rescue(self.side, loss))
        else:
            s.end()
            destroy_unit(s, self.side, loss)


class Rescue(Frame[Position]):
    """A troop beside Perseus retreats alone instead of being destroyed.  [CYC-D53] [CYC-18.46]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "kind")

    def __init__(self, side: int, kind: int) -> None:
        self.side: Final = side
        self.kind: Final = kind

    def ask(self, s: Position) -> Request | None:
        zones = bits(retreat_zones(s, self.side))
        if not zones:
            return None
        actions = [act(DESTROY), *acts_on(PERSEUS_RESCUE, zones)]
        return Request(s.seat(faction_of(s, self.side)), actions, "perseus_rescue")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        faction = faction_of(s, self.side)
        if verb(a) != PERSEUS_RESCUE:
            destroy_unit(s, self.side, self.kind)
            return
        zone = target(a)
        s.jot("saves_troop", s.seat(faction), faction, zone)
        if self.kind == TROOP:
            take_base_units(s, self.side, 1)
            s.units = add(s.units, zone, 1)
        else:
            take_mercenaries(s, self.side, 1)
            s.mercenaries = add(s.mercenaries, zone, 1)
        if s.owner[zone] != faction:
            conquer(s, zone, faction)


class Aftermath(Frame[Position]):
    """After the losses: Achilles drives the loser off, else retreats are offered.  [CYC-14.11] [CYC-18.12]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker_lost", "defender_lost")

    def __init__(self, attacker_lost: bool, defender_lost: bool) -> None:
        self.attacker_lost: Final = attacker_lost
        self.defender_lost: Final = defender_lost

    def tell(self, s: Position, a: Action) -> None:
        if engaged(s, ATTACKER) == 0 or engaged(s, DEFENDER) == 0:
            finish(s)
        elif self.defender_lost and heroes.drives_off(s, s.attacker):
            s.become(ForcedRetreat(DEFENDER))
        elif self.attacker_lost and heroes.drives_off(s, s.defender):
            s.become(ForcedRetreat(ATTACKER))
        else:
            s.become(OfferRetreat(DEFENDER))


class OfferRetreat(Frame[Position]):
    """The defender may retreat; if it stays, the attacker may.  [CYC-D54] [CYC-D55] [CYC-14.11] [CYC-14.12]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def ask(self, s: Position) -> Request | None:
        zones = bits(retreat_zones(s, self.side)) if movable(s, self.side) > 0 else []
        if not zones:
            return None
        decision = "retreat_attacker" if self.side == ATTACKER else "retreat_defender"
        return Request(s.seat(faction_of(s, self.side)), [act(STAY), *acts_on(RETREAT, zones)], decision)

    def tell(self, s: Position, a: Action) -> None:
        retreats = verb(a) == RETREAT
        if self.side == DEFENDER and (not retreats or side_minotaur(s, DEFENDER)):
            s.become(OfferRetreat(ATTACKER))  # a Minotaur left behind fights on  [CYC-14.16]
        else:
            s.become(Round())
        if retreats:
            s.call(Withdraw(self.side, target(a), False))

    def why_not(self, s: Position, a: Action) -> str:
        return "CYC-14.13" if is_naval(s) else "CYC-14.14"


class ForcedRetreat(Frame[Position]):
    """A side that faces Achilles leaves or is destroyed.  [CYC-D56] [CYC-18.12]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def ask(self, s: Position) -> Request | None:
        zones = bits(retreat_zones(s, self.side)) if movable(s, self.side) > 0 else []
        if not zones:
            return None
        return Request(s.seat(faction_of(s, self.side)), acts_on(RETREAT, zones), "retreat_forced")

    def tell(self, s: Position, a: Action) -> None:
        s.become(Round())
        if side_minotaur(s, self.side):
            banish_creature(s, MINOTAUR)
        if a == NOTHING:
            annihilate(s, self.side)
        else:
            s.call(Withdraw(self.side, target(a), False))


class Withdraw(Frame[Position]):
    """All units of a side but the Minotaur go to one zone.  [CYC-14.13] [CYC-14.15] [CYC-14.18]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "zone", "crossed")

    def __init__(self, side: int, zone: int, crossed: bool) -> None:
        self.side: Final = side
        self.zone: Final = zone
        self.crossed: Final = crossed

    def tell(self, s: Position, a: Action) -> None:
        faction = faction_of(s, self.side)
        if not self.crossed and not is_naval(s):
            s.become(Withdraw(self.side, self.zone, True))
            s.call(Completion())  # Typhon may fall on the way
            heroes.cross(s, faction, side_heroes(s, self.side), s.battle_zone, self.zone, False)
            return
        s.end()
        s.jot("retreats", s.seat(faction), faction, s.battle_zone, self.zone)
        number = base_units(s, self.side)
        if is_naval(s):
            take_base_units(s, self.side, number)
            s.add_fleets(self.zone, faction, number)
            return
        mercenaries = side_mercenaries(s, self.side)
        for hero in bits(side_heroes(s, self.side)):
            s.hero_zone = put(s.hero_zone, hero, self.zone)
        take_base_units(s, self.side, number)
        take_mercenaries(s, self.side, mercenaries)
        s.units = add(s.units, self.zone, number)
        s.mercenaries = add(s.mercenaries, self.zone, mercenaries)
        if s.owner[self.zone] != faction:
            conquer(s, self.zone, faction)


# -- the end


def finish(s: Position) -> None:
    """The side left has the zone; if none is, a land zone keeps its owner.  [CYC-14.19] [CYC-14.20] [CYC-14.21]"""
    zone = s.battle_zone
    attacker = s.attacker
    winner = engaged(s, ATTACKER) > 0
    units = s.raid_units
    mercenaries = s.raid_mercenaries
    if winner:
        s.jot("combat_won", s.seat(attacker), attacker, zone)
    elif engaged(s, DEFENDER) > 0:
        s.jot("combat_won", s.seat(s.defender), s.defender, zone)
    else:
        s.jot("combat_undecided", s.seat(attacker), zone)
    s.end()
    s.battle_zone = NOWHERE
    s.attacker = NOBODY
    s.defender = NOBODY
    s.raid_units = 0
    s.raid_mercenaries = 0
    s.compared = ()
    if winner:
        settle_in(s, attacker, zone, units, mercenaries)


def settle_in(s: Position, faction: int, zone: int, units: int, mercenaries: int) -> None:
    """Units come into a zone without opposing units; heroes stand there already. Pushes frames: call it last."""
    if zone >= LANDS:
        s.add_fleets(zone, faction, units)
        return
    s.units = add(s.units, zone, units)
    s.mercenaries = add(s.mercenaries, zone, mercenaries)
    if s.owner[zone] != faction:
        conquer(s, zone, faction)
