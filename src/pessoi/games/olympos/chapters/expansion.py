"""Chapter 5: a settler is created or moved, and takes a territory."""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.counted import Stops
from pessoi.games.olympos.chapters.destiny import play_card, playable_cards
from pessoi.games.olympos.chapters.stacks import controller, heights_of, holds, put_on, take_out
from pessoi.games.olympos.chapters.track import pay
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import (
    BARBARIAN,
    CARD,
    COST,
    CREATED,
    DETOUR,
    DONE,
    FORBIDDEN,
    MOVE,
    NEW,
    NOBODY,
    SETTLER,
    TO,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add

# -- costs


def creation_cost(s: Position, seat: int) -> int:
    """A new settler costs less with Medicine.  [OLY-5.2] [OLY-11.1]"""
    f = s.figures
    owned = s.owned[seat] & f.creation_tiles
    if not owned:
        return f.new_settler
    return min(f.cheap_settler[d] for d in range(f.discoveries) if owned >> d & 1)


def sea_cost(s: Position, seat: int) -> int:
    """Entering a sea zone; Astronomy and Map-making lower it, the Siren forbids it whatever it costs.
    [OLY-5.7] [OLY-9.22] [OLY-11.4] [OLY-11.5]
    """
    f = s.figures
    if s.siren >> seat & 1:
        return FORBIDDEN
    cost = f.enter_sea
    for d in f.sea_tiles:
        if s.owned[seat] >> d & 1:
            cost -= f.sea_discount[d]
    return cost


def way_of_travel(s: Position, seat: int) -> int:
    """The number of the tables for that traveller: what the sea costs, and Cavalry.  [OLY-5.7] [OLY-11.2]"""
    sea = sea_cost(s, seat)
    profile = 0 if sea == FORBIDDEN else (sea + 1) * 2
    return profile + 1 if s.owned[seat] & s.figures.cavalry_tiles else profile


def distances(s: Position, seat: int) -> list[int]:
    return s.figures.distance[way_of_travel(s, seat)]


def detours(s: Position, seat: int) -> list[int]:
    """By origin and destination, how much dearer than the cheapest way others are, as bit sets.  [OLY-5.12]"""
    return s.figures.detours[way_of_travel(s, seat)]


def combat_cost(s: Position, seat: int, defender: int) -> int:
    """More, as many or fewer swords than the defender; Democracy wins ties against those without it.
    [OLY-5.18] [OLY-5.26] [OLY-11.13] [OLY-11.17] [OLY-12.9]
    """
    f = s.figures
    mine = s.swords_of(seat)
    rival_wins_ties = False
    if defender == BARBARIAN:
        theirs = f.barbarian_swords
    elif defender == NOBODY:
        theirs = f.tribe_swords
    else:
        theirs = s.swords_of(defender)
        rival_wins_ties = s.wins_ties(defender)
    if mine != theirs:
        return f.more_swords if mine > theirs else f.fewer_swords
    if s.wins_ties(seat) == rival_wins_ties:
        return f.equal_swords
    return f.fewer_swords if rival_wins_ties else f.more_swords


def stopping_cost(s: Position, seat: int, territory: int) -> int:
    """What a fight there costs the seat, 0 where nobody defends, FORBIDDEN where it may not stop: condemned
    territories and its own.  [OLY-5.10] [OLY-5.11] [OLY-5.14] [OLY-5.17] [OLY-5.27]
    """
    owner = controller(s.pile[territory])
    if owner != NOBODY:
        return FORBIDDEN if owner == seat else combat_cost(s, seat, owner)
    if s.condemned >> territory & 1:
        return FORBIDDEN
    return combat_cost(s, seat, NOBODY) if s.tribes >> territory & 1 else 0


def stopping_costs(s: Position, seat: int) -> list[int]:
    """The same for all territories; the last ones found are kept."""
    known = s.stops
    if (
        known.seat != seat
        or known.pile is not s.pile
        or known.condemned != s.condemned
        or known.tribes != s.tribes
        or known.swords is not s.swords
        or known.ares != s.ares
        or known.owned is not s.owned
    ):
        costs = find_stopping_costs(s, seat)
        known = s.stops = Stops(seat, s.pile, s.condemned, s.tribes, s.swords, s.ares, s.owned, costs)
    return known.costs


def find_stopping_costs(s: Position, seat: int) -> list[int]:
    """Each opponent's swords are compared once."""
    against = [-1] * (BARBARIAN + 1)
    costs = [0] * len(s.pile)
    tribe = combat_cost(s, seat, NOBODY) if s.tribes else 0
    undecided = s.condemned | s.tribes
    while undecided:
        low = undecided & -undecided
        undecided ^= low
        costs[low.bit_length() - 1] = FORBIDDEN if s.condemned & low else tribe
    for territory, stack in enumerate(s.pile):
        if stack:
            owner = controller(stack)
            cost = against[owner]
            if cost < 0:
                cost = FORBIDDEN if owner == seat else combat_cost(s, seat, owner)
                against[owner] = cost
            costs[territory] = cost
    return costs


def cost_parts(s: Position, seat: int, origin: int, index: int, goal: int) -> tuple[int, int, int, int]:
    """Creation, movement, combat and Erinyes.  [OLY-5.12] [OLY-5.13]"""
    return (
        creation_cost(s, seat) if index == CREATED else 0,
        distances(s, seat)[origin * s.figures.territories + goal],
        stopping_cost(s, seat, goal),
        s.surcharge(seat),
    )


def expansion_cost(s: Position, seat: int, origin: int, index: int, goal: int) -> int:
    new, way, fight, erinyes = cost_parts(s, seat, origin, index, goal)
    return new + way + fight + erinyes


def detour_costs(s: Position, seat: int, origin: int, index: int, goal: int) -> list[int]:
    """The whole costs of an Expansion by longer ways, as far as they can be paid.  [OLY-5.12] [OLY-4.8]"""
    least = expansion_cost(s, seat, origin, index, goal)
    longer = detours(s, seat)[origin * s.figures.territories + goal]
    spare = min(s.budget(seat) - least, s.figures.longest_detour)
    return [least + extra for extra in range(1, spare + 1) if longer >> extra & 1]


# -- options


def add_expansions(s: Position, seat: int, actions: list[Action]) -> None:
    """Origins of new settlers and territories to move one from, if any destination can be paid: a new settler
    appears in the northern zone or on a controlled territory, any own settler on the map may be moved.
    [OLY-5.1] [OLY-5.2] [OLY-5.3] [OLY-5.4] [OLY-5.25]
    """
    f = s.figures
    table = distances(s, seat)
    stops = stopping_costs(s, seat)
    means = s.budget(seat) - s.surcharge(seat)
    size = f.territories
    if s.stock[seat] > 0:
        left = means - creation_cost(s, seat)
        if is_reachable(table, f.north * size, stops, left):
            actions.append(act(NEW, f.north))
        for t, stack in enumerate(s.pile):
            if (stack & 7) - 1 == seat and is_reachable(table, t * size, stops, left):
                actions.append(act(NEW, t))
    for t, stack in enumerate(s.pile):
        if stack and holds(stack, seat) and is_reachable(table, t * size, stops, means):
            actions.append(act(MOVE, t))


def is_reachable(table: list[int], start: int, stops: list[int], means: int) -> bool:
    """Is there any destination within the means?"""
    for t, stop in enumerate(stops):
        if table[start + t] + stop <= means:
            return True
    return False


def why_not_new(s: Position, seat: int, origin: int) -> str:
    """The rule that forbids a new settler there; the last reason is that no destination can be paid."""
    if s.stock[seat] == 0:
        return "OLY-5.2"
    if origin != s.figures.north and controller(s.pile[origin]) != seat:
        return "OLY-5.4" if holds(s.pile[origin], seat) else "OLY-5.3"
    return "OLY-4.8"


# -- frames


class ChooseSettler(Frame[Position]):
    """Which of several own settlers of a stack moves; the second half of `move:<territory>:<index>`.
    [OLY-5.22] [OLY-5.24] [OLY-5.25] [OLY-D-03]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("origin",)

    def __init__(self, origin: int) -> None:
        self.origin: Final = origin

    def ask(self, s: Position) -> Request | None:
        mine = heights_of(s.pile[self.origin], s.active)
        return Request(s.active, acts_on(SETTLER, mine), "turn_menu")

    def tell(self, s: Position, a: Action) -> None:
        s.become(Destination(self.origin, target(a)))


class Destination(Frame[Position]):
    """Where the settler goes: territories that the player does not control, within the means, by the cheapest route
    or by a longer one.
    [OLY-5.1] [OLY-5.5] [OLY-5.10] [OLY-5.11] [OLY-5.12] [OLY-4.8] [OLY-D-04]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("origin", "index")

    def __init__(self, origin: int, index: int) -> None:
        self.origin: Final = origin
        self.index: Final = index  # its height in the stack, or CREATED

    def ask(self, s: Position) -> Request | None:
        seat = s.active
        start = self.origin * s.figures.territories
        table = distances(s, seat)
        stops = stopping_costs(s, seat)
        means = s.budget(seat) - s.surcharge(seat)
        if self.index == CREATED:
            means -= creation_cost(s, seat)
        goals: list[int] = []
        longer: list[int] = []
        other_ways = detours(s, seat)
        longest = s.figures.longest_detour
        for t, stop in enumerate(stops):
            spare = means - table[start + t] - stop
            if spare >= 0:
                goals.append(t)
                ways = other_ways[start + t]
                if ways > 1 and (spare >= longest or ways & (2 << spare) - 1 > 1):
                    longer.append(t)
        return Request(seat, acts_on(TO, goals) + acts_on(DETOUR, longer), "destination")

    def tell(self, s: Position, a: Action) -> None:
        goal = target(a)
        if verb(a) == DETOUR:
            s.become(Detour(self.origin, self.index, goal))
        else:
            travel(s, self.origin, self.index, goal, expansion_cost(s, s.active, self.origin, self.index, goal))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) not in (TO, DETOUR):
            return ""
        stop = stopping_cost(s, s.active, target(a))
        if stop == FORBIDDEN:
            return "OLY-5.10"
        longer = detours(s, s.active)[self.origin * s.figures.territories + target(a)] > 1
        return "OLY-4.8" if verb(a) == TO or longer else "OLY-5.12"


