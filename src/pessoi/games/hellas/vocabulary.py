"""The notation: every action as text, the same in all languages, and what its target stands for."""

from typing import Final

from pessoi.games.hellas import terms
from pessoi.games.hellas.chapters.hexes import CELLS, RADIUS, SIDES, cell_name, distance
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.terms import SOLDIER, TILES
from pessoi.kernel import Action, Vocabulary, act, target

# verb, its word, the kind of its targets
VERBS: Final[list[tuple[int, str, str]]] = [
    (terms.ANNOUNCE, "announce", "action"),
    (terms.PLAY, "play", "card"),
    (terms.ADD, "add", "piece"),
    (terms.DRAW_CARD, "draw", "god"),
    (terms.TAKE, "take", "piece"),
    (terms.GIVE, "give", "tile"),
    (terms.STOP, "stop", ""),
    (terms.DRAW_TILE, "draw_tile", ""),
    (terms.PLACE, "place", "cell"),
    (terms.TURN_TILE, "turn", "rotation"),
    (terms.GIVE_UP, "give_up", ""),
    (terms.PAY, "pay", "tile"),
    (terms.YES, "yes", ""),
    (terms.NO, "no", ""),
    (terms.TARGET, "attack", "tile"),
    (terms.ABANDON, "abandon", ""),
    (terms.SEND, "send", "number"),
    (terms.CONCEDE, "concede", ""),
    (terms.PASS, "pass", ""),
    (terms.CHOOSE, "choose", "tile"),
    (terms.EXCHANGE, "exchange", "positive"),
    (terms.DONOR, "donor", "tile"),
    (terms.RECALL, "recall", "card"),
    (terms.END, "end", ""),
    (terms.GET_CARD, "card", "card"),
    (terms.GET_TILE, "tile", "tile"),
    (terms.STEAL, "steal", "card"),
]


def make_vocabulary(figures: Components) -> Vocabulary:
    cities = ["", *figures.tile_ids[1:]]
    soldiers = [str(n) for n in range(max(figures.pieces[SOLDIER], figures.pieces[2 + SOLDIER]) + 1)]
    ships = [str(n) for n in range(figures.ships_max + 1)]
    targets: dict[str, list[str]] = {
        "": [],
        "action": terms.ACTIONS,
        "card": terms.CARD_IDS,
        "piece": [f"{kind} {city}" if city else "" for kind in terms.KINDS for city in cities],
        "god": terms.GODS,
        "tile": cities,
        "cell": [cell_name(cell) if 0 < distance(cell) <= RADIUS else "" for cell in range(CELLS)],
        "rotation": [str(k) for k in range(SIDES)],
        "number": soldiers,  # an exchange may lift a city above three [HEL-10.26]
        "positive": ["", *ships[1:]],
    }
    return Vocabulary([(number, word, targets[kind]) for number, word, kind in VERBS])


# -- a piece: its kind, and the city where it is or comes to


def act_on_piece(verb: int, kind: int, tile: int) -> Action:
    return act(verb, kind * TILES + tile)


def kind_of(a: Action) -> int:
    return target(a) // TILES


def tile_of(a: Action) -> int:
    return target(a) % TILES
