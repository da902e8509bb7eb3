"""Actions, events and details as messages; the sentences are in en.ftl and fr.ftl."""

from typing import Final

from pessoi.games.mytikas import ending
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.actions import bonus_available, feasible, temple_gifts
from pessoi.games.mytikas.building import Build, cost_of
from pessoi.games.mytikas.components import Figures
from pessoi.games.mytikas.deities import Sacrifice
from pessoi.games.mytikas.following import Follow
from pessoi.games.mytikas.moving import EffectMove, RaiseSteps
from pessoi.games.mytikas.offerings import OfferingAmount
from pessoi.games.mytikas.production import ProduceBase, ProduceCities
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Action, Event, Message, Request, target, verb

VERBS: Final = {
    t.FIRST: "first",
    t.DEAL: "deal",
    t.KEEP: "keep",
    t.FAVOR: "favor",
    t.PLACE: "place",
    t.REFINE: "refine",
    t.BURN: "burn",
    t.TUMBLE: "tumble",
    t.GIVE: "give",
    t.MAIN: "main",
    t.SKIP: "skip",
    t.BATCH: "batch",
    t.EXTRA: "extra",
    t.RAISE: "raise",
    t.RAISE_REFINE: "raise_refine",
    t.STOP: "stop",
    t.LIFT: "lift",
    t.BUILD: "build",
    t.MOVE: "move",
    t.PAY_MARBLE: "pay_marble",
    t.DECLINE: "decline",
    t.GAIN: "gain",
    t.OFFER: "offer",
    t.TARGET: "target",
    t.AMOUNT: "amount",
    t.BONUS: "bonus",
    t.END_TURN: "end_turn",
    t.PASS: "pass",
    t.FOLLOW: "follow",
}


def one(kind: int) -> str:
    """The key for one resource of a kind, as in “1 stone”."""
    return f"one-{t.RESOURCES[kind]}"


def roman(level: int) -> str:
    """The key of a level from 1 to 4."""
    return f"roman-{level}"


def favor(god: int) -> str:
    """The key of a favor token, as in “Zeus favor”."""
    return f"favor-{t.GODS[god]}"


# -- actions


def describe(figures: Figures, a: Action) -> Message:
    what = verb(a)
    number = target(a)
    key = f"do-{VERBS[what]}"
    if what == t.FAVOR:
        return describe_favor(number)
    if what == t.FOLLOW:
        return describe_follow(number)
    return Message(key, arguments(figures, what, number))


