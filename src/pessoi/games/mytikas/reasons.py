"""Why something is not possible now, in a sentence: what the seat lacks, with numbers where there are some.

`TELLS` knows the rules whose sentences have numbers or are of several kinds; `kernel/reasons` finds the others.
"""

from typing import Final

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.building import Build, cost_of
from pessoi.games.mytikas.chapters.offerings import OfferingAmount, least
from pessoi.games.mytikas.state import USED_DEMETER, USED_HADES, Position
from pessoi.games.mytikas.words import ONE, ROMAN
from pessoi.kernel import Action, Message, Request, target, verb
from pessoi.kernel.reasons import Tell, find_reason, moment

# Verbs that share a sentence
MOMENTS: Final[dict[str, str]] = {
    "first": "chance",
    "deal": "chance",
    "skip": "main",
    "gain": "offer",
    "decline": "stop",
    "end_turn": "stop",
    "pass": "stop",
}


def explain(k: Position, r: Request, a: Action, rule: str) -> Message:
    return find_reason(TELLS, NUMBERED, k, r, a, rule) or moment(MOMENTS, t.VERBS[verb(a)])


def occupied(k: Position, r: Request, a: Action) -> Message | None:
    """Who stands in the way."""
    if verb(a) != t.PLACE:
        return None
    whole = k.figures.setup(k.players).whole_god
    god_of = k.figures.god_of
    for seat, space in enumerate(k.builder):
        if seat != r.seat and space >= 0 and (space == target(a) or (whole and god_of[space] == god_of[target(a)])):
            return Message("why-16-3" if whole else "why-5-2", {"who": f"@{seat}"})
    return None


def useless(k: Position, r: Request, a: Action) -> Message | None:
    """Of a space that raises: nothing lies below the summit. Of one that builds: what the cheapest piece lacks."""
    space = target(a) if verb(a) == t.PLACE else v.read_follow(a)[0]
    main = k.figures.main[space]
    if k.figures.kind[main] == c.RAISE:
        return Message("why-no-raise")
    best: Message | None = None
    fewest = 99
    for building in k.figures.action_types[main]:
        cost = cost_of(k, r.seat, building, space)
        for level in range(t.LEVELS):
            missing = sum(lacks(k, r.seat, cost, level).values())
            if k.tokens[level] and 0 < missing < fewest:
                fewest = missing
                best = lacking(k, r.seat, cost, level)
    return best


def lacks(k: Position, seat: int, cost: list[int], level: int) -> dict[int, int]:
    base = seat * t.CELLS + level * t.KINDS
    return {kind: cost[kind] - k.goods[base + kind] for kind in range(t.KINDS) if cost[kind] > k.goods[base + kind]}


def lacking(k: Position, seat: int, cost: list[int], level: int) -> Message:
    """What is missing there, what it costs, and how much of that the seat has."""
    base = seat * t.CELLS + level * t.KINDS
    asked = {kind: cost[kind] for kind in range(t.KINDS) if cost[kind]}
    return Message(
        "why-lacks",
        {
            "things": counted(lacks(k, seat, cost, level)),
            "level": ROMAN[level + 1],
            "cost": counted(asked),
            "have": counted({kind: k.goods[base + kind] for kind in asked}),
        },
    )


def counted(amounts: dict[int, int]) -> str:
    return "".join(f"+n-{t.RESOURCES[kind]} {count}" for kind, count in amounts.items())


def unbuilt(k: Position, r: Request, a: Action) -> Message | None:
    frame = k.stack[-1]
    if verb(a) != t.BUILD or not isinstance(frame, Build):
        return None
    slot, level = v.read_build(a)
    if k.built[frame.seat * t.SLOT_COUNT + slot]:
        return Message("why-built")
    if not k.tokens[level]:
        return Message("why-full", {"level": ROMAN[level + 1]})
    cost = cost_of(k, frame.seat, k.figures.slot_type[slot], frame.at)
    return lacking(k, frame.seat, cost, level) if lacks(k, frame.seat, cost, level) else None


def built_or_other(k: Position, r: Request, a: Action) -> Message | None:
    slot, _ = v.read_build(a)
    return Message("why-built") if k.built[r.seat * t.SLOT_COUNT + slot] else None


def none_there(k: Position, r: Request, a: Action) -> Message | None:
    if verb(a) in (t.RAISE, t.RAISE_REFINE, t.GIVE):
        kind, level = v.read_cell(a)
    elif verb(a) in (t.LIFT, t.MOVE, t.TUMBLE):
        kind, level, _ = v.read_way(a)
    else:
        return None
    return Message("why-none", {"resource": ONE[kind], "level": ROMAN[level + 1]})


def unrefined(k: Position, r: Request, a: Action) -> Message | None:
    if not k.has_power(r.seat, t.DEMETER):
        return None
    if k.used & USED_DEMETER:
        return Message("why-used")
    kind, level = v.read_cell(a)
    stone = k.goods[r.seat * t.CELLS + level * t.KINDS + t.STONE]
    needed = k.figures.powers.refine_cost[kind]
    return Message("why-13-12", {"count": stone, "needed": needed, "level": ROMAN[level + 1]})


def unburnt(k: Position, r: Request, a: Action) -> Message | None:
    if verb(a) != t.BURN or not k.has_power(r.seat, t.HADES):
        return None
    if k.used & USED_HADES:
        return Message("why-used")
    return Message("why-13-13", {"count": k.goods_total(r.seat), "needed": k.figures.powers.burn_in[target(a)]})


def followed(k: Position, r: Request, a: Action) -> Message | None:
    return Message("why-7-4", {"who": f"@{k.active}"})


def offered(k: Position, r: Request, a: Action) -> Message | None:
    frame = k.stack[-1]
    deity = frame.deity if isinstance(frame, OfferingAmount) else target(a) if verb(a) == t.TARGET else -1
    if deity < 0 or k.place[deity] == r.seat:
        return None
    return Message("why-12-4", {"needed": least(k, r.seat, deity), "count": k.reserve[r.seat]})


def reserved(k: Position, r: Request, a: Action) -> Message | None:
    return Message("why-12-1", {"count": k.reserve[r.seat]})


def locked(k: Position, r: Request, a: Action) -> Message | None:
    return Message("why-12-9", {"count": k.current_lock()})


TELLS: Final[dict[str, Tell[Position]]] = {
    "MYT-5.2": occupied,
    "MYT-16.3": occupied,
    "MYT-5.6": useless,
    "MYT-7.5": useless,
    "MYT-9.3": unbuilt,
    "MYT-9.1": built_or_other,
    **dict.fromkeys(["MYT-10.1", "MYT-10.5", "MYT-10.6", "MYT-10.7", "MYT-13.24"], none_there),
    "MYT-13.12": unrefined,
    "MYT-13.13": unburnt,
    "MYT-7.4": followed,
    "MYT-16.7": followed,
    "MYT-12.4": offered,
    "MYT-12.1": reserved,
    "MYT-12.9": locked,
}
# Rules whose sentences need what `TELLS` finds
NUMBERED: Final = (
    *("MYT-9.3", "MYT-12.4", "MYT-10.1", "MYT-10.5", "MYT-10.6", "MYT-10.7"),
    *("MYT-13.12", "MYT-13.13", "MYT-13.24"),
)
