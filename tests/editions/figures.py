"""Every figure of a game, another value for it, and what that changes."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pessoi.games.edition import limits_of, packaged
from pessoi.games.registry import create
from pessoi.games.sheet import ABOUT, ROW_KEYS, BadFigures, fits, is_table_list, joined, named_rows

PLAIN: Final = (bool, int, float, str, bytes, type(None))


def corrections(data: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """For every figure its path, its value, and a function's worth of tables around a new value (`PLACE`)."""
    for key, value in data.items():
        where = joined(path, key)
        if key in ABOUT:
            continue
        if isinstance(value, Mapping):
            for inner, old, edition in corrections(value, where):
                yield inner, old, {key: edition}
        elif is_table_list(value):
            for name, row in named_rows(value):
                names: dict[str, Any] = {k: row[k] for k in ROW_KEYS if k in row}
                for inner, old, edition in corrections(row, f"{where}.{name}"):
                    if names:
                        yield inner, old, {key: [{**names, **edition}]}
                    else:
                        rows = [{**other, **edition} if other is row else other for other in value]
                        yield inner, old, {key: rows}
        else:
            yield where, value, {key: PLACE}


PLACE: Final = "\0"


def filled(edition: Any, value: Any) -> Any:
    if isinstance(edition, dict):
        return {key: filled(inner, value) for key, inner in edition.items()}
    if isinstance(edition, list):
        return [filled(inner, value) for inner in edition]
    return value if isinstance(edition, str) and edition == PLACE else edition


def others(value: Any, alike: list[Any]) -> list[Any]:
    """Other values of that kind, the likeliest first; `alike`: what figures of the same name say elsewhere."""
    found = [other for other in alike if other != value and type(other) is type(value)][:3]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, *found]
    if isinstance(value, float):
        return [value / 2 + 0.01]
    if isinstance(value, str):
        return [*found, value[::-1] + "x"]
    if not value:
        return [*found, [1]]
    first = others(value[0], [])
    return [[*value[:-1]], first[:1] + value[1:], *found]


def fingerprint(thing: Any) -> str:
    return hashlib.blake2b(json.dumps(plain(thing), sort_keys=True).encode()).hexdigest()


def plain(thing: Any) -> Any:
    """All that an object of components holds, compiled or not."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple):
        return [plain(value) for value in thing]
    if isinstance(thing, Mapping):
        return {str(key): plain(value) for key, value in thing.items()}
    names = [name for name in dir(thing) if not name.startswith("__")]
    return {name: plain(getattr(thing, name)) for name in names if not callable(getattr(thing, name))}


def effects(game: str) -> Iterator[tuple[str, str]]:
    """What becomes of every figure that is changed: `game`, `shown`, `refused: …`, or `ignored`."""
    data = packaged(game)
    shown = limits_of(game).shown
    before = fingerprint(create(game, None, None).figures)  # type: ignore[attr-defined]
    rows = list(corrections(data))
    alike: dict[str, list[Any]] = {}
    for path, value, _ in rows:
        alike.setdefault(path.rpartition(".")[2], []).append(value)
    for path, value, edition in rows:
        yield path, effect(game, path, edition, others(value, alike[path.rpartition(".")[2]]), shown, before)


def effect(game: str, path: str, edition: dict[str, Any], values: list[Any], shown: list[str], before: str) -> str:
    found = "ignored"
    for value in values:
        try:
            after = create(game, filled(edition, value), None).figures  # type: ignore[attr-defined]
        except BadFigures as fault:
            found = f"refused: {fault}"
            continue
        if any(fits(pattern, path) for pattern in shown):
            return "shown"
        if fingerprint(after) != before:
            return "game"
    return found
