"""Phase 2: income.  [CYC-8.1]

income_of(s, faction)                 gold that the faction's cornucopias give, with the present position
collect(s, faction, geryon)           it gets that; with `geryon` also the gold that Geryon left in those zones
"""

from typing import ClassVar, Final

from pessoi.games.cyclades.chapters.supply import gain_gold
from pessoi.games.cyclades.state import INCOME, Position
from pessoi.games.cyclades.terms import CERBERUS, FIRST_MINIATURE, HYDRA, NEREID, NOWHERE
from pessoi.kernel import Action, Frame
from pessoi.kernel.rows import put
from pessoi.kernel.sets import bits

COLLECTORS: Final = [CERBERUS, NEREID]
HYDRA_MINIATURE: Final = HYDRA - FIRST_MINIATURE


def collecting_zones(s: Position, faction: int) -> int:
    """Zones whose income the faction gets: its own, but for Cerberus and Nereid.  [CYC-8.2] [CYC-8.3] [CYC-17.40]"""
    zones = s.lands[faction] | s.seas[faction]
    for creature in COLLECTORS:
        zone = s.figure_zone[creature - FIRST_MINIATURE]
        if zone != NOWHERE:
            if s.creature_owner[creature] == faction:
                zones |= 1 << zone
            else:
                zones &= ~(1 << zone)
    return zones


def income_of(s: Position, faction: int) -> int:
    return income_from(s, bits(collecting_zones(s, faction)))


def income_from(s: Position, zones: list[int]) -> int:
    """Their cornucopias, printed and tokens; the Hydra's count double.  [CYC-8.1] [CYC-8.4] [CYC-17.46]"""
    printed, tokens, hydra = s.map.cornucopias, s.tokens, s.figure_zone[HYDRA_MINIATURE]
    income = 0
    for zone in zones:
        horns = printed[zone] + tokens[zone]
        income += horns * s.figures.hydra_income if zone == hydra else horns
    return income


def collect(s: Position, faction: int, geryon: bool) -> None:
    """Gold to the treasury; Geryon's is not doubled and goes with the zone.  [CYC-8.5] [CYC-8.6]"""
    zones = bits(collecting_zones(s, faction))
    amount = income_from(s, zones)
    if geryon:
        left = s.zone_gold
        for zone in zones:
            if left[zone]:
                amount += left[zone]
                s.zone_gold = put(s.zone_gold, zone, 0)
    gain_gold(s, faction, amount)
    s.jot("income", s.seat(faction), faction, amount)


class Income(Frame[Position]):
    """Every faction collects.  [CYC-8.1]"""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        s.phase = INCOME
        for faction in s.turn_order:
            collect(s, faction, True)
