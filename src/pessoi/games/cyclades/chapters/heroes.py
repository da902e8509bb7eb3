"""Military powers of heroes, one small unit each, as questions that combat and movement ask.  [CYC-18.1] [CYC-18.2]

`faction` is a side of the combat under way (s.attacker or s.defender in s.battle_zone; the heroes of both stand
there). Several heroes of a side simply all answer.  [CYC-18.7]

Heracles' journeys are in `heracles`, sacrifice powers in `sacrifices`.
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.buildings import fortresses_in
from pessoi.games.cyclades.chapters.dice import ATTACKER, DEFENDER, Roll, faction_of
from pessoi.games.cyclades.chapters.heracles import travel
from pessoi.games.cyclades.chapters.losses import destroy_raiders, destroy_raiding_mercenaries
from pessoi.games.cyclades.chapters.supply import pay
from pessoi.games.cyclades.state import ACTIONS, Position
from pessoi.games.cyclades.terms import (
    ACHILLES,
    ANTIGONE,
    APOLLO,
    CROESUS,
    FORTRESS,
    HECTOR,
    HECTOR_KILL,
    HELEN,
    HERACLES,
    HIPPOLYTA,
    JASON,
    KEEP_DIE,
    LETO,
    MERCENARY,
    NONE,
    NOWHERE,
    PANDORA,
    PENELOPE,
    PENTHESILEA,
    PERICLES,
    PERSEUS,
    PORT,
    REROLL,
    TROOP,
    ULYSSES,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add, put

# -- who may use heroes at all


def silenced(s: Position, faction: int) -> bool:
    """Whoever serves Apollo has heroes without powers for the whole phase.  [CYC-18.5] [CYC-18.6]"""
    return s.phase == ACTIONS and s.bid_god[faction] == APOLLO


def may_act(s: Position, hero: int) -> bool:
    """Whether its owner may move or sacrifice the hero: Leto serves even with Apollo.  [CYC-18.5] [CYC-18.44]"""
    return hero == LETO or not silenced(s, s.hero_owner[hero])


def fights(s: Position, hero: int, faction: int) -> bool:
    """Whether the hero lends that side its power in the land combat under way.  [CYC-18.2] [CYC-18.6]"""
    return s.hero_zone[hero] == s.battle_zone and s.hero_owner[hero] == faction and not silenced(s, faction)


# -- before round 1: Hector, then Pandora  [CYC-14.2]


def prelude(s: Position) -> None:
    """Before round 1 on land: push what has to be settled first.  [CYC-14.2]"""
    if fights(s, PANDORA, s.attacker) or fights(s, PANDORA, s.defender):
        s.call(PandoraTakes())
    if fights(s, HECTOR, s.defender):
        s.call(HectorKill())


class HectorKill(Frame[Position]):
    """`hector`: his owner destroys one invading troop before the combat; heroes are not affected.  [CYC-18.23]"""

    def ask(self, s: Position) -> Request | None:
        kinds: list[int] = []
        if s.raid_units > 0:
            kinds.append(TROOP)
        if s.raid_mercenaries > 0:
            kinds.append(MERCENARY)
        return Request(s.seat(s.defender), acts_on(HECTOR_KILL, kinds), "hector_kill") if kinds else None  # [CYC-D50]

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        s.jot("hector_kills", s.seat(s.defender), s.attacker, target(a))
        if target(a) == TROOP:
            destroy_raiders(s, min(s.figures.hector_kills, s.raid_units))
        else:
            destroy_raiding_mercenaries(s, min(s.figures.hector_kills, s.raid_mercenaries))


class PandoraTakes(Frame[Position]):
    """`pandora`: opposing mercenaries of her combat join her side for good.  [CYC-18.48]"""

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if fights(s, PANDORA, s.attacker):
            faction = s.attacker
            taken = s.mercenaries[s.battle_zone]
            s.raid_mercenaries += taken
            s.mercenaries = put(s.mercenaries, s.battle_zone, 0)
        else:
            faction = s.defender
            taken = s.raid_mercenaries
            s.mercenaries = add(s.mercenaries, s.battle_zone, taken)
            s.raid_mercenaries = 0
        if taken > 0:
            s.jot("pandora_takes", s.seat(faction), faction, taken)


# -- dice: Helen, then Croesus, then Antigone  [CYC-14.4]


def fixed_die(s: Position, faction: int) -> int:
    """`helen`: her side does not roll, its die counts 2. NONE for a side that rolls.  [CYC-18.25]"""
    return s.figures.helen_die if fights(s, HELEN, faction) else NONE


def offer_rerolls(s: Position) -> None:
    """Both dice are known: push the question to the side that has Croesus.  [CYC-18.18]"""
    for side in (ATTACKER, DEFENDER):
        faction = faction_of(s, side)
        if fights(s, CROESUS, faction) and fixed_die(s, faction) == NONE:
            s.call(CroesusReroll(side))


class CroesusReroll(Frame[Position]):
    """`croesus`: with both dice known, his owner may pay 1 gold to roll its own again, as often as it likes.

    The question is put whatever the treasury holds, lest silence tell that it is empty.  [CYC-18.18] [CYC-D51]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def ask(self, s: Position) -> Request | None:
        faction = faction_of(s, self.side)
        answers = [act(KEEP_DIE)]
        if s.gold_of(faction) >= s.figures.croesus_reroll:
            answers.append(act(REROLL))
        return Request(s.seat(faction), answers, "croesus_reroll", secret=True)

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == REROLL:
            faction = faction_of(s, self.side)
            pay(s, faction, s.figures.croesus_reroll)
            s.jot("pays", s.seat(faction), faction, s.figures.croesus_reroll)
            s.call(Roll(self.side))
        else:
            s.end()


