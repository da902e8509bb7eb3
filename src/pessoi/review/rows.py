"""Reviews as a data set for trainers of bots: a row for every answer, chance's included."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pessoi.records import Record
from pessoi.review.review import Review

Row = dict[str, Any]


def rows(review: Review, record: Record, name: str) -> list[Row]:
    """`name` tells the games of a folder apart. What does not apply is null: luck of choices, grades of draws."""
    luck = {draw.number: draw.luck for draw in review.draws}
    choices = {choice.number: choice for choice in review.choices}
    found: list[Row] = []
    for number, answer in enumerate(record.answers, start=1):
        choice = choices.get(number)
        row: Row = {
            "record": name,
            "game": review.game,
            "answer": number,
            "seat": answer.seat,
            "action": answer.text,
            "open": review.open[number],
            "fair": review.fair[number],
            "luck": luck.get(number),
            "won": review.open[-1],
            "level": review.level,
            "judge": review.judge,
        }
        for field in ("decision", "best", "chance", "best_chance", "loss", "stake", "grade"):
            row[field] = None if choice is None else getattr(choice, field)
        found.append(row)
    return found


@contextmanager
def parquet(path: Path) -> Iterator[Any]:
    """A function that writes rows into the file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    chances = pa.list_(pa.float32())
    fields = {
        **dict.fromkeys(["record", "game"], pa.string()),
        "answer": pa.int32(),
        "seat": pa.int8(),
        "action": pa.string(),
        **dict.fromkeys(["open", "fair", "luck", "won"], chances),
        **dict.fromkeys(["level", "judge", "decision", "best"], pa.string()),
        **dict.fromkeys(["chance", "best_chance", "loss", "stake"], pa.float32()),
        "grade": pa.string(),
    }
    schema = pa.schema(list(fields.items()))
    with pq.ParquetWriter(path, schema) as writer:
        yield lambda some: writer.write_table(pa.Table.from_pylist(some, schema=schema))
