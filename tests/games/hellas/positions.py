"""A table for tests: positions written as the specification writes them, answers in notation."""

from typing import Any, Final, cast

from pessoi.games import load_game
from pessoi.games.hellas.chapters.hexes import cell_at
from pessoi.games.hellas.chapters.turn import MainWindow
from pessoi.games.hellas.game import Hellas
from pessoi.games.hellas.shown import Shown
from pessoi.games.hellas.state import Position, hand_total, new_position, put_tile
from pessoi.games.hellas.terms import CARD_IDS, CARDS, CARDS_PER_GOD, GODS, RED, WHITE
from pessoi.kernel import Event, Frame, Request
from pessoi.kernel.rows import add

# tile, q, r, rotation, owner, soldiers/ships: as in the chapter of worked examples
F_PLACE: Final = """
    tile_sounion 1 -1 k1 red 1/0
    tile_malea 1 0 k0 red 1/1
    tile_tainaron 0 1 k2 white 1/2
    tile_mykale 0 -1 k0 white 1/1
"""
F_LAND: Final = """
    tile_naxos 1 -1 k0 red 1/0
    tile_samos 1 0 k0 red 1/0
    tile_sounion 0 1 k3 red 1/0
    tile_malea 2 -2 k2 white 3/0
    tile_salamis 2 -1 k2 red 3/0
    tile_chalkis 2 0 k3 white 2/0
    tile_byzantion 1 1 k0 red 1/0
    tile_tainaron 0 2 k0 white 2/0
"""
F_SEA: Final = """
    tile_naxos 1 -1 k0 white 3/0
    tile_samos 1 0 k0 red 2/0
    tile_mykale 0 -1 k5 red 2/0
    tile_malea -1 1 k3 red 2/0
    tile_tainaron -1 0 k4 red 2/0
    tile_sounion 0 1 k2 white 1/0
"""
# the letters of the examples
LAND: Final = {"A": "tile_malea", "B": "tile_salamis", "C": "tile_chalkis", "D": "tile_byzantion", "E": "tile_tainaron"}
SEA: Final = {
    "A": "tile_tainaron",
    "B": "tile_malea",
    "C": "tile_mykale",
    "D": "tile_samos",
    "E": "tile_naxos",
    "F": "tile_sounion",
}
SEATS: Final = {"white": WHITE, "red": RED}


class Table:
    """A game at a given position, and short ways to play and look."""

    def __init__(self, game: Hellas, s: Position) -> None:
        self.game: Final = game
        self.s = s
        self.events: list[Event] = []
        game.settle(s)

    @property
    def request(self) -> Request:
        return self.game.pending(self.s)

    @property
    def options(self) -> list[str]:
        return [self.game.vocabulary.text(a) for a in self.request.actions]

    @property
    def asked(self) -> tuple[int, str]:
        return self.request.seat, self.request.decision

    def do(self, *texts: str) -> "Table":
        for text in texts:
            self.game.play(self.s, self.game.vocabulary.read(text), self.events)
            assert self.game.violations(self.s, None) == []
        return self

    def copy(self) -> "Table":
        return Table(self.game, self.s.copy())

    def told(self, name: str) -> list[list[int]]:
        return [e.values for e in self.events if e.name == name]

    # -- looking

    def city(self, tile: str) -> tuple[int, int, int]:
        """Owner, soldiers, ships."""
        t = self.tile(tile)
        return self.s.owner[t], self.s.soldiers[t], self.s.ships[t]

    def reserve(self, seat: int) -> tuple[int, int]:
        return self.s.reserve[seat * 2], self.s.reserve[seat * 2 + 1]

    def hand(self, seat: int) -> list[str]:
        return [CARD_IDS[c] for c in range(CARDS) for _ in range(self.s.hand[seat * CARDS + c])]

    def discards(self) -> list[str]:
        return [CARD_IDS[c] for c in range(CARDS) for _ in range(self.s.discard[c])]

    def cards(self) -> list[str]:
        """The god cards on offer now."""
        return [text.removeprefix("play ") for text in self.options if text.startswith("play ")]

    def tile(self, id: str) -> int:
        return self.game.figures.tile_ids.index(id)

    def known(self, seat: int) -> Position:
        """The position as that seat, or WATCHER, knows it."""
        return cast(Position, self.game.known(self.s, seat))

    def show(self, seat: int) -> Shown:
        """What that seat, or WATCHER, is shown."""
        return self.game.show(self.game.known(self.s, seat), seat)

    # -- arranging

    def discard(self, *cards: str) -> "Table":
        """Put cards from the pile into the discard."""
        for card in cards:
            self.s.discard = add(self.s.discard, CARD_IDS.index(card), 1)
            self.s.pile = add(self.s.pile, CARD_IDS.index(card) // CARDS_PER_GOD, -1)
        return self

    def give(self, seat: int, *cards: str) -> "Table":
        """Put cards from the pile into a hand."""
        for card in cards:
            give(self.s, seat, card)
        return self


def hellas() -> Hellas:
    game: Any = load_game("hellas")
    assert isinstance(game, Hellas)
    return game


def give(s: Position, seat: int, card: str) -> None:
    number = CARD_IDS.index(card)
    s.hand = add(s.hand, seat * CARDS + number, 1)
    s.hand_size = add(s.hand_size, seat * 3 + number // CARDS_PER_GOD, 1)
    s.pile = add(s.pile, number // CARDS_PER_GOD, -1)


def position(
    text: str,
    active: int = WHITE,
    white: str = "",
    red: str = "",
    turn: int = 5,
    game: Hellas | None = None,
    frame: Frame[Any] | None = None,
) -> Table:
    """A table at the position written in `text`; `white` and `red` are the hands."""
    game = game or hellas()
    s = new_position(game.figures)
    for line in text.strip().splitlines():
        id, q, r, k, owner, pieces = line.split()
        tile = game.figures.tile_ids.index(id)
        put_tile(s, tile, cell_at(int(q), int(r)), int(k[1:]), SEATS[owner])
        s.pool &= ~(1 << tile)
        s.soldiers[tile], s.ships[tile] = (int(n) for n in pieces.split("/"))
        s.reserve[SEATS[owner] * 2] -= s.soldiers[tile]
        s.reserve[SEATS[owner] * 2 + 1] -= s.ships[tile]
    for seat, cards in ((WHITE, white), (RED, red)):
        for card in cards.split():
            give(s, seat, card)
    s.turn = turn
    s.active = active
    s.stack = [frame or MainWindow()]
    assert hand_total(s, WHITE) <= game.figures.hand_max
    return Table(game, s)


def changed(text: str, *lines: str) -> str:
    """The position with some tiles' lines replaced."""
    tiles = {line.split()[0]: line for line in text.strip().splitlines() for line in [line.strip()]}
    for line in lines:
        tiles[line.split()[0]] = line
    return "\n".join(tiles.values())


def gods(table: Table, seat: int) -> dict[str, int]:
    return {god: table.s.hand_size[seat * 3 + i] for i, god in enumerate(GODS)}
