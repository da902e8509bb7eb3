"""What was told of a table's story: the next telling goes on from there instead of beginning again.

It is memory and no more: whoever has none tells the same. Steps are kept as readers learned of them; two readers who
learned the same of an answer have the very same step, so that a telling is known again by its steps.
"""

from contextlib import suppress
from typing import Any, Final

from pessoi.kernel import NOTHING, Event, Game, NoSuchAction, Options
from pessoi.kernel.request import EVERYONE, is_among
from pessoi.kernel.story import Line, Step, Story
from pessoi.table.entry import Answered

STEPS: Final = 400  # kept at most
TELLINGS: Final = 8


class Heard:
    """A step as somebody learned of it; `heading` is its event that something new begins with, or -1."""

    def __init__(self, game: Game[Any], step: Step) -> None:
        self.step: Final = step
        self.heading: Final = game.heading(step)
        self.begun: Final = step.after(self.heading) if self.heading >= 0 else step


class Learned:
    """An answer of the log: `hidden` says who learns of its parts, of those that not everybody learns of."""

    def __init__(self, game: Game[Any], seq: int, entry: Answered) -> None:
        self.whole: Final = step_of(game, seq, entry)
        self.hidden: Final = sorted(self.whole.audiences() - {EVERYONE})
        self._game: Final = game
        self._heard: Final[dict[tuple[bool, ...], Heard]] = {}
        self._open: Final = None if self.hidden else Heard(game, self.whole)

    def by(self, viewer: int) -> Heard:
        if self._open is not None:
            return self._open
        key = tuple([is_among(viewer, seen) for seen in self.hidden])
        if key not in self._heard:
            self._heard[key] = Heard(self._game, self.whole.seen_by(viewer))
        return self._heard[key]


class Telling:
    """A story and the steps that it tells. Tables that were copied share it: whoever goes on takes it along."""

    def __init__(self) -> None:
        self.story: Final = Story()
        self._steps: list[Step] | None = []

    def leads_to(self, steps: list[Step]) -> bool:
        return self._steps is not None and self._steps == steps[: len(self._steps)]

    def go_on(self, game: Game[Any], options: Options, steps: list[Step]) -> None:
        told = len(self._steps or [])
        self._steps = None  # nobody's, if anything goes wrong now
        game.tell(options, steps[told:], self.story)
        self._steps = steps


class Tellings:
    """Of a table that goes by this game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self._learned: Final[dict[int, Learned]] = {}  # by number of the entry
        self._told: Final[list[Telling]] = []

    def copy(self) -> "Tellings":
        """For another table that has the same log up to now."""
        other = Tellings(self.game)
        other._learned.update(self._learned)
        other._told.extend(self._told)
        return other

    def find(self, seq: int) -> Learned | None:
        return self._learned.get(seq)

    def learn(self, seq: int, entry: Answered) -> Learned:
        if len(self._learned) >= STEPS:
            self._learned.clear()
        made = self._learned[seq] = Learned(self.game, seq, entry)
        return made

    def tell(self, options: Options, steps: list[Step]) -> list[Line]:
        """The lines of these steps; they may be told on by the next telling."""
        if not isinstance(self.game, Game):  # old rules, with a kernel of their own (ADR 17)
            return self.game.tell(options, steps)
        telling = next((telling for telling in self._told if telling.leads_to(steps)), None)
        if telling is None:
            telling = Telling()
            self._told.append(telling)
            del self._told[:-TELLINGS]
        telling.go_on(self.game, options, steps)
        return telling.story.lines


def step_of(game: Game[Any], seq: int, entry: Answered) -> Step:
    """All that happened, whoever may know."""
    action = NOTHING
    with suppress(NoSuchAction):  # one of older rules
        action = game.vocabulary.read(entry.action)
    events = [Event(*data) for data in entry.events]
    return Step(seq, entry.seat, entry.decision, action, events, entry.seen)
