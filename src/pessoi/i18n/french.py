"""What French asks of a sentence that is put together: no-break spaces, and `de` before a name.

`web/src/lib/french.ts` does the same for the browser, which formats the same catalogues.
"""

import re
import unicodedata
from typing import Any, Final

BEFORE_SIGN: Final = re.compile(r"(?<=\S) (?=[:;!?»%])")
AFTER_SIGN: Final = re.compile(r"(?<=[«°]) ")
BEFORE_UNIT: Final = re.compile(r"(?<=[\d}]) (?=(?:PO|PA|ms|s|min|h|j|ko)(?![\w’]))")
VOWEL: Final = re.compile(r"[aeiouœæ]|y(?![aeiou])|halicarnasse")


def tie(source: str) -> str:
    """Put no-break spaces into a catalogue, where ordinary ones are typed: before double signs, within « », before
    units. Arguments are not the catalogue's and stay as they are."""
    for place in (BEFORE_SIGN, AFTER_SIGN, BEFORE_UNIT):
        source = place.sub("\u00a0", source)
    return source


def de(name: Any) -> Any:  # as Fluent types its functions
    """`{ DE($who) }`: de Zeus, d’Athéna. An h stays, but for Halicarnassus: de Hadès, de Hugo."""
    plain = unicodedata.normalize("NFD", str(name)).lower()
    return f"d’{name}" if VOWEL.match(plain) else f"de {name}"
