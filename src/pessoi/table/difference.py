"""What has changed from one view to the next: places in the view, and what stands there now.

Parts are told apart by their bytes; `pairs` looks into those that differ.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from pessoi.table.pairs import pairs
from pessoi.table.written import Layer, Written, whole_object

ALWAYS: Final = ("lines", "first")  # news

Parts = Mapping[str, bytes]

_encode: Final = msgspec.json.Encoder().encode
BEGIN: Final = b"{["  # of objects and lists


@cache  # names are those of fields, and of what games show
def place_of(*names: str) -> bytes:
    return _encode(names)


class Compared:
    """What was compared already: most of what changes does so in the same way in everybody's views."""

    def __init__(self) -> None:
        self._layers: Final[dict[tuple[Layer, Layer, tuple[str, ...]], list[bytes]]] = {}

    def layers(self, old: Layer, new: Layer, covered: tuple[str, ...] = ()) -> list[bytes]:
        """Pairs for what differs, but for the entries of `shown` that another layer covers."""
        key = old, new, covered
        if key not in self._layers:
            found: list[bytes] = []
            self.names(old.fields, new.fields, found)
            self.names(old.table, new.table, found, "table")
            if old.shown is not None and new.shown is not None:
                self.names(without(old.shown, covered), without(new.shown, covered), found, "shown")
            self._layers[key] = found
        return self._layers[key]

    def names(self, old: Parts, new: Parts, found: list[bytes], *place: str) -> None:
        """Pairs for names that are gone, new, or stand for something else."""
        if old.keys() != new.keys():
            found += [b"[%b]" % place_of(*place, name) for name in old if name not in new]
        for name, part in new.items():
            before = old.get(name)
            if part != before:
                if before is None or part[0] not in BEGIN:
                    found.append(b"[%b,%b]" % (place_of(*place, name), part))
                elif differing := pairs(place_of(*place, name), before, part):
                    found.append(differing)


def without(parts: Parts, names: tuple[str, ...]) -> Parts:
    return {name: part for name, part in parts.items() if name not in names} if names else parts


def only(parts: Parts, names: tuple[str, ...]) -> Parts:
    return {name: part for name, part in parts.items() if name in names}


def changes(old: Written, new: Written, compared: Compared | None = None) -> bytes:
    """A list of pairs, in the order in which they are to be made."""
    compared = compared or Compared()
    before, after = tuple(old.own.shown or ()), tuple(new.own.shown or ())
    if (old.common.shown is None) != (new.common.shown is None):
        whole = b'[["shown"],%b]' % whole_object(new.shown())
        found = [*compared.layers(old.common, new.common), *compared.layers(old.own, new.own), whole]
    elif before == after:
        found = [*compared.layers(old.common, new.common, after), *compared.layers(old.own, new.own)]
    else:  # what was shown to all is a seat's own now, or the other way round
        either = (*before, *after)
        found = [*compared.layers(old.common, new.common, either), *compared.layers(old.own, new.own, either)]
        compared.names(only(old.shown() or {}, either), only(new.shown() or {}, either), found, "shown")
    for name in ALWAYS:
        found.append(b"[%b,%b]" % (place_of(name), new.news[name]))
    compared.names(without(old.news, ALWAYS), without(new.news, ALWAYS), found)
    return b"[%b]" % b",".join(found)


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
