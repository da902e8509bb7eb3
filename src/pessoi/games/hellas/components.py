"""The figures of the box as typed tables, checked once.

[HEL-1.3] [HEL-1.4] [HEL-1.5] pieces, cards and tiles; [HEL-1.8] the reference cards have no effect.
"""

from typing import Any, Final

from pessoi.games.edition import check_read
from pessoi.games.hellas.chapters.hexes import ALL_SIDES, RADIUS, SIDES, VECTORS, turned
from pessoi.games.hellas.terms import (
    ARES_DOUBLE_ATTACK,
    ARES_EXTRA_SOLDIER,
    ARES_FAR_ATTACK,
    ARES_LEVY,
    ARES_PLUNDER,
    ARES_SEA_PARITY,
    CARD_IDS,
    CARDS_PER_GOD,
    GODS,
    POSEIDON_DOUBLE_EXPEDITION,
    POSEIDON_EVEN_FLEET,
    POSEIDON_FAIR_WIND,
    POSEIDON_FREE_PASSAGE,
    POSEIDON_NEW_SHIPS,
    POSEIDON_STORM,
    TILES,
    WINDOWS,
    ZEUS_DOUBLE_TURN,
    ZEUS_NEW_SOLDIERS,
    ZEUS_RECALL,
    ZEUS_THEFT,
    ZEUS_THUNDERBOLT,
)
from pessoi.games.sheet import BadFigures, Sheet
from pessoi.kernel import listed

FACINGS: Final = 8192  # dolphin bit, six bits of contacts, six bits of their sea edges: see Components.rotations


class Tile:
    """A tile as printed: its sea edges, its bodies of water and its harbour as bit sets of edges."""

    def __init__(self, row: Sheet) -> None:
        self.id: Final[str] = row["id"]
        self.temple: Final[bool] = row["temple"]
        self.city: Final[bool] = row["city"]
        edges: str = row["edges"]
        if len(edges) != SIDES or set(edges) - {"L", "S"}:
            raise BadFigures("error-tile-edges", {"tile": f"={self.id}", "edges": f"={edges!r}"})
        self.sea: Final[int] = bits([i for i in range(SIDES) if edges[i] == "S"])
        self.waters: Final[list[int]] = [bits(water) for water in row["waters"]]
        harbour: int = row["harbour"] if self.city else 0
        if self.city and harbour >= len(self.waters):
            raise BadFigures("error-tile-harbour", {"tile": f"={self.id}"})
        self.harbour: Final[int] = self.waters[harbour] if self.city else 0
        self.check()

    def check(self) -> None:
        """Edges are land or sea, the waters divide the sea edges, neighbouring sea edges flow together.

        [HEL-3.4] bodies of water; [HEL-3.5] a bridge does not divide the water; [HEL-3.6] without one, land may.
        Bridges are drawn; the rules know only the waters that they leave whole.
        """
        together = 0
        for water in self.waters:
            if water == 0 or water & together:
                raise BadFigures("error-tile-sea-edge", {"tile": f"={self.id}"})
            together |= water
            if turned(water, 1) & self.sea & ~water & ALL_SIDES:
                raise BadFigures("error-tile-same-water", {"tile": f"={self.id}"})
        if together != self.sea:
            raise BadFigures("error-tile-cover", {"tile": f"={self.id}"})

    def looks(self, k: int) -> tuple[int, list[int], int]:
        """What distinguishes rotation k from others: edges, bodies of water, harbour.  [HEL-3.10]"""
        return turned(self.sea, k), sorted(turned(water, k) for water in self.waters), turned(self.harbour, k)

    def distinct_rotations(self) -> list[int]:
        """The smallest k of each group of rotations that look the same.  [HEL-3.10]"""
        seen: list[tuple[int, list[int], int]] = []
        found = []
        for k in range(SIDES):
            if self.looks(k) not in seen:
                seen.append(self.looks(k))
                found.append(k)
        return found


