"""What a term of an evaluation is to people: what reasons for an answer are made of."""

from typing import Final

UNCOUNTED: Final = -1_000_000  # points and the time that is left may be less than nothing


class Motive:
    """Something that a seat has or may hope for.

    thing      a key of the catalogue that takes a `count`; empty where nobody counts it
    number     how many there are now, or UNCOUNTED
    sentence   what is said where it gets better without a number: `idea-<sentence>`, and `idea-<sentence>-not` where it
               gets worse; empty where nothing is
    """

    def __init__(self, thing: str, number: int = UNCOUNTED, sentence: str = "") -> None:
        self.thing: Final = thing
        self.number: Final = number
        self.sentence: Final = sentence

    @property
    def name(self) -> str:
        """Terms of one name are told together."""
        return self.thing or self.sentence


def hope(sentence: str) -> Motive:
    """One without a number."""
    return Motive("", UNCOUNTED, sentence)
