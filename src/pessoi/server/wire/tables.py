"""Tables before and while they are played."""

from typing import Annotated, Any, Literal

import msgspec

from pessoi.server.wire.base import Body, Name, SeatNumber, Secret, Value
from pessoi.table.entry import AtZero, ClockKind, ClockRule, Hints, Lang
from pessoi.table.messages import Number, Word
from pessoi.table.pace import PACES, Pace
from pessoi.table.types import TableInfo


class ClockBody(Body):
    kind: ClockKind = "none"
    seconds: Number = 0
    increment: Number = 0
    at_zero: AtZero = "bot"

    def rule(self) -> ClockRule:
        return ClockRule(self.kind, self.seconds, self.increment, self.at_zero)


def clock_rule(clock: ClockBody | Pace | None) -> ClockRule:
    """A clock in figures, or by its name."""
    if clock is None:
        return ClockRule()
    return clock.rule() if isinstance(clock, ClockBody) else PACES[clock]


class SeatBody(Body):
    kind: Literal["me", "open", "bot"]
    level: Word | None = None


class TableBody(Body):
    """A new table. `seats` may be "shuffle-bots:LEVEL": me in a random seat among bots."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[Word, Value] = {}
    private: bool = True
    clock: ClockBody | Pace | None = None
    takeover: Word | None = None
    seats: Annotated[list[SeatBody], msgspec.Meta(max_length=12)] | Word | None = None
    start: bool = False
    edition: dict[str, Any] | None = None
    hints: Hints = "off"
    rated: bool = False
    patience: Number | None = None  # seconds that one waits where there is no clock; None: a week
    lang: Lang = ""


class OnwardBody(Body):
    """A table that starts after that many answers of a game; without a seat, one answers for everybody."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None
    level: Word | None = None


class LessonBody(Body):
    game: Word


class JoinBody(Body):
    seat: SeatNumber | None = None
    key: Secret | None = None


class ChairBody(Body):
    kind: Literal["open", "bot", "here"]  # here: somebody who shares the owner's device
    level: Word | None = None
    name: Name | None = None  # of whoever is here


class SettingsBody(Body):
    players: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    options: dict[Word, Value] | None = None
    clock: ClockBody | Pace | None = None
    private: bool | None = None
    hints: Hints | None = None
    rated: bool | None = None
    patience: Number | None = None
    lang: Lang | None = None


class StartBody(Body):
    fill: Word | None = None


class TablesReply(msgspec.Struct):
    tables: list[TableInfo]
