"""A table to try rules on: tiles in the order of the figures, nothing condemned, seat 0 to play."""

from typing import Final, cast

from pessoi.games.olympos import create
from pessoi.games.olympos.chapters.setup import lay_pile
from pessoi.games.olympos.chapters.stacks import pieces_of, put_on
from pessoi.games.olympos.chapters.turn import Turns
from pessoi.games.olympos.shown import Choice, Shown
from pessoi.games.olympos.state import Position, new_position
from pessoi.games.olympos.terms import BARBARIAN, RESOURCES
from pessoi.kernel import Event, Request
from pessoi.kernel.rows import add, put

GAME: Final = create(None)
F: Final = GAME.figures


def territory(name: str) -> int:
    return F.territory_ids.index(name)


def discovery(name: str) -> int:
    return F.discovery_ids.index(name)


def wonder(name: str) -> int:
    return F.wonder_ids.index(name)


def card(name: str) -> int:
    return F.card_ids.index(name)


def resource(name: str) -> int:
    return F.resource_ids.index(name)


def named(numbers: int, names: list[str]) -> list[str]:
    """The names in a bit set."""
    return [name for i, name in enumerate(names) if numbers >> i & 1]


class Table:
    """A position with hands to arrange it, then `start` and `play`."""

    def __init__(self, players: int = 4) -> None:
        s = new_position(F, players)
        columns = F.columns[players]
        for row in range(5):
            for column, d in enumerate([d for d in range(F.discoveries) if F.row[d] == row][:columns]):
                lay_pile(s, d, row * 5 + column)
        for w in range(columns):
            s.wonder_column = put(s.wonder_column, w, w)
        s.line = list(range(players))
        s.tribes = F.starred
        self.s: Position = s
        self.journal: list[Event] = []

    # -- arranging

    def lay(self, name: str, cell: str) -> None:
        """Put a discovery on that cell; what lay there takes its place."""
        d, place = discovery(name), F.cell_ids.index(cell)
        if place in self.s.cell_of:
            self.s.cell_of = put(self.s.cell_of, self.s.cell_of.index(place), self.s.cell_of[d])
        self.s.cell_of = put(self.s.cell_of, d, place)

    def at(self, *positions: int) -> None:
        """Time tokens by seat; of several on a space the lower seat is on top. Olympos cards due there have been
        revealed: Nemesis, Siren, Keres, Hades, Erinyes, Ares, Athena, Artemis in this order, as many as needed.
        """
        self.s.position = list(positions)
        self.s.line = sorted(range(len(positions)), key=lambda seat: (positions[seat], seat))
        for z, space in enumerate(F.zeus_spaces):
            due = (max(positions) >= space) + (min(positions) >= space and F.zeus_cards[z] == 2)
            self.s.turned = put(self.s.turned, z, due)
        self.s.revealed = tuple([F.gods - 1 - i for i in range(sum(self.s.turned))])

    def settle(self, seat: int, *places: str) -> None:
        """Settlers from the reserve on top of these territories; tribes are gone from there."""
        for name in places:
            t = territory(name)
            self.s.tribes &= ~(1 << t)
            self.s.restack(t, put_on(self.s.pile[t], seat))
            self.s.on_map = add(self.s.on_map, seat, 1)
            self.s.reserve = add(self.s.reserve, seat, -1)

    def barbarians(self, *places: str) -> None:
        for name in places:
            self.s.restack(territory(name), put_on(0, BARBARIAN))

    def condemn(self, *places: str) -> None:
        for name in places:
            self.s.condemned |= 1 << territory(name)
            self.s.tribes &= ~(1 << territory(name))

    def learn(self, seat: int, *names: str) -> None:
        """Discoveries taken before, without their bonus."""
        for name in names:
            d = discovery(name)
            self.s.owned = put(self.s.owned, seat, self.s.owned[seat] | (1 << d))
            self.s.left = add(self.s.left, d, -1)
            self.s.swords = add(self.s.swords, seat, F.swords[d])
            self.s.symbols = add(self.s.symbols, seat, F.symbols[d])

    def discount(self, seat: int, name: str, kind: str) -> None:
        """Money or Agriculture with the tile of that resource."""
        self.learn(seat, name)
        self.s.discount = add(self.s.discount, seat * RESOURCES + resource(kind), F.discount[discovery(name)])
        self.s.variants = put(
            self.s.variants, discovery(name), self.s.variants[discovery(name)] & ~(1 << resource(kind))
        )

    def mark(self, seat: int, cell: str, slot: int) -> None:
        self.s.marker = put(self.s.marker, F.cell_ids.index(cell) * 3 + slot, seat)
        self.s.reserve = add(self.s.reserve, seat, -1)

    def cubes(self, seat: int, *kinds: str) -> None:
        for kind in kinds:
            self.s.cube[seat * RESOURCES + resource(kind)] += 1

    def hold(self, seat: int, *names: str) -> None:
        """Destiny cards in hand."""
        for name in names:
            self.s.hand = add(self.s.hand, seat * F.cards + card(name), 1)
            self.s.held = add(self.s.held, seat, 1)
            self.s.received = add(self.s.received, seat, 1)
            self.s.deck_left -= 1

    # -- playing

    def start(self) -> "Table":
        self.s.stack = [Turns()]
        GAME.settle(self.s)
        return self

    @property
    def request(self) -> Request:
        return GAME.pending(self.s)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.request.seat, self.request.decision

    def options(self, word: str = "") -> list[str]:
        """The pending question's answers, or the targets of those with that verb."""
        texts = [GAME.vocabulary.text(a) for a in self.request.actions]
        return [t.partition(" ")[2] for t in texts if t.split()[0] == word] if word else texts

    def play(self, *texts: str) -> "Table":
        for text in texts:
            GAME.play(self.s, GAME.vocabulary.read(text), self.journal)
        return self

    def expand(self, to: str, new: str = "", move: str = "") -> "Table":
        """An Expansion, paid at once; a question with a single answer is not asked."""
        if self.request.decision == "turn_menu":
            self.play(f"move {move}" if move else f"new {new or 'northern_zone'}")
        self.play(f"to {to}")
        return self.play("done") if self.request.decision == "payment_window" else self

    def costs(self) -> dict[str, int]:
        """Destinations with their action points, as clients see them."""
        return {goal["to"]: goal["ap"] for goal in self.choice()["destinations"]}

    # -- looking

    def known(self, seat: int) -> Position:
        """The position as that seat knows it, to look into."""
        return cast(Position, GAME.known(self.s, seat))

    def show(self, seat: int) -> Shown:
        return GAME.show(GAME.known(self.s, seat), seat)

    def choice(self) -> Choice:
        """The destinations that the player in turn is shown."""
        choice = self.show(self.s.active)["choice"]
        assert choice is not None
        return choice

    def stack(self, place: str) -> list[int]:
        return pieces_of(self.s.pile[territory(place)])

    def tokens(self, seat: int) -> dict[str, int]:
        counts = self.s.token[seat * RESOURCES : (seat + 1) * RESOURCES]
        return {name: counts[r] for r, name in enumerate(F.resource_ids) if counts[r]}

    def cubes_of(self, seat: int) -> dict[str, int]:
        counts = self.s.cube[seat * RESOURCES : (seat + 1) * RESOURCES]
        return {name: counts[r] for r, name in enumerate(F.resource_ids) if counts[r]}

    def hand(self, seat: int) -> dict[str, int]:
        counts = self.s.hand[seat * F.cards : (seat + 1) * F.cards]
        return {name: counts[c] for c, name in enumerate(F.card_ids) if counts[c]}

    def events(self) -> list[str]:
        return [event.name for event in self.journal]
