"""The table from top to bottom."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from pessoi.terminal.canvas import grid, heading, indented, joined
from pessoi.terminal.cyclades.chart import STYLES, arrow, draw_map, label, letter
from pessoi.terminal.scene import Scene

SPENT, SUPPRESSED, DOWN, ACTED, SILENCED, OUT = "-", "⊘", "▒", "✓", "∅", "✕"
UNITS: Final = (("troops", "base_troop"), ("mercenaries", "mercenary"), ("fleets", "fleet"))
OFFERS: Final = (  # what may be paid for: the verb, the god's figure, and how often it was used in this turn
    ("extra_fleet", "extra_fleet_costs", "extra_recruits"),
    ("extra_troop", "extra_troop_costs", "extra_recruits"),
    ("extra_mercenary", "extra_mercenary_costs", "extra_recruits"),
    ("extra_philosopher", "extra_philosopher_cost", "extra_cards"),
    ("extra_priestess", "extra_priestess_cost", "extra_cards"),
    ("recruit_hero", "hero_cost", "hired"),
    ("sea_move", "sea_move_cost", ""),
    ("land_move", "land_move_cost", ""),
)


def draw(scene: Scene) -> RenderableType:
    shown = scene.shown
    parts: list[RenderableType] = [draw_state(scene)]
    parts += [Text(scene.say("told-drawing"))] if shown["map"] is None else [draw_map(scene), draw_tiles(scene)]
    parts += [heading(scene.say("offerings")), draw_gods(scene)]
    if shown["faction"]:
        parts += draw_turn(scene, shown["faction"])
    if shown["battle"] is not None:
        parts += draw_battle(scene)
    parts += [heading(scene.say("creature_track")), *draw_creatures(scene)]
    parts += [heading(f"{scene.say('hero_track')} ({shown['hero_cost']})"), *draw_heroes(scene)]
    for faction in shown["factions"]:
        parts += draw_faction(scene, faction)
    if shown["map"] is not None:
        parts += draw_free(scene)
    return Group(*parts, heading(scene.say("label-supply")), draw_supply(scene))


def draw_state(scene: Scene) -> Text:
    shown = scene.shown
    teams = [
        f"{''.join(letter(scene, faction) for faction in team['factions'])} {team['metropolises']}/{shown['goal']}"
        for team in shown["teams"]
    ]
    return joined(
        [
            f"{scene.say('cycle')} {shown['round']}" if shown["round"] else "",
            scene.say(shown["phase"]),
            f"{scene.say('metropolises')} {'  '.join(teams)}",
        ]
    )


def mark(scene: Scene, faction: str | None) -> Text:
    """A faction's letter in its colour."""
    return Text(letter(scene, faction), STYLES[faction]) if faction else Text("·")


def draw_tiles(scene: Scene) -> Text:
    """The numbers of the map's labels with the tiles' names, by which answers call zones."""
    tiles = sorted(tile["id"] for tile in scene.shown["map"]["tiles"])
    return Text(f"{scene.say('label-tiles')} ") + joined(f"{int(tile[1:])} {scene.say(tile)}" for tile in tiles)


# -- boards


def draw_gods(scene: Scene) -> RenderableType:
    """The offering board: the gods in order, who offers how much; then the order of this cycle and the next."""
    shown = scene.shown
    gods = []
    for slot, god in enumerate(shown["gods"], start=1):
        bid = f" {god['bid']}" if god["faction"] and god["bid"] else ""
        state = Text(DOWN) if not god["face_up"] else mark(scene, god["faction"]) + Text(bid)
        gods.append(Text(f"{slot} {scene.say(god['god'])} ") + state)
    order = Text(f"{scene.say('turn_order')} ") + Text("").join(mark(scene, f) for f in shown["turn_order"])
    coming = Text(f"{scene.say('label-next-order')} ") + Text("").join(mark(scene, f) for f in shown["next_order"])
    return Group(joined(gods, "  "), joined([order, coming], "  "))


