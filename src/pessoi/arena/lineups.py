"""Who sits where: every choice of bots and every order of seats comes round before any comes again."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from pessoi.kernel.chance import seed_from


class Lineup:
    """One game to play: the bots by seat, and the seed of its chance.

    All orders of the same bots share a seed, so that no order is luckier than another.
    """

    def __init__(self, number: int, bots: list[str], chance: bytes) -> None:
        self.number: Final = number
        self.bots: Final = bots
        self.chance: Final = chance


def lineups(bots: Sequence[str], players: int, games: int, seed: int) -> list[Lineup]:
    """The first `games` games of the tournament. With fewer bots than seats the last one fills the rest."""
    entrants = list(bots) + [bots[-1]] * (players - len(bots))
    orders: list[list[str]] = []
    for table in combinations(entrants, players):
        for order in permutations(table):
            if list(order) not in orders:
                orders.append(list(order))
    found: list[Lineup] = []
    for number in range(games):
        turn, position = divmod(number, len(orders))
        found.append(Lineup(number, orders[position], seed_from(f"arena {seed} {turn}")))
    return found
