"""Part 9: building, costs and rebates, and the effects under the slots."""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.favors import TakeFavor
from pessoi.games.mytikas.chapters.moving import EffectMove
from pessoi.games.mytikas.state import Position
from pessoi.kernel import NOTHING, Action, Frame, Request, verb
from pessoi.kernel.rows import add, put


def cost_of(s: Position, seat: int, building: int, at: int) -> list[int]:
    """What a piece costs that seat for the main action `at` a space.

    [MYT-9.2] As printed; [MYT-9.13] [MYT-13.16] [MYT-13.19] less the rebate of Athena or Artemis, never below 0.
    """
    powers = s.figures.powers
    cost = s.figures.cost[building]
    if not s.works(seat, powers.rebate_by[building], at):
        return cost
    rebate = powers.rebate[building]
    return [max(cost[kind] - rebate[kind], 0) for kind in range(t.KINDS)]


def open_slot(s: Position, seat: int, building: int) -> bool:
    first = seat * t.SLOT_COUNT
    for slot in s.figures.slots_of[building]:
        if s.built[first + slot] == 0:
            return True
    return False


def affordable(s: Position, seat: int, cost: list[int], level: int) -> bool:
    """[MYT-9.3] The level has a token, and the whole cost lies on it; [MYT-9.4] other levels never count."""
    base = seat * t.CELLS + level * t.KINDS
    goods = s.goods
    return s.tokens[level] > 0 and goods[base] >= cost[0] and goods[base + 1] >= cost[1] and goods[base + 2] >= cost[2]


def can_build(s: Position, seat: int, action: int, at: int) -> bool:
    """[MYT-6.5] Building needs a legal slot and level."""
    for building in s.figures.action_types[action]:
        if open_slot(s, seat, building):
            cost = cost_of(s, seat, building, at)
            if affords(s, seat, cost):
                return True
    return False


def affords(s: Position, seat: int, cost: list[int]) -> bool:
    """Whether the cost lies on any level."""
    stone, marble, gold = cost[0], cost[1], cost[2]
    goods = s.goods
    here = seat * t.CELLS
    for tokens in s.tokens:
        if tokens > 0 and goods[here] >= stone and goods[here + 1] >= marble and goods[here + 2] >= gold:
            return True
        here += t.KINDS
    return False


def distinct_slots(s: Position, seat: int, building: int) -> list[int]:
    """[MYT-9.6] Any unbuilt slot of the type; [MYT-9.14] of those with the same effect only the leftmost."""
    found: list[int] = []
    effects: list[int] = []
    for slot in s.figures.slots_of[building]:
        effect = s.figures.slot_effect[slot]
        if not s.built[seat * t.SLOT_COUNT + slot] and effect not in effects:
            found.append(slot)
            effects.append(effect)
    return found


class Build(Frame[Position]):
    """[MYT-D11] [MYT-9.1] [MYT-9.12] Build one piece: choose its slot and its level."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action", "at")

    def __init__(self, seat: int, action: int, at: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.at: Final = at

    def ask(self, s: Position) -> Request | None:
        found: list[Action] = []
        for building in s.figures.action_types[self.action]:
            slots = distinct_slots(s, self.seat, building)
            cost = cost_of(s, self.seat, building, self.at)
            for slot in slots:
                for level in range(t.LEVELS):
                    if affordable(s, self.seat, cost, level):
                        found.append(v.BUILDS[slot][level])
        return Request(self.seat, found, "build") if found else None

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        if a == NOTHING:
            return
        slot, level = v.read_build(a)
        pay(s, self.seat, cost_of(s, self.seat, s.figures.slot_type[slot], self.at), level)
        raise_piece(s, self.seat, slot, level)
        resolve_effect(s, self.seat, s.figures.slot_effect[slot], level)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != t.BUILD:
            return ""
        slot, _ = v.read_build(a)
        building = s.figures.slot_type[slot]
        if building not in s.figures.action_types[self.action]:
            return "MYT-9.1"
        if s.built[self.seat * t.SLOT_COUNT + slot] == 0 and slot not in distinct_slots(s, self.seat, building):
            return "MYT-9.14"
        return "MYT-9.3"


def pay(s: Position, seat: int, cost: list[int], level: int) -> None:
    base = seat * t.CELLS + level * t.KINDS
    for kind in range(t.KINDS):
        s.goods[base + kind] -= cost[kind]
    s.note("spends", seat, [*cost, level + 1])


def raise_piece(s: Position, seat: int, slot: int, level: int) -> None:
    """[MYT-9.5] The piece goes to the mountain, a level token to its slot. [MYT-9.15] Built pieces never move."""
    s.tokens = add(s.tokens, level, -1)
    s.built = put(s.built, seat * t.SLOT_COUNT + slot, level + 1)
    s.jot("builds", seat, s.figures.slot_type[slot], level + 1, slot)
    if s.tokens[level] == 0 and s.levels_emptied() >= s.figures.full_levels:
        s.trigger_end(t.BY_LEVELS)  # [MYT-14.1]
    if s.pieces_built(seat) == t.SLOT_COUNT:
        s.trigger_end(t.BY_PIECES)  # [MYT-14.3]


def resolve_effect(s: Position, seat: int, effect: int, level: int) -> None:
    """[MYT-9.7] [MYT-9.8] At once. [MYT-9.9] Gains are automatic. [MYT-9.10] [MYT-9.11] [MYT-7.10]"""
    if effect < 0:
        return
    figures = s.figures
    s.receive_offerings(seat, figures.effect_offerings[effect])
    if figures.effect_gold[effect]:
        s.gain(seat, level, [0, 0, figures.effect_gold[effect]])
    for _ in range(figures.effect_favors[effect]):
        s.call(TakeFavor(seat))
    if figures.effect_moves[effect]:
        s.call(EffectMove(seat, figures.effect_moves[effect]))
