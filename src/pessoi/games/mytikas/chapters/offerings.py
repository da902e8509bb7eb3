"""Part 12: making an offering, and the locks. Also the altar and Hermes, who lead to it."""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.state import Position
from pessoi.kernel import NOTHING, Action, Frame, Request, target, verb
from pessoi.kernel.rows import add, put


def least(s: Position, seat: int, deity: int) -> int:
    """The fewest offerings that win or keep this card for the seat; 0 if no offering can be made to it.

    [MYT-12.2] Own: at least 1. [MYT-12.3] In the river, face up: at least 1. [MYT-12.4] An opponent's: one more than
    it carries. [MYT-12.5] Secured cards: never.
    """
    place = s.place[deity]
    if s.lock[deity] >= 0 or place > t.FACE_UP:
        return 0
    if place == seat or place == t.FACE_UP:
        return 1
    return s.laid[deity] + 1


def most(s: Position, seat: int, deity: int) -> int:
    """The most that may be placed on it.

    [MYT-12.9] As many as bring the card to the current lock's value. [MYT-12.10] Without a lock, the whole reserve.
    [MYT-12.1] From the reserve only.
    """
    reserve = min(s.reserve[seat], t.MOST_OFFERINGS)
    lock = s.current_lock()
    if lock == 0:
        return reserve
    room = lock - s.laid[deity] if s.place[deity] == seat else lock
    return min(reserve, room)


def can_offer(s: Position, seat: int) -> bool:
    """Whether any card can be the target of an offering."""
    if s.reserve[seat] == 0:
        return False
    for deity in range(t.DEITY_COUNT):
        if 0 < least(s, seat, deity) <= most(s, seat, deity):
            return True
    return False


class Altar(Frame[Position]):
    """[MYT-D15] [MYT-11.8] Gain an offering, or make one; if none can be made, the gain is automatic."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        answers = [v.DO_GAIN, v.DO_OFFER] if can_offer(s, self.seat) else [v.DO_GAIN]
        return Request(self.seat, answers, "offering_choice")

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == t.OFFER:
            s.become(OfferingTarget(self.seat))
        else:
            s.end()
            s.receive_offerings(self.seat, s.figures.altar_gain)

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-11.8"


class Hermes(Frame[Position]):
    """[MYT-D16] [MYT-13.25] [MYT-13.30] At Hades Night Hermes gives first; then one may also make an offering."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        return Request(self.seat, [v.DO_OFFER, v.DO_DECLINE], "hermes_offer") if can_offer(s, self.seat) else None

    def tell(self, s: Position, a: Action) -> None:
        if a != NOTHING and verb(a) == t.OFFER:
            s.become(OfferingTarget(self.seat))
        else:
            s.end()


class OfferingTarget(Frame[Position]):
    """[MYT-D17] [MYT-12.1] The one card that the offering is for."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Position) -> Request | None:
        found: list[Action] = []
        for deity in range(t.DEITY_COUNT):
            if 0 < least(s, self.seat, deity) <= most(s, self.seat, deity):
                found.append(v.TARGETS[deity])
        return Request(self.seat, found, "offering_target")

    def tell(self, s: Position, a: Action) -> None:
        s.become(OfferingAmount(self.seat, target(a)))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != t.TARGET:
            return ""
        deity = target(a)
        if s.lock[deity] >= 0:
            return "MYT-12.5"
        return "MYT-12.4" if s.place[deity] < t.FACE_UP else "MYT-12.3"


class OfferingAmount(Frame[Position]):
    """[MYT-D18] How many offerings are placed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deity")

    def __init__(self, seat: int, deity: int) -> None:
        self.seat: Final = seat
        self.deity: Final = deity

    def ask(self, s: Position) -> Request | None:
        lowest = least(s, self.seat, self.deity)
        highest = most(s, self.seat, self.deity)
        return Request(self.seat, v.AMOUNTS[lowest : highest + 1], "offering_amount")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        make_offering(s, self.seat, self.deity, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != t.AMOUNT:
            return ""
        if target(a) > s.reserve[self.seat]:
            return "MYT-12.1"
        if target(a) > most(s, self.seat, self.deity):
            return "MYT-12.9"
        return "MYT-12.4"


def make_offering(s: Position, seat: int, deity: int, amount: int) -> None:
    """[MYT-12.2] [MYT-12.3] [MYT-12.4] Protect, claim or steal; [MYT-11.9] what is placed stays on the card.

    [MYT-12.14] A player may control any number of cards, also none.
    """
    s.reserve[seat] -= amount
    owner = s.place[deity]
    if owner == seat:
        s.laid = add(s.laid, deity, amount)
        s.jot("protects", seat, deity, amount)
    else:
        if owner == t.FACE_UP:
            s.jot("claims", seat, deity, amount)
        else:
            s.reserve[owner] += s.laid[deity]
            s.jot("steals", seat, deity, amount, owner)
        s.place = put(s.place, deity, seat)
        s.laid = put(s.laid, deity, amount)
        s.gained = put(s.gained, deity, s.turn)  # [MYT-13.2]
    secure(s, seat, deity)


def secure(s: Position, seat: int, deity: int) -> None:
    """[MYT-12.8] A card that carries the current lock's value takes the lock and loses as many offerings.

    [MYT-12.11] One lock for one offering. [MYT-12.12] The card below the lock is turned up only in phase 7.
    """
    value = s.current_lock()
    if value == 0 or s.laid[deity] < value:
        return
    locks = s.figures.setup(s.players).locks
    s.lock = put(s.lock, deity, locks[s.taken])
    s.laid = add(s.laid, deity, -value)
    s.taken += 1
    s.jot("secures", seat, deity, s.lock[deity])
    if s.taken == len(locks):
        s.trigger_end(t.BY_LOCKS)  # [MYT-14.2]
