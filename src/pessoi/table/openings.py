"""What somebody goes for first: of a person's answers at a table the first one that names something.

The coordinates of a tile say nothing without that map; a god, an action or the name of a place does.
"""

from typing import Any

from pessoi.i18n import catalogue
from pessoi.kernel import Game, NoSuchAction


def is_opening(game: Game[Any], action: str) -> bool:
    """Whether every thing in an answer has a name, and there is one; what today's rules do not know is none."""
    try:
        said = game.describe(game.vocabulary.read(action))
    except (NoSuchAction, LookupError):
        return False
    words = catalogue("en", game.name)
    things = [value for value in said.args.values() if isinstance(value, str)]
    return bool(things) and all(words.has(thing) for thing in things)
