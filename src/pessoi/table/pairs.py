"""Where two texts of JSON differ, as pairs of a place and what stands there now. The plain twin of pairs.c.

A place is a path of names and numbers. Objects are looked into, and lists that are as long as before or have grown;
anything else is taken as a whole. Values are told apart by their bytes: both texts are as msgspec writes them.
"""

from typing import Any, Final

import msgspec

Place = list[str | int]
Pair = tuple[Place, Any] | tuple[Place]  # a place and its value, or the place alone where a name is gone

_encode: Final = msgspec.json.Encoder().encode
_place: Final = msgspec.json.Decoder(list[str | int]).decode
_object: Final = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_list: Final = msgspec.json.Decoder(list[msgspec.Raw]).decode
OBJECT, LIST = b"{["  # how they begin


def pairs(place: bytes, old: bytes, new: bytes) -> bytes:
    """What differs at that place (a list of names) and below, with commas between; nothing where only the order of
    names does."""
    found: list[Pair] = []
    compare(msgspec.Raw(old), msgspec.Raw(new), _place(place), found)
    return _encode(found)[1:-1]


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
