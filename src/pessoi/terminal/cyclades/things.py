"""Signs, and how it stands with things now: what the browser tells on its cards."""

from collections.abc import Mapping
from typing import Any, Final

from pessoi.terminal.cyclades.board import building, names, owner_of
from pessoi.terminal.cyclades.chart import ARROWS, label, letter
from pessoi.terminal.scene import Scene

SIGNS: Final = {
    "│": "sign-border",
    "~": "sign-sea",
    "x": "sign-closed",
    "▫": "sign-site",
    "$": "sign-cornucopia",
    "†": "sign-priestess",
    "!": "sign-creature",
    "*": "sign-hero",
    "‼": "sign-both",
    "1l2": "sign-land-label",
    "1s2": "sign-sea-label",
    "P3+1": "sign-garrison",
    ARROWS: "sign-opens",
    "-": "sign-spent",
    "⊘": "sign-suppressed",
    "▒": "sign-down",
    "✓": "sign-acted",
    "∅": "sign-silenced",
    "✕": "sign-eliminated",
    "×": "sign-times",
    "/": "sign-of",
    "=": "sign-strength",
    "?": "sign-hidden",
    "–": "sign-nothing",
    "·": "sign-nobody",
}


def signs(scene: Scene) -> dict[str, str]:
    told = {letter(scene, f["id"]): scene.say("sign-faction", what=f["id"]) for f in scene.shown["factions"]}
    return told | {sign: scene.say(key) for sign, key in SIGNS.items()}


def labels(scene: Scene) -> dict[str, str]:
    """Zones by the labels of the map, factions by their letters."""
    found = {letter(scene, faction["id"]): faction["id"] for faction in scene.shown["factions"]}
    return found | {label(zone): zone for zone in scene.shown["zones"]}


def explain(scene: Scene, key: str) -> list[str]:
    shown = scene.shown
    if key.startswith("@"):
        mine = shown["seats"][int(key[1:])]["factions"]
        return [
            scene.say("told-plays", who=key, factions=f"={names(scene, mine)}"),
            *[explain_faction(scene, f) for f in mine],
        ]
    if any(faction["id"] == key for faction in shown["factions"]):
        seat = next(faction["seat"] for faction in shown["factions"] if faction["id"] == key)
        return [scene.say("told-plays", who=f"@{seat}", factions=key), explain_faction(scene, key)]
    if key in shown["zones"]:
        return explain_zone(scene, key)
    if any(zone.startswith(f"{key}_") for zone in shown["zones"]):
        return [
            scene.say("told-tile", zones=f"={', '.join(label(z) for z in shown['zones'] if z.startswith(f'{key}_'))}")
        ]
    for god in shown["gods"]:
        if god["god"] == key:
            return [explain_god(scene, god)]
    if any(row["id"] == key for row in scene.figures["creatures"]):
        return explain_creature(scene, key)
    if any(row["id"] == key for row in scene.figures["heroes"]):
        return explain_hero(scene, key)
    if key in shown["supply"]["buildings"]:
        return [scene.say("told-supply", n=shown["supply"]["buildings"][key])]
    return []


def explain_faction(scene: Scene, id: str) -> str:
    faction = next(row for row in scene.shown["factions"] if row["id"] == id)
    if faction["eliminated"]:
        return scene.say("told-eliminated")
    counts = {key: faction[key] for key in ("metropolises", "lands", "seas", "income", "priestesses", "philosophers")}
    return scene.say("told-faction", goal=scene.shown["goal"], **counts)


def explain_zone(scene: Scene, id: str) -> list[str]:
    """What is printed there, whose it is, what stands there, and the zones around it."""
    zone = next(zone for zone in scene.shown["map"]["zones"] if zone["id"] == id)
    state = scene.shown["zones"][id]
    printed = {"sites": zone["sites"], "cornucopia": zone["cornucopia"], "priestess": int(zone["priestess"])}
    told = [scene.say(f"told-{zone['kind']}", label=f"={label(id)}", **printed)]
    units = {key: state[key] for key in ("troops", "mercenaries", "fleets")}
    told.append(scene.say("told-owner", who=state["owner"], **units) if state["owner"] else scene.say("told-nobody"))
    built = ", ".join(building(scene, id, b) for b in state["buildings"] if b)
    things = [built, names(scene, state["heroes"]), scene.say(state["creature"]) if state["creature"] else ""]
    if any(things):
        told.append(scene.say("told-stands", things=f"={', '.join(thing for thing in things if thing)}"))
    if state["tokens"]:
        told.append(scene.say("told-tokens", n=state["tokens"]))
    told += [scene.say(f"told-is-{fact}") for fact in ("closed", "suppressed") if state[fact]]
    around = ", ".join(f"{scene.say(other)} ({label(other)})" for other in zone["near"])
    return [*told, scene.say("told-near", zones=f"={around}")]


def explain_god(scene: Scene, god: Mapping[str, Any]) -> str:
    if not god["face_up"]:
        return scene.say("told-god-down")
    if god["faction"] is None:
        return scene.say("told-god-free")
    return scene.say("told-god-bid", who=god["faction"], n=god["bid"] or 0)


def explain_creature(scene: Scene, key: str) -> list[str]:
    """Where the card is, as far as the reader knows."""
    shown = scene.shown
    told = [scene.say("told-price", n=space["cost"]) for space in shown["creature_track"] if space["creature"] == key]
    owner = owner_of(shown, key)
    if owner:
        zones = ", ".join(
            f"{scene.say(z)} ({label(z)})" for z in shown["zones"] if shown["zones"][z]["creature"] == key
        )
        told.append(scene.say("told-belongs", who=owner, zones=f"={zones or '–'}"))
    if key in shown["creature_discard"]:
        told.append(scene.say("told-discarded"))
    return told


def explain_hero(scene: Scene, key: str) -> list[str]:
    shown = scene.shown
    told = [scene.say("told-for-hire", n=shown["hero_cost"])] if key in shown["hero_track"] else []
    for zone, state in shown["zones"].items():
        if key in state["heroes"]:
            told.append(scene.say("told-belongs", who=state["owner"], zones=f"={scene.say(zone)} ({label(zone)})"))
    if key in shown["hero_discard"]:
        told.append(scene.say("told-discarded"))
    if key in shown["hero_removed"]:
        told.append(scene.say("told-removed"))
    return told
