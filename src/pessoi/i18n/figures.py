"""Figures in sentences: a text names a figure by its path and shows the one that is played with (ADR 31).

In a catalogue: `{ FIGURE("limits.hand_max", one: "card", other: "cards") }`. In a page: `{limits.hand_max card/cards}`.
Several paths (`+` in a page) are added up; a star stands for every row; `form` (`count:` in a page) says how it looks.
The browser's `web/src/lib/figures.ts` does the same with catalogues.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime.types import fluent_number

from pessoi.games.sheet import is_table_list, named_rows

FORMS: Final = ("", "count", "least", "most", "tiers", "fraction")
PLACE: Final = re.compile(r"\{(?:(\w+):)?([\w.*+]+)(?: ([^{}/]*)/([^{}]*))?\}")
NONE: Final = "–"  # an edition may have taken a row away


class Figures:
    """The figures of a game or of an edition of it, as sentences in a language show them."""

    def __init__(self, lang: str, data: Mapping[str, Any]) -> None:
        self.lang: Final = lang
        self.data: Final = data

    def function(self, *paths: Any, form: Any = "", one: Any = "", other: Any = "") -> Any:
        """Fluent's FIGURE: a number without a noun can be selected on."""
        shown = self.shown([str(path) for path in paths], str(form))
        if isinstance(shown, int) and not one and shown >= 0:
            return fluent_number(shown, useGrouping=False)
        return self.text(shown, str(one), str(other))

    def shown(self, paths: list[str], form: str = "") -> int | str:
        values = [value for path in paths for value in found(self.data, path.split("."))]
        if form == "count":
            return sum(len(value) if isinstance(value, list) else 1 for value in values)
        if form == "tiers":
            return tiers(values[0]) if values else NONE
        if form == "fraction":
            return "/".join(map(str, flat(values))) or NONE
        if form in ("least", "most"):
            numbers: list[int] = [n for value in values for n in (value if isinstance(value, list) else [value])]
            return (min if form == "least" else max)(numbers) if numbers else NONE
        if len(values) > 1 and len(paths) > 1:
            return int(sum(values))
        return (
            ", ".join(map(str, flat(values))) or NONE if len(values) != 1 or not number(values[0]) else int(values[0])
        )

    def text(self, shown: int | str, one: str, other: str) -> str:
        said = str(shown).replace("-", "−") if isinstance(shown, int) else shown
        if not other:
            return said
        alone = isinstance(shown, int) and (abs(shown) < 2 if self.lang == "fr" else shown == 1)
        return f"{said} {one if alone else other}"

    def filled(self, page: str, goods: Callable[[Mapping[str, int]], str]) -> str:
        """A page with its figures in place; `goods` says what a price or a gift is made of."""

        def say(place: re.Match[str]) -> str:
            form, path = place[1] or "", place[2]
            if form == "goods":
                values = flat(found(self.data, path.split(".")))
                return " / ".join(goods(value) for value in values) or NONE
            return self.text(self.shown(path.split("+"), form), place[3] or "", place[4] or "")

        return PLACE.sub(say, page)


def figure_name(has: Callable[[str], bool], say: Callable[[str], str], path: str) -> str:
    """A figure's path in a reader's words: names of things, and of keys where a catalogue has them (`figure-…`)."""
    known = ((part, key) for part in path.split(".") for key in [f"figure-{part}", part] if has(key))
    names = dict(reversed(list(known)))  # the first key that there is
    return " · ".join(say(names[part]) if part in names else part.replace("_", " ") for part in path.split("."))


def figure_value(has: Callable[[str], bool], say: Callable[[str], str], value: Any) -> str:
    """A figure in a reader's words: things by their names, and what has a word of its own (`value-…`) by that."""
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, list) and not any(isinstance(part, list | Mapping) for part in value):
        return ", ".join(figure_value(has, say, part) for part in value) or NONE
    if isinstance(value, str):
        return next((say(key) for key in [f"value-{value}", value] if value and has(key)), value or NONE)
    return NONE if value is None else json.dumps(value, ensure_ascii=False)


def found(data: Any, names: list[str]) -> list[Any]:
    """What stands at a path: several values where a star stands for rows, none where an edition has taken it away."""
    if not names:
        return [data]
    rows = dict(named_rows(data)) if is_table_list(data) else data
    if not isinstance(rows, Mapping):
        return []
    inner = rows.values() if names[0] == "*" else [rows[names[0]]] if names[0] in rows else []
    return [value for row in inner for value in found(row, names[1:])]


def flat(values: list[Any]) -> list[Any]:
    return [member for value in values for member in (value if isinstance(value, list) else [value])]


def number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def tiers(rows: list[list[int]]) -> str:
    """What each number of things is worth: 0–5 → 3, 6–11 → 5, 12+ → 7."""
    ends = [str(row[0] - 1) for row in rows[1:]]
    spans = [
        f"{row[0]}+" if not end else end if str(row[0]) == end else f"{row[0]}–{end}"
        for row, end in zip(rows, [*ends, ""], strict=True)
    ]
    return ", ".join(f"{span} → {row[1]}" for span, row in zip(spans, rows, strict=True))
