"""Part 3 and part 17: the table is laid out, cards are dealt, favors picked."""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.favors import take_from_stack
from pessoi.games.mytikas.chapters.turn import Turns, deal, turn_up
from pessoi.games.mytikas.components import Components
from pessoi.games.mytikas.state import Position, new_position
from pessoi.kernel import CHANCE, Action, Frame, Options, Request, act, acts_on, target
from pessoi.kernel.rows import put


def initial(figures: Components, options: Options) -> Position:
    """The table before anything is drawn.  [MYT-3.1] [MYT-3.2] [MYT-3.14]"""
    s = new_position(figures, options.players, options.values["draft"] == "yes")
    if options.values["opening"] == "ready":
        s.stack = [Turns(), DealRiver(), DealHands(0), FirstPlayer()]
        give_favors(s)
    else:
        s.stack = [Turns(), PickFavors(s.players - 1), DealRiver(), DealHands(0), FirstPlayer()]
    return s


def give_favors(s: Position) -> None:
    """A ready-made opening: seat by seat a favor, in the order of the gods.  [MYT-3.15]"""
    for seat in range(s.players):
        s.picked |= 1 << seat
        take_from_stack(s, seat, seat)


class FirstPlayer(Frame[Position]):
    """[MYT-C1] [MYT-3.5] The first player is drawn; the others follow clockwise."""

    def ask(self, s: Position) -> Request | None:
        return Request(CHANCE, [act(t.FIRST, seat) for seat in range(s.players)], "first_player", [1] * s.players)

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.first = target(a)
        s.active = s.first
        s.note("first", s.first, [])
        for number in range(s.players):
            s.gain(s.seat_in_order(number), 0, s.figures.start_goods[number])  # [MYT-3.12]


class DealHands(Frame[Position]):
    """[MYT-C2] [MYT-3.6] [MYT-3.7] Each player in seat order receives deity cards, face up.

    [MYT-17.1] [MYT-17.2] In the draft two cards each, and all are dealt before anybody keeps one.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("dealt",)

    def __init__(self, dealt: int) -> None:
        self.dealt: Final = dealt

    def ask(self, s: Position) -> Request | None:
        return deal(s)

    def tell(self, s: Position, a: Action) -> None:
        each = s.figures.draft_cards if s.draft else s.figures.hand_cards
        seat = s.seat_in_order(self.dealt // each)
        deity = target(a)
        s.jot("dealt", seat, deity)
        if s.draft:
            s.place = put(s.place, deity, t.DEALT + seat)
        else:
            keep(s, seat, deity)
        if self.dealt + 1 < each * s.players:
            s.become(DealHands(self.dealt + 1))
        elif s.draft:
            s.become(Draft(0))
        else:
            s.end()


class Draft(Frame[Position]):
    """[MYT-D01] [MYT-17.1] [MYT-17.2] In seat order each player keeps a card and returns the other.

    [MYT-17.3] Returned cards go under the deck, from where none ever reaches the river.
    [MYT-17.4] All else is as without the draft.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def ask(self, s: Position) -> Request | None:
        seat = s.seat_in_order(self.number)
        return Request(seat, acts_on(t.KEEP, dealt_to(s, seat)), "draft_keep")

    def tell(self, s: Position, a: Action) -> None:
        seat = s.seat_in_order(self.number)
        keep(s, seat, target(a))
        s.jot("keeps", seat, target(a))
        rest = dealt_to(s, seat)
        if s.figures.draft_cards - len(rest) < s.figures.hand_cards:
            return
        for deity in rest:
            s.place = put(s.place, deity, t.BOTTOM)
        if self.number + 1 < s.players:
            s.become(Draft(self.number + 1))
        else:
            s.end()

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-17.1"


class DealRiver(Frame[Position]):
    """[MYT-C2] [MYT-3.8] [MYT-3.9] The first card of the river is dealt face up; the others are drawn when turned."""

    def ask(self, s: Position) -> Request | None:
        return deal(s) if s.next_hidden() < s.figures.face_up else None

    def tell(self, s: Position, a: Action) -> None:
        if s.next_hidden() < s.figures.face_up:
            turn_up(s, target(a))
        else:
            s.end()


class PickFavors(Frame[Position]):
    """[MYT-D02] [MYT-3.13] From the last seat to the first, one favor each, all of different gods."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def ask(self, s: Position) -> Request | None:
        gods = [god for god in range(t.GOD_COUNT) if not (s.picked >> god) & 1 and s.stacks[god]]
        picks = [v.FAVORS[god][t.PICKED] for god in gods]
        return Request(s.seat_in_order(self.number), picks, "setup_favor")

    def tell(self, s: Position, a: Action) -> None:
        god, _ = v.read_favor(a)
        s.picked |= 1 << god
        take_from_stack(s, s.seat_in_order(self.number), god)
        if self.number:
            s.become(PickFavors(self.number - 1))
        else:
            s.end()

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-3.13"


def keep(s: Position, seat: int, deity: int) -> None:
    """A starting card, with an offering from the supply on it, active from turn 1.  [MYT-3.6] [MYT-13.2]"""
    s.place = put(s.place, deity, seat)
    s.laid = put(s.laid, deity, s.figures.hand_offerings)
    s.gained = put(s.gained, deity, 0)


def dealt_to(s: Position, seat: int) -> list[int]:
    return [deity for deity in range(t.DEITY_COUNT) if s.place[deity] == t.DEALT + seat]
