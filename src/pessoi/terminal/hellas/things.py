"""How it stands with things now: what the browser tells on its cards."""

from collections.abc import Mapping
from typing import Any

from pessoi.terminal.hellas.board import names
from pessoi.terminal.hellas.chart import cell_name, letter_of, worth_drawing
from pessoi.terminal.scene import Scene


def labels(scene: Scene) -> dict[str, str]:
    """Seats by letter; cells by their coordinates, a city's cell by its tile."""
    found = {letter_of(scene, seat): f"@{seat}" for seat in (0, 1)}
    found |= {cell_name(place["cell"]): f"cell {cell_name(place['cell'])}" for place in worth_drawing(scene.shown)}
    return found | {cell_name(tile["cell"]): tile["id"] for tile in scene.shown["tiles"]}


def explain(scene: Scene, key: str) -> list[str]:
    shown = scene.shown
    if key.startswith("@"):
        return explain_seat(scene, int(key[1:]))
    for seat, about in enumerate(shown["seats"]):
        if about["id"] == key:
            return [scene.say("told-plays", who=f"@{seat}"), *explain_seat(scene, seat)]
    if key in ("a-soldier", "a-ship"):
        return [scene.say(f"{key[2:]}.text")]
    if key in ("by-land", "by-sea"):
        return [scene.say(f"told-{key}-rule")]
    if key == "label-stack":
        return [scene.say("told-left", tiles=f"={names(scene, shown['stack']['left'])}")]
    if key in shown["piles"]:
        pile = shown["piles"][key]
        return [scene.say("told-pile", n=pile["pile"], discard=f"={names(scene, pile['discard']) or '–'}")]
    if key.startswith("cell "):
        place = next(place for place in shown["frontier"] if f"cell {cell_name(place['cell'])}" == key)
        return [scene.say("told-empty-cell", mine=place["fleets"][0], theirs=place["fleets"][1])]
    if key.startswith("tile_"):
        return explain_tile(scene, key)
    return explain_card(scene, key)


def explain_seat(scene: Scene, seat: int) -> list[str]:
    about = scene.shown["seats"][seat]
    counted = {key: about[key] for key in ("cities", "temples", "soldiers", "ships", "steps")}
    return [scene.say("told-seat", to_win=scene.shown["to_win"], **counted)]


def explain_tile(scene: Scene, key: str) -> list[str]:
    """Whose city it is, what stands there and where it leads, or where the tile is."""
    tile: Mapping[str, Any] | None = next((tile for tile in scene.shown["tiles"] if tile["id"] == key), None)
    if tile is None:
        return [scene.say(f"told-{where_is(scene.shown, key)}")]
    if tile["owner"] is None:
        return []
    told = [scene.say("told-city", who=f"@{tile['owner']}", soldiers=tile["soldiers"], ships=tile["ships"])]
    for way in ("by_land", "by_sea"):
        if tile[way]:
            told.append(scene.say(f"told-{way}", cities=f"={names(scene, tile[way])}"))
    return told


def where_is(shown: Mapping[str, Any], tile: str) -> str:
    if shown["expedition"] and shown["expedition"]["tile"] == tile:
        return "in-hand"
    if tile in shown["aside"]:
        return "aside"
    return "at-bottom" if tile in shown["stack"]["bottom"] else "in-stack"


def explain_card(scene: Scene, key: str) -> list[str]:
    """Copies of a god card that the reader knows of."""
    row = next((row for row in scene.figures["card"] if row["id"] == key), None)
    if row is None:
        return []
    mine = sum(card["id"] == key for card in scene.shown["mine"])
    discarded = scene.shown["piles"][row["god"]]["discard"].count(key)
    told = [scene.say("told-copies", god=row["god"], n=row["count"], mine=mine, discarded=discarded)]
    return [*told, scene.say("told-anytime")] if row["opponent_turn"] else told
