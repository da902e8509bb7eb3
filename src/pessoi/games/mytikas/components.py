"""What is printed on boards, tokens and cards, as flat tables read from components.toml.

[MYT-20.1] No number of the data file stands in the rules: a corrected figure is a change of data only.
[MYT-2.1] [MYT-2.2] Resources and offerings are unlimited: the counts in the box never limit a gain.
"""

from typing import Any, Final

from pessoi.games.edition import check_read
from pessoi.games.mytikas import terms as t
from pessoi.games.sheet import BadFigures, Sheet, index
from pessoi.kernel import listed

# What an action does.
PRODUCE_PER_CITY: Final = 0
PRODUCE_ONCE: Final = 1
BUILD: Final = 2
COLLECT: Final = 3
TAKE_FAVOR: Final = 4
RAISE: Final = 5
RAISE_ANY: Final = 6
ALTAR: Final = 7
GAIN_RESOURCES: Final = 8
ACTION_KINDS: Final = {
    "build": BUILD,
    "collect_offerings": COLLECT,
    "take_favor": TAKE_FAVOR,
    "raise": RAISE,
    "raise_any": RAISE_ANY,
    "offering_choice": ALTAR,
    "gain_resources": GAIN_RESOURCES,
}
ACTION_NAMES: Final = ["produce", *ACTION_KINDS]
# What each deity's power is, in the order of `terms.DEITIES`: the rules tell it by the card  [MYT-13.1]
POWER_KINDS: Final = [
    "follow_with_offering",
    "follow_with_any_favor",
    "refine_stone",
    "burn_resources",
    "bonus_without_favor",
    "extra_raise",
    "build_discount",
    "bonus_without_favor",
    "extra_produce",
    "build_discount",
    "bonus_without_favor",
    "extra_offering",
    "buy_favor",
    "bonus_without_favor",
    "refine_while_raising",
    "offering_both",
]

SCORE_KINDS: Final = ["base_plus", "tiers", "per_item"]
# What a deity card counts at the end; FAVOR_OF + god: whether a favor of that god is owned.
MEASURES: Final = [
    "two_identical_favors",
    "two_different_favors",
    "stone_total",
    "marble_total",
    "gold_total",
    "locks_owned",
    "temples_built",
    "cities_built",
    "offerings_owned",
    "favors_owned",
    "kinds_on_level_4",
    "deity_cards_owned",
    "favor_zeus",
    "favor_demeter",
    "favor_poseidon",
    "favor_hades",
]
TWO_IDENTICAL: Final = 0
TWO_DIFFERENT: Final = 1
STONE_TOTAL: Final = 2
MARBLE_TOTAL: Final = 3
GOLD_TOTAL: Final = 4
LOCKS_OWNED: Final = 5
TEMPLES_BUILT: Final = 6
CITIES_BUILT: Final = 7
OFFERINGS_OWNED: Final = 8
FAVORS_OWNED: Final = 9
KINDS_AT_SUMMIT: Final = 10
CARDS_OWNED: Final = 11
FAVOR_OF: Final = 12

PLAYER_COUNTS: Final = [2, 3, 4]


class Setup:
    """What the number of players decides.  [MYT-3.1] [MYT-3.2] [MYT-3.8] [MYT-3.11]"""

    def __init__(self, row: Sheet) -> None:
        self.level_tokens: Final[list[int]] = list(row["level_tokens"])
        self.favors: Final[int] = row["favor_tokens_per_god"]
        self.face_down: Final[int] = row["river_face_down"]
        self.locks: Final[list[int]] = [index("lock", t.LOCKS, lock) for lock in row["locks"]]
        self.whole_god: Final[bool] = row["board_mode"] == "whole_god"


