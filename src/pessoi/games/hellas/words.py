"""The game in words: messages for actions, events, questions, and what is worth knowing of an answer.

Verbs (in `vocabulary`), events and frames name the kinds of their targets, values or fields. A kind has a list of
identifiers, and an identifier is a key of the catalogues `en.ftl` and `fr.ftl`. So a new verb or event needs a line
in its table and its two sentences there.
"""

from collections.abc import Callable
from typing import Any, Final

from pessoi.games.hellas import terms
from pessoi.games.hellas.chapters.attack import Commit
from pessoi.games.hellas.chapters.board import moored_at
from pessoi.games.hellas.chapters.cards import Keep, Reaction, keepable
from pessoi.games.hellas.chapters.hexes import q_of, r_of
from pessoi.games.hellas.chapters.pieces import Exchange, ExchangeCity, Gather, PlacePieces
from pessoi.games.hellas.chapters.poseidon import Storm
from pessoi.games.hellas.chapters.reinforcement import steps_of
from pessoi.games.hellas.chapters.reorganisation import Occupation, Receiver
from pessoi.games.hellas.chapters.strength import (
    attack_strength,
    defence_strength,
    is_by_sea,
    margin,
    margin_of,
    would_be_by_sea,
)
from pessoi.games.hellas.chapters.zeus import SwapCity, Thunderbolt
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.state import Position, fleet
from pessoi.games.hellas.terms import CARD_IDS, NO_TILE
from pessoi.games.hellas.vocabulary import VERBS, kind_of, tile_of
from pessoi.kernel import Action, Event, Frame, Message, Request, target, verb

Args = dict[str, int | str]

WORD: Final = {number: word for number, word, _ in VERBS}
KIND: Final = {number: kind for number, _, kind in VERBS}

# What the numbers of a kind are called; tiles have the ids of the figures, other kinds are numbers
IDS: Final[dict[str, list[str]]] = {
    "action": terms.ACTIONS,
    "card": CARD_IDS,
    "god": terms.GODS,
    "kind": [f"a-{kind}" for kind in terms.KINDS],
}

# Event, its values in order: `kind`, or `name:kind` where a sentence needs two of a kind
EVENTS: Final[dict[str, str]] = {
    "looks": "card",
    "draws_tile": "tile",
    "sets_aside": "tile",
    "opens": "tile q r",
    "opening_ends": "",
    "turn": "number",
    "extra_turn": "",
    "announces": "action",
    "adds": "kind tile",
    "draws": "god",
    "reshuffles": "god",
    "moves": "kind tile to:tile",
    "disbands": "number tile",
    "gathers_soldiers": "number tile",
    "gathers_ships": "number tile",
    "fails": "tile",
    "discovers": "tile q r",
    "pays": "tile",
    "plays": "card",
    "cancelled": "card",
    "keeps": "card",
    "exchanges": "number tile",
    "puts_under": "tile",
    "storm": "number tile",
    "swaps": "tile to:tile",
    "steals": "card",
    "steals_in_vain": "card",
    "recalls": "card",
    "strikes": "number tile",
    "attacks": "tile",
    "sends": "number tile",
    "abandons": "",
    "conquers": "tile attack defence",
    "repelled": "tile attack defence",
    "retreats": "tile",
    "wins": "",
    "draw": "",
}

# What a question is about: of the frame that asks, the kinds and the fields that hold them
TOPICS: Final[dict[type[Frame[Any]], dict[str, str]]] = {
    PlacePieces: {"card": "card"},
    ExchangeCity: {"card": "card"},
    Exchange: {"tile": "city"},
    Gather: {"kind": "kind", "tile": "city"},
    Receiver: {"kind": "kind", "tile": "source"},
}

# Frames that are one card's alone
CARD_OF: Final[dict[type[Frame[Any]], int]] = {
    Storm: terms.POSEIDON_STORM,
    SwapCity: terms.ZEUS_SWAP_CITY,
    Thunderbolt: terms.ZEUS_THUNDERBOLT,
}


def name_of(figures: Components, kind: str, value: int) -> int | str:
    """What a number of the kind is called."""
    if kind == "tile":
        return figures.tile_ids[value]
    return IDS[kind][value] if kind in IDS else value


def describe(figures: Components, a: Action) -> Message:
    """An action in words."""
    return Message(f"do-{WORD[verb(a)]}", name_target(figures, KIND[verb(a)], a))


