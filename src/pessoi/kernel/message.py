"""Texts that are not yet in any language: a key of the catalogue and its arguments."""

import errno
from collections.abc import Callable, Iterable
from typing import Final

from mypy_extensions import mypyc_attr


class Message:
    """A sentence to be said in the reader's language.

    `args` are numbers, or keys of the same catalogue (names of things), or "@n" for the player in seat n ("@n.key" with
    the faction that acts), or "=text" for a text that is the same in every language (what somebody typed, the name of a
    file), or "+key 3+key" for several things in a row: keys, with their `count` where there is one.
    """

    def __init__(self, key: str, args: dict[str, int | str] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, int | str]] = {} if args is None else args

    def data(self) -> list[object]:
        return [self.key, dict(self.args)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault(ValueError):
    """Bad input, or something that cannot be done: worded where it is read, in the reader's language.

    `places` says where it was found, from the inside out (a line, its file): messages that have the fault's words as
    their argument `fault`.
    """

    def __init__(self, key: str, args: dict[str, int | str] | None = None) -> None:
        # Not the base's: it would put these in place of a subclass's own arguments, which rebuild it in another process
        self.message: Final = Message(key, args)
        self.places: Final[list[Message]] = []

    def __str__(self) -> str:
        return speakers[-1](self) if speakers else repr(self.message.data())


# Who says faults in English: the languages, once they are loaded; the kernel knows none
speakers: Final[list[Callable[[Fault], str]]] = []

REASONS: Final = {
    errno.ENOENT: "reason-no-file",
    errno.EACCES: "reason-permission",
    errno.EISDIR: "reason-directory",
    errno.ENOTDIR: "reason-no-directory",
    errno.ENOSPC: "reason-no-space",
    errno.ECONNREFUSED: "reason-refused",
    errno.ETIMEDOUT: "reason-time",
}


def reason(error: OSError) -> str:
    """Why the system refused, as an argument of a message: a key, or what it says where there is none."""
    if error.errno in REASONS:
        return REASONS[error.errno]
    return f"={error.strerror or error}"


def listed(names: Iterable[str]) -> str:
    """Names in a row, as an argument: a comma parts them in every language."""
    return f"={', '.join(names)}"