class Components:
    """Every figure the rules use, in flat tables by tile, card, god or seat."""

    def __init__(self, data: dict[str, Any]) -> None:
        sheet = Sheet(data)
        limits = sheet["limits"]
        self.cities_to_win: Final[int] = limits["cities_to_win"]
        self.soldiers_max: Final[int] = limits["soldiers_per_city_max"]
        self.soldiers_min: Final[int] = limits["soldiers_per_city_min"]
        self.ships_max: Final[int] = limits["ships_per_city_max"]
        self.hand_max: Final[int] = limits["hand_max"]
        self.hand_max_per_god: Final[int] = limits["hand_max_per_god"]
        self.steps: Final[int] = limits["reinforcement_actions"]
        self.steps_with_temples: Final[int] = limits["reinforcement_actions_with_temple_majority"]
        self.opening_tiles: Final[int] = limits["opening_tiles_per_player"]
        self.opening_soldiers: Final[int] = limits["opening_soldiers_per_tile"]
        self.opening_ships: Final[int] = limits["opening_ships_per_tile"]
        self.dealt: Final[int] = limits["cards_dealt_per_god"]
        self.contacts_min: Final[int] = limits["contacts_min"]
        self.land_margin: Final[int] = limits["land_attack_margin"]
        self.sea_margin: Final[int] = limits["sea_attack_margin"]
        self.fleet_margin: Final[int] = limits["expedition_fleet_margin"]
        self.fleet_min: Final[int] = limits["expedition_ships_min"]
        self.ships_paid: Final[int] = limits["expedition_ships_paid"]
        self.settlers: Final[int] = limits["expedition_soldiers_placed"]
        self.max_turns: Final[int] = sheet["caps"]["max_turns"]
        self.tiebreak: Final[list[str]] = sheet["tiebreak"]["order"]
        self.seat_ids: Final[list[str]] = [player["id"] for player in sheet["player"]]
        self.pieces: Final[list[int]] = pieces_by_seat(sheet["player"])  # [seat * 2 + kind]
        self.deck: Final[list[int]] = [god["deck_size"] for god in sheet["god"]]

        cards = sheet["card"]
        check_cards(sheet)
        self.copies: Final[list[int]] = [card["count"] for card in cards]
        self.marked: Final[list[bool]] = [card["opponent_turn"] for card in cards]
        self.window_cards: Final[list[list[int]]] = [
            [i for i, card in enumerate(cards) if window in card["windows"]] for window in WINDOWS
        ]
        self.extra_strength: Final[int] = cards[ARES_EXTRA_SOLDIER]["strength"]
        self.parity_margin: Final[int] = cards[ARES_SEA_PARITY]["sea_margin"]
        self.far_sources: Final[int] = cards[ARES_FAR_ATTACK]["far_sources"]
        self.extra_attacks: Final[int] = cards[ARES_DOUBLE_ATTACK]["extra_attacks"]
        self.levies: Final[int] = cards[ARES_LEVY]["levies"]
        self.plundered: Final[int] = cards[ARES_PLUNDER]["cards"]
        self.even_margin: Final[int] = cards[POSEIDON_EVEN_FLEET]["fleet_margin"]
        self.extra_expeditions: Final[int] = cards[POSEIDON_DOUBLE_EXPEDITION]["extra_expeditions"]
        self.redraws: Final[int] = cards[POSEIDON_FAIR_WIND]["redraws"]
        self.storm_ships: Final[int] = cards[POSEIDON_STORM]["ships_removed"]
        self.new_ships: Final[int] = cards[POSEIDON_NEW_SHIPS]["ships"]
        self.extra_turns: Final[int] = cards[ZEUS_DOUBLE_TURN]["extra_turns"]
        self.new_soldiers: Final[int] = cards[ZEUS_NEW_SOLDIERS]["soldiers"]
        self.stolen: Final[int] = cards[ZEUS_THEFT]["cards"]
        self.recalled: Final[int] = cards[ZEUS_RECALL]["cards"]
        self.struck: Final[int] = cards[ZEUS_THUNDERBOLT]["soldiers_removed"]

        tiles = [Tile(row) for row in sheet["tile"]]
        check_tiles(sheet, tiles)
        self.tile_ids: Final[list[str]] = [tile.id for tile in tiles]
        self.temple: Final[list[bool]] = [tile.temple for tile in tiles]
        self.sea: Final[list[int]] = [turned(tile.sea, k) for tile in tiles for k in range(SIDES)]  # [tile * 6 + k]
        self.harbour: Final[list[int]] = [turned(tile.harbour, k) for tile in tiles for k in range(SIDES)]
        self.waters: Final[list[list[int]]] = [[turned(w, k) for w in t.waters] for t in tiles for k in range(SIDES)]
        self.rotations: Final[list[list[int]]] = [fitting(tile, self.contacts_min) for tile in tiles]
        check_read("hellas", sheet)


def bits(members: list[int]) -> int:
    found = 0
    for member in members:
        found |= 1 << member
    return found


