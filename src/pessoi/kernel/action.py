"""Actions: a verb and at most one target, packed into one int, and the words that name them.

Compound moves are successive requests. So a game has a small fixed vocabulary, a log that a person can
read, and a client in which every choice is one click.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NewType

from pessoi.kernel import loops
from pessoi.kernel.message import Fault, listed

Action = NewType("Action", int)

SHIFT: Final = 12
TARGETS: Final = 4096
NOTHING: Final = Action(-1)  # handed to a frame that had nothing to ask

acts_on: Final = loops.acts_on  # a verb with each of the targets
acts_in: Final = loops.acts_in  # a verb with each member of a bit set


def act(verb: int, target: int = 0) -> Action:
    return Action(verb << 12 | target)


def verb(action: Action) -> int:
    return action >> 12


def target(action: Action) -> int:
    return action & 4095


class NoSuchAction(Fault):
    """Words that are no action of the game."""


class Vocabulary:
    """All actions of a game with their notation: stable text that is the same in every language.

    `verbs` lists (verb, its word, its targets' words). A verb without targets gives an empty list.
    An empty word marks a target number that is never used.
    """

    def __init__(self, verbs: Iterable[tuple[int, str, Sequence[str]]]) -> None:
        self.actions: Final[list[Action]] = []
        self.index: Final[dict[Action, int]] = {}
        self.verbs: Final[dict[int, str]] = {}
        self._text: Final[dict[Action, str]] = {}
        self._action: Final[dict[str, Action]] = {}
        for number, word, targets in verbs:
            if number in self.verbs:
                raise ValueError(f"verb {number} is duplicated: {self.verbs[number]!r}, {word!r}")
            if len(targets) > TARGETS:
                raise ValueError(f"{word!r} has {len(targets)} targets, at most {TARGETS} fit")
            self.verbs[number] = word
            if not targets:
                self._add(act(number), word)
            for i, name in enumerate(targets):
                if name:
                    self._add(act(number, i), f"{word} {name}")

    def _add(self, action: Action, text: str) -> None:
        if text in self._action:
            raise ValueError(f"two actions are called {text!r}")
        self.index[action] = len(self.actions)
        self.actions.append(action)
        self._text[action] = text
        self._action[text] = action

    def text(self, action: Action) -> str:
        """The notation; an int that is no action is shown as such, for error messages."""
        return self._text.get(action, f"action {int(action)}")

    def read(self, text: str) -> Action:
        """The action called `text`; NoSuchAction if there is none."""
        wanted = " ".join(text.split()).lower()
        found = self._action.get(wanted)
        if found is None:
            raise self._unknown(wanted)
        return found

    def _unknown(self, wanted: str) -> NoSuchAction:
        word = wanted.partition(" ")[0]
        if word in self.verbs.values():
            example = next(text for text in self._action if text.partition(" ")[0] == word)
            args: dict[str, int | str] = {"text": f"={wanted!r}", "verb": f"={word!r}", "example": f"={example!r}"}
            return NoSuchAction("error-action-use", args)
        return NoSuchAction("error-no-action", {"text": f"={wanted!r}", "known": listed(sorted(self.verbs.values()))})
