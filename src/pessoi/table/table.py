"""A table: its log folded into what is the case now."""

from array import array
from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Final

from pessoi.games import load_game, make_game
from pessoi.kernel import OVER, WATCHER, Event, Game, Options, Outcome, Request, State
from pessoi.kernel.chance import Chance
from pessoi.kernel.request import GAME_OVER
from pessoi.table.change import Change
from pessoi.table.clock import NOBODY, Clock
from pessoi.table.entry import (
    Answered,
    AnyEntry,
    Arranged,
    AutoSet,
    Forfeited,
    LeftToBot,
    Planned,
    Rematched,
    Returned,
    RulesChanged,
    Setup,
    Started,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Woke,
)
from pessoi.table.log import Answers, Log
from pessoi.table.verdict import standing_teams, verdict


class Snapshot:
    """The position after `length` answers, when the log had `seq` entries, by rules version `version`."""

    def __init__(self, seq: int, length: int, version: int, position: dict[str, Any]) -> None:
        self.seq: Final = seq
        self.length: Final = length
        self.version: Final = version
        self.position: Final = position


class UndoQuestion:
    """A seat asks the others for leave to go back to the position after `length` answers."""

    def __init__(self, by: int, length: int) -> None:
        self.by: Final = by
        self.length: Final = length
        self.agreed: Final[set[int]] = set()

    def copy(self) -> "UndoQuestion":
        other = UndoQuestion(self.by, self.length)
        other.agreed.update(self.agreed)
        return other