def settled_die(s: Position, faction: int, die: int) -> int:
    """`antigone`: her side's final 0 counts as 3; Helen's fixed die stays.  [CYC-18.16] [CYC-18.25]"""
    if die == s.figures.antigone_from and fights(s, ANTIGONE, faction) and fixed_die(s, faction) == NONE:
        return s.figures.antigone_to
    return die


# -- strength


def strength_of(s: Position, faction: int, heroes: int) -> int:
    """What these heroes add on land: 1 each, `ajax` 2; silenced ones 1.  [CYC-18.1] [CYC-18.6] [CYC-18.15]"""
    if silenced(s, faction):
        return heroes.bit_count() * s.figures.unit_strength
    total = 0
    while heroes:
        low = heroes & -heroes
        heroes ^= low
        total += s.figures.hero_strength[low.bit_length() - 1]
    return total


def ignores_fortresses(s: Position, attacker: int) -> bool:
    """`ulysses` attacks: the defender gets nothing from fortresses, metropolises or Hippolyta.  [CYC-18.51]"""
    return fights(s, ULYSSES, attacker)


def extra_fortresses(s: Position, defender: int, zone: int) -> int:
    """`hippolyta` defends: effective ports of her zone count as fortresses too.  [CYC-18.32]"""
    return fortresses_in(s, zone, PORT) if fights(s, HIPPOLYTA, defender) else 0


def naval_bonus(s: Position, faction: int, sea: int) -> int:
    """What heroes on the shores add to the faction's strength at sea.  [CYC-14.5]"""
    if silenced(s, faction):
        return 0
    bonus = 0
    if watches(s, PENELOPE, faction, sea):
        bonus += s.figures.penelope_bonus  # `penelope`: +2 in naval combats beside her zone  [CYC-18.53]
    if watches(s, HIPPOLYTA, faction, sea):
        # `hippolyta`: fortresses of her zone count as ports onto every sea zone beside it, metropolises do not count
        # twice  [CYC-18.32] [CYC-18.33]
        bonus += fortresses_in(s, s.hero_zone[HIPPOLYTA], FORTRESS) * s.figures.port_bonus
    return bonus


def watches(s: Position, hero: int, faction: int, sea: int) -> bool:
    """Whether the faction's own hero stands beside the sea zone; teammates' do not help.  [CYC-20.9]"""
    zone = s.hero_zone[hero]
    return zone != NOWHERE and s.hero_owner[hero] == faction and (s.map.sea_near[zone] >> sea) & 1 == 1


# -- the outcome of a round


def wins_ties(s: Position, faction: int) -> bool:
    """`penthesilea`: her side wins ties.  [CYC-18.36]"""
    return fights(s, PENTHESILEA, faction)


def drives_off(s: Position, faction: int) -> bool:
    """`achilles` is engaged: an opponent who lost the round retreats at once or is destroyed.  [CYC-18.12]"""
    return fights(s, ACHILLES, faction)


def rescues(s: Position, faction: int) -> bool:
    """`perseus` is engaged: a troop that is the loss of a round may retreat alone instead.  [CYC-18.46]"""
    return fights(s, PERSEUS, faction)


# -- moves


def cross(s: Position, faction: int, heroes: int, origin: int, destination: int, free: bool) -> None:
    """These heroes are about to move; `free`: through the air (Pegasus, Perseus). Pushes D47 where it is asked.

    `heracles` destroys the creatures on his way. Whoever calls this calls `metropolises.check` after the move: Typhon
    may be gone.  [CYC-18.27]
    """
    if (heroes >> HERACLES) & 1 and not silenced(s, faction):
        travel(s, faction, origin, destination, free)


def heroic_cost(s: Position, hero: int, move: int) -> int:
    """The price of the hero's `move`-th heroic move of the turn, from 1; `pericles` pays 1.  [CYC-13.22] [CYC-18.42]"""
    return s.figures.pericles_cost if hero == PERICLES else move


def uses_all_fleets(s: Position, hero: int) -> bool:
    """`jason`: fleets of all factions carry the heroic moves that he leads.  [CYC-18.40]"""
    return hero == JASON


# -- metropolises on a card


def card_holder(s: Position, faction: int) -> int:
    """The hero whose card may carry the metropolis that the faction builds now, or NONE.

    `penthesilea`, or `pandora` with Penthesilea on the track.  [CYC-18.37] [CYC-18.49]
    """
    if can_hold(s, PENTHESILEA, faction):
        return PENTHESILEA
    if PENTHESILEA in s.hero_track and can_hold(s, PANDORA, faction):
        return PANDORA
    return NONE


def can_hold(s: Position, hero: int, faction: int) -> bool:
    """To hold a metropolis is to be sacrificed: not in the cycle in which its owner got the hero.  [CYC-18.4]"""
    if s.hero_owner[hero] != faction or s.hero_zone[hero] == NOWHERE:
        return False
    return s.hero_cycle[hero] != s.cycle and not silenced(s, faction)
