"""Faults in words: every error that carries a key and arguments, in the reader's language."""

from contextvars import ContextVar
from typing import Final

from pessoi.i18n.catalogues import catalogue
from pessoi.kernel import Fault, Message

ENGLISH: Final = "en"
NO_BREAK: Final = "\u00a0"
spoken: Final = ContextVar("spoken", default=ENGLISH)  # the language of the command that runs


def word(fault: Fault, lang: str) -> str:
    """What is wrong, and where: one line."""
    words = catalogue(lang, getattr(fault, "game", ""))
    said = words.say(fault.message)
    for place in fault.places:
        said = words.say(Message(place.key, {**place.args, "fault": f"={said}"}))
    return NO_BREAK.join(" ".join(part.split()) for part in said.split(NO_BREAK))
