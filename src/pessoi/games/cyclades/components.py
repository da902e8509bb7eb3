"""The figures of the game as typed tables, checked when they are loaded.

Names follow `components.toml`. Rules read numbers from here and nowhere else, so that an owner's edition
changes them everywhere.
"""

from typing import Any, Final

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.archipelago import CELLS, Atlas, Face, Geometry
from pessoi.games.edition import check_read
from pessoi.games.sheet import BadFigures, Sheet, index
from pessoi.kernel import Message, listed

LAND: Final = 1  # terrains as bit sets
SEA: Final = 2
TERRAIN_IDS: Final = ["none", "land", "sea", "any"]  # by their bits

NO_TYPE: Final = {"hera": "any_missing", "apollo": ""}  # gods who build no type of their own


class Mode:
    """A number of players and how they are grouped.  [CYC-1.2] [CYC-1.3] [CYC-20.1]"""

    def __init__(self, name: str, data: Sheet) -> None:
        self.name: Final = name
        self.players: Final[int] = data["players"]
        self.factions: Final[int] = data["factions"]
        self.teams: Final[list[list[int]]] = [list(team) for team in data["teams"]]
        self.seat_of: Final[list[int]] = list(data["seat_of_faction"])  # [faction]
        self.tiles: Final[int] = data["tiles"]
        self.face_down: Final[int] = data["gods_face_down"]
        self.gold: Final[int] = data["gold_per_faction"]
        self.maps: Final[list[str]] = list(data["recommended_maps"])  # [side]
        self.team_of: Final = [0] * self.factions  # [faction]
        self.mate_of: Final = [terms.NOBODY] * self.factions  # [faction]: the teammate
        for number, team in enumerate(self.teams):
            for f in team:
                if not 0 <= f < self.factions:
                    named: dict[str, int | str] = {"path": f"=modes.{name}.teams", "faction": f}
                    raise BadFigures("error-team-faction", {**named, "number": self.factions})
                self.team_of[f] = number
                self.mate_of[f] = team[0] + team[1] - f if len(team) > 1 else terms.NOBODY
        if sorted(f for team in self.teams for f in team) != list(range(self.factions)):
            raise BadFigures("error-team-once", {"path": f"=modes.{name}.teams", "number": self.factions})
        if len(self.seat_of) != self.factions or sorted(set(self.seat_of)) != list(range(self.players)):
            seats: dict[str, int | str] = {"path": f"=modes.{name}.seat_of_faction", "number": self.players}
            raise BadFigures("error-seat-faction", seats)


