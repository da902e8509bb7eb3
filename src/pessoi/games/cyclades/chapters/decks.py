"""Decks without order: a card is drawn when the rules turn it over, each of the deck equally likely.

The one card with a known place is a creature that was looked at with Zeus and put back: it is on top until it is
drawn or the deck is shuffled. A frame that draws asks `creature_draw`, and hands the answer to `take_creature`.
"""

from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import CHIMERA, DRAW_CREATURE, DRAW_HERO, NOBODY, NONE
from pessoi.kernel import CHANCE, EVERYONE, NOTHING, Action, Request, acts_in, target


def draw_from(cards: int, verb: int, decision: str, seen: int) -> Request:
    actions = acts_in(verb, cards)
    return Request(CHANCE, actions, decision, [1] * len(actions), secret=seen != EVERYONE, seen=seen)


def can_draw_creature(s: Position) -> bool:
    return s.creature_deck != 0 or s.creature_discard != 0


def creature_draw(s: Position, seen: int = EVERYONE) -> Request | None:
    """The top creature card; None if it is settled already (or there is none).  [CYC-C3] [CYC-2.9]"""
    if s.top_card != NONE or not can_draw_creature(s):
        return None
    return draw_from(s.creature_deck if s.creature_deck else s.creature_discard, DRAW_CREATURE, "draw_creature", seen)


def take_creature(s: Position, a: Action) -> int:
    """Take the card drawn off the deck; NONE if there was none. An empty deck takes up the discard.  [CYC-2.9]"""
    card = s.top_card if a == NOTHING else target(a)
    if card == NONE:
        return NONE
    renew_creatures(s)
    s.creature_deck &= ~(1 << card)
    s.top_card = NONE
    s.top_known = 0
    return card


def renew_creatures(s: Position) -> None:
    """The discard becomes the deck if the deck is empty.  [CYC-2.9] [CYC-2.10]"""
    if s.creature_deck == 0:
        s.creature_deck = s.creature_discard
        s.creature_discard = 0


def discard_creature(s: Position, creature: int) -> None:
    """A card reaches the creature discard; the Chimera has deck and discard shuffled.  [CYC-7.5] [CYC-17.20]"""
    s.creature_discard |= 1 << creature
    if creature == CHIMERA:
        s.creature_deck |= s.creature_discard
        s.creature_discard = 0
        s.top_card = NONE
        s.top_known = 0
        s.note("creatures_shuffled", NOBODY, [])


def hero_draw(s: Position) -> Request | None:
    """The top hero card; None if there is none.  [CYC-C4] [CYC-2.9]"""
    cards = s.hero_deck if s.hero_deck else s.hero_discard
    return draw_from(cards, DRAW_HERO, "draw_hero", EVERYONE) if cards else None


def take_hero(s: Position, a: Action) -> int:
    """Take the hero drawn off the deck; an empty deck takes up the discard, never removed heroes.  [CYC-2.9]"""
    if s.hero_deck == 0:
        s.hero_deck = s.hero_discard
        s.hero_discard = 0
    s.hero_deck &= ~(1 << target(a))
    return target(a)
