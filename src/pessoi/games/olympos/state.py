"""The position, and questions about it.

Lists and rows by seat have one entry a seat; those by seat and resource (or card) are flat, `seat * count + number`.
Sets of seats, territories and discoveries are ints used as bit sets.
"""

from typing import Any, ClassVar

from pessoi.games.olympos.chapters.counted import NO_STOPS, lands_by_seat, stars_by_seat
from pessoi.games.olympos.chapters.stacks import controller
from pessoi.games.olympos.components import Components
from pessoi.games.olympos.terms import NOBODY, NOWHERE, RESOURCES, SLOTS
from pessoi.kernel import State
from pessoi.kernel.rows import Row, add, put, row


class Position(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "players",
        "active",
        "turn",
        "line",
        "position",
        "finished",
        "hourglass",
        "cube",
        "prestige",
        "stock",
        "reserve",
        "substitute",
        "pile",
        "on_map",
        "condemned",
        "tribes",
        "token",
        "star",
        "cell_of",
        "left",
        "variants",
        "marker",
        "owned",
        "discount",
        "swords",
        "symbols",
        "wonder_column",
        "built",
        "hand",
        "held",
        "discard",
        "drawn",
        "taken",
        "drawer",
        "deck_left",
        "received",
        "exhausted",
        "revealed",
        "turned",
        "boost",
        "ares",
        "siren",
        "erinyes",
        "keres",
        "athena",
        "trail",
    )

    def __init__(
        self,
        figures: Components,
        players: int,
        active: int,
        turn: int,
        line: list[int],
        position: list[int],
        finished: int,
        hourglass: list[int],
        cube: list[int],
        prestige: Row,
        stock: list[int],
        reserve: Row,
        substitute: Row,
        pile: Row,
        on_map: Row,
        condemned: int,
        tribes: int,
        token: list[int],
        star: Row,
        cell_of: Row,
        left: Row,
        variants: Row,
        marker: Row,
        owned: Row,
        discount: Row,
        swords: Row,
        symbols: Row,
        wonder_column: Row,
        built: Row,
        hand: Row,
        held: Row,
        discard: Row,
        drawn: Row,
        taken: int,
        drawer: int,
        deck_left: int,
        received: Row,
        exhausted: int,
        revealed: Row,
        turned: Row,
        boost: Row,
        ares: int,
        siren: int,
        erinyes: int,
        keres: int,
        athena: Row,
        trail: Row,
    ) -> None:
        super().__init__()
        self.figures = figures
        self.players = players
        # -- turns and the time track
        self.active = active  # the seat in turn
        self.turn = turn  # turns begun so far
        self.line = line  # seats in the order in which they play: furthest back first, of a pile the top first
        self.position = position
        self.finished = finished  # set of seats
        # -- what lies in front of a player
        self.hourglass = hourglass
        self.cube = cube  # by seat and resource
        self.prestige = prestige
        self.stock = stock
        self.reserve = reserve
        self.substitute = substitute  # bonus markers that are no discs
        # -- the map
        self.pile = pile  # by territory: see `stacks`
        self.on_map = on_map  # settlers by seat
        self.condemned = condemned  # set of territories
        self.tribes = tribes  # set of territories
        self.token = token  # Territory tokens by seat and resource
        self.star = star  # Star tokens by seat
        # -- the development board
        self.cell_of = cell_of  # by discovery: its cell, NOWHERE if it is not in the game
        self.left = left  # by discovery: tiles in its pile
        self.variants = variants  # by discovery: resources of the tiles left (Money, Agriculture)
        self.marker = marker  # by cell and slot: the seat, or NOBODY
        self.owned = owned  # by seat: set of discoveries
        self.discount = discount  # by seat and resource: action points off a discovery that names it
        self.swords = swords  # printed on the seat's discoveries
        self.symbols = symbols  # Zeus symbols printed on them
        self.wonder_column = wonder_column  # by wonder: its column, NOWHERE if it is not in the game
        self.built = built  # by seat: set of wonders
        # -- Destiny cards
        self.hand = hand  # by seat and card
        self.held = held  # by seat: how many cards, known or not
        self.discard = discard  # by card
        self.drawn = drawn  # by card: taken with Oracle, one of them to be kept
        self.taken = taken  # how many, known or not
        self.drawer = drawer  # whose they are, or NOBODY
        self.deck_left = deck_left  # cards in the deck
        self.received = received  # cards received so far
        self.exhausted = exhausted  # draws that found no card
        # -- Olympos cards
        self.revealed = revealed  # in this order
        self.turned = turned  # by Zeus space: cards revealed there
        self.boost = boost  # by seat: `favour` cards played for the present card
        self.ares = ares  # sets of seats
        self.siren = siren
        self.erinyes = erinyes
        self.keres = keres
        self.athena = athena  # one-shot stars by seat
        self.trail = trail  # of Destiny cards since the deck was first made anew: see chapter `trail`
        self.counted: Row = ()  # the piles that `lands` was counted from
        self.lands: Row = ()  # see controlled_by
        self.stops = NO_STOPS  # see chapter `expansion`
        self.starred: Row = ()  # the markers that `column_stars` were counted from
        self.column_stars: list[list[int]] = []  # see stars_in_columns

    def copy(self) -> "Position":
        s = Position(
            self.figures,
            self.players,
            self.active,
            self.turn,
            self.line.copy(),
            self.position.copy(),
            self.finished,
            self.hourglass.copy(),
            self.cube.copy(),
            self.prestige,
            self.stock.copy(),
            self.reserve,
            self.substitute,
            self.pile,
            self.on_map,
            self.condemned,
            self.tribes,
            self.token.copy(),
            self.star,
            self.cell_of,
            self.left,
            self.variants,
            self.marker,
            self.owned,
            self.discount,
            self.swords,
            self.symbols,
            self.wonder_column,
            self.built,
            self.hand,
            self.held,
            self.discard,
            self.drawn,
            self.taken,
            self.drawer,
            self.deck_left,
            self.received,
            self.exhausted,
            self.revealed,
            self.turned,
            self.boost,
            self.ares,
            self.siren,
            self.erinyes,
            self.keres,
            self.athena,
            self.trail,
        )
        s.counted = self.counted
        s.stops = self.stops
        s.starred = self.starred
        s.column_stars = self.column_stars
        s.lands = self.lands
        s.stack = self.stack.copy()
        return s

    def restore(self, data: dict[str, Any]) -> None:
        """Games begun before the trail was kept go on without the part that is missing."""
        super().restore({"trail": [], **data})

    # -- the map

    def restack(self, territory: int, stack: int) -> None:
        """Give a territory another stack; its tokens follow control. A tribe must have been beaten before.

        Control is the top piece's; with it go the Territory token and the Star token. The Zeus token is with
        whoever controls Olympos. An own settler beneath keeps control.
        [OLY-5.15] [OLY-5.16] [OLY-5.20] [OLY-5.23] [OLY-5.27] [OLY-5.28] [OLY-5.29] [OLY-12.10]
        """
        f = self.figures
        before = controller(self.pile[territory])
        after = controller(stack)
        self.pile = put(self.pile, territory, stack)
        if before == after:
            return
        starred = f.starred >> territory & 1
        if 0 <= before < self.players:
            self.token[before * RESOURCES + f.resource_of[territory]] -= 1
            if starred:
                self.star = add(self.star, before, -1)
        if 0 <= after < self.players:
            self.token[after * RESOURCES + f.resource_of[territory]] += 1
            if starred:
                self.star = add(self.star, after, 1)

    def controlled_by(self, seat: int) -> int:
        """The set of territories that the seat controls. Counted once for a row of piles.  [OLY-5.15]"""
        if self.counted is not self.pile:
            self.counted = self.pile
            self.lands = lands_by_seat(self.pile, self.players)
        return self.lands[seat]

    def zeus_holder(self) -> int:
        """Who has the Zeus token: the seat that controls Olympos, or another number.  [OLY-5.16]"""
        return controller(self.pile[self.figures.olympos])

    def stars_in_columns(self, seat: int) -> list[int]:
        """The seat's markers in each column of discoveries. Counted once for a row of markers.  [OLY-7.2]"""
        if self.starred is not self.marker:
            self.starred = self.marker
            self.column_stars = stars_by_seat(self.marker, self.players)
        return self.column_stars[seat]

    # -- strength

    def swords_of(self, seat: int) -> int:
        """Swords on discoveries, and those of Ares.  [OLY-5.19]"""
        if self.ares >> seat & 1:
            return self.swords[seat] + self.figures.war_swords
        return self.swords[seat]

    def symbols_of(self, seat: int) -> int:
        """Zeus symbols: discoveries, the Zeus token, `favour` cards for this Olympos card.  [OLY-9.9]"""
        return self.symbols[seat] + self.boost[seat] + (1 if self.zeus_holder() == seat else 0)

    def wins_ties(self, seat: int) -> bool:
        """Democracy.  [OLY-11.13]"""
        return self.owned[seat] & self.figures.democracy != 0

    # -- means

    def budget(self, seat: int) -> int:
        """Action points that the seat can pay at most: hourglasses, then spaces up to the cross.  [OLY-4.8]"""
        return self.hourglass[seat] + self.figures.cross - self.position[seat]

    def surcharge(self, seat: int) -> int:
        """What Erinyes add to the next action.  [OLY-9.19]"""
        return self.figures.extra_cost if self.erinyes >> seat & 1 else 0

    def is_final_turn(self, seat: int) -> bool:
        """On or beyond the last Zeus space; reaching it is enough.  [OLY-10.1] [OLY-10.2]"""
        return self.position[seat] >= self.figures.last_zeus

    def is_finished(self, seat: int) -> bool:
        return self.finished >> seat & 1 == 1

    def packed(self, counts: list[int], seat: int) -> int:
        """Tokens or cubes of a seat as `payment` counts them."""
        i = seat * RESOURCES
        return counts[i] | counts[i + 1] << 8 | counts[i + 2] << 16 | counts[i + 3] << 24

    # -- Destiny cards

    def deck(self) -> list[int]:
        """By card: how many are neither discarded nor, as far as is known, in a hand or just taken."""
        cards = self.figures.cards
        rest: list[int] = []
        for c, count in enumerate(self.figures.card_count):
            rest.append(count - self.discard[c] - self.drawn[c])
        for place, held in enumerate(self.hand):
            if held:
                card = place % cards
                rest[card] = rest[card] - held
        return rest


