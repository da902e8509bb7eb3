"""Chapter 6: taking a discovery."""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.destiny import DrawDestiny
from pessoi.games.olympos.chapters.gains import gain_bonus, gain_cube, gain_hourglasses, recruit
from pessoi.games.olympos.chapters.payment import cube_sets, is_affordable
from pessoi.games.olympos.chapters.track import pay
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    BONUS,
    CUBE,
    DISCOVER,
    NOBODY,
    PURPLE,
    RESOURCES,
    SLOTS,
    TWO_PLAYERS,
    VARIANT,
)
from pessoi.games.olympos.vocabulary import cube_action, cubes_in
from pessoi.kernel import Action, Frame, Request, act, target, verb
from pessoi.kernel.rows import add, put


def discovery_cost(s: Position, seat: int, discovery: int) -> int:
    """7 action points, less Money and Agriculture for resources that the cell names, more with Erinyes.
    [OLY-6.6] [OLY-11.9]
    """
    f = s.figures
    cost = f.discovery_cost + s.surcharge(seat)
    named = f.cell_named[s.cell_of[discovery]]
    for r in range(RESOURCES):
        if named >> r & 1:
            cost -= s.discount[seat * RESOURCES + r]
    return cost


def add_discoveries(s: Position, seat: int, actions: list[Action]) -> None:
    """Discoveries with a tile left, not owned yet, whose resources and action points can be paid.
    [OLY-6.1] [OLY-6.2] [OLY-6.3] [OLY-4.8]
    """
    f = s.figures
    means = s.budget(seat)
    have = s.packed(s.token, seat) + s.packed(s.cube, seat)
    owned = s.owned[seat]
    for d in range(f.discoveries):
        if (
            s.left[d] > 0
            and not owned >> d & 1
            and is_affordable(f.cell_needs[s.cell_of[d]], have)
            and discovery_cost(s, seat, d) <= means
        ):
            actions.append(act(DISCOVER, d))


def why_not_discover(s: Position, seat: int, discovery: int) -> str:
    """The rule that forbids the discovery: owned already, not there or too dear in resources, too dear in time."""
    if s.owned[seat] >> discovery & 1:
        return "OLY-6.2"
    have = s.packed(s.token, seat) + s.packed(s.cube, seat)
    if s.left[discovery] == 0 or not is_affordable(s.figures.cell_needs[s.cell_of[discovery]], have):
        return "OLY-6.1"
    return "OLY-4.8"


class CubePayment(Frame[Position]):
    """Cubes for what Territory tokens leave open; then the order of resolution: action points, tile, immediate
    effect, bonus.  [OLY-6.3] [OLY-6.5] [OLY-6.8] [OLY-6.15] [OLY-D-05]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("discovery",)

    def __init__(self, discovery: int) -> None:
        self.discovery: Final = discovery

    def ask(self, s: Position) -> Request | None:
        needs = s.figures.cell_needs[s.cell_of[self.discovery]]
        sets = cube_sets(needs, s.packed(s.token, s.active), s.packed(s.cube, s.active))
        return Request(s.active, [cube_action(cubes) for cubes in sets], "cube_payment")

    def tell(self, s: Position, a: Action) -> None:
        seat = s.active
        s.become(Bonus(self.discovery))
        s.call(TakeTile(self.discovery))
        cubes = cubes_in(target(a))
        for r in range(RESOURCES):
            s.cube[seat * RESOURCES + r] -= cubes[r]
        if target(a):
            s.note("spends_cubes", seat, cubes)
        # Paid as the tile is taken: what this purchase brings cannot pay for it.  [OLY-6.7] [OLY-11.10]
        cost = discovery_cost(s, seat, self.discovery)
        s.jot("discovers", seat, self.discovery)
        pay(s, seat, cost)


class TakeTile(Frame[Position]):
    """The tile is taken and works at once. Of Money and Agriculture the first buyer chooses the resource; with
    two players the other tile is then discarded.  [OLY-6.2] [OLY-6.9] [OLY-11.8] [OLY-12.6] [OLY-D-06]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("discovery",)

    def __init__(self, discovery: int) -> None:
        self.discovery: Final = discovery

    def ask(self, s: Position) -> Request | None:
        kinds = s.variants[self.discovery]
        if kinds == 0:
            return None
        return Request(s.active, [act(VARIANT, r) for r in range(RESOURCES) if kinds >> r & 1], "variant")

    def tell(self, s: Position, a: Action) -> None:
        seat = s.active
        d = self.discovery
        f = s.figures
        s.end()
        s.left = add(s.left, d, -1)
        s.owned = put(s.owned, seat, s.owned[seat] | (1 << d))
        s.swords = add(s.swords, seat, f.swords[d])
        s.symbols = add(s.symbols, seat, f.symbols[d])
        if s.variants[d]:
            s.discount = add(s.discount, seat * RESOURCES + target(a), f.discount[d])
            s.variants = put(s.variants, d, s.variants[d] & ~(1 << target(a)))
            s.jot("variant", seat, target(a))
            if s.players == TWO_PLAYERS:
                s.left = put(s.left, d, 0)
                s.variants = put(s.variants, d, 0)
        immediate_effect(s, seat, d)


