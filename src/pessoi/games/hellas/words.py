"""Names for everything: the notation of actions, and messages for actions, events and questions."""

from typing import Any, Final

from pessoi.games.hellas.attack import Commit
from pessoi.games.hellas.board import moored_at
from pessoi.games.hellas.cards import Keep, Reaction
from pessoi.games.hellas.components import Figures
from pessoi.games.hellas.hexes import CELLS, RADIUS, cell_name, distance, q_of, r_of
from pessoi.games.hellas.pieces import Exchange, ExchangeCity, Gather, PlacePieces
from pessoi.games.hellas.poseidon import Storm
from pessoi.games.hellas.reinforcement import steps_of
from pessoi.games.hellas.reorganisation import Occupation, Receiver
from pessoi.games.hellas.state import Position, fleet
from pessoi.games.hellas.strength import attack_strength, defence_strength, is_by_sea, margin
from pessoi.games.hellas.terms import (
    ABANDON,
    ACTIONS,
    ADD,
    ANNOUNCE,
    CARD_IDS,
    CHOOSE,
    CONCEDE,
    DONOR,
    DRAW_CARD,
    DRAW_TILE,
    END,
    EXCHANGE,
    GET_CARD,
    GET_TILE,
    GIVE,
    GIVE_UP,
    GODS,
    KINDS,
    NO,
    NO_TILE,
    PASS,
    PAY,
    PLACE,
    PLAY,
    POSEIDON_STORM,
    RECALL,
    REINFORCEMENT,
    SEND,
    STEAL,
    STOP,
    TAKE,
    TARGET,
    TILES,
    TURN_TILE,
    YES,
    ZEUS_SWAP_CITY,
    ZEUS_THUNDERBOLT,
)
from pessoi.games.hellas.zeus import SwapCity, Thunderbolt
from pessoi.kernel import Action, Event, Message, Request, Vocabulary, target, verb

ON_TILES: Final = (GIVE, PAY, TARGET, CHOOSE, DONOR, GET_TILE)
ON_CARDS: Final = (PLAY, RECALL, GET_CARD, STEAL)
ON_PIECES: Final = (ADD, TAKE)
ON_NUMBERS: Final = (SEND, EXCHANGE, TURN_TILE)

# What the values of each event are
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "looks": ("card",),
    "draws_tile": ("tile",),
    "sets_aside": ("tile",),
    "opens": ("tile", "q", "r"),
    "opening_ends": (),
    "turn": ("number",),
    "extra_turn": (),
    "announces": ("action",),
    "adds": ("kind", "tile"),
    "draws": ("god",),
    "reshuffles": ("god",),
    "moves": ("kind", "tile", "to"),
    "gathers_soldiers": ("number", "tile"),
    "gathers_ships": ("number", "tile"),
    "fails": ("tile",),
    "discovers": ("tile", "q", "r"),
    "pays": ("tile",),
    "plays": ("card",),
    "cancelled": ("card",),
    "keeps": ("card",),
    "exchanges": ("number", "tile"),
    "puts_under": ("tile",),
    "storm": ("number", "tile"),
    "swaps": ("tile", "to"),
    "steals": ("card",),
    "steals_in_vain": ("card",),
    "recalls": ("card",),
    "strikes": ("number", "tile"),
    "attacks": ("tile",),
    "sends": ("number", "tile"),
    "abandons": (),
    "conquers": ("tile", "attack", "defence"),
    "repelled": ("tile", "attack", "defence"),
    "retreats": ("tile",),
    "wins": (),
    "draw": (),
}


def make_vocabulary(figures: Figures) -> Vocabulary:
    cities = ["", *figures.tile_ids[1:]]
    pieces = [f"{kind} {city}" if city else "" for kind in KINDS for city in cities]
    cells = [cell_name(cell) if 0 < distance(cell) <= RADIUS else "" for cell in range(CELLS)]
    numbers = [str(n) for n in range(figures.soldiers_max + 1)]
    some = ["", *numbers[1:]]
    verbs: list[tuple[int, str, list[str]]] = [
        (ANNOUNCE, "announce", ACTIONS),
        (PLAY, "play", CARD_IDS),
        (ADD, "add", pieces),
        (DRAW_CARD, "draw", GODS),
        (TAKE, "take", pieces),
        (GIVE, "give", cities),
        (STOP, "stop", []),
        (DRAW_TILE, "draw_tile", []),
        (PLACE, "place", cells),
        (TURN_TILE, "turn", [str(k) for k in range(6)]),
        (GIVE_UP, "give_up", []),
        (PAY, "pay", cities),
        (YES, "yes", []),
        (NO, "no", []),
        (TARGET, "attack", cities),
        (ABANDON, "abandon", []),
        (SEND, "send", numbers),
        (CONCEDE, "concede", []),
        (PASS, "pass", []),
        (CHOOSE, "choose", cities),
        (EXCHANGE, "exchange", some),
        (DONOR, "donor", cities),
        (RECALL, "recall", CARD_IDS),
        (END, "end", []),
        (GET_CARD, "card", CARD_IDS),
        (GET_TILE, "tile", cities),
        (STEAL, "steal", CARD_IDS),
    ]
    return Vocabulary(verbs)


