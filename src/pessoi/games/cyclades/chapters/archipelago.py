"""The map: double-sided tiles turned and laid side by side, and the tables that movement reads.  [CYC-3.1]

An *assembly* says how a map is put together, as flat numbers: the side, then tile, u, v and rotation of each
tile. It is all that a position keeps of its map. An `Archipelago` holds the tables that follow from it: who
borders on whom, islands, coasts, sites. It is worked out once and shared by all positions on that map.

Sets of zones are bit sets: bit z stands for zone z.
"""

from math import sqrt
from typing import Any, Final

from pessoi.games.cyclades.terms import LANDS, NONE, TILES, ZONES
from pessoi.games.sheet import BadFigures
from pessoi.kernel import Message
from pessoi.kernel.sets import bits

CELLS: Final = 19  # a tile: the centre, six cells around it, twelve on the rim
INNER: Final = 6
RIM: Final = 12
STRIDE: Final = 4  # numbers an assembly spends on a tile
BOX: Final = 1000.0  # drawings are scaled to a square of this size
MARGIN: Final = 20.0
MANY: Final = 512  # maps that an atlas keeps before it starts afresh


class Geometry:
    """Hexes in axial coordinates (q, r): the cells of a tile and the step from tile to tile.  [CYC-3.8]"""

    def __init__(
        self,
        directions: list[tuple[int, int]],
        cells: list[tuple[int, int]],
        basis_u: tuple[int, int],
        basis_v: tuple[int, int],
    ) -> None:
        self.directions: Final = directions
        self.cells: Final = cells
        self.basis_u: Final = basis_u
        self.basis_v: Final = basis_v

    def centre(self, u: int, v: int) -> tuple[int, int]:
        """Where the tile at (u, v) has its middle cell.  [CYC-3.9]"""
        return u * self.basis_u[0] + v * self.basis_v[0], u * self.basis_u[1] + v * self.basis_v[1]


def turned(cell: int, rotation: int) -> int:
    """The place a cell comes to when its tile is turned by `rotation` sixths.  [CYC-3.9]"""
    if cell == 0:
        return 0
    if cell <= INNER:
        return (cell - 1 + rotation) % INNER + 1
    return 7 + (cell - 7 + 2 * rotation) % RIM


class Face:
    """What one side of all twelve tiles shows. Zones that a side does not have are without cells."""

    def __init__(self, cells: list[list[int]], sites: list[int], cornucopias: list[int], priestess: list[int]) -> None:
        self.cells: Final = cells  # [zone]: cells of its tile
        self.sites: Final = sites  # [zone]  [CYC-3.4]
        self.cornucopias: Final = cornucopias  # [zone], printed  [CYC-3.5]
        self.priestess: Final = priestess  # [zone], 1 with an icon  [CYC-3.5]

    def zones_of(self, tile: int) -> list[int]:
        """The zones on a tile, land first; they never merge with those of another tile.  [CYC-3.10]"""
        own = list(range(3 * tile, 3 * tile + 3)) + list(range(LANDS + 3 * tile, LANDS + 3 * tile + 3))
        return [z for z in own if self.cells[z]]


def mask_of(zones: list[int]) -> int:
    mask = 0
    for z in zones:
        mask |= 1 << z
    return mask


class Coasts:
    """Pieces of connected sea zones with usable fleets, and the land zones along each piece."""

    def __init__(self, fleets: int, link: int, seas: list[int], lands: list[int]) -> None:
        self.fleets: Final = fleets
        self.link: Final = link  # two of them that are neighbours, wherever they are
        self.seas: Final = seas
        self.lands: Final = lands


NO_COASTS: Final = Coasts(0, 0, [], [])


