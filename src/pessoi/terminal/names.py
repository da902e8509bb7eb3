"""Names as they are printed, and what they are names of: in every language, in any case, with or without accents."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from pessoi.i18n import LANGUAGES
from pessoi.terminal.scene import words_for

# Messages of these kinds are sentences, no names
SENTENCES: Final = re.compile(
    r"(do|ask|event|detail|error|reason|terminal|line|end|game|option|told|sign|about|review|grade|judge)-"
)


def fold(text: str) -> str:
    """What two spellings of a name have in common."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'"))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(kept.split()).strip(" .,;:!?")


@cache
def names_of(game: str) -> Mapping[str, list[str]]:
    """The keys that a folded name may stand for: one word is sometimes the name of several things."""
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        words = words_for(lang, game)
        for key in words.names():
            if SENTENCES.match(key):
                continue
            for name in (fold(words.say(key)), fold(key)):
                keys = found.setdefault(name, [])
                if name and key not in keys:
                    keys.append(key)
    return found
