"""Actions, events and questions as messages; the sentences themselves are in `en.ftl` and `fr.ftl`.

Every verb (see `vocabulary`), every event and every question about a thing has a line in a table, which names the
kinds of its target, values or thing. A kind has a list of identifiers (`Components.ids`): keys of the catalogues.
"""

from collections.abc import Callable
from typing import Any, Final

from pessoi.games.olympos import terms
from pessoi.games.olympos.chapters.destiny import card_yield
from pessoi.games.olympos.chapters.development import Bonus, CubePayment, TakeTile, discovery_cost
from pessoi.games.olympos.chapters.expansion import (
    ChooseSettler,
    Destination,
    Detour,
    PaymentWindow,
    cost_parts,
    detour_costs,
)
from pessoi.games.olympos.chapters.olympos_cards import SurrenderSettler
from pessoi.games.olympos.chapters.setup import Condemn, PlaceBarbarians
from pessoi.games.olympos.chapters.wonders import lasting_stars, wonder_cost
from pessoi.games.olympos.choices import show_detour
from pessoi.games.olympos.components import Components
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import CREATED
from pessoi.games.olympos.vocabulary import VERBS, cubes_in
from pessoi.kernel import Action, Event, Frame, Message, Request, target, verb

Args = dict[str, int | str]

WORD: Final = {number: word for number, word, _ in VERBS}
KIND: Final = {number: kind for number, _, kind in VERBS}

# event, its values in order: `argument:kind`, or `argument` for a number; `cubes` is a number for every resource
EVENTS: Final[dict[str, str]] = {
    # set-up
    "stacked": "",
    "condemns": "where:territory",
    "barbarians": "where:territory",
    "dealt": "what:resource",
    # turns and the time track
    "turn": "count",
    "pays": "cost hourglasses space",
    "idles": "count",
    "finishes": "count",
    # expansion
    "creates": "where:origin",
    "leaves": "where:territory",
    "takes": "where:territory",
    "beats_tribe": "where:territory",
    "beats_barbarians": "where:territory",
    "attacks": "where:territory rival:seat",
    "detours": "count",
    # discoveries and wonders
    "spends_cubes": "cubes",
    "discovers": "what:discovery",
    "variant": "what:resource",
    "bonus": "what:bonus",
    "spends_athena": "",
    "builds": "what:wonder",
    # what players receive
    "recruits": "count",
    "hourglasses": "count",
    "prestige": "count",
    "cube": "what:resource count",
    # Destiny cards
    "reshuffled": "",
    "draws": "card:card",
    "no_card": "",
    "gets_card": "count",
    "plays": "card:card",
    "discards": "card:card",
    # Olympos cards
    "revealed": "card:god space",
    "nobody": "card:god",
    "favours": "card:god",
    "strikes": "card:god",
    "loses_settler": "where:territory",
}

# a frame that asks about a thing: its question's key, the argument, and the frame's field with its kind
ABOUT: Final[dict[type[Frame[Any]], tuple[str, str, str, str]]] = {
    PlaceBarbarians: ("ask-place_barbarian", "what", "resource", "resource"),
    ChooseSettler: ("ask-settler", "where", "origin", "territory"),
    SurrenderSettler: ("ask-settler", "where", "territory", "territory"),
    Detour: ("ask-detour_cost", "where", "goal", "territory"),
    CubePayment: ("ask-cube_payment", "what", "discovery", "discovery"),
    TakeTile: ("ask-variant", "what", "discovery", "discovery"),
    Bonus: ("ask-bonus", "what", "discovery", "discovery"),
}


def describe(figures: Components, a: Action) -> Message:
    return Message(f"do-{WORD[verb(a)]}", action_args(figures, KIND[verb(a)], target(a)))


def action_args(figures: Components, kind: str, number: int) -> Args:
    if kind == "":
        return {}
    if kind == "seat":
        return {"who": f"@{number}"}
    if kind == "height":
        return {"number": number + 1}
    if kind == "points":
        return {"ap": number}
    if kind == "cubes":
        return cube_args(figures, cubes_in(number))
    return {"what": figures.ids[kind][number]}


