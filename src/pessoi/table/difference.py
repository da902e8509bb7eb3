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


class Shared:
    """What of two layers was compared already: several point of views lie over the same ones, each its own way."""

    def __init__(self, old: Layer, new: Layer) -> None:
        self.old: Final = old
        self.new: Final = new
        self.found: Final[list[bytes]] = []
        names(old.fields, new.fields, (), self.found)
        names(old.table, new.table, (), self.found, "table")
        self._shown: Final[dict[str, bytes]] = {}  # pairs of each entry, or nothing

    def pairs(self, covered: tuple[str, ...]) -> list[bytes]:
        """All that differs, but for the entries of `shown` that another layer covers."""
        if self.old.shown is None or self.new.shown is None:
            return self.found
        found = self.found.copy()
        if self.old.shown.keys() != self.new.shown.keys():
            names(self.old.shown, self.new.shown, covered, found, "shown")
            return found
        for name, part in self.new.shown.items():
            before = self.old.shown[name]
            if part is not before and name not in covered and (pair := self._pair(name, before, part)):
                found.append(pair)
        return found

    def _pair(self, name: str, before: bytes, part: bytes) -> bytes:
        pair = self._shown.get(name)
        if pair is None:
            pair = self._shown[name] = b"" if part == before else differing(before, part, "shown", name)
        return pair


class Compared:
    """What was compared already: most of what changes does so in the same way in everybody's views."""

    def __init__(self) -> None:
        self._layers: Final[list[Shared]] = []
        self._news: Final[list[tuple[Parts, Parts, list[bytes]]]] = []

    def common(self, old: Layer, new: Layer, covered: tuple[str, ...]) -> list[bytes]:
        for shared in self._layers:
            if shared.old is old and shared.new is new:
                return shared.pairs(covered)
        self._layers.append(Shared(old, new))
        return self._layers[-1].pairs(covered)

    def news(self, old: Parts, new: Parts) -> list[bytes]:
        for before, after, kept in self._news:
            if before is old and after is new:
                return kept
        found = [b"[%b,%b]" % (place_of(name), new[name]) for name in ALWAYS]
        names(old, new, ALWAYS, found)
        self._news.append((old, new, found))
        return found


def names(old: Parts, new: Parts, covered: tuple[str, ...], found: list[bytes], *place: str) -> None:
    """Pairs for names that are gone, new, or stand for something else."""
    if old.keys() != new.keys():
        found += [b"[%b]" % place_of(*place, name) for name in old if name not in new and name not in covered]
    for name, part in new.items():
        before = old.get(name)
        if part is before or name in covered or part == before:
            continue
        if before is None:
            found.append(b"[%b,%b]" % (place_of(*place, name), part))
        elif pair := differing(before, part, *place, name):
            found.append(pair)


def differing(before: bytes, part: bytes, *place: str) -> bytes:
    """Pairs for what stands there, which is another text; nothing where that says the same."""
    if part[0] not in BEGIN:
        return b"[%b,%b]" % (place_of(*place), part)
    return pairs(place_of(*place), before, part)


def own_pairs(old: Layer, new: Layer, covered: tuple[str, ...] = ()) -> list[bytes]:
    found: list[bytes] = []
    names(old.fields, new.fields, (), found)
    names(old.table, new.table, (), found, "table")
    if old.shown is not None and new.shown is not None:
        names(old.shown, new.shown, covered, found, "shown")
    return found


def only(parts: Parts, names: tuple[str, ...]) -> Parts:
    return {name: part for name, part in parts.items() if name in names}


def changes(old: Written, new: Written, compared: Compared | None = None) -> bytes:
    """A list of pairs, in the order in which they are to be made."""
    compared = compared or Compared()
    before, after = tuple(old.own.shown or ()), tuple(new.own.shown or ())
    if (old.common.shown is None) != (new.common.shown is None):
        whole = b'[["shown"],%b]' % whole_object(new.shown())
        found = [*compared.common(old.common, new.common, ()), *own_pairs(old.own, new.own), whole]
    elif before == after:
        found = [*compared.common(old.common, new.common, after), *own_pairs(old.own, new.own)]
    else:  # what was shown to all is a seat's own now, or the other way round
        either = (*before, *after)
        found = [*compared.common(old.common, new.common, either), *own_pairs(old.own, new.own, either)]
        names(only(old.shown() or {}, either), only(new.shown() or {}, either), (), found, "shown")
    found += compared.news(old.news, new.news)
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
