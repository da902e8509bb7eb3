"""The table from top to bottom."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from pessoi.terminal.canvas import heading, joined
from pessoi.terminal.hellas.chart import (
    LAND,
    OPEN,
    SEA,
    SECOND,
    SHIP,
    SOLDIER,
    TEMPLE,
    cell_name,
    draw_map,
    draw_rotations,
    letter_of,
)
from pessoi.terminal.scene import Scene

GOD_STYLE: Final = {"ares": "red", "poseidon": "cyan", "zeus": "yellow"}
ANYTIME, ACTIVE = "⇄", "◀"
WAYS: Final = {"by_land": "told-wins-by-land", "by_sea": "told-wins-by-sea"}


def signs(scene: Scene) -> dict[str, str]:
    told = {letter_of(scene, seat): scene.say("sign-seat", who=f"@{seat}") for seat in (0, 1)}
    others = {
        SOLDIER: "sign-soldier",
        SHIP: "sign-ship",
        TEMPLE: "sign-temple",
        LAND: "sign-land",
        SEA: "sign-sea",
        SECOND: "sign-second",
        "1,-1": "sign-cell",
        "2:1": "sign-fleets",
        OPEN: "sign-open",
        ANYTIME: "sign-anytime",
        ACTIVE: "sign-active",
        "×": "sign-times",
        "/": "sign-of",
        "–": "sign-nothing",
        "·": "sign-dot",
    }
    return told | {sign: scene.say(key) for sign, key in others.items()}


def draw(scene: Scene) -> RenderableType:
    shown = scene.shown
    parts: list[RenderableType] = [draw_title(scene), draw_map(scene)]
    if shown["expedition"] and shown["expedition"]["tile"]:
        parts += draw_expedition(scene, shown["expedition"])
    if shown["attack"]:
        parts += (
            draw_battle(scene, shown["attack"]) if shown["attack"]["target"] else draw_goals(scene, shown["attack"])
        )
    for seat in (0, 1):
        parts += draw_seat(scene, seat)
    parts += draw_piles(scene)
    if shown["mine"]:
        parts += draw_hand(scene, shown["mine"])
    return Group(*parts)


def draw_title(scene: Scene) -> RenderableType:
    shown = scene.shown
    parts = [
        scene.say("told-turn", n=shown["round"], limit=shown["turn_limit"]),
        scene.say("told-goal", n=shown["to_win"]),
    ]
    if shown["extra_turn"]:
        parts.append(scene.say("told-extra-turn"))
    return joined(parts)


# -- what is going on


def draw_expedition(scene: Scene, expedition: Mapping[str, Any]) -> list[RenderableType]:
    """The tile in hand, turned in every way that fits, and where it may go."""
    tile = expedition["tile"]
    cells = [cell for cell in expedition["cells"] if cell["open"]]
    if scene.shown["turned"]:
        cells = [cell for cell in cells if cell["cell"] == scene.shown["turned"]]
    rotations = sorted({k for cell in cells for k in cell["rotations"]})
    parts: list[RenderableType] = [
        heading(f"{scene.say('label-drawn')} · {scene.say(tile)}"),
        Text(scene.say(f"{tile}.text")),
    ]
    if rotations:
        parts.append(draw_rotations(scene, tile, rotations))
    else:
        parts.append(Text(scene.say("told-no-cell")))
    for cell in cells:
        turns = " ".join(str(k) for k in cell["rotations"])
        mine, theirs = cell["fleets"]
        line = scene.say("told-cell", cell=f"={cell_name(cell['cell'])}", turns=f"={turns}", mine=mine, theirs=theirs)
        parts.append(Text(f"{OPEN} {line}", "green"))
    parts += [Text(scene.say(f"told-{rule}")) for rule in ("even_fleet", "free_passage") if expedition[rule]]
    if expedition["extra"]:
        parts.append(Text(scene.say("told-extra-expedition", n=expedition["extra"])))
    return parts


def draw_goals(scene: Scene, attack: Mapping[str, Any]) -> list[RenderableType]:
    """Every city that may be attacked: what that takes, and who could go. The first rules do not tell."""
    lines = []
    for goal in attack.get("goals", ()):
        senders = ", ".join(f"{scene.say(tile)} {number}{SOLDIER}" for tile, number in goal["senders"].items())
        told = scene.say(
            "told-goal-city",
            where=goal["tile"],
            defence=goal["defence"],
            most=goal["most"],
            senders=f"={senders or '–'}",
        )
        ways = [scene.say(key, n=goal[way]) for way, key in WAYS.items() if goal[way] is not None]
        lines.append(Text(" ".join([told, *ways])))
    lines += [Text(scene.say(f"told-{card}")) for card in ("far", "levy") if attack[card]]
    return [heading(scene.say("label-goals")), *lines] if lines else []


def draw_battle(scene: Scene, battle: Mapping[str, Any]) -> list[RenderableType]:
    """Both strengths and what they are made of, and who is behind."""
    sent = ", ".join(f"{scene.say(tile)} {number}{SOLDIER}" for tile, number in battle["sent"].items())
    strengths = {key: battle[key] for key in ("attack", "needed", "defence", "soldiers")}
    parts = [
        scene.say("told-by-sea" if battle["by_sea"] else "told-by-land", margin=battle["margin"]),
        scene.say("told-strengths", **strengths),
        scene.say("told-behind", who=f"@{battle['behind']}"),
    ]
    extras = [
        scene.say(f"told-{key}", n=battle[key])
        for key in ("attack_bonus", "defence_bonus", "ships_defend")
        if battle[key]
    ]
    if battle["extra"]:
        extras.append(scene.say("told-extra-attack", n=battle["extra"]))
    return [
        heading(scene.say("told-battle", where=battle["target"])),
        Text(f"{scene.say('label-sent')} {sent or '–'}"),
        Text(" ".join([*parts, *extras])),
    ]


# -- the players and the piles


def draw_seat(scene: Scene, seat: int) -> list[RenderableType]:
    about = scene.shown["seats"][seat]
    cards = joined(f"{scene.say(god)} {number}" for god, number in about["cards"].items())
    title = f"{letter_of(scene, seat)} · {scene.say(about['id'])} · {scene.name(seat)}"
    counts = [
        f"{scene.say('label-cities')} {about['cities']}/{scene.shown['to_win']}",
        f"{scene.say('label-temples')} {about['temples']}",
        f"{scene.say('label-reserve')} {about['soldiers']}{SOLDIER} {about['ships']}{SHIP}",
        f"{scene.say('label-steps')} {about['steps']}",
    ]
    parts: list[RenderableType] = [
        heading(title + (f" {ACTIVE}" if scene.shown["active"] == seat else "")),
        joined(counts),
        Text(f"{scene.say('label-cards')} ") + cards,
    ]
    for label, counted in (("label-locked", about["locked"]), ("label-face-down", about["face_down"])):
        if any(counted.values()):
            listed = joined(f"{scene.say(god)} {number}" for god, number in counted.items() if number)
            parts.append(Text(f"{scene.say(label)} ") + listed)
    if about["known"]:
        parts.append(Text(f"{scene.say('label-known')} {names(scene, about['known'])}"))
    return parts


def names(scene: Scene, ids: list[str]) -> str:
    """Names with commas, each once with its number."""
    counted = {id: ids.count(id) for id in ids}
    return ", ".join(f"{scene.say(id)}{f' ×{n}' if n > 1 else ''}" for id, n in counted.items())


def draw_piles(scene: Scene) -> list[RenderableType]:
    shown = scene.shown
    lines = [f"{scene.say('label-stack')} {shown['stack']['size']}"]
    if shown["stack"]["bottom"]:
        lines.append(f"{scene.say('label-bottom')} {names(scene, shown['stack']['bottom'])}")
    if shown["aside"]:
        lines.append(f"{scene.say('label-aside')} {names(scene, shown['aside'])}")
    for god, pile in shown["piles"].items():
        lines.append(
            f"{scene.say(god)} {pile['pile']} · {scene.say('label-discard')} {names(scene, pile['discard']) or '–'}"
        )
    if shown["in_play"]:
        lines.append(f"{scene.say('label-in-play')} {names(scene, shown['in_play'])}")
    return [heading(scene.say("label-piles")), *[Text(line) for line in lines]]


def draw_hand(scene: Scene, cards: list[Mapping[str, Any]]) -> list[RenderableType]:
    lines = []
    for card in cards:
        line = Text(scene.say(card["id"]), f"bold {GOD_STYLE[card['god']]}")
        line.append(f" {ANYTIME}" if card["mark"] else "")
        line.append(f"  {scene.say(card['id'] + '.short')}")
        line.append(f"  ({scene.say('label-card-locked')})" if card["locked"] else "", "italic")
        lines.append(line)
    return [heading(scene.say("label-hand")), *lines]
