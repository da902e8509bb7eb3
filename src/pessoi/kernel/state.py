"""A position, and the frames that drive it.

A position is a plain value: ints, lists and rows of ints, a stack of frames. It holds no random numbers, history,
clock, listener or closure, so that it can be copied in microseconds and saved at any decision.

A frame is one paragraph of the rulebook that can wait for an answer. Frames are immutable: copying a
position copies the list of them. A frame calls another one, becomes another one, or ends; it never looks
at the frame below it.
"""

import hashlib
import json
from typing import Any, ClassVar, Final, Generic, NewType, Self, TypeVar

from mypy_extensions import mypyc_attr

from pessoi.kernel.action import Action
from pessoi.kernel.request import EVERYONE, Request, is_among

ABSENT: Final = -1 << 32  # no value of any event


class Event:
    """Something that happened, for logs and animation; no part of the position."""

    def __init__(self, name: str, seat: int, values: list[int], seen: int) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.values: Final = values
        self.seen: Final = seen

    def is_seen_by(self, seat: int) -> bool:
        return is_among(seat, self.seen)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game lists its own attributes in FIELDS and writes `copy`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.journal: list[Event] | None = None

    # -- the course of the game; only frames' `tell` uses these

    def call(self, frame: "Frame[Any]") -> None:
        """Play `frame` first, then come back to the present one."""
        self.stack.append(frame)

    def become(self, frame: "Frame[Any]") -> None:
        """Go on as `frame`."""
        self.stack[-1] = frame

    def end(self) -> None:
        """Be done; whoever called goes on."""
        self.stack.pop()

    def note(self, name: str, seat: int, values: list[int], seen: int = EVERYONE) -> None:
        """Write an event into the journal, if anybody keeps one."""
        if self.journal is not None:
            self.journal.append(Event(name, seat, values, seen))

    def jot(
        self,
        name: str,
        seat: int,
        one: int,
        two: int = ABSENT,
        three: int = ABSENT,
        four: int = ABSENT,
        seen: int = EVERYONE,
    ) -> None:
        """The same for a few values: what happens often should not make a list of them that nobody reads."""
        if self.journal is not None:
            self.note(name, seat, [value for value in (one, two, three, four) if value != ABSENT], seen)

    # -- the position as a value

    def copy(self) -> Self:
        """An independent position; the journal is not taken along."""
        raise NotImplementedError  # abstract

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def data(self) -> dict[str, Any]:
        """The position as plain JSON; `Game.load` is the way back."""
        out: dict[str, Any] = {name: plain(getattr(self, name)) for name in self.FIELDS}
        out["stack"] = [frame.data() for frame in self.stack]
        return out

    def restore(self, data: dict[str, Any]) -> None:
        """Take the fields of `data` over (not the stack: frames are the game's)."""
        for name in self.FIELDS:
            value = plain(data[name])
            setattr(self, name, tuple(value) if isinstance(getattr(self, name), tuple) else value)

    def digest(self) -> str:
        """A fingerprint of the whole position."""
        return fingerprint(self.data())


S = TypeVar("S", bound=State)

# A position as somebody knows it, made by `Game.known` alone: what is shown, observed and imagined from takes no other
Known = NewType("Known", State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One paragraph of the rulebook. FIELDS names the constructor's arguments, each a Final attribute."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def ask(self, s: S) -> Request | None:
        """What is asked now? Changes nothing. None: nothing to choose, go on with `tell(s, NOTHING)`."""
        return None

    def tell(self, s: S, a: Action) -> None:
        """Carry out the answer. Only here do positions change."""
        raise NotImplementedError  # abstract

    def why_not(self, s: S, a: Action) -> str:
        """The rule that forbids `a` now, where this frame knows it; changes nothing."""
        return ""

    def data(self) -> list[Any]:
        return [type(self).__name__, *[plain(getattr(self, name)) for name in self.FIELDS]]


def plain(value: Any) -> Any:
    """An independent copy of ints, strings and nested lists."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def fingerprint(data: Any) -> str:
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