def describe_action(figures: Figures, vocabulary: Vocabulary, a: Action) -> Message:
    v = verb(a)
    t = target(a)
    args: dict[str, int | str] = {}
    if v in ON_TILES:
        args["tile"] = figures.tile_ids[t]
    elif v in ON_CARDS:
        args["card"] = CARD_IDS[t]
    elif v in ON_PIECES:
        args["kind"] = "a-" + KINDS[t // TILES]
        args["tile"] = figures.tile_ids[t % TILES]
    elif v in ON_NUMBERS:
        args["number"] = t
    elif v == PLACE:
        args["q"] = q_of(t)
        args["r"] = r_of(t)
    elif v == ANNOUNCE:
        args["action"] = ACTIONS[t]
    elif v == DRAW_CARD:
        args["god"] = GODS[t]
    return Message("do-" + vocabulary.verbs[v], args)


def describe_event(figures: Figures, e: Event) -> Message:
    args: dict[str, int | str] = {"who": f"@{e.seat}", "other": f"@{1 - e.seat}"}
    for name, value in zip(EVENTS[e.name], e.values, strict=True):
        if name in ("tile", "to"):
            args[name] = figures.tile_ids[value]
        elif name == "card":
            args[name] = CARD_IDS[value]
        elif name == "god":
            args[name] = GODS[value]
        elif name == "kind":
            args[name] = "a-" + KINDS[value]
        elif name == "action":
            args[name] = ACTIONS[value]
        else:
            args[name] = value
    return Message("event-" + e.name, args)


def prompt_for(k: Position, r: Request) -> Message:
    """The question, with what it is about where the frame on top knows it."""
    frame: Any = k.stack[-1] if k.stack else None
    tiles = k.figures.tile_ids
    args: dict[str, int | str] = {}
    if isinstance(frame, Reaction):
        cancelled = "zeus_cancel" if frame.cancels else CARD_IDS[frame.card]
        args = {"card": cancelled, "who": f"@{1 - r.seat}"}
    elif isinstance(frame, Keep | PlacePieces | ExchangeCity):
        args = {"card": CARD_IDS[frame.card]}
    elif isinstance(frame, Storm):
        args = {"card": CARD_IDS[POSEIDON_STORM]}
    elif isinstance(frame, Thunderbolt):
        args = {"card": CARD_IDS[ZEUS_THUNDERBOLT]}
    elif isinstance(frame, SwapCity):
        args = {"card": CARD_IDS[ZEUS_SWAP_CITY]}
    elif isinstance(frame, Commit):
        args = {"tile": tiles[frame.sources[frame.at]], "to": tiles[frame.city]}
    elif isinstance(frame, Gather):
        args = {"kind": "a-" + KINDS[frame.kind], "tile": tiles[frame.city]}
    elif isinstance(frame, Exchange | Occupation):
        args = {"tile": tiles[frame.city]}
    elif isinstance(frame, Receiver):
        args = {"kind": "a-" + KINDS[frame.kind], "tile": tiles[frame.source]}
    elif r.decision == "battle":
        args = {"tile": tiles[k.target], "attack": attack_strength(k), "defence": defence_strength(k)}
        args |= {"margin": margin(k), "way": "by-sea" if is_by_sea(k) else "by-land"}
    elif k.in_hand != NO_TILE:
        args = {"tile": tiles[k.in_hand]}
    return Message("ask-" + r.decision, args)


def detail_of(k: Position, a: Action) -> Message | None:
    """What is worth knowing before choosing: a card's line, a target's garrison, fleets, steps, what is needed."""
    v = verb(a)
    t = target(a)
    if v == PLAY:
        return Message(f"{CARD_IDS[t]}.short")
    if v == TARGET:
        return Message("detail-garrison", {"soldiers": k.soldiers[t], "ships": k.ships[t]})
    if v == PLACE and k.turn > 0:
        moored = moored_at(k.board, t)
        fleets: dict[str, int | str] = {"mine": fleet(k, k.active, moored), "theirs": fleet(k, 1 - k.active, moored)}
        return Message("detail-fleets", fleets)
    if v == ANNOUNCE and t == REINFORCEMENT:
        return Message("detail-steps", {"number": steps_of(k)})
    if v == SEND:
        return Message("detail-sent", {"number": sum(k.sent) + t, "soldiers": k.soldiers[k.target]})
    return None


# Where the specification explains a thing, a verb or a decision
REFERENCES: Final[dict[str, str]] = {
    **{card: f"HEL-10.{i + 1}" for i, card in enumerate(CARD_IDS)},
    "reinforcement": "HEL-5.1",
    "expedition": "HEL-6.1",
    "attack": "HEL-7.1",
    "soldier": "HEL-5.3",
    "ship": "HEL-5.4",
    "temple": "HEL-5.1",
    "tile_dolphin": "HEL-3.12",
    "open_cell": "HEL-2.6",
    "open_rot": "HEL-3.10",
    "main": "HEL-4.2",
    "reinf": "HEL-5.2",
    "reorg_src": "HEL-8.1",
    "reorg_dst": "HEL-8.4",
    "reorg_into": "HEL-8.3",
    "exp_prep": "HEL-6.1",
    "exp_cell": "HEL-6.3",
    "exp_rot": "HEL-3.10",
    "exp_pay": "HEL-6.8",
    "exp_again": "HEL-6.12",
    "att": "HEL-7.2",
    "commit": "HEL-7.5",
    "battle": "HEL-7.11",
    "plunder": "HEL-10.8",
    "cancel": "HEL-9.5",
    "keep": "HEL-10.18",
    "city": "HEL-10.16",
    "exch": "HEL-10.25",
    "donor": "HEL-9.12",
    "recall": "HEL-10.23",
    "end": "HEL-4.4",
}
