"""The command line: `pessoi COMMAND`. Each module here holds a few commands; `main` runs them.

Bad input ends with exit code 2 and one line that says what was expected.
"""

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from pessoi import WHY_PLAIN
from pessoi.cli import admin, ladder, library, measure, play, puzzles, recordings, reviews, tournaments, training
from pessoi.cli.app import app, with_local_ray
from pessoi.cli.translation import catalogue, take_language, terminal_language, translate
from pessoi.cli.usage import UsageError, explain
from pessoi.engine import CHOSEN
from pessoi.i18n.errors import spoken, word
from pessoi.kernel import Fault
from pessoi.server.command import serve

app.command()(serve)

__all__ = [
    "admin",
    "app",
    "ladder",
    "library",
    "main",
    "measure",
    "play",
    "puzzles",
    "recordings",
    "reviews",
    "tournaments",
    "training",
]

EXTRAS = "arena,research,bench,ray"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    lang = terminal_language()
    words: list[str] = []
    try:
        lang, rest = take_language(sys.argv[1:] if arguments is None else arguments)
        words = with_local_ray(rest)
        if arguments is None:
            say_why_slow(lang)
        return run(words, lang)
    except Fault as error:
        return refuse(error, lang)
    except typer.TyperException as error:
        if not error.format_message():  # no command at all: the help was the answer
            return 0
        return refuse(explain(error, words), lang)
    except ModuleNotFoundError as error:
        if (error.name or "pessoi").startswith("pessoi"):
            raise
        extra = UsageError("error-extra", {"module": f"={error.name}", "package": f"='pessoi[{EXTRAS}]'"})
        return refuse(extra, lang)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:  # the reader of our output has gone: nothing to say
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


def say_why_slow(lang: str) -> None:
    """In a checkout: that the engine is not the compiled one, unless that was asked for."""
    if WHY_PLAIN not in ("", CHOSEN):
        print(catalogue(lang).format(f"told-{WHY_PLAIN}", {}), file=sys.stderr)


def refuse(fault: Fault, lang: str) -> int:
    print(f"pessoi: {word(fault, lang)}", file=sys.stderr)
    return 2
