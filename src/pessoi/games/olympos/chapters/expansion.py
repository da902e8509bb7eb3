"""Chapter 5: a settler is created or moved, and takes a territory."""

from typing import ClassVar, Final

from pessoi.games.olympos.chapters.stacks import controller, heights_of, holds, put_on, take_out
from pessoi.games.olympos.chapters.track import pay
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import BARBARIAN, CREATED, FORBIDDEN, MOVE, NEW, NOBODY, SETTLER, TO
from pessoi.kernel import Action, Frame, Request, act, target, verb
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


def distances(s: Position, seat: int) -> list[int]:
    """The table of distances for that traveller: what the sea costs, and Cavalry.  [OLY-5.7] [OLY-11.2]"""
    sea = sea_cost(s, seat)
    profile = 0 if sea == FORBIDDEN else (sea + 1) * 2
    if s.owned[seat] & s.figures.cavalry_tiles:
        profile += 1
    return s.figures.distance[profile]


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


def stopping_costs(s: Position, seat: int) -> list[int]:
    """By territory: what a fight there costs the seat, 0 where nobody defends, FORBIDDEN where it may not stop:
    condemned territories and its own.  [OLY-5.10] [OLY-5.11] [OLY-5.14] [OLY-5.17] [OLY-5.27]
    """
    against = [-1] * (BARBARIAN + 1)
    costs: list[int] = []
    tribe = -1
    blocked = s.condemned
    tribes = s.tribes
    for stack in s.pile:
        if stack:
            owner = (stack & 7) - 1
            cost = against[owner]
            if cost < 0:
                cost = FORBIDDEN if owner == seat else combat_cost(s, seat, owner)
                against[owner] = cost
            costs.append(cost)
        elif blocked & 1:
            costs.append(FORBIDDEN)
        elif tribes & 1:
            if tribe < 0:
                tribe = combat_cost(s, seat, NOBODY)
            costs.append(tribe)
        else:
            costs.append(0)
        blocked >>= 1
        tribes >>= 1
    return costs


def cost_parts(s: Position, seat: int, origin: int, index: int, goal: int) -> tuple[int, int, int, int]:
    """Creation, movement, combat and Erinyes.  [OLY-5.12] [OLY-5.13]"""
    return (
        creation_cost(s, seat) if index == CREATED else 0,
        distances(s, seat)[origin * s.figures.territories + goal],
        stopping_costs(s, seat)[goal],
        s.surcharge(seat),
    )


def expansion_cost(s: Position, seat: int, origin: int, index: int, goal: int) -> int:
    new, way, fight, erinyes = cost_parts(s, seat, origin, index, goal)
    return new + way + fight + erinyes


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
        for t in range(size):
            if (s.pile[t] & 7) - 1 == seat and is_reachable(table, t * size, stops, left):
                actions.append(act(NEW, t))
    for t in range(size):
        stack = s.pile[t]
        if stack and holds(stack, seat) and is_reachable(table, t * size, stops, means):
            actions.append(act(MOVE, t))


def is_reachable(table: list[int], start: int, stops: list[int], means: int) -> bool:
    """Is there any destination within the means?"""
    for t in range(len(stops)):
        if table[start + t] + stops[t] <= means:
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
        return Request(s.active, [act(SETTLER, i) for i in mine], "turn_menu")

    def tell(self, s: Position, a: Action) -> None:
        s.become(Destination(self.origin, target(a)))


class Destination(Frame[Position]):
    """Where the settler goes: territories that the player does not control, within the means.
    [OLY-5.1] [OLY-5.5] [OLY-5.10] [OLY-5.11] [OLY-4.8] [OLY-D-04]
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
        goals = [act(TO, t) for t in range(len(stops)) if table[start + t] + stops[t] <= means]
        return Request(seat, goals, "destination")

    def tell(self, s: Position, a: Action) -> None:
        seat = s.active
        goal = target(a)
        cost = expansion_cost(s, seat, self.origin, self.index, goal)
        s.end()
        if self.index == CREATED:
            s.stock[seat] -= 1
            s.on_map = add(s.on_map, seat, 1)
            s.note("creates", seat, [self.origin])
        else:
            s.restack(self.origin, take_out(s.pile[self.origin], self.index))
            s.note("leaves", seat, [self.origin])
        take(s, seat, goal)
        pay(s, seat, cost)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != TO:
            return ""
        stop = stopping_costs(s, s.active)[target(a)]
        return "OLY-5.10" if stop == FORBIDDEN else "OLY-4.8"


def take(s: Position, seat: int, territory: int) -> None:
    """The settler goes on top and takes control: a tribe becomes a Star token, an attacked player receives an
    hourglass at once, whoever lies deeper gets nothing.
    [OLY-5.14] [OLY-5.20] [OLY-5.21] [OLY-5.26] [OLY-10.7] [OLY-12.9]
    """
    loser = controller(s.pile[territory])
    if s.tribes >> territory & 1:
        s.tribes &= ~(1 << territory)
        s.note("beats_tribe", seat, [territory])
    elif loser == BARBARIAN:
        s.note("beats_barbarians", seat, [territory])
    elif loser == NOBODY:
        s.note("takes", seat, [territory])
    else:
        s.hourglass[loser] += s.figures.attacked_hourglasses
        s.note("attacks", seat, [territory, loser])
    s.restack(territory, put_on(s.pile[territory], seat))
