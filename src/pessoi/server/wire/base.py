"""What all of them are made of: a request's body, an error, a person."""

from typing import Annotated, Any, Literal

import msgspec

from pessoi.table.messages import ErrorBody

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Value = Annotated[str, msgspec.Meta(min_length=1, max_length=256)]  # of an option, such as a map in text
Secret = Annotated[str, msgspec.Meta(max_length=128)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Visible = Literal["nobody", "met", "everybody"]  # to whom a profile is shown; met: people I have played with


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body."""


class ErrorReply(msgspec.Struct):
    error: ErrorBody


class Person(msgspec.Struct):
    id: str
    name: str
    program: bool = False  # a bot account


class PersonReply(msgspec.Struct):
    person: Person | None


class TokenReply(msgspec.Struct):
    person: Person
    token: str


class NameBody(Body):
    name: Name


class HealthReply(msgspec.Struct):
    ok: bool
    database: str


_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    return _encoder.encode(value)
