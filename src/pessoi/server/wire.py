"""Everything that travels between server and clients, as types. `docs/protocol.md` explains it in words.

Views and tables are the table's own types (`pessoi.table.shapes`). Requests forbid unknown fields, so that a
misspelt one is noticed.
"""

from typing import Annotated, Any, Literal

import msgspec

from pessoi.table.entry import ClockRule
from pessoi.table.shapes import Line, Result, TableInfo, View, Words

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Secret = Annotated[str, msgspec.Meta(max_length=128)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body."""


# -- errors


class Trouble(msgspec.Struct):
    code: str
    message: Words | None
    text: str
    rule: str | None = None
    expected: list[str] | None = None


class ErrorReply(msgspec.Struct):
    error: Trouble


# -- people


class Person(msgspec.Struct):
    id: str
    name: str


class PersonReply(msgspec.Struct):
    person: Person | None


class TokenReply(msgspec.Struct):
    person: Person
    token: str


class NameBody(Body):
    name: Name


# -- games


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    credits: dict[str, Any]
    reconstructed: int


class GamesReply(msgspec.Struct):
    games: list[GameInfo]
    levels: list[str]
    default_level: str
    languages: list[str]
    version: str


class GameReply(msgspec.Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    credits: dict[str, Any]
    reconstructed: int
    figures: dict[str, Any]
    references: dict[str, str]
    verbs: list[str]
    rules_version: int


# -- tables


class ClockBody(Body):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Number = 0
    increment: Number = 0
    at_zero: Literal["bot", "forfeit"] = "bot"

    def rule(self) -> ClockRule:
        return ClockRule(self.kind, self.seconds, self.increment, self.at_zero)


class SeatBody(Body):
    kind: Literal["me", "open", "bot"]
    level: Word | None = None


class TableBody(Body):
    """A new table. `seats` may be "shuffle-bots:LEVEL": me in a random seat among bots."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[Word, Word] = {}
    private: bool = True
    clock: ClockBody | None = None
    takeover: Word | None = None
    seats: Annotated[list[SeatBody], msgspec.Meta(max_length=12)] | Word | None = None
    start: bool = False
    edition: dict[str, Any] | None = None


class JoinBody(Body):
    seat: SeatNumber | None = None
    key: Secret | None = None


class ChairBody(Body):
    kind: Literal["open", "bot"]
    level: Word | None = None


class SettingsBody(Body):
    players: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    options: dict[Word, Word] | None = None
    clock: ClockBody | None = None
    private: bool | None = None


class StartBody(Body):
    fill: Word | None = None


class TablesReply(msgspec.Struct):
    tables: list[TableInfo]


class TableResult(msgspec.Struct):
    table: TableInfo
    result: Result


class ResultsReply(msgspec.Struct):
    results: list[TableResult]


class VerifyReply(msgspec.Struct):
    ok: bool
    commitment: str
    seed: str
    answers: int
    chance: int
    fault: str | None


class RecordReply(msgspec.Struct):
    id: str
    game: str
    players: int
    options: dict[str, str]
    total: int
    result: Result | None
    names: list[str]


class ReplayStep(msgspec.Struct):
    n: int
    shown: dict[str, Any]
    by: int | None
    action: str | None
    message: Words | None
    lines: list[Line]
    waiting: list[int]
    decision: str | None


class ReplayReply(msgspec.Struct, rename={"first": "from"}):
    total: int
    first: int
    seat: int | None
    game: str
    names: list[str]
    chart: list[list[int]] | None
    steps: list[ReplayStep]


class HealthReply(msgspec.Struct):
    ok: bool
    database: str


# -- the socket: client to server


class Sent(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    id: Number | None = None


class Hello(Sent, tag="hello"):
    since: Number = 0


class Answer(Sent, tag="answer", kw_only=True):
    turn: Number
    action: Notation
    careful: bool = False


class Undo(Sent, tag="undo", kw_only=True):
    turn: Number


class Consent(Sent, tag="consent", kw_only=True):
    turn: Number
    agree: bool


class Chat(Sent, tag="chat", kw_only=True):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Hint(Sent, tag="hint", kw_only=True):
    turn: Number


class Why(Sent, tag="why", kw_only=True):
    action: Notation
    lang: Word = "en"


class Resign(Sent, tag="resign"):
    pass


class Away(Sent, tag="away"):
    level: Word | None = None


class Back(Sent, tag="back"):
    pass


class Auto(Sent, tag="auto", kw_only=True):
    lone: bool


class Plan(Sent, tag="plan", kw_only=True):
    decision: Word
    action: Notation | None = None


class Ping(Sent, tag="ping"):
    t: Number | float | str | None = None


class Resync(Sent, tag="resync"):
    pass


ClientMessage = Hello | Answer | Undo | Consent | Chat | Hint | Why | Resign | Away | Back | Auto | Plan | Ping | Resync


# -- the socket: server to client


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    id: int | None
    seq: int
    turn: int
    again: bool = False


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    id: int | None
    error: Trouble


class HintChoice(msgspec.Struct):
    notation: str
    message: Words
    share: float


class HintReply(msgspec.Struct, tag="hint", tag_field="type"):
    id: int | None
    turn: int
    choices: list[HintChoice]
    level: str


class WhyReply(msgspec.Struct, tag="why", tag_field="type"):
    id: int | None
    action: str
    legal: bool
    rule: str | None
    text: str | None
    expected: list[str]


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    online: list[bool]
    watchers: int


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    id: int | None
    t: int | float | str | None


class Bye(msgspec.Struct, tag="bye", tag_field="type"):
    reason: str
    retry_ms: int


class SocketError(msgspec.Struct, tag="error", tag_field="type"):
    error: Trouble


ServerMessage = View | Ack | Refused | HintReply | WhyReply | Presence | Pong | Bye | SocketError

_encoder = msgspec.json.Encoder()
_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode_message(data: bytes | str) -> ClientMessage:
    """msgspec.DecodeError or ValidationError says what is wrong with it."""
    return _messages.decode(data)