class Components:
    """Every printed number.  [CYC-2.1] [CYC-2.2] [CYC-2.3]"""

    def __init__(self, data: dict[str, Any]) -> None:
        sheet = Sheet(data)
        check_names(sheet)
        self.modes: Final = {name: Mode(name, row) for name, row in sheet["modes"].items()}

        limits = sheet["limits"]
        self.troops: Final[int] = limits["troops_per_faction"]
        self.fleets: Final[int] = limits["fleets_per_faction"]
        self.mercenaries: Final[int] = limits["mercenaries"]
        self.buildings: Final[list[int]] = [limits["buildings"][b] for b in terms.BUILDING_IDS[: terms.BASE_TYPES]]
        self.philosophers: Final[int] = limits["cards"]["philosopher"]
        self.priestesses: Final[int] = limits["cards"]["priestess"]
        self.bonuses: Final[list[int]] = [row["count"] for row in sheet["metropolis_bonuses"]]
        self.philosophers_needed: Final = 4  # for a metropolis; the booklet prints it in the rules only  [CYC-16.11]
        self.max_cycles: Final[int] = limits["engine"]["max_cycles"]

        setup = sheet["setup"]
        self.start_troops: Final[int] = setup["troops"]

        faces: list[int] = sheet["die"]["faces"]
        self.die_values: Final = sorted(set(faces))  # what the die can show  [CYC-C7]
        self.die_weights: Final = [faces.count(value) for value in self.die_values]

        self.spaces: Final[list[int]] = list(sheet["offering"]["spaces"])
        self.offering_max: Final[int] = sheet["offering"]["max"]
        self.creature_costs: Final[list[int]] = list(sheet["creature_track"]["costs"])
        self.hero_slots: Final[int] = sheet["hero_track"]["slots"]
        self.god_slots: Final[int] = sheet["god_track"]["slots"]

        gods = sheet["gods"]
        self.philosopher_cost: Final[int] = gods["athena"]["extra_philosopher_cost"]
        self.philosopher_extras: Final[int] = gods["athena"]["extra_philosopher_max"]
        self.priestess_cost: Final[int] = gods["zeus"]["extra_priestess_cost"]
        self.priestess_extras: Final[int] = gods["zeus"]["extra_priestess_max"]
        self.peek_cost: Final[int] = gods["zeus"]["peek_play_cost"]
        self.peeks: Final[int] = gods["zeus"]["peek_max"]
        self.fleet_costs: Final[list[int]] = list(gods["poseidon"]["extra_fleet_costs"])
        self.sea_move_cost: Final[int] = gods["poseidon"]["sea_move_cost"]
        self.troop_costs: Final[list[int]] = list(gods["ares"]["extra_troop_costs"])
        self.land_move_cost: Final[int] = gods["ares"]["land_move_cost"]
        self.mercenary_costs: Final[list[int]] = list(gods["hera"]["extra_mercenary_costs"])
        self.hero_cost: Final[int] = gods["hera"]["hero_cost"]
        self.hero_recruits: Final[int] = gods["hera"]["hero_max"]
        self.apollo_gold: Final[int] = gods["apollo"]["gold"]
        self.god_building: Final = [god_building(name, gods[name]["building"]) for name in terms.GOD_IDS]

        self.unit_strength: Final[int] = sheet["combat"]["unit_strength"]
        self.port_bonus: Final[int] = sheet["combat"]["port_bonus"]
        self.fortress_bonus: Final[int] = sheet["combat"]["fortress_bonus"]

        bonus = {row["id"]: row for row in sheet["metropolis_bonuses"]}
        self.bonus_troops: Final[list[int]] = [bonus[b].get("troops", 0) for b in terms.BONUS_IDS]
        self.bonus_fleets: Final[list[int]] = [bonus[b].get("fleets", 0) for b in terms.BONUS_IDS]
        self.bonus_gold: Final[list[int]] = [bonus[b].get("gold", 0) for b in terms.BONUS_IDS]
        self.bonus_priestesses: Final[list[int]] = [bonus[b].get("priestesses", 0) for b in terms.BONUS_IDS]
        self.bonus_buildings: Final[list[int]] = [bonus[b].get("buildings", 0) for b in terms.BONUS_IDS]
        self.bonus_reservations: Final[list[int]] = [bonus[b].get("reservations", 0) for b in terms.BONUS_IDS]
        self.bonus_cornucopias: Final[list[int]] = [bonus[b].get("cornucopias", 0) for b in terms.BONUS_IDS]

        creatures = {row["id"]: row for row in sheet["creatures"]}
        self.terrain: Final[list[int]] = [
            index("terrain", TERRAIN_IDS, creatures[c]["terrain"]) for c in terms.CREATURE_IDS
        ]  # [card]
        self.creature_cards: Final = cards_in_box([creatures[c]["count"] for c in terms.CREATURE_IDS])
        self.griffin_share: Final[list[int]] = list(creatures["griffin"]["steal_fraction"])
        self.hippalectryon_price: Final[int] = creatures["hippalectryon"]["mercenaries_per_exchange"]
        self.sphinx_draws: Final[int] = creatures["sphinx"]["draw"]
        self.geryon_gold: Final[int] = creatures["geryon"]["gold_per_destroyed_unit"]
        self.hydra_income: Final[int] = creatures["hydra"]["income_multiplier"]
        self.hydra_cornucopias: Final[int] = creatures["hydra"]["cornucopias"]
        self.minotaur_strength: Final[int] = creatures["minotaur"]["strength"]

        heroes = {row["id"]: row for row in sheet["heroes"]}
        self.hero_strength: Final[list[int]] = [heroes[h].get("strength", self.unit_strength) for h in terms.HERO_IDS]
        self.hero_cards: Final = cards_in_box([heroes[h]["count"] for h in terms.HERO_IDS])
        self.achilles_buildings: Final[int] = heroes["achilles"]["sacrifice_buildings"]
        self.ajax_lands: Final[int] = heroes["ajax"]["sacrifice_land_zones"]
        self.antigone_from: Final[int] = heroes["antigone"]["die_from"]
        self.antigone_to: Final[int] = heroes["antigone"]["die_to"]
        self.antigone_tokens: Final[int] = heroes["antigone"]["sacrifice_cornucopias"]
        self.croesus_reroll: Final[int] = heroes["croesus"]["reroll_cost"]
        self.croesus_gold: Final[int] = heroes["croesus"]["sacrifice_gold"]
        self.hector_kills: Final[int] = heroes["hector"]["kills"]
        self.hector_priestesses: Final[int] = heroes["hector"]["sacrifice_priestesses"]
        self.hector_philosophers: Final[int] = heroes["hector"]["sacrifice_philosophers"]
        self.helen_die: Final[int] = heroes["helen"]["die_fixed"]
        self.helen_pairs: Final[int] = heroes["helen"]["sacrifice_pairs"]
        self.heracles_cards: Final[int] = heroes["heracles"]["sacrifice_creature_cards"]
        self.hippolyta_heroes: Final[int] = heroes["hippolyta"]["sacrifice_other_heroes"]
        self.jason_fleets: Final[int] = heroes["jason"]["sacrifice_fleets"]
        self.pericles_cost: Final[int] = heroes["pericles"]["heroic_move_cost"]
        self.pericles_troops: Final[int] = heroes["pericles"]["sacrifice_troops"]
        self.leto_miniatures: Final[int] = heroes["leto"]["sacrifice_creature_figures"]
        self.ulysses_buildings: Final[int] = heroes["ulysses"]["sacrifice_same_type"]
        self.penelope_bonus: Final[int] = heroes["penelope"]["sea_bonus"]
        self.penelope_seas: Final[int] = heroes["penelope"]["sacrifice_sea_zones"]

        rules = sheet["random_map"]
        self.map_retries: Final[int] = rules["retries_with_same_tiles"]  # [CYC-3.14]
        self.rotations: Final[int] = rules["rotations"]
        self.atlas: Final = Atlas(
            read_geometry(sheet["geometry"]),
            [read_face(sheet["tiles"], side) for side in terms.SIDE_IDS],
            rules["check_min_islands_over_factions"],
            round(100 * rules["check_largest_island_max_fraction"]),
        )
        self.layouts: Final = {
            row["tiles"]: pairs(row["positions"]) for row in [row for _, row in sheet["layouts"].items()]
        }
        self.recommended: Final = {row["id"]: read_assembly(row) for row in sheet["maps"]}
        check_supplies(self, sheet)
        check_prices(self)
        check_maps(self)
        check_read("cyclades", sheet)

    def recommended_map(self, mode: Mode, side: int) -> list[int]:
        """The recommended assembly of a mode.  [CYC-3.11]"""
        return self.recommended[mode.maps[side]].copy()


