"""What a run of games plays. A game depends on its plan and its number alone, wherever it is played."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from pessoi.bots import make_bot
from pessoi.games import UnknownGame, load_game, make_game
from pessoi.games.registry import GAMES
from pessoi.kernel import Fault, Game, Options
from pessoi.kernel.chance import seed_from
from pessoi.lab.weighted_bots import BadWeights, read_weights

Kind = Literal["simulate", "arena", "tune", "export"]
EVERY_ORDER: Final = ("arena", "tune")  # kinds of run that seat bots in every order; in the others seats rotate


class TooManyBots(Fault):
    """More bots than seats, where all of them sit at one table."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a run's games depend on, beside their numbers."""

    kind: Kind
    game: str
    players: int
    options: dict[str, str]
    edition: dict[str, Any] | None
    bots: list[str]  # with fewer than seats the last one fills the rest
    weights: dict[str, dict[str, float]]  # of the bots that evaluate by weights of their own
    seed: str
    rules: int

    def orders(self) -> list[list[str]]:
        """Who sits where, game after game; then from the first again."""
        bots = [*self.bots, *[self.bots[-1]] * (self.players - len(self.bots))]
        if self.kind in EVERY_ORDER:
            return every_order(tuple(bots), self.players)
        return [bots[shift:] + bots[:shift] for shift in range(self.players)]

    def seats(self, number: int) -> list[str]:
        """The bots of that game, by seat."""
        orders = self.orders()
        return orders[number % len(orders)]


@cache
def every_order(bots: tuple[str, ...], players: int) -> list[list[str]]:
    """Every choice of bots in every order of seats, once each."""
    found = {order: None for table in combinations(bots, players) for order in permutations(table)}
    return [list(order) for order in found]


class Seeds:
    """What a game's luck comes from: the seed of its chance, and that of the bot in each seat."""

    def __init__(self, chance: bytes, bots: list[int]) -> None:
        self.chance: Final = chance
        self.bots: Final = bots


def seeds_of(plan: Plan, number: int) -> Seeds:
    """The one rule for seeds. Where every order is played all orders share their chance, so that none is luckier."""
    deal = number // len(plan.orders()) if plan.kind in EVERY_ORDER else number
    chance = seed_from(f"{plan.kind} {plan.seed} {deal}")
    return Seeds(chance, [derived_seed(plan, number, f"bot {seat}") for seat in range(plan.players)])


def derived_seed(plan: Plan, number: int, purpose: str) -> int:
    """A seed for something in that game that is not chance."""
    return int.from_bytes(seed_from(f"{plan.kind} {plan.seed} {number} {purpose}")[:8], "big")


def make_plan(
    kind: Kind,
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: Mapping[str, Any] | None = None,
    seed: str = "1",
) -> Plan:
    """A plan that can be played; a Fault says what cannot. Weights (`NAME@FILE`) are read now, and never again."""
    if game not in GAMES:
        raise UnknownGame(game)
    rules = game_with(game, edition)
    weights = {name: weights_of(name, game) for name in bots if "@" in name}
    for name in bots:
        make_bot(name.partition("@")[0], 0)  # refuses an unknown bot
    settled = rules.settled_options(Options(players or usual_players(kind, rules, len(bots)), options))
    if len(bots) > settled.players and kind not in EVERY_ORDER:
        raise TooManyBots("error-too-many-bots", {"seats": settled.players, "number": len(bots)})
    own = dict(edition) if edition else None
    return Plan(kind, game, settled.players, settled.values, own, list(bots), weights, seed, rules.version)


def usual_players(kind: Kind, game: Game[Any], bots: int) -> int:
    """Without a number: a simulation has as many seats as bots, or most; the others have the fewest."""
    if kind != "simulate":
        return min(game.players)
    return bots if bots in game.players and bots > 1 else max(game.players)


def weights_of(name: str, game: str) -> dict[str, float]:
    found = read_weights(Path(name.partition("@")[2]))
    if found.game != game:
        raise BadWeights("error-weights-game", {"game": f"={found.game}", "other": f"={game}"})
    return found.weights


def game_with(name: str, edition: Mapping[str, Any] | None) -> Game[Any]:
    """The game, with an owner's figures if there are any."""
    return make_game(name, edition) if edition else load_game(name)
