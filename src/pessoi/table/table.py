"""A table: its log folded into what is the case now."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Final

from pessoi.games.frozen import rules_of, taken_over
from pessoi.kernel import OVER, WATCHER, Game, NoSuchAction, Options, Outcome, Request, State
from pessoi.kernel.chance import Chance
from pessoi.kernel.drawn import Drawn
from pessoi.kernel.request import GAME_OVER
from pessoi.records.result import is_won, result
from pessoi.table.change import Change
from pessoi.table.clock import NOBODY
from pessoi.table.entry import Answered, AnyEntry, Chair, Phase, RulesChanged, Setup, Started, Undone
from pessoi.table.fold import Fold
from pessoi.table.tellings import Tellings

COPIED: Final = (
    "entries",
    "move_seqs",
    "move_seats",
    "movers",
    "forfeits",
    "away",
    "auto_single",
    "plans",
    "wished",
    "firsts",
)


class Snapshot:
    """The position after `length` answers, when the log had `seq` entries, by rules version `version`."""

    def __init__(self, seq: int, length: int, version: int, position: dict[str, Any]) -> None:
        self.seq: Final = seq
        self.length: Final = length
        self.version: Final = version
        self.position: Final = position


class Table(Fold):
    """The log folded, and the position that it leads to."""

    def __init__(self, id: str, setup: Setup, seed: bytes) -> None:
        super().__init__(setup)
        self.id: Final = id
        self.chance: Final = Chance(seed)
        self.position: State | None = None
        self.request: Request = GAME_OVER
        self._public: Mapping[str, Any] | None = None
        self.shared: dict[Hashable, Any] = {}  # what views of this position have in common, for whoever makes them
        # entries of views as they travel, with the values that they are of: many are the very same in the next view
        self.encoded: dict[Hashable, dict[str, tuple[Any, bytes, bytes]]] = {}
        self._drawn: tuple[object, dict[int, Drawn]] = (None, {})  # by the rules that it was drawn by, for each viewer
        self.told: Tellings | None = None  # of its story
        self._round: int | None = None
        self._phase: Phase | None = None  # both are asked for dozens of times a move
        self._people: list[int] | None = None
        self._seated: tuple[list[Chair], dict[str | None, list[int]]] = ([], {})  # chairs, and who sits where

    # -- what is the case

    @property
    def phase(self) -> Phase:
        if self._phase is None:
            is_over = self.request.seat == OVER or self.is_ended or self.is_forfeit_won()
            self._phase = "lobby" if self.started is None else "over" if is_over else "play"
        return self._phase

    def seat_of(self, person: str | None) -> int | None:
        """Where that person sits; of several seats at their device the one that is asked, or that answered last."""
        seats = self.seats_of(person)
        if len(seats) < 2:
            return seats[0] if seats else None
        seats = [seat for seat in seats if self.level(seat) is None] or seats
        if self.request.seat in seats:
            return self.request.seat
        return next((answer.seat for answer in reversed(self.moves) if answer.seat in seats), seats[0])

    def seats_of(self, person: str | None) -> list[int]:
        """All seats of that person, and of those who share their device."""
        if self._seated[0] is not self.setup.chairs:
            found: dict[str | None, list[int]] = {}
            for seat, chair in enumerate(self.setup.chairs):
                if chair.kind == "person" and chair.person is not None:
                    found.setdefault(chair.person, []).append(seat)
            self._seated = self.setup.chairs, found
        return self._seated[1].get(person, [])

    def hands(self, seat: int) -> list[int]:
        """That seat, and the others at its device."""
        return self.seats_of(self.setup.chairs[seat].person) or [seat]

    def is_covered(self, seat: int | None) -> bool:
        """Whether the seat knows what others at its device must not see."""
        if seat is None or self.phase != "play" or self.setup.analysis or len(hands := self.hands(seat)) < 2:
            return False
        known = self.game.known(self.position, seat).data()
        return any(self.game.known(self.position, other).data() != known for other in hands)

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now, or None if a person does."""
        chair = self.setup.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return self.setup.takeover if seat in self.forfeits else self.away.get(seat)

    def waiting(self) -> list[int]:
        return [self.request.seat] if self.phase == "play" and self.request.seat >= 0 else []

    def running(self) -> int:
        """The seat whose clock runs, unless it stands (`is_standing`)."""
        for seat in self.waiting():
            if self.level(seat) is None and self.setup.clock.kind != "none":
                return seat
        return NOBODY

    def is_standing(self, seat: int) -> bool:
        """Whether that seat's time stands: the table pauses, or its person is on holiday."""
        return bool(self.paused) or seat in self.holidays

    def people(self) -> Sequence[int]:
        """Seats that people play at the moment."""
        if self._people is None:
            chairs = enumerate(self.setup.chairs)
            self._people = [i for i, chair in chairs if chair.kind == "person" and self.level(i) is None]
        return self._people

    def is_forfeit_won(self) -> bool:
        """One side only is left."""
        return self.position is not None and is_won(self.game, self.position, self.forfeits)

    def outcome(self) -> Outcome | None:
        """The result at this table, when the game is over."""
        if self.position is None or self.phase != "over":
            return None
        return result(self.game, self.position, list(self.forfeits), self.is_ended)

    def shown(self, viewer: int) -> Mapping[str, Any] | None:
        """The position as that seat (or WATCHER) knows it, for drawing. What watchers see is worked out once, and its
        entries are the same objects for everybody."""
        if self.position is None:
            return None
        return {**self.public(), **self.own(viewer)}

    def public(self) -> Mapping[str, Any]:
        """What watchers are shown; nothing in a lobby."""
        if self._public is None:
            self._public = {} if self.position is None else self._draw_public(self.position)
        return self._public

    def _draw_public(self, s: State) -> Mapping[str, Any]:
        known = self.game.known(s, WATCHER)
        if not isinstance(self.game, Game):  # old rules, with a kernel of their own (ADR 17)
            return self.game.show(known, WATCHER)
        return self.game.draw(known, WATCHER, self.drawn(WATCHER))

    def own(self, viewer: int) -> Mapping[str, Any]:
        """What of it is shown to that seat otherwise than to watchers."""
        if self.position is None or viewer == WATCHER:
            return {}
        known = self.game.known(self.position, viewer)
        if not isinstance(self.game, Game):
            return self.game.show_own(known, viewer, self.public())
        return self.game.draw_own(known, viewer, self.public(), self.drawn(viewer))

    def drawn(self, viewer: int) -> Drawn:
        """What was drawn for them before; tables that were copied share it."""
        if self._drawn[0] is not self.game:
            self._drawn = self.game, {}
        return self._drawn[1].setdefault(viewer, Drawn())

    def forget_shown(self) -> None:
        """What can be worked out again."""
        self._public = None
        self.shared, self.encoded, self._drawn = {}, {}, (None, {})

    def round(self) -> int | None:
        if self._round is None and (shown := self.shown(WATCHER)) is not None:
            self._round = int(shown["round"])
        return self._round

    def options(self) -> Options:
        return Options(self.setup.players, self.setup.options)

    # -- the log

    def fork(self) -> "Table":
        """An independent table with the same log."""
        other = Table.__new__(Table)
        vars(other).update(vars(self))
        for name in COPIED:
            setattr(other, name, copy(getattr(self, name)))
        other.shared = {}  # what is worked out for a change that may yet fail is its own
        other.told = None if self.told is None else self.told.copy()
        other.clock = self.clock.copy()
        other.position = None if self.position is None else self.position.copy()
        other.lesson = None if self.lesson is None else self.lesson.copy()
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
                shortest = len(self.moves)
            shortest = min(shortest, len(self.moves))
        if self.started is None:
            return
        if snapshot is not None and shortest < snapshot.length:
            snapshot = None  # what it shows was undone
        if self.version != self.game.version:
            self._bridge(snapshot)
        elif snapshot is not None and snapshot.version == self.version:
            self._settle(self._play_on(self.game.load(snapshot.position), snapshot.length))
        else:
            self._settle(self.position_after(len(self.moves)))

    def _bridge(self, snapshot: Snapshot | None) -> None:
        """The rules have changed since. A finished game stays what it was; others go on from where they stand."""
        present, old = self.game, rules_of(self.setup.game, self.version, self.setup.edition)
        if old is not None:
            self.game = old
            self._settle(self.position_after(len(self.moves)))
            if self.phase == "over":
                return
            assert self.position is not None
            data = self.position.data()
            self.game = present
            if (s := taken_over(present, data)) is not None:
                self._settle(s)
                self.overdue = (len(self.moves), s.data())
                return
        self._replay_by_new_rules(snapshot)

    def _replay_by_new_rules(self, snapshot: Snapshot | None) -> None:
        """Nobody kept the old rules, or their position cannot be taken over: go on from the last snapshot, and as far
        as the answers are still legal."""
        s = self._start() if snapshot is None else self.game.load(snapshot.position)
        given = 0 if snapshot is None else snapshot.length
        request = self.game.pending(s)
        for answer in self.moves[given:]:
            try:
                action = self.game.vocabulary.read(answer.action)
            except NoSuchAction:
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
        return Snapshot(self.seq, len(self.moves), self.version, self.position.data())

    def position_after(self, length: int) -> State:
        """The position after the first `length` moves, played again."""
        return self._play_on(self._start(), 0, length)

    def _start(self) -> State:
        start: State = self.game.setup(self.options()) if self.base is None else self.game.load(self.base)
        return start

    def _play_on(self, s: State, start: int, end: int | None = None) -> State:
        for answer in self.moves[start:end]:
            self.game.play(s, self.game.vocabulary.read(answer.action))
        return s

    def _note(self, entry: AnyEntry) -> None:
        super()._note(entry)
        self._phase = self._people = None

    def _settle(self, position: State) -> None:
        self._public = self._round = self._phase = None
        self.shared = {}
        self.position = position
        self.request = self.game.pending(position)

    def _move(self, entry: AnyEntry) -> None:
        """The position after the entry."""
        if isinstance(entry, Answered):
            assert self.position is not None
            self.game.play(self.position, self.game.vocabulary.read(entry.action))
            self._settle(self.position)
        elif isinstance(entry, Started | Undone | RulesChanged):
            self._settle(self.position_after(len(self.moves)))
