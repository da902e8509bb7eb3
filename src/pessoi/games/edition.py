"""Figures: what is printed on boards, tiles and cards, where each number comes from, and owners' corrections.

A game's `components.toml` holds every figure with a `source` mark. An edition is a file of the same shape with
only what differs (`corrections`); rows of lists are named by their `id` (or `seat`, `index`, `zone`). Components are
made of a `Sheet`, so that a figure that nothing reads is refused.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from pessoi.games.corrections import Limits, correct
from pessoi.games.sheet import ABOUT, BadFigures, Sheet, is_table_list, joined, leaves, named_rows
from pessoi.kernel import listed, reason

SOURCES: Final = ("booklet", "public", "reconstructed")
EDITION: Final = "edition"  # the source of what an owner's edition changes; in components.toml, what one may change
TEXT: Final = 500  # characters
DEPTH: Final = 8  # tables and lists within each other
VALUES: Final = 10_000  # in a whole edition
NAME: Final = 60  # characters of an edition's name


class Figure:
    """One printed value: its path (`lock.lock_low.value`), the value, and where it comes from."""

    def __init__(self, path: str, value: Any, source: str, note: str) -> None:
        self.path: Final = path
        self.value: Final = value
        self.source: Final = source
        self.note: Final = note


@cache
def loaded(game: str) -> dict[str, Any]:
    """A game's components.toml, every figure of it with a source. Not to be changed."""
    if find_spec(f"pessoi.games.{game}") is None:  # a game from elsewhere
        return {}
    file = resources.files(f"pessoi.games.{game}").joinpath("components.toml")
    if not file.is_file():  # a game without figures
        return {}
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    for figure in figures({key: value for key, value in data.items() if key != EDITION}):
        if figure.source not in SOURCES:
            path = f"={game}: {figure.path}"
            raise BadFigures("error-figure-source", {"path": path, "known": listed(SOURCES)})
    return data


def packaged(game: str) -> dict[str, Any]:
    """The figures that come with the game."""
    return {key: deepcopy(value) for key, value in loaded(game).items() if key != EDITION}


def check_read(game: str, sheet: Sheet) -> None:
    """BadFigures if there is a figure that neither the rules nor any page reads."""
    sheet.check_read(limits_of(game).shown)


def limits_of(game: str) -> Limits:
    return Limits(loaded(game).get(EDITION, {}))


def merged(game: str, edition: Mapping[str, Any] | None) -> dict[str, Any]:
    """The packaged figures with an edition's corrections."""
    data = packaged(game)
    if edition:
        edition_name(edition)
        limits = limits_of(game)
        figures = {key: value for key, value in edition.items() if key != EDITION}
        correct(data, without_retired(figures, limits), limits)
    return data


def edition_name(edition: Mapping[str, Any] | None) -> str:
    """What its owner calls it: `name` in the table `edition`. BadFigures if that table holds anything else."""
    about = (edition or {}).get(EDITION, {"name": ""})
    name = about.get("name") if isinstance(about, Mapping) and list(about) == ["name"] else None
    if not isinstance(name, str) or len(name) > NAME or not all(c.isprintable() for c in name):
        raise BadFigures("error-edition-name", {"most": NAME})
    return name


def without_retired(edition: Mapping[str, Any], limits: Limits, path: str = "") -> dict[str, Any]:
    """The edition of an old record may name figures that are gone: they never had any effect."""
    kept: dict[str, Any] = {}
    for key, value in edition.items():
        where = joined(path, key)
        if limits.is_retired(where):
            continue
        if isinstance(value, Mapping) and value:
            value = without_retired(value, limits, where)
            if not value:
                continue
        elif is_table_list(value):
            value = [without_retired(row, limits, f"{where}.{name}") for name, row in named_rows(value)]
        kept[key] = value
    return kept


def check_new(game: str, edition: Mapping[str, Any]) -> None:
    """An edition that somebody writes today names no figure without effect. BadFigures if it does."""
    check_size(edition)
    limits = limits_of(game)
    for where, key in leaves(edition):
        if limits.is_retired(joined(where, key)):
            raise BadFigures("error-figure-retired", {"path": f"={joined(where, key)}"})


def owners_edition(game: str, path: Path) -> dict[str, Any]:
    """An owner's file for a game. BadFigures if it cannot be read, or names what has no effect."""
    edition = read_edition(path)
    check_new(game, edition)
    return edition


def read_edition(path: Path) -> dict[str, Any]:
    try:
        return edition_from(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadFigures("error-edition-read", {"file": f"={path}", "reason": reason(error)}) from error
    except UnicodeDecodeError as error:
        raise BadFigures("error-edition-toml", {"file": f"={path}", "reason": f"={error}"}) from error


def edition_from(text: str, name: str) -> dict[str, Any]:
    """An edition from the text of a file of that name."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadFigures("error-edition-toml", {"file": f"={name}", "reason": f"={error}"}) from error


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


def figures(data: Mapping[str, Any], base: Mapping[str, Any] | None = None) -> Iterator[Figure]:
    """Every figure with its path and source; what differs from `base` comes from the edition.

    What the edition has taken away stands at the end, without a value.
    """
    before = {f.path: f.value for f in listed_figures(base)} if base is not None else None
    for figure in listed_figures(data):
        if before is None or (figure.path in before and before.pop(figure.path) == figure.value):
            yield figure
        else:
            yield Figure(figure.path, figure.value, EDITION, figure.note)
    for path in before or {}:
        yield Figure(path, None, EDITION, "")


class Difference:
    """A figure of which an edition says something else; None where one of both has none."""

    def __init__(self, path: str, ours: Any, value: Any) -> None:
        self.path: Final = path
        self.ours: Final = ours
        self.value: Final = value

    def is_about(self, thing: str) -> bool:
        """Whether it is a figure of that thing: a card, a tile, a building …"""
        return thing in self.path.split(".")


def differences(game: str, edition: Mapping[str, Any] | None) -> list[Difference]:
    """Exactly what an edition changes. BadFigures if it cannot be."""
    if not edition:
        return []
    base = packaged(game)
    ours = {figure.path: figure.value for figure in figures(base)}
    own = figures(merged(game, edition), base)
    return [Difference(f.path, ours.get(f.path), f.value) for f in own if f.source == EDITION]


def listed_figures(data: Mapping[str, Any], path: str = "", source: str = "", note: str = "") -> Iterator[Figure]:
    """A table without a mark has its parent's; `sources` names single figures that come from elsewhere."""
    source = str(data.get("source", source))
    note = str(data.get("source_note", note))
    sources = data.get("sources", {})
    for key, value in data.items():
        where = joined(path, key)
        if key in ABOUT:
            continue
        if isinstance(value, Mapping):
            yield from listed_figures(value, where, source, note)
        elif is_table_list(value):
            for name, row in named_rows(value):
                yield from listed_figures(row, f"{where}.{name}", source, note)
        else:
            yield Figure(where, value, sources.get(key, source), note)
