"""Tables of figures that remember what was read of them: a figure that nothing reads cannot exist (ADR 23)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pessoi.kernel import Fault, listed

ROW_KEYS: Final[tuple[str, ...]] = ("id", "seat", "index", "zone")  # what names a row of a list
ABOUT: Final = ("source", "source_note", "sources", *ROW_KEYS)  # of figures, but none themselves
QUOTED: Final = 600  # characters of a value or of names that a sentence quotes


class BadFigures(Fault):
    """Figures that cannot be: the message says which, and what was expected; `game` if it names things of one."""

    def __init__(self, key: str, args: dict[str, int | str] | None = None, game: str = "") -> None:
        super().__init__(key, {name: shortened(value) for name, value in (args or {}).items()})
        self.game: Final = game


def shortened(value: int | str) -> int | str:
    """Lists of figures may be longer than any sentence."""
    return f"{value[:QUOTED]}…" if isinstance(value, str) and len(value) > QUOTED else value


class Reads:
    """What was asked for, by path: shared by a sheet and all within it."""

    def __init__(self) -> None:
        self.read: Final[set[str]] = set()
        self.asked: Final[dict[str, dict[str, None]]] = {}  # [path of a table]: names, whether it has them or not


class Sheet:
    """A table of figures, read by the names of its keys; tables within it, and rows of lists, are sheets too."""

    def __init__(self, data: Mapping[str, Any], path: str = "", reads: Reads | None = None) -> None:
        self.data: Final = data
        self.path: Final = path
        self.reads: Final = reads or Reads()

    def __getitem__(self, key: str) -> Any:
        if key not in self:
            raise BadFigures("error-figure-missing", {"path": f"={self.path}", "name": f"={key}"})
        return self._inner(key, self.data[key])

    def get(self, key: str, default: Any = None) -> Any:
        return self._inner(key, self.data[key]) if key in self else default

    def __contains__(self, key: str) -> bool:
        self.reads.asked.setdefault(self.path, {})[key] = None
        return key in self.data

    def __iter__(self) -> Iterator[str]:
        return (key for key in self.data if key not in ABOUT)

    def items(self) -> Iterator[tuple[str, Any]]:
        return ((key, self[key]) for key in self)

    def _inner(self, key: str, value: Any) -> Any:
        where = joined(self.path, key)
        if isinstance(value, Mapping):
            return Sheet(value, where, self.reads)
        if is_table_list(value):
            return [Sheet(row, f"{where}.{name}", self.reads) for name, row in named_rows(value)]
        self.reads.read.add(where)
        return value

    def check_read(self, shown: list[str]) -> None:
        """BadFigures names the first figure that nothing has read; `shown` are patterns of those that pages read."""
        for where, key in leaves(self.data, self.path):
            path = joined(where, key)
            if path not in self.reads.read and not any(fits(pattern, path) for pattern in shown):
                known = listed(name for name in self.reads.asked.get(where, {}) if name not in ABOUT)
                raise BadFigures("error-figure-unread", {"path": f"={path}", "known": known})


def index(what: str, names: list[str], name: str) -> int:
    """Which of the names it is. BadFigures if it is none: `what` says of which kind they are."""
    if name not in names:
        raise BadFigures("error-no-name", {"table": f"={what}", "name": f"={name!r}", "known": listed(names)})
    return names.index(name)


def fits(pattern: str, path: str) -> bool:
    """Whether a path is meant by a pattern: a star stands for one name."""
    wanted, names = pattern.split("."), path.split(".")
    return len(wanted) == len(names) and all(w in ("*", n) for w, n in zip(wanted, names, strict=True))


def joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def row_name(row: Mapping[str, Any]) -> str:
    return next((str(row[key]) for key in ROW_KEYS if key in row), "")


def named_rows(rows: list[Mapping[str, Any]]) -> list[tuple[str, Mapping[str, Any]]]:
    """Rows by their names; one that has none is called by its number."""
    return [(row_name(row) or str(i), row) for i, row in enumerate(rows)]


def leaves(data: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """Every figure: the path of its table, and its key."""
    for key, value in data.items():
        where = joined(path, key)
        if isinstance(value, Mapping) and key not in ABOUT:
            yield from leaves(value, where)
        elif is_table_list(value):
            for name, row in named_rows(value):
                yield from leaves(row, f"{where}.{name}")
        elif key not in ABOUT:
            yield path, key


def column(rows: list[Sheet], key: str) -> list[int]:
    """One figure of every row, 0 where a row has none."""
    return [int(row.get(key, 0)) for row in rows]


def out_of_range(path: str, least: int, most: int, value: int) -> BadFigures:
    between: dict[str, int | str] = {"least": least, "most": most, "value": value}
    return BadFigures("error-figure-range", {"path": f"={path}", **between})


def expect(what: str, found: int, wanted: int, of: str = "") -> None:
    """`what` is the key of a name, or "=" and a figure's path; `of`: of which kind alone."""
    if found == wanted:
        return
    numbers: dict[str, int | str] = {"what": what, "number": found, "other": wanted}
    if of:
        raise BadFigures("error-disagree-of", {**numbers, "kind": f"={of}"})
    raise BadFigures("error-disagree", numbers)
