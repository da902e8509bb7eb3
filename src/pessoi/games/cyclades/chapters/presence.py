"""What creatures do while they stand on the map: one question each, asked by movement, buildings and income.

Questions about zones answer with bit sets, so that callers combine them with what else they know.
"""

from typing import Final

from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import (
    CALYDONIAN_BOAR,
    CHARYBDIS_SCYLLA,
    CHIRON,
    FIRST_MINIATURE,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    NOWHERE,
    POLYPHEMUS,
    SCYLLA,
    TYPHON,
)

KRAKEN_MINIATURE: Final = KRAKEN - FIRST_MINIATURE
POLYPHEMUS_MINIATURE: Final = POLYPHEMUS - FIRST_MINIATURE
MEDUSA_MINIATURE: Final = MEDUSA - FIRST_MINIATURE
BOAR_MINIATURE: Final = CALYDONIAN_BOAR - FIRST_MINIATURE
TYPHON_MINIATURE: Final = TYPHON - FIRST_MINIATURE
CHIRON_MINIATURE: Final = CHIRON - FIRST_MINIATURE
CHARYBDIS_MINIATURE: Final = CHARYBDIS_SCYLLA - FIRST_MINIATURE
MINOTAUR_MINIATURE: Final = MINOTAUR - FIRST_MINIATURE


def closed_seas(s: Position) -> int:
    """Sea zones that no fleet may enter: the Kraken's, and those next to Polyphemus.  [CYC-13.5]"""
    closed = 0
    kraken = s.figure_zone[KRAKEN_MINIATURE]
    if kraken != NOWHERE:
        closed |= 1 << kraken
    polyphemus = s.figure_zone[POLYPHEMUS_MINIATURE]
    if polyphemus != NOWHERE:
        closed |= s.map.sea_near[polyphemus]
    return closed


def barred_lands(s: Position) -> int:
    """Land zones that no troop or hero may enter: Medusa's and the Boar's.  [CYC-13.13] [CYC-17.49]"""
    barred = 0
    medusa = s.figure_zone[MEDUSA_MINIATURE]
    if medusa != NOWHERE:
        barred |= 1 << medusa
    boar = s.figure_zone[BOAR_MINIATURE]
    if boar != NOWHERE:
        barred |= 1 << boar
    return barred


def is_petrified(s: Position, zone: int) -> bool:
    """Whether no troop or hero may leave the zone: Medusa looks at it.  [CYC-13.13]"""
    return s.figure_zone[MEDUSA_MINIATURE] == zone


def suppressed_lands(s: Position) -> int:
    """Land zones whose buildings have no effect: those next to Typhon.  [CYC-16.8] [CYC-17.55]"""
    typhon = s.figure_zone[TYPHON_MINIATURE]
    return 0 if typhon == NOWHERE else s.map.land_near[typhon]


def sheltered(s: Position) -> int:
    """The zone where creature effects may choose nothing: Chiron's.  [CYC-17.11] [CYC-17.43]"""
    chiron = s.figure_zone[CHIRON_MINIATURE]
    return 0 if chiron == NOWHERE else 1 << chiron


def strait(s: Position, faction: int) -> int:
    """The two sea zones that are neighbours for the owner of Charybdis and Scylla.  [CYC-13.6] [CYC-17.41]"""
    if s.creature_owner[CHARYBDIS_SCYLLA] != faction or s.figure_zone[SCYLLA] == NOWHERE:
        return 0
    return 1 << s.figure_zone[CHARYBDIS_MINIATURE] | 1 << s.figure_zone[SCYLLA]


def has_minotaur(s: Position, zone: int, faction: int) -> bool:
    """Whether the faction's Minotaur defends the zone.  [CYC-17.50]"""
    return s.figure_zone[MINOTAUR_MINIATURE] == zone and s.creature_owner[MINOTAUR] == faction