def new_position(figures: Components, players: int) -> Position:
    """Before anything is laid out: 15 discs in reserve, 4 in stock, 1 as time token.  [OLY-3.5] [OLY-2.5]"""
    f = figures
    n = players
    return Position(
        figures=f,
        players=n,
        active=0,
        turn=0,
        line=[],
        position=[f.start] * n,
        finished=0,
        hourglass=[0] * n,
        cube=[0] * (n * RESOURCES),
        prestige=row(0, n),
        stock=[f.first_stock] * n,
        reserve=(f.discs - f.first_stock - f.time_tokens,) * n,
        substitute=row(0, n),
        pile=row(0, f.territories),
        on_map=row(0, n),
        condemned=0,
        tribes=0,
        token=[0] * (n * RESOURCES),
        star=row(0, n),
        cell_of=row(NOWHERE, f.discoveries),
        left=row(0, f.discoveries),
        variants=row(0, f.discoveries),
        marker=row(NOBODY, len(f.cell_ids) * SLOTS),
        owned=row(0, n),
        discount=row(0, n * RESOURCES),
        swords=row(0, n),
        symbols=row(0, n),
        wonder_column=row(NOWHERE, f.wonders),
        built=row(0, n),
        hand=row(0, n * f.cards),
        held=row(0, n),
        discard=row(0, f.cards),
        drawn=row(0, f.cards),
        taken=0,
        drawer=NOBODY,
        deck_left=f.deck_size,
        received=row(0, n),
        exhausted=0,
        revealed=(),
        turned=row(0, len(f.zeus_spaces)),
        boost=row(0, n),
        ares=0,
        siren=0,
        erinyes=0,
        keres=0,
        athena=row(0, n),
        trail=(),
    )
