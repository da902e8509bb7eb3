"""A game at its first question to a player, by a ready-made opening."""

from random import Random
from typing import Any, Final

from pessoi.games import load_game
from pessoi.kernel import CHANCE, Options, Request, State
from pessoi.kernel.chance import sample

# What nobody is asked then
CHOICES: Final = {
    "place_land",
    "place_fleet",
    "place_start_troop",
    "condemn",
    "place_barbarian",
    "open_cell",
    "setup_favor",
}


def first_question(name: str, options: Options, seed: int = 1) -> tuple[State, Request]:
    """Chance's answers by that seed."""
    game, rng = load_game(name), Random(seed)
    s: State = game.setup(options)
    request = game.pending(s)
    while request.seat == CHANCE:
        request = game.play(s, sample(request, rng))
    return s, request


def opened(name: str, players: int, **values: str) -> Any:
    s, request = first_question(name, Options(players, {"opening": "ready", **values}))
    assert request.decision not in CHOICES
    assert load_game(name).violations(s, None) == []
    return s
