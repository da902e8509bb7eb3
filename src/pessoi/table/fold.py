"""What a table's log says before anybody plays it: seats, answers that stand, clocks, wishes. Entry by entry."""

from array import array
from typing import Any, Final

from pessoi.games import load_game, make_game
from pessoi.kernel import Game
from pessoi.table.clock import NOBODY, Clock
from pessoi.table.entry import (
    Answered,
    AnyEntry,
    Arranged,
    AutoSet,
    CameBack,
    Coached,
    EndAgreed,
    Ended,
    Forfeited,
    HolidayBegan,
    HolidayEnded,
    Nudged,
    Paused,
    PauseWished,
    Planned,
    Rematched,
    Resumed,
    RulesChanged,
    Setup,
    Started,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    WentAway,
    Woke,
)
from pessoi.table.lesson import Progress, progress_of
from pessoi.table.log import Answers, Log
from pessoi.table.openings import is_opening


class UndoRequest:
    """A seat asks the others for leave to go back to the position after `length` answers."""

    def __init__(self, by: int, length: int) -> None:
        self.by: Final = by
        self.length: Final = length
        self.agreed: Final[set[int]] = set()

    def copy(self) -> "UndoRequest":
        other = UndoRequest(self.by, self.length)
        other.agreed.update(self.agreed)
        return other


