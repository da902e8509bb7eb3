"""The table from top to bottom."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from pessoi.terminal.canvas import grid, heading, joined
from pessoi.terminal.olympos.chart import COST, RESOURCE_STYLE, SEAT_STYLE, SEATS, costs, draw_map, occupants, printed
from pessoi.terminal.scene import Scene

ROW_STYLE: Final = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta"}
BONUS_MARK: Final = {"settler": "●", "hourglass2": "⧗2", "prestige2": "✪2"}
GREY: Final = "xyzw"  # the letters of grey groups
OK, LATEST = "✓", "◀"
REGIONS: Final = (  # in three columns of the list
    (("label-mainland", "illyria paeonia macedonia thrace epirus olympos chalcidice thessaly aetolia boeotia attica"),),
    (("label-peloponnese", "achaea argolis messenia laconia"), ("label-asia", "troad mysia lydia ionia caria")),
    (
        ("label-islands", "corcyra euboea lesbos naxos rhodes crete"),
        ("label-atlantis", "atlas gadeira mestor azaes ampheres elasippos"),
    ),
)


def draw(scene: Scene) -> RenderableType:
    shown = scene.shown
    return Group(
        heading(track_title(scene)),
        *draw_track(scene),
        heading(scene.say("label-map")),
        draw_map(scene),
        draw_travel(scene),
        draw_regions(scene),
        draw_seas(scene),
        heading(scene.say("development_board")),
        draw_board(scene),
        *[draw_wonder(scene, wonder) for wonder in shown["board"]["wonders"]],
        heading(scene.say("olympos_cards")),
        *draw_cards(scene),
        *[part for seat in range(shown["players"]) for part in draw_seat(scene, seat)],
    )


def seat_mark(seat: int) -> Text:
    return Text(SEATS[seat], SEAT_STYLE[seat])


# -- the time track


def track_title(scene: Scene) -> str:
    following = scene.shown["track"]["next_zeus"]
    return scene.say("time_track") + ("" if following is None else f" · {scene.say('told-next-zeus', n=following)}")


def draw_track(scene: Scene) -> list[Text]:
    """One character a space: ✧ and ✦ are single and double Zeus spaces, ✕ the cross; tokens above, top first."""
    track = scene.shown["track"]
    zeus = {z["space"]: z for z in track["zeus"]}
    tallest = max((len(pile["seats"]) for pile in track["piles"]), default=0)
    lines: list[Text] = []
    for height in range(tallest - 1, -1, -1):
        tokens = {p["space"]: p["seats"][height] for p in track["piles"] if len(p["seats"]) > height}
        spaces = [seat_mark(tokens[i]) if i in tokens else Text(" ") for i in range(track["cross"] + 1)]
        lines.append(Text("").join(spaces))
    line = Text()
    for space in range(track["cross"] + 1):
        if space in zeus:
            turned = zeus[space]["revealed"] == zeus[space]["cards"]
            double = zeus[space]["cards"] > 1
            line.append(("◆" if double else "◇") if turned else ("✦" if double else "✧"), "magenta")
        else:
            line.append("✕" if space == track["cross"] else "·")
    lines.append(line)
    lines.append(Text("".join(f"{space:<10}" for space in range(0, track["cross"] + 1, 10)).rstrip(), "dim"))
    return lines


# -- the map


def draw_travel(scene: Scene) -> Text:
    travel = scene.shown["travel"]
    parts = [scene.say("told-new", n=travel["new"]), scene.say("told-land", n=travel["land"])]
    parts.append(scene.say("told-no-sea") if travel["sea"] is None else scene.say("told-sea", n=travel["sea"]))
    if travel["run"] is not None:
        parts.append(scene.say("told-run", n=travel["run"]))
    return joined(parts)


def draw_regions(scene: Scene) -> RenderableType:
    """Every territory with its resource, what is printed, who is there, and what the way there costs."""
    ways = costs(scene.shown)
    columns: list[list[str]] = []
    for regions in REGIONS:
        lines: list[str] = []
        for title, names in regions:
            lines.append(scene.say(title))
            for name in names.split():
                place = scene.shown["map"][name]
                way = f"{COST}{ways[name]}" if name in ways else ""
                marks = [printed(place) + occupants(place), way]
                resource = scene.say(f"short-{place['resource']}")
                lines.append(" ".join(part for part in [resource, scene.say(name), *marks] if part))
        columns.append(lines)
    height = max(len(lines) for lines in columns)
    return grid([[lines[i] if i < len(lines) else "" for lines in columns] for i in range(height)])


def draw_seas(scene: Scene) -> Text:
    """Their whole names; the map has not room for all."""
    seas = [scene.say(space["id"]) for space in scene.figures["map"]["space"] if space["kind"] == "sea"]
    return Text(f"{scene.say('label-seas')} {', '.join(seas)}")


# -- the development board


def draw_board(scene: Scene) -> RenderableType:
    """A row of tiles is three lines: names; cost and action points; tiles left, owners and bonuses."""
    rows: list[list[Text]] = []
    for row in ROW_STYLE:
        cells = [cell for cell in scene.shown["board"]["cells"] if cell["row"] == row]
        drawn = [draw_cell(scene, cell) for cell in cells]
        rows += [[lines[i] for lines in drawn] for i in range(3)]
    return grid(rows)


def draw_cell(scene: Scene, cell: Mapping[str, Any]) -> list[Text]:
    if cell["discovery"] is None:
        return [Text("–"), Text(""), Text("")]
    name = Text(scene.say(cell["discovery"]), f"bold {ROW_STYLE[cell['row']]}")
    fixed = "".join(scene.say(f"short-{name}") * count for name, count in cell["fixed"].items())
    grey = "".join(letter * count for letter, count in zip(GREY, cell["groups"], strict=False))
    cost = Text(f"{fixed}{grey} {cell['ap']}{OK if cell['affordable'] and cell['left'] and not cell['owned'] else ''}")
    left = Text(f"×{cell['left']}" + "".join(SEATS[seat] for seat in cell["owners"]))
    bonuses = [
        SEATS[bonus["owner"]] if bonus["owner"] is not None else bonus_mark(scene, bonus["kind"], bonus["open"])
        for bonus in cell["bonuses"]
    ]
    return [name, cost, joined([left, *bonuses], " ")]


def bonus_mark(scene: Scene, kind: str, is_open: bool) -> str:
    """In parentheses while grey bonuses are closed."""
    mark = BONUS_MARK.get(kind) or "■" + scene.say("short-" + kind.removeprefix("cube_"))
    return mark if is_open else f"({mark})"


def draw_wonder(scene: Scene, wonder: Mapping[str, Any]) -> Text:
    text = Text(scene.say(wonder["id"]), "bold cyan")
    text.append(f"  {scene.say('told-column', n=wonder['column'])}  {scene.say('told-points', n=wonder['points'])}  ")
    if wonder["builder"] is not None:
        return text + seat_mark(wonder["builder"])
    stars = "★" * min(wonder["stars"], wonder["needs"]) + "☆" * max(0, wonder["needs"] - wonder["stars"])
    return text + Text(f"{stars}  {scene.say('told-ap', n=wonder['ap'])}")


# -- cards and players


def draw_cards(scene: Scene) -> list[RenderableType]:
    gods, destiny = scene.shown["olympos"], scene.shown["destiny"]
    revealed = [f"{scene.say(name)}{f' {LATEST}' if name == gods['latest'] else ''}" for name in gods["revealed"]]
    parts: list[RenderableType] = [joined([*revealed, scene.say("told-to-come", n=gods["left"])])]
    discarded = ", ".join(
        f"{scene.say(card)}{f' ×{n}' if n > 1 else ''}" for card, n in destiny["discard"].items() if n
    )
    parts.append(heading(scene.say("destiny_cards")))
    parts.append(Text(f"{scene.say('label-deck')} {destiny['deck']} · {scene.say('label-discard')} {discarded or '–'}"))
    for card in scene.shown["mine"]["drawn"]:
        parts.append(Text(f"{scene.say('label-drawn')} {scene.say(card)}. {scene.say(card + '.text')}"))
    for card in scene.shown["mine"]["hand"]:
        line = Text(scene.say(card["card"]), "bold")
        line.append(f" ×{card['count']}" if card["count"] > 1 else "")
        line.append(f" {COST} {card['gives']}" if card["gives"] else "")
        parts.append(line + Text(f"  {scene.say(card['card'] + '.text')}"))
    return parts


def draw_seat(scene: Scene, number: int) -> list[RenderableType]:
    shown, seat = scene.shown, scene.shown["seats"][number]
    title = [f"{SEATS[number]} {scene.name(number)}", scene.say("told-points", n=shown["scores"][number])]
    title.append(scene.say("told-space", n=seat["position"]))
    if seat["finished"]:
        title.append(scene.say("label-finished"))
    elif shown["active"] == number:
        title.append(scene.say("label-active"))
    goods = Text()
    for name in RESOURCE_STYLE:
        goods.append(f"{scene.say(f'short-{name}')}{seat['tokens'][name]}", RESOURCE_STYLE[name])
        goods.append(f"■{seat['cubes'][name]} " if seat["cubes"][name] else " ", RESOURCE_STYLE[name])
    prestige = "?" if seat["prestige"] is None else seat["prestige"]
    counts = f"⧗{seat['hourglasses']} ⚔{seat['swords']} ↯{seat['symbols']} ★{seat['stars']} ✪{prestige}"
    settlers = f"●{seat['stock']}+{seat['reserve']}"
    cards = f"{scene.say('destiny_cards')} {seat['cards']}"
    held = [scene.say(name) for name in ("ares", "siren", "erinyes", "keres", "athena") if seat[name]]
    if seat["zeus_token"]:
        held.append(scene.say("label-zeus-token"))
    tiles = [scene.say(name) for name in [*seat["discoveries"], *seat["wonders"]]]
    off = [f"{scene.say(f'short-{name}')}-{less}" for name, less in seat["discounts"].items() if less]
    parts: list[RenderableType] = [heading(" · ".join(title)), joined([goods, counts, settlers, cards], "  ")]
    parts += [joined(line, ", ") for line in (held, [*tiles, *off]) if line]
    return parts
