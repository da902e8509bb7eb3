"""Hellas in the terminal: the map of hexes, what is going on, then the players, the piles and the hand.

A hex is four lines high. Its rim shows land (#) and sea (~) by side, so that touching rims can be compared:

    ##1,-1~~     north-west, the cell (q, r), north-east
    #Malea ~     west, name, east
    #W●●▲  ~     owner, soldiers ●, ships ▲
    ##  Π ~~     south-west, temple, south-east
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

Say = Callable[[str], str]
Shown = Mapping[str, Any]

COLUMNS: Final = 98
SEAT_STYLE: Final = ["bold white on grey23", "bold white on red3"]
SEAT_IDS: Final = ["white", "red"]
RIM: Final = {"L": ("#", "yellow"), "S": ("~", "blue"), " ": (" ", "")}
GOD_STYLE: Final = {"ares": "red", "poseidon": "cyan", "zeus": "yellow"}
SOLDIER, SHIP, TEMPLE, DOLPHIN, OPEN = "●", "▲", "Π", "≈", "◇"
NE, E, SE, SW, W, NW = range(6)


class Canvas:
    """A sheet of characters with styles."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: Final = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for i, letter in enumerate(text):
            self.cells[y][x + i] = (letter, style)

    def text(self) -> Text:
        out = Text()
        for row in self.cells:
            for letter, style in row:
                out.append(letter, style)
            out.append("\n")
        return out


def draw(shown: Mapping[str, Any], say: Say) -> RenderableType:
    """The whole table at 100 columns."""
    parts: list[RenderableType] = [draw_map(shown, say)]
    if shown["expedition"] and shown["expedition"]["tile"]:
        parts.append(draw_expedition(shown["expedition"], say))
    if shown["attack"] and shown["attack"]["target"]:
        parts.append(draw_battle(shown["attack"], say))
    parts.append(Columns([draw_seat(shown, seat, say) for seat in (0, 1)]))
    parts.append(draw_piles(shown, say))
    if shown["mine"]:
        parts.append(draw_hand(shown["mine"], say))
    return Group(*parts)


# -- the map


def draw_map(shown: Mapping[str, Any], say: Say) -> Panel:
    cells = [tile["cell"] for tile in shown["tiles"]] + [place["cell"] for place in shown["frontier"]]
    steps = [2 * q + r for q, r in cells]
    rows = [r for _, r in cells]
    half = 5 if 5 * (max(steps) - min(steps) + 2) <= COLUMNS - 2 else 4
    canvas = Canvas(half * (max(steps) - min(steps) + 2), 4 * (max(rows) - min(rows) + 1))
    fitting = {tuple(c["cell"]): c for c in (shown["expedition"] or {"cells": []})["cells"]}
    for place in shown["frontier"]:
        x, y = corner(place["cell"], half, min(steps), min(rows))
        draw_empty(canvas, x, y, half * 2, place, fitting.get(tuple(place["cell"])))
    for tile in shown["tiles"]:
        x, y = corner(tile["cell"], half, min(steps), min(rows))
        draw_tile(canvas, x, y, half * 2, tile, say)
    signs = {SOLDIER: "soldier", SHIP: "ship", TEMPLE: "temple", "#": "table-land", "~": "table-sea"}
    legend = "  ".join(f"{sign} {say(key)}" for sign, key in signs.items())
    title = f"{say('game-hellas')} · {say('table-turn')} {shown['round']}"
    return Panel(canvas.text(), title=title, subtitle=legend, width=COLUMNS + 2)


def corner(cell: list[int], half: int, left: int, top: int) -> tuple[int, int]:
    q, r = cell
    return half * (2 * q + r - left), 4 * (r - top)


def draw_rim(canvas: Canvas, x: int, y: int, width: int, edges: str) -> None:
    side = 2 if width == 10 else 1
    for line, left, right in ((0, NW, NE), (3, SW, SE)):
        canvas.write(x, y + line, RIM[edges[left]][0] * side, RIM[edges[left]][1])
        canvas.write(x + width - side, y + line, RIM[edges[right]][0] * side, RIM[edges[right]][1])
    for line in (1, 2):
        canvas.write(x, y + line, *RIM[edges[W]])
        canvas.write(x + width - 1, y + line, *RIM[edges[E]])


