"""Signs, and how it stands with things now: what the browser tells on its cards."""

from collections.abc import Mapping
from typing import Any

from pessoi.terminal.olympos.board import GREY, bonus_mark
from pessoi.terminal.olympos.chart import SEATS, short_name
from pessoi.terminal.scene import Scene

SIGNS = {
    "★": "sign-star",
    "(★)": "sign-token",
    "↯": "sign-zeus",
    "♠": "sign-tribe",
    "◆": "sign-barbarian",
    "✕": "sign-condemned",
    "→": "sign-cost",
    "│": "sign-border",
    "_": "sign-border-below",
    "~": "sign-sea",
    "✧": "sign-zeus-space",
    "✦": "sign-double-space",
    "◇": "sign-revealed-space",
    "×": "sign-times",
    "✓": "sign-affordable",
    "☆": "sign-star-missing",
    "●": "sign-settler",
    "●2+13": "sign-stock",
    "⧗": "sign-hourglass",
    "⚔": "sign-swords",
    "✪": "sign-prestige",
    "■": "sign-cube",
    "(●)": "sign-grey-bonus",
    "◀": "sign-latest",
    "?": "sign-hidden",
    "-": "sign-discount",
    "–": "sign-nothing",
    "·": "sign-dot",
}


def signs(scene: Scene) -> dict[str, str]:
    told = {SEATS[seat]: scene.say("sign-seat", who=f"@{seat}") for seat in range(scene.shown["players"])}
    told |= {scene.say(f"short-{name}"): scene.say("sign-resource", what=name) for name in resources(scene)}
    told[GREY] = scene.say("sign-grey")
    return told | {sign: scene.say(key) for sign, key in SIGNS.items()}


def resources(scene: Scene) -> list[str]:
    return [row["id"] for row in scene.figures["resource"]]


def labels(scene: Scene) -> dict[str, str]:
    """Seats by mark, and the spaces of the map by as much of their name as there is room for."""
    found = {SEATS[seat]: f"@{seat}" for seat in range(scene.shown["players"])}
    return found | {short_name(scene, space["id"]): space["id"] for space in scene.figures["map"]["space"]}


def explain(scene: Scene, key: str) -> list[str]:
    shown = scene.shown
    if key.startswith("@"):
        return explain_seat(scene, int(key[1:]))
    if key.startswith("short-") or key in resources(scene):
        return [explain_resource(scene, key.removeprefix("short-"))]
    if key == "time_track":
        points = ", ".join(f"{space} → {n}" for space, n in shown["track"]["end_points"].items())
        return [scene.say("told-end-points", points=f"={points}")]
    if key.startswith("cube_"):
        return [explain_resource(scene, key.removeprefix("cube_"))]
    space = next((space for space in scene.figures["map"]["space"] if space["id"] == key), None)
    told = explain_space(scene, space) if space else []
    for cell in shown["board"]["cells"]:
        if cell["discovery"] == key:
            told += explain_cell(scene, cell)
    for wonder in shown["board"]["wonders"]:
        if wonder["id"] == key:
            told += explain_wonder(scene, wonder)
    return told


def explain_seat(scene: Scene, number: int) -> list[str]:
    seat = scene.shown["seats"][number]
    told = [scene.say("told-seat", n=scene.shown["scores"][number], space=seat["position"], budget=seat["budget"])]
    parts = ", ".join(f"{scene.say(f'score-{part}')} {n}" for part, n in seat["parts"].items() if n)
    return [*told, scene.say("told-parts", parts=f"={parts}")] if parts else told


def explain_resource(scene: Scene, name: str) -> str:
    held = ", ".join(
        f"{scene.name(i)} {seat['tokens'][name]}+{seat['cubes'][name]}" for i, seat in enumerate(scene.shown["seats"])
    )
    return scene.say("told-resource", held=f"={held}")


def explain_space(scene: Scene, space: Mapping[str, Any]) -> list[str]:
    """What is printed and what lies there, what the way costs, and the spaces around it."""
    told = []
    place = scene.shown["map"].get(space["id"])
    if place:
        told.append(scene.say("told-territory", resource=place["resource"]))
        facts = ("star", "zeus", "atlantis", "condemned", "tribe", "star_token", "zeus_token")
        told += [scene.say(f"told-is-{fact}") for fact in facts if place[fact]]
        if place["stack"]:
            pieces = [scene.say("barbarian") if isinstance(p, str) else scene.name(p) for p in place["stack"]]
            told.append(scene.say("told-stack", who=f"={', '.join(pieces)}"))
        told += explain_way(scene, space["id"])
    elif space["kind"] == "sea":
        travel = scene.shown["travel"]["sea"]
        told.append(scene.say("told-no-sea-now") if travel is None else scene.say("told-sea-space", n=travel))
    around = ", ".join(scene.say(id) for id in space["adjacent"])
    return [*told, scene.say("told-borders", spaces=f"={around}")]


def explain_way(scene: Scene, id: str) -> list[str]:
    """What the settler's way there costs, where it leads, and what follows; nothing unless that is asked."""
    goals = scene.shown["choice"]["destinations"] if scene.shown["choice"] else []
    goal = next((goal for goal in goals if goal["to"] == id), None)
    if goal is None:
        return []
    route = ", ".join(scene.say(space) for space in goal["route"])
    told = [scene.say("told-way", n=goal["ap"]), scene.say("told-route", route=f"={route}")]
    told.append(scene.say("told-token", n=goal["space"]))
    return [*told, scene.say("told-again")] if goal["again"] else told


def explain_cell(scene: Scene, cell: Mapping[str, Any]) -> list[str]:
    wanted = [scene.say("told-of", n=n, what=name) for name, n in cell["fixed"].items()]
    wanted += [scene.say("told-alike", n=n) for n in cell["groups"]]
    told = [scene.say("told-discovery", ap=cell["ap"], cost=f"={', '.join(wanted)}", left=cell["left"])]
    if cell["variants"]:
        told.append(scene.say("told-variants", names=f"={', '.join(scene.say(name) for name in cell['variants'])}"))
    bonuses = [bonus for bonus in cell["bonuses"] if bonus["owner"] is None]
    if bonuses:
        named = ", ".join(f"{scene.say(b['kind'])} {bonus_mark(scene, b['kind'], b['open'])}" for b in bonuses)
        told.append(scene.say("told-bonuses", names=f"={named}"))
    if cell["owners"]:
        told.append(scene.say("told-owners", who=f"={', '.join(scene.name(seat) for seat in cell['owners'])}"))
    return told


def explain_wonder(scene: Scene, wonder: Mapping[str, Any]) -> list[str]:
    if wonder["builder"] is not None:
        return [scene.say("told-built", who=f"@{wonder['builder']}")]
    return [scene.say("told-wonder", ap=wonder["ap"], stars=wonder["stars"], needs=wonder["needs"])]