def immediate_effect(s: Position, seat: int, discovery: int) -> None:
    """Hourglasses (Cavalry), settlers (Surgery), cubes (Commerce), Destiny cards (Phalanx, Hellenism).
    [OLY-11.2] [OLY-11.6] [OLY-11.7] [OLY-11.11] [OLY-11.12]
    """
    f = s.figures
    gain_hourglasses(s, seat, f.gain_hourglasses[discovery])
    recruit(s, seat, f.gain_settlers[discovery])
    for _ in range(f.gain_cards[discovery]):
        s.call(DrawDestiny(seat))
    for _ in range(f.gain_cubes[discovery]):
        s.call(ChooseCube(seat, "commerce_cube"))


class ChooseCube(Frame[Position]):
    """A cube of choice: twice with Commerce [OLY-11.11] [OLY-D-08], once with Artemis [OLY-9.16] [OLY-D-13]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "decision")

    def __init__(self, seat: int, decision: str) -> None:
        self.seat: Final = seat
        self.decision: Final = decision

    def ask(self, s: Position) -> Request | None:
        return Request(self.seat, [act(CUBE, r) for r in range(RESOURCES)], self.decision)

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        gain_cube(s, self.seat, target(a), 1)


class Bonus(Frame[Position]):
    """A disc on a free bonus space of the cell, and that bonus at once. Grey ones are for five players; purple
    discoveries have none.  [OLY-6.10] [OLY-6.11] [OLY-6.13] [OLY-12.1] [OLY-12.4] [OLY-12.11] [OLY-D-07]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("discovery",)

    def __init__(self, discovery: int) -> None:
        self.discovery: Final = discovery

    def ask(self, s: Position) -> Request | None:
        if s.figures.row[self.discovery] == PURPLE:
            return None
        kinds: list[Action] = []
        for slot in free_slots(s, s.cell_of[self.discovery]):
            action = act(BONUS, s.figures.cell_bonus[slot])
            if action not in kinds:
                kinds.append(action)
        return Request(s.active, kinds, "bonus")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if s.figures.row[self.discovery] == PURPLE:
            return
        seat = s.active
        for slot in free_slots(s, s.cell_of[self.discovery]):
            if s.figures.cell_bonus[slot] == target(a):
                s.marker = put(s.marker, slot, seat)
                break
        # Without a disc in reserve something else marks the space.  [OLY-2.8]
        if s.reserve[seat] > 0:
            s.reserve = add(s.reserve, seat, -1)
        else:
            s.substitute = add(s.substitute, seat, 1)
        s.jot("bonus", seat, target(a))
        gain_bonus(s, seat, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        """Not printed below the cell, or not free for this player."""
        if verb(a) != BONUS:
            return ""
        cell = s.cell_of[self.discovery] * SLOTS
        return "OLY-6.11" if target(a) in s.figures.cell_bonus[cell : cell + SLOTS] else "OLY-6.10"


def free_slots(s: Position, cell: int) -> list[int]:
    """Bonus spaces of the cell without a marker, as indices into markers and bonuses.  [OLY-6.11]"""
    free: list[int] = []
    for slot in range(cell * SLOTS, (cell + 1) * SLOTS):
        if s.marker[slot] == NOBODY and is_usable(s, slot):
            free.append(slot)
    return free


def is_usable(s: Position, slot: int) -> bool:
    """Whether there is a bonus for this many players: grey ones are for five.  [OLY-6.10] [OLY-12.1]"""
    f = s.figures
    return f.cell_bonus[slot] >= 0 and (not f.cell_grey[slot] or f.grey_open[s.players] > 0)