def god_building(god: str, name: str) -> int:
    """The type a god builds: NONE for Apollo, and for Hera, who takes any type that is missing."""
    if god in NO_TYPE:
        index(f"building of {god}", [NO_TYPE[god]], name)
        return terms.NONE
    return index("building", terms.BUILDING_IDS[: terms.BASE_TYPES], name)


def cards_in_box(counts: list[int]) -> int:
    """Cards that are in the box, as a bit set: there is at most one of each.  [CYC-2.1]"""
    found = 0
    for card, count in enumerate(counts):
        found |= count << card
    return found


def pair(value: list[int]) -> tuple[int, int]:
    return value[0], value[1]


def pairs(values: list[list[int]]) -> list[tuple[int, int]]:
    return [pair(value) for value in values]


def read_geometry(data: Sheet) -> Geometry:
    cells = pairs(data["tile_cells"])
    if len(set(cells)) != CELLS:
        raise BadFigures("error-tile-cells", {"number": CELLS})
    return Geometry(pairs(data["directions"]), cells, pair(data["tile_basis_u"]), pair(data["tile_basis_v"]))


def read_face(tiles: list[Sheet], side: str) -> Face:
    """One side of all tiles; every cell must belong to one zone.  [CYC-3.4] [CYC-3.5] [CYC-3.6]"""
    cells: list[list[int]] = [[] for _ in range(terms.ZONES)]
    sites = [0] * terms.ZONES
    cornucopias = [0] * terms.ZONES
    priestess = [0] * terms.ZONES
    for tile in tiles:
        where = f"tiles.{tile['id']}.side_{side}"
        covered: list[int] = []
        for row in tile[f"side_{side}"]:
            name = f"{tile['id']}_{row['zone']}"
            if name not in terms.ZONE_IDS:
                raise BadFigures("error-zone", {"path": f"={where}", "zone": f"={row['zone']!r}"})
            z = terms.ZONE_IDS.index(name)
            if row["kind"] != ("land" if z < terms.LANDS else "sea"):
                raise BadFigures("error-zone-kind", {"path": f"={where}.{row['zone']}.kind"})
            cells[z] = list(row["cells"])
            covered += row["cells"]
            sites[z] = row["sites"]
            cornucopias[z] = row["cornucopia"]
            priestess[z] = 1 if row["priestess"] else 0
            check_zone(f"{where}.{row['zone']}", z, sites[z], cornucopias[z], priestess[z])
        if sorted(covered) != list(range(CELLS)):
            raise BadFigures("error-zone-cells", {"path": f"={where}", "last": CELLS - 1})
    return Face(cells, sites, cornucopias, priestess)


def check_zone(where: str, zone: int, sites: int, cornucopias: int, priestess: int) -> None:
    least, most = (1, 3) if zone < terms.LANDS else (0, 0)
    if not least <= sites <= most:
        raise out_of_range(f"{where}.sites", least, most, sites)
    if not 0 <= cornucopias <= 2:
        raise out_of_range(f"{where}.cornucopia", 0, 2, cornucopias)
    if priestess and zone >= terms.LANDS:
        raise BadFigures("error-zone-priestess", {"path": f"={where}.priestess"})