def draw_turn(scene: Scene, faction: str) -> list[RenderableType]:
    """With which god a faction acts, and what it may pay for; used up costs are left out."""
    about = next(row for row in scene.shown["factions"] if row["id"] == faction)
    if not about["god"] or scene.shown["phase"] != "actions":
        return []
    parts: list[RenderableType] = [
        Text(scene.say("told-acts", who=faction, god=about["god"]), "bold"),
        indented(Text(scene.say(f"{about['god']}.text"))),
    ]
    figures = scene.figures["gods"][about["god"]]
    offers = []
    for verb, key, used in OFFERS:
        if key in figures:
            costs = figures[key] if isinstance(figures[key], list) else [figures[key]]
            left = costs[int(scene.shown["turn"][used]) if used else 0 :]
            offers.append(f"{scene.say(f'label-{verb}')} {', '.join(map(str, left)) or '–'}")
    moved = [f"{scene.say(hero)} {n}" for hero, n in scene.shown["turn"]["hero_moves"].items() if n]
    if moved:
        offers.append(f"{scene.say('label-hero-moves')} {', '.join(moved)}")
    return [*parts, indented(joined(offers))] if offers else parts


def draw_creatures(scene: Scene) -> list[RenderableType]:
    """Creatures with their price and power; the cards that only the viewer sees; deck and discard."""
    parts: list[RenderableType] = []
    for space in scene.shown["creature_track"]:
        price = space["cost"] if space["price"] is None else space["price"]
        line = Text(f"{price:>2} ") + Text(scene.say(space["creature"]) if space["creature"] else "–", "bold")
        if space["reserved_by"]:
            line.append(f" ({letter(scene, space['reserved_by'])})")
        parts.append(line)
        if space["creature"]:
            parts.append(indented(Text(scene.say(f"{space['creature']}.text")), 3))
    mine = scene.shown["mine"]
    seen = [mine["top_card"]] if mine.get("top_card") else []
    for card in [*seen, *mine.get("drawn", [])]:
        parts.append(Text(f"{scene.say('label-seen')} {scene.say(card)}. {scene.say(card + '.text')}"))
    return [*parts, deck_line(scene, scene.shown["creature_deck"], scene.shown["creature_discard"])]


def draw_heroes(scene: Scene) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for hero in scene.shown["hero_track"]:
        if hero:
            parts += [Text(scene.say(hero), "bold"), indented(Text(scene.say(f"{hero}.text")), 3)]
    parts.append(deck_line(scene, scene.shown["hero_deck"], scene.shown["hero_discard"]))
    if scene.shown["hero_removed"]:
        parts.append(Text(f"{scene.say('label-removed')} {names(scene, scene.shown['hero_removed'])}"))
    return parts


def deck_line(scene: Scene, deck: int, discard: list[str]) -> Text:
    return Text(f"{scene.say('label-deck')} {deck} · {scene.say('label-discard')} {names(scene, discard) or '–'}")


def told(scene: Scene, what: str, text: str) -> str:
    return scene.say("terminal-said", what=f"={what}", text=f"={text}")


def names(scene: Scene, ids: list[str]) -> str:
    return ", ".join(scene.say(id) for id in ids)


# -- factions


def draw_faction(scene: Scene, faction: Mapping[str, Any]) -> list[RenderableType]:
    """Heading, figures, what it holds on the map zone by zone, and on cards."""
    name = f"{letter(scene, faction['id'])} · {scene.say(faction['id'])} · {scene.name(faction['seat'])}"
    if faction["god"]:
        name += f" · {scene.say(faction['god'])}"
    signs = (ACTED if faction["acted"] else "") + (SILENCED if faction["silenced"] else "")
    name += f" {signs}" if signs else ""
    if faction["eliminated"]:
        return [heading(f"{name} {OUT}")]
    gold = "?" if faction["gold"] is None else str(faction["gold"])
    figures = [
        f"{scene.say('gold')} {gold}+{faction['income']}",
        f"{scene.say('priestess')} {faction['priestesses']}",
        f"{scene.say('philosopher')} {faction['philosophers']}/{faction['philosophers_needed']}",
        f"{scene.say('metropolises')} {faction['metropolises']}",
        f"{scene.say('label-zones')} {faction['lands']}+{faction['seas']}",
        f"{scene.say('label-reductions')} {faction['temples']}",
        f"{scene.say('reserve')} {faction['troops_left']}/{faction['fleets_left']}",
    ]
    parts: list[RenderableType] = [heading(name), joined(figures)]
    held = [z for z, state in scene.shown["zones"].items() if state["owner"] == faction["id"]]
    parts += holdings(scene, held)
    if faction["creatures"]:
        parts.append(Text(told(scene, scene.say("creatures"), names(scene, faction["creatures"]))))
    for holder in faction["holders"]:
        spent = SPENT if holder.get("spent") else ""
        on = f"{scene.say('metropolis')}{spent} ({scene.say('bonus-' + holder['bonus'])})"
        parts.append(Text(told(scene, f"{scene.say('label-on-card')} {scene.say(holder['hero'])}", on)))
    if faction["trophies"]:
        parts.append(Text(f"{scene.say('label-trophies')} {names(scene, faction['trophies'])}"))
    return parts


