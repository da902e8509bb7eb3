"""Tables in worlds that somebody could imagine: were anything in a view that its seat cannot know, it would differ."""

from random import Random
from typing import Any, Final

import msgspec

from pessoi.table import Table

# what is the same in every such world
SAME: Final = ("turn", "seat", "shown", "request", "waiting", "decision", "result", "digest", "undo", "auto", "seed")


def imagined(table: Table, viewer: int, rng: Random) -> Table:
    """The table in a world that fits what the viewer knows."""
    other = table.fork()
    assert table.position is not None
    known = table.game.known(table.position, viewer)
    other.position = table.game.imagine(known, viewer, rng)
    other.request = table.game.pending(other.position)
    other._public = None
    return other


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
