"""What happened, told to people: answers and their events folded into lines, a sentence each.

A story is made from what its reader may know, and from nothing else: steps hold the answers and events that a seat
(or a spectator) learned of. It is never kept: a log or a record gives the same story at any time.
"""

from typing import Final

from pessoi.kernel.action import NOTHING, Action
from pessoi.kernel.message import Message
from pessoi.kernel.request import EVERYONE, Request
from pessoi.kernel.state import Event

SENTENCE: Final = 0  # ranks of lines
TURN: Final = 1  # heads what follows: a turn, a phase
ROUND: Final = 2  # heads turns, as the game names them

NOBODY: Final = -1


class Step:
    """An answer with its number in the log or the record: who was asked what, what was said, and the events.

    Readers get their own, of what they learned: `seen_by`. Its action is NOTHING where that is hidden.
    """

    def __init__(
        self, number: int, seat: int, decision: str, action: Action, events: list[Event], seen: int = EVERYONE
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.decision: Final = decision
        self.action: Final = action
        self.events: Final = events
        self.seen: Final = seen  # the seats (a bit set) that learn the answer itself

    def seen_by(self, viewer: int) -> "Step":
        if self.is_open():
            return self
        is_seen = Request(self.seat, [], self.decision, seen=self.seen).is_seen_by(viewer)
        events = [event for event in self.events if event.is_seen_by(viewer)]
        return Step(self.number, self.seat, self.decision, self.action if is_seen else NOTHING, events, self.seen)

    def is_open(self) -> bool:
        """Whether everybody sees all of it."""
        return self.audiences() == {EVERYONE}

    def audiences(self) -> set[int]:
        """Who learns of the answer, and of each event (bit sets of seats, or EVERYONE)."""
        return {self.seen, *[event.seen for event in self.events]}

    def find(self, *names: str) -> int:
        """Where the first event of such a name is, or -1."""
        for at, event in enumerate(self.events):
            if event.name in names:
                return at
        return -1

    def after(self, event: int) -> "Step":
        """The step without the events before that one."""
        return Step(self.number, self.seat, self.decision, self.action, self.events[event:], self.seen)


class Line:
    """A sentence, or the heading of several. `things` are counted, and summed when the same is told again.

    kind      what sort of thing happened, for a sign beside the sentence: a word of the game's `story`
    side      the faction that acts, where its seat plays several
    origins   places that something left, and `goals`, where it went or where it happened: identifiers
    against   seats that lose by it
    events    what the line tells: no event is in two lines
    """

    def __init__(self, number: int, rank: int, kind: str, seat: int, key: str, args: dict[str, int | str]) -> None:
        self.first: Final = number
        self.last = number
        self.rank: Final = rank
        self.kind = kind
        self.seat: Final = seat
        self.key = key
        self.args: Final = args
        self.things: Final[dict[str, int]] = {}
        self.side = ""
        self.origins: Final[list[str]] = []
        self.goals: Final[list[str]] = []
        self.against: Final[list[int]] = []
        self.events: Final[list[Event]] = []

    def count(self, thing: str, number: int = 1) -> None:
        """One more thing to name; those without a number (0) are named once."""
        self.things[thing] = self.things.get(thing, 0) + number

    def touch(self, origin: str, goal: str) -> None:
        """Places that it is about; an empty one is none."""
        if origin and origin not in self.origins:
            self.origins.append(origin)
        if goal and goal not in self.goals:
            self.goals.append(goal)

    def hurt(self, seat: int) -> None:
        if seat != NOBODY and seat != self.seat and seat not in self.against:
            self.against.append(seat)

    def goes_on(self, number: int, event: Event) -> None:
        """The event is part of what the line tells."""
        self.last = number
        self.events.append(event)

    def message(self) -> Message:
        args = dict(self.args)
        if self.things:
            args["things"] = counted(self.things)
        return Message(self.key, args)


class Story:
    """Lines in the making."""

    def __init__(self) -> None:
        self.lines: Final[list[Line]] = []

    def head(self, number: int, rank: int, kind: str, seat: int, key: str, args: dict[str, int | str]) -> Line:
        """A line of its own, whatever came before."""
        line = Line(number, rank, kind, seat, key, args)
        self.lines.append(line)
        return line

    def tell(
        self, number: int, kind: str, seat: int, key: str, args: dict[str, int | str], is_counted: bool = False
    ) -> Line:
        """A sentence; one that counts things goes on where the same was told just before, of the same or others."""
        line = self.told(seat, key, args) if is_counted else None
        return self.head(number, SENTENCE, kind, seat, key, args) if line is None else line

    def told(self, seat: int, key: str, args: dict[str, int | str]) -> Line | None:
        """The same sentence about the same, among the counting lines of that seat that end the story."""
        for line in reversed(self.lines):
            if line.rank != SENTENCE or line.seat != seat or not line.things:
                return None
            if line.key == key and line.args == args:
                return line
        return None

    def heading(self) -> Line | None:
        """What stands over the line to come."""
        for line in reversed(self.lines):
            if line.rank != SENTENCE:
                return line
        return None

    def latest(self, key: str) -> Line | None:
        """The last line, if it says that."""
        return self.lines[-1] if self.lines and self.lines[-1].key == key else None


def counted(things: dict[str, int]) -> str:
    """Things with their numbers, as an argument of a message."""
    return "".join([f"+{thing} {number}" if number else f"+{thing}" for thing, number in things.items()])
