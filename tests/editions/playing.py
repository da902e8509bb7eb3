"""A game of an edition, from its figures to its end.

`python -m tests.editions.playing NUMBER [FIRST [GAME]]` plays mutations (`make editions`).
Prints how many were refused and played; ends with 1 at the first that neither is.
"""

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
    told: Counter[str] = Counter()
    failed = 0
    for seed in range(first, first + number):
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
    return 1 if failed else 0


if __name__ == "__main__":
    arguments = [*sys.argv[1:4], "", "", ""]
    sys.exit(main(int(arguments[0] or 100), int(arguments[1] or 0), arguments[2]))