def out_of_range(path: str, least: int, most: int, value: object) -> BadFigures:
    bounds: dict[str, int | str] = {"least": least, "most": most}
    return BadFigures("error-figure-range", {"path": f"={path}", **bounds, "value": f"={value}"})


def read_assembly(row: Sheet) -> list[int]:
    """A recommended map as side, then tile, u, v, rotation of each tile."""
    flat = [index("side", terms.SIDE_IDS, row["side"])]
    for placed in row["placements"]:
        flat += [index("tile", terms.TILE_IDS, placed["tile"]), placed["pos"][0], placed["pos"][1], placed["rotation"]]
    return flat


def check_names(data: Sheet) -> None:
    """The numbers in `terms` are positions in these lists."""
    expected = [
        ("factions", terms.FACTION_IDS),
        ("buildings", terms.BUILDING_IDS),
        ("metropolis_bonuses", terms.BONUS_IDS),
        ("creatures", terms.CREATURE_IDS),
        ("heroes", terms.HERO_IDS),
        ("tiles", terms.TILE_IDS),
    ]
    for table, ids in expected:
        if [row["id"] for row in data[table]] != ids:
            raise BadFigures("error-order", {"table": f"={table}", "known": listed(ids)})
    if list(data["gods"]) != terms.GOD_IDS:
        raise BadFigures("error-order", {"table": "=gods", "known": listed(terms.GOD_IDS)})


def check_supplies(f: Components, data: Sheet) -> None:
    """Totals that the figures state twice must agree.  [CYC-2.2]"""
    limits = data["limits"]
    if sum(f.bonuses) != limits["metropolis_tokens"]:
        tokens: dict[str, int | str] = {"number": sum(f.bonuses), "other": limits["metropolis_tokens"]}
        raise BadFigures("error-sum", {"path": "=metropolis_bonuses", **tokens})
    if sum(f.buildings) != limits["buildings_total"]:
        pieces: dict[str, int | str] = {"number": sum(f.buildings), "other": limits["buildings_total"]}
        raise BadFigures("error-sum", {"path": "=limits.buildings", **pieces})
    if f.spaces != sorted(set(f.spaces)) or f.spaces[0] < 1 or f.spaces[-1] > f.offering_max:
        raise BadFigures("error-offering-spaces", {"most": f.offering_max, "value": f"={f.spaces}"})
    if min(f.die_values) < 0 or max(f.die_values) > 9:
        raise out_of_range("die.faces", 0, 9, data["die"]["faces"])
    for c, card in enumerate(terms.CREATURE_IDS):
        if (f.terrain[c] != 0) != (c >= terms.FIRST_MINIATURE):
            raise BadFigures("error-terrain", {"path": f"=creatures.{card}.terrain"})


def check_prices(f: Components) -> None:
    """What may be done any number of times must cost something, or a turn need never end."""
    prices = [
        ("gods.poseidon.sea_move_cost", f.sea_move_cost),
        ("gods.ares.land_move_cost", f.land_move_cost),
        ("heroes.pericles.heroic_move_cost", f.pericles_cost),
        ("heroes.croesus.reroll_cost", f.croesus_reroll),
        ("creatures.hippalectryon.mercenaries_per_exchange", f.hippalectryon_price),
        ("heroes.hector.sacrifice_priestesses", f.hector_priestesses),
    ]
    for name, price in prices:
        if price < 1:
            raise BadFigures("error-price", {"path": f"={name}", "number": price})


def check_maps(f: Components) -> None:
    """Recommended maps obey what random ones must obey, and have the tiles of their modes.  [CYC-3.7] [CYC-3.11]"""
    for mode in f.modes.values():
        if f.god_slots - mode.face_down + 1 < mode.factions:  # Apollo takes one, too
            raise BadFigures("error-gods-open", {"mode": f"={mode.name}", "number": mode.factions})
        if mode.tiles not in f.layouts or len(f.layouts[mode.tiles]) != mode.tiles:
            raise BadFigures("error-no-layout", {"number": mode.tiles, "mode": f"={mode.name}"})
        for side, name in enumerate(mode.maps):
            if name not in f.recommended or f.recommended[name][0] != side:
                raise BadFigures("error-no-map", {"map": f"={name}", "mode": f"={mode.name}"})
            assembly = f.recommended[name]
            if len(assembly) != 1 + 4 * mode.tiles:
                raise BadFigures("error-map-tiles", {"path": f"=maps.{name}", "number": mode.tiles})
            fault = f.atlas.unfairness(assembly, mode.factions)
            if fault is not None:
                refused = BadFigures(fault.key, fault.args)
                refused.places.append(Message("error-map", {"path": f"=maps.{name}"}))
                raise refused
