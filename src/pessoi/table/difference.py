"""A view as it travels, and what has changed from one to the next: places in the view, and what stands there now.

Every field of a view, and every entry of `shown`, is encoded once: these bytes are sent, told apart from those before,
and kept; seats that see the same share them. A place is a path of names and numbers. Objects are looked into, and lists
that are as long as before or have grown; anything else is taken as a whole.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from pessoi.table.types import View

ALWAYS: Final = ("lines", "first")  # news
NAMES: Final = list(View.__struct_encode_fields__)  # the last is the number, which is sent with every change
CLOCKS: Final = NAMES.index("clocks")  # and so are they
HALVES: Final = (NAMES[:CLOCKS], NAMES[CLOCKS + 1 : -1])
FIELDS: Final = [
    (field, name)
    for field, name in zip(View.__struct_fields__, NAMES, strict=True)
    if name not in ("shown", "clocks", "n")
]

Place = list[str | int]
Pair = tuple[Place, Any] | tuple[Place]  # a place and its value, or the place alone where a name is gone

_encode: Final = msgspec.json.Encoder().encode
_object: Final = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_list: Final = msgspec.json.Decoder(list[msgspec.Raw]).decode
OBJECT, LIST = b"{["  # how they begin
PLACES: Final = {name: _encode([name]) for name in NAMES}


def encode_entries(shown: Mapping[str, Any]) -> dict[str, bytes]:
    return {name: _encode(value) for name, value in shown.items()}


class Written:
    """A view in parts; `shown` are the encoded entries of what it shows."""

    def __init__(self, view: View, shown: Mapping[str, bytes] | None) -> None:
        self.first: Final = view.first
        self.fields: Final = {name: _encode(getattr(view, field)) for field, name in FIELDS}
        self.shown: Final = shown

    def around(self) -> tuple[bytes, bytes]:
        """The whole view: up to its clocks, and from there to its number."""
        parts = {**self.fields, "shown": whole_object(self.shown)}
        before, after = (b",".join([b'"%b":%b' % (name.encode(), parts[name]) for name in half]) for half in HALVES)
        return b'{"type":"view",%b,"clocks":' % before, b',%b,"n":' % after


def whole_object(parts: Mapping[str, bytes] | None) -> bytes:
    if parts is None:
        return b"null"
    return b"{%b}" % b",".join([b"%b:%b" % (_encode(name), part) for name, part in parts.items()])


class Compared:
    """What was compared already: most of what changes does so in the same way in everybody's views."""

    def __init__(self) -> None:
        self._found: Final[dict[tuple[tuple[str, ...], bytes, bytes], bytes]] = {}

    def changes(self, old: bytes, new: bytes, *place: str) -> bytes:
        """Pairs for what differs; none where only the order of names does."""
        key = place, old, new
        if key not in self._found:
            found: list[Pair] = []
            compare(msgspec.Raw(old), msgspec.Raw(new), [*place], found)
            self._found[key] = _encode(found)[1:-1]
        return self._found[key]


def changes(old: Written, new: Written, compared: Compared | None = None) -> bytes:
    """A list of pairs, in the order in which they are to be made."""
    compared = compared or Compared()
    found: list[bytes] = []
    for name, part in new.fields.items():
        if name in ALWAYS:
            found.append(b"[%b,%b]" % (PLACES[name], part))
        elif part != (before := old.fields[name]):
            is_plain = part[0] not in (OBJECT, LIST)
            found.append(b"[%b,%b]" % (PLACES[name], part) if is_plain else compared.changes(before, part, name))
    if old.shown is None or new.shown is None:
        if old.shown is not new.shown:
            found.append(b'[["shown"],%b]' % whole_object(new.shown))
    else:
        found += [_encode([["shown", entry]]) for entry in old.shown if entry not in new.shown]
        for entry, part in new.shown.items():
            if entry not in old.shown:
                found.append(b"[%b,%b]" % (_encode(["shown", entry]), part))
            elif part != (before := old.shown[entry]):
                found.append(compared.changes(before, part, "shown", entry))
    return b"[%b]" % b",".join([pair for pair in found if pair])


def compare(old: msgspec.Raw, new: msgspec.Raw, place: Place, found: list[Pair]) -> None:
    """Values that differ. They are taken apart as far as they do, and no further: what is equal is never decoded."""
    kind = first(new)
    if kind != first(old) or kind not in (OBJECT, LIST):
        found.append((place, new))
    elif kind == OBJECT:
        compare_objects(_object(old), _object(new), place, found)
    else:
        compare_lists(_list(old), _list(new), place, found)


def compare_objects(old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw], place: Place, found: list[Pair]) -> None:
    found += [([*place, name],) for name in old if name not in new]
    for name, after in new.items():
        if name not in old:
            found.append(([*place, name], after))
        elif (before := old[name]) != after:
            compare(before, after, [*place, name], found)


def compare_lists(old: list[msgspec.Raw], new: list[msgspec.Raw], place: Place, found: list[Pair]) -> None:
    """Things that stand where they stood, and perhaps more at the end; or else another list."""
    if not 0 < len(old) <= len(new) or (len(old) < len(new) and old[0] != new[0]):
        found.append((place, new))
        return
    for number, before in enumerate(old):
        if before != new[number]:
            compare(before, new[number], [*place, number], found)
    found += [([*place, number], new[number]) for number in range(len(old), len(new))]


def first(value: msgspec.Raw) -> int:
    return memoryview(value)[0]


def apply(view: Any, made: list[list[Any]]) -> Any:
    """The view, as it travels, with the changes made; what they do not touch is shared with the old one."""
    copies: dict[int, Any] = {}

    def own(value: Any) -> Any:
        copy = copies.get(id(value))
        if copy is None:
            copy = value.copy()
            copies[id(copy)] = copy
        return copy

    view = own(view)
    for place, *value in made:
        inner = view
        for name in place[:-1]:
            inner[name] = own(inner[name])
            inner = inner[name]
        if value and isinstance(inner, list) and place[-1] == len(inner):
            inner.append(value[0])
        elif value:
            inner[place[-1]] = value[0]
        else:
            del inner[place[-1]]
    return view
