"""How a bot judges positions: by the game's hand-made evaluation, or by a network beside it. The one place for both.

Compiled together with the games, as the search is that asks.
"""

from typing import Any, Final

from pessoi.kernel.game import Game
from pessoi.kernel.network import Networks, judge, weigh
from pessoi.kernel.request import Request
from pessoi.kernel.state import State


class Judgement:
    """The game's own: evaluation and priors as they are written."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game

    def evaluate(self, s: State, viewer: int) -> list[float]:
        """Each seat's chance to win, as it looks to that seat."""
        values: list[float] = self.game.evaluate(s)
        return values

    def priors(self, s: State, request: Request) -> list[float]:
        """How promising each answer looks to the seat that is asked: positive weights."""
        found: list[float] = self.game.priors(s, request)
        return found


class Learned(Judgement):
    """The game's own, corrected by a network; where none fits the position, the game's own."""

    def __init__(self, game: Game[Any], networks: Networks) -> None:
        super().__init__(game)
        self.networks: Final = networks
        self.has_policy: Final = networks.has_policy()

    def evaluate(self, s: State, viewer: int) -> list[float]:
        values: list[float] = self.game.evaluate(s)
        return judge(self.game, self.networks, s, viewer, values)

    def priors(self, s: State, request: Request) -> list[float]:
        found: list[float] = self.game.priors(s, request)
        if not self.has_policy:
            return found
        index = self.game.vocabulary.index
        return weigh(self.game, self.networks, s, request.seat, [index[a] for a in request.actions], found)
