"""Chapter 7: building a wonder."""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.destiny import discard_card
from pessoi.games.olympos.chapters.track import pay
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import ATHENA, BUILD, INSPIRATION, NOWHERE, STAR
from pessoi.kernel import Action, Frame, Request, act, target
from pessoi.kernel.rows import add, put


def wonder_cost(s: Position, seat: int) -> int:
    """7 action points, less with Architecture, more with Erinyes.  [OLY-7.5] [OLY-11.18]"""
    f = s.figures
    cost = f.wonder_cost + s.surcharge(seat)
    for d in f.builder_tiles:
        if s.owned[seat] >> d & 1:
            cost -= f.wonder_discount[d]
    return cost


def lasting_stars(s: Position, seat: int, wonder: int) -> int:
    """The seat's stars, and its markers in the wonder's column.  [OLY-7.2]"""
    return own_stars(s, seat) + column_stars(s, seat)[s.wonder_column[wonder]]


def own_stars(s: Position, seat: int) -> int:
    """Star tokens, stars on discoveries (Architecture, Engineering).  [OLY-7.2] [OLY-11.18] [OLY-11.23]"""
    f = s.figures
    stars = s.star[seat]
    for d in f.star_tiles:
        if s.owned[seat] >> d & 1:
            stars += f.stars[d]
    return stars


def column_stars(s: Position, seat: int) -> list[int]:
    """The seat's markers in each column of discoveries.  [OLY-7.2]"""
    return s.stars_in_columns(seat)


def shortfall(s: Position, seat: int, wonder: int) -> int:
    """Stars that one-shot stars have to pay: exactly what is missing.  [OLY-7.4]"""
    return max(0, s.figures.wonder_stars[wonder] - lasting_stars(s, seat, wonder))


def one_shot_stars(s: Position, seat: int) -> int:
    """Athena's, and those of `inspiration` cards in hand.  [OLY-9.17] [OLY-8.12]"""
    return s.athena[seat] + inspirations(s, seat) * s.figures.card_amount[s.figures.inspiration]


def inspirations(s: Position, seat: int) -> int:
    return s.hand[seat * s.figures.cards + s.figures.inspiration]


def is_on_board(s: Position, wonder: int) -> bool:
    """In the game, and not built yet: each exists once.  [OLY-7.7]"""
    if s.wonder_column[wonder] == NOWHERE:
        return False
    for seat in range(s.players):
        if s.built[seat] >> wonder & 1:
            return False
    return True


def add_wonders(s: Position, seat: int, actions: list[Action]) -> None:
    """Wonders on the board for which stars and action points suffice.  [OLY-7.1] [OLY-4.8]"""
    if wonder_cost(s, seat) > s.budget(seat):
        return
    stars = own_stars(s, seat) + one_shot_stars(s, seat)
    above = column_stars(s, seat)
    gone = 0
    for mask in s.built:
        gone |= mask
    for w, needed in enumerate(s.figures.wonder_stars):
        column = s.wonder_column[w]
        if column != NOWHERE and gone >> w & 1 == 0 and needed <= stars + above[column]:
            actions.append(act(BUILD, w))


def why_not_build(s: Position, seat: int, wonder: int) -> str:
    """The rule that forbids the wonder: it is gone, stars are missing, or time is."""
    if not is_on_board(s, wonder):
        return "OLY-7.7"
    return "OLY-7.1" if shortfall(s, seat, wonder) > one_shot_stars(s, seat) else "OLY-4.8"


class SpendStars(Frame[Position]):
    """One-shot stars for the shortfall, one at a time; then the wonder is built. Nothing else is used up.
    [OLY-7.3] [OLY-7.4] [OLY-8.5] [OLY-8.12] [OLY-9.17] [OLY-D-10]

    Whoever has Athena's star and cards in hand is asked in any case, since the question would tell that one of
    the cards is an `inspiration`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("wonder", "missing")

    def __init__(self, wonder: int, missing: int) -> None:
        self.wonder: Final = wonder
        self.missing: Final = missing

    def ask(self, s: Position) -> Request | None:
        if self.missing <= 0:
            return None
        seat = s.active
        stars: list[Action] = []
        if s.athena[seat] > 0:
            stars.append(act(STAR, ATHENA))
        if inspirations(s, seat) > 0:
            stars.append(act(STAR, INSPIRATION))
        return Request(seat, stars, "one_shot_star", secret=s.athena[seat] > 0 and s.held[seat] > 0)

    def tell(self, s: Position, a: Action) -> None:
        seat = s.active
        if self.missing <= 0:
            s.end()
            build(s, seat, self.wonder)
        elif target(a) == ATHENA:
            s.become(SpendStars(self.wonder, self.missing - 1))
            s.athena = add(s.athena, seat, -1)
            s.note("spends_athena", seat, [])
        else:
            f = s.figures
            s.become(SpendStars(self.wonder, self.missing - f.card_amount[f.inspiration]))
            discard_card(s, seat, f.inspiration)
            s.jot("plays", seat, f.inspiration)


def build(s: Position, seat: int, wonder: int) -> None:
    """The tile is taken; it scores at the end and gives nothing else.  [OLY-7.6]"""
    s.built = put(s.built, seat, s.built[seat] | (1 << wonder))
    s.jot("builds", seat, wonder)
    pay(s, seat, wonder_cost(s, seat))
