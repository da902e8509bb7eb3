"""Why something is not possible now: how a game's sentence is found.

A rule that forbids has a sentence named by its number (`why-9-3`). A game's `tells` know those with numbers or of
several kinds; `numbered` are the rules whose sentences cannot be said without what the tells find. Without a rule the
verb says when its moment is (`why-do-build`).
"""

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from pessoi.kernel.action import Action
from pessoi.kernel.message import Message
from pessoi.kernel.request import Request
from pessoi.kernel.state import State

S = TypeVar("S", bound=State)
Tell = Callable[[S, Request, Action], Message | None]


def find_reason(
    tells: Mapping[str, Tell[S]], numbered: Collection[str], k: S, r: Request, a: Action, rule: str
) -> Message | None:
    """The sentence of the rule, or None where only the moment of the verb can be told."""
    tell = tells.get(rule)
    found = tell(k, r, a) if tell is not None else None
    if found is not None or rule == "" or rule in numbered:
        return found
    return Message(f"why-{rule.partition('-')[2].replace('.', '-')}")


def moment(moments: Mapping[str, str], word: str) -> Message:
    """When somebody can do that: `moments` name the verbs that share another's sentence."""
    return Message(f"why-do-{moments.get(word, word)}")
