"""Questions in words, with what they are about, and what answers cost.

A question names the thing in hand (the creature to keep, the building to place), and the faction where a seat plays
several. All of it is read off the frame that asks.
"""

from typing import Any, Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.dice import faction_of
from pessoi.games.cyclades.chapters.gods import creature_price, recruit_costs
from pessoi.games.cyclades.chapters.heracles import HeraclesWay
from pessoi.games.cyclades.chapters.heroes import HectorKill
from pessoi.games.cyclades.chapters.movement import HeroicMove, LandMove, SeaMove, heroic_price, heroic_reach
from pessoi.games.cyclades.chapters.offerings import OfferValue, net_cost
from pessoi.games.cyclades.chapters.reach import distance
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import NOBODY, NONE
from pessoi.kernel import Action, Frame, Message, Request, target, verb

# fields of frames that say what a question is about, and the names of their values
ABOUT: Final[list[tuple[str, list[str]]]] = [
    ("creature", terms.CREATURE_IDS),
    ("hero", terms.HERO_IDS),
    ("building", terms.BUILDING_IDS),
    ("kind", terms.UNIT_IDS),
    ("god", terms.GOD_IDS),
    ("origin", terms.ZONE_IDS),
    ("zone", terms.ZONE_IDS),
]

EXTRAS: Final = {
    terms.EXTRA_FLEET: terms.FLEET,
    terms.EXTRA_TROOP: terms.TROOP,
    terms.EXTRA_MERCENARY: terms.MERCENARY,
}


def prompt(k: Position, r: Request) -> Message:
    """The question in words."""
    args: dict[str, int | str] = {"question": f"ask-{r.decision}"}
    frame = k.stack[-1]
    thing = topic(frame)
    faction = decider(k, frame)
    several = faction != NOBODY and k.mode.seat_of.count(k.seat(faction)) > 1
    if several:
        args["faction"] = terms.FACTION_IDS[faction]
    if thing:
        args["thing"] = thing
    if several:
        return Message("ask-as-about" if thing else "ask-as", args)
    return Message("ask-about", args) if thing else Message(f"ask-{r.decision}")


def topic(frame: Frame[Any]) -> str:
    """The thing in hand, or nothing."""
    figure = getattr(frame, "figure", NONE)
    if figure != NONE:
        return terms.CREATURE_IDS[terms.card_of(figure)]
    for field, ids in ABOUT:
        number = getattr(frame, field, NONE)
        if number != NONE:
            return ids[number]
    return ""


def decider(k: Position, frame: Frame[Any]) -> int:
    """The faction that decides."""
    if isinstance(frame, HectorKill):
        return k.defender
    if isinstance(frame, HeraclesWay):
        return k.hero_owner[terms.HERACLES]
    side = getattr(frame, "side", NONE)
    if side != NONE and k.attacker != NOBODY:
        return faction_of(k, side)
    faction: int = getattr(frame, "faction", getattr(frame, "builder", k.active))
    return faction


def detail(k: Position, a: Action) -> Message | None:
    """What a legal answer costs."""
    price = cost(k, a)
    return None if price == NONE else Message("cost", {"number": price})


def cost(k: Position, a: Action) -> int:
    """The gold that an answer costs, or NONE where it has no price."""
    frame = k.stack[-1]
    do = verb(a)
    if isinstance(frame, OfferValue) and do == terms.OFFER_VALUE:
        return net_cost(k, frame.faction, target(a))
    if do == terms.MOVE_TO:
        return move_cost(k, frame, target(a))
    if do == terms.SACRIFICE and target(a) == terms.CROESUS:
        return k.figures.croesus_gold
    if do == terms.PLAY_CARD:
        return k.figures.peek_cost
    if do == terms.REROLL:
        return k.figures.croesus_reroll
    return menu_cost(k, frame.faction, a) if isinstance(frame, Menu) else NONE


def menu_cost(k: Position, faction: int, a: Action) -> int:
    f = k.figures
    do = verb(a)
    if do == terms.BUY_CREATURE:
        return creature_price(k, faction, k.creature_track.index(target(a)))
    if do in EXTRAS:
        return recruit_costs(k, EXTRAS[do])[k.extra_recruits]
    prices = {
        terms.EXTRA_PHILOSOPHER: f.philosopher_cost,
        terms.EXTRA_PRIESTESS: f.priestess_cost,
        terms.RECRUIT_HERO: f.hero_cost,
        terms.SEA_MOVE: f.sea_move_cost,
        terms.LAND_MOVE: f.land_move_cost,
    }
    if do == terms.HEROIC_MOVE:
        return heroic_price(k, target(a), 1)
    return prices.get(do, NONE)


def move_cost(k: Position, frame: Frame[Any], destination: int) -> int:
    """The price of a destination: passing through a teammate's zones costs more.  [CYC-20.6]"""
    if isinstance(frame, SeaMove):
        return distance(frame.reach(k), destination) * k.figures.sea_move_cost
    if isinstance(frame, LandMove):
        return distance(frame.reach(k), destination) * k.figures.land_move_cost
    if isinstance(frame, HeroicMove):
        return heroic_price(k, frame.hero, distance(heroic_reach(k, frame.faction, frame.hero), destination))
    return NONE
