"""Actions, events and questions as messages; the words themselves are in `en.ftl` and `fr.ftl`."""

from typing import Final

from pessoi.games.olympos import terms
from pessoi.games.olympos.components import Figures
from pessoi.games.olympos.destiny import card_yield
from pessoi.games.olympos.development import Bonus, CubePayment, TakeTile, cubes_in, discovery_cost
from pessoi.games.olympos.expansion import (
    ChooseSettler,
    Destination,
    creation_cost,
    distances,
    stopping_costs,
)
from pessoi.games.olympos.olympos_cards import SurrenderSettler
from pessoi.games.olympos.setup import Condemn, PlaceBarbarians
from pessoi.games.olympos.state import Position
from pessoi.games.olympos.terms import CREATED
from pessoi.games.olympos.wonders import lasting_stars, wonder_cost
from pessoi.kernel import Action, Event, Message, Request, target, verb

TERRITORY_EVENTS: Final = (
    "condemns",
    "barbarians",
    "leaves",
    "takes",
    "beats_tribe",
    "beats_barbarians",
    "loses_settler",
)
CARD_EVENTS: Final = ("plays", "draws", "discards")
GOD_EVENTS: Final = ("nobody", "favours", "strikes")
COUNT_EVENTS: Final = ("idles", "finishes", "recruits", "hourglasses", "prestige", "gets_card")

# Which rule explains a thing, a verb or a decision, for help in place.
RULES: Final = {
    "medicine": "OLY-11.1",
    "cavalry": "OLY-11.2",
    "oracle": "OLY-11.3",
    "astronomy": "OLY-11.4",
    "map_making": "OLY-11.5",
    "metallurgy": "OLY-11.6",
    "hoplite": "OLY-11.6",
    "phalanx": "OLY-11.6",
    "strategy": "OLY-11.6",
    "religion": "OLY-11.7",
    "polytheism": "OLY-11.7",
    "hellenism": "OLY-11.7",
    "art": "OLY-11.7",
    "money": "OLY-11.9",
    "agriculture": "OLY-11.9",
    "commerce": "OLY-11.11",
    "surgery": "OLY-11.12",
    "democracy": "OLY-11.13",
    "architecture": "OLY-11.18",
    "poetry": "OLY-11.19",
    "philosophy": "OLY-11.19",
    "science": "OLY-11.20",
    "city": "OLY-11.21",
    "absolutism": "OLY-11.22",
    "engineering": "OLY-11.23",
    "zeus": "OLY-9.14",
    "hecate": "OLY-9.15",
    "artemis": "OLY-9.16",
    "athena": "OLY-9.17",
    "ares": "OLY-9.18",
    "erinyes": "OLY-9.19",
    "hades": "OLY-9.20",
    "keres": "OLY-9.21",
    "siren": "OLY-9.22",
    "nemesis": "OLY-9.23",
    "harmony": "OLY-8.9",
    "inspiration": "OLY-8.12",
    "favour": "OLY-9.7",
    "settler": "OLY-6.12",
    "hourglass2": "OLY-6.12",
    "prestige2": "OLY-6.12",
    "hourglass": "OLY-4.5",
    "tribe": "OLY-5.26",
    "star_token": "OLY-7.2",
    "zeus_token": "OLY-5.16",
    "barbarian": "OLY-12.9",
    "condemned": "OLY-3.7",
    "northern_zone": "OLY-5.5",
    "olympos": "OLY-5.16",
    "atlantis": "OLY-10.9",
    "condemn": "OLY-3.7",
    "place_barbarian": "OLY-12.8",
    "turn_menu": "OLY-4.7",
    "destination": "OLY-5.10",
    "cube_payment": "OLY-6.5",
    "variant": "OLY-11.8",
    "bonus": "OLY-6.10",
    "commerce_cube": "OLY-11.11",
    "oracle_keep": "OLY-8.3",
    "one_shot_star": "OLY-7.4",
    "end_window": "OLY-8.4",
    "artemis_cube": "OLY-9.16",
    "hades_settler": "OLY-9.20",
    "card": "OLY-8.4",
    "new": "OLY-5.3",
    "move": "OLY-5.1",
    "discover": "OLY-6.1",
    "build": "OLY-7.1",
    "pass": "OLY-10.4",
    "idle": "OLY-4.9",
    "to": "OLY-5.10",
}


def references(f: Figures) -> dict[str, str]:
    rules = dict(RULES)
    kinds = {"gift": "OLY-8.7", "renown": "OLY-8.8", "season": "OLY-8.10", "mastery": "OLY-8.11", "cube": "OLY-6.12"}
    for name in [*f.card_ids, *f.bonus_ids]:
        if name not in rules:
            rules[name] = kinds[name.split("_")[0]]
    for name in f.wonder_ids:
        rules[name] = "OLY-7.1"
    return rules