class Table:
    """`line` holds the answers that stand (undone ones are gone); `turn` is the seq of the last entry that changed
    the position, and so names the pending question. The turn after an answer is the answer's own seq."""

    def __init__(self, id: str, setup: Setup, seed: bytes) -> None:
        self.id: Final = id
        self.chance: Final = Chance(seed)
        self.setup = setup
        self.game: Game[Any] = game_of(setup)
        self.entries: Final = Log()
        self.created = 0
        self.started: Started | None = None
        self.turn = 0
        self.turns: Final = array("I")  # the turn after each answer of the line
        self.people_line: Final = array("b")  # the seat whose person gave each of them, or NOBODY
        self.start_turn = 0
        self.position: State | None = None
        self.request: Request = GAME_OVER
        self.base: dict[str, Any] | None = None  # position before the line; None: the set-up
        self.version = 0
        self.forfeits: Final[dict[int, str]] = {}
        self.away: Final[dict[int, str]] = {}  # seat: level of the bot that plays for its person
        self.lone: Final[set[int]] = set()
        self.plans: Final[dict[tuple[int, str], str]] = {}
        self.undo: UndoQuestion | None = None
        self.changed: RulesChanged | None = None
        self.overdue: tuple[int, dict[str, Any]] | None = None  # answers kept, position: by rules that changed
        self.next: str | None = None
        self.clock = Clock(setup.clock, setup.players)
        self._public: Mapping[str, Any] | None = None
        self._round: int | None = None

    # -- what is the case

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def line(self) -> Answers:
        return Answers(self.entries, self.turns)

    def reply_to(self, turn: int) -> Answered | None:
        """The answer to that turn's question: the first entry after it that changed the position, if it is one."""
        for entry in self.entries.between(max(turn, 0), self.seq):
            if isinstance(entry, Answered | Undone | RulesChanged):
                return entry if isinstance(entry, Answered) and entry.turn == turn else None
        return None

    @property
    def phase(self) -> str:
        if self.started is None:
            return "lobby"
        return "over" if self.request.seat == OVER or self.is_forfeit_won() else "play"

    def seat_of(self, person: str | None) -> int | None:
        """Where that person sits."""
        if person is None:
            return None
        return next((i for i, c in enumerate(self.setup.chairs) if c.kind == "person" and c.person == person), None)

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now, or None if a person does."""
        chair = self.setup.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return self.setup.takeover if seat in self.forfeits else self.away.get(seat)

    def waiting(self) -> list[int]:
        return [self.request.seat] if self.phase == "play" and self.request.seat >= 0 else []

    def running(self) -> int:
        """The seat whose clock runs."""
        for seat in self.waiting():
            if self.level(seat) is None and self.setup.clock.kind != "none":
                return seat
        return NOBODY

    def people(self) -> list[int]:
        """Seats that people play at the moment."""
        return [i for i, c in enumerate(self.setup.chairs) if c.kind == "person" and self.level(i) is None]

    def is_forfeit_won(self) -> bool:
        """One side only is left."""
        if self.position is None or not self.forfeits:
            return False
        return len(standing_teams(self.game, self.position, set(self.forfeits))) <= 1

    def outcome(self) -> Outcome | None:
        """The result at this table, when the game is over."""
        if self.position is None or self.phase != "over":
            return None
        return verdict(self.game, self.position, set(self.forfeits))

    def shown(self, viewer: int) -> Mapping[str, Any] | None:
        """The position as that seat (or WATCHER) knows it, for drawing. What all watchers see is worked out once."""
        if self.position is None:
            return None
        if viewer != WATCHER:
            return self.game.show(self.game.known(self.position, viewer), viewer)
        if self._public is None:
            self._public = self.game.show(self.game.known(self.position, WATCHER), WATCHER)
        return self._public

    def forget_shown(self) -> None:
        self._public = None

    def round(self) -> int | None:
        if self._round is None and (shown := self.shown(WATCHER)) is not None:
            self._round = int(shown["round"])
        return self._round

    def options(self) -> Options:
        return Options(self.setup.players, self.setup.options)

    # -- the log

    def fork(self) -> "Table":
        """An independent table with the same log."""
        other = copy(self)
        for name in ("entries", "turns", "people_line", "forfeits", "away", "lone", "plans"):
            setattr(other, name, copy(getattr(self, name)))
        other.clock = self.clock.copy()
        other.position = None if self.position is None else self.position.copy()
        other.undo = None if self.undo is None else self.undo.copy()
        return other

    def extend(self, entries: Iterable[AnyEntry]) -> None:
        """Take entries of the log over, in order, and play what they say."""
        for entry in entries:
            self._note(entry)
            self._move(entry)

    def become(self, change: Change) -> None:
        """Take a command's change over, the position with it."""
        for entry in change.entries:
            self._note(entry)
        if change.position is not None:
            self._settle(change.position)

    def load(self, entries: Iterable[AnyEntry], snapshot: Snapshot | None = None) -> None:
        """Take a whole log over; `snapshot` saves playing the answers before it again."""
        shortest = 0
        for entry in entries:
            self._note(entry)
            if snapshot is not None and self.seq == snapshot.seq:
                shortest = len(self.line)
            shortest = min(shortest, len(self.line))
        if self.started is None:
            return
        if snapshot is not None and shortest < snapshot.length:
            snapshot = None  # what it shows was undone
        if self.version != self.game.version:
            self._bridge(snapshot)
        elif snapshot is not None and snapshot.version == self.version:
            self._settle(self._play_on(self.game.load(snapshot.position), snapshot.length))
        else:
            self._settle(self.position_after(len(self.line)))

    def _bridge(self, snapshot: Snapshot | None) -> None:
        """The rules have changed since: go on from the last snapshot, and as far as the answers are still legal."""
        s = self._start() if snapshot is None else self.game.load(snapshot.position)
        given = 0 if snapshot is None else snapshot.length
        request = self.game.pending(s)
        for answer in self.line[given:]:
            try:
                action = self.game.vocabulary.read(answer.action)
            except ValueError:
                break
            if request.seat != answer.seat or action not in request.actions:
                break
            request = self.game.play(s, action)
            given += 1
        self._settle(s)
        if request.seat != OVER:
            self.overdue = (given, s.data())

    def snapshot(self) -> Snapshot | None:
        if self.position is None:
            return None
        return Snapshot(self.seq, len(self.line), self.version, self.position.data())

    def position_after(self, length: int) -> State:
        """The position after the first `length` answers of the line, played again."""
        return self._play_on(self._start(), 0, length)

    def _start(self) -> State:
        start: State = self.game.setup(self.options()) if self.base is None else self.game.load(self.base)
        return start

    def _play_on(self, s: State, start: int, end: int | None = None) -> State:
        for answer in self.line[start:end]:
            self.game.play(s, self.game.vocabulary.read(answer.action))
        return s

    def _settle(self, position: State) -> None:
        self._public = self._round = None
        self.position = position
        self.request = self.game.pending(position)

    def _note(self, entry: AnyEntry) -> None:
        """Everything but the position."""
        self.entries.append(entry)
        if isinstance(entry, Arranged):
            self.created = self.created or entry.at
            self.setup = entry.setup
            self.game = game_of(entry.setup)
            self.clock = Clock(entry.setup.clock, entry.setup.players)
        elif isinstance(entry, Started):
            self.started = entry
            self.version = entry.version
            self.start_turn = self.seq
            self.clock.begin(entry.time)
            self._new_turn()
        elif isinstance(entry, Answered):
            self.clock.answer(entry.seat, entry.is_persons, entry.time)
            self.turns.append(self.seq)
            self.people_line.append(entry.seat if entry.is_persons else NOBODY)
            self._new_turn()
        elif isinstance(entry, Undone):
            self._take_back(entry)
            self._new_turn()
        elif isinstance(entry, UndoAsked):
            self.undo = UndoQuestion(entry.by, entry.length)
        elif isinstance(entry, UndoAgreed):
            if self.undo is not None:
                self.undo.agreed.add(entry.by)
        elif isinstance(entry, UndoRefused):
            self.undo = None
        elif isinstance(entry, RulesChanged):
            self.changed = entry
            self.overdue = None
            self.version = entry.new
            self.base = entry.position
            del self.turns[:]
            del self.people_line[:]
            self.start_turn = self.seq
            self.clock.begin(entry.time)
            self._new_turn()
        else:
            self._note_seat(entry)

    def _take_back(self, entry: Undone) -> None:
        if entry.asked is not None:
            self.clock.take_back(entry.by, entry.asked, self.line[entry.length :], entry.time)
        else:
            del self.clock.thought[entry.length :]
            self.clock.restart(entry.time)
        del self.turns[entry.length :]
        del self.people_line[entry.length :]

    def _note_seat(self, entry: AnyEntry) -> None:
        if isinstance(entry, Forfeited):
            self.forfeits[entry.seat] = entry.why
        elif isinstance(entry, LeftToBot):
            self.away[entry.seat] = entry.level
            if entry.asked:
                self.clock.leave(entry.seat, entry.time)
        elif isinstance(entry, Returned):
            self.away.pop(entry.seat, None)
            if entry.asked:
                self.clock.resume(entry.time)
        elif isinstance(entry, AutoSet):
            (self.lone.add if entry.lone else self.lone.discard)(entry.seat)
        elif isinstance(entry, Planned):
            if entry.action is None:
                self.plans.pop((entry.seat, entry.decision), None)
            else:
                self.plans[entry.seat, entry.decision] = entry.action
        elif isinstance(entry, Woke):
            self.clock.restart(entry.time)
        elif isinstance(entry, Rematched):
            self.next = entry.table

    def _new_turn(self) -> None:
        self.turn = self.seq
        self.undo = None

    def _move(self, entry: AnyEntry) -> None:
        """The position after the entry."""
        if isinstance(entry, Answered):
            assert self.position is not None
            self.game.play(self.position, self.game.vocabulary.read(entry.action))
            self._settle(self.position)
        elif isinstance(entry, Started | Undone | RulesChanged):
            self._settle(self.position_after(len(self.line)))


def game_of(setup: Setup) -> Game[Any]:
    return make_game(setup.game, setup.edition) if setup.edition else load_game(setup.game)


def event_data(event: Event) -> tuple[str, int, list[int], int]:
    return (event.name, event.seat, list(event.values), event.seen)
