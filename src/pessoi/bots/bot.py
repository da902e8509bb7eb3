"""What a bot is."""

from typing import Any

from pessoi.kernel import Action, Game, Known, Request


class Bot:
    """Chooses for a seat, from what that seat knows. Equal seeds and equal knowledge give equal choices."""

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        raise NotImplementedError  # abstract
