"""Decisions as a data set: what the seat saw, what it could do, what it did, and how the game ended."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from pessoi.kernel import Fault, Game, listed, reason
from pessoi.lab.jobs import in_order, run
from pessoi.lab.match import GameResult, Step, Worker
from pessoi.lab.plan import Plan
from pessoi.lab.tally import Tally
from pessoi.research.session import frame_numbers, vector

FORMATS: Final = ("parquet", "jsonl")

Row = dict[str, Any]
Write = Callable[[list[Row]], None]


class NotExported(Fault):
    """A format that there is not, or a file that cannot be written."""


class Decisions:
    """Notes of a game: a row for every answer of a seat. `legal` and `choice` are indices into the vocabulary."""

    def __init__(self, game: Game[Any], bots: Sequence[str]) -> None:
        self.game: Final = game
        self.bots: Final = bots
        self.frames: Final = frame_numbers(game)
        self.rows: Final[list[Row]] = []

    def note(self, step: Step) -> None:
        if step.known is None:
            return
        seat = step.request.seat
        index = self.game.vocabulary.index
        self.rows.append(
            {
                "answer": step.number,
                "seat": seat,
                "bot": self.bots[seat],
                "decision": step.request.decision,
                "observation": vector(self.game, self.frames, step.known, seat).tolist(),
                "legal": sorted(index[a] for a in step.request.actions),
                "choice": index[step.action],
            }
        )


def play(plan: Plan, numbers: Sequence[int]) -> Iterator[tuple[GameResult, list[Row]]]:
    """These games, each with its decisions."""
    worker = Worker(plan)
    for number in numbers:
        notes = Decisions(worker.game, plan.seats(number))
        result = worker.play(number, notes.note)
        ends = [{"won": share, "points": points} for share, points in zip(result.shares, result.points, strict=True)]
        yield result, [{"game": number, **row, **ends[row["seat"]]} for row in notes.rows]


def export(
    plan: Plan,
    games: int,
    kind: str,
    path: Path,
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Write the data set, games in their order; returns what they add up to, and the number of rows."""
    if kind not in FORMATS:
        raise NotExported("error-formats", {"known": listed(FORMATS), "name": f"={kind!r}"})
    results: list[GameResult] = []
    count = 0
    try:
        with (parquet if kind == "parquet" else json_lines)(path) as write:
            for result, rows in in_order(run(play, plan, range(games), workers, cluster), lambda game: game[0].number):
                write(rows)
                count += len(rows)
                results.append(result)
                if progress is not None:
                    progress(len(results))
    except OSError as error:
        raise NotExported("error-cannot-write", {"file": f"={path}", "reason": reason(error)}) from error
    return {**Tally(plan, results).data(), "rows": count}


@contextmanager
def json_lines(path: Path) -> Iterator[Write]:
    with path.open("w", encoding="utf-8") as file:
        yield lambda rows: file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)


@contextmanager
def parquet(path: Path) -> Iterator[Write]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        [
            ("game", pa.int32()),
            ("answer", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("decision", pa.string()),
            ("observation", pa.list_(pa.float32())),
            ("legal", pa.list_(pa.int32())),
            ("choice", pa.int32()),
            ("won", pa.float32()),
            ("points", pa.int32()),
        ]
    )
    with pq.ParquetWriter(path, schema) as writer:
        yield lambda rows: writer.write_table(pa.Table.from_pylist(rows, schema=schema))
