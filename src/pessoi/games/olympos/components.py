"""Every figure of the game as typed tables, built once from `components.toml` and checked.

Territories, discoveries, cards … are numbered in the order of the file. Tables are flat: what belongs to a
territory has its number as index; bit sets of territories are ints.
"""

from typing import Any, Final

from pessoi.games.edition import check_read
from pessoi.games.olympos import terms
from pessoi.games.olympos.chapters.payment import requirements
from pessoi.games.olympos.chapters.travel import LAND_KIND, NORTH_KIND, SEA_KIND, Chart, routes, walks
from pessoi.games.olympos.terms import COLUMNS, FORBIDDEN, PURPLE, RESOURCES, ROW_IDS, ROWS, SLOTS, STAR_IDS
from pessoi.games.sheet import BadFigures, Sheet, column, expect, index, out_of_range

KIND_IDS: Final = ["north", "land", "sea"]
KINDS: Final = [NORTH_KIND, LAND_KIND, SEA_KIND]
DESTINY_EFFECTS: Final = [
    "cube",
    "prestige_per_territory",
    "hourglass_per_territory",
    "hourglass_majority",
    "prestige_if_all_resources",
    "star",
    "zeus_symbol",
]
BONUS_EFFECTS: Final = ["settlers_to_stock", "hourglasses", "prestige", "cube"]
COUNTS: Final = 8  # tables by the number of players have entries up to here


