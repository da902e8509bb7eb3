"""No cheating: two positions that differ only in what a seat cannot know get the same answers from it.

    python -m tests.bots.blindness [GAME] --positions 1000 [--bots greedy,search:60] [--seed S]

Positions are taken from games of half greedy, half random play, of every mode in turn, until enough were met in which
something hidden could be changed. Games that hide little (a card seen by one player now and then) or nothing give
fewer: then equal positions are asked about as well, and the count says so.
"""

import argparse
import sys
from random import Random
from typing import Any, Final

from pessoi.bots import make_bot
from pessoi.games import GAMES, load_game
from pessoi.kernel import CHANCE, OVER, Action, Game, State
from pessoi.kernel.chance import sample

TRIES: Final = 4  # imagined positions until one differs from the real one
RATE: Final = 0.2  # of the decisions of a game that are looked at


class Count:
    """Positions in which bots were asked twice: with something hidden changed, or the same; answers that differed."""

    def __init__(self) -> None:
        self.changed = 0
        self.same = 0
        self.cheats: list[str] = []


def other_world(game: Game[Any], s: State, seat: int, rng: Random) -> State:
    """A position that the seat cannot tell from `s`, another one if there is any."""
    k = game.known(s, seat)
    other: State = game.imagine(k, seat, rng)
    for _ in range(TRIES):
        if other.digest() != s.digest():
            break
        other = game.imagine(k, seat, rng)
    return other


def answer(game: Game[Any], s: State, seat: int, bot: str, seed: int) -> Action:
    return make_bot(bot, seed).choose(game, game.known(s, seat), seat, game.pending(s))


def compare(game: Game[Any], s: State, bots: list[str], positions: int, seed: int, count: Count) -> None:
    """Ask every bot in both worlds."""
    seat = game.pending(s).seat
    other = other_world(game, s, seat, Random(seed))
    if other.digest() != s.digest():
        count.changed += 1
    elif count.same < positions:
        count.same += 1
    else:
        return
    for name in bots:
        here, there = (answer(game, x, seat, name, seed) for x in (s, other))
        if here != there:
            words = [game.vocabulary.text(a) for a in (here, there)]
            count.cheats.append(f"{game.name}, position {seed}, {name}: {words[0]} here, {words[1]} there")


def sweep(game: Game[Any], bots: list[str], positions: int, games: int, seed: int) -> Count:
    """Games until enough positions with a changed hidden part were met, at most so many games."""
    count = Count()
    modes = game.modes()
    for number in range(seed, seed + games):
        rng = Random(number)
        greedy = make_bot("greedy", number)
        s = game.setup(modes[number % len(modes)])
        request = game.pending(s)
        while request.seat != OVER and count.changed < positions:
            if request.seat != CHANCE and rng.random() < RATE:
                compare(game, s, bots, positions, rng.getrandbits(32), count)
            if request.seat != CHANCE and rng.random() < 0.5:
                request = game.step(s, greedy.choose(game, game.known(s, request.seat), request.seat, request))
            else:
                request = game.step(s, sample(request, rng))
        if count.changed >= positions:
            break
    return count


def main() -> int:
    about = "Bots answer alike, whatever is hidden."
    parser = argparse.ArgumentParser(prog="python -m tests.bots.blindness", description=about)
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="one game; without it, all of them")
    parser.add_argument("--positions", type=int, default=1000, help="positions of each (default: %(default)s)")
    parser.add_argument("--games", type=int, default=200, help="games of each at most (default: %(default)s)")
    parser.add_argument("--bots", default="easy,greedy,search:60", help="who is asked (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cheats = 0
    for name in [arguments.game] if arguments.game else GAMES:
        game = load_game(name)
        count = sweep(game, arguments.bots.split(","), arguments.positions, arguments.games, arguments.seed)
        print(
            f"{name}: {count.changed} positions with something hidden changed, {count.same} with nothing to change; "
            f"{len(count.cheats)} answers differed",
            flush=True,
        )
        for line in count.cheats[:10]:
            print("  " + line)
        cheats += len(count.cheats)
    return 1 if cheats else 0


if __name__ == "__main__":
    sys.exit(main())