class Powers:
    """The numbers in the cards' powers.  [MYT-20.1]"""

    def __init__(self, powers: list[Sheet], is_city: list[bool]) -> None:
        self.follow_offerings: Final[int] = powers[t.ZEUS]["offerings"]
        self.refine_cost: Final[list[int]] = [0] * t.KINDS
        for option in powers[t.DEMETER]["options"]:
            self.refine_cost[index("resource", t.RESOURCES, option["out"])] = option["stone_in"]
        self.burn_in: Final[list[int]] = [option["resources_in"] for option in powers[t.HADES]["options"]]
        self.burn_out: Final[list[int]] = [option["offerings_out"] for option in powers[t.HADES]["options"]]
        self.raise_steps: Final[int] = powers[t.APOLLO]["steps"]
        self.rebate_by: Final[list[int]] = [t.ARTEMIS if city else t.ATHENA for city in is_city]
        self.rebate: Final[list[list[int]]] = [
            one_kind(powers[deity]["resource"], powers[deity]["amount"]) for deity in self.rebate_by
        ]
        self.extra_resources: Final[int] = powers[t.PAN]["amount"]
        self.extra_level: Final[int] = powers[t.PAN]["level"] - 1
        self.extra_offerings: Final[int] = powers[t.ARES]["amount"]
        self.favor_price: Final[int] = powers[t.HEPHAESTUS]["amount"]
        self.favors_bought: Final[int] = powers[t.HEPHAESTUS]["favors"]
        self.instead_of: Final[list[int]] = [-1] * t.GOD_COUNT  # the card that replaces each god's favor
        for deity, power in enumerate(powers):
            kind = POWER_KINDS[deity]
            if power["kind"] != kind:
                raise BadFigures("error-power", {"path": f"={power.path}.kind", "known": f"={kind}"})
            if kind == "bonus_without_favor":
                self.instead_of[index("god", t.GODS, power["god"])] = deity
        self.refined: Final[list[int]] = [-1] * t.KINDS  # what Hestia makes of each resource
        for option in powers[t.HESTIA]["options"]:
            goal = index("resource", t.RESOURCES, option["to"])
            self.refined[index("resource", t.RESOURCES, option["from"])] = goal


class Points:
    """What each card is worth: tiers over something counted, or so many points for each item.

    [MYT-15.3] [MYT-15.8] Below the first tier a card is worth nothing; the last tier has no upper end.
    """

    def __init__(self, rows: list[Sheet]) -> None:
        self.measure: Final[list[int]] = []
        self.tier_from: Final[list[list[int]]] = []
        self.tier_points: Final[list[list[int]]] = []
        self.per_item: Final[list[int]] = []
        for row in rows:
            score = row["score"]
            index("score kind", SCORE_KINDS, score["kind"])
            measure = score["condition"] if score["kind"] == "base_plus" else score["measure"]
            self.measure.append(index("measure", MEASURES, measure))
            self.per_item.append(score["points"] if score["kind"] == "per_item" else 0)
            tiers: list[list[int]] = score.get("tiers", [])
            if score["kind"] == "base_plus":
                tiers = [[0, score["base"]], [1, score["base"] + score["bonus"]]]
            self.tier_from.append([tier[0] for tier in tiers])
            self.tier_points.append([tier[1] for tier in tiers])
            if sorted(self.tier_from[-1]) != self.tier_from[-1]:
                raise BadFigures("error-tiers", {"path": f"=deity.{row['id']}.score.tiers", "value": f"={tiers}"})