class Archipelago:
    """The tables of one map.

    lands, seas          the zones of the map, ascending
    land_mask, sea_mask  the same as bit sets
    near                 [zone]: all neighbours, as a bit set  [CYC-3.2]
    land_near, sea_near  [zone]: those on land, those at sea, as bit sets
    land_next, sea_next  the same as lists
    island               [zone]: number of its island from 0, NONE at sea  [CYC-3.3]
    islands              [island]: its land zones, as a bit set
    sites, cornucopias, priestess   [zone]: what is printed there
    cells                [zone]: its cells on the table, axial (q, r)
    x, y, hex_size       [zone]: where to draw its name in a box of 1000 × 1000, and the size of a cell there
    drawing              the map as clients are shown it, since it stays the same: made when somebody looks
    """

    def __init__(self, geometry: Geometry, faces: list[Face], assembly: list[int]) -> None:
        face = faces[assembly[0]]
        self.assembly: Final = assembly.copy()
        self.drawing: dict[str, Any] | None = None
        self.side: Final = assembly[0]
        self.sites: Final = face.sites
        self.cornucopias: Final = face.cornucopias
        self.priestess: Final = face.priestess
        self.cells: Final = place_cells(geometry, face, assembly)
        self.near: Final = find_borders(geometry, self.cells)
        used = [z for z in range(ZONES) if self.cells[z]]
        self.lands: Final = [z for z in used if z < LANDS]
        self.seas: Final = [z for z in used if z >= LANDS]
        self.land_mask: Final = mask_of(self.lands)
        self.sea_mask: Final = mask_of(self.seas)
        self.land_near: Final = [mask & self.land_mask for mask in self.near]
        self.sea_near: Final = [mask & self.sea_mask for mask in self.near]
        self.land_next: Final = [bits(mask) for mask in self.land_near]
        self.sea_next: Final = [bits(mask) for mask in self.sea_near]
        self.islands: Final = self.find_islands()
        self.island: Final = [NONE] * ZONES
        for number, mask in enumerate(self.islands):
            for z in bits(mask):
                self.island[z] = number
        self.hex_size: Final = fitting_size(self.cells)
        self.x: Final = [0] * ZONES
        self.y: Final = [0] * ZONES
        place_names(self.cells, self.hex_size, self.x, self.y)

    def find_islands(self) -> list[int]:
        """Land zones linked by land borders.  [CYC-3.3]"""
        found: list[int] = []
        left = self.land_mask
        while left:
            island = self.flood(left & -left, self.land_mask)
            found.append(island)
            left &= ~island
        return found

    def flood(self, start: int, through: int, link: int = 0) -> int:
        """All zones of `through` that hang together with those of `start`; zones of `link` count as neighbours.

        So a chain of fleets leads exactly to the coasts of `flood(sea_near[origin], zones with fleets)`.
        """
        reached = start & through
        edge = reached
        while edge:
            low = edge & -edge
            edge ^= low
            near = self.near[low.bit_length() - 1]
            if low & link:
                near |= link
            new = near & through & ~reached
            reached |= new
            edge |= new
        return reached

    def coast(self, seas: int) -> int:
        """The land zones next to any of these sea zones."""
        mask = 0
        while seas:
            low = seas & -seas
            seas ^= low
            mask |= self.land_near[low.bit_length() - 1]
        return mask

    def find_coasts(self, fleets: int, link: int) -> Coasts:
        """The chains that fleets in these zones form."""
        seas: list[int] = []
        lands: list[int] = []
        left = fleets
        while left:
            piece = self.flood(left & -left, fleets, link)
            left &= ~piece
            seas.append(piece)
            lands.append(self.coast(piece))
        return Coasts(fleets, link, seas, lands)


def place_cells(geometry: Geometry, face: Face, assembly: list[int]) -> list[list[tuple[int, int]]]:
    """The cells of each zone on the table.  [CYC-3.9] [CYC-3.10]"""
    cells: list[list[tuple[int, int]]] = [[] for _ in range(ZONES)]
    for i in range(1, len(assembly), STRIDE):
        tile, u, v, rotation = assembly[i : i + STRIDE]
        q0, r0 = geometry.centre(u, v)
        for z in face.zones_of(tile):
            for cell in face.cells[z]:
                q, r = geometry.cells[turned(cell, rotation)]
                cells[z].append((q0 + q, r0 + r))
    return cells


def find_borders(geometry: Geometry, cells: list[list[tuple[int, int]]]) -> list[int]:
    """The neighbours of each zone: those with a cell beside one of its cells.  [CYC-3.2]"""
    zone_at = {cell: z for z in range(ZONES) for cell in cells[z]}
    near = [0] * ZONES
    for (q, r), z in zone_at.items():
        for dq, dr in geometry.directions:
            other = zone_at.get((q + dq, r + dr), z)
            if other != z:
                near[z] |= 1 << other
    return near


