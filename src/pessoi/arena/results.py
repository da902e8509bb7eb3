"""The results file: a line that says what is played, then a line a game. A run goes on where the file ends."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec


class BadResults(ValueError):
    """A results file that does not belong to this run, or is broken; says where."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: a file is only continued by the very same plan."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    rules: int


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    bots: list[str]
    places: list[int]
    shares: list[float]
    points: list[int]
    seconds: list[float]
    decisions: int
    digest: str
    curve: list[list[int]]


class Results:
    """Games played so far, kept in a file as they come in (or in memory without one)."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan: Final = plan
        self.path: Final = path
        self.games: Final[dict[int, Played]] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def add(self, played: Played) -> None:
        self.games[played.number] = played
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")

    def in_order(self) -> list[Played]:
        return [self.games[number] for number in sorted(self.games)]

    def _read(self, path: Path) -> None:
        lines = path.read_bytes().splitlines(keepends=True)
        found = self._decode(lines[0], Plan, 1) if lines else None
        if found != self.plan:
            raise BadResults(f"{path} holds another tournament: {describe(found)}; asked for: {describe(self.plan)}")
        whole = len(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            if not line.endswith(b"\n"):  # cut off in the middle of writing: that game is played again
                break
            played = self._decode(line, Played, number)
            self.games[played.number] = played
            whole += len(line)
        if whole < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(whole)

    def _decode(self, line: bytes, kind: Any, number: int) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise BadResults(f"{self.path}, line {number}: {error}") from error


def describe(plan: Plan | None) -> str:
    return "nothing" if plan is None else json.dumps(msgspec.to_builtins(plan))
