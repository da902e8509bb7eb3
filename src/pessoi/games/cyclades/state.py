"""The position, and questions about it.

Pieces, cards, control, bids and turns belong to factions; gold to teams; decisions to seats.  [CYC-1.1]

What stands on the map is the `Board`; the rest is here: treasuries, cards, offerings, the turn, the combat under way.
Lists by faction or team have as many entries as the mode has. Sets of cards, heroes, factions and teams are bit sets.
`figures`, `map` and `mode` are shared tables: they follow from the fields.
"""

from typing import Any, ClassVar, Final

from pessoi.games.cyclades.chapters.archipelago import NO_COASTS, Archipelago
from pessoi.games.cyclades.chapters.board import SITES, Board
from pessoi.games.cyclades.components import Components, Mode
from pessoi.games.cyclades.terms import (
    APOLLO,
    CREATURES,
    HEROES,
    LANDS,
    METROPOLIS,
    MINIATURES,
    NOBODY,
    NONE,
    NOWHERE,
    SIDE_A,
    TEMPLE,
    ZONES,
)
from pessoi.kernel.rows import Row, row

# phases; set-up and placement come before the first cycle  [CYC-6.1]
PHASE_IDS: Final = ["setup", "init", "income", "offerings", "upkeep", "actions", "cycle_end"]
SETUP: Final = 0
INIT: Final = 1
INCOME: Final = 2
OFFERINGS: Final = 3
UPKEEP: Final = 4
ACTIONS: Final = 5
CYCLE_END: Final = 6


