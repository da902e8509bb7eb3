"""Actions, events, questions and details as messages; the sentences are in en.ftl and fr.ftl.

Tables say what each verb, event and question names. A name is an argument of the sentence, and says what its values
are called; so a new verb or event needs a line here and its two sentences there.
"""

from collections.abc import Callable
from typing import Any, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters import ending
from pessoi.games.mytikas.chapters.actions import bonus_available, feasible, temple_gifts
from pessoi.games.mytikas.chapters.building import Build, cost_of
from pessoi.games.mytikas.chapters.offerings import OfferingAmount
from pessoi.games.mytikas.chapters.production import ProduceBase, ProduceCities
from pessoi.games.mytikas.chapters.turn import BonusAction, MainAction
from pessoi.games.mytikas.components import Components
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Action, Event, Message, Request, target, verb

Arguments = dict[str, int | str]

PLAYERS: Final = [f"@{seat}" for seat in range(len(t.COLORS))]
ROMAN: Final = [f"roman-{level}" for level in range(t.LEVELS + 1)]  # levels 1 to 4
ONE: Final = [f"one-{resource}" for resource in t.RESOURCES]  # as in “1 stone”
FAVORS: Final = [f"favor-{god}" for god in t.GODS]  # as in “Zeus favor”

# What the values of a name are called; those of all other names are numbers
CALLED: Final[dict[str, list[str]]] = {
    "who": PLAYERS,
    "loser": PLAYERS,
    "deity": t.DEITIES,
    "space": t.SPACES,
    "action": t.ACTIONS,
    "building": [f"a-{building}" for building in t.BUILDINGS],
    "slot": t.SLOTS,
    "city": t.SLOTS,
    "lock": t.LOCKS,
    "favor": FAVORS,
    "resource": ONE,
    "better": ONE,
    "level": ROMAN,
    "from": ROMAN,
    "to": ROMAN,
    "reason": t.REASONS,
}
UNSAID: Final = "-"  # stands for a value that the sentence does without


def arguments(names: str, values: list[int]) -> Arguments:
    named = zip(names.split(), values, strict=True)
    return {name: CALLED[name][value] if name in CALLED else value for name, value in named if name != UNSAID}


# -- actions


def plain(figures: Components, a: Action) -> list[int]:
    return [target(a)]


def burned(figures: Components, a: Action) -> list[int]:
    return [figures.powers.burn_in[target(a)], figures.powers.burn_out[target(a)]]


def refined(figures: Components, a: Action) -> list[int]:
    kind, level = v.read_cell(a)
    return [figures.powers.refine_cost[kind], kind, level + 1]


def given(figures: Components, a: Action) -> list[int]:
    kind, level = v.read_cell(a)
    return [kind, level + 1]


def carried(figures: Components, a: Action) -> list[int]:
    kind, start, goal = v.read_way(a)
    return [kind, start + 1, goal + 1]


def raised(figures: Components, a: Action) -> list[int]:
    kind, level = v.read_cell(a)
    return [kind, level + 1, level + 2]


def raised_refined(figures: Components, a: Action) -> list[int]:
    kind, level = v.read_cell(a)
    return [kind, figures.powers.refined[kind], level + 1, level + 2]


def built(figures: Components, a: Action) -> list[int]:
    slot, level = v.read_build(a)
    return [slot, level + 1]


# What a verb's sentence names, and where these values come from; the other verbs name nothing
VERBS: Final[dict[int, tuple[str, Callable[[Components, Action], list[int]]]]] = {
    t.FIRST: ("who", plain),
    t.DEAL: ("deity", plain),
    t.KEEP: ("deity", plain),
    t.PLACE: ("space", plain),
    t.REFINE: ("count resource level", refined),
    t.BURN: ("count offerings", burned),
    t.TUMBLE: ("resource from to", carried),
    t.GIVE: ("resource level", given),
    t.BATCH: ("number", lambda figures, a: [target(a) + 1]),
    t.EXTRA: ("resource", plain),
    t.RAISE: ("resource from to", raised),
    t.RAISE_REFINE: ("resource better from to", raised_refined),
    t.LIFT: ("resource from to", carried),
    t.BUILD: ("slot level", built),
    t.MOVE: ("resource from to", carried),
    t.PAY_MARBLE: ("count level", lambda figures, a: [figures.powers.favor_price, target(a) + 1]),
    t.TARGET: ("deity", plain),
    t.AMOUNT: ("count", plain),
}


def describe(figures: Components, a: Action) -> Message:
    if verb(a) == t.FAVOR:
        god, source = v.read_favor(a)
        if source < t.FROM_SEAT:
            return Message("do-favor", {"favor": FAVORS[god]})
        return Message("do-favor-from", {"favor": FAVORS[god], "who": PLAYERS[source - t.FROM_SEAT]})
    if verb(a) == t.FOLLOW:
        return describe_following("do-follow", {}, *v.read_follow(a))
    key = f"do-{t.VERBS[verb(a)]}"
    if verb(a) not in VERBS:
        return Message(key)
    names, values = VERBS[verb(a)]
    return Message(key, arguments(names, values(figures, a)))


def describe_following(key: str, args: Arguments, space: int, payment: int) -> Message:
    """The sentence for favors, or the one for an offering."""
    args["space"] = t.SPACES[space]
    if payment == t.WITH_OFFERING:
        return Message(f"{key}-offering", args)
    return Message(key, {**args, "favor": FAVORS[payment]})


# -- events

