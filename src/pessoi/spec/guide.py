"""What a player reads about a game: how to play, the reference card, and the numbered rules in printed words.

The pages lie beside the game, in `games/<game>/learn`; a game without them has its rules alone.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from pessoi.games import GAMES
from pessoi.spec.reader import for_players
from pessoi.spec.rulebook import ENGLISH, specification, written_in


def folder(game: str) -> Traversable:
    return resources.files(GAMES[game].module).joinpath("learn")


@cache
def page(game: str, name: str, lang: str) -> str:
    """How to play (`guide`) or the reference card (`card`), as Markdown; in English where it is not translated."""
    found = [folder(game).joinpath(f"{name}.{language}.md") for language in (lang, ENGLISH)]
    return next((file.read_text(encoding="utf-8") for file in found if file.is_file()), "")


def readable(game: str, lang: str, word: Callable[[str], str | None]) -> str:
    """The numbered rules for players, as Markdown; `word` is an identifier's name, if it has one."""
    own = learning(game)
    terms: dict[str, str] = own.get(written_in(game, lang), {})

    def name_of(identifier: str) -> str | None:
        return terms[identifier] if identifier in terms else word(identifier)

    return for_players(specification(game, lang), GAMES[game].prefix, name_of, own.get("left_out", ()))


def learning(game: str) -> dict[str, Any]:
    """Words for identifiers that no board prints, by language, and the rules that players need not read."""
    file = folder(game).joinpath("terms.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
