"""Why something is not possible now, in a sentence: what the seat lacks, with numbers where there are some.

`TELLS` knows the rules whose sentences have numbers or are of several kinds; `kernel/reasons` finds the others.
"""

from typing import Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.offerings import OfferValue, budget, net_cost, standing_offering
from pessoi.games.cyclades.chapters.temples import creature_price
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.words import WORD, decider
from pessoi.kernel import Action, Message, Request, target, verb
from pessoi.kernel.reasons import Tell, find_reason

# Verbs by the sentence that says when their moment is
MOMENTS: Final[dict[str, str]] = {
    "chance": "draw_side draw_tile draw_rotation draw_god draw_creature draw_hero draw_first draw_bonus roll",
    "place_land": "place_land",
    "place_fleet": "place_fleet place_start_troop",
    "offer_god": "offer_god offer_value",
    "build_zone": "build_zone renounce replace_building build_type open_onto",
    "place_unit": "place_unit",
    "place_cornucopia": "place_cornucopia",
    "end_turn": "end_turn",
    "act": (
        "extra_philosopher extra_priestess peek extra_fleet extra_troop extra_mercenary sea_move land_move "
        "heroic_move recruit_hero buy_creature sacrifice"
    ),
    "move_to": "move_to move_from move_troops move_mercenaries hero_goes hero_stays move_fleets cross avoid",
    "combat": "hector_kill reroll keep_die combat_loss destroy perseus_rescue retreat stay go_on",
    "metropolis": "use_types use_type use_building on_card on_site metropolis_zone",
    "upkeep": "upkeep_pick keep_creature release_creature upkeep_move",
    "figure": "figure_zone",
    "push": "push_pick push_to push_unit",
    "steal": "steal_from",
    "reserve": "reserve",
    "peek": "play_card put_back",
    "spend": "spend_temple spend_card which_temple which_port",
}
MOMENT_OF: Final = {word: moment for moment, words in MOMENTS.items() for word in words.split()}


def explain(k: Position, r: Request, a: Action, rule: str) -> Message:
    return find_reason(TELLS, NUMBERED, k, r, a, rule) or moment(WORD[verb(a)])


def moment(word: str) -> Message:
    """When somebody can do that: many verbs are called after the card that they belong to."""
    if word in MOMENT_OF:
        return Message(f"why-do-{MOMENT_OF[word]}")
    for card in (*terms.CREATURE_IDS, *terms.HERO_IDS):
        if card.startswith(word.partition("_")[0]):
            return Message("why-do-card", {"thing": card})
    return Message("why-do-creature")


def cheap(k: Position, r: Request, a: Action) -> Message | None:
    """An offering beyond one's gold."""
    frame = k.stack[-1]
    faction = decider(k, frame)
    if verb(a) == terms.OFFER_GOD:
        god, value = target(a), standing_offering(k, target(a)) + 1
    elif isinstance(frame, OfferValue):
        god, value = frame.god, target(a)
    else:
        return None
    gold = budget(k, faction, god)
    missing = net_cost(k, faction, value) - gold
    return Message("why-9-10", {"missing": missing, "gold": gold}) if missing > 0 else None


def dear(k: Position, r: Request, a: Action) -> Message | None:
    if verb(a) != terms.BUY_CREATURE or target(a) not in k.creature_track:
        return None
    faction = decider(k, k.stack[-1])
    price = creature_price(k, faction, list(k.creature_track).index(target(a)))
    missing = price - k.gold[k.team(faction)]
    return Message("why-11-7", {"missing": missing, "price": price}) if missing > 0 else None


TELLS: Final[dict[str, Tell[Position]]] = {"CYC-9.10": cheap, "CYC-11.7": dear}
# Rules whose sentences need what `TELLS` finds
NUMBERED: Final = ("CYC-9.10", "CYC-11.7")
