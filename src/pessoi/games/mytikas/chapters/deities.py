"""Part 13: the deity cards. Where each power is found, and the two that are used before placing.

`State.has_power` and `State.works` say when a power is active; each chapter asks them where a card changes it.

| card                       | power                                   | found in                           |
|----------------------------|-----------------------------------------|------------------------------------|
| deity_zeus, deity_poseidon | other payments to follow                | following.payments                 |
| deity_demeter              | refine stone before placing             | refinements, refine (here)         |
| deity_hades                | burn resources for offerings            | burnings, Sacrifice (here)         |
| deity_hera, deity_dionysus, deity_aphrodite, deity_persephone | bonus without favor | actions.has_bonus_right |
| deity_apollo               | raise after Zeus Day                    | production.ProduceCities           |
| deity_athena, deity_artemis | rebates                                | building.cost_of                   |
| deity_pan                  | one more resource                       | production.PanExtra                |
| deity_ares                 | one more offering                       | actions.temple_gifts               |
| deity_hephaestus           | one more favor for a marble             | favors.Hephaestus                  |
| deity_hestia               | refine while raising                    | moving.RaiseSteps                  |
| deity_hermes               | gain and also offer                     | actions.perform, offerings.Hermes  |

What the cards are worth is in ending.worth.
[MYT-13.4] Powers that say "may" are asked for; gains are automatic.
"""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.state import USED_DEMETER, USED_HADES, Position
from pessoi.kernel import Action, Frame, Request, act, target


def refinements(s: Position, seat: int, found: list[Action]) -> None:
    """[MYT-13.12] Demeter, once in phase 1: stone into marble or gold, on one level."""
    if s.used & USED_DEMETER or not s.has_power(seat, t.DEMETER):
        return
    base = seat * t.CELLS + t.STONE
    for kind in (t.MARBLE, t.GOLD):
        for level in range(t.LEVELS):
            if s.goods[base + level * t.KINDS] >= s.figures.powers.refine_cost[kind]:
                found.append(v.REFINES[kind][level])


def refine(s: Position, seat: int, a: Action) -> None:
    kind, level = v.read_cell(a)
    s.used |= USED_DEMETER
    base = seat * t.CELLS + level * t.KINDS
    s.goods[base + t.STONE] -= s.figures.powers.refine_cost[kind]
    s.goods[base + kind] += 1
    s.jot("refines", seat, s.figures.powers.refine_cost[kind], kind, level + 1)


def burnings(s: Position, seat: int, found: list[Action]) -> None:
    """[MYT-13.13] Hades, once in phase 1: resources of any kinds and levels for offerings."""
    if s.used & USED_HADES or not s.has_power(seat, t.HADES):
        return
    total = s.goods_total(seat)
    for i, count in enumerate(s.figures.powers.burn_in):
        if total >= count:
            found.append(act(t.BURN, i))


def burn(s: Position, seat: int, a: Action) -> None:
    s.used |= USED_HADES
    count = s.figures.powers.burn_in[target(a)]
    s.jot("burns", seat, count)
    s.call(Sacrifice(seat, count, s.figures.powers.burn_out[target(a)]))


class Sacrifice(Frame[Position]):
    """[MYT-D04] [MYT-13.13] Give up so many resources, one by one, then receive the offerings."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "offerings")

    def __init__(self, seat: int, count: int, offerings: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.offerings: Final = offerings

    def ask(self, s: Position) -> Request | None:
        base = self.seat * t.CELLS
        found: list[Action] = []
        for kind in range(t.KINDS):
            for level in range(t.LEVELS):
                if s.goods[base + level * t.KINDS + kind]:
                    found.append(v.GIVES[kind][level])
        return Request(self.seat, found, "sacrifice")

    def tell(self, s: Position, a: Action) -> None:
        kind, level = v.read_cell(a)
        s.goods[self.seat * t.CELLS + level * t.KINDS + kind] -= 1
        s.jot("gives", self.seat, kind, level + 1)
        if self.count > 1:
            s.become(Sacrifice(self.seat, self.count - 1, self.offerings))
        else:
            s.end()
            s.receive_offerings(self.seat, self.offerings)

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-13.13"
