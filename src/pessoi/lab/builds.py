"""Builds and peers side by side: every figure measured in the same run, one after another on one core."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from typing import Any

from pessoi import WHY_PLAIN
from pessoi.engine import HERE, MISSING, build, in_checkout
from pessoi.lab.bench import REPEATS, Timing


def builds() -> dict[str, dict[str, str]]:
    """What there is to measure, with the environment that a program needs to run it: in a checkout both builds."""
    if not in_checkout() or WHY_PLAIN == MISSING:
        return {build(): {}}
    command = [sys.executable, "tools/compile.py"]
    subprocess.run(command, cwd=HERE.parents[1], check=True, stdout=2)  # never a stale one; what it says is no result
    return {"compiled": {"PESSOI_PURE": "0"}, "interpreted": {"PESSOI_PURE": "1"}}


def measure(name: str, seconds: float, settings: dict[str, str]) -> dict[str, Any]:
    """One game's figures in a process of its own."""
    code = f"import json; from pessoi.lab.bench import bench; print(json.dumps(bench({name!r}, {seconds})))"
    environment = {**os.environ, **settings}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    row: dict[str, Any] = json.loads(done.stdout)
    return row


def peer_rows(seconds: float) -> list[dict[str, Any]]:
    """Figures of other engines; needs the extra `bench`."""
    from pessoi.lab import peers

    def repeated(play: Callable[[], float]) -> dict[str, float]:
        return Timing([play() for _ in range(REPEATS)]).data()

    return [
        {
            "peer": "catanatron",
            "decisions_per_s": repeated(lambda: peers.catanatron_play(seconds)[0]),
            "copy_us": median(peers.catanatron_copy(300) for _ in range(REPEATS)),
        },
        {
            "peer": "openspiel backgammon",
            "decisions_per_s": repeated(lambda: peers.openspiel_play("backgammon", seconds)[0]),
            "search_per_s": repeated(lambda: peers.openspiel_search(200)),
            "playouts_per_s": repeated(lambda: peers.openspiel_playouts(seconds)),
        },
        {
            "peer": "pettingzoo connect four",
            "env_per_s": repeated(lambda: peers.pettingzoo_play(seconds)[0]),
        },
        {"peer": "rlcard gin rummy", "env_per_s": repeated(lambda: peers.rlcard_play(seconds)[0])},
    ]


def ratios(rows: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each game: compiled against interpreted, bare engine and batches against steps in an environment, networks
    against judging by hand, both builds against the peers."""
    by_peer = {row["peer"]: row for row in peers}
    catan, spiel, cards = (by_peer.get(name) for name in ("catanatron", "openspiel backgammon", "rlcard gin rummy"))
    found: list[dict[str, Any]] = []
    for name in dict.fromkeys(row["game"] for row in rows):
        line: dict[str, Any] = {"game": name}
        mine = {row["build"]: row for row in rows if row["game"] == name}
        if len(mine) == 2:
            line["compiled/interpreted"] = middle(mine["compiled"], "games_per_s") / middle(
                mine["interpreted"], "games_per_s"
            )
        for kind, row in mine.items():
            if middle(row, "env_per_s"):
                line[f"{kind} decisions/steps"] = middle(row, "decisions_per_s") / middle(row, "env_per_s")
                line[f"{kind} batch/steps"] = middle(row, "batch_per_s") / middle(row, "env_per_s")
            line[f"{kind} network/hand"] = middle(row, "network_per_s") / middle(row, "search_per_s")
            if catan is not None:
                line[f"{kind} decisions/catanatron"] = middle(row, "decisions_per_s") / middle(catan, "decisions_per_s")
                line[f"catanatron copy/{kind}"] = catan["copy_us"] / row["copy_us"]
            if spiel is not None:
                line[f"{kind} search/openspiel"] = middle(row, "search_per_s") / middle(spiel, "search_per_s")
                line[f"{kind} playouts/openspiel"] = middle(row, "playouts_per_s") / middle(spiel, "playouts_per_s")
            if cards is not None and middle(row, "env_per_s"):
                line[f"{kind} steps/rlcard"] = middle(row, "env_per_s") / middle(cards, "env_per_s")
                line[f"{kind} batch/rlcard"] = middle(row, "batch_per_s") / middle(cards, "env_per_s")
        found.append(line)
    return found


def middle(row: dict[str, Any], figure: str) -> float:
    value: float = row[figure]["median"]
    return value
