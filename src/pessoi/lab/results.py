"""A results file: a line that says what is played, then a line a game. A run goes on where the file ends."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from pessoi.kernel import Fault, reason
from pessoi.lab.jobs import AT_ONCE, Play, run
from pessoi.lab.match import GameResult
from pessoi.lab.plan import Plan

SHORT: Final = 80  # characters of anything that are quoted


class BadResults(Fault):
    """A results file that does not belong to this run, is broken, or cannot be used; says where."""


class Results:
    """Games played so far, kept in a file as they come in (or in memory without one).

    A file is only continued by the very same plan.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan: Final = plan
        self.path: Final = path
        self.games: Final[dict[int, GameResult]] = {}
        if path is not None:
            with usable(path):
                if path.exists():
                    self._read(path)
                else:
                    path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def add(self, result: GameResult) -> None:
        self.games[result.number] = result
        if self.path is not None:
            with usable(self.path), self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def first(self, count: int) -> list[GameResult]:
        """Those of the first `count` games that have been played, in order."""
        return [self.games[number] for number in sorted(self.games) if number < count]

    def missing(self, count: int) -> list[int]:
        """The numbers of those of the first `count` games that are still to be played."""
        return [number for number in range(count) if number not in self.games]

    def _read(self, path: Path) -> None:
        lines = path.read_bytes().splitlines(keepends=True)
        self._check(path, lines[0] if lines else b"")
        whole = len(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            if not line.endswith(b"\n"):  # cut off in the middle of writing: that game is played again
                break
            try:
                result = msgspec.json.decode(line, type=GameResult)
            except msgspec.DecodeError as error:
                where: dict[str, int | str] = {"file": f"={path}", "line": f"={number}", "reason": f"={error}"}
                raise BadResults("error-results-line", where) from error
            self.games[result.number] = result
            whole += len(line)
        if whole < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(whole)

    def _check(self, path: Path, line: bytes) -> None:
        """The first line must be this plan; of another one it is said in what it differs."""
        try:
            found = msgspec.json.decode(line, type=Plan)
        except msgspec.DecodeError:
            quoted = shorten(line.decode(errors="replace").strip()) or "–"
            wanted = describe(self.plan, None)
            raise BadResults("error-other-run", other(path, quoted, wanted)) from None
        if found != self.plan:
            raise BadResults("error-other-run", other(path, describe(found, self.plan), describe(self.plan, found)))


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """BadResults where the system refuses."""
    try:
        yield
    except OSError as error:
        raise BadResults("error-cannot-use", {"file": f"={path}", "reason": reason(error)}) from error


def other(path: Path, found: str, wanted: str) -> dict[str, int | str]:
    return {"file": f"={path}", "found": f"={found}", "wanted": f"={wanted}"}


def describe(plan: Plan, than: Plan | None) -> str:
    """A plan, or of another one than that what differs."""
    fields = msgspec.to_builtins(plan)
    if than is not None:
        compared = msgspec.to_builtins(than)
        fields = {name: value for name, value in fields.items() if value != compared[name]}
    return ", ".join(f"{name} {shorten(json.dumps(value, ensure_ascii=False))}" for name, value in fields.items())


def shorten(text: str) -> str:
    return text if len(text) <= SHORT else f"{text[:SHORT]}…"


def complete(
    results: Results,
    games: int,
    play: Play[GameResult],
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
    at_once: int = AT_ONCE,
) -> None:
    """Play what is missing of the first `games` games; `progress` is told how many there are."""
    missing = results.missing(games)
    done = games - len(missing)
    if progress is not None:
        progress(done)
    for count, result in enumerate(run(play, results.plan, missing, workers, cluster, at_once), start=done + 1):
        results.add(result)
        if progress is not None:
            progress(count)
