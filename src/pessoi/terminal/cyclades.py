"""Cyclades in the terminal: the archipelago in hexes, the boards, the factions and what they hold.

A hex is two lines of six characters, the sea full of waves; a bar parts it from another zone on its left. The cell
with a zone's name shows, beside it, `!` for a creature, `*` for a hero, `‼` for both, and below it whose it is and how
many units are there (`P3+1`: purple, three troops and a mercenary). Printed on zones are `▫` sites, `$` cornucopias and
`†` the priestess icon. Buildings, heroes and creatures are listed with the factions; an arrow leads to the sea zone
that a port or metropolis opens onto, `-` marks a temple or metropolis whose reduction has been used in this cycle.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Say = Callable[[str], str]

WIDTH: Final = 108
HALF: Final = 3  # characters in half a hex; each row of hexes is shifted by as much
LAND: Final = "on #4a4428"
SEA: Final = "on #16304a"
MARKS: Final = {(False, False): "", (True, False): "!", (False, True): "*", (True, True): "‼"}
VOID: Final = ""
FACTIONS: Final = {
    "purple": ("P", "bold orchid1"),
    "yellow": ("Y", "bold yellow"),
    "blue": ("B", "bold deep_sky_blue1"),
    "black": ("K", "bold grey70"),
    "red": ("R", "bold red1"),
    "green": ("G", "bold green1"),
}


def draw(shown: Mapping[str, Any], say: Say) -> RenderableType:
    """The whole table at 110 columns."""
    parts: list[RenderableType] = [draw_state(shown, say)]
    if shown["map"] is not None:
        parts.append(draw_map(shown))
    parts.append(draw_boards(shown, say))
    parts.append(draw_factions(shown, say))
    if shown["map"] is not None:
        parts.append(draw_holdings(shown, say))
    if shown["battle"] is not None:
        parts.append(draw_battle(shown, say))
    return Group(*parts)


def draw_state(shown: Mapping[str, Any], say: Say) -> Text:
    text = Text(f"{say('cycle')} {shown['round']} · {say(shown['phase'])}", "bold")
    text.append(f"   {say('metropolises')}: ", "dim")
    for team in shown["teams"]:
        for faction in team["factions"]:
            text.append(FACTIONS[faction][0], FACTIONS[faction][1])
        text.append(f" {team['metropolises']}/{shown['goal']}  ", "dim")
    return text


# -- the map


class Canvas:
    """Characters with styles, written cell by cell."""

    def __init__(self, width: int, height: int) -> None:
        self.letters: Final = [[" "] * width for _ in range(height)]
        self.styles: Final = [[VOID] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for i, letter in enumerate(text):
            self.letters[y][x + i] = letter
            self.styles[y][x + i] = style

    def text(self) -> Text:
        """The lines, with a stretch of text for each change of style."""
        text = Text(no_wrap=True)
        for letters, styles in zip(self.letters, self.styles, strict=True):
            start = 0
            for i in range(1, len(letters) + 1):
                if i == len(letters) or styles[i] != styles[start]:
                    text.append("".join(letters[start:i]), styles[start])
                    start = i
            text.append("\n")
        text.rstrip()
        return text


def draw_map(shown: Mapping[str, Any]) -> Text:
    zones = shown["map"]["zones"]
    zone_at = {(q, r): zone["id"] for zone in zones for q, r in zone["cells"]}
    left = min(2 * q + r for q, r in zone_at)
    right = max(2 * q + r for q, r in zone_at)
    top = min(r for _, r in zone_at)
    bottom = max(r for _, r in zone_at)
    canvas = Canvas((right - left + 2) * HALF, (bottom - top + 1) * 2)
    for zone in zones:
        state = shown["zones"][zone["id"]]
        ground = LAND if zone["kind"] == "land" else SEA
        owned = FACTIONS[state["owner"]][1] if state["owner"] else ""
        for i, (q, r) in enumerate(name_first(zone["cells"])):
            x, y = (2 * q + r - left) * HALF, (r - top) * 2
            bar = " " if zone_at.get((q - 1, r)) == zone["id"] else "│"
            for line, text in enumerate(cell_lines(zone, state, i)):
                canvas.write(x, y + line, bar, f"dim {ground}")
                canvas.write(x + 1, y + line, text, f"{owned if i == 0 else 'dim'} {ground}")
    return canvas.text()


def name_first(cells: list[list[int]]) -> list[list[int]]:
    """The cells of a zone, the one nearest to all others first: it gets the name."""
    return sorted(cells, key=lambda c: sum(abs(c[0] - q) + abs(c[1] - r) + abs(sum(c) - q - r) for q, r in cells))


def cell_lines(zone: Mapping[str, Any], state: Mapping[str, Any], number: int) -> tuple[str, str]:
    """The two lines of a zone's first, second, … cell: name and units; what is printed there; nothing."""
    ink = "x" if state["closed"] else " " if zone["kind"] == "land" else "~"
    printed = "▫" * zone["sites"] + "$" * zone["cornucopia"] + ("†" if zone["priestess"] else "")
    icons = f"{printed:{ink}^5}"[:5]
    if number == 0:
        marks = MARKS[state["creature"] is not None, len(state["heroes"]) > 0]
        return f"{label(zone['id']) + marks:^5}", f"{garrison(state):^5}" if state["owner"] else icons
    return icons if number == 1 and state["owner"] else ink * 5, ink * 5


def label(zone: str) -> str:
    """`t05_l2` as `5l2`, short enough for a hex."""
    tile, _, part = zone.partition("_")
    return f"{int(tile[1:])}{part}"


