"""The command line: `pessoi COMMAND`. Each module here holds a few commands; `main` runs them.

Bad input ends with exit code 2 and one line that says what was expected.
"""

import os
import sys
from collections.abc import Sequence

import typer

from pessoi.bots import UnknownBot
from pessoi.cli import library, measure, play, recordings, tournaments
from pessoi.cli.app import Complaint, app, with_local_ray
from pessoi.cluster import NoCluster
from pessoi.games import UnknownGame
from pessoi.games.edition import BadFigures
from pessoi.kernel import BadOption
from pessoi.language import UnknownLanguage
from pessoi.ledger import NoSources
from pessoi.records import BadRecord
from pessoi.rulebook import NoRulebook
from pessoi.server.command import serve

app.command()(serve)

__all__ = ["app", "library", "main", "measure", "play", "recordings", "tournaments"]

BAD_INPUT = (
    BadFigures,
    BadOption,
    BadRecord,
    Complaint,
    NoCluster,
    NoRulebook,
    NoSources,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
    typer.TyperException,
)


EXTRAS = "arena,research,bench,ray"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    try:
        code = app(
            args=with_local_ray(sys.argv[1:] if arguments is None else arguments),
            prog_name="pessoi",
            standalone_mode=False,
        )
    except BAD_INPUT as error:
        said = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        if not said:  # no command at all: the help was the answer
            return 0
        print(f"pessoi: {' '.join(said.split())}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if (error.name or "pessoi").startswith("pessoi"):
            raise
        print(f"pessoi: this needs {error.name}, which comes with pip install 'pessoi[{EXTRAS}]'", file=sys.stderr)
        return 2
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:  # the reader of our output has gone: nothing to complain about
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0
