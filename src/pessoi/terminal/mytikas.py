"""Mytikas in the terminal: mountain and action board side by side, then the river, then the players."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Say = Callable[[str], str]

SEAT_STYLE: Final = ["bold blue", "bold red", "bold white", "bold magenta"]
GOD_STYLE: Final = {"zeus": "yellow", "demeter": "green", "poseidon": "cyan", "hades": "red"}
KIND_STYLE: Final = {"stone": "bright_black", "marble": "white", "gold": "yellow"}
PIECES: Final = {"small_city": "c", "large_city": "C", "small_temple": "t", "large_temple": "T"}
SIDES: Final = {"day": "☀", "night": "☾"}
SEATS: Final = "①②③④"


def draw(shown: Mapping[str, Any], say: Say) -> RenderableType:
    """The whole table at 100 columns."""
    boards = Table.grid(padding=(0, 1))
    boards.add_row(draw_mountain(shown, say), draw_spaces(shown, say))
    return Group(
        draw_end(shown, say),
        boards,
        draw_river(shown, say),
        Columns([draw_seat(shown, p, say) for p in shown["seats"]]),
    )


def seat_mark(seat: int) -> Text:
    return Text(SEATS[seat], SEAT_STYLE[seat])


def draw_end(shown: Mapping[str, Any], say: Say) -> Text:
    """How near the end is: every trigger with its count."""
    end = shown["end"]
    return Text(
        f"{say('trigger-levels')} {end['levels_emptied']}/{end['levels_to_end']}   "
        f"{say('trigger-locks')} {end['locks'] - end['locks_left']}/{end['locks']}   "
        f"{say('trigger-pieces')} {end['most_pieces']}/{end['pieces_to_end']}   "
        f"{say('trigger-turns')} {end['turns']}/{end['turns_to_end']}",
        "dim",
    )


def draw_mountain(shown: Mapping[str, Any], say: Say) -> Panel:
    table = Table.grid(padding=(0, 1))
    for level in reversed(shown["mountain"]):
        pieces = Text()
        for piece in level["pieces"]:
            pieces.append(f"{PIECES[piece['building']]}{SEATS[piece['seat']]} ", SEAT_STYLE[piece["seat"]])
        table.add_row(Text(say(f"roman-{level['level']}"), "bold"), "●" * level["tokens"] or "–", pieces)
    return Panel(table, title=say("mountain"), width=34)


def draw_spaces(shown: Mapping[str, Any], say: Say) -> Panel:
    table = Table.grid(padding=(0, 1))
    for space in shown["spaces"]:
        style = "dim" if space["barred"] else ""
        name = Text(f"{SIDES[space['side']]} ", style)
        name.append(say(space["god"]), f"{style} {GOD_STYLE[space['god']]}".strip())
        if space["side"] == "day":
            name.append(f" ×{shown['stacks'][space['god']]}", "dim")
        builder = seat_mark(space["builder"]) if space["builder"] is not None else Text(" ")
        table.add_row(builder, name, Text(say(space["main"]), style), Text(f"+ {say(space['bonus'])}", "dim"))
    return Panel(table, title=say("action_board"), width=64)


def draw_river(shown: Mapping[str, Any], say: Say) -> Panel:
    cards = Table.grid(padding=(0, 2))
    row: list[Text] = []
    for card in shown["river"]:
        if card["claimed"]:
            row.append(Text("·", "dim"))
        elif card["deity"]:
            row.append(Text(say(card["deity"]), "bold"))
        else:
            row.append(face_down(card))
    row.append(face_down(shown["deck"]) + Text(f" {say('deck')} ({shown['deck']['cards']})", "dim"))
    cards.add_row(*row)
    return Panel(cards, title=say("river"), width=99)


def face_down(card: Mapping[str, Any]) -> Text:
    if card["lock"] is None:
        return Text("▒", "dim")
    return Text(f"▒{card['lock_value']}", "bold yellow" if card["next"] else "")


def draw_seat(shown: Mapping[str, Any], seat: Mapping[str, Any], say: Say) -> Panel:
    table = Table.grid(padding=(0, 1))
    for level in ("1", "2", "3", "4"):
        table.add_row(Text(say(f"roman-{level}"), "bold"), goods(seat["goods"][level], say))
    number = seat["seat"]
    about = Text(f"{say('offering')} {seat['reserve']}  ")
    for god, count in seat["favors"].items():
        if count:
            about.append(f"{say(god)}{f'×{count}' if count > 1 else ''} ", GOD_STYLE[god])
    title = seat_mark(number) + Text(f" {seat['score']}")
    title.append(f" = {seat['buildings']} + {seat['deity_points']}", "dim")
    border = SEAT_STYLE[number] if shown["active"] == number else "dim"
    parts = Group(table, about, slots(seat), held(shown, seat, say))
    return Panel(parts, title=title, width=48, border_style=border)


def goods(amounts: dict[str, int], say: Say) -> Text:
    text = Text()
    for kind, count in amounts.items():
        if count:
            text.append(f"{count} {say(kind).lower()}  ", KIND_STYLE[kind])
    return text if text.plain else Text("–", "dim")


def slots(seat: Mapping[str, Any]) -> Text:
    """Built pieces with their level, the others as they wait."""
    text = Text()
    for slot in seat["slots"]:
        mark = PIECES[slot["building"]]
        text.append(f"{mark}{slot['built']} " if slot["built"] else f"{mark}· ", "bold" if slot["built"] else "dim")
    return text


def held(shown: Mapping[str, Any], seat: Mapping[str, Any], say: Say) -> Text:
    text = Text()
    for deity in seat["cards"]:
        card = shown["deities"][deity]
        mark = "🔒" if card["lock"] else f"({card['offerings']})"
        text.append(f"{say(deity)}{mark}={card['worth']}  ", "" if card["active"] else "dim")
    return text
