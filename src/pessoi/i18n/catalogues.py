"""Messages in the reader's language, from Fluent catalogues shared with the browser.

A catalogue is the common `pessoi/i18n/<lang>.ftl` and the game's own `<lang>.ftl`. Names of things are
messages under their identifier; `.text` is their explanation.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from pessoi.games import GAMES
from pessoi.kernel import Message

LANGUAGES: Final = ("en", "fr")


class UnknownLanguage(ValueError):
    def __init__(self, lang: str) -> None:
        super().__init__(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")


class MissingWords(KeyError):
    """A key without words: a defect of the catalogue, found by its tests."""


class Catalogue:
    """One language's words for one game (or, without a game, for what surrounds all of them)."""

    def __init__(self, lang: str, sources: Sequence[str]) -> None:
        self.lang: Final = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, message: Message | str, names: Sequence[str] = ()) -> str:
        """The text. `names` are the players' names by seat; without them seats have their number."""
        if isinstance(message, str):
            message = Message(message)
        if not self.has(message.key):
            raise MissingWords(f"{self.lang}: {message.key}")
        name, _, attribute = message.key.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None  # `has` made sure
        args = {key: self._argument(value, names) for key, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.lang}: {message.key}: {errors[0]}")
        return str(text)

    def _argument(self, value: int | str, names: Sequence[str]) -> int | str:
        if isinstance(value, int):
            return value
        if value.startswith("="):
            return value[1:]
        if value.startswith("@"):
            seat = int(value[1:])
            return names[seat] if seat < len(names) else self.say(Message("seat", {"number": seat + 1}))
        return self.say(value, names)


@cache
def catalogue(lang: str, game: str = "") -> Catalogue:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    files = [resources.files("pessoi.i18n").joinpath(f"{lang}.ftl")]
    if game:
        files.append(resources.files(GAMES[game].module).joinpath(f"{lang}.ftl"))
    return Catalogue(lang, [file.read_text(encoding="utf-8") for file in files])