def cube_args(figures: Components, cubes: list[int]) -> Args:
    return {**dict(zip(figures.resource_ids, cubes, strict=True)), "total": sum(cubes)}


def describe_event(figures: Components, e: Event) -> Message:
    args: Args = {"who": f"@{e.seat}"}
    if EVENTS[e.name] == "cubes":
        args.update(cube_args(figures, e.values))
    else:
        for spec, value in zip(EVENTS[e.name].split(), e.values, strict=True):
            name, _, kind = spec.partition(":")
            args[name] = value_name(figures, kind, value)
    return Message(f"event-{e.name}", args)


def value_name(figures: Components, kind: str, value: int) -> int | str:
    if kind == "":
        return value
    return f"@{value}" if kind == "seat" else figures.ids[kind][value]


def prompt(k: Position, r: Request) -> Message:
    """Questions name the thing that they are about; some have more to say."""
    f = k.figures
    frame = k.stack[-1] if k.stack else None
    if frame is not None and type(frame) in ABOUT:
        key, name, field, kind = ABOUT[type(frame)]
        return Message(key, {name: f.ids[kind][getattr(frame, field)]})
    if isinstance(frame, Destination):
        which = "ask-destination" if frame.index == CREATED else "ask-destination-move"
        return Message(which, {"where": f.origin_ids[frame.origin]})
    if isinstance(frame, PaymentWindow):
        return Message("ask-payment_window", {"ap": frame.cost, "hourglasses": k.hourglass[k.active]})
    if isinstance(frame, Condemn):
        each = f.condemned[k.players]
        left = each - frame.step % each
        return Message("ask-condemn", {"what": f.resource_ids[frame.step // each], "count": left})
    if r.decision == "favour":
        return Message("ask-favour", {"card": f.god_ids[k.revealed[-1]]})
    if r.decision == "turn_menu" and k.is_final_turn(k.active):
        return Message("ask-final_turn")
    return Message(f"ask-{r.decision}")


def detail(k: Position, a: Action) -> Message | None:
    """What an answer costs or brings."""
    tell = DETAILS.get(verb(a))
    return None if tell is None else tell(k, target(a))


def discovery_detail(k: Position, discovery: int) -> Message:
    return Message("detail-ap", {"ap": discovery_cost(k, k.active, discovery)})


def wonder_detail(k: Position, wonder: int) -> Message:
    needed = k.figures.wonder_stars[wonder]
    stars = min(lasting_stars(k, k.active, wonder), needed)
    return Message("detail-build", {"ap": wonder_cost(k, k.active), "stars": stars, "needed": needed})


def card_detail(k: Position, card: int) -> Message | None:
    brings = card_yield(k, k.active, card)
    return Message("detail-card", {"count": brings}) if brings > 0 else None


def destination_detail(k: Position, goal: int) -> Message | None:
    frame = k.stack[-1] if k.stack else None
    if not isinstance(frame, Destination):
        return None
    new, way, fight, erinyes = cost_parts(k, k.active, frame.origin, frame.index, goal)
    cost = new + way + fight + erinyes
    return Message("detail-to", {"ap": cost, "new": new, "way": way, "fight": fight, "erinyes": erinyes})


def detour_detail(k: Position, goal: int) -> Message | None:
    frame = k.stack[-1] if k.stack else None
    if not isinstance(frame, Destination):
        return None
    costs = detour_costs(k, k.active, frame.origin, frame.index, goal)
    return Message("detail-detour", {"least": costs[0], "most": costs[-1]}) if costs else None


def cost_detail(k: Position, cost: int) -> Message:
    """The space of the time track that it leads to, and what lies there."""
    way = show_detour(k, cost)
    tokens = way["tokens"]
    top = f"@{tokens[-1]}" if tokens else "="
    return Message("detail-cost", {"space": way["space"], "zeus": way["zeus"], "tokens": len(tokens), "who": top})


DETAILS: Final[dict[int, Callable[[Position, int], Message | None]]] = {
    terms.DISCOVER: discovery_detail,
    terms.BUILD: wonder_detail,
    terms.CARD: card_detail,
    terms.TO: destination_detail,
    terms.DETOUR: detour_detail,
    terms.COST: cost_detail,
}
