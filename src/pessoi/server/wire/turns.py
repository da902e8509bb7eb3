"""Games by turns: holidays and private notes."""

from typing import Annotated

import msgspec

from pessoi.server.wire.base import Body
from pessoi.table.messages import Number


class Holiday(msgspec.Struct):
    id: str
    start: int
    until: int


class HolidayBody(Body):
    """Days on which my time stands at tables by turns."""

    start: Number
    until: Number


class HolidaysReply(msgspec.Struct):
    holidays: list[Holiday]  # running, and to come
    left: int  # days that could begin now
    most: int  # in any year


class NotesBody(Body):
    """What I have noted about a game, for my own eyes."""

    text: Annotated[str, msgspec.Meta(max_length=5000)]
