"""The command line: `pessoi COMMAND`. Each module here holds a few commands; `main` runs them.

Bad input ends with exit code 2 and one line that says what was expected.
"""

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from pessoi.arena.entrants import BadWeights, NoTerms
from pessoi.bots import UnknownBot
from pessoi.cli import library, measure, play, recordings, tables, tournaments
from pessoi.cli.app import Complaint, app, with_local_ray
from pessoi.cli.speech import retell, spoken, take_language, terminal_language, translate
from pessoi.cluster import NoCluster
from pessoi.games import UnknownGame
from pessoi.games.edition import BadFigures
from pessoi.i18n import UnknownLanguage
from pessoi.kernel import BadOption
from pessoi.records import BadRecord
from pessoi.server.command import serve
from pessoi.spec.ledger import NoSources
from pessoi.spec.rulebook import NoRulebook

app.command()(serve)

__all__ = ["app", "library", "main", "measure", "play", "recordings", "tables", "tournaments"]

BAD_INPUT = (
    BadFigures,
    BadOption,
    BadRecord,
    BadWeights,
    Complaint,
    NoCluster,
    NoRulebook,
    NoSources,
    NoTerms,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
    typer.TyperException,
)


EXTRAS = "arena,research,bench,ray"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    lang = terminal_language()
    try:
        lang, rest = take_language(sys.argv[1:] if arguments is None else arguments)
        return run(with_local_ray(rest), lang)
    except BAD_INPUT as error:
        said = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        if not said:  # no command at all: the help was the answer
            return 0
        return refuse(said, lang)
    except ModuleNotFoundError as error:
        if (error.name or "pessoi").startswith("pessoi"):
            raise
        return refuse(f"this needs {error.name}, which comes with pip install 'pessoi[{EXTRAS}]'", lang)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:  # the reader of our output has gone: nothing to complain about
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(arguments: list[str], lang: str) -> int:
    """The command, with its help, its results and its own `--lang` in that language."""
    command: Any = typer.main.get_command(app)
    translate(command, lang)
    spoken.set(lang)
    defaults = {name: {"lang": lang} for name in command.commands}
    code = command(args=arguments, prog_name="pessoi", standalone_mode=False, default_map=defaults)
    return code if isinstance(code, int) else 0


def refuse(said: str, lang: str) -> int:
    print(f"pessoi: {retell(' '.join(said.split()), lang)}", file=sys.stderr)
    return 2
