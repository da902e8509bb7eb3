"""The map in characters: three for a hex, a line for a row of hexes, every other row shifted by one.

A bar parts a hex from another space on its left, a low line from one of the same kind below it; `~` is sea. A space has
its name in its widest row, or the beginning of it where there is no room; below it what lies there, if there is room.
"""

from collections.abc import Mapping
from typing import Any, Final

from pessoi.terminal.canvas import Canvas
from pessoi.terminal.scene import Scene

SEATS: Final = "①②③④⑤"
SEAT_STYLE: Final = ["bold white", "bold red", "bold green", "bold blue", "bold magenta"]
RESOURCE_STYLE: Final = {"grain": "yellow", "stone": "white", "wood": "red", "gold": "bright_yellow"}
WIDE: Final = 3
BAR, LOW, WAVE = "│", "_", "~"
STAR, ZEUS, CONDEMNED, TRIBE, BARBARIAN, COST = "★", "↯", "✕", "♠", "◆", "→"
Hexes = dict[tuple[int, int], str]


def draw_map(scene: Scene) -> Canvas:
    spaces = {space["id"]: space for space in scene.figures["map"]["space"]}
    at: Hexes = {(c, r): id for id, space in spaces.items() for c, r in space["hexes"]}
    columns, rows = max(c for c, _ in at) + 1, max(r for _, r in at) + 1
    canvas = Canvas(columns * WIDE + 2, rows)
    for (c, r), id in at.items():
        canvas.write(*corner(c, r), hex_text(at, spaces, c, r), "blue" if spaces[id]["kind"] == "sea" else "")
        if (c + 1, r) not in at:
            canvas.write(corner(c, r)[0] + WIDE, r, BAR)
    for id, space in spaces.items():
        lines = runs(space["hexes"])
        write_in(canvas, lines[0], short_name(scene, id), "italic" if space["kind"] == "sea" else "bold")
        if id in scene.shown["map"] and len(lines) > 1:
            marks = map_marks(scene, id)
            if len(marks) < lines[1][2]:
                write_in(canvas, lines[1], marks, "")
    return canvas


def corner(c: int, r: int) -> tuple[int, int]:
    return c * WIDE + r % 2, r


def hex_text(at: Hexes, spaces: Mapping[str, Any], c: int, r: int) -> str:
    """A hex's three characters: the bar on its left, then its ground as far as the hexes below it to both sides."""
    own = at[c, r]
    ground = WAVE if spaces[own]["kind"] == "sea" else " "
    below = [at.get((c - 1 + r % 2, r + 1), own), at.get((c + r % 2, r + 1), own)]
    parted = [LOW if other != own and kind(spaces, other) == kind(spaces, own) else ground for other in below]
    left = at.get((c - 1, r))
    return (parted[0] if left == own else BAR) + "".join(parted)


def kind(spaces: Mapping[str, Any], id: str) -> bool:
    return bool(spaces[id]["kind"] == "sea")


def runs(hexes: list[list[int]]) -> list[tuple[int, int, int]]:
    """The rows of a space as (x, y, width in characters): the widest first, then the next below or above it."""
    rows: dict[int, list[int]] = {}
    for c, r in hexes:
        rows.setdefault(r, []).append(c)
    found = [(corner(min(cs), r)[0], r, len(cs) * WIDE) for r, cs in sorted(rows.items())]
    first = max(found, key=lambda run: run[2])
    others = sorted((run for run in found if run != first), key=lambda run: (abs(run[1] - first[1]), -run[2], -run[1]))
    return [first, *others]


def write_in(canvas: Canvas, run: tuple[int, int, int], text: str, style: str) -> None:
    """Centred in the run, right of its bar."""
    x, y, width = run
    canvas.write(x + 1 + (width - 1 - len(text)) // 2, y, text, style)


def short_name(scene: Scene, id: str) -> str:
    """The name as far as the map has room for it; of a sea, at first without the words that say that it is one."""
    space = next(space for space in scene.figures["map"]["space"] if space["id"] == id)
    room = runs(space["hexes"])[0][2] - 1
    name = scene.say(id)
    if len(name) > room and space["kind"] == "sea":
        words = name.replace("’", " ").split()
        name = words[0] if words[-1] in SEA_LAST else words[-1]
    return name if len(name) <= room else name[: room - 1] + "." if room > 2 else name[:room]


SEA_LAST: Final = ("Sea", "Gulf")  # the last word of names that begin with what the sea is called


def map_marks(scene: Scene, id: str) -> str:
    """Resource, what is printed, what lies there, and what a settler's way there costs, if that is asked."""
    place = scene.shown["map"][id]
    cost = costs(scene.shown).get(id)
    way = f"{COST}{cost}" if cost is not None else ""
    return f"{scene.say('short-' + place['resource'])}{printed(place)}{occupants(place)}{way}"


def costs(shown: Mapping[str, Any]) -> dict[str, int]:
    """Action points by destination, while one is asked for."""
    return {goal["to"]: goal["ap"] for goal in shown["choice"]["destinations"]} if shown["choice"] else {}


def printed(place: Mapping[str, Any]) -> str:
    return (STAR if place["star"] else "") + (ZEUS if place["zeus"] else "")


def occupants(place: Mapping[str, Any]) -> str:
    """Condemned, a tribe, a token that lies there, or the stack, bottom first."""
    if place["condemned"]:
        return CONDEMNED
    tokens = (f"({STAR})" if place["star_token"] else "") + (f"({ZEUS})" if place["zeus_token"] else "")
    tribe = TRIBE if place["tribe"] else ""
    return tribe + tokens + "".join(mark(piece) for piece in place["stack"])


def mark(piece: int | str) -> str:
    return BARBARIAN if isinstance(piece, str) else SEATS[piece]