def garrison(state: Mapping[str, Any]) -> str:
    """Whose zone it is, and its units."""
    units = state["troops"] + state["fleets"]
    hired = f"+{state['mercenaries']}" if state["mercenaries"] else ""
    return f"{FACTIONS[state['owner']][0]}{units or ''}{hired}"


# -- boards


def mark(faction: str | None) -> Text:
    """A faction's letter in its colour."""
    return Text(*FACTIONS[faction]) if faction else Text("·", "dim")


def draw_boards(shown: Mapping[str, Any], say: Say) -> Table:
    boards = Table.grid(padding=(0, 2))
    boards.add_row(draw_gods(shown, say), draw_tracks(shown, say))
    return boards


def draw_gods(shown: Mapping[str, Any], say: Say) -> Panel:
    """The offering board: the gods in order, who bids how much."""
    table = Table.grid(padding=(0, 1))
    for slot, god in enumerate(shown["gods"], start=1):
        style = "" if god["face_up"] else "dim strike"
        bid = str(god["bid"]) if god["faction"] and god["god"] != "apollo" else ""
        table.add_row(Text(str(slot), "dim"), Text(say(god["god"]), style), mark(god["faction"]), Text(bid, "bold"))
    order = Text.assemble(Text(f"{say('turn_order')} ", "dim"), *[mark(f) for f in shown["turn_order"]])
    return Panel(Group(table, order), title=say("offerings"), width=34)


def draw_tracks(shown: Mapping[str, Any], say: Say) -> Panel:
    """Creatures with their price, heroes for hire."""
    table = Table.grid(padding=(0, 1))
    for space in shown["creature_track"]:
        price = space["cost"] if space["price"] is None else space["price"]
        name = Text(say(space["creature"]) if space["creature"] else "–", "bold" if space["creature"] else "dim")
        about = Text(say(f"{space['creature']}.text") if space["creature"] else "", "dim", no_wrap=True)
        about.truncate(40, overflow="ellipsis")
        table.add_row(Text(f"{price:>2}", "yellow"), name, about, mark(space["reserved_by"]))
    heroes = Text(f"{say('hero_track')} ({shown['hero_cost']}): ", "dim")
    heroes.append(", ".join(say(hero) for hero in shown["hero_track"] if hero) or "–", "bold")
    return Panel(Group(table, heroes), title=say("creature_track"), width=72)


# -- factions


def draw_factions(shown: Mapping[str, Any], say: Say) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for key in (
        "",
        "",
        "gold",
        "income",
        "priestess",
        "philosopher",
        "metropolises",
        "buildings",
        "reserve",
        "actions",
    ):
        table.add_column(say(key) if key else "", overflow="fold")
    for faction in shown["factions"]:
        code, style = FACTIONS[faction["id"]]
        if faction["eliminated"]:
            style = "dim strike"
        types = " ".join(f"{say(b)[0]}{n}" for b, n in faction["buildings"].items() if n)
        table.add_row(
            Text(code, style),
            Text(say(faction["id"]), style),
            "?" if faction["gold"] is None else str(faction["gold"]),
            f"+{faction['income']}",
            str(faction["priestesses"]),
            f"{faction['philosophers']}/{faction['philosophers_needed']}",
            "★" * faction["metropolises"] or "–",
            types or "–",
            f"{faction['troops_left']} / {faction['fleets_left']}",
            say(faction["god"]) if faction["god"] else "–",
        )
    return table


def draw_holdings(shown: Mapping[str, Any], say: Say) -> Table:
    """What stands on the map beyond units: by faction, zone by zone."""
    table = Table.grid(padding=(0, 1))
    for faction in [*FACTIONS, None]:
        held = [z for z in shown["zones"] if shown["zones"][z]["owner"] == faction]
        texts = [holding(z, shown["zones"][z], say) for z in held]
        told = "; ".join(text for text in texts if text)
        if told:
            table.add_row(mark(faction), Text(told))
    return table


def holding(zone: str, state: Mapping[str, Any], say: Say) -> str:
    """Buildings, heroes, creature and tokens of a zone; nothing if there are none."""
    things = [building(b, say) for b in state["buildings"] if b]
    things += [say(hero) for hero in state["heroes"]]
    if state["creature"]:
        things.append(f"{say(state['creature'])}!")
    if state["tokens"]:
        things.append(f"{say('cornucopia')} ×{state['tokens']}")
    if state["gold"]:
        things.append(f"{say('gold')} {state['gold']}")
    return f"{say(zone)} ({label(zone)}): {', '.join(things)}" if things else ""


def building(about: Mapping[str, Any], say: Say) -> str:
    """Its type, the sea zone that it opens onto, and `-` if its reduction has been used in this cycle."""
    opens = f" → {label(about['opens'])}" if about["opens"] else ""
    return f"{say(about['type'])}{'-' if about['spent'] else ''}{opens}"


# -- combat


def draw_battle(shown: Mapping[str, Any], say: Say) -> Panel:
    battle = shown["battle"]
    table = Table.grid(padding=(0, 2))
    for side in (battle["attacker"], battle["defender"]):
        units = [f"{side[kind]} × {say(key)}" for kind, key in UNITS if side[kind]]
        units += [say(hero) for hero in side["heroes"]]
        if side["minotaur"]:
            units.append(say("minotaur"))
        die = "?" if side["die"] is None else str(side["die"])
        strength = "" if side["strength"] is None else f"= {side['strength']}"
        table.add_row(mark(side["faction"]), ", ".join(units), f"{say('strength')} {side['force']} + {die} {strength}")
    return Panel(table, title=f"{say('battle')}: {say(battle['zone'])}", width=WIDTH)


UNITS: Final = (("troops", "base_troop"), ("mercenaries", "mercenary"), ("fleets", "fleet"))
