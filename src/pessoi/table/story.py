"""A table's story: what happened in lines for people, as a seat may know it, made from the log whenever it is wanted.

Answers that were taken back are not told. Lines of a running turn change while it runs (a second stone makes “1 stone”
“2 stone”), so a story is told again from the last heading on.
"""

from contextlib import suppress
from typing import Any

from pessoi.kernel import NOTHING, Event, Game, NoSuchAction, Options
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
    begin, steps = recent(table, viewer, since)
    if begin == BEGINNING:
        steps = all_steps(table, viewer)
    return begin, [show(line) for line in table.game.tell(Options(table.setup.players, table.setup.options), steps)]


def recent(table: Table, viewer: int, since: int) -> tuple[int, list[Step]]:
    """The steps from the last heading at or before `since`; BEGINNING where there is none by the present rules."""
    steps: list[Step] = []
    for seq in reversed(table.move_seqs):
        entry = table.entries[seq - 1]
        assert isinstance(entry, Answered)
        step = step_of(table.game, seq, entry, viewer)
        steps.append(step)
        at = table.game.heading(step) if seq <= since else -1
        if at >= 0:
            steps[-1] = step.after(at)
            return seq, steps[::-1]
    return BEGINNING, []


def all_steps(table: Table, viewer: int) -> list[Step]:
    """Every answer that stands, those by older rules too."""
    found: list[Step] = []
    begun = 0  # steps by older rules
    for seq, entry in enumerate(table.entries, start=1):
        if isinstance(entry, Answered):
            found.append(step_of(table.game, seq, entry, viewer))
        elif isinstance(entry, Undone):
            del found[begun + entry.length :]
        elif isinstance(entry, RulesChanged):
            del found[len(found) - entry.dropped :]
            begun = len(found)
    return found


def step_of(game: Game[Any], seq: int, entry: Answered, viewer: int) -> Step:
    action = NOTHING
    with suppress(NoSuchAction):  # one of older rules
        action = game.vocabulary.read(entry.action)
    events = [Event(*data) for data in entry.events]
    return Step(seq, entry.seat, entry.decision, action, events, entry.seen).seen_by(viewer)


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
