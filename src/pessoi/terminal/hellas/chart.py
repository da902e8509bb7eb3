"""Hexes in characters: the map, and the ways to turn the tile in hand.

A hex is four lines high. Its rim shows land and sea by side, so that touching rims can be compared:

    ##1,-1~~     north-west, the cell (q, r), north-east
    Byzantion    the name
    #W●●▲  ≈     west, owner, soldiers and ships, east; ≈ is a second water, where the city's ships do not lie
    ##  Π ~~     south-west, temple, south-east
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pessoi.terminal.canvas import Canvas
from pessoi.terminal.scene import Scene

SEAT_STYLE: Final = ["bold white on grey23", "bold white on red3"]
SOLDIER, SHIP, TEMPLE, OPEN = "●", "▲", "Π", "◇"
LAND, SEA, SECOND = "#", "~", "≈"
STYLES: Final = {LAND: "yellow", SEA: "blue", SECOND: "bold blue"}
SIDES: Final = 6
NE, E, SE, SW, W, NW = range(SIDES)
HEIGHT: Final = 4
NARROWEST: Final = 10


def draw_map(scene: Scene) -> Canvas:
    tiles, places = scene.shown["tiles"], worth_drawing(scene.shown)
    cells = [piece["cell"] for piece in [*tiles, *places]]
    width = hex_width([scene.say(tile["id"]) for tile in tiles])
    left, top = min(2 * q + r for q, r in cells), min(r for _, r in cells)
    right, bottom = max(2 * q + r for q, r in cells), max(r for _, r in cells)
    size = width // 2 * (right - left + 2), HEIGHT * (bottom - top + 1)
    canvas = Canvas(*size, shared=width, onward=scene.say("told-onward"))
    fitting = {tuple(c["cell"]): c for c in (scene.shown["expedition"] or {"cells": []})["cells"]}
    for place in places:
        x, y = corner(place["cell"], width, left, top)
        draw_empty(canvas, x, y, width, place, fitting.get(tuple(place["cell"])))
    for tile in tiles:
        x, y = corner(tile["cell"], width, left, top)
        draw_tile(scene, canvas, x, y, width, tile)
    return canvas


def worth_drawing(shown: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Empty cells with ships beside them, and those where the tile in hand fits."""
    fitting = [c["cell"] for c in (shown["expedition"] or {"cells": []})["cells"]]
    return [place for place in shown["frontier"] if any(place["fleets"]) or place["cell"] in fitting]


def hex_width(names: Sequence[str]) -> int:
    """Even, and wide enough for every name with a space behind it."""
    width = max([NARROWEST, *[len(name) + 1 for name in names]])
    return width + width % 2


def corner(cell: Sequence[int], width: int, left: int, top: int) -> tuple[int, int]:
    q, r = cell
    return width // 2 * (2 * q + r - left), HEIGHT * (r - top)


def rim_of(edges: str, harbour: Sequence[int]) -> list[str]:
    """The sign of every side; a tile without city has one water and no harbour."""
    return [LAND if edge == "L" else SEA if d in harbour or not harbour else SECOND for d, edge in enumerate(edges)]


def draw_rim(canvas: Canvas, x: int, y: int, width: int, rim: Sequence[str]) -> None:
    for line, left, right, side in ((0, NW, NE, 2), (2, W, E, 1), (3, SW, SE, 2)):
        canvas.write(x, y + line, rim[left] * side, STYLES[rim[left]])
        canvas.write(x + width - side, y + line, rim[right] * side, STYLES[rim[right]])


def draw_tile(scene: Scene, canvas: Canvas, x: int, y: int, width: int, tile: Mapping[str, Any]) -> None:
    draw_rim(canvas, x, y, width, rim_of(tile["edges"], tile["harbour"]))
    canvas.write(x + 2, y, cell_name(tile["cell"]).center(width - 4), "dim")
    canvas.write(x, y + 1, scene.say(tile["id"]).center(width - 1), "bold")
    if tile["owner"] is None:
        return
    letter = letter_of(scene, tile["owner"])
    canvas.write(x + 1, y + 2, f"{letter}{SOLDIER * tile['soldiers']}{SHIP * tile['ships']}", SEAT_STYLE[tile["owner"]])
    if tile["temple"]:
        canvas.write(x + width // 2 - 1, y + 3, TEMPLE, "bold yellow")


def letter_of(scene: Scene, seat: int) -> str:
    return scene.say(scene.shown["seats"][seat]["id"])[0]


def cell_name(cell: Sequence[int]) -> str:
    return f"{cell[0]},{cell[1]}"


def draw_empty(
    canvas: Canvas, x: int, y: int, width: int, place: Mapping[str, Any], fits: Mapping[str, Any] | None
) -> None:
    """An empty cell: its coordinates and the fleets; with a tile in hand, a mark where it can be placed."""
    is_open = fits is not None and fits["open"]
    style = "bold green" if is_open else "dim"
    canvas.write(x + 2, y, cell_name(place["cell"]).center(width - 4), style)
    if any(place["fleets"]):
        canvas.write(x + 2, y + 1, f"{place['fleets'][0]}:{place['fleets'][1]}".center(width - 4), style)
    if is_open:
        canvas.write(x + 2, y + 2, (OPEN * 3).center(width - 4), style)


# -- the tile in hand


def draw_rotations(scene: Scene, tile: str, rotations: Sequence[int]) -> Canvas:
    """The tile as it would lie, turned in each of these ways, side by side."""
    row = next(row for row in scene.figures["tile"] if row["id"] == tile)
    titles = [scene.say("do-turn", number=k) for k in rotations]
    width = hex_width([scene.say(tile), *titles])
    canvas = Canvas((width + 2) * len(rotations), HEIGHT + 1, shared=width)
    for i, k in enumerate(rotations):
        x = i * (width + 2)
        edges = "".join(row["edges"][(d - k) % SIDES] for d in range(SIDES))
        harbour = [(d + k) % SIDES for d in row["waters"][row["harbour"]]]
        canvas.write(x, 0, titles[i], "bold")
        draw_rim(canvas, x, 1, width, rim_of(edges, harbour))
        canvas.write(x, 2, scene.say(tile).center(width - 1), "bold")
        if row["temple"]:
            canvas.write(x + width // 2 - 1, 4, TEMPLE, "bold yellow")
    return canvas
