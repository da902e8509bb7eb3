"""The command line in the reader's language: help and results.

Help stands in English where it is used; `fr.ftl` has the help of every command and parameter in French. Results have
their words in both files. Errors are worded by `pessoi.i18n.errors`, as everywhere.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from typer import rich_utils

from pessoi.i18n import LANGUAGES, Catalogue, UnknownLanguage
from pessoi.i18n.errors import ENGLISH, spoken
from pessoi.kernel import Message

TITLES: Final = {  # what Typer writes around our help, by its own names
    "ARGUMENTS_PANEL_TITLE": "panel-arguments",
    "OPTIONS_PANEL_TITLE": "panel-options",
    "COMMANDS_PANEL_TITLE": "panel-commands",
    "DEFAULT_STRING": "mark-default",
    "ENVVAR_STRING": "mark-environment",
    "REQUIRED_LONG_STRING": "mark-required",
}


def terminal_language() -> str:
    """As the environment is set; English where it asks for what there is not."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ENGLISH
    return spoken[:2] if spoken[:2] in LANGUAGES else ENGLISH


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for with `--lang`, wherever it stands, or the terminal's; and the other arguments."""
    lang, rest, words = "", [], iter(arguments)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
            continue
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
    return lang or terminal_language(), rest


# -- help


def help_texts(root: Any) -> dict[str, Any]:
    """Everything with a help text under its key: the program, its commands, their parameters."""
    found = {"help": root}
    for name, command in [("", root), *root.commands.items()]:
        if name:
            found[f"help-{name}"] = command
        for parameter in command.params:
            found["-".join(["help", *([name] if name else []), parameter.name.replace("_", "-")])] = parameter
    return found


def translate(root: Any, lang: str) -> None:
    """Put the help of all commands into that language, and Typer's own words."""
    words = catalogue(lang)
    for constant, key in TITLES.items():
        setattr(rich_utils, constant, words.say(Message(key)))
    if lang != ENGLISH:
        for key, thing in help_texts(root).items():
            thing.help = words.say(Message(key))


# -- results


def tell(key: str, **args: object) -> str:
    """A line of a result, in the language of the command that runs; it takes what it names of the arguments."""
    return catalogue(spoken.get()).format(f"told-{key}", args)


def columns(key: str) -> list[str]:
    """The headings of a table."""
    return tell(f"{key}-columns").split(" | ")


class Phrases(Catalogue):
    """A catalogue whose arguments stand as they are, not keys; whole numbers choose between singular and plural."""

    def format(self, key: str, args: Mapping[str, object]) -> str:
        return self.say(Message(key, {name: as_it_is(value) for name, value in args.items()}))


def as_it_is(value: object) -> int | str:
    return value if isinstance(value, int) else f"={value}"


@cache
def catalogue(lang: str) -> Phrases:
    return Phrases(lang, [source(lang)])


def source(lang: str) -> str:
    return resources.files("pessoi.cli").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