class Position(Board):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode_name",
        "goal",
        "assembly",
        "cycle",
        "phase",
        "active",
        "gold",
        "tally",
        "philosophers",
        "priestesses",
        "troops_left",
        "fleets_left",
        "eliminated",
        "owner",
        "lands",
        "seas",
        "units",
        "mercenaries",
        "tokens",
        "zone_gold",
        "site",
        "opens",
        "spent",
        "spent_cards",
        "hero_owner",
        "hero_zone",
        "hero_cycle",
        "hero_moves",
        "holder",
        "hero_track",
        "hero_deck",
        "hero_discard",
        "hero_removed",
        "trophies",
        "creature_owner",
        "figure_zone",
        "creature_track",
        "reserved",
        "creature_deck",
        "creature_discard",
        "resolving",
        "top_card",
        "top_known",
        "drawn",
        "drawn_known",
        "drawn_open",
        "mercenaries_left",
        "buildings_left",
        "philosophers_left",
        "priestesses_left",
        "tokens_left",
        "tokens_removed",
        "god_slots",
        "turn_order",
        "next_order",
        "bid_god",
        "bid_value",
        "free_bids",
        "extra_recruits",
        "extra_cards",
        "hired",
        "peeked",
        "battle_zone",
        "attacker",
        "defender",
        "raid_units",
        "raid_mercenaries",
        "battle_round",
        "dice",
        "compared",
    )

    def __init__(
        self,
        figures: Components,
        mode: Mode,
        map: Archipelago,
        mode_name: str,
        goal: int,
        gold: list[int],
        tally: list[int],
        next_order: list[int],
        bid_god: list[int],
        bid_value: list[int],
    ) -> None:
        super().__init__(figures, mode, map)
        self.mode_name = mode_name
        self.goal = goal  # metropolises that end the game
        self.assembly: Row = ()  # how the map is laid: see `archipelago`
        self.cycle = 0
        self.phase = SETUP
        self.active = NOBODY  # the faction whose turn it is (in phases 3 to 5)
        # -- factions and teams
        self.gold = gold  # [team], behind the screens
        self.tally = tally  # [team]: what whoever counts open gains and payments arrives at
        self.philosophers: Row = ()
        self.priestesses: Row = ()
        self.troops_left: Row = ()  # in reserve
        self.fleets_left: Row = ()
        self.eliminated = 0  # factions
        # -- heroes
        self.hero_cycle: Row = ()  # when its owner got it
        self.hero_moves: Row = ()  # heroic moves this turn
        self.hero_track: Row = ()
        self.hero_deck = 0
        self.hero_discard = 0
        self.hero_removed = 0
        self.trophies = 0  # creature cards under Heracles
        self.spent_cards = 0  # heroes whose card carries a metropolis with its reduction used, as `spent` says of sites
        # -- creatures
        self.creature_track: Row = ()
        self.reserved: Row = ()  # [space]
        self.creature_deck = 0
        self.creature_discard = 0
        self.resolving = 0  # cards whose effect is under way
        self.top_card = NONE  # a card looked at and put back on top of the deck
        self.top_known = 0  # teams that know it
        self.drawn: Row = ()  # by the Sphinx, before one is chosen; the first was on top of the deck
        self.drawn_known = 0  # teams that know the first of them from an earlier look
        self.drawn_open = 0  # the first so many, sorted, were all that the deck held: whoever counts knows them
        # -- supplies
        self.mercenaries_left = 0
        self.buildings_left: Row = ()
        self.philosophers_left = 0
        self.priestesses_left = 0
        self.tokens_left: Row = ()  # [bonus]: metropolis tokens still face down
        self.tokens_removed = 0  # with an eliminated faction's hero cards
        # -- offerings and turns
        self.god_slots: Row = ()  # slot 1 first
        self.turn_order: Row = ()  # factions, position 1 first
        self.next_order = next_order  # positions filled as factions end their turns
        self.bid_god = bid_god
        self.bid_value = bid_value
        self.free_bids = 0  # factions that bid without being able to pay  [CYC-9.13]
        self.extra_recruits = 0  # this turn
        self.extra_cards = 0
        self.hired = 0
        self.peeked = 0
        # -- the combat under way
        self.battle_zone = NOWHERE
        self.attacker = NOBODY
        self.defender = NOBODY
        self.raid_units = 0  # the attacker's base troops, or fleets
        self.raid_mercenaries = 0
        self.battle_round = 0
        self.coasts = NO_COASTS  # found last: see `reach.find_coasts`
        self.dice: Row = ()  # attacker's, defender's
        self.compared: Row = ()  # what this round compared: force, then strength, of attacker and defender

    def copy(self) -> "Position":
        s = Position(
            self.figures,
            self.mode,
            self.map,
            self.mode_name,
            self.goal,
            self.gold.copy(),
            self.tally.copy(),
            self.next_order.copy(),
            self.bid_god.copy(),
            self.bid_value.copy(),
        )
        s.assembly = self.assembly
        s.cycle = self.cycle
        s.phase = self.phase
        s.active = self.active
        s.philosophers = self.philosophers
        s.priestesses = self.priestesses
        s.troops_left = self.troops_left
        s.fleets_left = self.fleets_left
        s.eliminated = self.eliminated
        s.owner = self.owner
        s.lands = self.lands
        s.seas = self.seas
        s.units = self.units
        s.mercenaries = self.mercenaries
        s.tokens = self.tokens
        s.zone_gold = self.zone_gold
        s.site = self.site
        s.counted = self.counted
        s.zones_with = self.zones_with
        s.complete = self.complete
        s.opens = self.opens
        s.spent = self.spent
        s.spent_cards = self.spent_cards
        s.hero_owner = self.hero_owner
        s.hero_zone = self.hero_zone
        s.hero_cycle = self.hero_cycle
        s.hero_moves = self.hero_moves
        s.holder = self.holder
        s.hero_track = self.hero_track
        s.hero_deck = self.hero_deck
        s.hero_discard = self.hero_discard
        s.hero_removed = self.hero_removed
        s.trophies = self.trophies
        s.creature_owner = self.creature_owner
        s.figure_zone = self.figure_zone
        s.creature_track = self.creature_track
        s.reserved = self.reserved
        s.creature_deck = self.creature_deck
        s.creature_discard = self.creature_discard
        s.resolving = self.resolving
        s.top_card = self.top_card
        s.top_known = self.top_known
        s.drawn = self.drawn
        s.drawn_known = self.drawn_known
        s.drawn_open = self.drawn_open
        s.mercenaries_left = self.mercenaries_left
        s.buildings_left = self.buildings_left
        s.philosophers_left = self.philosophers_left
        s.priestesses_left = self.priestesses_left
        s.tokens_left = self.tokens_left
        s.tokens_removed = self.tokens_removed
        s.god_slots = self.god_slots
        s.turn_order = self.turn_order
        s.free_bids = self.free_bids
        s.extra_recruits = self.extra_recruits
        s.extra_cards = self.extra_cards
        s.hired = self.hired
        s.peeked = self.peeked
        s.battle_zone = self.battle_zone
        s.attacker = self.attacker
        s.defender = self.defender
        s.raid_units = self.raid_units
        s.raid_mercenaries = self.raid_mercenaries
        s.battle_round = self.battle_round
        s.coasts = self.coasts
        s.dice = self.dice
        s.compared = self.compared
        s.stack = self.stack.copy()
        return s

    def restore(self, data: dict[str, Any]) -> None:
        super().restore({**self.of_version_1(data), **data})
        self.mode = self.figures.modes[self.mode_name]
        if self.assembly:
            self.map = self.figures.atlas.chart(list(self.assembly))

    def of_version_1(self, data: dict[str, Any]) -> dict[str, Any]:
        """What a position saved under rules version 1 lacks; it counted the temples used in a turn, not which."""
        spent = [0] * (LANDS * SITES)
        left: int = data.get("temples_used", 0)
        for place, building in enumerate(data["site"]):
            is_own = data["owner"][place // SITES] == data["active"]
            if left > 0 and is_own and (building == TEMPLE or building >= METROPOLIS):
                spent[place] = 1
                left -= 1
        return {"spent": spent, "spent_cards": 0, "compared": [], "drawn_open": 0}

    def lay_map(self, assembly: list[int]) -> None:
        """Play on this map.  [CYC-4.5]"""
        self.assembly = tuple(assembly)
        self.map = self.figures.atlas.chart(assembly)

    # -- questions

    def gold_of(self, faction: int) -> int:
        """What the faction can spend: its team's treasury.  [CYC-11.7] [CYC-20.2]"""
        return self.gold[self.mode.team_of[faction]]

    def is_in_play(self, faction: int) -> bool:
        return (self.eliminated >> faction) & 1 == 0

    def action_order(self) -> list[int]:
        """Factions by the god that they serve: slots 1 to 5, then Apollo.  [CYC-1.8]"""
        order: list[int] = []
        for god in self.god_slots:
            faction = self.servant(god)
            if faction != NOBODY:
                order.append(faction)
        faction = self.servant(APOLLO)
        if faction != NOBODY:
            order.append(faction)
        return order

    def servant(self, god: int) -> int:
        """The faction whose marker is on the god, or NOBODY."""
        for faction, served in enumerate(self.bid_god):
            if served == god:
                return faction
        return NOBODY


def new_position(figures: Components, mode_name: str, goal: int) -> Position:
    """Everything in the box, all creatures and heroes included.  [CYC-2.1] [CYC-2.2] [CYC-21.3]"""
    mode = figures.modes[mode_name]
    n = mode.factions
    s = Position(
        figures,
        mode,
        figures.atlas.chart(figures.recommended_map(mode, SIDE_A)),
        mode_name,
        goal,
        [0] * len(mode.teams),
        [0] * len(mode.teams),
        [NOBODY] * n,
        [NONE] * n,
        [0] * n,
    )
    s.philosophers = row(0, n)
    s.priestesses = row(0, n)
    s.troops_left = row(figures.troops, n)
    s.fleets_left = row(figures.fleets, n)
    s.owner = row(NOBODY, ZONES)
    s.lands = row(0, n)
    s.seas = row(0, n)
    s.units = row(0, ZONES)
    s.mercenaries = row(0, LANDS)
    s.tokens = row(0, ZONES)
    s.zone_gold = row(0, ZONES)
    s.site = row(NONE, LANDS * SITES)
    s.opens = row(NOWHERE, LANDS * SITES)
    s.spent = row(0, LANDS * SITES)
    s.hero_owner = row(NOBODY, HEROES)
    s.hero_zone = row(NOWHERE, HEROES)
    s.hero_cycle = row(0, HEROES)
    s.hero_moves = row(0, HEROES)
    s.holder = row(NONE, HEROES)
    s.hero_track = row(NONE, figures.hero_slots)
    s.creature_owner = row(NOBODY, CREATURES)
    s.figure_zone = row(NOWHERE, MINIATURES)
    s.creature_track = row(NONE, len(figures.creature_costs))
    s.reserved = row(NOBODY, len(figures.creature_costs))
    s.creature_deck = figures.creature_cards
    s.hero_deck = figures.hero_cards
    s.mercenaries_left = figures.mercenaries
    s.buildings_left = tuple(figures.buildings)
    s.philosophers_left = figures.philosophers
    s.priestesses_left = figures.priestesses
    s.tokens_left = tuple(figures.bonuses)
    s.dice = (NONE, NONE)
    return s
