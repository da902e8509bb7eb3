"""Why something is not possible now, in a sentence: what the seat lacks, with numbers where there are some.

`TELLS` knows the rules whose sentences have numbers or are of several kinds; `kernel/reasons` finds the others.
"""

from typing import Final

from pessoi.games.hellas import terms
from pessoi.games.hellas.chapters.board import moored_at
from pessoi.games.hellas.state import Position, fleet
from pessoi.games.hellas.words import WORD
from pessoi.kernel import Action, Message, Request, target, verb
from pessoi.kernel.reasons import Tell, find_reason, moment

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


def explain(k: Position, r: Request, a: Action, rule: str) -> Message:
    return find_reason(TELLS, (), k, r, a, rule) or moment(MOMENTS, WORD[verb(a)])


def outsailed(k: Position, r: Request, a: Action) -> Message | None:
    moored = moored_at(k.board, target(a))
    return Message("why-6-3", {"mine": fleet(k, r.seat, moored), "theirs": fleet(k, 1 - r.seat, moored)})


def owned(k: Position, r: Request, a: Action) -> Message | None:
    return Message("why-own") if verb(a) == terms.TARGET and k.owner[target(a)] == r.seat else None


def held(k: Position, r: Request, a: Action) -> Message | None:
    if verb(a) != terms.PLAY or k.hand[r.seat * terms.CARDS + target(a)] > 0:
        return None
    return Message("why-not-held")


def unfit(k: Position, r: Request, a: Action) -> Message | None:
    """The card's own moment, which its text tells."""
    return Message("why-10")


TELLS: Final[dict[str, Tell[Position]]] = {
    "HEL-6.3": outsailed,
    "HEL-7.2": owned,
    "HEL-9.2": held,
    **dict.fromkeys([f"HEL-10.{number}" for number in range(1, 27)], unfit),
}
