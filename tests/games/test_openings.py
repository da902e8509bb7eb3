"""The usual opening stays the usual one; a ready-made one is an option of every game."""

import pytest

from pessoi.games import GAMES, load_game
from pessoi.kernel import Options
from tests.games.openings import CHOICES, first_question


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_opening_is_the_usual_one(name: str) -> None:
    game = load_game(name)
    option = next(option for option in game.options if option.name == "opening")
    assert option.values == ["usual", "ready"]
    _, request = first_question(name, Options(game.players[0]))
    assert request.decision in CHOICES