class Components:
    """All figures of one edition, checked. Shared by every position and never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        sheet = Sheet(data)
        check_names(sheet)
        setup = sheet["setup"]
        self.setups: Final[list[Setup]] = [Setup(setup[f"players_{count}"]) for count in PLAYER_COUNTS]
        self.home_level: Final[int] = setup["home_city_level"]
        self.hand_cards: Final[int] = setup["starting_deity_cards"]
        self.draft_cards: Final[int] = setup["draft_deity_cards"]
        self.hand_offerings: Final[int] = setup["starting_offerings_on_deity_card"]
        self.start_reserve: Final[int] = setup["starting_offerings_in_reserve"]
        self.face_up: Final[int] = setup["river_face_up"]
        self.start_goods: Final[list[list[int]]] = [amounts(row) for row in sheet["starting_resources"]]
        self.full_levels: Final[int] = sheet["mountain"]["full_levels_to_end"]
        self.max_rounds: Final[int] = sheet["limits"]["max_rounds"]
        self.lock_value: Final[list[int]] = [row["value"] for row in sheet["lock"]]

        spaces = sheet["action_space"]
        self.god_of: Final[list[int]] = [index("god", t.GODS, row["god"]) for row in spaces]
        self.main: Final[list[int]] = [index("action", t.ACTIONS, row["main"]) for row in spaces]
        self.bonus: Final[list[int]] = [index("action", t.ACTIONS, row["bonus"]) for row in spaces]

        actions = sheet["action"]
        self.kind: Final[list[int]] = [action_kind(row) for row in actions]
        self.batches: Final[list[list[list[int]]]] = [
            [amounts(batch) for batch in row.get("combos", [])] for row in actions
        ]
        self.action_level: Final[list[int]] = [row.get("level", 1) - 1 for row in actions]
        self.action_types: Final[list[list[int]]] = [
            [index("building", t.BUILDINGS, name) for name in row.get("types", [])] for row in actions
        ]
        self.space_of: Final[list[int]] = [space_that_builds(self, building) for building in range(len(t.BUILDINGS))]
        self.action_count: Final[list[int]] = [row.get("steps", row.get("count", 0)) for row in actions]
        self.action_gain: Final[list[list[int]]] = [
            amounts(row["gain"]) if isinstance(row.get("gain"), Sheet) else amounts(None) for row in actions
        ]
        altar = actions[t.ACTIONS.index("offering_choice")]
        self.altar_gain: Final[int] = altar["gain"]
        gifts = actions[t.ACTIONS.index("collect_offerings")]
        self.gift_base: Final[int] = gifts["base"]
        self.gift_small: Final[int] = gifts["per_small_temple"]
        self.gift_large: Final[int] = gifts["per_large_temple"]

        buildings = sheet["building"]
        self.multiplier: Final[list[int]] = [row["multiplier"] for row in buildings]
        self.is_city: Final[list[bool]] = [row["family"] == "city" for row in buildings]
        self.cost: Final[list[list[int]]] = [amounts(row["cost"]) for row in buildings]
        self.pieces: Final[list[int]] = [row["pieces_per_player"] for row in buildings]

        slots = sheet["slot"]
        self.slot_type: Final[list[int]] = [index("building", t.BUILDINGS, row["building"]) for row in slots]
        self.slot_effect: Final[list[int]] = [
            index("effect", t.EFFECTS, row["effect"]) if row["effect"] else -1 for row in slots
        ]
        self.slot_home: Final[list[bool]] = [row["filled_at_setup"] for row in slots]
        self.slots_of: Final[list[list[int]]] = [
            [slot for slot in range(t.SLOT_COUNT) if self.slot_type[slot] == building]
            for building in range(len(t.BUILDINGS))
        ]
        effects = sheet["effect"]
        self.effect_moves: Final[list[int]] = [row["moves"] for row in effects]
        self.effect_offerings: Final[list[int]] = [row["offerings"] for row in effects]
        self.effect_favors: Final[list[int]] = [row["favors"] for row in effects]
        self.effect_gold: Final[list[int]] = [row["gold_here"] for row in effects]

        self.at: Final[list[int]] = [bit_set(row["spaces"]) for row in sheet["deity"]]
        self.powers: Final = Powers([row["power"] for row in sheet["deity"]], self.is_city)
        self.points: Final = Points(sheet["deity"])
        check_counts(self, sheet)
        check_read("mytikas", sheet)

    def setup(self, players: int) -> Setup:
        return self.setups[players - PLAYER_COUNTS[0]]


def space_that_builds(figures: Components, building: int) -> int:
    """The space whose main action builds this type, where rebates may help."""
    for space in range(t.SPACE_COUNT):
        if building in figures.action_types[figures.main[space]]:
            return space
    return t.NO_SPACE


def amounts(row: Sheet | None) -> list[int]:
    """Stone, marble, gold."""
    return [row.get(resource, 0) if row is not None else 0 for resource in t.RESOURCES]


def one_kind(resource: str, amount: int) -> list[int]:
    found = [0] * t.KINDS
    found[index("resource", t.RESOURCES, resource)] = amount
    return found


def bit_set(spaces: list[str]) -> int:
    found = 0
    for space in spaces:
        found |= 1 << index("action_space", t.SPACES, space)
    return found


def action_kind(row: Sheet) -> int:
    if row["kind"] == "produce":
        return PRODUCE_PER_CITY if row["per_city"] else PRODUCE_ONCE
    return ACTION_KINDS[ACTION_NAMES[index("kind", ACTION_NAMES, row["kind"])]]


def check_names(data: Sheet) -> None:
    """The rows are those that the rules know, in that order: targets of actions are row numbers."""
    tables = {
        "resource": t.RESOURCES,
        "god": t.GODS,
        "action_space": t.SPACES,
        "action": t.ACTIONS,
        "building": t.BUILDINGS,
        "slot": t.SLOTS,
        "effect": t.EFFECTS,
        "lock": t.LOCKS,
        "deity": t.DEITIES,
        "player_color": t.COLORS,
    }
    for table, names in tables.items():
        rows = [row["id"] for row in data[table]]
        if rows != names:
            raise BadFigures("error-rows", {"table": f"={table}", "rows": listed(rows), "known": listed(names)})


def check_counts(f: Components, data: Sheet) -> None:
    """Figures that belong together agree.  [MYT-2.3] [MYT-2.4] [MYT-17.3]"""
    for building, name in enumerate(t.BUILDINGS):
        if len(f.slots_of[building]) != f.pieces[building]:
            counts: dict[str, int | str] = {"pieces": f.pieces[building], "slots": len(f.slots_of[building])}
            raise BadFigures("error-piece-slots", {"building": f"={name}", **counts})
        if min(f.cost[building]) < 0:
            raise BadFigures("error-negative", {"path": f"=building.{name}.cost"})
    for action, name in enumerate(t.ACTIONS):
        for batch in f.batches[action]:
            if sum(batch) < 1:  # Pan adds one of its kinds  [MYT-13.18]
                raise BadFigures("error-price", {"path": f"=action.{name}.combos", "number": sum(batch)})
    if not 1 <= f.home_level <= t.LEVELS:
        raise BadFigures("error-home-level", {"most": t.LEVELS, "number": f.home_level})
    for players, setup in zip(PLAYER_COUNTS, f.setups, strict=True):
        where = f"=setup.players_{players}"
        for level, count in enumerate(setup.level_tokens):
            if not 0 <= count <= data["level"][level]["tokens_in_box"]:
                raise BadFigures("error-level-tokens", {"path": where, "level": level + 1, "number": count})
        for god in data["god"]:
            if not players <= t.GOD_COUNT or not 1 <= setup.favors <= god["favor_tokens_in_box"]:
                raise BadFigures("error-god-favors", {"path": where, "number": setup.favors, "god": f"={god['id']}"})
        if len(setup.locks) != setup.face_down + 1:
            locks: dict[str, int | str] = {"locks": len(setup.locks), "cards": setup.face_down}
            raise BadFigures("error-lock-count", {"path": where, **locks})
        values = [f.lock_value[lock] for lock in setup.locks]
        if sorted(values) != values or values[0] <= f.hand_offerings:
            raise BadFigures("error-lock-values", {"path": where, "value": f"={values}"})
        if players * max(f.hand_cards, f.draft_cards) + f.face_up + setup.face_down > t.DEITY_COUNT:
            raise BadFigures("error-deity-cards", {"path": where, "number": t.DEITY_COUNT})
    if not 1 <= f.hand_cards <= f.draft_cards:
        raise BadFigures("error-draft-cards")
    if f.hand_offerings < 1 or f.start_reserve < 0 or f.max_rounds < 1:
        raise BadFigures("error-start-least")