def draw_free(scene: Scene) -> list[RenderableType]:
    """What stands in zones that nobody controls."""
    free = holdings(scene, [z for z, state in scene.shown["zones"].items() if state["owner"] is None])
    return [heading(scene.say("label-free")), *free] if free else []


def holdings(scene: Scene, zones: list[str]) -> list[RenderableType]:
    lines = [holding(scene, zone, scene.shown["zones"][zone]) for zone in zones]
    return [Text(line) for line in lines if line]


def holding(scene: Scene, zone: str, state: Mapping[str, Any]) -> str:
    """Buildings, heroes, creature and tokens of a zone; nothing if there are none."""
    things = [building(scene, zone, b) for b in state["buildings"] if b]
    things += [f"{scene.say(hero)}*" for hero in state["heroes"]]
    if state["creature"]:
        owner = owner_of(scene.shown, state["creature"])
        things.append(f"{scene.say(state['creature'])}!" + (f" ({letter(scene, owner)})" if owner else ""))
    if state["tokens"]:
        things.append(f"{scene.say('cornucopia')} ×{state['tokens']}")
    if state["gold"]:
        things.append(f"{scene.say('gold')} {state['gold']}")
    return told(scene, f"{label(zone)} {scene.say(zone)}", ", ".join(things)) if things else ""


def owner_of(shown: Mapping[str, Any], creature: str) -> str | None:
    return next((faction["id"] for faction in shown["factions"] if creature in faction["creatures"]), None)


def building(scene: Scene, zone: str, about: Mapping[str, Any]) -> str:
    """Its type, the sea zone that it opens onto, its bonus; whether it is used up (the first rules do not tell) or
    without effect.
    """
    state = (SPENT if about.get("spent") else "") + (SUPPRESSED if scene.shown["zones"][zone]["suppressed"] else "")
    opens = f" {arrow(scene.shown, zone, about['opens'])} {label(about['opens'])}" if about["opens"] else ""
    bonus = f" ({scene.say('bonus-' + about['bonus'])})" if about["bonus"] else ""
    return f"{scene.say(about['type'])}{state}{opens}{bonus}"


def draw_supply(scene: Scene) -> Text:
    supply = scene.shown["supply"]
    counts = {
        "mercenary": supply["mercenaries"],
        "philosopher": supply["philosophers"],
        "priestess": supply["priestesses"],
    }
    counts |= supply["buildings"]
    tokens = [f"{scene.say('bonus-' + bonus)} {n}" for bonus, n in supply["tokens"].items() if n]
    lines = joined(f"{scene.say(key)} {n}" for key, n in counts.items())
    return lines + Text(f"\n{scene.say('label-tokens')} ") + joined(tokens, ", ")


# -- combat


def draw_battle(scene: Scene) -> list[RenderableType]:
    battle = scene.shown["battle"]
    rows: list[list[str | Text]] = []
    for side, role in ((battle["attacker"], "label-attacks"), (battle["defender"], "label-defends")):
        units = [f"{side[kind]} × {scene.say(key)}" for kind, key in UNITS if side[kind]]
        units += [scene.say(hero) for hero in side["heroes"]]
        if side["minotaur"]:
            units.append(scene.say("minotaur"))
        units += [f"{scene.say(f'label-{key}')} {side[key]}" for key in ("walls", "ports") if side[key]]
        die = "?" if side["die"] is None else str(side["die"])
        total = "" if side["strength"] is None else f" = {side['strength']}"
        strength = f"{scene.say('strength')} {side['force']} + {die}{total}"
        rows.append([mark(scene, side["faction"]), scene.say(role), strength, ", ".join(units)])
    title = scene.say("told-battle", where=battle["zone"], n=battle["round"])
    return [heading(title), grid(rows)]
