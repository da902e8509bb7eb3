"""What has changed from one view to the next: places in the view, and what stands there now.

A place is a path of names and numbers. Objects are looked into, and lists that are as long as before or have grown;
anything else is taken as a whole.
"""

from typing import Any, Final

import msgspec

from pessoi.table.types import View

APART: Final = ("clocks", "n")  # sent with every change
ALWAYS: Final = ("lines", "first")  # news
FIELDS: Final = [
    (field, name)
    for field, name in zip(View.__struct_fields__, View.__struct_encode_fields__, strict=True)
    if field not in APART
]

Place = list[str | int]


class Compared:
    """What was compared already: entries of `shown` are the same objects in everybody's views."""

    def __init__(self) -> None:
        self._found: Final[dict[tuple[str, int, int], tuple[Any, Any, list[tuple[Place, Any]]]]] = {}

    def changes(self, old: Any, new: Any, entry: str) -> list[tuple[Place, Any]]:
        key = entry, id(old), id(new)
        if key not in self._found:
            found: list[tuple[Place, Any]] = []
            compare(old, new, ["shown", entry], found)
            self._found[key] = old, new, found  # both stay alive, and no other gets their numbers
        return self._found[key][2]


def changes(old: View, new: View, compared: Compared | None = None) -> list[tuple[Place, Any]]:
    """In the order in which they are to be made; a name that is gone has no value (UNSET)."""
    compared = compared or Compared()
    found: list[tuple[Place, Any]] = []
    for field, name in FIELDS:
        before, after = getattr(old, field), getattr(new, field)
        if field in ALWAYS:
            found.append(([name], after))
        elif before is after:
            continue
        elif field == "shown" and before is not None and before.keys() == after.keys():
            for entry, value in after.items():
                if before[entry] is not value:
                    found += compared.changes(before[entry], value, entry)
        else:
            compare(before, after, [name], found)
    return found


def compare(old: Any, new: Any, place: Place, found: list[tuple[Place, Any]]) -> None:
    if old is new or (old == new and type(old) is type(new)):
        return
    if isinstance(new, dict) and isinstance(old, dict):
        compare_objects(old, new, place, found)
    elif isinstance(new, list) and isinstance(old, list) and is_alike(old, new):
        for number, (before, after) in enumerate(zip(old, new, strict=False)):
            if before is not after:
                compare(before, after, [*place, number], found)
        for number in range(len(old), len(new)):
            found.append(([*place, number], new[number]))
    elif isinstance(new, msgspec.Struct) and type(old) is type(new):
        for field, name in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
            before, after = getattr(old, field), getattr(new, field)
            if before is not after:
                compare(before, after, [*place, name], found)
    else:
        found.append((place, new))


def is_alike(old: list[Any], new: list[Any]) -> bool:
    """Things that stand where they stood, and perhaps more at the end."""
    return 0 < len(old) <= len(new) and (len(old) == len(new) or old[0] == new[0])


def compare_objects(old: dict[str, Any], new: dict[str, Any], place: Place, found: list[tuple[Place, Any]]) -> None:
    for name in old:
        if name not in new:
            found.append(([*place, name], msgspec.UNSET))
    for name, value in new.items():
        if name in old:
            compare(old[name], value, [*place, name], found)
        else:
            found.append(([*place, name], value))


def pairs(found: list[tuple[Place, Any]]) -> list[tuple[Place, Any] | tuple[Place]]:
    """As they travel: a place and its value, or the place alone where something is gone."""
    return [(place,) if value is msgspec.UNSET else (place, value) for place, value in found]


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
