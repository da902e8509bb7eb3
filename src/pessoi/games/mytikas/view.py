"""The position for drawing; `shown` says what each entry is. Nothing is private: it is the same for all."""

from collections.abc import Mapping
from typing import Any, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters import ending
from pessoi.games.mytikas.chapters.actions import has_bonus_right
from pessoi.games.mytikas.chapters.building import affordable, cost_of
from pessoi.games.mytikas.chapters.placement import barred, worthwhile
from pessoi.games.mytikas.shown import Deck, Deity, End, Level, Lock, Piece, RiverPlace, Seat, Shown, Slot, Space
from pessoi.games.mytikas.state import USED_DEMETER, USED_HADES, Position
from pessoi.kernel.drawn import Drawn
from pessoi.kernel.rows import put

SLOTS_OF: Final = [f"slots {color}" for color in t.COLORS]  # as what is drawn of each seat is called
START_POWERS: Final = ((t.DEMETER, USED_DEMETER), (t.HADES, USED_HADES))


def show(k: Position, seat: int) -> Shown:
    return draw(k, seat, Drawn())


def draw(k: Position, seat: int, drawn: Drawn) -> Shown:
    as_if = k.copy()
    scores = [ending.score(k, player) for player in range(k.players)]
    return {
        "active": k.active,
        "round": -(-k.turn // k.players),
        "scores": scores,
        "phase": "over" if not k.stack else "play" if k.turn else "setup",
        "turn": k.turn,
        "first": k.first,
        "draft": k.draft == 1,
        "mode": "whole_god" if k.figures.setup(k.players).whole_god else "single_space",
        "end": show_end(k),
        "mountain": [show_level(k, level) for level in range(t.LEVELS)],
        "spaces": [show_space(k, space) for space in range(t.SPACE_COUNT)],
        "stacks": {god: k.stacks[i] for i, god in enumerate(t.GODS)},
        "seats": [show_seat(k, player, scores[player], drawn) for player in range(k.players)],
        "deities": {
            t.DEITIES[deity]: show_deity(k, deity, as_if)
            for deity in range(t.DEITY_COUNT)
            if k.place[deity] != t.UNSEEN
        },
        "river": [show_river(k, position) for position in range(len(k.river))],
        "deck": show_deck(k),
        "lock": current_lock(k),
        "unseen": [t.DEITIES[deity] for deity in k.unseen()],
        "used": [t.DEITIES[deity] for deity, bit in START_POWERS if k.used & bit],
        "mine": {},
    }


def show_own(k: Position, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


def show_end(k: Position) -> End:
    return {
        "levels_emptied": k.levels_emptied(),
        "levels_to_end": k.figures.full_levels,
        "locks_left": k.locks_left(),
        "locks": len(k.figures.setup(k.players).locks),
        "most_pieces": max(k.pieces_built(seat) for seat in range(k.players)),
        "pieces_to_end": t.SLOT_COUNT,
        "turns": k.turn,
        "turns_to_end": k.figures.max_rounds * k.players,
        "triggered": t.REASONS[k.ended],
    }


def show_level(k: Position, level: int) -> Level:
    pieces: list[Piece] = [
        {
            "seat": seat,
            "building": t.BUILDINGS[k.figures.slot_type[slot]],
            "slot": t.SLOTS[slot],
            "home": k.figures.slot_home[slot],
        }
        for seat in range(k.players)
        for slot in range(t.SLOT_COUNT)
        if k.built[seat * t.SLOT_COUNT + slot] == level + 1
    ]
    start = k.figures.setup(k.players).level_tokens[level]
    return {"level": level + 1, "tokens": k.tokens[level], "tokens_at_start": start, "pieces": pieces}


def show_space(k: Position, space: int) -> Space:
    name = t.SPACES[space]
    bars = (barred(k) >> space) & 1 == 1
    return {
        "id": name,
        "god": t.GODS[k.figures.god_of[space]],
        "side": "night" if name.endswith("night") else "day",
        "main": t.ACTIONS[k.figures.main[space]],
        "bonus": t.ACTIONS[k.figures.bonus[space]],
        "builder": k.builder.index(space) if space in k.builder else None,
        "barred": bars,
        "open": k.active >= 0 and not bars and worthwhile(k, k.active, space),
        "bonus_right": k.active >= 0 and has_bonus_right(k, k.active, space),
    }


def resources(amounts: list[int]) -> dict[str, int]:
    return dict(zip(t.RESOURCES, amounts, strict=True))


def show_seat(k: Position, seat: int, score: int, drawn: Drawn) -> Seat:
    base = seat * t.CELLS
    return {
        "seat": seat,
        "color": t.COLORS[seat],
        "order": (seat - k.first) % k.players + 1 if k.first >= 0 else None,
        "score": score,
        "buildings": ending.building_points(k, seat),
        "deity_points": ending.deity_points(k, seat),
        "pieces": k.pieces_built(seat),
        "pieces_of": t.SLOT_COUNT,
        "reserve": k.reserve[seat],
        "favors": {god: k.favors[seat * t.GOD_COUNT + i] for i, god in enumerate(t.GODS)},
        "builder": t.SPACES[k.builder[seat]] if k.builder[seat] >= 0 else None,
        "goods": {
            str(level + 1): resources(k.goods[base + level * t.KINDS : base + (level + 1) * t.KINDS])
            for level in range(t.LEVELS)
        },
        "totals": {name: k.goods_of(seat, kind) for kind, name in enumerate(t.RESOURCES)},
        "locks": k.locks_of(seat),
        "cards": [t.DEITIES[deity] for deity in range(t.DEITY_COUNT) if k.place[deity] == seat],
        "slots": draw_slots(k, seat, drawn),
    }


def draw_slots(k: Position, seat: int, drawn: Drawn) -> list[Slot]:
    """All slots of a building cost the same."""
    costs = [cost_of(k, seat, building, k.figures.space_of[building]) for building in range(len(t.BUILDINGS))]
    levels = [[n + 1 for n in range(t.LEVELS) if affordable(k, seat, cost, n)] for cost in costs]
    name = SLOTS_OF[seat]
    source = (costs, levels, k.built[seat * t.SLOT_COUNT : (seat + 1) * t.SLOT_COUNT])
    slots: list[Slot] | None = drawn.find(name, source)
    return drawn.keep(name, source, show_slots(k, seat, costs, levels)) if slots is None else slots


def show_slots(k: Position, seat: int, costs: list[list[int]], levels: list[list[int]]) -> list[Slot]:
    wanted = [resources(cost) for cost in costs]
    printed = [resources(k.figures.cost[building]) for building in range(len(t.BUILDINGS))]
    return [show_slot(k, seat, slot, wanted, printed, levels) for slot in range(t.SLOT_COUNT)]


def show_slot(
    k: Position,
    seat: int,
    slot: int,
    costs: list[dict[str, int]],
    printed: list[dict[str, int]],
    levels: list[list[int]],
) -> Slot:
    figures = k.figures
    building = figures.slot_type[slot]
    built = k.built[seat * t.SLOT_COUNT + slot]
    effect = figures.slot_effect[slot]
    return {
        "id": t.SLOTS[slot],
        "building": t.BUILDINGS[building],
        "effect": t.EFFECTS[effect] if effect >= 0 else "",
        "built": built,
        "points": built * figures.multiplier[building],
        "cost": costs[building],
        "printed": printed[building],
        "affordable": [] if built else levels[building],
    }


def show_deity(k: Position, deity: int, as_if: Position) -> Deity:
    """`as_if` is a copy to try things in."""
    place = k.place[deity]
    holder = place if place < t.FACE_UP else place - t.DEALT if place >= t.DEALT else None
    held = place < t.FACE_UP
    return {
        "place": "seat" if held else "dealt" if place >= t.DEALT else "river" if place == t.FACE_UP else "bottom",
        "seat": holder,
        "offerings": k.laid[deity],
        "lock": t.LOCKS[k.lock[deity]] if k.lock[deity] >= 0 else None,
        "lock_value": k.figures.lock_value[k.lock[deity]] if k.lock[deity] >= 0 else None,
        "active": held and k.has_power(place, deity),
        "gained": k.gained[deity] if held else None,
        "worth": ending.worth(k, place, deity) if held else None,
        "worth_for": [worth_if_held(k, seat, deity, as_if) for seat in range(k.players)],
    }


def worth_if_held(k: Position, seat: int, deity: int, as_if: Position) -> int:
    as_if.place = put(k.place, deity, seat)
    return ending.worth(as_if, seat, deity)


def show_river(k: Position, position: int) -> RiverPlace:
    deity = k.river[position]
    number = position - k.figures.face_up
    lock = lock_at(k, number) if number >= 0 else None
    return {
        "deity": t.DEITIES[deity] if deity >= 0 else None,
        "claimed": deity >= 0 and k.place[deity] != t.FACE_UP,
        "lock": lock["id"] if lock else None,
        "lock_value": lock["value"] if lock else None,
        "next": lock is not None and number == k.taken,
    }


def show_deck(k: Position) -> Deck:
    face_down = k.figures.setup(k.players).face_down
    lock = lock_at(k, face_down)
    hidden = len(k.river) - k.next_hidden()
    return {
        "cards": sum(place in (t.UNSEEN, t.BOTTOM) for place in k.place) - hidden,
        "bottom": [t.DEITIES[deity] for deity in range(t.DEITY_COUNT) if k.place[deity] == t.BOTTOM],
        "lock": lock["id"] if lock else None,
        "lock_value": lock["value"] if lock else None,
        "next": lock is not None and k.taken == face_down,
    }


def lock_at(k: Position, number: int) -> Lock | None:
    """The lock still lying on face-down card `number` (from 0; the deck comes last)."""
    if number < k.taken:
        return None
    lock = k.figures.setup(k.players).locks[number]
    return {"id": t.LOCKS[lock], "value": k.figures.lock_value[lock]}


def current_lock(k: Position) -> Lock | None:
    return lock_at(k, k.taken) if k.locks_left() else None