def unfairness(m: Archipelago, factions: int, spare_islands: int, island_percent: int) -> Message | None:
    """Why an assembly, random or chosen, may not be played on; None if it may.  [CYC-3.13] [CYC-3.16]

    Side a always passes, since its land never reaches a tile's rim; side b nearly always.  [CYC-3.15]
    """
    if m.flood(m.sea_mask & -m.sea_mask, m.sea_mask) != m.sea_mask:
        return Message("error-map-sea")
    if len(m.islands) < factions + spare_islands:
        return Message("error-map-islands", {"number": len(m.islands), "least": factions + spare_islands})
    most = len(m.lands) * island_percent // 100
    for island in m.islands:
        if island.bit_count() > most:
            return Message("error-map-island", {"number": island.bit_count(), "most": most})
    for z in m.lands:
        if m.sea_near[z] == 0:
            return Message("error-map-coast")
    return None


# -- drawing


def fitting_size(cells: list[list[tuple[int, int]]]) -> float:
    """The size of a cell with which the map just fills the box."""
    left, right, top, bottom = extent(cells)
    room = BOX - 2 * MARGIN
    return min(room / (right - left), room / (bottom - top))


def extent(cells: list[list[tuple[int, int]]]) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the map in units of a cell's size (centre to corner)."""
    places = [centre_of(cell) for zone in cells for cell in zone]
    xs = [x for x, _ in places]
    ys = [y for _, y in places]
    return min(xs) - sqrt(3) / 2, max(xs) + sqrt(3) / 2, min(ys) - 1, max(ys) + 1


def centre_of(cell: tuple[int, int]) -> tuple[float, float]:
    return sqrt(3) * (cell[0] + cell[1] / 2), 1.5 * cell[1]


def place_names(cells: list[list[tuple[int, int]]], size: float, x: list[int], y: list[int]) -> None:
    """Each zone's name goes on the cell nearest to its middle."""
    left, right, top, bottom = extent(cells)
    for z in range(ZONES):
        if cells[z]:
            places = [centre_of(cell) for cell in cells[z]]
            mx = sum(p[0] for p in places) / len(places)
            my = sum(p[1] for p in places) / len(places)
            best = places[0]
            for p in places:
                if (p[0] - mx) ** 2 + (p[1] - my) ** 2 < (best[0] - mx) ** 2 + (best[1] - my) ** 2:
                    best = p
            x[z] = round(BOX / 2 + size * (best[0] - (left + right) / 2))
            y[z] = round(BOX / 2 + size * (best[1] - (top + bottom) / 2))


class Atlas:
    """All maps worked out so far; positions on the same map share its tables."""

    def __init__(self, geometry: Geometry, faces: list[Face], spare_islands: int, island_percent: int) -> None:
        self.geometry: Final = geometry
        self.faces: Final = faces
        self.spare_islands: Final = spare_islands
        self.island_percent: Final = island_percent
        self._charts: Final[dict[tuple[int, ...], Archipelago]] = {}

    def chart(self, assembly: list[int]) -> Archipelago:
        """The map of an assembly; ValueError if it is none."""
        key = tuple(assembly)
        found = self._charts.get(key)
        if found is None:
            self.check(assembly)
            if len(self._charts) >= MANY:
                self._charts.clear()
            found = Archipelago(self.geometry, self.faces, assembly)
            self._charts[key] = found
        return found

    def unfairness(self, assembly: list[int], factions: int) -> Message | None:
        return unfairness(self.chart(assembly), factions, self.spare_islands, self.island_percent)

    def check(self, assembly: list[int]) -> None:
        """BadFigures unless the tiles are different ones and lie beside each other on the grid.  [CYC-3.6]"""
        if len(assembly) % STRIDE != 1 or len(assembly) < 1 + STRIDE or assembly[0] not in (0, 1):
            raise BadFigures("error-assembly")
        tiles = assembly[1::STRIDE]
        places = list(zip(assembly[2::STRIDE], assembly[3::STRIDE], strict=True))
        if min(tiles) < 0 or max(tiles) >= TILES or len(set(tiles)) < len(tiles):
            raise BadFigures("error-assembly-tiles", {"last": TILES - 1, "value": f"={tiles}"})
        if len(set(places)) < len(places):
            raise BadFigures("error-assembly-place")
        if min(assembly[4::STRIDE]) < 0 or max(assembly[4::STRIDE]) >= INNER:
            raise BadFigures("error-assembly-rotation")
