"""A process that tries out somebody's figures: `python -m pessoi.server.editions.trial_process MEGABYTES SECONDS`,
then modules to import.

Figures decide how large a game is, so the first to build one of them is a process that may run out of memory or time
without anybody noticing. It reads a trial, writes a verdict, and ends.
"""

import os
import sys
from importlib import import_module
from typing import Any, Final

import msgspec

from pessoi.games import load_game, make_game
from pessoi.games.edition import check_new
from pessoi.i18n.errors import word
from pessoi.kernel import WATCHER, Fault, Game, Options
from pessoi.records import game_of, read, verify

MEGABYTE: Final = 1024 * 1024
ENGLISH: Final = "en"


class Trial(msgspec.Struct):
    """Figures for a table, or (`record`) a record that brings some."""

    game: str
    edition: dict[str, Any]
    players: int = 0
    options: dict[str, str] = {}
    record: str | None = None


class Verdict(msgspec.Struct):
    """Nothing against them, or the refusal: its code, text and words."""

    code: str | None = None
    text: str = ""
    key: str | None = None
    args: dict[str, int | str] = {}


def try_out(trial: Trial) -> Verdict:
    try:
        if trial.record is not None:
            record = read(trial.record)
            verify(record, game_of(record))
        else:
            check_new(trial.game, trial.edition)
            lay_out(make_game(trial.game, trial.edition), Options(trial.players, trial.options))
    except Fault as fault:
        said = word(fault, ENGLISH)
        if trial.record is not None:
            return Verdict("bad_record", said)
        return Verdict("bad_option", said, fault.message.key.removeprefix("error-"), fault.message.args)
    except MemoryError:
        return Verdict("bad_option", "the game of these figures is too large", "figures")
    except Exception as error:  # figures that do not go together may fail anywhere in a game
        return Verdict("bad_option", f"the game cannot be made of these figures: {error!r}", "figures")
    return Verdict()


def lay_out(game: Game[Any], options: Options) -> None:
    """All that a table does with a game before the first answer."""
    position = game.setup(game.settled_options(options))
    game.pending(position)
    game.show(game.known(position, WATCHER), WATCHER)


def limit_memory(megabytes: int) -> None:
    """So much beyond what is in use by now; where the system does not say how much that is, beyond a good guess."""
    import resource  # here and below: not to be had in a browser, where figures are tried too

    used = 512 * MEGABYTE
    if os.path.exists("/proc/self/statm"):
        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
    most = used + megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main(arguments: list[str]) -> None:
    import resource

    megabytes, seconds = int(arguments[0]), int(arguments[1])
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    for module in arguments[2:]:
        import_module(module)
    trial = msgspec.json.decode(sys.stdin.buffer.read(), type=Trial)
    load_game(trial.game)
    limit_memory(megabytes)
    verdict = try_out(trial)
    verdict.text = verdict.text[:300]
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main(sys.argv[1:])
