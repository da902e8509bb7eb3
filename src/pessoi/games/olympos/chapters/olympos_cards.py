"""Chapter 9: Olympos cards. Which card lies where is nobody's knowledge: chance says when it is revealed [OLY-C-05]."""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.destiny import discard_card
from pessoi.games.olympos.chapters.development import ChooseCube
from pessoi.games.olympos.chapters.gains import gain_prestige, recruit
from pessoi.games.olympos.chapters.stacks import heights_of, holds, take_out
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import CARD, DONE, NOWHERE, REVEAL, SETTLER, SURRENDER
from pessoi.kernel import CHANCE, NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add, row


class DueCards(Frame[Position]):
    """The Olympos cards that this turn made due, one after the other in track order.
    [OLY-4.10] [OLY-9.1] [OLY-9.2] [OLY-9.3] [OLY-9.5]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("trigger",)

    def __init__(self, trigger: int) -> None:
        self.trigger: Final = trigger

    def tell(self, s: Position, a: Action) -> None:
        space = due_space(s)
        if space == NOWHERE:
            s.end()
        else:
            s.call(RevealCard(self.trigger, space))


def due_space(s: Position) -> int:
    """The first Zeus space with a card due: the first card once anybody has reached the space, the second of a
    double space once all players have, finished ones included.  [OLY-9.1] [OLY-9.2] [OLY-9.3]
    """
    f = s.figures
    for z in range(len(f.zeus_spaces)):
        if s.turned[z] < f.zeus_cards[z]:
            reached = 0
            for seat in range(s.players):
                if s.position[seat] >= f.zeus_spaces[z]:
                    reached += 1
            if (s.turned[z] == 0 and reached > 0) or (s.turned[z] == 1 and reached == s.players):
                return z
    return NOWHERE


class RevealCard(Frame[Position]):
    """A card is revealed; the effects of Ares and the Siren end before it is judged.
    [OLY-9.6] [OLY-9.18] [OLY-9.22] [OLY-C-05]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("trigger", "space")

    def __init__(self, trigger: int, space: int) -> None:
        self.trigger: Final = trigger
        self.space: Final = space

    def ask(self, s: Position) -> Request | None:
        cards = [act(REVEAL, g) for g in range(s.figures.gods) if g not in s.revealed]
        return Request(CHANCE, cards, "olympos_reveal", [1] * len(cards))

    def tell(self, s: Position, a: Action) -> None:
        s.become(FavourRound(self.trigger, 0))
        s.revealed = (*s.revealed, target(a))
        s.turned = add(s.turned, self.space, 1)
        s.ares = 0
        s.siren = 0
        s.jot("revealed", self.trigger, target(a), s.figures.zeus_spaces[self.space])


