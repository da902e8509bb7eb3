"""Decisions as a data set: what the seat saw, what it could do, what it did, and how the game ended."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from pessoi.arena.entrants import make_entrant
from pessoi.research.session import Session

FORMATS: Final = ("parquet", "jsonl")

Row = dict[str, Any]


class Setting:
    """What is played: the game, its options, the bots by seat, the seed."""

    def __init__(self, game: str, players: int, options: Mapping[str, str], bots: list[str], seed: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = dict(options)
        self.bots: Final = bots
        self.seed: Final = seed


def rows(setting: Setting, games: int) -> Iterator[list[Row]]:
    """The decisions of one game after another. `legal` and `choice` are indices into the vocabulary."""
    session = Session(setting.game, setting.players, setting.options, perfect=False)
    for number in range(games):
        session.reset(f"{setting.seed} {number}")
        seats = [setting.bots[(seat + number) % len(setting.bots)] for seat in range(setting.players)]
        bots = [make_entrant(name, setting.seed * 1_000_003 + number * 16 + i) for i, name in enumerate(seats)]
        found: list[Row] = []
        while not session.over():
            seat = session.seat
            index = session.game.vocabulary.index
            known = session.game.known(session.position, seat)
            action = bots[seat].choose(session.game, known, seat, session.request)
            found.append(
                {
                    "game": number,
                    "answer": session.answers,
                    "seat": seat,
                    "bot": seats[seat],
                    "decision": session.request.decision,
                    "observation": session.vector(known, seat).tolist(),
                    "legal": sorted(index[a] for a in session.request.actions),
                    "choice": index[action],
                }
            )
            session.answer(index[action])
        outcome = session.game.outcome(session.position)
        if outcome is None:
            raise RuntimeError(f"{setting.game} is over without an outcome")
        shares = outcome.shares()
        for row in found:
            row["won"] = shares[row["seat"]]
            row["points"] = outcome.seats[row["seat"]].points
        yield found


def export(setting: Setting, games: int, kind: str, path: Path, progress: Callable[[int], None]) -> int:
    """Write the data set; returns the number of decisions."""
    if kind not in FORMATS:
        raise ValueError(f"the formats are {' and '.join(FORMATS)}, not {kind!r}")
    return (to_parquet if kind == "parquet" else to_jsonl)(setting, games, path, progress)


def to_jsonl(setting: Setting, games: int, path: Path, progress: Callable[[int], None]) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for number, found in enumerate(rows(setting, games), start=1):
            for row in found:
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
            count += len(found)
            progress(number)
    return count


def to_parquet(setting: Setting, games: int, path: Path, progress: Callable[[int], None]) -> int:
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
    count = 0
    with pq.ParquetWriter(path, schema) as writer:
        for number, found in enumerate(rows(setting, games), start=1):
            writer.write_table(pa.Table.from_pylist(found, schema=schema))
            count += len(found)
            progress(number)
    return count
