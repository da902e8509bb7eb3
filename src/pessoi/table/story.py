"""A table's story: what happened in lines for people, as a seat may know it, made from the log whenever it is wanted.

Answers that were taken back are not told. Lines of a running turn change while it runs (a second stone makes “1 stone”
“2 stone”), so a story is told again from the last heading on.
"""

from typing import Final

from pessoi.kernel import Options
from pessoi.kernel.request import is_among
from pessoi.kernel.story import NOBODY, Line, Step
from pessoi.table.entry import Answered, RulesChanged, Undone
from pessoi.table.log import answered
from pessoi.table.table import Table
from pessoi.table.tellings import Learned, Tellings
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
    begin, steps, learned = recent(table, viewer, since)
    if begin == BEGINNING and table.changed is not None:
        steps, learned = all_steps(table, viewer)
    options = Options(table.setup.players, table.setup.options)
    lines = [show(line) for line in tellings(table).tell(options, steps)]
    kept.append(Told(begin, lines, learned, viewer))
    return begin, lines


class Told:
    """A story, and for whom it is the same: whoever learned as much of its steps."""

    def __init__(self, begin: int, lines: list[StoryLine], learned: list[Learned], viewer: int) -> None:
        self.begin: Final = begin
        self.lines: Final = lines
        hidden = {seen for step in learned for seen in step.hidden}
        self._learned: Final = [(seen, is_among(viewer, seen)) for seen in hidden]

    def is_for(self, viewer: int) -> bool:
        return all(is_among(viewer, seen) == learned for seen, learned in self._learned)


def tellings(table: Table) -> Tellings:
    """What was told before by the rules that the table goes by."""
    if table.told is None or table.told.game is not table.game:
        table.told = Tellings(table.game)
    return table.told


def recent(table: Table, viewer: int, since: int) -> tuple[int, list[Step], list[Learned]]:
    """The steps from the last heading at or before `since`, as the viewer learned of them, and whole; from BEGINNING,
    by the present rules, where there is no heading."""
    told = tellings(table)
    steps: list[Step] = []
    looked: list[Learned] = []
    for seq in reversed(table.move_seqs):
        learned = told.find(seq) or told.learn(seq, answered(table.entries[seq - 1]))
        looked.append(learned)
        heard = learned.by(viewer)
        if seq <= since and heard.heading >= 0:
            steps.append(heard.begun)
            return seq, steps[::-1], looked
        steps.append(heard.step)
    return BEGINNING, steps[::-1], looked


def all_steps(table: Table, viewer: int) -> tuple[list[Step], list[Learned]]:
    """Every answer that stands, those by older rules too, as the viewer learned of it, and whole."""
    found: list[Learned] = []
    begun = 0  # steps by older rules
    for seq, entry in enumerate(table.entries, start=1):
        if isinstance(entry, Answered):
            found.append(Learned(table.game, seq, entry))
        elif isinstance(entry, Undone):
            del found[begun + entry.length :]
        elif isinstance(entry, RulesChanged):
            del found[len(found) - entry.dropped :]
            begun = len(found)
    return [learned.by(viewer).step for learned in found], found


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
        origins=list(line.origins),  # the line may be told on
        goals=list(line.goals),
        against=list(line.against),
    )
