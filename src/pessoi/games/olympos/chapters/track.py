"""Chapter 4: the time track and paying for actions."""

from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import NOBODY


def next_player(s: Position) -> int:
    """The unfinished player furthest back; of several on a space, the topmost.  [OLY-4.1] [OLY-4.2] [OLY-4.4]"""
    for seat in s.line:
        if not s.finished >> seat & 1:
            return seat
    return NOBODY


def pay(s: Position, seat: int, cost: int) -> None:
    """Hourglasses first, as far as they go; the rest in spaces. Erinyes are appeased.
    [OLY-4.5] [OLY-4.6] [OLY-9.19]
    """
    hourglasses = min(s.hourglass[seat], cost)
    s.hourglass[seat] -= hourglasses
    s.erinyes &= ~(1 << seat)
    s.jot("pays", seat, cost, hourglasses, s.position[seat] + cost - hourglasses)
    advance(s, seat, cost - hourglasses)


def advance(s: Position, seat: int, spaces: int) -> None:
    """Move the time token on; it lands on top of those already there. Not moving keeps its place in the pile.
    [OLY-4.3] [OLY-4.6]
    """
    if spaces == 0:
        return
    s.position[seat] += spaces
    s.line.remove(seat)
    place = 0
    while place < len(s.line) and s.position[s.line[place]] < s.position[seat]:
        place += 1
    s.line.insert(place, seat)
