"""The archipelago in characters.

A hex is two lines of six characters, the sea full of waves; a bar parts it from another zone on its left. The cell
with a zone's label shows, beside it, `!` for a creature, `*` for a hero, `‼` for both, and below it whose it is and how
many units are there (`P3+1`: purple, three troops and a mercenary). Printed on zones are `▫` sites, `$` cornucopias and
`†` the priestess icon.
"""

from collections.abc import Mapping
from math import atan2, pi
from typing import Any, Final

from pessoi.terminal.canvas import Canvas
from pessoi.terminal.scene import Scene

HALF: Final = 3  # characters in half a hex; each row of hexes is shifted by as much
LAND_STYLE: Final = "on #4a4428"
SEA_STYLE: Final = "on #16304a"
BAR, WAVE, CLOSED, SITE, HORN, ICON = "│", "~", "x", "▫", "$", "†"
MARKS: Final = {(False, False): "", (True, False): "!", (False, True): "*", (True, True): "‼"}
ARROWS: Final = "→↘↓↙←↖↑↗"  # by eighths of a turn from east, clockwise as y grows downwards
STYLES: Final = {
    "purple": "bold orchid1",
    "yellow": "bold yellow",
    "blue": "bold deep_sky_blue1",
    "black": "bold grey70",
    "red": "bold red1",
    "green": "bold green1",
}


def letter(scene: Scene, faction: str) -> str:
    return scene.say(f"letter-{faction}")


def draw_map(scene: Scene) -> Canvas:
    zones = scene.shown["map"]["zones"]
    zone_at = {(q, r): zone["id"] for zone in zones for q, r in zone["cells"]}
    left, right = min(2 * q + r for q, r in zone_at), max(2 * q + r for q, r in zone_at)
    top, bottom = min(r for _, r in zone_at), max(r for _, r in zone_at)
    size = (right - left + 2) * HALF + 1, (bottom - top + 1) * 2
    canvas = Canvas(*size, shared=2 * HALF + 1, onward=scene.say("told-onward"))
    for zone in zones:
        state = scene.shown["zones"][zone["id"]]
        ground = LAND_STYLE if zone["kind"] == "land" else SEA_STYLE
        owned = STYLES[state["owner"]] if state["owner"] else ""
        for i, (q, r) in enumerate(name_first(zone["cells"])):
            x, y = (2 * q + r - left) * HALF, (r - top) * 2
            bar = " " if zone_at.get((q - 1, r)) == zone["id"] else BAR
            for line, text in enumerate(cell_lines(scene, zone, state, i)):
                canvas.write(x, y + line, bar, f"dim {ground}")
                canvas.write(x + 1, y + line, text, f"{owned if i == 0 else 'dim'} {ground}")
                if (q + 1, r) not in zone_at:
                    canvas.write(x + 2 * HALF, y + line, BAR, "dim")
    return canvas


def name_first(cells: list[list[int]]) -> list[list[int]]:
    """The cells of a zone, the one nearest to all others first: it gets the label."""
    return sorted(cells, key=lambda c: sum(abs(c[0] - q) + abs(c[1] - r) + abs(sum(c) - q - r) for q, r in cells))


def cell_lines(scene: Scene, zone: Mapping[str, Any], state: Mapping[str, Any], number: int) -> tuple[str, str]:
    """The two lines of a zone's first, second, … cell: label and units; what is printed there; nothing."""
    ink = CLOSED if state["closed"] else " " if zone["kind"] == "land" else WAVE
    printed = SITE * zone["sites"] + HORN * zone["cornucopia"] + (ICON if zone["priestess"] else "")
    icons = f"{printed:{ink}^5}"
    if number == 0:
        marks = MARKS[state["creature"] is not None, len(state["heroes"]) > 0]
        return f"{label(zone['id']) + marks:^5}", f"{garrison(scene, state):^5}" if state["owner"] else icons
    return icons if number == 1 and state["owner"] else ink * 5, ink * 5


def label(zone: str) -> str:
    """`t05_l2` as `5l2`, short enough for a hex."""
    tile, _, part = zone.partition("_")
    return f"{int(tile[1:])}{part}"


def garrison(scene: Scene, state: Mapping[str, Any]) -> str:
    """Whose zone it is, and its units."""
    units = state["troops"] + state["fleets"]
    hired = f"+{state['mercenaries']}" if state["mercenaries"] else ""
    return f"{letter(scene, state['owner'])}{units or ''}{hired}"


def arrow(shown: Mapping[str, Any], start: str, goal: str) -> str:
    """Which way a zone lies from another one."""
    at = {zone["id"]: (zone["x"], zone["y"]) for zone in shown["map"]["zones"]}
    (x, y), (to_x, to_y) = at[start], at[goal]
    return ARROWS[round(atan2(to_y - y, to_x - x) / (pi / 4)) % 8]
