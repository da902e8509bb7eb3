"""The messages between a table and somebody at it, as types: one JSON object each, told apart by `type`.

`pessoi.table.conversation` says what becomes of them. `docs/protocol.md` explains them in words.
"""

from typing import Annotated, Any, Literal

import msgspec

from pessoi.bots.reasons import Kind
from pessoi.table.refusal import Refusal
from pessoi.table.types import Clocks, MessageData, View

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


# -- client to server


class Sent(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    id: Number | None = None


class Hello(Sent, tag="hello"):
    since: Number = 0
    version: Literal[1, 2] = 1  # of the protocol


class Answer(Sent, tag="answer", kw_only=True):
    question: Number = msgspec.field(name="turn")
    action: Notation
    careful: bool = False


class Undo(Sent, tag="undo", kw_only=True):
    question: Number = msgspec.field(name="turn")


class Consent(Sent, tag="consent", kw_only=True):
    question: Number = msgspec.field(name="turn")
    agree: bool


class Chat(Sent, tag="chat", kw_only=True):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Hint(Sent, tag="hint", kw_only=True):
    question: Number = msgspec.field(name="turn")


class Weigh(Sent, tag="weigh", kw_only=True):
    """An answer that is about to be given: does it lose much?"""

    question: Number = msgspec.field(name="turn")
    action: Notation


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
    auto_single: bool = msgspec.field(name="lone")


class Plan(Sent, tag="plan", kw_only=True):
    decision: Word
    action: Notation | None = None


class Lesson(Sent, tag="lesson", kw_only=True):
    """So many steps are behind me; or I play on without the lesson."""

    told: Number
    is_over: bool = msgspec.field(default=False, name="over")


class Nudge(Sent, tag="nudge", kw_only=True):
    """Remind who is asked."""

    question: Number = msgspec.field(name="turn")


class StandIn(Sent, tag="stand_in", kw_only=True):
    """Who is asked has not come for longer than the table waits: a bot plays on for them."""

    question: Number = msgspec.field(name="turn")


class End(Sent, tag="end", kw_only=True):
    """The same; I would end the game as it stands."""

    question: Number = msgspec.field(name="turn")


class Pause(Sent, tag="pause", kw_only=True):
    """I would have the clocks stand (or run on), if everybody agrees."""

    on: bool


class Seen(Sent, tag="seen", kw_only=True):
    """All up to this entry has been before the person's eyes: they need not be told of it elsewhere."""

    seq: Number


class Ping(Sent, tag="ping"):
    t: Number | float | str | None = None


class Resync(Sent, tag="resync"):
    pass


ClientMessage = (
    Hello
    | Answer
    | Undo
    | Consent
    | Chat
    | Hint
    | Weigh
    | Why
    | Resign
    | Away
    | Back
    | Auto
    | Plan
    | Lesson
    | Nudge
    | StandIn
    | End
    | Pause
    | Seen
    | Ping
    | Resync
)


# -- server to client


class ErrorBody(msgspec.Struct):
    """A refusal as it is sent."""

    code: str
    message: MessageData | None
    text: str
    rule: str | None = None
    expected: list[str] | None = None


def error_body(refusal: Refusal) -> ErrorBody:
    message = (refusal.message.key, refusal.message.args)
    return ErrorBody(refusal.code, message, refusal.text, refusal.rule, refusal.expected)


class ViewChange(msgspec.Struct, tag="change", tag_field="type"):
    """Version 2: what has changed since the view or change before."""

    n: int
    clocks: Clocks | None
    set: list[list[Any]]  # [place, value], or [place] alone where something is gone; a place is names and numbers


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    id: int | None
    seq: int
    question: int = msgspec.field(name="turn")
    again: bool = False


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    id: int | None
    error: ErrorBody


class HintReason(msgspec.Struct):
    """What speaks for an idea, or against it; `prevents` and `risks` tell what others would do."""

    kind: Kind
    message: MessageData


class HintIdea(msgspec.Struct):
    """An answer that is worth a thought, as its seat may judge it."""

    notation: str
    message: MessageData
    chance: float  # to win
    reasons: list[HintReason]
    line: list[MessageData]  # how the turn would go on, as far as chance has no say
    reply: list[MessageData]  # what the next player would do then, if that can be told


class HintReply(msgspec.Struct, tag="hint", tag_field="type"):
    id: int | None
    question: int = msgspec.field(name="turn")
    ideas: list[HintIdea]  # the best first
    now: float  # the chance to win before the answer
    level: str


class WeighReply(msgspec.Struct, tag="weigh", tag_field="type"):
    """How much of the chance to win the answer loses against the best one, and what speaks against it."""

    id: int | None
    question: int = msgspec.field(name="turn")
    action: str
    message: MessageData
    loss: float
    best: str
    best_message: MessageData
    reasons: list[HintReason]


class WhyReply(msgspec.Struct, tag="why", tag_field="type"):
    id: int | None
    action: str
    legal: bool
    rule: str | None
    text: str | None
    expected: list[str]
    reason: MessageData | None = None  # for people: what is lacking now; its attribute `more` says the rest


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
    error: ErrorBody


ServerMessage = (
    View | ViewChange | Ack | Refused | HintReply | WeighReply | WhyReply | Presence | Pong | Bye | SocketError
)

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_message(data: bytes | str) -> ClientMessage:
    """msgspec.DecodeError or ValidationError says what is wrong with it."""
    return _messages.decode(data)
