"""An action of `pessoi admin`: what it is given, and what it tells."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from pessoi.cli.translation import columns
from pessoi.cli.usage import fail
from pessoi.server.storage.store import Store

LIMIT = 200  # rows of a list


@dataclass(frozen=True)
class Job:
    store: Store
    subject: str  # a table, a person, a file, or what to look for
    out: Path | None
    reason: str
    sure: bool


@dataclass(frozen=True)
class Told:
    """For programs, and for people."""

    data: Any
    text: RenderableType


@dataclass(frozen=True)
class Action:
    do: Callable[[Job], Awaitable[Told]]
    subject: Literal["none", "may", "must"]
    opens: bool = True  # the database is there
    cannot_be_undone: bool = False


def check_sure(job: Job, action: Action) -> None:
    if action.cannot_be_undone and not job.sure:
        fail("error-admin-sure")


def grid(key: str, rows: Sequence[Sequence[object]]) -> Grid:
    made = Grid(*columns(key))
    for row in rows:
        made.add_row(*["" if cell is None else escape(str(cell)) for cell in row])
    return made


def day(at: int) -> str:
    """Milliseconds since the epoch as a date."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
