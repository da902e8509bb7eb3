"""A game of an edition, from its figures to its end.

`python -m tests.editions.playing NUMBER [FIRST [GAME]]` plays mutations (`make editions`), and can be cut into parts:
the number of a mutation is its seed, and every thousandth is told, to go on from there. Prints how many were refused
and played, and the memory that all of it took; ends with 1 if one was neither, or wanted more than there may be.
"""

import resource
import sys
import time
import traceback
from collections import Counter
from random import Random
from typing import Any, Final

from pessoi.games import GAMES
from pessoi.games.registry import create
from pessoi.games.sheet import BadFigures
from pessoi.i18n import LANGUAGES
from pessoi.i18n.errors import word
from pessoi.kernel import CHANCE, OVER, BadOption, Options
from tests.editions.mutations import mutated

SLOW: Final = 60.0  # CPU seconds of one game, many times what any of ours takes
SPACE: Final = 1024**3  # bytes of this process: a game that wants more is at fault
TOLD: Final = 1000  # mutations


class Unbounded(Exception):
    pass


def fate(name: str, edition: dict[str, Any], rng: Random) -> str:
    """`refused` with a sentence in every language, or `played` to the end."""
    try:
        game = create(name, edition, None)
        players = rng.choice(game.players)
        options = game.settled_options(Options(players))
        s = game.setup(options)
    except (BadFigures, BadOption) as fault:
        return "refused" if all(word(fault, lang) for lang in LANGUAGES) else "refused without a word"
    request = game.pending(s)
    started = time.process_time()
    for count in range(game.max_decisions(options) + 1):
        if request.seat == OVER:
            assert game.outcome(s) is not None
            return "played"
        weights = request.weights if request.seat == CHANCE else None
        request = game.play(s, rng.choices(request.actions, weights)[0])
        if count % 1000 == 0 and time.process_time() - started > SLOW:
            break
    raise Unbounded(f"{name}: {edition}")


def main(number: int, first: int = 0, only: str = "") -> int:
    resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))
    told: Counter[str] = Counter()
    failed = 0
    for seed in range(first, first + number):
        if seed > first and seed % TOLD == 0:
            print(f"{seed}: {dict(sorted(told.items()))}", flush=True)
        for name in [only] if only else list(GAMES):
            edition = mutated(name, seed)
            try:
                told[f"{name} {fate(name, edition, Random(seed))}"] += 1
            except Exception:
                failed += 1
                print(f"{name} {seed}: {edition}")
                traceback.print_exc(file=sys.stdout)
                if failed > 20:
                    return 1
    print(", ".join(f"{what}: {count}" for what, count in sorted(told.items())))
    print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MiB at most")
    return 1 if failed else 0


if __name__ == "__main__":
    arguments = [*sys.argv[1:4], "", "", ""]
    sys.exit(main(int(arguments[0] or 100), int(arguments[1] or 0), arguments[2]))