# What an event's sentence names: its seat, then its values in order
EVENTS: Final[dict[str, str]] = {
    "first": "who",
    "dealt": "who deity",
    "keeps": "who deity",
    "turned-up": "who deity",
    "turn": "who count",
    "last-turn": "- reason",
    "places": "who space",
    "skips-main": "who action",
    "uses-bonus": "who action",
    "receives": "who count",
    "takes-favor": "who favor",
    "wins-favor": "who favor loser",
    "buys-favor": "who count level",
    "refines": "who count resource level",
    "burns": "who count",
    "gives": "who resource level",
    "tumbles": "who resource from to",
    "raises": "who resource from to",
    "raises-refined": "who resource better from to",
    "lifts": "who resource from to",
    "moves": "who resource from to",
    "spends": "who stone marble gold level",
    "builds": "who building level -",
    "gains-stone": "who count - level",
    "gains-marble": "who count - level",
    "gains-gold": "who count - level",
    "protects": "who deity count",
    "claims": "who deity count",
    "steals": "who deity count loser",
    "secures": "who deity lock",
}


def describe_event(figures: Components, e: Event) -> Message:
    if e.name == "follows":
        return describe_following("event-follows", arguments("who", [e.seat]), *e.values)
    name = f"gains-{t.RESOURCES[e.values[1]]}" if e.name == "gains" else e.name
    return Message(f"event-{name}", arguments(EVENTS[name], [e.seat, *e.values]))


# -- questions

# A decision, what its question names, and where these values come from: the position and the frame that asks
QUESTIONS: Final[dict[str, tuple[str, Callable[[Position, Any], list[int]]]]] = {
    "city_batch": ("level city", lambda k, frame: [k.built[frame.seat * t.SLOT_COUNT + frame.slot], frame.slot]),
    "raise_step": ("count", lambda k, frame: [frame.steps]),
    "effect_move": ("count", lambda k, frame: [frame.moves]),
    "sacrifice": ("count", lambda k, frame: [frame.count]),
    "offering_amount": ("deity", lambda k, frame: [frame.deity]),
    "follow": ("who space", lambda k, frame: [k.active, frame.space]),
}


def prompt(k: Position, r: Request) -> Message:
    """The question, with what it is about."""
    if r.decision not in QUESTIONS:
        return Message(f"ask-{r.decision}")
    names, values = QUESTIONS[r.decision]
    return Message(f"ask-{r.decision}", arguments(names, values(k, k.stack[-1])))


# -- details


def detail(k: Position, a: Action) -> Message | None:
    """What an answer brings or costs, where that is worth saying."""
    tell = DETAILS.get(verb(a))
    return tell(k, a) if tell else None


def detail_place(k: Position, a: Action) -> Message:
    figures = k.figures
    space = target(a)
    args: Arguments = {
        "main": t.ACTIONS[figures.main[space]],
        "bonus": t.ACTIONS[figures.bonus[space]],
        "gifts": temple_gifts(k, k.active, space),
    }
    if not feasible(k, k.active, figures.main[space], space):
        return Message("detail-bonus-only", args)
    return Message("detail-both" if bonus_available(k, k.active, space) else "detail-main-only", args)


def detail_space(k: Position, a: Action) -> Message | None:
    """Which main or bonus action it is."""
    frame = k.stack[-1]
    if not isinstance(frame, MainAction | BonusAction):
        return None
    of = k.figures.main if verb(a) == t.MAIN else k.figures.bonus
    return Message("detail-action", {"action": t.ACTIONS[of[frame.space]]})


def detail_batch(k: Position, a: Action) -> Message | None:
    frame = k.stack[-1]
    if not isinstance(frame, ProduceCities | ProduceBase):
        return None
    return Message("detail-goods", goods(k.figures.batches[frame.action][target(a)]))


def detail_build(k: Position, a: Action) -> Message | None:
    frame = k.stack[-1]
    if not isinstance(frame, Build):
        return None
    slot, level = v.read_build(a)
    building = k.figures.slot_type[slot]
    points = k.figures.multiplier[building] * (level + 1)
    return Message("detail-build", {"points": points, **goods(cost_of(k, frame.seat, building, frame.at))})


def detail_target(k: Position, a: Action) -> Message:
    deity = target(a)
    owner = k.place[deity]
    if owner == t.FACE_UP:
        return Message("detail-river")
    points = ending.worth(k, owner, deity)
    return Message("detail-held", {"who": PLAYERS[owner], "count": k.laid[deity], "points": points})


def detail_amount(k: Position, a: Action) -> Message | None:
    frame = k.stack[-1]
    lock = k.current_lock()
    if not isinstance(frame, OfferingAmount) or not lock:
        return None
    held = k.laid[frame.deity] if k.place[frame.deity] == frame.seat else 0
    return Message("detail-secures", {"count": lock}) if held + target(a) >= lock else None


def detail_follow(k: Position, a: Action) -> Message:
    space, _ = v.read_follow(a)
    return Message("detail-action", {"action": t.ACTIONS[k.figures.main[space]]})


def goods(amounts: list[int]) -> Arguments:
    return {name: amounts[kind] for kind, name in enumerate(t.RESOURCES)}


DETAILS: Final[dict[int, Callable[[Position, Action], Message | None]]] = {
    t.PLACE: detail_place,
    t.MAIN: detail_space,
    t.BONUS: detail_space,
    t.BATCH: detail_batch,
    t.BUILD: detail_build,
    t.TARGET: detail_target,
    t.AMOUNT: detail_amount,
    t.FOLLOW: detail_follow,
}
