"""What positions are said to be worth when a network learns from them.

How a game ends says little of a position in its middle: one roll of fate decides dozens of rows alike. So a position's
target is the result mixed with what the network of before thinks of the positions that follow in the same game: each
takes a share of it and leaves the rest to those behind. Far from the end the noise is mostly gone, near the end the
result alone speaks. No torch here: chances come in as numbers.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from pessoi.lab.samples import Shard

TRUST: Final = 0.1  # the share that each following position takes


def positions(shard: Shard) -> list[NDArray[np.int64]]:
    """By game, the rows that have a target, one line for every position: as many rows as seats look at it."""
    told = np.flatnonzero(shard["target"].sum(axis=1) > 0)
    if not len(told):
        return []
    games = np.split(told, np.flatnonzero(np.diff(shard["game"][told])) + 1)
    return [rows.reshape(-1, int((shard["team"][rows[0]] >= 0).sum())) for rows in games]


def mixed_targets(shard: Shard, chances: NDArray[np.float64], trust: float = TRUST) -> NDArray[np.float32]:
    """The targets of all rows, given every team's chance as the network of before sees it from each row."""
    found: NDArray[np.float32] = shard["target"].copy()
    for game in positions(shard):
        worth = found[game[0, 0]].astype(np.float64)
        for i in range(len(game) - 1, -1, -1):
            found[game[i]] = worth
            worth = (1.0 - trust) * worth + trust * chances[game[i]].mean(axis=0)
    return found