class Fold:
    """`moves` are the answers that stand (undone ones are gone); `question` is the seq of the last entry that changed
    the position, and so names the pending question. After a move that is the move's own seq."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game[Any] = game_of(setup)
        self.entries: Final = Log()
        self.created = 0
        self.removed: frozenset[str] = frozenset()  # whom the owner made stand up, unless they sit again
        self.started: Started | None = None
        self.question = 0
        self.move_seqs: Final = array("I")
        self.move_seats: Final = array("b")  # who gave each of them, or whose bot
        self.movers: Final = array("b")  # the seat whose person gave each of them, or NOBODY
        self.base: dict[str, Any] | None = None  # position before the moves; None: the set-up
        self.version = 0
        self.forfeits: Final[dict[int, str]] = {}
        self.away: Final[dict[int, str]] = {}  # seat: level of the bot that plays for its person
        self.auto_single: Final[set[int]] = set()  # seats whose only answer is given for them
        self.plans: Final[dict[tuple[int, str], str]] = {}
        self.wished: Final[dict[tuple[int, str], int]] = {}  # asked when a plan (or "": auto_single) was made
        self.stood_in: frozenset[int] = frozenset()  # seats that a bot has played for their people
        self.firsts: Final[dict[int, tuple[int, str]]] = {}  # number and words of each person's opening
        self.undo: UndoRequest | None = None
        self.nudged = 0  # when who is asked now was reminded last
        self.ending: frozenset[int] = frozenset()  # seats that would end the game as it stands
        self.is_ended = False
        self.paused = 0  # since when all clocks stand
        self.pausers: frozenset[int] = frozenset()  # seats that would have it otherwise: a pause, or its end
        self.holidays: frozenset[int] = frozenset()  # seats whose people are away for some days
        self.changed: RulesChanged | None = None
        self.overdue: tuple[int, dict[str, Any]] | None = None  # moves kept, position: by rules that changed
        self.next: str | None = None
        self.clock = Clock(setup.clock, setup.players)
        self.lesson: Progress | None = progress_of(setup)

    @property
    def is_taught(self) -> bool:
        """A lesson is under way: nobody plays by themselves."""
        return self.lesson is not None and not self.lesson.is_over

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def moves(self) -> Answers:
        return Answers(self.entries, self.move_seqs)

    def reply_to(self, question: int) -> Answered | None:
        """The answer to that question: the first entry after it that changed the position, if it is one."""
        for entry in self.entries.between(max(question, 0), self.seq):
            if isinstance(entry, Answered | Undone | RulesChanged):
                return entry if isinstance(entry, Answered) and entry.question == question else None
        return None

    def _note(self, entry: AnyEntry) -> None:
        """Take an entry over, but for the position."""
        self.entries.append(entry)
        if isinstance(entry, Arranged):
            self.created = self.created or entry.at
            self.setup = entry.setup
            removed = self.removed if entry.removed is None else self.removed | {entry.removed}
            self.removed = removed - {chair.person for chair in entry.setup.chairs if chair.person}
            self.game = game_of(entry.setup)
            self.clock = Clock(entry.setup.clock, entry.setup.players)
            self.lesson = progress_of(entry.setup)
        elif isinstance(entry, Started):
            self.started = entry
            self.version = entry.version
            self.base = entry.position
            self.clock.begin(entry.time)
            self._new_question()
        elif isinstance(entry, Answered):
            self.clock.answer(entry.seat, entry.is_persons, entry.time)
            if entry.by == "person" and entry.seat not in self.firsts and is_opening(self.game, entry.action):
                self.firsts[entry.seat] = len(self.move_seqs), entry.action
            self.move_seqs.append(self.seq)
            self.move_seats.append(entry.seat)
            self.movers.append(entry.seat if entry.is_persons else NOBODY)
            if self.lesson is not None:
                self.lesson.note(entry.seat, entry.decision, entry.action)
            self._new_question()
        elif isinstance(entry, Undone):
            self._take_back(entry)
            self._new_question()
        elif isinstance(entry, UndoAsked):
            self.undo = UndoRequest(entry.by, entry.length)
        elif isinstance(entry, UndoAgreed):
            if self.undo is not None:
                self.undo.agreed.add(entry.by)
        elif isinstance(entry, UndoRefused):
            self.undo = None
        elif isinstance(entry, RulesChanged):
            self.changed = entry
            self.lesson = None
            self.overdue = None
            self.version = entry.new
            self.base = entry.position
            del self.move_seqs[:]
            del self.move_seats[:]
            del self.movers[:]
            self.clock.begin(entry.time)
            self._new_question()
        else:
            self._note_seat(entry)

    def _take_back(self, entry: Undone) -> None:
        if entry.asked is not None:
            self.clock.take_back(entry.by, entry.asked, self.moves[entry.length :], entry.time)
        else:
            del self.clock.thought[entry.length :]
            self.clock.restart(entry.time)
        for seat, (number, _) in list(self.firsts.items()):
            if number >= entry.length:
                del self.firsts[seat]
        del self.move_seqs[entry.length :]
        del self.move_seats[entry.length :]
        del self.movers[entry.length :]
        if self.lesson is not None:
            self.lesson.replay(self.moves)

    def _note_seat(self, entry: AnyEntry) -> None:
        if isinstance(entry, Forfeited):
            self.forfeits[entry.seat] = entry.why
        elif isinstance(entry, WentAway):
            self.away[entry.seat] = entry.level
            self.stood_in |= {entry.seat}
            if entry.asked:
                self.clock.go_away(entry.seat, entry.time)
        elif isinstance(entry, CameBack):
            self.away.pop(entry.seat, None)
            if entry.asked:
                self.clock.come_back(entry.time)
        elif isinstance(entry, Nudged):
            self.nudged = entry.time
        elif isinstance(entry, EndAgreed):
            self.ending |= {entry.by}
        elif isinstance(entry, Ended):
            self.is_ended = True
        elif isinstance(entry, PauseWished):
            wants = entry.on != bool(self.paused)
            self.pausers = self.pausers | {entry.by} if wants else self.pausers - {entry.by}
        elif isinstance(entry, Paused | Resumed):
            self._pause(entry)
        elif isinstance(entry, HolidayBegan):
            self.holidays |= {entry.seat}
            self.clock.stop(entry.seat, entry.time)
        elif isinstance(entry, HolidayEnded):
            self.holidays -= {entry.seat}
            self.clock.go_on(entry.seat, entry.time)
        elif isinstance(entry, AutoSet):
            (self.auto_single.add if entry.auto_single else self.auto_single.discard)(entry.seat)
            self.wished[entry.seat, ""] = self.question
        elif isinstance(entry, Planned):
            if entry.action is None:
                self.plans.pop((entry.seat, entry.decision), None)
            else:
                self.plans[entry.seat, entry.decision] = entry.action
                self.wished[entry.seat, entry.decision] = self.question
        elif isinstance(entry, Woke):
            self.clock.restart(entry.time)
        elif isinstance(entry, Coached):
            if self.lesson is not None:
                self.lesson.told, self.lesson.is_over = entry.told, entry.is_over
        elif isinstance(entry, Rematched):
            self.next = entry.table

    def _pause(self, entry: Paused | Resumed) -> None:
        self.pausers = frozenset()
        self.paused = entry.time if isinstance(entry, Paused) else 0
        for seat in range(self.setup.players):
            (self.clock.stop if self.paused else self.clock.go_on)(seat, entry.time)

    def _new_question(self) -> None:
        self.question = self.seq
        self.undo = None
        self.nudged = 0
        self.ending = frozenset()


def game_of(setup: Setup) -> Game[Any]:
    return make_game(setup.game, setup.edition) if setup.edition else load_game(setup.game)
