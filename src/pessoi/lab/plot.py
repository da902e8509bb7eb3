"""Pictures: a tournament's ratings and scores, a benchmark's rates. Needs the extra `arena`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pessoi.lab.match import GameResult


def plot_tournament(summary: dict[str, Any], games: Sequence[GameResult], title: str, path: Path) -> None:
    """Ratings with intervals, and how scores grow over the game."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.2), layout="constrained")
    names = sorted(summary["ratings"], key=lambda name: summary["ratings"][name]["mu"])
    for i, name in enumerate(names):
        rating = summary["ratings"][name]
        left.errorbar(rating["mu"], i, xerr=rating["mu"] - rating["low"], fmt="o", capsize=4, color="#8f3f22")
    left.set_yticks(range(len(names)), names)
    left.set_xlabel("rating (95 % interval)")
    for name in names:
        rounds, means = mean_curve(games, name)
        right.plot(rounds, means, label=name)
    right.set_xlabel("round")
    right.set_ylabel("mean score")
    right.legend(frameon=False)
    figure.suptitle(title)
    figure.savefig(path, dpi=120)
    plt.close(figure)


def mean_curve(games: Sequence[GameResult], name: str) -> tuple[list[int], list[float]]:
    """A bot's mean score by round, over the games that lasted so long."""
    sums: dict[int, list[int]] = {}
    for game in games:
        for entry in game.curve:
            for seat, bot in enumerate(game.bots):
                if bot == name:
                    sums.setdefault(entry[0], []).append(entry[1 + seat])
    rounds = [r for r in sorted(sums) if len(sums[r]) * 10 >= len(games)]
    return rounds, [sum(sums[r]) / len(sums[r]) for r in rounds]


def plot_rates(rows: list[dict[str, Any]], peers: list[dict[str, Any]], path: Path) -> None:
    """Decisions a second of random play as bars, on a logarithmic scale."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    peers = [row for row in peers if "decisions_per_s" in row]
    labels = [f"{row['game']} ({row['build']})" for row in rows] + [row["peer"] for row in peers]
    values = [row["decisions_per_s"]["median"] for row in [*rows, *peers]]
    colours = ["#8f3f22" if row["build"] == "compiled" else "#e7b48f" for row in rows] + ["#1c5a78"] * len(peers)
    figure, axes = plt.subplots(figsize=(9, 0.42 * len(labels) + 1.2), layout="constrained")
    bars = axes.barh(labels, values, color=colours)
    axes.bar_label(bars, [f"{value:,.0f}" for value in values], padding=4)
    axes.set_xscale("log")
    axes.set_xlabel("decisions a CPU second, random play, one core")
    axes.invert_yaxis()
    figure.savefig(path, dpi=120)
    plt.close(figure)