def fitting(tile: Tile, contacts_min: int) -> list[int]:
    """For every facing a cell can have, the rotations (bits) with which the tile may lie there.  [HEL-3.9]

    A facing is dolphin << 12 | contacts << 6 | sea: whether the dolphin tile is a contact, the directions with a
    contact, and those of them that show sea. Edges must match (c), there must be contacts enough (b), and every
    body of water must reach one (d).
    """
    table = [0] * FACINGS
    for k in tile.distinct_rotations():
        sea, waters, _ = tile.looks(k)
        for contacts in range(1, ALL_SIDES + 1):
            if any(water & contacts == 0 for water in waters):
                continue
            facing = contacts << 6 | sea & contacts
            table[1 << 12 | facing] |= 1 << k
            if contacts.bit_count() >= contacts_min:
                table[facing] |= 1 << k
    return table


def pieces_by_seat(players: list[Sheet]) -> list[int]:
    """[HEL-1.3] soldiers and ships of each seat: [seat * 2 + kind]."""
    if [row["seat"] for row in players] != [0, 1] or [row["starts"] for row in players] != [True, False]:
        raise BadFigures("error-white-red")
    return [row[kind] for row in players for kind in ("soldiers", "ships")]


def check_cards(data: Sheet) -> None:
    """[HEL-1.4] the cards are the ones the rules know, and their copies make up each god's deck."""
    cards = data["card"]
    if [card["id"] for card in cards] != CARD_IDS:
        raise BadFigures("error-god-cards")
    for i, card in enumerate(cards):
        if card["god"] != GODS[i // CARDS_PER_GOD]:
            gods: dict[str, int | str] = {"god": f"={GODS[i // CARDS_PER_GOD]}", "other": f"={card['god']}"}
            raise BadFigures("error-card-god", {"card": f"={card['id']}", **gods})
        unknown = [window for window in card["windows"] if window not in WINDOWS]
        if card["count"] < 0 or unknown:
            raise BadFigures("error-card-windows", {"card": f"={card['id']}", "known": listed(WINDOWS)})
    if cards[POSEIDON_FREE_PASSAGE]["ships_paid"] != 0:
        raise BadFigures("error-free-passage")
    for god in data["god"]:
        copies = sum(card["count"] for card in cards if card["god"] == god["id"])
        if copies != god["deck_size"] or copies != data["card_set"]["per_god"]:
            sizes: dict[str, int | str] = {"copies": copies, "size": god["deck_size"]}
            raise BadFigures("error-god-copies", {"god": f"={god['id']}", **sizes})
        most = max(data["limits"]["hand_max_per_god"], data["limits"]["cards_dealt_per_god"])
        if copies < 2 * most + 1:
            raise BadFigures("error-god-deck", {"god": f"={god['id']}"})


def check_tiles(data: Sheet, tiles: list[Tile]) -> None:
    """[HEL-1.5] one dolphin tile, then landscape tiles with one city each; the temples are counted."""
    if len(tiles) != TILES or data["tile_set"]["total"] != TILES:
        raise BadFigures("error-tile-count", {"number": TILES, "other": len(tiles)})
    if tiles[0].city or tiles[0].sea != ALL_SIDES:
        raise BadFigures("error-dolphin-tile")
    if not all(tile.city for tile in tiles[1:]):
        raise BadFigures("error-tile-city")
    temples = sum(tile.temple for tile in tiles)
    if temples != data["tile_set"]["temple_tiles"]:
        raise BadFigures("error-temples", {"number": temples, "other": data["tile_set"]["temple_tiles"]})
    geometry = data["geometry"]
    if geometry["max_radius"] != RADIUS or [tuple(v) for v in geometry["direction_vectors"]] != VECTORS:
        raise BadFigures("error-grid")
    limits = data["limits"]
    if limits["soldiers_per_city_min"] != 1 or limits["soldiers_per_city_max"] < 1:
        raise BadFigures("error-garrison")
    if data["caps"]["max_turns"] < 1 or limits["cities_to_win"] <= limits["opening_tiles_per_player"]:
        raise BadFigures("error-opening-wins")
    for key in ("opening_soldiers_per_tile", "expedition_soldiers_placed"):
        if limits[key] < 1:  # nobody holds a tile with no soldier
            raise BadFigures("error-price", {"path": f"=limits.{key}", "number": limits[key]})
    for row in data["player"]:
        if row["soldiers"] < limits["opening_tiles_per_player"] * limits["opening_soldiers_per_tile"]:
            raise BadFigures("error-few-soldiers", {"player": f"={row['id']}"})
        if row["ships"] < limits["opening_tiles_per_player"] * limits["opening_ships_per_tile"]:
            raise BadFigures("error-few-ships", {"player": f"={row['id']}"})
