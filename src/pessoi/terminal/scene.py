"""What a board is drawn and explained from: the table as a seat knows it, and the reader's words."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from pessoi.games import GAMES
from pessoi.games.edition import merged
from pessoi.i18n import Catalogue
from pessoi.i18n.catalogues import common_words
from pessoi.kernel import WATCHER, Message


class Scene:
    """`Game.show` for a viewer, the printed figures, and somebody's language."""

    def __init__(
        self,
        shown: Mapping[str, Any],
        words: Catalogue,
        names: Sequence[str] = (),
        viewer: int = WATCHER,
        figures: Mapping[str, Any] | None = None,
    ) -> None:
        self.shown: Final = shown
        self.words: Final = words
        self.names: Final = list(names)
        self.viewer: Final = viewer
        self.figures: Final[Mapping[str, Any]] = figures or {}

    def say(self, key: str, **args: int | str) -> str:
        """A name or a sentence; arguments as those of a `Message`."""
        return self.words.say(Message(key, dict(args)), self.names)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)


@cache
def words_for(lang: str, game: str, edition: str = "") -> Catalogue:
    """The game's words with those that only the terminal says of it, for an edition's figures (`edition_text`)."""
    sources = [common_words(lang)]
    sources.append(resources.files(GAMES[game].module).joinpath(f"{lang}.ftl").read_text(encoding="utf-8"))
    own = resources.files("pessoi.terminal").joinpath(game, f"{lang}.ftl")
    if own.is_file():
        sources.append(own.read_text(encoding="utf-8"))
    return Catalogue(lang, sources, merged(game, json.loads(edition) if edition else None))
