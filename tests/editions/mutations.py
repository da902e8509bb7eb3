"""Editions that nobody would write, from a number: what is printed, changed at random in a few places."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from pessoi.games.edition import packaged
from pessoi.games.sheet import ABOUT, ROW_KEYS, is_table_list

TEXTS: Final = ["", "nonsense", "x" * 600, "land", "sea", "single", "zeus", "lock_low", "LLLLLL", "SSSSSS"]
NUMBERS: Final = [0, 1, 2, 3, 5, 10, 50, 99, 100, 101, 1000, -1, -5, 10**9]
OTHERS: Final[list[Any]] = [None, True, 1, "x", 0.5, float("nan"), [], {}, [1], {"x": 1}, [[]], [{}]]


def mutated(game: str, seed: int) -> dict[str, Any]:
    """An edition with one to four changes; most of them of the right kind."""
    rng = Random(f"{game} {seed}")
    data = packaged(game)
    edition: dict[str, Any] = {}
    for _ in range(rng.choice([1, 1, 2, 3, 4])):
        add(edition, change(data, rng))
    return edition


def change(data: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """One change, with the tables and rows that lead to it."""
    keys = [key for key in data if key not in ABOUT]
    key = rng.choice(keys) if keys and rng.random() < 0.98 else "nonsense"
    value = data.get(key)
    if isinstance(value, Mapping) and rng.random() < 0.99:
        return {key: change(value, rng)}
    if is_table_list(value) and rng.random() < 0.97:
        return {key: changed_rows(value or [], rng)}
    return {key: other(value, rng)}


def changed_rows(rows: list[dict[str, Any]], rng: Random) -> list[dict[str, Any]]:
    row = rng.choice(rows)
    names: dict[str, Any] = {key: row[key] for key in ROW_KEYS if key in row}
    if not names:
        changed = [dict(r) for r in rows]
        if rng.random() < 0.3:
            del changed[rng.randrange(len(changed))]
        else:
            changed[rng.randrange(len(changed))].update(change(row, rng))
        return changed
    kind = rng.random()
    if kind < 0.08:
        return [{**names, "removed": True}]
    if kind < 0.14:
        name = next(iter(names))
        return [{**row, name: rng.choice(["l3", "s3", 7, 9, "nobody"])}]
    if kind < 0.2:  # a figure that another row has
        return [{**names, **{k: v for k, v in rng.choice(rows).items() if k not in ROW_KEYS}}]
    return [{**names, **change(row, rng)}]


def other(value: Any, rng: Random) -> Any:
    if rng.random() < 0.05:
        return rng.choice(OTHERS)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 2 * value, value + rng.randrange(20), rng.choice(NUMBERS)])
    if isinstance(value, float):
        return rng.choice([value + 0.1, -value, 2 * value, 0.0, float(rng.choice(NUMBERS))])
    if isinstance(value, str):
        return rng.choice([*TEXTS, "".join(rng.sample(value, len(value)))])
    if isinstance(value, list):
        return other_list(value, rng)
    return value


def other_list(value: list[Any], rng: Random) -> list[Any]:
    found = list(value)
    kind = rng.random()
    if kind < 0.25 and found:
        del found[rng.randrange(len(found))]
    elif kind < 0.5:
        found.insert(rng.randrange(len(found) + 1), other(rng.choice(found), rng) if found else rng.choice(OTHERS))
    elif kind < 0.6:
        rng.shuffle(found)
    elif found:
        i = rng.randrange(len(found))
        found[i] = other(found[i], rng)
    return found


def add(edition: dict[str, Any], more: Mapping[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(edition.get(key), dict):
            add(edition[key], value)
        elif is_table_list(value) and is_table_list(edition.get(key)):
            edition[key] = [*edition[key], *value]
        else:
            edition[key] = value
