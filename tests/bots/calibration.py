"""Whether what a bot calls 70 % is 70 %.

    python -m tests.bots.calibration GAME --players 4 --games 200 [--judge hand]

lets the network play itself one ply deep, notes each seat's chance as that seat sees it wherever another one comes to
answer, and compares with how the games ended: log loss by third of the game, and chances said beside shares won.
"""

import argparse
import math
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from pessoi.bots.judgement import Judgement
from pessoi.bots.judges import by_hand, by_learning, by_networks
from pessoi.games import GAMES
from pessoi.kernel import CHANCE, OVER
from pessoi.lab.match import Step, Worker
from pessoi.lab.network_bots import read
from pessoi.lab.plan import make_plan

PHASES: Final = ("opening", "middle", "end")
BINS: Final = 10
LEAST: Final = 1e-6


class Said(NamedTuple):
    """A chance that was named, when, and what came of it."""

    phase: int
    chance: float
    won: float


class Diary:
    """What every seat thinks of its chances, answer after answer."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement: Final = judgement
        self.asked = CHANCE
        self.entries: Final[list[tuple[int, list[float]]]] = []

    def note(self, step: Step) -> None:
        if step.after.seat not in (self.asked, CHANCE, OVER):
            self.asked = step.after.seat
            seats = range(len(self.judgement.game.teams(step.position)))
            self.entries.append((step.number, [self.judgement.evaluate(step.position, seat)[seat] for seat in seats]))


def listen(worker: Worker, judgement: Judgement, games: int) -> Iterator[Said]:
    """What is said in so many games."""
    for number in range(games):
        diary = Diary(judgement)
        result = worker.play(number, diary.note)
        for at, chances in diary.entries:
            phase = min(len(PHASES) * at // result.decisions, len(PHASES) - 1)
            yield from [Said(phase, *pair) for pair in zip(chances, result.shares, strict=True)]


def log_loss(said: Iterable[Said], players: int) -> float:
    """Nats a position: every seat says one of `players` chances of it."""
    every = list(said)
    return -players * sum(one.won * math.log(max(one.chance, LEAST)) for one in every) / max(len(every), 1)


def reliability(said: Iterable[Said]) -> list[tuple[int, float, float]]:
    """By tenths of the chance: how often said, the mean that was said, the share that was won."""
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    return [(len(b), sum(x.chance for x in b) / len(b), sum(x.won for x in b) / len(b)) for b in bins if b]


def error(said: Iterable[Said]) -> float:
    """How far said and won lie apart, on average over all that was said."""
    lines = reliability(said)
    return sum(count * abs(chance - won) for count, chance, won in lines) / max(sum(line[0] for line in lines), 1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.calibration", description="Are chances what they say?")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--judge", default="net", help="net, hand or a network's file (default: %(default)s)")
    parser.add_argument("--seed", default="calibration")
    wanted = parser.parse_args()
    bot = wanted.judge if wanted.judge == "net" else f"net@{wanted.judge}"
    worker = Worker(make_plan("simulate", wanted.game, [bot], wanted.players, seed=wanted.seed))
    said = list(listen(worker, judgement_of(wanted.judge, worker.game), wanted.games))
    print(
        f"{wanted.game}, {wanted.players} players, {wanted.games} games of {bot}; {math.log(wanted.players):.3f}: even"
    )
    for phase, name in enumerate(PHASES):
        part = [one for one in said if one.phase == phase]
        print(f"{name:8} log loss {log_loss(part, wanted.players):.3f}, calibration error {error(part):.1%}")
    for count, chance, won in reliability(said):
        print(f"said {chance:6.1%}  won {won:6.1%}  {count:6}  {'#' * round(40 * won)}")
    return 0


def judgement_of(name: str, game: Any) -> Judgement:
    known = {"net": by_learning, "hand": by_hand}
    judge = known[name] if name in known else by_networks(read(Path(name)))
    return judge(game)


if __name__ == "__main__":
    sys.exit(main())
