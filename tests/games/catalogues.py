"""What a game's catalogue has, read as text."""

import re
from importlib import resources

from pessoi.games import GAMES


def keys(game: str, lang: str) -> set[str]:
    """Messages and attributes of the game's own catalogue, attributes as `message.attribute`."""
    text = resources.files(GAMES[game].module).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    found: set[str] = set()
    message = ""
    for line in text.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            message = match[1]
            found.add(message)
        elif match := re.match(r"    \.(\w+) =", line):
            found.add(f"{message}.{match[1]}")
    return found


def texts(game: str, lang: str) -> dict[str, str]:
    """The messages with all that is between them and the next, as it is written."""
    source = resources.files(GAMES[game].module).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))
