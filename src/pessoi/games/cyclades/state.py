"""The position, and questions about it.

Pieces, cards, control, bids and turns belong to factions; gold to teams; decisions to seats.  [CYC-1.1]

Lists by zone have 72 entries (`terms.ZONES`), those by faction or team as many as the mode has. Sets of zones, cards,
heroes, factions and teams are bit sets. `figures`, `map` and `mode` are shared tables: they follow from the fields.

Control and pieces change only through the few methods at the end, which keep `owner`, `lands`, `seas` and the
reserves in step.
"""

from typing import Any, ClassVar, Final

from pessoi.games.cyclades.archipelago import Archipelago
from pessoi.games.cyclades.components import Figures, Mode
from pessoi.games.cyclades.terms import (
    APOLLO,
    BASE_TYPES,
    CREATURES,
    FIGURES,
    FIRST_FIGURE,
    HEROES,
    LANDS,
    METROPOLIS,
    NOBODY,
    NONE,
    NOWHERE,
    SCYLLA,
    SIDE_A,
    ZONES,
    card_of,
)
from pessoi.kernel import State

SITES: Final = 3  # room in the lists for the sites of a land zone, which has 1 to 3  [CYC-3.4]

# phases; set-up and placement come before the first cycle  [CYC-6.1]
PHASE_IDS: Final = ["setup", "init", "income", "offerings", "upkeep", "actions", "cycle_end"]
SETUP: Final = 0
INIT: Final = 1
INCOME: Final = 2
OFFERINGS: Final = 3
UPKEEP: Final = 4
ACTIONS: Final = 5
CYCLE_END: Final = 6

ALL_CREATURES: Final = (1 << CREATURES) - 1
ALL_HEROES: Final = (1 << HEROES) - 1


