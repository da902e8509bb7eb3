"""The table from top to bottom. The viewer's player board is drawn whole, with costs and worth; others in short."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from pessoi.kernel import WATCHER
from pessoi.terminal.canvas import grid, heading, indented, joined
from pessoi.terminal.scene import Scene

SEAT_STYLE: Final = ["bold blue", "bold red", "bold white", "bold magenta"]
GOD_STYLE: Final = {"zeus": "yellow", "demeter": "green", "poseidon": "cyan", "hades": "red"}
PIECES: Final = {"small_city": "c", "small_temple": "t", "large_city": "C", "large_temple": "T"}
SIDES: Final = {"day": "☀", "night": "☾"}
SEATS: Final = "①②③④"
LEVELS: Final = (1, 2, 3, 4)
TOKEN, CLOSED, NEXT, OPEN, BARRED, BONUS, ASLEEP = "●", "▒", "▶", "✓", "✕", "+", "☽"


def signs(scene: Scene) -> dict[str, str]:
    told = {
        mark: scene.say("sign-seat", who=f"@{seat}") for seat, mark in enumerate(SEATS[: len(scene.shown["seats"])])
    }
    told |= {letter: scene.say("sign-piece", piece=piece) for piece, letter in PIECES.items()}
    others = {
        "☀": "sign-day",
        "☾": "sign-night",
        TOKEN: "sign-token",
        OPEN: "sign-open",
        BARRED: "sign-barred",
        BONUS: "sign-bonus",
        CLOSED: "sign-closed",
        NEXT: "sign-next",
        "=": "sign-worth",
        "(2)": "sign-laid",
        "[5]": "sign-secured",
        ASLEEP: "sign-asleep",
        "×": "sign-times",
        "/": "sign-of",
        "–": "sign-nothing",
        "·": "sign-dot",
    }
    return told | {sign: scene.say(key) for sign, key in others.items()}


def draw(scene: Scene) -> RenderableType:
    return Group(
        draw_end(scene),
        heading(scene.say("mountain")),
        draw_mountain(scene),
        heading(scene.say("action_board")),
        draw_spaces(scene),
        heading(scene.say("river")),
        *draw_river(scene),
        *[part for seat in scene.shown["seats"] for part in draw_seat(scene, seat)],
    )


def seat_mark(seat: int) -> Text:
    return Text(SEATS[seat], SEAT_STYLE[seat])


def roman(scene: Scene, level: int) -> str:
    return scene.say(f"roman-{level}")


def draw_end(scene: Scene) -> Text:
    """How near the end is: every trigger with its count."""
    end = scene.shown["end"]
    counts = (
        ("trigger-levels", end["levels_emptied"], end["levels_to_end"]),
        ("trigger-locks", end["locks"] - end["locks_left"], end["locks"]),
        ("trigger-pieces", end["most_pieces"], end["pieces_to_end"]),
        ("trigger-turns", end["turns"], end["turns_to_end"]),
    )
    parts = [f"{scene.say(key)} {now}/{last}" for key, now, last in counts]
    if end["triggered"]:
        parts.append(scene.say("label-last-turn"))
    return joined(parts)


def draw_mountain(scene: Scene) -> RenderableType:
    """From the summit: level tokens left, what each piece is worth there, and the pieces that stand there."""
    worth = multipliers(scene)
    rows: list[list[str | Text]] = [
        ["", scene.say("label-tokens"), *[f"{letter:>2}" for letter in PIECES.values()], scene.say("label-pieces")]
    ]
    for level in reversed(scene.shown["mountain"]):
        pieces = joined(
            (Text(f"{PIECES[p['building']]}{SEATS[p['seat']]}", SEAT_STYLE[p["seat"]]) for p in level["pieces"]), " "
        )
        points = [f"{worth[piece] * level['level']:>2}" for piece in PIECES]
        name = Text(roman(scene, level["level"]), "bold")
        rows.append([name, TOKEN * level["tokens"] or "–", *points, pieces])
    return grid(rows)


def multipliers(scene: Scene) -> dict[str, int]:
    """Points a level, by piece."""
    return {row["id"]: row["multiplier"] for row in scene.figures["building"]}


def draw_spaces(scene: Scene) -> RenderableType:
    """Who stands there, whether the player in turn could go there, the main action and the bonus; favors left."""
    rows: list[list[str | Text]] = []
    for space in scene.shown["spaces"]:
        style = "dim" if space["barred"] else ""
        builder = seat_mark(space["builder"]) if space["builder"] is not None else Text(" ")
        state = OPEN if space["open"] else BARRED if space["barred"] else " "
        name = Text(f"{SIDES[space['side']]} {scene.say(space['id'])}", f"{style} {GOD_STYLE[space['god']]}".strip())
        bonus = f"{BONUS if space['bonus_right'] else ' '} {scene.say(space['bonus'])}"
        rows.append([Text(state) + builder, name, Text(scene.say(space["main"]), style), Text(bonus, style)])
    stacks = [f"{scene.say(god)} {number}" for god, number in scene.shown["stacks"].items()]
    return Group(grid(rows), Text(f"{scene.say('label-stacks')} ", "dim") + joined(stacks))


# -- deity cards


def draw_river(scene: Scene) -> list[RenderableType]:
    """Face-up cards with their power and what each would be worth to whom; then the locks, the next one marked."""
    parts: list[RenderableType] = []
    for card in scene.shown["river"]:
        if card["deity"] and not card["claimed"]:
            worth = scene.shown["deities"][card["deity"]]["worth_for"]
            title = Text(scene.say(card["deity"]), "bold")
            title.append("  ")
            title.append(f"{printed_points(scene, card['deity'])}  ", "dim")
            title.append_text(joined((seat_mark(seat) + Text(f"={n}") for seat, n in enumerate(worth)), " "))
            parts += [title, indented(Text(scene.say(f"{card['deity']}.text")))]
    closed = [face_down(card) for card in scene.shown["river"] if not card["deity"] and not card["claimed"]]
    deck = scene.shown["deck"]
    closed.append(Text(f"{scene.say('deck')} ({deck['cards']}) ") + face_down(deck))
    parts.append(Text(f"{scene.say('label-locks')} ", "dim") + joined(closed, "  "))
    if scene.shown["lock"]:
        parts.append(Text(scene.say("told-next-lock", n=scene.shown["lock"]["value"]), "dim"))
    return parts


def printed_points(scene: Scene, deity: str) -> str:
    """The points on the foot of a card: by tier, without or with what it asks for, or for each thing that counts."""
    score = next(row["score"] for row in scene.figures["deity"] if row["id"] == deity)
    if score["kind"] == "tiers":
        return "/".join(str(points) for _, points in score["tiers"])
    if score["kind"] == "base_plus":
        return scene.say("told-or", low=score["base"], high=score["base"] + score["bonus"])
    return scene.say("told-each", n=score["points"])


def face_down(card: Mapping[str, Any]) -> Text:
    if card["lock"] is None:
        return Text(CLOSED)
    return Text(f"{NEXT if card['next'] else ''}{CLOSED}{card['lock_value']}", "bold" if card["next"] else "")


# -- players


def draw_seat(scene: Scene, seat: Mapping[str, Any]) -> list[RenderableType]:
    number = seat["seat"]
    color, who = scene.say(seat["color"]), scene.name(number)
    title = f"{SEATS[number]} {who} · {color} · " + scene.say(
        "told-points", n=seat["score"], buildings=seat["buildings"], deities=seat["deity_points"]
    )
    if scene.shown["active"] == number:
        title += f" · {scene.say('label-active')}"
    whole = number == (scene.viewer if scene.viewer != WATCHER else scene.shown["active"])
    parts: list[RenderableType] = [heading(title), draw_goods(scene, seat), draw_means(scene, seat)]
    parts.append(draw_slots(scene, seat) if whole else draw_pieces(scene, seat))
    if seat["cards"]:
        parts.append(draw_cards(scene, seat))
    return parts


def draw_goods(scene: Scene, seat: Mapping[str, Any]) -> Text:
    """The levels of the player board with what lies there."""
    levels = []
    for level in LEVELS:
        amounts = seat["goods"][str(level)]
        levels.append(Text(roman(scene, level), "bold") + Text(f" {goods(scene, amounts) or '–'}"))
    return joined(levels, "  ")


def goods(scene: Scene, amounts: Mapping[str, int]) -> str:
    return ", ".join(scene.say(f"told-{kind}", n=count) for kind, count in amounts.items() if count)


def draw_means(scene: Scene, seat: Mapping[str, Any]) -> Text:
    """Offerings in reserve, favors, locks."""
    favors = ", ".join(
        f"{scene.say(god)}{f' ×{count}' if count > 1 else ''}" for god, count in seat["favors"].items() if count
    )
    return joined(
        [
            f"{scene.say('label-reserve')} {seat['reserve']}",
            f"{scene.say('label-favors')} {favors or '–'}",
            f"{scene.say('label-locks-won')} {seat['locks']}",
            f"{scene.say('label-built')} {seat['pieces']}/{seat['pieces_of']}",
        ]
    )


def draw_slots(scene: Scene, seat: Mapping[str, Any]) -> RenderableType:
    """By piece, what building it costs; below it every slot: where its piece stands, or the effect of building it."""
    parts: list[RenderableType] = []
    for piece, letter in PIECES.items():
        slots = [slot for slot in seat["slots"] if slot["building"] == piece]
        waiting = [slot for slot in slots if not slot["built"]]
        cost = [goods(scene, waiting[0]["cost"]) + affordable(scene, waiting[0])] if waiting else []
        parts.append(joined([f"{letter} {scene.say(piece)}", *cost]))
        parts.append(indented(grid([draw_slot(scene, slot) for slot in slots])))
    return Group(*parts)


def draw_slot(scene: Scene, slot: Mapping[str, Any]) -> list[str | Text]:
    name = Text(scene.say(slot["id"]), "bold" if slot["built"] else "")
    if slot["built"]:
        return [name, f"{roman(scene, slot['built'])} ={slot['points']}"]
    return [name, scene.say(slot["effect"]) if slot["effect"] else ""]


def affordable(scene: Scene, slot: Mapping[str, Any]) -> str:
    """The levels on which the slot could be built with what lies there."""
    levels = " ".join(roman(scene, level) for level in slot["affordable"])
    return f" {OPEN} {levels}" if levels else ""


def draw_pieces(scene: Scene, seat: Mapping[str, Any]) -> Text:
    """Built pieces with their level, the others as they wait."""
    text = Text()
    for slot in seat["slots"]:
        text.append(PIECES[slot["building"]], "bold" if slot["built"] else "dim")
        text.append(f"{roman(scene, slot['built']) if slot['built'] else '·'}  ")
    text.rstrip()
    return text


def draw_cards(scene: Scene, seat: Mapping[str, Any]) -> Text:
    """Deity cards: offerings on them or their lock, what they are worth now, and whether their power sleeps."""
    cards = []
    for deity in seat["cards"]:
        card = scene.shown["deities"][deity]
        laid = f"[{card['lock_value']}]" if card["lock"] else f"({card['offerings']})"
        asleep = "" if card["active"] else ASLEEP
        cards.append(Text(scene.say(deity), "bold") + Text(f"{laid}{asleep}={card['worth']}"))
    return joined(cards, "  ")
