"""An edition's corrections put into the packaged figures, each within its bounds.

An edition may come from a stranger, and figures size boards and supplies: nothing is taken that is of another kind,
out of bounds, longer than a list may be, or in no row that there is.
"""

from collections.abc import Mapping
from typing import Any, Final

from pessoi.games.sheet import ABOUT, ROW_KEYS, BadFigures, fits, is_table_list, joined, row_name
from pessoi.kernel import listed

TIMES: Final = 20  # how far a number may be from the packaged one
LEAST_MOST: Final = 100  # what any number may be at least
NOTES: Final = ("source", "source_note", "sources")  # an owner may say where a figure comes from
REMOVED: Final = "removed"  # in a row: the box has none such


class Limits:
    """What the section `edition` of a game's components.toml says.

    `bounds` of numbers and `lengths` of lists by pattern, figures that pages and boards read (`shown`), those that
    editions of old records may name although nothing ever read them (`retired`), and which rule states what (`rules`).
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.bounds: Final[dict[str, list[float]]] = data.get("bounds", {})
        self.lengths: Final[dict[str, list[int]]] = data.get("lengths", {})
        self.shown: Final[list[str]] = data.get("shown", [])
        self.retired: Final[list[str]] = data.get("retired", [])
        self.rules: Final[dict[str, str]] = data.get("rules", {})

    def bounds_of(self, path: str, like: Any) -> tuple[float, float]:
        """Counts and prices are never below nothing, unless we print one that is."""
        for pattern, (least, most) in self.bounds.items():
            if fits(pattern, path):
                return least, most
        numbers = numbers_in(like)
        widest = max([LEAST_MOST, *[TIMES * abs(number) for number in numbers]])
        return (-widest if min(numbers, default=0) < 0 else 0), widest

    def lengths_of(self, path: str, like: list[Any]) -> tuple[int, int]:
        for pattern, (least, most) in self.lengths.items():
            if fits(pattern, path):
                return least, most
        return len(like), len(like)

    def rule_of(self, path: str, references: Mapping[str, str]) -> str:
        """The rule that states a figure: ours to say, or the one that explains the thing that it is of."""
        names = path.split(".")
        for pattern, rule in self.rules.items():
            if fits(pattern, ".".join(names[: pattern.count(".") + 1])):
                return rule
        return next((references[name] for name in names if name in references), "")

    def is_retired(self, path: str) -> bool:
        return any(fits(pattern, path) for pattern in self.retired)


def correct(data: dict[str, Any], changes: Mapping[str, Any], limits: Limits) -> None:
    """Put `changes` into `data`, in place; BadFigures names the first that does not fit."""
    correct_table(data, changes, "", [], limits)


def correct_table(
    data: dict[str, Any], changes: Mapping[str, Any], path: str, siblings: list[Any], limits: Limits
) -> None:
    """`siblings`: tables of the same kind, whose figures this one may have too."""
    for key, new in changes.items():
        if key in ABOUT and key in data and (key in NOTES or new == data[key]):
            continue
        where = joined(path, key)
        like = like_of(data, key, siblings)
        if like is None or key in ABOUT:
            known = listed(k for k in data if k not in ABOUT)
            raise BadFigures("error-no-figure", {"path": f"={where}", "known": known})
        if isinstance(like, dict) and isinstance(new, Mapping):
            inner = data.setdefault(key, {})
            beside = [other for other in data.values() if isinstance(other, dict) and other is not inner]
            alike = [row[key] for row in siblings if isinstance(row.get(key), dict)]
            correct_table(inner, new, where, alike or beside, limits)
        elif is_table_list(like) and isinstance(new, list):
            data[key] = corrected_rows(like if key in data else [], like, new, where, limits)
        else:
            data[key] = corrected(like, new, where, limits)


def like_of(data: Mapping[str, Any], key: str, siblings: list[Any]) -> Any:
    """The packaged value of that name: here, or in a sibling where this has none, or only an empty list."""
    found = [row[key] for row in (data, *siblings) if key in row]
    return next((value for value in found if value != []), found[0] if found else None)


def corrected_rows(
    rows: list[dict[str, Any]], like: list[dict[str, Any]], changes: list[Any], path: str, limits: Limits
) -> list[dict[str, Any]]:
    """Named rows are changed one by one, added and removed; a list without names is written anew."""
    least, most = limits.lengths_of(path, rows)
    named = all(row_name(row) for row in like)
    kept = {row_name(row): row for row in rows} if named else {}
    seen: set[str] = set()
    for i, change in enumerate(changes):
        name = (row_name(change) if named else str(i)) if isinstance(change, Mapping) else ""
        if not name or name in seen or (named and name not in kept and "id" in change):  # the rules name things
            told: dict[str, int | str] = {"name": f"={name!r}", "known": listed(kept)}
            raise BadFigures("error-no-row", {"path": f"={path}", **told})
        seen.add(name)
        figures = {k: v for k, v in change.items() if not (named and k in ROW_KEYS)}
        if named and figures.get(REMOVED) is True and len(figures) == 1 and name in kept:
            del kept[name]
            continue
        if name not in kept:
            keys = {k: change[k] for k in ROW_KEYS if named and k in change}
            kept[name] = keys | {k: like[0][k] for k in ("source", "source_note") if k in like[0]}
        correct_table(kept[name], figures, f"{path}.{name}", like, limits)
    if not least <= len(kept) <= most:
        raise wrong_length(path, least, most, len(kept))
    return list(kept.values())


def corrected(like: Any, new: Any, where: str, limits: Limits) -> Any:
    """The new value, if it is of the old one's kind, a list as long as it may be, and a number within its bounds."""
    bounds = limits.bounds_of(where, like) if numbers_in(like) else (0.0, 0.0)
    return corrected_value(like, new, where, where, limits, bounds)


