"""Endpoint for what somebody reads who writes a bot: two pages of the documentation, and the example."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.responses import Response

from pessoi.server.http.games import words_reply
from pessoi.server.http.request import Call
from pessoi.table import Refusal

# File: its folder in a wheel, and in a source checkout.
FOLDERS: Final = {
    "bot-api.md": ("handbook", "docs"),
    "protocol.md": ("handbook", "docs"),
    "bot.py": ("examples", "examples"),
}


@cache
def text_of(name: str) -> str | None:
    """As it lies in a wheel or in a source checkout; the page that plays without a server has none."""
    packaged, own = FOLDERS[name]
    places: list[Traversable] = [resources.files("pessoi").joinpath(packaged)]
    places += [folder / own for folder in Path(__file__).parents]
    found = next((file for place in places if (file := place.joinpath(name)).is_file()), None)
    return None if found is None else found.read_text(encoding="utf-8")


async def get_handbook(call: Call) -> Response:
    name = call.path("file")
    text = text_of(name) if name in FOLDERS else None
    if text is None:
        raise Refusal("not_found", f"there is no {name[:40]!r} here; there are: {', '.join(FOLDERS)}")
    return words_reply(call, text)