class Detour(Frame[Position]):
    """How many action points the longer way shall take.  [OLY-5.12] [OLY-4.8] [OLY-D-15]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("origin", "index", "goal")

    def __init__(self, origin: int, index: int, goal: int) -> None:
        self.origin: Final = origin
        self.index: Final = index
        self.goal: Final = goal

    def ask(self, s: Position) -> Request | None:
        costs = detour_costs(s, s.active, self.origin, self.index, self.goal)
        return Request(s.active, acts_on(COST, costs), "detour_cost")

    def tell(self, s: Position, a: Action) -> None:
        longer = target(a) - expansion_cost(s, s.active, self.origin, self.index, self.goal)
        s.jot("detours", s.active, longer)
        travel(s, self.origin, self.index, self.goal, target(a))

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != COST:
            return ""
        return "OLY-4.8" if target(a) > s.budget(s.active) else "OLY-5.12"


class PaymentWindow(Frame[Position]):
    """After the move and the fight the player may play Destiny cards, one at a time; then all hourglasses owned by
    now pay, before the time token does.  [OLY-4.5] [OLY-5.13] [OLY-8.4] [OLY-D-16]

    As in the other windows everybody with cards in hand is asked.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: int) -> None:
        self.cost: Final = cost

    def ask(self, s: Position) -> Request | None:
        seat = s.active
        if s.held[seat] == 0:
            return None
        actions = playable_cards(s, seat)
        actions.append(act(DONE))
        return Request(seat, actions, "payment_window", secret=True)

    def tell(self, s: Position, a: Action) -> None:
        if a != NOTHING and verb(a) == CARD:
            play_card(s, s.active, target(a))
        else:
            s.end()
            pay(s, s.active, self.cost)

    def why_not(self, s: Position, a: Action) -> str:
        return "OLY-8.6" if verb(a) == CARD else "OLY-4.7"


