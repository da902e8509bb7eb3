"""What a seat may know, and worlds that fit it.

Treasuries: `known` blanks those of other teams. Every gain and payment happens in the open, so whoever
counts knows them all the same: `tally` is that count, which `imagine` deals; clients are not shown it. The creature
card that Zeus showed (`top_card`) and the Sphinx's draw (`drawn`) are known to the teams that saw them, and to whoever
counts where she took all that the deck held. Decks and metropolis tokens have no order before they are drawn.
"""

from random import Random

from pessoi.games.cyclades.chapters.ending import teams_of_seats
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import NOBODY, NONE, UNKNOWN
from pessoi.kernel.rows import put
from pessoi.kernel.sets import bits


def team_of_seat(s: Position, seat: int) -> int:
    """The team that a seat plays for; NONE for a watcher."""
    return teams_of_seats(s)[seat] if seat >= 0 else NONE


def known(s: Position, seat: int) -> Position:
    """The position as the seat knows it."""
    k = s.copy()
    team = team_of_seat(s, seat)
    for other in range(len(k.gold)):
        if other != team:
            k.gold[other] = UNKNOWN
    if not is_among(s.top_known, team):
        k.top_card = UNKNOWN
    hide_drawn(k, team)
    return k


def is_among(teams: int, team: int) -> bool:
    return team != NONE and (teams >> team) & 1 == 1


def hide_drawn(k: Position, team: int) -> None:
    """The Sphinx's cards look as if they were still in the deck."""
    for i, card in enumerate(k.drawn):
        drew = k.active != NOBODY and k.team(k.active) == team
        seen = drew or i < k.drawn_open or (i == 0 and k.drawn_open == 0 and is_among(k.drawn_known, team))
        if card != UNKNOWN and not seen:
            k.drawn = put(k.drawn, i, UNKNOWN)
            k.creature_deck |= 1 << card


def imagine(k: Position, seat: int, rng: Random) -> Position:
    """A world that fits what the seat knows: cards it cannot know are dealt, treasuries are as counted."""
    s = k.copy()
    for team, gold in enumerate(s.gold):
        if gold == UNKNOWN:
            s.gold[team] = s.tally[team]
    for i, card in enumerate(s.drawn):
        if card == UNKNOWN:
            s.drawn = put(s.drawn, i, any_of(s.creature_deck, rng))
            s.creature_deck &= ~(1 << s.drawn[i])
    if s.top_known != 0 and s.top_card == UNKNOWN:
        s.top_card = any_of(s.creature_deck, rng)
    return s


def any_of(cards: int, rng: Random) -> int:
    left = bits(cards)
    return left[int(rng.random() * len(left))]
