"""A results file: a line that says what is played, then a line a game. A run goes on where the file ends."""

import json
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec


class BadResults(ValueError):
    """A results file that does not belong to this run, or is broken; says where."""


class Numbered(Protocol):
    """A finished game: which one of the run."""

    @property
    def number(self) -> int: ...


PlanT = TypeVar("PlanT", bound=msgspec.Struct)
PlayedT = TypeVar("PlayedT", bound=Numbered)


class ResultsFile(Generic[PlanT, PlayedT]):
    """Games played so far, kept in a file as they come in (or in memory without one).

    A kind of run says what its plans and its games are; a file is only continued by the very same plan.
    """

    plan_type: ClassVar[type]
    played_type: ClassVar[type]

    def __init__(self, plan: PlanT, path: Path | None) -> None:
        self.plan: Final = plan
        self.path: Final = path
        self.games: Final[dict[int, PlayedT]] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def add(self, played: PlayedT) -> None:
        self.games[played.number] = played
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")

    def first(self, count: int) -> list[PlayedT]:
        """Those of the first `count` games that have been played, in order."""
        return [self.games[number] for number in sorted(self.games) if number < count]

    def missing(self, count: int) -> list[int]:
        """The numbers of those of the first `count` games that are still to be played."""
        return [number for number in range(count) if number not in self.games]

    def _read(self, path: Path) -> None:
        lines = path.read_bytes().splitlines(keepends=True)
        found = self._decode(lines[0], self.plan_type, 1) if lines else None
        if found != self.plan:
            raise BadResults(f"{path} holds another run: {describe(found)}; asked for: {describe(self.plan)}")
        whole = len(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            if not line.endswith(b"\n"):  # cut off in the middle of writing: that game is played again
                break
            played = self._decode(line, self.played_type, number)
            self.games[played.number] = played
            whole += len(line)
        if whole < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(whole)

    def _decode(self, line: bytes, kind: type, number: int) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise BadResults(f"{self.path}, line {number}: {error}") from error


def describe(plan: msgspec.Struct | None) -> str:
    return "nothing" if plan is None else json.dumps(msgspec.to_builtins(plan))