def describe(f: Figures, a: Action) -> Message:
    does = verb(a)
    number = target(a)
    if does == terms.STACK:
        return Message("do-stack", {"who": f"@{number}"})
    if does == terms.SETTLER:
        return Message("do-settler", {"number": number + 1})
    if does == terms.PAY:
        return cubes_message("do-pay", f, cubes_in(number))
    names = {
        terms.LAY: ("lay", [*f.discovery_ids, *f.wonder_ids]),
        terms.FIFTH: ("fifth", f.resource_ids),
        terms.DEAL: ("deal", f.resource_ids),
        terms.DRAW: ("draw", f.card_ids),
        terms.REVEAL: ("reveal", f.god_ids),
        terms.CONDEMN: ("condemn", f.territory_ids),
        terms.BARBARIANS: ("barbarian", f.territory_ids),
        terms.CARD: ("card", f.card_ids),
        terms.NEW: ("new", f.origin_ids),
        terms.MOVE: ("move", f.territory_ids),
        terms.DISCOVER: ("discover", f.discovery_ids),
        terms.BUILD: ("build", f.wonder_ids),
        terms.TO: ("to", f.territory_ids),
        terms.VARIANT: ("variant", f.resource_ids),
        terms.BONUS: ("bonus", f.bonus_ids),
        terms.CUBE: ("cube", f.resource_ids),
        terms.KEEP: ("keep", f.card_ids),
        terms.STAR: ("star", ["athena", "inspiration"]),
        terms.SURRENDER: ("surrender", f.territory_ids),
    }
    if does in names:
        key, ids = names[does]
        return Message(f"do-{key}", {"what": ids[number]})
    return Message({terms.PASS: "do-pass", terms.IDLE: "do-idle", terms.DONE: "do-done"}[does])


def cubes_message(key: str, f: Figures, cubes: list[int]) -> Message:
    args: dict[str, int | str] = {name: cubes[r] for r, name in enumerate(f.resource_ids)}
    args["total"] = sum(cubes)
    return Message(key, args)


def describe_event(f: Figures, e: Event) -> Message:
    key = f"event-{e.name}"
    if e.name == "spends_cubes":
        message = cubes_message(key, f, e.values)
        return Message(key, {"who": f"@{e.seat}", **message.args})
    args: dict[str, int | str] = {"who": f"@{e.seat}"}
    if e.name in TERRITORY_EVENTS:
        args["where"] = f.territory_ids[e.values[0]]
    elif e.name in CARD_EVENTS:
        args["card"] = f.card_ids[e.values[0]]
    elif e.name in GOD_EVENTS:
        args["card"] = f.god_ids[e.values[0]]
    elif e.name in COUNT_EVENTS:
        args["count"] = e.values[0]
    elif e.name == "attacks":
        args["where"] = f.territory_ids[e.values[0]]
        args["rival"] = f"@{e.values[1]}"
    elif e.name == "creates":
        args["where"] = f.origin_ids[e.values[0]]
    elif e.name == "pays":
        args["cost"] = e.values[0]
        args["hourglasses"] = e.values[1]
        args["space"] = e.values[2]
    elif e.name == "revealed":
        args["card"] = f.god_ids[e.values[0]]
        args["space"] = e.values[1]
    elif e.name == "discovers":
        args["what"] = f.discovery_ids[e.values[0]]
    elif e.name == "builds":
        args["what"] = f.wonder_ids[e.values[0]]
    elif e.name == "bonus":
        args["what"] = f.bonus_ids[e.values[0]]
    elif e.name == "cube":
        args["what"] = f.resource_ids[e.values[0]]
        args["count"] = e.values[1]
    elif e.name in ("dealt", "variant"):
        args["what"] = f.resource_ids[e.values[0]]
    return Message(key, args)


def prompt(k: Position, r: Request) -> Message:
    f = k.figures
    frame = k.stack[-1] if k.stack else None
    key = f"ask-{r.decision}"
    if isinstance(frame, ChooseSettler):
        return Message("ask-settler", {"where": f.territory_ids[frame.origin]})
    if isinstance(frame, SurrenderSettler):
        return Message("ask-settler", {"where": f.territory_ids[frame.territory]})
    if isinstance(frame, Condemn):
        each = f.condemned[k.players]
        args: dict[str, int | str] = {"what": f.resource_ids[frame.step // each], "count": each - frame.step % each}
        return Message(key, args)
    if isinstance(frame, PlaceBarbarians):
        return Message(key, {"what": f.resource_ids[frame.resource]})
    if isinstance(frame, Destination):
        which = "ask-destination" if frame.index == CREATED else "ask-destination-move"
        return Message(which, {"where": f.origin_ids[frame.origin]})
    if isinstance(frame, CubePayment | TakeTile | Bonus):
        return Message(key, {"what": f.discovery_ids[frame.discovery]})
    if r.decision == "favour":
        return Message(key, {"card": f.god_ids[k.revealed[-1]]})
    if r.decision == "turn_menu" and k.is_final_turn(k.active):
        return Message("ask-final_turn")
    return Message(key)


def detail(k: Position, a: Action) -> Message | None:
    f = k.figures
    seat = k.active
    does = verb(a)
    if does == terms.DISCOVER:
        return Message("detail-ap", {"ap": discovery_cost(k, seat, target(a))})
    if does == terms.BUILD:
        stars = min(lasting_stars(k, seat, target(a)), f.wonder_stars[target(a)])
        return Message(
            "detail-build", {"ap": wonder_cost(k, seat), "stars": stars, "needed": f.wonder_stars[target(a)]}
        )
    if does == terms.CARD and card_yield(k, seat, target(a)) > 0:
        return Message("detail-card", {"count": card_yield(k, seat, target(a))})
    frame = k.stack[-1] if k.stack else None
    if does == terms.TO and isinstance(frame, Destination):
        cost = cost_parts(k, frame, target(a))
        return Message("detail-to", {**cost, "ap": sum(cost.values())})
    return None


def cost_parts(k: Position, frame: Destination, goal: int) -> dict[str, int]:
    """A destination's cost: the new settler, the way, the fight, Erinyes."""
    seat = k.active
    return {
        "new": creation_cost(k, seat) if frame.index == CREATED else 0,
        "way": distances(k, seat)[frame.origin * k.figures.territories + goal],
        "fight": stopping_costs(k, seat)[goal],
        "erinyes": k.surcharge(seat),
    }