class FavourRound(Frame[Position]):
    """Once around, clockwise from the triggering player, each may play `favour` cards and nothing else.
    [OLY-9.7] [OLY-9.8] [OLY-9.13] [OLY-8.5] [OLY-8.12] [OLY-D-12]

    Everybody with cards in hand is asked, unless all `favour` cards lie open on the discard pile.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("trigger", "step")

    def __init__(self, trigger: int, step: int) -> None:
        self.trigger: Final = trigger
        self.step: Final = step

    def ask(self, s: Position) -> Request | None:
        f = s.figures
        seat = (self.trigger + self.step) % s.players
        if self.step >= s.players or s.held[seat] == 0 or s.discard[f.favour] == f.card_count[f.favour]:
            return None
        actions: list[Action] = []
        if s.hand[seat * f.cards + f.favour] > 0:
            actions.append(act(CARD, f.favour))
        actions.append(act(DONE))
        return Request(seat, actions, "favour", secret=True)

    def tell(self, s: Position, a: Action) -> None:
        f = s.figures
        if self.step >= s.players:
            s.become(ApplyCard(self.trigger, 0, afflicted(s)))
            s.boost = row(0, s.players)
        elif a != NOTHING and verb(a) == CARD:
            seat = (self.trigger + self.step) % s.players
            discard_card(s, seat, f.favour)
            s.boost = add(s.boost, seat, f.card_amount[f.favour])
            s.jot("plays", seat, f.favour)
        else:
            s.become(FavourRound(self.trigger, self.step + 1))

    def why_not(self, s: Position, a: Action) -> str:
        return "OLY-9.8" if verb(a) == CARD else ""


def afflicted(s: Position) -> int:
    """The players whom the latest card concerns, as a set: those with the most Zeus symbols, at least one, for a
    positive card; those with the fewest for a negative one. Democracy wins ties against those without it.
    They are fixed here, once.
    [OLY-9.10] [OLY-9.11] [OLY-9.24] [OLY-11.15] [OLY-11.16] [OLY-11.17]
    """
    positive = s.figures.god_positive[s.revealed[-1]]
    best = s.symbols_of(0)
    for seat in range(1, s.players):
        count = s.symbols_of(seat)
        if (count > best) == positive and count != best:
            best = count
    tied = 0
    democrats = 0
    for seat in range(s.players):
        if s.symbols_of(seat) == best:
            tied |= 1 << seat
            if s.wins_ties(seat):
                democrats |= 1 << seat
    if positive:
        if democrats:
            return democrats
        return tied if best > 0 else 0
    if democrats and democrats != tied:
        return tied & ~democrats
    return tied


class ApplyCard(Frame[Position]):
    """The card's effect on each player concerned, clockwise from the triggering player.
    [OLY-9.12] [OLY-9.13] [OLY-9.24]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("trigger", "step", "seats")

    def __init__(self, trigger: int, step: int, seats: int) -> None:
        self.trigger: Final = trigger
        self.step: Final = step
        self.seats: Final = seats

    def tell(self, s: Position, a: Action) -> None:
        if self.step == s.players:
            s.end()
            if self.seats == 0:
                s.jot("nobody", self.trigger, s.revealed[-1])
            return
        seat = (self.trigger + self.step) % s.players
        s.become(ApplyCard(self.trigger, self.step + 1, self.seats))
        if self.seats >> seat & 1:
            apply_card(s, seat, s.revealed[-1])


def apply_card(s: Position, seat: int, god: int) -> None:
    """What the gods do to one player.  [OLY-9.14] [OLY-9.15] [OLY-9.16] [OLY-9.17] [OLY-9.18] [OLY-9.19]
    [OLY-9.20] [OLY-9.21] [OLY-9.22] [OLY-9.23] [OLY-2.9]
    """
    f = s.figures
    s.jot("favours" if f.god_positive[god] else "strikes", seat, god)
    gain_prestige(s, seat, f.god_prestige[god])
    recruit(s, seat, f.god_settlers[god])
    for _ in range(f.god_cubes[god]):
        s.call(ChooseCube(seat, "artemis_cube"))
    s.athena = add(s.athena, seat, f.god_stars[god])
    if f.god_swords[god]:
        s.ares |= 1 << seat
    if f.god_extra_cost[god]:
        s.erinyes |= 1 << seat
    for _ in range(f.god_losses[god]):
        s.call(Surrender(seat))
    if f.god_points[god]:
        s.keres |= 1 << seat
    if f.god_no_sea[god]:
        s.siren |= 1 << seat
    if f.god_no_hand[god]:
        discard_hand(s, seat)


def discard_hand(s: Position, seat: int) -> None:
    """Nemesis.  [OLY-9.23]"""
    for c in range(s.figures.cards):
        for _ in range(s.hand[seat * s.figures.cards + c]):
            discard_card(s, seat, c)
            s.jot("discards", seat, c)


class Surrender(Frame[Position]):
    """Hades: a settler of choice, conquered ones included, leaves the map for the stock.
    [OLY-9.20] [OLY-5.23] [OLY-5.27] [OLY-D-14]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        places = [act(SURRENDER, t) for t in range(s.figures.territories) if holds(s.pile[t], self.seat)]
        return Request(self.seat, places, "hades_settler") if places else None

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
        else:
            s.become(SurrenderSettler(self.seat, target(a)))


class SurrenderSettler(Frame[Position]):
    """Which one of a stack; the second half of `<territory>:<index>`.  [OLY-9.20] [OLY-D-14]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "territory")

    def __init__(self, seat: int, territory: int) -> None:
        self.seat: Final = seat
        self.territory: Final = territory

    def ask(self, s: Position) -> Request | None:
        mine = heights_of(s.pile[self.territory], self.seat)
        return Request(self.seat, acts_on(SETTLER, mine), "hades_settler")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.restack(self.territory, take_out(s.pile[self.territory], target(a)))
        s.on_map = add(s.on_map, self.seat, -1)
        s.stock[self.seat] += 1
        s.jot("loses_settler", self.seat, self.territory)
