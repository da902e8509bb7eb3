"""A random map: tiles drawn, laid out and turned until the result is fair.  [CYC-3.12] [CYC-3.14] [CYC-C1]

And a custom one, laid as the players like. It is written `custom:t05@0,0/3;t07@1,0/2;…`: a tile, its position (u, v)
and its rotation in sixths; the side is an option of its own.  [CYC-3.16]
"""

import re
from typing import ClassVar, Final

from pessoi.games.cyclades.components import Components, Mode
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    DRAW_ROTATION,
    DRAW_SIDE,
    DRAW_TILE,
    SIDE_A,
    SIDE_B,
    SIDE_IDS,
    TILE_IDS,
    TILES,
    UNKNOWN,
)
from pessoi.kernel import CHANCE, Action, BadOption, Frame, Message, Request, acts_on, listed, target

ALL_TILES: Final = list(range(TILES))
CUSTOM: Final = "custom:"
PLACED: Final = re.compile(r"(t[0-9]{2})@(-?[0-9]{1,2}),(-?[0-9]{1,2})/(-?[0-9]{1,2})")
BESIDE: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # positions of the tiles around one


class Assemble(Frame[Position]):
    """Chance draws the side (unless it is given), then tile after tile and how each lies.  [CYC-3.12]

    laid   tile, rotation, tile, rotation …: what lies so far, on the layout's positions in order
    pool   the tiles drawn from
    tries  assemblies of these tiles that were refused
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "laid", "pool", "tries")

    def __init__(self, side: int, laid: list[int], pool: list[int], tries: int = 0) -> None:
        self.side: Final = side
        self.laid: Final = laid
        self.pool: Final = pool
        self.tries: Final = tries

    def ask(self, s: Position) -> Request | None:
        if self.side == UNKNOWN:
            return even("draw_side", acts_on(DRAW_SIDE, [SIDE_A, SIDE_B]))
        if len(self.laid) % 2:
            return even("draw_rotation", acts_on(DRAW_ROTATION, list(range(s.figures.rotations))))
        if len(self.laid) < 2 * s.mode.tiles:
            left = [tile for tile in self.pool if tile not in self.laid[::2]]
            return even("draw_tile", acts_on(DRAW_TILE, left))
        return None

    def tell(self, s: Position, a: Action) -> None:
        if self.side == UNKNOWN:
            s.become(Assemble(target(a), [], self.pool))
        elif len(self.laid) < 2 * s.mode.tiles:
            s.become(Assemble(self.side, [*self.laid, target(a)], self.pool, self.tries))
        else:
            self.judge(s)

    def judge(self, s: Position) -> None:
        """Accept the map, or try the same tiles again, up to a number of times.  [CYC-3.13] [CYC-3.14]"""
        assembly = self.assembly(s)
        if s.figures.atlas.unfairness(assembly, s.mode.factions) is None:
            s.lay_map(assembly)
            s.end()
        elif self.tries < s.figures.map_retries:
            s.become(Assemble(self.side, [], sorted(self.laid[::2]), self.tries + 1))
        else:
            s.become(random_map(self.side))

    def assembly(self, s: Position) -> list[int]:
        flat = [self.side]
        for i, (u, v) in enumerate(s.figures.layouts[s.mode.tiles]):
            flat += [self.laid[2 * i], u, v, self.laid[2 * i + 1]]
        return flat


def random_map(side: int) -> Assemble:
    """A random map of a given side, or of any (UNKNOWN)."""
    return Assemble(side, [], ALL_TILES)


def even(decision: str, answers: list[Action]) -> Request:
    """A question to chance with equal odds."""
    return Request(CHANCE, answers, decision, [1] * len(answers))


# -- a custom map


def is_custom(text: str) -> bool:
    return text.startswith(CUSTOM)


def custom_map(figures: Components, mode: Mode, side: str, text: str) -> list[int]:
    """The assembly that the text describes, for this mode; BadOption says what is wrong with it.  [CYC-3.16]"""
    if side not in SIDE_IDS:
        raise BadOption("error-custom-side")
    flat = [SIDE_IDS.index(side)]
    tile_at: dict[tuple[int, int], str] = {}
    words = text.removeprefix(CUSTOM).split(";")
    for word in words:
        found = PLACED.fullmatch(word)
        if found is None:
            raise BadOption("error-custom-form", {"text": f"={word!r}"})
        tile, place, rotation = found[1], (int(found[2]), int(found[3])), int(found[4])
        if tile not in TILE_IDS:
            raise BadOption("error-custom-tile", {"tile": f"={tile}", "known": listed(TILE_IDS)})
        if tile in tile_at.values():
            raise BadOption("error-custom-twice", {"tile": f"={tile}"})
        if place in tile_at:
            raise BadOption("error-custom-place", {"tile": f"={tile_at[place]}", "other": f"={tile}"})
        if not 0 <= rotation < figures.rotations:
            raise BadOption("error-custom-rotation", {"tile": f"={tile}", "number": rotation})
        tile_at[place] = tile
        flat += [TILE_IDS.index(tile), place[0], place[1], rotation]
    if len(words) != mode.tiles:
        raise BadOption("error-custom-count", {"number": len(words), "needed": mode.tiles})  # [CYC-3.7]
    for place in places_apart(list(tile_at)):
        raise BadOption("error-custom-apart", {"tile": f"={tile_at[place]}"})
    unfair = figures.atlas.unfairness(flat, mode.factions)  # [CYC-3.13]
    if unfair is not None:
        refused = BadOption(unfair.key, unfair.args)
        refused.places.append(Message("error-map", {"path": "=map=custom"}))
        raise refused
    return flat


def places_apart(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Positions that do not hang together with the first."""
    left = places[1:]
    edge = places[:1]
    while edge:
        u, v = edge.pop()
        for du, dv in BESIDE:
            if (u + du, v + dv) in left:
                left.remove((u + du, v + dv))
                edge.append((u + du, v + dv))
    return left
