"""A view as it travels: every part of it encoded once, and most parts the same bytes for everybody who looks on.

Parts come in layers. What the table shows to all is one layer, made and compared once; what a point of view has of its
own lies over it and is small; news are the lines since the client's last view.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from pessoi.table.types import View

NAMES: Final = list(View.__struct_encode_fields__)  # the last is the number, which is sent with every change
CLOCKS: Final = NAMES.index("clocks")  # and so are they
HALVES: Final = (NAMES[:CLOCKS], NAMES[CLOCKS + 1 : -1])
SENT_AS: Final = dict(zip(View.__struct_fields__, NAMES, strict=True))

_encode: Final = msgspec.json.Encoder().encode


def encode_entries(shown: Mapping[str, Any]) -> dict[str, bytes]:
    return {name: _encode(value) for name, value in shown.items()}


def encode_fields(fields: Mapping[str, Any]) -> dict[str, bytes]:
    """Fields of a view, by the names that they travel under."""
    return {SENT_AS[name]: _encode(value) for name, value in fields.items()}


class Layer:
    """Fields of the view, entries of its `table`, and entries of what is `shown`: None where nothing is."""

    def __init__(
        self, fields: Mapping[str, bytes], table: Mapping[str, bytes], shown: Mapping[str, bytes] | None
    ) -> None:
        self.fields: Final = fields
        self.table: Final = table
        self.shown: Final = shown


class Written:
    """A view in parts; `own` lies over what is `common`, and `news` are fields that are told to each client."""

    def __init__(self, common: Layer, own: Layer, news: Mapping[str, bytes], first: int) -> None:
        self.common: Final = common
        self.own: Final = own
        self.news: Final = news
        self.first: Final = first

    def shown(self) -> dict[str, bytes] | None:
        """All that is shown."""
        return None if self.common.shown is None else {**self.common.shown, **(self.own.shown or {})}

    def around(self) -> tuple[bytes, bytes]:
        """The whole view: up to its clocks, and from there to its number."""
        table = whole_object({**self.common.table, **self.own.table})
        shown = whole_object(self.shown())
        parts = {**self.common.fields, **self.own.fields, **self.news, "table": table, "shown": shown}
        before, after = (b",".join([b'"%b":%b' % (name.encode(), parts[name]) for name in half]) for half in HALVES)
        return b'{"type":"view",%b,"clocks":' % before, b',%b,"n":' % after


def whole_object(parts: Mapping[str, bytes] | None) -> bytes:
    if parts is None:
        return b"null"
    return b"{%b}" % b",".join([b"%b:%b" % (_encode(name), part) for name, part in parts.items()])
