"""Why something is not possible now, in a sentence: what the seat lacks, with numbers where there are some.

A rule that forbids has a sentence (`why-7-5`), and `TELLS` knows those with numbers or of several kinds; without a rule
the verb says when its moment is (`why-do-attack`).
"""

from collections.abc import Callable
from typing import Final

from pessoi.games.hellas import terms
from pessoi.games.hellas.chapters.board import moored_at
from pessoi.games.hellas.state import Position, fleet
from pessoi.games.hellas.words import WORD
from pessoi.kernel import Action, Message, Request, target, verb

# Verbs that share a sentence
MOMENTS: Final[dict[str, str]] = {
    "card": "chance",
    "tile": "chance",
    "steal": "chance",
    "give": "take",
    "give_up": "place",
    "yes": "stop",
    "no": "stop",
    "pass": "stop",
    "end": "stop",
    "abandon": "attack",
    "concede": "attack",
    "exchange": "choose",
    "donor": "choose",
    "recall": "choose",
}
Tell = Callable[[Position, Request, Action], Message | None]


def explain(k: Position, r: Request, a: Action, rule: str) -> Message:
    tell = TELLS.get(rule)
    found = tell(k, r, a) if tell is not None else None
    if found is not None:
        return found
    if rule.startswith("HEL-10."):
        return Message("why-10")
    if rule == "":
        return Message(f"why-do-{MOMENTS.get(WORD[verb(a)], WORD[verb(a)])}")
    return Message(f"why-{rule.partition('-')[2].replace('.', '-')}")


def outsailed(k: Position, r: Request, a: Action) -> Message | None:
    moored = moored_at(k.board, target(a))
    return Message("why-6-3", {"mine": fleet(k, r.seat, moored), "theirs": fleet(k, 1 - r.seat, moored)})


def owned(k: Position, r: Request, a: Action) -> Message | None:
    return Message("why-own") if verb(a) == terms.TARGET and k.owner[target(a)] == r.seat else None


def held(k: Position, r: Request, a: Action) -> Message | None:
    if verb(a) != terms.PLAY or k.hand[r.seat * terms.CARDS + target(a)] > 0:
        return None
    return Message("why-not-held")


TELLS: Final[dict[str, Tell]] = {"HEL-6.3": outsailed, "HEL-7.2": owned, "HEL-9.2": held}
