"""Olympos in the terminal: time track, map by regions, development board, Olympos cards, players."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Say = Callable[[str], str]

WIDTH: Final = 100
SEATS: Final = "①②③④⑤"
SEAT_STYLE: Final = ["bold white", "bold red", "bold green", "bold blue", "bold magenta"]
RESOURCE_STYLE: Final = {"grain": "yellow", "stone": "white", "wood": "red", "gold": "bright_yellow"}
ROW_STYLE: Final = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta"}
BONUS_MARK: Final = {"settler": "●", "hourglass2": "⧗2", "prestige2": "✪2"}
GREY: Final = "xyzw"  # the letters of grey groups
REGIONS: Final = {
    "mainland": (
        [
            "illyria",
            "paeonia",
            "macedonia",
            "thrace",
            "epirus",
            "olympos",
            "chalcidice",
            "thessaly",
            "aetolia",
            "boeotia",
            "attica",
        ],
        34,
    ),
    "peloponnese": (["achaea", "argolis", "messenia", "laconia"], 32),
    "asia": (["troad", "mysia", "lydia", "ionia", "caria"], 32),
    "islands": (["corcyra", "euboea", "lesbos", "naxos", "rhodes", "crete"], 32),
    "atlantis": (["atlas", "gadeira", "mestor", "azaes", "ampheres", "elasippos"], 32),
}


def draw(shown: Mapping[str, Any], say: Say) -> RenderableType:
    """The whole table at 100 columns."""
    regions = {name: draw_region(shown, name, say) for name in REGIONS}
    maps = Table.grid()
    maps.add_row(
        regions["mainland"],
        Group(regions["peloponnese"], regions["asia"]),
        Group(regions["islands"], regions["atlantis"]),
    )
    parts: list[RenderableType] = [
        draw_track(shown, say),
        maps,
        draw_board(shown, say),
        draw_cards(shown, say),
        Columns([draw_seat(shown, seat, say) for seat in range(shown["players"])]),
        draw_legend(say),
    ]
    return Group(*parts)


def seat_mark(seat: int | str) -> Text:
    if isinstance(seat, str):
        return Text("◆", "bold")  # barbarians
    return Text(SEATS[seat], SEAT_STYLE[seat])


# -- the time track


def draw_track(shown: Mapping[str, Any], say: Say) -> Panel:
    """One character a space: ✧ and ✦ are single and double Zeus spaces, ✕ the cross; tokens above, top first."""
    track = shown["track"]
    spaces = track["cross"] + 1
    zeus = {z["space"]: z for z in track["zeus"]}
    tallest = max((len(pile["seats"]) for pile in track["piles"]), default=0)
    lines: list[Text] = []
    for height in range(tallest - 1, -1, -1):
        line = Text()
        tokens = {p["space"]: p["seats"][height] for p in track["piles"] if len(p["seats"]) > height}
        for space in range(spaces):
            line.append_text(seat_mark(tokens[space]) if space in tokens else Text(" "))
        lines.append(line)
    line = Text()
    for space in range(spaces):
        if space in zeus:
            turned = zeus[space]["revealed"] == zeus[space]["cards"]
            line.append("✦" if zeus[space]["cards"] > 1 else "✧", "dim" if turned else "bold magenta")
        elif space == track["cross"]:
            line.append("✕", "bold")
        else:
            line.append("·", "dim")
    lines.append(line)
    lines.append(Text("".join(f"{space:<10}" for space in range(0, spaces, 10)), "dim"))
    following = "" if track["next_zeus"] is None else f" · {say('zeus_single')} {track['next_zeus']}"
    return Panel(Group(*lines), title=f"{say('time_track')}{following}", width=WIDTH)


# -- the map


def draw_region(shown: Mapping[str, Any], region: str, say: Say) -> Panel:
    table = Table.grid(padding=(0, 1))
    names, width = REGIONS[region]
    for name in names:
        place = shown["map"][name]
        style = "dim" if place["condemned"] else ""
        table.add_row(
            Text(say(f"short-{place['resource']}"), f"{style} {RESOURCE_STYLE[place['resource']]}".strip()),
            Text(say(name), style),
            Text(marks(place), "magenta" if place["zeus"] else "yellow"),
            occupants(place),
        )
    return Panel(table, title=say(region), width=width)


def marks(place: Mapping[str, Any]) -> str:
    """★ a star, ↯ Zeus, 2 Atlantis."""
    found = "★" if place["star"] else ""
    found += "↯" if place["zeus"] else ""
    return found + ("2" if place["atlantis"] else "")


def occupants(place: Mapping[str, Any]) -> Text:
    """✕ condemned, ♠ a tribe, a token that lies there, or the stack, bottom first."""
    if place["condemned"]:
        return Text("✕", "dim")
    text = Text()
    if place["tribe"]:
        text.append("♠")
    if place["star_token"]:
        text.append("(★)", "yellow")
    if place["zeus_token"]:
        text.append("(↯)", "magenta")
    for piece in place["stack"]:
        text.append_text(seat_mark(piece))
    return text


# -- the development board


def draw_board(shown: Mapping[str, Any], say: Say) -> Panel:
    board = shown["board"]
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(board["columns"]):
        table.add_column(ratio=1)
    for row in ROW_STYLE:
        cells = [c for c in board["cells"] if c["row"] == row]
        table.add_row(*[draw_cell(c, say) for c in cells])
    wonders = {w["column"]: w for w in board["wonders"]}
    table.add_row(*[draw_wonder(wonders[c + 1], say) if c + 1 in wonders else Text() for c in range(board["columns"])])
    return Panel(table, title=say("development_board"), width=WIDTH)


def draw_cell(cell: Mapping[str, Any], say: Say) -> Text:
    """Name and tiles left; cost and action points; bonuses, or the seats that took them."""
    if cell["discovery"] is None:
        return Text("–", "dim")
    style = "dim" if cell["left"] == 0 or cell["owned"] else ROW_STYLE[cell["row"]]
    text = Text(say(cell["discovery"]), f"bold {style}" if cell["affordable"] else style)
    text.append(f" ×{cell['left']} ", "dim")
    for seat in cell["owners"]:
        text.append_text(seat_mark(seat))
    text.append("\n")
    for name, count in cell["fixed"].items():
        text.append(say(f"short-{name}") * count, RESOURCE_STYLE[name])
    for letter, count in zip(GREY, cell["groups"], strict=False):
        text.append(letter * count, "bright_black")
    text.append(f" {cell['ap']} ", "cyan")
    for bonus in cell["bonuses"]:
        if bonus["owner"] is not None:
            text.append_text(seat_mark(bonus["owner"]))
        else:
            text.append(bonus_mark(bonus["kind"], say), "" if bonus["open"] else "bright_black")
        text.append(" ")
    return text


def bonus_mark(kind: str, say: Say) -> str:
    return BONUS_MARK.get(kind) or "■" + say("short-" + kind.removeprefix("cube_"))


def draw_wonder(wonder: Mapping[str, Any], say: Say) -> Text:
    built = wonder["builder"] is not None
    text = Text(say(wonder["id"]), "dim" if built else "bold cyan")
    text.append(f" {wonder['points']} ")
    if built:
        text.append_text(seat_mark(wonder["builder"]))
    text.append("\n" + "★" * min(wonder["stars"], wonder["needs"]), "yellow")
    text.append("☆" * max(0, wonder["needs"] - wonder["stars"]), "bright_black")
    text.append(f" {wonder['ap']}", "cyan")
    return text


# -- cards and players


def draw_cards(shown: Mapping[str, Any], say: Say) -> Panel:
    gods, destiny = shown["olympos"], shown["destiny"]
    text = Text(f"{say('olympos_cards')} · ")
    for name in gods["revealed"]:
        text.append(say(name) + " ", "bold" if name == gods["latest"] else "dim")
    text.append(f"(+{gods['left']})   {say('destiny_cards')} · {say('deck')} {destiny['deck']}, ", "")
    text.append(f"{say('discard')} {sum(destiny['discard'].values())}")
    for card in shown["mine"]["hand"]:
        text.append(f"\n{say(card['card'])}", "bold")
        text.append(f" ×{card['count']}" if card["count"] > 1 else "")
        text.append(f" → {card['gives']}" if card["gives"] else "", "green")
        text.append(f"  {say(card['card'] + '.text')}", "dim")
    return Panel(text, width=WIDTH)


def draw_seat(shown: Mapping[str, Any], number: int, say: Say) -> Panel:
    seat = shown["seats"][number]
    text = Text()
    for name in RESOURCE_STYLE:
        text.append(f"{say(f'short-{name}')}{seat['tokens'][name]}", RESOURCE_STYLE[name])
        text.append(f"■{seat['cubes'][name]} " if seat["cubes"][name] else " ", RESOURCE_STYLE[name])
    text.append(f" ⧗{seat['hourglasses']} ⚔{seat['swords']} ↯{seat['symbols']} ★{seat['stars']}")
    text.append(f" ●{seat['stock']}/{seat['reserve']}")
    prestige = "?" if seat["prestige"] is None else seat["prestige"]
    text.append(f"\n✪{prestige}  {say('destiny_cards')} {seat['cards']}  ")
    for name in ("ares", "siren", "erinyes", "keres"):
        if seat[name]:
            text.append(say(name) + " ", "magenta")
    if seat["athena"]:
        text.append(say("athena") + " ", "magenta")
    tiles = [say(name) for name in [*seat["discoveries"], *seat["wonders"]]]
    text.append("\n" + (", ".join(tiles) or "–"), "dim")
    title = seat_mark(number) + Text(f" {shown['scores'][number]}  · {seat['position']}")
    if seat["finished"]:
        title.append(f" ({say('finished')})", "dim")
    border = SEAT_STYLE[number] if shown["active"] == number else "dim"
    return Panel(text, title=title, width=49, border_style=border)


def draw_legend(say: Say) -> Text:
    signs = (
        ("★", "star_token"),
        ("↯", "zeus_token"),
        ("♠", "tribe"),
        ("◆", "barbarian"),
        ("✕", "condemned"),
        ("●", "settler"),
        ("⧗", "hourglass"),
        ("✪", "prestige"),
        ("■", "cubes"),
        ("⚔", "swords"),
    )
    return Text("  ".join(f"{sign} {say(key)}" for sign, key in signs), "dim")
