"""Texts that are not yet in any language: a key of the catalogue and its arguments."""

from collections.abc import Callable
from typing import Final


class Message:
    """A sentence to be said in the reader's language.

    `args` are numbers, or keys of the same catalogue (names of things), or "@n" for the player in seat n, or "=text"
    for a text that is the same in every language (what somebody typed, the name of a file).
    """

    def __init__(self, key: str, args: dict[str, int | str] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, int | str]] = {} if args is None else args

    def data(self) -> list[object]:
        return [self.key, dict(self.args)]


# Who says faults in English: the languages, once they are loaded; the kernel knows none
speakers: Final[list[Callable[[Message], str]]] = []


class Fault(ValueError):
    """Bad input, or something that cannot be done: worded where it is read, in the reader's language."""

    def __init__(self, key: str, args: dict[str, int | str] | None = None) -> None:
        super().__init__(key)
        self.message: Final = Message(key, args)

    def __str__(self) -> str:
        return speakers[-1](self.message) if speakers else repr(self.message.data())
