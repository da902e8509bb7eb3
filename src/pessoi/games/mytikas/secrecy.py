"""What a seat may know.

[MYT-1.3] Part 19.2: only the identity of face-down cards is hidden, from everybody. They are drawn when they are
turned up, so the position holds no secret: all seats and watchers share one view, and it is the position itself.
"""

from random import Random

from pessoi.games.mytikas.state import Position


def known(s: Position, seat: int) -> Position:
    """The same for every seat: there is nothing to mask."""
    return s.copy()


def imagine(k: Position, seat: int, rng: Random) -> Position:
    """Face-down cards have no identity until they are turned up, so the known position is a full one."""
    return k.copy()