def draw_tile(canvas: Canvas, x: int, y: int, width: int, tile: Mapping[str, Any], say: Say) -> None:
    draw_rim(canvas, x, y, width, tile["edges"])
    inner = width - 2
    canvas.write(x + 2, y, f"{tile['cell'][0]},{tile['cell'][1]}".center(width - 4), "dim")
    canvas.write(x + 1, y + 1, say(tile["id"])[:inner].center(inner), "bold")
    if tile["owner"] is None:
        canvas.write(x + 1, y + 2, (DOLPHIN * 3).center(inner), "cyan")
        return
    letter = say(SEAT_IDS[tile["owner"]])[0]
    army = f"{letter}{SOLDIER * tile['soldiers']}{SHIP * tile['ships']}"
    if len(army) > inner:
        army = f"{letter}{tile['soldiers']}{SOLDIER}{tile['ships']}{SHIP}"
    canvas.write(x + 1, y + 2, army, SEAT_STYLE[tile["owner"]])
    if tile["temple"]:
        canvas.write(x + width // 2 - 1, y + 3, TEMPLE, "bold yellow")


def draw_empty(
    canvas: Canvas, x: int, y: int, width: int, place: Mapping[str, Any], fits: Mapping[str, Any] | None
) -> None:
    """An empty cell: its coordinates and fleets; with a tile in hand, a mark where it can be placed."""
    is_open = fits is not None and fits["open"]
    style = "bold green" if is_open else "dim"
    canvas.write(x + 2, y, f"{place['cell'][0]},{place['cell'][1]}".center(width - 4), style)
    if any(place["fleets"]):
        canvas.write(x + 2, y + 1, f"{place['fleets'][0]}:{place['fleets'][1]}".center(width - 4), style)
    if is_open:
        canvas.write(x + 2, y + 2, (OPEN * 3).center(width - 4), style)


# -- what is going on


def draw_expedition(expedition: Mapping[str, Any], say: Say) -> Text:
    text = Text(f"{say('table-drawn')}: ", "bold")
    text.append(f"{say(expedition['tile'])}  {say(expedition['tile'] + '.text')}  ")
    cells = [f"({c['cell'][0]}, {c['cell'][1]})" for c in expedition["cells"] if c["open"]]
    text.append(f"{OPEN} {say('table-open')}: {', '.join(cells) or '–'}", "green")
    return text


def draw_battle(battle: Mapping[str, Any], say: Say) -> Text:
    text = Text(f"{say('table-battle')} {say(battle['target'])}: ", "bold")
    way = say("by-sea" if battle["by_sea"] else "by-land")
    text.append(f"{battle['attack']} : {battle['defence']} + {battle['margin']} ({way})  ")
    text.append(", ".join(f"{say(tile)} {number}{SOLDIER}" for tile, number in battle["sent"].items()))
    return text


# -- the players and the piles


def draw_seat(shown: Mapping[str, Any], seat: int, say: Say) -> Panel:
    about = shown["seats"][seat]
    text = Text()
    text.append(f" {say(about['id'])[0]} ", SEAT_STYLE[seat])
    text.append(f"  {say('table-cities')} {about['cities']}/{shown['to_win']}")
    text.append(f"   {say('table-temples')} {about['temples']}\n")
    text.append(f"{about['soldiers']}{SOLDIER} {about['ships']}{SHIP} {say('table-reserve')}   {say('table-hand')} ")
    for god, number in about["cards"].items():
        text.append(f" {say(god)} {number}", GOD_STYLE[god])
    for card in about["known"]:
        text.append(f"\n  {say(card)}", "dim")
    marker = " ◀" if shown["active"] == seat else ""
    return Panel(text, title=say(about["id"]) + marker, width=49)


def draw_piles(shown: Mapping[str, Any], say: Say) -> Text:
    text = Text(f"{shown['stack']['size']} {say('table-stack')}")
    for god, pile in shown["piles"].items():
        text.append(f"   {say(god)} {pile['pile']}", GOD_STYLE[god])
        text.append(f" ({say('table-discard')} {len(pile['discard'])})", "dim")
    return text


def draw_hand(cards: list[Mapping[str, Any]], say: Say) -> Panel:
    text = Text()
    for i, card in enumerate(cards):
        text.append("\n" if i else "")
        text.append(say(card["id"]), f"bold {GOD_STYLE[card['god']]}")
        text.append(" ⇄" if card["mark"] else "")
        text.append(f"  {say(card['id'] + '.short')}", "dim")
        text.append(f"  ({say('table-locked')})" if card["locked"] else "", "italic")
    return Panel(text, title=say("table-hand"), width=COLUMNS + 2)
