"""Whole random games, looked at from the seat that is asked, as the terminal shows them."""

import io
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console

from pessoi.games import load_game
from pessoi.kernel import CHANCE, OVER, WATCHER, Game, Options, Request, State
from pessoi.kernel.chance import sample
from pessoi.terminal.scene import Scene, words_for
from pessoi.terminal.table import Table

LOOKS = 12  # positions of a game that are looked at, about
TABLES = [
    pytest.param(game, players, id=f"{game}-{players}")
    for game in ("mytikas", "hellas", "olympos", "cyclades")
    for players in load_game(game).players
]
OPTIONS = {"mytikas": {"draft": "yes"}, "cyclades": {"map": "random", "side": "random"}}
LENGTH = {"mytikas": 600, "hellas": 400, "olympos": 400, "cyclades": 900}  # answers of a game, about


class Recorder(Scene):
    """Remembers the names that are said, by key, and all that is said."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.said: dict[str, str] = {}
        self.spoken: set[str] = set()

    def say(self, key: str, **args: int | str) -> str:
        text = super().say(key, **args)
        self.spoken.add(text)
        if not args:
            self.said[key] = text
        return text


@cache
def looks(name: str, players: int) -> list[tuple[Game[Any], State, Request]]:
    """Some positions of a random game, its beginning, its end and rare questions among them."""
    game = load_game(name)
    rng = Random(f"{name} {players}")
    s = game.setup(Options(players, dict(OPTIONS.get(name, {}))))
    request = game.pending(s)
    asked: set[str] = set()
    found: list[tuple[Game[Any], State, Request]] = []
    while request.seat != OVER:
        if request.seat != CHANCE and (request.decision not in asked or rng.random() < LOOKS / LENGTH[name]):
            asked.add(request.decision)
            found.append((game, s.copy(), request))
        request = game.step(s, sample(request, rng))
    return [*found, (game, s, request)]


def viewer_of(request: Request) -> int:
    return request.seat if request.seat >= 0 else WATCHER


def recorder(game: Game[Any], s: State, viewer: int, lang: str, players: int) -> Recorder:
    words = words_for(lang, game.name)
    names = [f"Nom {i + 1}" for i in range(players)]
    shown = game.show(game.known(s, viewer), viewer)
    return Recorder(shown, words, names, viewer, getattr(game, "figures_data", None))


def table_of(game: Game[Any], lang: str, players: int, width: int = 80) -> tuple[Table, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False)
    return Table(game, lang, [f"Nom {i + 1}" for i in range(players)], console), out


def take(out: io.StringIO) -> str:
    """What was printed since the last time."""
    text = out.getvalue()
    out.seek(0)
    out.truncate()
    return text