class Components:
    """The printed figures.  [OLY-2.1] [OLY-2.2] [OLY-2.3] [OLY-2.4]"""

    def __init__(self, data: dict[str, Any]) -> None:
        sheet = Sheet(data)
        players = sheet["meta"]
        self.players: list[int] = list(range(players["players_min"], players["players_max"] + 1))
        if not self.players:
            raise out_of_range("meta.players_min", 1, players["players_max"], players["players_min"])
        self.load_costs(sheet)
        self.load_track(sheet["time_track"])
        self.load_map(sheet)
        self.load_board(sheet)
        self.load_discoveries(sheet)
        self.load_wonders(sheet)
        self.load_cards(sheet)
        self.load_setup(sheet)
        self.load_scoring(sheet)
        self.dearest_expansion: int = (
            max([cost for table in self.distance for cost in table if cost < FORBIDDEN], default=0)
            + self.longest_detour
            + max(self.new_settler, *self.cheap_settler)
            + max(self.more_swords, self.equal_swords, self.fewer_swords)
            + self.extra_cost
        )
        self.ids: dict[str, list[str]] = {  # what the numbers of a kind are called
            "resource": self.resource_ids,
            "territory": self.territory_ids,
            "origin": self.origin_ids,
            "discovery": self.discovery_ids,
            "wonder": self.wonder_ids,
            "tile": [*self.discovery_ids, *self.wonder_ids],
            "bonus": self.bonus_ids,
            "card": self.card_ids,
            "god": self.god_ids,
            "star": STAR_IDS,
        }
        check_components(self, sheet)
        check_read("olympos", sheet)

    def load_costs(self, data: Sheet) -> None:
        costs = data["action_costs"]
        self.discs: int = data["components"]["settlers_per_colour"]
        self.new_settler: int = costs["new_settler"]
        self.enter_land: int = costs["enter_land"]
        self.enter_sea: int = costs["enter_sea"]
        self.discovery_cost: int = costs["discovery"]
        self.wonder_cost: int = costs["wonder"]
        self.more_swords: int = costs["combat_more_swords"]
        self.equal_swords: int = costs["combat_equal_swords"]
        self.fewer_swords: int = costs["combat_fewer_swords"]
        self.attacked_hourglasses: int = costs["attacked_player_hourglasses"]
        self.tribe_swords: int = costs["tribe_swords"]
        self.barbarian_swords: int = costs["barbarian_swords"]
        self.idle_cost: int = data["forced_idle"]["cost"]
        self.longest_detour: int = data["detour"]["most"]
        if self.longest_detour < 0:
            raise BadFigures("error-detour", {"number": self.longest_detour})
        self.resource_ids: list[str] = [r["id"] for r in data["resource"]]
        self.colour_ids: list[str] = [c["id"] for c in data["player_colour"]]

    def load_track(self, track: Sheet) -> None:
        """The time track. Its marks every five spaces are for counting and have no effect.  [OLY-4.11] [OLY-10.14]"""
        self.start: int = track["start"]
        self.last_zeus: int = track["last_zeus"]
        self.cross: int = track["cross"]
        if len(track["layout"]["xy"]) <= self.cross:
            raise BadFigures("error-track-drawn", {"number": self.cross})
        self.zeus_spaces: list[int] = [z["position"] for z in track["zeus_space"]]
        self.zeus_cards: list[int] = [z["olympos_cards"] for z in track["zeus_space"]]
        self.end_points: list[int] = [0] * (self.cross + 1)
        marked: list[int] = track["end_points"]["positions"]
        worth: list[int] = track["end_points"]["points"]
        if len(marked) != len(worth):
            raise BadFigures("error-end-points")
        for position, points in zip(marked, worth, strict=True):
            if not self.start <= position <= self.cross:
                raise BadFigures("error-no-track-space", {"number": position})
            self.end_points[position] = points

    def load_map(self, data: Sheet) -> None:
        """Territories, and distances for every way to travel.  [OLY-5.6] [OLY-5.7]"""
        spaces: list[Sheet] = data["map"]["space"]
        self.space_ids: list[str] = [s["id"] for s in spaces]
        number = {name: i for i, name in enumerate(self.space_ids)}
        for s in spaces:
            for other in s["adjacent"]:
                if other not in number:
                    raise BadFigures("error-neighbour", {"space": s["id"], "other": f"={other!r}"}, "olympos")
                if other == s["id"]:
                    raise BadFigures("error-own-border", {"space": other}, "olympos")
                if s["id"] not in spaces[number[other]]["adjacent"]:
                    raise BadFigures("error-border", {"space": s["id"], "other": other}, "olympos")
        self.chart = Chart(
            [KINDS[index("kind", KIND_IDS, s["kind"])] for s in spaces],
            [[number[n] for n in s["adjacent"]] for s in spaces],
        )
        lands = [i for i, s in enumerate(spaces) if s["kind"] == "land"]
        self.territory_space: list[int] = lands
        self.territory_ids: list[str] = [self.space_ids[i] for i in lands]
        self.territories = len(lands)
        self.north = len(lands)  # the northern zone as an origin, after all territories
        if self.chart.kinds.count(NORTH_KIND) != 1:
            raise BadFigures("error-one-north", {"number": self.chart.kinds.count(NORTH_KIND)})
        self.north_space: int = self.chart.kinds.index(NORTH_KIND)
        self.origin_ids: list[str] = [*self.territory_ids, self.space_ids[self.north_space]]
        self.resource_of: list[int] = [index("resource", self.resource_ids, spaces[i]["resource"]) for i in lands]
        self.starred: int = mask([bool(spaces[i]["star"]) for i in lands])
        self.atlantis: int = mask([bool(spaces[i]["atlantis"]) for i in lands])
        zeus = [t for t, i in enumerate(lands) if spaces[i]["zeus"]]
        if len(zeus) != 1:
            raise BadFigures("error-one-zeus", {"number": len(zeus)})
        self.olympos: int = zeus[0]
        cavalry = [d["land_run_cost"] for d in data["discovery"] if "land_run_cost" in d]
        self.land_run: int = cavalry[0] if cavalry else self.enter_land
        self.distance: list[list[int]] = []  # by way to travel: see `expansion.way_of_travel`
        self.detours: list[list[int]] = []
        for profile in range(2 * (self.enter_sea + 2)):
            run = self.land_run if profile & 1 else 0
            sea = FORBIDDEN if profile < 2 else profile // 2 - 1
            self.distance.append(self.distances(run, sea))
            self.detours.append(self.longer_ways(run, sea, self.distance[profile]))

    def distances(self, run: int, sea: int) -> list[int]:
        """[origin * territories + destination]; the northern zone is the last origin."""
        table: list[int] = []
        for space in [*self.territory_space, self.north_space]:
            cost, _ = routes(self.chart, space, self.enter_land, run, sea)
            table.extend([cost[goal] for goal in self.territory_space])
        return table

    def longer_ways(self, run: int, sea: int, cheapest: list[int]) -> list[int]:
        """As `distances`: by how much the cost of a way may exceed the cheapest one, as a bit set.  [OLY-5.12]"""
        origins = [*self.territory_space, self.north_space]
        most = max([cost for cost in cheapest if cost < FORBIDDEN], default=0) + self.longest_detour
        found = walks(self.chart, origins, self.enter_land, run, sea, most)
        within = (1 << (self.longest_detour + 1)) - 1
        table: list[int] = []
        for i in range(len(origins)):
            for t, goal in enumerate(self.territory_space):
                least = cheapest[i * self.territories + t]
                way = found[goal] >> (i * (most + 1)) & (1 << (most + 1)) - 1
                table.append(way >> least & within if least < FORBIDDEN else 0)
        return table

    def load_board(self, data: Sheet) -> None:
        """The cells' costs and bonuses.  [OLY-3.4] [OLY-6.4]"""
        kinds = data["bonus_kind"]
        self.bonus_ids: list[str] = [b["id"] for b in kinds]
        self.bonus_effect: list[int] = [index("effect", BONUS_EFFECTS, b["effect"]) for b in kinds]
        self.bonus_amount: list[int] = [b["amount"] for b in kinds]
        self.bonus_resource: list[int] = [self.resource(b) for b in kinds]
        cells = ROWS * COLUMNS
        self.cell_ids: list[str] = [""] * cells
        self.cell_fixed: list[list[int]] = [[] for _ in range(cells)]
        self.cell_groups: list[list[int]] = [[] for _ in range(cells)]
        self.cell_needs: list[list[int]] = [[] for _ in range(cells)]  # see payment.requirements
        self.cell_named: list[int] = [0] * cells
        self.cell_bonus: list[int] = [-1] * (cells * SLOTS)
        self.cell_grey: list[bool] = [False] * (cells * SLOTS)
        for row in data["development_board"]["cell"]:
            if not 1 <= row["column"] <= COLUMNS:
                raise out_of_range(f"{row.path}.column", 1, COLUMNS, row["column"])
            cell = index("row", ROW_IDS, row["row"]) * COLUMNS + row["column"] - 1
            fixed = [row["fixed"].get(r, 0) for r in self.resource_ids]
            groups = [g for g in row["groups"] if g > 0]
            if len(groups) + sum(1 for f in fixed if f) > RESOURCES:
                raise BadFigures("error-cell-resources", {"path": f"=development_board.cell.{row['id']}"})
            self.cell_ids[cell] = row["id"]
            self.cell_fixed[cell] = fixed
            self.cell_groups[cell] = groups
            self.cell_needs[cell] = requirements(fixed, groups)
            self.cell_named[cell] = mask([f > 0 for f in fixed])
            for slot, bonus in enumerate(row["bonuses"]):
                self.cell_bonus[cell * SLOTS + slot] = index("bonus_kind", self.bonus_ids, bonus["kind"])
                self.cell_grey[cell * SLOTS + slot] = bonus["grey"]

    def resource(self, row: Sheet) -> int:
        return index("resource", self.resource_ids, row["resource"]) if "resource" in row else -1

    def load_discoveries(self, data: Sheet) -> None:
        """The powers printed on the tiles (chapter 11)."""
        tiles: list[Sheet] = data["discovery"]
        self.discovery_ids: list[str] = [d["id"] for d in tiles]
        self.discoveries = len(tiles)
        self.row: list[int] = [index("row", ROW_IDS, d["row"]) for d in tiles]
        self.swords: list[int] = column(tiles, "swords")
        self.symbols: list[int] = column(tiles, "zeus")
        self.stars: list[int] = column(tiles, "stars")
        self.gain_hourglasses: list[int] = column(tiles, "gain_hourglasses")
        self.gain_settlers: list[int] = column(tiles, "gain_settlers")
        self.gain_cubes: list[int] = column(tiles, "gain_cubes_of_choice")
        self.gain_cards: list[int] = column(tiles, "gain_destiny_cards")
        self.cheap_settler: list[int] = column(tiles, "new_settler_cost")
        self.sea_discount: list[int] = column(tiles, "sea_discount")
        self.wonder_discount: list[int] = column(tiles, "wonder_discount")
        self.discount: list[int] = column(tiles, "discovery_discount")
        self.look_at: list[int] = column(tiles, "destiny_draw")
        self.tile_points: list[int] = column(tiles, "end_points")
        self.points_per_discovery: list[int] = column(tiles, "end_points_per_discovery")
        self.points_per_settler: list[int] = column(tiles, "end_points_per_settler_on_map")
        self.points_per_sword: list[int] = column(tiles, "end_points_per_discovery_sword")
        self.points_per_star: list[int] = column(tiles, "end_points_per_star_token")
        self.variants: list[int] = [
            mask([r in d.get("variants", []) for r in self.resource_ids]) for d in tiles
        ]  # bit sets of resources: Money and Agriculture  [OLY-11.8]
        self.creation_tiles: int = mask([c > 0 for c in self.cheap_settler])
        self.cavalry_tiles: int = mask(["land_run_cost" in d for d in tiles])
        self.sea_tiles: list[int] = [d for d in range(len(tiles)) if self.sea_discount[d]]
        self.democracy: int = mask([bool(d.get("wins_ties")) for d in tiles])
        self.oracle: int = mask([c > 0 for c in self.look_at])
        self.star_tiles: list[int] = [d for d in range(len(tiles)) if self.stars[d]]
        self.builder_tiles: list[int] = [d for d in range(len(tiles)) if self.wonder_discount[d]]
        self.tile_value: int = data["discoveries"]["base_points"]
        copies = data["discoveries"]["copies"]
        self.copies: list[list[int]] = [[copies[r].get(f"p{n}", 0) for r in ROW_IDS] for n in range(COUNTS)]
        self.both_stacked: int = mask([d["id"] in copies["two_player_exception"] for d in tiles])
        self.tiles_in_box: int = sum(len(copies[ROW_IDS[self.row[d]]]["backs"]) for d in range(len(tiles)))
        self.backs: list[int] = [len(copies[r]["backs"]) for r in ROW_IDS]

    def load_wonders(self, data: Sheet) -> None:
        self.wonder_ids: list[str] = [w["id"] for w in data["wonder"]]
        self.wonders = len(self.wonder_ids)
        self.wonder_stars: list[int] = column(data["wonder"], "stars")
        self.wonder_points: list[int] = column(data["wonder"], "points")

    def load_cards(self, data: Sheet) -> None:
        """Destiny cards [OLY-8.17] and Olympos cards."""
        cards: list[Sheet] = data["destiny_card"]
        self.card_ids: list[str] = [c["id"] for c in cards]
        self.cards = len(cards)
        self.card_count: list[int] = column(cards, "count")
        self.deck_size: int = sum(self.card_count)
        self.card_effect: list[int] = [index("effect", DESTINY_EFFECTS, c["effect"]) for c in cards]
        self.card_amount: list[int] = column(cards, "amount")
        self.card_resource: list[int] = [self.resource(c) for c in cards]
        for effect in (terms.GIVE_STAR, terms.GIVE_ZEUS):  # the rules know these cards as Inspiration and Favour
            if self.card_effect.count(effect) != 1:
                raise BadFigures("error-one-card", {"effect": f"={DESTINY_EFFECTS[effect]}"})
        self.inspiration: int = self.card_effect.index(terms.GIVE_STAR)
        self.favour: int = self.card_effect.index(terms.GIVE_ZEUS)
        self.card_value: int = data["destiny_deck"]["hand_end_points"]
        gods: list[Sheet] = data["olympos_card"]
        self.god_ids: list[str] = [g["id"] for g in gods]
        self.gods = len(gods)
        self.god_positive: list[bool] = [g["polarity"] == "positive" for g in gods]
        self.god_prestige: list[int] = column(gods, "prestige")
        self.god_settlers: list[int] = column(gods, "settlers_to_stock")
        self.god_cubes: list[int] = column(gods, "cubes_of_choice")
        self.god_stars: list[int] = column(gods, "one_shot_stars")
        self.god_swords: list[int] = column(gods, "swords")
        self.god_extra_cost: list[int] = column(gods, "next_action_extra_cost")
        self.god_losses: list[int] = column(gods, "settlers_lost")
        self.god_points: list[int] = column(gods, "end_points")
        self.god_no_sea: list[bool] = [bool(g.get("no_sea")) for g in gods]
        self.god_no_hand: list[bool] = [bool(g.get("discard_hand")) for g in gods]
        self.extra_cost: int = sum(self.god_extra_cost)  # Erinyes
        self.war_swords: int = sum(self.god_swords)  # Ares
        self.curse_points: int = sum(self.god_points)  # Keres

    def load_setup(self, data: Sheet) -> None:
        """Set-up by the number of players (chapters 3 and 12)."""
        setup = data["setup"]
        self.first_stock: int = setup["settlers_in_stock"]
        self.time_tokens: int = setup["settlers_on_time_track"]
        self.gods_placed: int = setup["olympos_cards_placed"]
        self.condemned: list[int] = by_count(setup, "condemned_per_resource")
        self.condemned_stars: list[int] = by_count(setup, "max_condemned_stars_per_resource")
        self.columns: list[int] = by_count(setup, "columns")
        self.barbarians: list[int] = by_count(setup, "barbarians")
        self.grey_open: list[int] = by_count(setup, "grey_bonus")

    def load_scoring(self, data: Sheet) -> None:
        self.territory_points: int = data["scoring"]["territory"]
        self.atlantis_points: int = data["scoring"]["atlantis_territory"]