def arguments(figures: Figures, what: int, number: int) -> dict[str, int | str]:
    if what == t.FIRST:
        return {"who": f"@{number}"}
    if what in (t.DEAL, t.KEEP, t.TARGET):
        return {"deity": t.DEITIES[number]}
    if what == t.PLACE:
        return {"space": t.SPACES[number]}
    if what == t.BURN:
        return {"count": figures.powers.burn_in[number], "offerings": figures.powers.burn_out[number]}
    if what in (t.TUMBLE, t.LIFT, t.MOVE):
        start = number // t.LEVELS % t.LEVELS
        return {
            "resource": one(number // (t.LEVELS * t.LEVELS)),
            "from": roman(start + 1),
            "to": roman(number % t.LEVELS + 1),
        }
    if what in (t.RAISE, t.RAISE_REFINE, t.GIVE, t.REFINE):
        return cell_arguments(figures, what, number)
    if what == t.BATCH:
        return {"number": number + 1}
    if what == t.EXTRA:
        return {"resource": one(number)}
    if what == t.BUILD:
        return {"slot": t.SLOTS[number // t.LEVELS], "level": roman(number % t.LEVELS + 1)}
    if what == t.PAY_MARBLE:
        return {"count": figures.powers.favor_price, "level": roman(number + 1)}
    if what == t.AMOUNT:
        return {"count": number}
    return {}


def cell_arguments(figures: Figures, what: int, number: int) -> dict[str, int | str]:
    kind = number // t.LEVELS
    level = number % t.LEVELS + 1
    if what == t.RAISE:
        return {"resource": one(kind), "from": roman(level), "to": roman(level + 1)}
    if what == t.RAISE_REFINE:
        better = figures.powers.refined[kind]
        return {"resource": one(kind), "better": one(better), "from": roman(level), "to": roman(level + 1)}
    if what == t.REFINE:
        return {"count": figures.powers.refine_cost[kind], "resource": one(kind), "level": roman(level)}
    return {"resource": one(kind), "level": roman(level)}


def describe_favor(number: int) -> Message:
    god = favor(number // t.FAVOR_STRIDE)
    source = number % t.FAVOR_STRIDE
    if source < t.FROM_SEAT:
        return Message("do-favor", {"favor": god})
    return Message("do-favor-from", {"favor": god, "who": f"@{source - t.FROM_SEAT}"})


def describe_follow(number: int) -> Message:
    space = t.SPACES[number // t.PAYMENTS]
    paid = number % t.PAYMENTS
    if paid == t.WITH_OFFERING:
        return Message("do-follow-offering", {"space": space})
    return Message("do-follow", {"space": space, "favor": favor(paid)})


# -- events


def describe_event(e: Event) -> Message:
    args: dict[str, int | str] = {"who": f"@{e.seat}"}
    name = e.name
    v = e.values
    if name == "gains":
        return Message(f"event-gains-{t.RESOURCES[v[1]]}", {**args, "count": v[0], "level": roman(v[2])})
    if name == "follows":
        space = t.SPACES[v[0]]
        if v[1] == t.WITH_OFFERING:
            return Message("event-follows-offering", {**args, "space": space})
        return Message("event-follows", {**args, "space": space, "favor": favor(v[1])})
    if name == "last-turn":
        return Message("event-last-turn", {"reason": t.REASONS[v[0]]})
    args.update(event_arguments(name, v))
    return Message(f"event-{name}", args)


def event_arguments(name: str, v: list[int]) -> dict[str, int | str]:
    if name in ("dealt", "keeps", "turned-up"):
        return {"deity": t.DEITIES[v[0]]}
    if name in ("tumbles", "raises", "lifts", "moves"):
        return {"resource": one(v[0]), "from": roman(v[1]), "to": roman(v[2])}
    if name == "raises-refined":
        return {"resource": one(v[0]), "better": one(v[1]), "from": roman(v[2]), "to": roman(v[3])}
    if name == "builds":
        return {"building": f"a-{t.BUILDINGS[v[0]]}", "level": roman(v[1])}
    if name in ("protects", "claims", "steals"):
        found: dict[str, int | str] = {"deity": t.DEITIES[v[0]], "count": v[1]}
        return {**found, "loser": f"@{v[2]}"} if name == "steals" else found
    if name == "secures":
        return {"deity": t.DEITIES[v[0]], "lock": t.LOCKS[v[1]]}
    if name in ("takes-favor", "wins-favor"):
        token: dict[str, int | str] = {"favor": favor(v[0])}
        return {**token, "loser": f"@{v[1]}"} if name == "wins-favor" else token
    if name == "refines":
        return {"count": v[0], "resource": one(v[1]), "level": roman(v[2])}
    if name == "gives":
        return {"resource": one(v[0]), "level": roman(v[1])}
    if name == "buys-favor":
        return {"count": v[0], "level": roman(v[1])}
    if name == "places":
        return {"space": t.SPACES[v[0]]}
    if name in ("skips-main", "uses-bonus"):
        return {"action": t.ACTIONS[v[0]]}
    return {"count": v[0]} if v else {}  # turn, receives, burns; first has nothing to add


# -- questions


def prompt(k: Position, request: Request) -> Message:
    """The question, with what it is about."""
    frame = k.stack[-1]
    args: dict[str, int | str] = {}
    if isinstance(frame, ProduceCities):
        args = {"level": roman(k.built[frame.seat * t.SLOT_COUNT + frame.slot]), "city": t.SLOTS[frame.slot]}
    elif isinstance(frame, RaiseSteps):
        args = {"count": frame.steps}
    elif isinstance(frame, EffectMove):
        args = {"count": frame.moves}
    elif isinstance(frame, Sacrifice):
        args = {"count": frame.count}
    elif isinstance(frame, OfferingAmount):
        args = {"deity": t.DEITIES[frame.deity]}
    elif isinstance(frame, Follow):
        args = {"who": f"@{k.active}", "space": t.SPACES[frame.space]}
    return Message(f"ask-{request.decision}", args)


# -- details


def detail(k: Position, a: Action) -> Message | None:
    """What an answer brings or costs, where that is worth saying."""
    what = verb(a)
    frame = k.stack[-1]
    if what == t.PLACE:
        return detail_place(k, target(a))
    if what == t.BATCH and isinstance(frame, ProduceCities | ProduceBase):
        return Message("detail-goods", goods(k.figures.batches[frame.action][target(a)]))
    if what == t.BUILD and isinstance(frame, Build):
        building = k.figures.slot_type[target(a) // t.LEVELS]
        points = k.figures.multiplier[building] * (target(a) % t.LEVELS + 1)
        return Message("detail-build", {"points": points, **goods(cost_of(k, frame.seat, building, frame.at))})
    if what == t.TARGET:
        return detail_target(k, target(a))
    if what == t.AMOUNT and isinstance(frame, OfferingAmount):
        held = k.laid[frame.deity] if k.place[frame.deity] == frame.seat else 0
        secures = k.current_lock() and held + target(a) >= k.current_lock()
        return Message("detail-secures", {"count": k.current_lock()}) if secures else None
    if what == t.FOLLOW:
        return Message("detail-action", {"action": t.ACTIONS[k.figures.main[target(a) // t.PAYMENTS]]})
    return None


def detail_place(k: Position, space: int) -> Message:
    figures = k.figures
    args: dict[str, int | str] = {
        "main": t.ACTIONS[figures.main[space]],
        "bonus": t.ACTIONS[figures.bonus[space]],
        "gifts": temple_gifts(k, k.active, space),
    }
    if not feasible(k, k.active, figures.main[space], space):
        return Message("detail-bonus-only", args)
    return Message("detail-both" if bonus_available(k, k.active, space) else "detail-main-only", args)


def detail_target(k: Position, deity: int) -> Message:
    if k.place[deity] == t.FACE_UP:
        return Message("detail-river")
    owner = k.place[deity]
    return Message("detail-held", {"who": f"@{owner}", "count": k.laid[deity], "points": ending.worth(k, owner, deity)})


def goods(amounts: list[int]) -> dict[str, int | str]:
    return {name: amounts[kind] for kind, name in enumerate(t.RESOURCES)}


# -- where the specification explains what

REFERENCES: Final[dict[str, str]] = {
    **dict.fromkeys(t.SPACES, "MYT-6.12"),
    **{deity: f"MYT-13.{10 + number}" for number, deity in enumerate(t.DEITIES)},
    **dict.fromkeys(t.EFFECTS, "MYT-9.8"),
    **dict.fromkeys(t.BUILDINGS, "MYT-9.2"),
    **dict.fromkeys(t.SLOTS, "MYT-9.8"),
    **dict.fromkeys(t.LOCKS, "MYT-12.8"),
    **dict.fromkeys(t.GODS, "MYT-6.2"),
    **dict.fromkeys(t.RESOURCES, "MYT-2.5"),
    "produce_cities": "MYT-8.1",
    "build_temple": "MYT-9.1",
    "produce_base": "MYT-8.4",
    "build_city": "MYT-9.1",
    "collect_offerings": "MYT-11.3",
    "take_favor": "MYT-11.4",
    "raise_three": "MYT-10.2",
    "raise_two": "MYT-10.2",
    "raise_to_any": "MYT-10.5",
    "offering_choice": "MYT-11.8",
    "quarry_two_stone": "MYT-8.5",
    "favor": "MYT-11.4",
    "offering": "MYT-11.1",
    "lock": "MYT-12.8",
    "level_token": "MYT-9.5",
    "tumble": "MYT-10.7",
    "follow": "MYT-7.2",
    "builder": "MYT-5.1",
    "draft_keep": "MYT-D01",
    "setup_favor": "MYT-D02",
    "turn_start": "MYT-D03",
    "sacrifice": "MYT-D04",
    "main_or_skip": "MYT-D05",
    "city_batch": "MYT-D06",
    "base_batch": "MYT-D07",
    "pan_extra": "MYT-D08",
    "raise_step": "MYT-D09",
    "raise_any": "MYT-D10",
    "build": "MYT-D11",
    "effect_move": "MYT-D12",
    "hephaestus": "MYT-D14",
    "hermes_offer": "MYT-D16",
    "offering_target": "MYT-D17",
    "offering_amount": "MYT-D18",
    "bonus_or_decline": "MYT-D19",
    "turn_end": "MYT-D20",
    "first_player": "MYT-C1",
    "deal": "MYT-C2",
    "place": "MYT-5.1",
    "refine": "MYT-13.12",
    "burn": "MYT-13.13",
    "keep": "MYT-17.1",
    "give": "MYT-13.13",
    "main": "MYT-6.1",
    "skip": "MYT-6.8",
    "batch": "MYT-8.1",
    "extra": "MYT-13.18",
    "raise": "MYT-10.1",
    "raise_refine": "MYT-13.24",
    "stop": "MYT-10.3",
    "lift": "MYT-10.5",
    "move": "MYT-10.6",
    "pay_marble": "MYT-13.22",
    "decline": "MYT-6.10",
    "gain": "MYT-11.8",
    "offer": "MYT-12.1",
    "target": "MYT-12.1",
    "amount": "MYT-12.9",
    "bonus": "MYT-6.2",
    "end_turn": "MYT-4.4",
    "pass": "MYT-7.1",
}
