"""A random map: tiles drawn, laid out and turned until the result is fair.  [CYC-3.12] [CYC-3.14] [CYC-C1]"""

from typing import ClassVar, Final

from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import DRAW_ROTATION, DRAW_SIDE, DRAW_TILE, SIDE_A, SIDE_B, TILES, UNKNOWN
from pessoi.games.cyclades.vocabulary import acts_on
from pessoi.kernel import CHANCE, Action, Frame, Request, target

ALL_TILES: Final = list(range(TILES))


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
