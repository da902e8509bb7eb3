"""What there is to beat: every bot that comes with a game against two yardsticks, as a table in Markdown.

    python -m pessoi.lab.baselines mytikas --games 200
    python -m pessoi.lab.baselines mytikas --games 200 --bots greedy --policy trained.zip

Duels with as few players as the game has, in both orders of seats, each deal played in all orders. `--policy` is a file
that sb3-contrib's MaskablePPO saved (`examples/train.py --save`). The same arguments give the same table.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from pessoi.bots import Bot
from pessoi.bots.roster import BOTS
from pessoi.games import GAMES
from pessoi.kernel import Action, Game, Known, Request
from pessoi.lab.plan import make_plan
from pessoi.lab.results import Results
from pessoi.lab.tally import wilson
from pessoi.lab.tournament import hold
from pessoi.research.session import vector

ROSTER: Final = ("random", "greedy", "net", "easy", "normal", "hard", "expert")
YARDSTICKS: Final = ("random", "greedy")
POLICY: Final = "policy"


class PolicyBot(Bot):
    """Takes what a trained policy likes best: anything that predicts as sb3-contrib's models do."""

    def __init__(self, model: Any) -> None:
        self.model: Final = model

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        actions, index = game.vocabulary.actions, game.vocabulary.index
        mask = np.zeros(len(actions), np.bool_)
        mask[[index[action] for action in request.actions]] = True
        choice, _ = self.model.predict(vector(game, k, seat), action_masks=mask, deterministic=True)
        return actions[int(choice)]


class Score(msgspec.Struct, frozen=True):
    """How often a bot beat another one, with the 95 % interval; draws count half."""

    share: float
    low: float
    high: float
    games: int
    milliseconds: float  # of CPU that an answer took

    def text(self) -> str:
        return f"{self.share:.0%} ({self.low:.0%}–{self.high:.0%})"


def duel(game: str, name: str, other: str, games: int, seed: str, workers: int) -> Score:
    played = hold(Results(make_plan("arena", game, [name, other], seed=seed)), games, workers)
    line = played["bots"][name]
    low, high = wilson(line["share"] * games, games)
    return Score(line["share"], low, high, games, line["ms_per_decision"])


def scores(
    game: str, bots: Sequence[str], yardsticks: Sequence[str], games: int, seed: str, workers: int
) -> Iterator[tuple[str, dict[str, Score]]]:
    """A line a bot as it is done; nobody meets itself. Only this process knows a policy."""
    for name in bots:
        hands = 1 if name == POLICY else workers
        yield name, {other: duel(game, name, other, games, seed, hands) for other in yardsticks if other != name}


def line(name: str, found: dict[str, Score], yardsticks: Sequence[str]) -> str:
    cells = [found[other].text() if other in found else "" for other in yardsticks]
    slowest = max((score.milliseconds for score in found.values()), default=0.0)
    return f"| {name} | {' | '.join(cells)} | {slowest:.2g} |"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="A table of what there is to beat.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200, help="of every pair")
    parser.add_argument("--bots", default=",".join(ROSTER))
    parser.add_argument("--against", default=",".join(YARDSTICKS))
    parser.add_argument("--policy", type=Path, help="a network that MaskablePPO saved")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one a core")
    told = parser.parse_args(words)
    bots, yardsticks = told.bots.split(","), told.against.split(",")
    if told.policy:
        from sb3_contrib import MaskablePPO

        model = MaskablePPO.load(told.policy)
        BOTS[POLICY] = lambda rng: PolicyBot(model)
        bots.append(POLICY)
    heads = [f"wins against {other}" for other in yardsticks]
    print(f"| {told.game}, {told.games} games a pair, seed {told.seed} | {' | '.join(heads)} | ms an answer |")
    print("|" + "---|" * (len(heads) + 2))
    for name, found in scores(told.game, bots, yardsticks, told.games, told.seed, told.workers):
        print(line(name, found, yardsticks), flush=True)


if __name__ == "__main__":
    main()