class Position(State):
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
        "temples_used",
        "battle_zone",
        "attacker",
        "defender",
        "raid_units",
        "raid_mercenaries",
        "battle_round",
        "dice",
    )

    figures: Figures
    mode: Mode
    map: Archipelago
    mode_name: str
    goal: int  # metropolises that end the game
    assembly: list[int]  # how the map is laid: see `archipelago`
    cycle: int
    phase: int
    active: int  # the faction whose turn it is (in phases 3 to 5)
    # factions and teams
    gold: list[int]  # [team], behind the screens
    tally: list[int]  # [team]: what whoever counts open gains and payments arrives at
    philosophers: list[int]
    priestesses: list[int]
    troops_left: list[int]  # in reserve
    fleets_left: list[int]
    eliminated: int  # factions
    # the map
    owner: list[int]  # who controls a land zone; whose fleets are in a sea zone
    lands: list[int]  # [faction]: land zones it controls
    seas: list[int]  # [faction]: sea zones with its fleets
    units: list[int]  # base troops on land, fleets at sea, of the zone's owner
    mercenaries: list[int]
    tokens: list[int]  # cornucopia tokens, beside what is printed
    zone_gold: list[int]  # put there by Geryon
    site: list[int]  # [zone * SITES + i]: a base type, METROPOLIS + bonus, or NONE
    opens: list[int]  # the sea zone that a port or metropolis opens onto
    # heroes
    hero_owner: list[int]
    hero_zone: list[int]  # the attackers' heroes stand in the zone under attack
    hero_cycle: list[int]  # when its owner got it
    hero_moves: list[int]  # heroic moves this turn
    holder: list[int]  # the bonus of the metropolis that stands on its card
    hero_track: list[int]
    hero_deck: int
    hero_discard: int
    hero_removed: int
    trophies: int  # creature cards under Heracles
    # creatures
    creature_owner: list[int]  # of cards that lie in front of a faction
    figure_zone: list[int]
    creature_track: list[int]
    reserved: list[int]  # [space]
    creature_deck: int
    creature_discard: int
    resolving: int  # cards whose effect is under way
    top_card: int  # a card looked at and put back on top of the deck
    top_known: int  # teams that know it
    drawn: list[int]  # by the Sphinx, before one is chosen; the first was on top of the deck
    drawn_known: int  # teams that know the first of them from an earlier look
    # supplies
    mercenaries_left: int
    buildings_left: list[int]
    philosophers_left: int
    priestesses_left: int
    tokens_left: list[int]  # [bonus]: metropolis tokens still face down
    tokens_removed: int  # with an eliminated faction's hero cards
    # offerings and turns
    god_slots: list[int]  # slot 1 first
    turn_order: list[int]  # factions, position 1 first
    next_order: list[int]  # positions filled as factions end their turns
    bid_god: list[int]
    bid_value: list[int]
    free_bids: int  # factions that bid without being able to pay  [CYC-9.13]
    extra_recruits: int  # this turn
    extra_cards: int
    hired: int
    peeked: int
    temples_used: int
    # the combat under way
    battle_zone: int
    attacker: int
    defender: int
    raid_units: int  # the attacker's base troops, or fleets
    raid_mercenaries: int
    battle_round: int
    dice: list[int]  # attacker's, defender's

    def __init__(self, figures: Figures, mode_name: str, goal: int, source: "Position | None" = None) -> None:
        """An empty table, or a copy of `source`."""
        super().__init__()
        self.figures = figures
        self.mode_name = mode_name
        self.goal = goal
        if source is None:
            self.mode = figures.modes[mode_name]
            self.map = figures.atlas.chart(figures.recommended_map(self.mode.factions, SIDE_A))
            self.clear()
        else:
            self.mode = source.mode
            self.map = source.map
            self.take_over(source)

    def clear(self) -> None:
        """Everything in the box, all creatures and heroes included.  [CYC-2.1] [CYC-2.2] [CYC-21.3]"""
        figures = self.figures
        mode = self.mode
        n = mode.factions
        self.assembly = []
        self.cycle = 0
        self.phase = SETUP
        self.active = NOBODY
        self.gold = [0] * len(mode.teams)
        self.tally = [0] * len(mode.teams)
        self.philosophers = [0] * n
        self.priestesses = [0] * n
        self.troops_left = [figures.troops] * n
        self.fleets_left = [figures.fleets] * n
        self.eliminated = 0
        self.owner = [NOBODY] * ZONES
        self.lands = [0] * n
        self.seas = [0] * n
        self.units = [0] * ZONES
        self.mercenaries = [0] * LANDS
        self.tokens = [0] * ZONES
        self.zone_gold = [0] * ZONES
        self.site = [NONE] * (LANDS * SITES)
        self.opens = [NOWHERE] * (LANDS * SITES)
        self.hero_owner = [NOBODY] * HEROES
        self.hero_zone = [NOWHERE] * HEROES
        self.hero_cycle = [0] * HEROES
        self.hero_moves = [0] * HEROES
        self.holder = [NONE] * HEROES
        self.hero_track = [NONE] * figures.hero_slots
        self.hero_deck = ALL_HEROES
        self.hero_discard = 0
        self.hero_removed = 0
        self.trophies = 0
        self.creature_owner = [NOBODY] * CREATURES
        self.figure_zone = [NOWHERE] * FIGURES
        self.creature_track = [NONE] * len(figures.creature_costs)
        self.reserved = [NOBODY] * len(figures.creature_costs)
        self.creature_deck = ALL_CREATURES
        self.creature_discard = 0
        self.resolving = 0
        self.top_card = NONE
        self.top_known = 0
        self.drawn = []
        self.drawn_known = 0
        self.mercenaries_left = figures.mercenaries
        self.buildings_left = figures.buildings.copy()
        self.philosophers_left = figures.philosophers
        self.priestesses_left = figures.priestesses
        self.tokens_left = figures.bonuses.copy()
        self.tokens_removed = 0
        self.god_slots = []
        self.turn_order = []
        self.next_order = [NOBODY] * n
        self.bid_god = [NONE] * n
        self.bid_value = [0] * n
        self.free_bids = 0
        self.extra_recruits = 0
        self.extra_cards = 0
        self.hired = 0
        self.peeked = 0
        self.temples_used = 0
        self.battle_zone = NOWHERE
        self.attacker = NOBODY
        self.defender = NOBODY
        self.raid_units = 0
        self.raid_mercenaries = 0
        self.battle_round = 0
        self.dice = [NONE, NONE]

    def take_over(self, s: "Position") -> None:
        self.assembly = s.assembly.copy()
        self.cycle = s.cycle
        self.phase = s.phase
        self.active = s.active
        self.gold = s.gold.copy()
        self.tally = s.tally.copy()
        self.philosophers = s.philosophers.copy()
        self.priestesses = s.priestesses.copy()
        self.troops_left = s.troops_left.copy()
        self.fleets_left = s.fleets_left.copy()
        self.eliminated = s.eliminated
        self.owner = s.owner.copy()
        self.lands = s.lands.copy()
        self.seas = s.seas.copy()
        self.units = s.units.copy()
        self.mercenaries = s.mercenaries.copy()
        self.tokens = s.tokens.copy()
        self.zone_gold = s.zone_gold.copy()
        self.site = s.site.copy()
        self.opens = s.opens.copy()
        self.hero_owner = s.hero_owner.copy()
        self.hero_zone = s.hero_zone.copy()
        self.hero_cycle = s.hero_cycle.copy()
        self.hero_moves = s.hero_moves.copy()
        self.holder = s.holder.copy()
        self.hero_track = s.hero_track.copy()
        self.hero_deck = s.hero_deck
        self.hero_discard = s.hero_discard
        self.hero_removed = s.hero_removed
        self.trophies = s.trophies
        self.creature_owner = s.creature_owner.copy()
        self.figure_zone = s.figure_zone.copy()
        self.creature_track = s.creature_track.copy()
        self.reserved = s.reserved.copy()
        self.creature_deck = s.creature_deck
        self.creature_discard = s.creature_discard
        self.resolving = s.resolving
        self.top_card = s.top_card
        self.top_known = s.top_known
        self.drawn = s.drawn.copy()
        self.drawn_known = s.drawn_known
        self.mercenaries_left = s.mercenaries_left
        self.buildings_left = s.buildings_left.copy()
        self.philosophers_left = s.philosophers_left
        self.priestesses_left = s.priestesses_left
        self.tokens_left = s.tokens_left.copy()
        self.tokens_removed = s.tokens_removed
        self.god_slots = s.god_slots.copy()
        self.turn_order = s.turn_order.copy()
        self.next_order = s.next_order.copy()
        self.bid_god = s.bid_god.copy()
        self.bid_value = s.bid_value.copy()
        self.free_bids = s.free_bids
        self.extra_recruits = s.extra_recruits
        self.extra_cards = s.extra_cards
        self.hired = s.hired
        self.peeked = s.peeked
        self.temples_used = s.temples_used
        self.battle_zone = s.battle_zone
        self.attacker = s.attacker
        self.defender = s.defender
        self.raid_units = s.raid_units
        self.raid_mercenaries = s.raid_mercenaries
        self.battle_round = s.battle_round
        self.dice = s.dice.copy()
        self.stack = s.stack.copy()

    def copy(self) -> "Position":
        return Position(self.figures, self.mode_name, self.goal, self)

    def restore(self, data: dict[str, Any]) -> None:
        super().restore(data)
        self.mode = self.figures.modes[self.mode_name]
        if self.assembly:
            self.map = self.figures.atlas.chart(self.assembly)

    def lay_map(self, assembly: list[int]) -> None:
        """Play on this map.  [CYC-4.5]"""
        self.assembly = assembly.copy()
        self.map = self.figures.atlas.chart(assembly)

    # -- who is who  [CYC-1.2] [CYC-1.3] [CYC-1.4]

    def seat(self, faction: int) -> int:
        return self.mode.seat_of[faction]

    def team(self, faction: int) -> int:
        return self.mode.team_of[faction]

    def mate(self, faction: int) -> int:
        """The teammate, or NOBODY."""
        members = self.mode.teams[self.mode.team_of[faction]]
        return NOBODY if len(members) == 1 else members[0] + members[1] - faction

    def team_seats(self, faction: int) -> int:
        """The seats of the faction's team, as a bit set: what one knows, all know.  [CYC-20.8]"""
        seats = 0
        for member in self.mode.teams[self.mode.team_of[faction]]:
            seats |= 1 << self.mode.seat_of[member]
        return seats

    def are_opponents(self, one: int, other: int) -> bool:
        return self.mode.team_of[one] != self.mode.team_of[other]

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
        for faction in range(self.mode.factions):
            if self.bid_god[faction] == god:
                return faction
        return NOBODY

    # -- zones

    def troops_in(self, zone: int) -> int:
        """Base troops and mercenaries of a land zone.  [CYC-1.5]"""
        return self.units[zone] + self.mercenaries[zone]

    def heroes_in(self, zone: int, faction: int) -> int:
        """The faction's heroes in a zone, as a bit set."""
        found = 0
        for hero in range(HEROES):
            if self.hero_zone[hero] == zone and self.hero_owner[hero] == faction:
                found |= 1 << hero
        return found

    def heroes_of(self, faction: int) -> int:
        """Heroes that the faction has on the map, as a bit set."""
        found = 0
        for hero in range(HEROES):
            if self.hero_owner[hero] == faction and self.hero_zone[hero] != NOWHERE:
                found |= 1 << hero
        return found

    def creature_at(self, zone: int) -> int:
        """The creature card whose figure stands there, or NONE.  [CYC-17.8]"""
        for figure in range(FIGURES):
            if self.figure_zone[figure] == zone:
                return card_of(figure)
        return NONE

    def haunted(self) -> int:
        """Zones with a creature."""
        mask = 0
        for zone in self.figure_zone:
            if zone != NOWHERE:
                mask |= 1 << zone
        return mask

    def creatures_of(self, faction: int) -> list[int]:
        """Creature cards in front of the faction."""
        found: list[int] = []
        for creature in range(FIRST_FIGURE, CREATURES):
            if self.creature_owner[creature] == faction:
                found.append(creature)
        return found

    def figures_of(self, creature: int) -> list[int]:
        """The figure numbers of a card: two for Charybdis and Scylla."""
        figure = creature - FIRST_FIGURE
        if card_of(SCYLLA) == creature:
            return [figure, SCYLLA]
        return [figure]

    # -- buildings

    def free_sites(self, zone: int) -> int:
        """Empty sites of a land zone.  [CYC-3.4]"""
        free = 0
        first = zone * SITES
        for i in range(first, first + self.map.sites[zone]):
            if self.site[i] == NONE:
                free += 1
        return free

    def has_building(self, zone: int, building: int) -> bool:
        """Whether the zone has a base building of this type."""
        return self.find_building(zone, building) != NONE

    def find_building(self, zone: int, building: int) -> int:
        """The place in `site` of a base building of this type in the zone, or NONE."""
        first = zone * SITES
        for i in range(first, first + SITES):
            if self.site[i] == building:
                return i
        return NONE

    def types_in(self, zone: int) -> int:
        """Base building types of a zone, as a bit set."""
        types = 0
        first = zone * SITES
        for i in range(first, first + SITES):
            building = self.site[i]
            if 0 <= building < BASE_TYPES:
                types |= 1 << building
        return types

    def metropolises_in(self, zone: int) -> int:
        found = 0
        first = zone * SITES
        for i in range(first, first + SITES):
            if self.site[i] >= METROPOLIS:
                found += 1
        return found

    def metropolises_of(self, faction: int) -> int:
        """Metropolises that count for the faction: in its zones and on its hero cards.  [CYC-19.4]"""
        found = 0
        mask = self.lands[faction]
        while mask:
            low = mask & -mask
            mask ^= low
            found += self.metropolises_in(low.bit_length() - 1)
        for hero in range(HEROES):
            if self.holder[hero] != NONE and self.hero_owner[hero] == faction:
                found += 1
        return found

    def team_metropolises(self, team: int) -> int:
        found = 0
        for faction in self.mode.teams[team]:
            found += self.metropolises_of(faction)
        return found

    # -- changes that keep lists in step

    def set_owner(self, zone: int, faction: int) -> None:
        """Hand a zone over; pieces stay as they are."""
        before = self.owner[zone]
        bit = 1 << zone
        held = self.lands if zone < LANDS else self.seas
        if before != NOBODY:
            held[before] &= ~bit
        if faction != NOBODY:
            held[faction] |= bit
        self.owner[zone] = faction

    def add_fleets(self, zone: int, faction: int, number: int) -> None:
        """Fleets that are already off their reserve stand in the sea zone.  [CYC-15.2]"""
        if number > 0:
            if self.owner[zone] != faction:
                self.set_owner(zone, faction)
            self.units[zone] += number

    def take_fleets(self, zone: int, number: int) -> None:
        """Fleets leave a sea zone; without fleets nobody controls it.  [CYC-13.3] [CYC-15.2]"""
        self.units[zone] -= number
        if self.units[zone] == 0:
            self.set_owner(zone, NOBODY)