def travel(s: Position, origin: int, index: int, goal: int, cost: int) -> None:
    """The settler goes there and takes the territory; the present frame goes on to the payment.
    [OLY-5.2] [OLY-5.3] [OLY-5.13]
    """
    seat = s.active
    if index == CREATED:
        s.stock[seat] -= 1
        s.on_map = add(s.on_map, seat, 1)
        s.jot("creates", seat, origin)
    else:
        s.restack(origin, take_out(s.pile[origin], index))
        s.jot("leaves", seat, origin)
    take(s, seat, goal)
    s.become(PaymentWindow(cost))


def take(s: Position, seat: int, territory: int) -> None:
    """The settler goes on top and takes control: a tribe becomes a Star token, an attacked player receives an
    hourglass at once, whoever lies deeper gets nothing.
    [OLY-5.14] [OLY-5.20] [OLY-5.21] [OLY-5.26] [OLY-10.7] [OLY-12.9]
    """
    loser = controller(s.pile[territory])
    if s.tribes >> territory & 1:
        s.tribes &= ~(1 << territory)
        s.jot("beats_tribe", seat, territory)
    elif loser == BARBARIAN:
        s.jot("beats_barbarians", seat, territory)
    elif loser == NOBODY:
        s.jot("takes", seat, territory)
    else:
        s.hourglass[loser] += s.figures.attacked_hourglasses
        s.jot("attacks", seat, territory, loser)
    s.restack(territory, put_on(s.pile[territory], seat))