def corrected_value(like: Any, new: Any, where: str, pattern: str, limits: Limits, bounds: tuple[float, float]) -> Any:
    """`pattern`: the path with [] for the members of a list, by which `limits` know how long it may be."""
    if isinstance(like, float) and type(new) is int:
        new = float(new)
    if type(like) is not type(new):
        kinds: dict[str, int | str] = {"kind": kind(like), "other": kind(new)}
        examples: dict[str, int | str] = {"example": f"={like!r}", "value": f"={new!r}"}
        raise BadFigures("error-figure-kind", {"path": f"={where}", **kinds, **examples})
    if isinstance(like, list):
        least, most = limits.lengths_of(pattern, like)
        if not least <= len(new) <= most:
            raise wrong_length(where, least, most, len(new))
        members = like or new
        return [
            corrected_value(members[min(i, len(members) - 1)], value, f"{where}[{i}]", f"{pattern}[]", limits, bounds)
            for i, value in enumerate(new)
        ]
    if isinstance(like, int | float) and not isinstance(like, bool) and not bounds[0] <= new <= bounds[1]:
        between: dict[str, int | str] = {"least": f"={bounds[0]:g}", "most": f"={bounds[1]:g}", "value": f"={new!r}"}
        raise BadFigures("error-figure-range", {"path": f"={where}", **between})
    return new


def wrong_length(path: str, least: int, most: int, number: int) -> BadFigures:
    if least == most:
        return BadFigures("error-figure-length", {"path": f"={path}", "number": least, "other": number})
    return BadFigures("error-figure-lengths", {"path": f"={path}", "least": least, "most": most, "number": number})


def numbers_in(value: Any) -> list[float]:
    """The numbers of a value, and of lists within it."""
    if isinstance(value, list):
        return [number for member in value for number in numbers_in(member)]
    return [value] if isinstance(value, int | float) and not isinstance(value, bool) else []


def kind(value: Any) -> str:
    """What a value is, as the key of its name."""
    names = {bool: "kind-truth", int: "kind-whole", float: "kind-number", str: "kind-text", list: "kind-list"}
    return names.get(type(value), "kind-table")
