"""Data sets of `pessoi export` as numpy arrays, piece by piece: no file is too big. Needs the extra `research`.

from pessoi.research.data import about, batches
for batch in batches("mytikas.parquet", rows=4096):
    learn(batch["observation"], batch["mask"], batch["visits"], batch["calm"])
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

Batch = dict[str, npt.NDArray[Any]]

PLAIN: Final = ("game", "answer", "seat", "choice", "value", "won", "calm", "points")


def about(path: str | Path) -> dict[str, Any]:
    """What a file holds: the game with its rules' version, seed, bots, and the names of features and actions."""
    metadata = pq.read_schema(path).metadata or {}
    if b"pessoi" not in metadata:
        raise ValueError(f"{path} is no data set of `pessoi export`")
    told: dict[str, Any] = json.loads(metadata[b"pessoi"])
    return told


def batches(path: str | Path, rows: int = 4096) -> Iterator[Batch]:
    """So many decisions at a time, in the file's order (the last time fewer):

    observation  [rows, features] float32      mask    [rows, actions] bool, the legal answers
    visits       [rows, actions] float32, each answer's share of a search's visits; all zero where there was none
    game, answer, seat, choice, value (NaN without a search), won, calm, points, decision, bot   [rows]
    """
    told = about(path)
    features, actions = len(told["features"]), len(told["actions"])
    with pq.ParquetFile(path) as file:
        for piece in file.iter_batches(batch_size=rows):
            columns = {name: piece.column(name) for name in piece.schema.names}
            legal = columns["legal"]
            found = {name: columns[name].to_numpy(zero_copy_only=False) for name in PLAIN}
            found["decision"] = columns["decision"].to_numpy(zero_copy_only=False)
            found["bot"] = columns["bot"].to_numpy(zero_copy_only=False)
            found["observation"] = dense(columns["indices"], columns["values"].flatten().to_numpy(), features)
            found["mask"] = dense(legal, np.ones(len(legal.flatten()), np.float32), actions) > 0
            searched = np.repeat(lengths(columns["visits"]) > 0, lengths(legal))
            shares = np.zeros(len(searched), np.float32)
            shares[searched] = columns["visits"].flatten().to_numpy()
            found["visits"] = dense(legal, shares, actions)
            yield found


def lengths(lists: pa.ListArray) -> npt.NDArray[np.int64]:
    offsets: npt.NDArray[np.int64] = lists.offsets.to_numpy().astype(np.int64)
    return np.diff(offsets)


def dense(places: pa.ListArray, values: npt.NDArray[Any], width: int) -> npt.NDArray[np.float32]:
    """A row for every list, with these values in its places and zeros elsewhere."""
    found = np.zeros((len(places), width), np.float32)
    found[np.repeat(np.arange(len(places)), lengths(places)), places.flatten().to_numpy()] = values
    return found
