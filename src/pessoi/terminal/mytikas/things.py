"""How it stands with things now: what the browser tells on its cards."""

from collections.abc import Mapping
from typing import Any

from pessoi.terminal.mytikas.board import SEATS, goods, multipliers, printed_points
from pessoi.terminal.scene import Scene


def labels(scene: Scene) -> dict[str, str]:
    return {mark: f"@{seat}" for seat, mark in enumerate(SEATS[: len(scene.shown["seats"])])}


def explain(scene: Scene, key: str) -> list[str]:
    shown = scene.shown
    if key.startswith("@"):
        return [explain_seat(scene, shown["seats"][int(key[1:])])]
    if key.startswith("roman-"):
        return explain_level(scene, shown["mountain"][int(key[-1]) - 1])
    for seat in shown["seats"]:
        if seat["color"] == key:
            return [scene.say("told-plays", who=f"@{seat['seat']}"), explain_seat(scene, seat)]
    form, _, thing = key.partition("-")  # `one-stone`, `a-small_city`, `favor-zeus`: a thing as it stands in sentences
    if form == "favor" and thing:
        return [scene.say("favor.text"), scene.say("told-stack", n=shown["stacks"][thing])]
    if form in ("one", "a") and thing:
        return [scene.say(f"{thing}.text")]
    if key in shown["stacks"]:
        return [scene.say("told-stack", n=shown["stacks"][key])]
    if key.startswith("deity_"):
        printed = scene.say("told-tiers", points=f"={printed_points(scene, key)}")
        card = shown["deities"].get(key)
        used = [scene.say("told-used")] if key in shown["used"] else []
        return [printed, *(explain_deity(scene, card) if card else [scene.say("told-unseen")]), *used]
    if key == "deck":
        return explain_deck(scene)
    if key == "action_board" and shown["mode"] == "whole_god":
        return [scene.say("told-whole-god")]
    if key.startswith("lock_"):
        return [explain_lock(scene, key)]
    for space in shown["spaces"]:
        if space["id"] == key:
            return explain_space(scene, space)
    slots = {slot["id"]: slot for slot in shown["seats"][max(0, scene.viewer)]["slots"]}
    return explain_slot(scene, slots[key]) if key in slots else []


def explain_seat(scene: Scene, seat: Mapping[str, Any]) -> str:
    points = {"n": seat["score"], "buildings": seat["buildings"], "deities": seat["deity_points"]}
    order = f" {scene.say('told-order', n=seat['order'])}" if seat["order"] else ""
    return scene.say("told-seat", reserve=seat["reserve"], **points) + order


def explain_level(scene: Scene, level: Mapping[str, Any]) -> list[str]:
    worth = {piece: points * level["level"] for piece, points in multipliers(scene).items()}
    return [scene.say("told-level", tokens=level["tokens"], at_start=level["tokens_at_start"], **worth)]


def explain_deity(scene: Scene, card: Mapping[str, Any]) -> list[str]:
    """Where the card is and what it would be worth to each player."""
    told = []
    if card["place"] == "seat":
        told.append(scene.say("told-held", who=f"@{card['seat']}"))
        if card["lock"]:
            told.append(scene.say("told-secured", n=card["lock_value"]))
        else:
            told.append(scene.say("told-laid", n=card["offerings"]))
        if not card["active"]:
            told.append(scene.say("told-asleep"))
    elif card["place"] == "river":
        told.append(scene.say("told-river"))
    elif card["place"] == "bottom":
        return [scene.say("told-bottom")]
    worth = ", ".join(f"{scene.name(seat)} {points}" for seat, points in enumerate(card["worth_for"]))
    return [*told, scene.say("told-worth-for", worth=f"={worth}")]


def explain_deck(scene: Scene) -> list[str]:
    told = [scene.say("told-deck", unseen=f"={', '.join(scene.say(deity) for deity in scene.shown['unseen'])}")]
    bottom = ", ".join(scene.say(deity) for deity in scene.shown["deck"]["bottom"])
    return [*told, scene.say("told-deck-bottom", bottom=f"={bottom}")] if bottom else told


def explain_lock(scene: Scene, lock: str) -> str:
    lying = [card["lock"] for card in [*scene.shown["river"], scene.shown["deck"]]]
    taken = [card["lock"] for card in scene.shown["deities"].values() if card["place"] == "seat"]
    return scene.say("told-lock", left=lying.count(lock), all=lying.count(lock) + taken.count(lock))


def explain_space(scene: Scene, space: Mapping[str, Any]) -> list[str]:
    told = [scene.say(f"{space['main']}.text"), scene.say("told-bonus", text=f"={scene.say(space['bonus'] + '.text')}")]
    if space["builder"] is not None:
        told.append(scene.say("told-stands", who=f"@{space['builder']}"))
    return told


def explain_slot(scene: Scene, slot: Mapping[str, Any]) -> list[str]:
    told = []
    if slot["built"]:
        told.append(scene.say("told-slot-built", level=f"roman-{slot['built']}", n=slot["points"]))
    else:
        told.append(
            scene.say("told-slot-cost", cost=f"={goods(scene, slot['cost'])}", n=multipliers(scene)[slot["building"]])
        )
        if slot["affordable"]:
            levels = ", ".join(scene.say(f"roman-{level}") for level in slot["affordable"])
            told.append(scene.say("told-affordable", levels=f"={levels}"))
    return [*told, scene.say(f"{slot['effect']}.text")] if slot["effect"] else told
