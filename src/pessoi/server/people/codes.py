"""Codes that people read on one device and type on another. Their letters cannot be mistaken for each other."""

import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 4
SHORT: Final = 2  # groups: the first finds the code, so that its tries are counted; the second has to be known
LONG: Final = 4  # groups: 78 bits, which nobody guesses, for as long as they lie in a drawer
RECOVERY: Final = 8  # codes at a time


def new_code(groups: int) -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(groups))


def read_code(text: str) -> str:
    """As it was made, however it was typed."""
    letters = [c for c in text.upper() if c in LETTERS]
    return "-".join("".join(letters[i : i + GROUP]) for i in range(0, len(letters), GROUP))
