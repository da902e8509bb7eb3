"""Texts that are not yet in any language: a key of the catalogue and its arguments."""

from typing import Final


class Message:
    """A sentence to be said in the reader's language.

    `args` are numbers, or keys of the same catalogue (names of things), or "@n" for the player in seat n.
    """

    def __init__(self, key: str, args: dict[str, int | str] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, int | str]] = {} if args is None else args

    def data(self) -> list[object]:
        return [self.key, dict(self.args)]
