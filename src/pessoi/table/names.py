"""Names that people go by: something to be seen, and nobody else's at the same table."""

import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 24  # characters
MARK: Final = " (bot)"  # ends the name of a bot account, wherever it is read, and nobody else's

# what Unicode lets programs leave out when they draw (Default_Ignorable_Code_Point), and a blank that is a symbol
_UNSEEN: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)

# letters of other alphabets that look like Latin ones; then what is taken for each other in most fonts
_ALIKE: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγικνορτυχωАВЕКМНОРСТУХІЈЅаеорсухіјѕԁһѵԝı",
    "ABEZHIKMNOPTYXabyikvoptuxwABEKMHOPCTYXIJSaeopcyxijsdhvwi",
)
_MISTAKEN: Final = str.maketrans("01i|!5", "olllls")


def tidy(text: str) -> str:
    """The name as it is kept: common forms of characters, nothing that cannot be seen, single spaces."""
    text = unicodedata.normalize("NFKC", text)
    seen = "".join(c if c.isprintable() else " " for c in text if not is_unseen(c))
    return " ".join(seen.split())


def is_unseen(c: str) -> bool:
    return any(first <= ord(c) <= last for first, last in _UNSEEN)


def is_visible(name: str) -> bool:
    """Whether there is anything to see: a letter, a digit, a sign; marks alone float in the air."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in name)


def skeleton(name: str) -> str:
    """The same for names that people would mistake for each other."""
    plain = unicodedata.normalize("NFKD", tidy(name))
    bare = "".join(c for c in plain if unicodedata.category(c)[0] not in "MZ")
    return bare.translate(_ALIKE).casefold().translate(_MISTAKEN).replace("rn", "m").replace("vv", "w")


def is_alike(name: str, others: Iterable[str | None]) -> bool:
    mine = skeleton(name)
    return any(other is not None and skeleton(other) == mine for other in others)


def is_marked(name: str) -> bool:
    """Whether people would take it for a bot account's name."""
    return skeleton(name).endswith(skeleton(MARK))


def marked(name: str) -> str:
    """A bot account's name."""
    return name if name.endswith(MARK) else name + MARK


def distinct(name: str, others: Iterable[str | None]) -> str:
    """The name, with a number if it could be mistaken for one of the others."""
    mark = MARK if name.endswith(MARK) else ""
    taken, found, number = list(others), name, 1
    while is_alike(found, taken):
        number += 1
        bare = name.removesuffix(mark)[: LONGEST - len(mark) - len(str(number)) - 1]
        found = f"{bare} {number}{mark}"
    return found
