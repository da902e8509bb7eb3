"""Messages in the reader's language, from Fluent catalogues shared with the browser.

A catalogue is the common `pessoi/i18n/<lang>.ftl`, the errors of `errors.<lang>.ftl` and the game's own `<lang>.ftl`.
Names of things are messages under their identifier; `.text` is their explanation.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from pessoi.games import GAMES
from pessoi.games.edition import packaged
from pessoi.i18n import french
from pessoi.i18n.figures import Figures
from pessoi.kernel import Fault, Message, listed
from pessoi.kernel.story import NOBODY

LANGUAGES: Final = ("en", "fr")


class UnknownLanguage(Fault):
    def __init__(self, lang: str) -> None:
        super().__init__("error-no-language", {"name": f"={lang!r}", "known": listed(LANGUAGES)})


class MissingWords(KeyError):
    """A key without words: a defect of the catalogue, found by its tests."""


class Catalogue:
    """One language's words for one game (or, without a game, for what surrounds all of them)."""

    def __init__(self, lang: str, sources: Sequence[str], figures: Mapping[str, Any] | None = None) -> None:
        """`figures`: those that its sentences show."""
        self.lang: Final = lang
        functions: dict[str, Any] = {"DE": french.de, "FIGURE": Figures(lang, figures or {}).function}
        self._bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        self._keys: dict[str, bool] = {}  # whether a message is a name: words without arguments
        for source in sources:
            resource = FluentResource(french.tie(source) if lang == "fr" else source)
            self._bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    self._keys[entry.id.name] = all(isinstance(e, ast.TextElement) for e in entry.value.elements)

    def names(self) -> list[str]:
        """The keys of all messages that are the same whatever is told: names of things, not sentences about them."""
        return [key for key, is_name in self._keys.items() if is_name]

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, message: Message | str, names: Sequence[str] = (), reader: int = NOBODY) -> str:
        """The text. `names` are the players' names by seat; without them seats have their number.

        A sentence may select on `$you`: which of its arguments is the reader's own seat, or `nobody`.
        """
        if isinstance(message, str):
            message = Message(message)
        if not self.has(message.key):
            raise MissingWords(f"{self.lang}: {message.key}")
        name, _, attribute = message.key.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None  # `has` made sure
        args = {key: self._argument(value, names, reader) for key, value in message.args.items()}
        args["you"] = next((key for key, value in message.args.items() if seat_in(value) == reader >= 0), "nobody")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.lang}: {message.key}: {errors[0]}")
        return str(text)

    def _argument(self, value: int | str, names: Sequence[str], reader: int) -> FluentType | str:
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)  # figures stand as they are typed and printed
        if value.startswith("="):
            return value[1:]
        if value.startswith("@"):
            seat = seat_in(value)
            name = names[seat] if seat < len(names) else self.say(Message("seat", {"number": seat + 1}))
            faction = value.partition(".")[2]
            return f"{name} ({self.say(faction)})" if faction else name
        if value.startswith("+"):
            return self._row([self._counted(item, names, reader) for item in value[1:].split("+")])
        return self.say(value, names)

    def _counted(self, item: str, names: Sequence[str], reader: int) -> str:
        thing, _, number = item.partition(" ")
        args: dict[str, int | str] = {"count": int(number)} if number else {}
        if not thing.startswith("@"):
            return self.say(Message(thing, args), names, reader)
        player, _, faction = thing.partition(".")
        said = self.say(Message("share" if number else "oneself", {**args, "who": player}), names, reader)
        return f"{said} ({self.say(faction)})" if faction else said

    def _row(self, texts: list[str]) -> str:
        *first, last = texts
        return self.say(Message("row", {"first": f"={', '.join(first)}", "last": f"={last}"})) if first else last


def seat_in(value: int | str) -> int:
    """The seat of a player among the arguments, or NOBODY."""
    return int(value[1:].partition(".")[0]) if isinstance(value, str) and value.startswith("@") else NOBODY


@cache
def catalogue(lang: str, game: str = "") -> Catalogue:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    sources = [common_words(lang), game_words(lang, game)] if game else [common_words(lang)]
    return Catalogue(lang, sources, packaged(game) if game else {})


@cache
def names_of_figures(lang: str, game: str) -> Catalogue:
    """A game's words, with those for its figures."""
    return Catalogue(lang, [common_words(lang), game_words(lang, game), figure_words(lang, game)])


def game_words(lang: str, game: str) -> str:
    return resources.files(GAMES[game].module).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


def figure_words(lang: str, game: str) -> str:
    """What a game's figures are called (`figure-…`), where it says so."""
    file = resources.files(GAMES[game].module).joinpath(f"figures.{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def common_words(lang: str) -> str:
    """What is said around all games, and everything that can go wrong."""
    folder = resources.files("pessoi.i18n")
    return "\n".join(
        folder.joinpath(name).read_text(encoding="utf-8") for name in (f"{lang}.ftl", f"errors.{lang}.ftl")
    )
