"""Figures: what is printed on boards, tiles and cards, where each number comes from, and owners' corrections.

A game's `components.toml` holds every figure with a `source` mark. An edition is a file of the same shape with
only what differs; rows of lists are named by their `id` (or `seat`, `index`). Unknown names, values of another
type, lists of another length and numbers far from the packaged ones are refused: figures size boards and supplies,
and an edition may come from a stranger.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

from pessoi.kernel import Fault, listed, reason

SOURCES: Final = ("booklet", "public", "reconstructed")
ROW_KEYS: Final = ("id", "seat", "index")
ABOUT: Final = ("source", "source_note", "sources", "id")
TIMES: Final = 20  # how far a number may be from the packaged one
LEAST_MOST: Final = 100  # what any number may be at least
TEXT: Final = 500  # characters
DEPTH: Final = 8  # tables and lists within each other
VALUES: Final = 10_000  # in a whole edition


class BadFigures(Fault):
    """Figures that cannot be: the message says which, and what was expected."""


class Figure:
    """One printed value: its path (`lock.lock_low.value`), the value, and where it comes from."""

    def __init__(self, path: str, value: Any, source: str, note: str) -> None:
        self.path: Final = path
        self.value: Final = value
        self.source: Final = source
        self.note: Final = note


def packaged(game: str) -> dict[str, Any]:
    """The figures that come with the game, every one of them with a source."""
    text = resources.files(f"pessoi.games.{game}").joinpath("components.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    for figure in figures(data):
        if figure.source not in SOURCES:
            path = f"={game}: {figure.path}"
            raise BadFigures("error-figure-source", {"path": path, "known": listed(SOURCES)})
    return data


def merged(game: str, edition: Mapping[str, Any] | None) -> dict[str, Any]:
    """The packaged figures with an edition's corrections."""
    data = packaged(game)
    if edition:
        override(data, edition, "")
    return data


def read_edition(path: Path) -> dict[str, Any]:
    """An owner's file. BadFigures if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFigures("error-edition-read", {"file": f"={path}", "reason": reason(error)}) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFigures("error-edition-toml", {"file": f"={path}", "reason": f"={error}"}) from error


def edition_text(edition: Mapping[str, Any]) -> str:
    """One text for one edition. BadFigures if it is larger than any edition need be, or holds what no figure can."""
    check_size(edition)
    try:
        return json.dumps(edition, sort_keys=True, separators=(",", ":"))
    except TypeError as error:
        raise BadFigures("error-edition-type") from error


def edition_hash(edition: Mapping[str, Any] | None) -> str:
    """What a record keeps of the edition: `standard`, or a fingerprint of the corrections."""
    if not edition:
        return "standard"
    return hashlib.blake2b(edition_text(edition).encode(), digest_size=8).hexdigest()


def check_size(edition: Mapping[str, Any]) -> None:
    """Level by level, so that no depth of nesting can hurt."""
    level: list[Any] = [edition]
    count = 0
    for _ in range(DEPTH):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, Mapping):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
            elif isinstance(value, str) and len(value) > TEXT:
                raise BadFigures("error-edition-text", {"most": TEXT, "number": len(value)})
        count += len(inner)
        if count > VALUES:
            raise BadFigures("error-edition-values", {"most": VALUES})
        level = inner
    if level:
        raise BadFigures("error-edition-depth", {"most": DEPTH})


def override(data: dict[str, Any], changes: Mapping[str, Any], path: str) -> None:
    """Put `changes` into `data`, in place; BadFigures names the first that does not fit."""
    for key, new in changes.items():
        where = f"{path}.{key}" if path else key
        if key not in data or key == "edited":
            known = listed(k for k in data if k not in ABOUT)
            raise BadFigures("error-no-figure", {"path": f"={where}", "known": known})
        old = data[key]
        if isinstance(old, dict) and isinstance(new, Mapping):
            override(old, new, where)
        elif is_table_list(old) and isinstance(new, list):
            override_rows(old, new, where)
        else:
            check_like(old, new, where)
            data[key] = new
            if "source" in data and key not in ABOUT:
                data.setdefault("edited", []).append(key)


def override_rows(rows: list[dict[str, Any]], changes: list[Any], path: str) -> None:
    known = {row_name(row): row for row in rows}
    for change in changes:
        name = row_name(change) if isinstance(change, dict) else ""
        if name not in known:
            raise BadFigures("error-no-row", {"path": f"={path}", "name": f"={name!r}", "known": listed(known)})
        override(known[name], {k: v for k, v in change.items() if k not in ROW_KEYS}, f"{path}.{name}")


def check_like(old: Any, new: Any, where: str) -> None:
    """The new value must be of the old one's type; a list as long as the old one, a number not far from it."""
    if type(old) is not type(new):
        like: dict[str, int | str] = {
            "kind": kind(old),
            "example": f"={old!r}",
            "other": kind(new),
            "value": f"={new!r}",
        }
        raise BadFigures("error-figure-kind", {"path": f"={where}", **like})
    if isinstance(old, list):
        if len(old) != len(new):
            raise BadFigures("error-figure-length", {"path": f"={where}", "number": len(old), "other": len(new)})
        for i, (a, b) in enumerate(zip(old, new, strict=True)):
            check_like(a, b, f"{where}[{i}]")
    elif isinstance(old, int | float) and not isinstance(old, bool):
        most = max(LEAST_MOST, TIMES * abs(old))
        if not -most <= new <= most:
            between: dict[str, int | str] = {"least": f"={-most:g}", "most": f"={most:g}", "value": f"={new!r}"}
            raise BadFigures("error-figure-range", {"path": f"={where}", **between})


def kind(value: Any) -> str:
    """What a value is, as the key of its name."""
    names = {bool: "kind-truth", int: "kind-whole", float: "kind-number", str: "kind-text", list: "kind-list"}
    return names.get(type(value), "kind-table")


def is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def row_name(row: Mapping[str, Any]) -> str:
    return next((str(row[key]) for key in ROW_KEYS if key in row), "")


def figures(data: Mapping[str, Any], path: str = "", source: str = "", note: str = "") -> Iterator[Figure]:
    """Every figure with its path and source; a table without a mark has its parent's.

    `sources` names single figures of a table that come from elsewhere than the rest.
    """
    source = str(data.get("source", source))
    note = str(data.get("source_note", note))
    sources = data.get("sources", {})
    edited = data.get("edited", [])
    for key, value in data.items():
        if key in ABOUT or key == "edited":
            continue
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from figures(value, where, source, note)
        elif is_table_list(value):
            for i, row in enumerate(value):
                yield from figures(row, f"{where}.{row_name(row) or i}", source, note)
        else:
            yield Figure(where, value, "edition" if key in edited else sources.get(key, source), note)