def name_target(figures: Components, kind: str, a: Action) -> Args:
    if kind == "":
        return {}
    if kind == "piece":
        return {"kind": IDS["kind"][kind_of(a)], "tile": figures.tile_ids[tile_of(a)]}
    if kind == "cell":
        return {"q": q_of(target(a)), "r": r_of(target(a))}
    if kind in ("rotation", "positive"):
        kind = "number"
    return {kind: name_of(figures, kind, target(a))}


def describe_event(figures: Components, e: Event) -> Message:
    """An event in words."""
    args: Args = {"who": f"@{e.seat}", "other": f"@{1 - e.seat}"}
    for spec, value in zip(EVENTS[e.name].split(), e.values, strict=True):
        name, _, kind = spec.rpartition(":")
        args[name or kind] = name_of(figures, kind, value)
    return Message(f"event-{e.name}", args)


def prompt(k: Position, r: Request) -> Message:
    """The question in words."""
    return Message(f"ask-{r.decision}", topic(k, r))


def topic(k: Position, r: Request) -> Args:
    """What the question is about, where the frame on top or the position knows it."""
    frame: Any = k.stack[-1] if k.stack else None
    tiles = k.figures.tile_ids
    if type(frame) in TOPICS:
        return {kind: name_of(k.figures, kind, getattr(frame, field)) for kind, field in TOPICS[type(frame)].items()}
    if type(frame) in CARD_OF:
        return {"card": CARD_IDS[CARD_OF[type(frame)]]}
    if isinstance(frame, Reaction):
        return {"card": CARD_IDS[terms.ZEUS_CANCEL if frame.cancels else frame.card], "who": f"@{1 - r.seat}"}
    if isinstance(frame, Keep):
        cards = keepable(k, frame.card, frame.vetoes)
        return {"card": CARD_IDS[cards[0]] if cards else "", "number": len(cards)}
    if isinstance(frame, Occupation):
        new = [tile for tile in k.board.placed if k.gained >> tile & 1 and k.owner[tile] == k.active]
        return {"tile": tiles[new[0]] if new else "", "number": len(new)}
    if isinstance(frame, Commit):
        source = frame.sources[frame.at]
        by_sea = would_be_by_sea(k, source)
        needed = defence_strength(k) + margin_of(k, by_sea)
        way = "by-sea" if by_sea else "by-land"
        return {"tile": tiles[source], "to": tiles[frame.city], "needed": needed, "way": way}
    if r.decision == "battle":
        strengths: Args = {"attack": attack_strength(k), "defence": defence_strength(k), "margin": margin(k)}
        return {"tile": tiles[k.target], **strengths, "way": "by-sea" if is_by_sea(k) else "by-land"}
    return {"tile": tiles[k.in_hand]} if k.in_hand != NO_TILE else {}


# -- what is worth knowing before choosing


def detail(k: Position, a: Action) -> Message | None:
    """A card's line, a target's garrison, fleets, steps, how many soldiers are sent."""
    tell = DETAILS.get(verb(a))
    return None if tell is None else tell(k, target(a))


def detail_card(k: Position, card: int) -> Message:
    return Message(f"{CARD_IDS[card]}.short")


def detail_garrison(k: Position, tile: int) -> Message:
    return Message("detail-garrison", {"soldiers": k.soldiers[tile], "ships": k.ships[tile]})


def detail_fleets(k: Position, cell: int) -> Message | None:
    if k.turn == 0:  # in the opening fleets do not count
        return None
    moored = moored_at(k.board, cell)
    return Message("detail-fleets", {"mine": fleet(k, k.active, moored), "theirs": fleet(k, 1 - k.active, moored)})


def detail_steps(k: Position, action: int) -> Message | None:
    return Message("detail-steps", {"number": steps_of(k)}) if action == terms.REINFORCEMENT else None


def detail_sent(k: Position, count: int) -> Message | None:
    """What the attack would come to with these soldiers; nothing while nobody has been sent."""
    frame = k.stack[-1]
    total = sum(k.sent) + count
    if total == 0 or not isinstance(frame, Commit):
        return None
    by_sea = would_be_by_sea(k, frame.sources[frame.at]) if count else is_by_sea(k)
    needed = defence_strength(k) + margin_of(k, by_sea)
    return Message("detail-sent", {"number": total, "needed": needed, "way": "by-sea" if by_sea else "by-land"})


DETAILS: Final[dict[int, Callable[[Position, int], Message | None]]] = {
    terms.PLAY: detail_card,
    terms.TARGET: detail_garrison,
    terms.PLACE: detail_fleets,
    terms.ANNOUNCE: detail_steps,
    terms.SEND: detail_sent,
}
