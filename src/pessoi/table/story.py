"""A table's story: what happened in lines for people, as a seat may know it, made from the log whenever it is wanted.

Answers that were taken back are not told. Lines of a running turn change while it runs (a second stone makes “1 stone”
“2 stone”), so a story is told again from the last heading on.
"""

from contextlib import suppress
from typing import Any, Final

from pessoi.kernel import NOTHING, Event, Game, NoSuchAction, Options
from pessoi.kernel.request import EVERYONE, is_among
from pessoi.kernel.story import NOBODY, Line, Step
from pessoi.table.entry import Answered, RulesChanged, Undone
from pessoi.table.table import Table
from pessoi.table.types import StoryLine

BEGINNING = 0


def story(table: Table, viewer: int, since: int) -> tuple[int, list[StoryLine]]:
    """The entry that telling begins with, and the lines from there: enough for who has the story up to `since`.

    Who has lines keeps those before the first heading at or after that entry.
    """
    if table.started is None:
        return BEGINNING, []
    kept: list[Told] = table.shared.setdefault(("story", since), [])
    for told in kept:
        if told.is_for(viewer):
            return told.begin, told.lines
    begin, steps, whole = recent(table, viewer, since)
    if begin == BEGINNING:
        steps, whole = all_steps(table, viewer)
    lines = [show(line) for line in table.game.tell(Options(table.setup.players, table.setup.options), steps)]
    kept.append(Told(begin, lines, whole, viewer))
    return begin, lines


class Told:
    """A story, and for whom it is the same: whoever learned as much of its steps."""

    def __init__(self, begin: int, lines: list[StoryLine], steps: list[Step], viewer: int) -> None:
        self.begin: Final = begin
        self.lines: Final = lines
        hidden = {seen for step in steps for seen in step.audiences() if seen != EVERYONE}
        self._learned: Final = [(seen, is_among(viewer, seen)) for seen in hidden]

    def is_for(self, viewer: int) -> bool:
        return all(is_among(viewer, seen) == learned for seen, learned in self._learned)


def recent(table: Table, viewer: int, since: int) -> tuple[int, list[Step], list[Step]]:
    """The steps from the last heading at or before `since`, as the viewer learned of them and whole; BEGINNING where
    there is no heading by the present rules."""
    steps: list[Step] = []
    looked: list[Step] = []
    for seq in reversed(table.move_seqs):
        entry = table.entries[seq - 1]
        assert isinstance(entry, Answered)
        whole = step_of(table.game, seq, entry)
        looked.append(whole)
        step = whole.seen_by(viewer)
        steps.append(step)
        at = table.game.heading(step) if seq <= since else -1
        if at >= 0:
            steps[-1] = step.after(at)
            return seq, steps[::-1], looked
    return BEGINNING, [], looked


def all_steps(table: Table, viewer: int) -> tuple[list[Step], list[Step]]:
    """Every answer that stands, those by older rules too, as the viewer learned of it and whole."""
    found: list[Step] = []
    begun = 0  # steps by older rules
    for seq, entry in enumerate(table.entries, start=1):
        if isinstance(entry, Answered):
            found.append(step_of(table.game, seq, entry))
        elif isinstance(entry, Undone):
            del found[begun + entry.length :]
        elif isinstance(entry, RulesChanged):
            del found[len(found) - entry.dropped :]
            begun = len(found)
    return [step.seen_by(viewer) for step in found], found


def step_of(game: Game[Any], seq: int, entry: Answered) -> Step:
    """All that happened, whoever may know."""
    action = NOTHING
    with suppress(NoSuchAction):  # one of older rules
        action = game.vocabulary.read(entry.action)
    events = [Event(*data) for data in entry.events]
    return Step(seq, entry.seat, entry.decision, action, events, entry.seen)


def show(line: Line) -> StoryLine:
    message = line.message()
    return StoryLine(
        first=line.first,
        last=line.last,
        rank=line.rank,
        kind=line.kind,
        seat=None if line.seat == NOBODY else line.seat,
        side=line.side,
        message=(message.key, message.args),
        origins=line.origins,
        goals=line.goals,
        against=line.against,
    )