def mask(flags: list[bool]) -> int:
    return sum([1 << i for i, flag in enumerate(flags) if flag])


def by_count(setup: Sheet, key: str) -> list[int]:
    return [int(setup[f"p{n}"][key]) if f"p{n}" in setup else 0 for n in range(COUNTS)]


def check_components(f: Components, data: Sheet) -> None:
    """Figures that contradict each other are refused.  [OLY-2.1] [OLY-2.2] [OLY-2.3]"""
    box = data["components"]
    expect("box-discoveries", f.tiles_in_box, box["discovery_tiles"])
    expect("box-wonders", f.wonders, box["wonder_tiles"])
    expect("box-destiny", f.deck_size, box["destiny_cards"])
    expect("box-olympos", f.gods, box["olympos_cards"])
    expect("box-zeus", sum(f.zeus_cards), f.gods_placed)
    expect("box-territories", f.territories, box["territory_tokens"])
    expect("box-starred", f.starred.bit_count(), box["tribe_tokens"])
    for r, name in enumerate(f.resource_ids):
        places = [t for t in range(f.territories) if f.resource_of[t] == r]
        expect("box-territories", len(places), box["territory_tokens_per_resource"], name)
        expect("box-starred", sum(f.starred >> t & 1 for t in places), box["tribe_tokens"] // RESOURCES, name)
    for row, name in enumerate(ROW_IDS):
        expect("box-discoveries", f.row.count(row), COLUMNS, name)
    for i, name in enumerate(f.cell_ids):
        if not name:
            place: dict[str, int | str] = {"row": f"={ROW_IDS[i // COLUMNS]}", "column": i % COLUMNS + 1}
            raise BadFigures("error-no-cell", place)
    if f.first_stock + f.time_tokens > f.discs:
        raise out_of_range("setup.settlers_on_time_track", 0, f.discs - f.first_stock, f.time_tokens)
    for players in f.players:
        check_count(f, players)
    if f.zeus_spaces != sorted(f.zeus_spaces) or f.zeus_spaces[-1] != f.last_zeus or f.last_zeus > f.cross:
        raise BadFigures("error-zeus-spaces")
    if any(not 1 <= cards <= 2 for cards in f.zeus_cards):
        raise BadFigures("error-zeus-cards")
    if f.enter_land < 1 or f.land_run < 1 or sum(f.sea_discount) > f.enter_sea:
        raise BadFigures("error-entering")
    if sum(f.discount) >= f.discovery_cost or sum(f.wonder_discount) >= f.wonder_cost:
        raise BadFigures("error-discounts")
    value = data["action_costs"]["hourglass_value"]
    if value != 1:
        raise BadFigures("error-hourglass", {"number": value})
    twice = 0
    for d in range(f.discoveries):
        if f.variants[d] & twice:
            raise BadFigures("error-variants", {"path": f"=discovery.{f.discovery_ids[d]}"})
        twice |= f.variants[d]
    check_scoring(f, data["scoring"])


def check_count(f: Components, players: int) -> None:
    """So many players can be set up, and nobody finds every bonus space taken.  [OLY-3.7] [OLY-12.1] [OLY-12.8]"""
    path, condemned, barbarians = f"setup.p{players}", f.condemned[players], f.barbarians[players]
    if barbarians > RESOURCES:
        raise out_of_range(f"{path}.barbarians", 0, RESOURCES, barbarians)
    for r in range(RESOURCES):
        places = [t for t in range(f.territories) if f.resource_of[t] == r]
        starred = sum(f.starred >> t & 1 for t in places)
        most = len(places) - starred
        most += -1 if r < barbarians else min(starred, f.condemned_stars[players])
        if not 1 <= condemned <= most:
            raise out_of_range(f"{path}.condemned_per_resource", 1, most, condemned)
    for i, name in enumerate(f.cell_ids):
        row, spaces = i // COLUMNS, [s for s in range(i * SLOTS, (i + 1) * SLOTS) if f.cell_bonus[s] >= 0]
        is_open = f.grey_open[players] > 0
        # with two, both tiles of some discoveries
        laid = f.backs[row] if players == terms.TWO_PLAYERS else f.copies[players][row]
        if row != PURPLE and sum(is_open or not f.cell_grey[s] for s in spaces) < min(laid, players):
            raise BadFigures("error-cell-spaces", {"path": f"=development_board.cell.{name}"})


def check_scoring(f: Components, scoring: Sheet) -> None:
    """The score table repeats what tiles and cards say; both must agree."""
    name = f.discovery_ids.index
    for key, value in (
        ("discovery", f.tile_value),
        ("destiny_card_in_hand", f.card_value),
        ("poetry", f.tile_points[name("poetry")]),
        ("philosophy", f.tile_points[name("philosophy")]),
        ("science_per_discovery", f.points_per_discovery[name("science")]),
        ("city_per_settler_on_map", f.points_per_settler[name("city")]),
        ("absolutism_per_sword", f.points_per_sword[name("absolutism")]),
        ("engineering_per_star_token", f.points_per_star[name("engineering")]),
        ("keres", f.curse_points),
        ("cube", 0),  # [OLY-10.12]
        ("hourglass", 0),
    ):
        expect(f"=scoring.{key}", scoring[key], value)
