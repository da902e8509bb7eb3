"""Whether what a bot calls 70 % is 70 %.

    python -m tests.bots.calibration GAME --players 4 --games 200 [--judge hand]

lets the network play itself one ply deep, notes each seat's chance as that seat sees it wherever another one comes to
answer, and compares with how the games ended: log loss by phase, and chances said beside shares won.

Phases are thirds of all that is said, by how many answers were given before. Thirds of each game would be no fair
question: that a game is in its last third nobody knows before it is over, and whoever leads then is likelier to win
than an honest chance can say; in the first third of a game that turns out long he is less so.

All that is said in one game hangs together, so that even honest chances lie some way from the shares won in few games.
How far, on average, is printed beside the error: only what exceeds it tells against the bot.

    python -m tests.bots.calibration GAME --players 2 --games 400 --fit 200

tells whether bolder or milder chances would be better ones: in the first 200 games it finds the temperature of each
third that loses least, and it counts in the others what chances so flattened (or sharpened) say.
"""

import argparse
import math
import sys
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
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
TEMPERATURES: Final = [0.6 + 0.05 * i for i in range(29)]


class Said(NamedTuple):
    """A chance that was named: in which game, after how many answers, what came of it, and what was said of others."""

    game: int
    number: int
    chance: float
    won: float
    others: tuple[float, ...] = ()

    def at(self, temperature: float) -> "Said":
        """Flattened by a temperature above 1, sharpened by one below."""
        own, *rest = [max(chance, LEAST) ** (1.0 / temperature) for chance in (self.chance, *self.others)]
        return self._replace(chance=own / (own + sum(rest)))


class Diary:
    """What every seat thinks of its chances, answer after answer."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement: Final = judgement
        self.asked = CHANCE
        self.entries: Final[list[tuple[int, list[tuple[float, ...]]]]] = []

    def note(self, step: Step) -> None:
        if step.after.seat not in (self.asked, CHANCE, OVER):
            self.asked = step.after.seat
            teams = self.judgement.game.teams(step.position)
            said = []
            for seat, team in enumerate(teams):
                chances = dict(zip(teams, self.judgement.evaluate(step.position, seat), strict=True))
                said.append((chances.pop(team), *chances.values()))
            self.entries.append((step.number, said))


def listen(worker: Worker, judgement: Judgement, games: int) -> Iterator[Said]:
    """What is said in so many games."""
    for number in range(games):
        diary = Diary(judgement)
        result = worker.play(number, diary.note)
        for after, said in diary.entries:
            for chances, won in zip(said, result.shares, strict=True):
                yield Said(number, after, chances[0], won, chances[1:])


def thirds(said: Sequence[Said]) -> list[list[Said]]:
    """The phases: as much is said in each, as far as that can be told by the number of answers before."""
    numbers = sorted(one.number for one in said)
    bounds = [numbers[len(numbers) * part // len(PHASES)] for part in range(1, len(PHASES))]
    found: list[list[Said]] = [[] for _ in PHASES]
    for one in said:
        found[bisect_right(bounds, one.number)].append(one)
    return found


def temperature(said: Sequence[Said]) -> float:
    """The one with which what was said loses least."""
    return min(TEMPERATURES, key=lambda t: log_loss([one.at(t) for one in said if one.won > 0.0], 1))


def log_loss(said: Iterable[Said], players: int) -> float:
    """Nats a position: every seat says one of `players` chances of it."""
    every = list(said)
    return -players * sum(one.won * math.log(max(one.chance, LEAST)) for one in every) / max(len(every), 1)


class Line(NamedTuple):
    """What was said within a tenth: how often, its mean, the share that was won, and the standard error of that."""

    times: int
    chance: float
    won: float
    deviation: float


def reliability(said: Iterable[Said]) -> list[Line]:
    """By tenths of the chance."""
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    return [line_of(found) for found in bins if found]


def line_of(found: Sequence[Said]) -> Line:
    """Games are independent, what is said in one is not: so errors are added up by game before they are squared."""
    by_game: dict[int, float] = {}
    for one in found:
        by_game[one.game] = by_game.get(one.game, 0.0) + one.won - one.chance
    count = len(found)
    deviation = math.sqrt(sum(x * x for x in by_game.values())) / count
    return Line(count, sum(one.chance for one in found) / count, sum(one.won for one in found) / count, deviation)


def error(lines: Sequence[Line]) -> float:
    """How far said and won lie apart, on average over all that was said."""
    return sum(line.times * abs(line.chance - line.won) for line in lines) / max(sum(line.times for line in lines), 1)


def luck(lines: Sequence[Line]) -> float:
    """How far they would lie apart if the chances were right: the mean of a normal error without its sign."""
    share = sum(line.times * line.deviation for line in lines) / max(sum(line.times for line in lines), 1)
    return math.sqrt(2 / math.pi) * share


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.calibration", description="Are chances what they say?")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--judge", default="net", help="net, hand or a network's file (default: %(default)s)")
    parser.add_argument("--fit", type=int, default=0, help="of the games, those in which temperatures are found")
    parser.add_argument("--seed", default="calibration")
    wanted = parser.parse_args()
    bot = wanted.judge if wanted.judge == "net" else f"net@{wanted.judge}"
    worker = Worker(make_plan("simulate", wanted.game, [bot], wanted.players, seed=wanted.seed))
    said = list(listen(worker, judgement_of(wanted.judge, worker.game), wanted.games))
    print(
        f"{wanted.game}, {wanted.players} players, {wanted.games} games of {bot}; {math.log(wanted.players):.3f}: even"
    )
    phases = thirds(said)
    counted = [[one for one in phase if one.game >= wanted.fit] for phase in phases]
    tell(counted, wanted.players)
    if wanted.fit:
        found = [temperature([one for one in phase if one.game < wanted.fit]) for phase in phases]
        print(f"with temperatures {', '.join(f'{t:.2f}' for t in found)}:")
        tell([[one.at(t) for one in phase] for t, phase in zip(found, counted, strict=True)], wanted.players)
    return 0


def tell(phases: Sequence[Sequence[Said]], players: int) -> None:
    """By phase, then all of it by tenths of the chance."""
    for name, phase in zip(PHASES, phases, strict=True):
        lines = reliability(phase)
        print(
            f"{name:8} log loss {log_loss(phase, players):.3f}, "
            f"calibration error {error(lines):.1%}; honest chances: {luck(lines):.1%}"
        )
    for line in reliability(one for phase in phases for one in phase):
        bar = "#" * round(40 * line.won)
        print(f"said {line.chance:6.1%}  won {line.won:6.1%} ± {1.96 * line.deviation:5.1%}  {line.times:6}  {bar}")


def judgement_of(name: str, game: Any) -> Judgement:
    known = {"net": by_learning, "hand": by_hand}
    judge = known[name] if name in known else by_networks(read(Path(name)))
    return judge(game)


if __name__ == "__main__":
    sys.exit(main())
