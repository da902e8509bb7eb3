"""Which zones a move can reach: chains of fleets, passing through a teammate's zones, what is forbidden.

Chains are worked out once for all origins: the sea zones with usable fleets fall apart into pieces, and each piece
serves the coasts around it. `Coasts` holds pieces and coasts side by side.

A move through a teammate's zones enters several zones and costs as many moves; so reaches are lists of bit sets:
entry 0 holds the destinations one zone away, entry 1 those two zones away, and so on.  [CYC-20.5] [CYC-20.6]
"""

from pessoi.games.cyclades.chapters.archipelago import Coasts
from pessoi.games.cyclades.chapters.control import protected_lands
from pessoi.games.cyclades.chapters.presence import barred_lands, closed_seas, is_petrified, strait
from pessoi.games.cyclades.state import Position
from pessoi.games.cyclades.terms import NOBODY
from pessoi.kernel.sets import bits


def own_fleets(s: Position, faction: int) -> int:
    """Sea zones whose fleets carry the faction's units: its own and its teammate's.  [CYC-13.9] [CYC-20.7]"""
    mate = s.mate(faction)
    return s.seas[faction] if mate == NOBODY else s.seas[faction] | s.seas[mate]


def all_fleets(s: Position) -> int:
    """Sea zones with fleets of anybody."""
    fleets = 0
    for mask in s.seas:
        fleets |= mask
    return fleets


def find_coasts(s: Position, faction: int, fleets: int) -> Coasts:
    """The chains that these fleets form for the faction; the last ones found are kept.  [CYC-13.9] [CYC-13.6]"""
    link = strait(s, faction) & fleets
    if s.coasts.fleets != fleets or s.coasts.link != link:
        s.coasts = s.map.find_coasts(fleets, link)
    return s.coasts


def accessible(s: Position, zone: int, coasts: Coasts) -> int:
    """Land zones one move away: neighbours, and other islands along a chain that touches here.  [CYC-13.9]"""
    beyond = 0
    near = s.map.sea_near[zone]
    for i, piece in enumerate(coasts.seas):
        if piece & near:
            beyond |= coasts.lands[i]
    return s.map.land_near[zone] | beyond & ~s.map.islands[s.map.island[zone]]  # [CYC-13.10]


def forbidden_lands(s: Position, faction: int) -> int:
    """Land zones where no move of the faction may end: "cannot" wins over "may".  [CYC-1.9]

    [CYC-13.12] [CYC-13.13] [CYC-13.16]
    """
    forbidden = barred_lands(s) | protected_lands(s, faction)
    mate = s.mate(faction)
    return forbidden if mate == NOBODY else forbidden | s.lands[mate]


def why_no_march(s: Position, faction: int, zone: int) -> str:
    """The rule that keeps a move of the faction out of a land zone; where none does, it is out of reach."""
    mate = s.mate(faction)
    if (barred_lands(s) >> zone) & 1:
        return "CYC-13.13"
    if (protected_lands(s, faction) >> zone) & 1:
        return "CYC-15.6"
    if mate != NOBODY and (s.lands[mate] >> zone) & 1:
        return "CYC-13.12"
    return "CYC-13.9"


def why_no_voyage(s: Position, faction: int, zone: int) -> str:
    """The same for a sea move."""
    mate = s.mate(faction)
    if (closed_seas(s) >> zone) & 1:
        return "CYC-13.5"
    return "CYC-13.4" if mate != NOBODY and (s.seas[mate] >> zone) & 1 else "CYC-13.1"


def land_reach(s: Position, faction: int, zone: int, coasts: Coasts, forbidden: int, moves: int) -> list[int]:
    """Destinations from a land zone by the number of zones entered, at most `moves`.  [CYC-13.8] [CYC-20.6]"""
    if is_petrified(s, zone) or moves < 1:
        return []
    step = accessible(s, zone, coasts)
    mate = s.mate(faction)
    if mate == NOBODY:
        return [step & ~forbidden]
    reach: list[int] = []
    passable = s.lands[mate] & ~barred_lands(s)
    seen = 1 << zone
    while step and len(reach) < moves:
        reach.append(step & ~forbidden & ~seen)
        through = step & passable & ~seen
        seen |= step
        step = 0
        for between in bits(through):
            step |= accessible(s, between, coasts)
        step &= ~seen
    return reach


def sea_reach(s: Position, faction: int, zone: int, moves: int) -> list[int]:
    """Destinations of fleets by the number of zones entered, at most `moves`.  [CYC-13.1] [CYC-13.4] [CYC-13.5]"""
    link = strait(s, faction)
    closed = closed_seas(s)
    mate = s.mate(faction)
    passable = 0 if mate == NOBODY else s.seas[mate]
    reach: list[int] = []
    seen = 1 << zone
    step = sea_neighbours(s, zone, link) & ~closed
    while step and len(reach) < moves:
        reach.append(step & ~passable & ~seen)
        through = step & passable & ~seen
        seen |= step
        step = 0
        for between in bits(through):
            step |= sea_neighbours(s, between, link)
        step &= ~closed & ~seen
    return reach


def sea_neighbours(s: Position, zone: int, link: int) -> int:
    """Neighbouring sea zones; `link` joins Charybdis' and Scylla's zones for their owner.  [CYC-13.6] [CYC-17.42]"""
    near = s.map.sea_near[zone]
    if (link >> zone) & 1:
        near |= link & ~(1 << zone)
    return near


def union(reach: list[int]) -> int:
    zones = 0
    for mask in reach:
        zones |= mask
    return zones


def distance(reach: list[int], zone: int) -> int:
    """How many zones a move to `zone` enters."""
    for i, mask in enumerate(reach):
        if (mask >> zone) & 1:
            return i + 1
    raise ValueError("the zone is out of reach")


def fleet_retreats(s: Position, faction: int, zone: int) -> int:
    """Sea zones that fleets may retreat or be pushed to: open, empty or own.  [CYC-14.13]"""
    zones = sea_neighbours(s, zone, strait(s, faction)) & ~closed_seas(s)
    for other in range(s.mode.factions):
        if other != faction:
            zones &= ~s.seas[other]
    return zones


def land_retreats(s: Position, faction: int, zone: int) -> int:
    """Land zones that land units may retreat to: accessible, own or nobody's.  [CYC-14.14] [CYC-14.17] [CYC-14.18]"""
    if is_petrified(s, zone):
        return 0
    zones = accessible(s, zone, find_coasts(s, faction, own_fleets(s, faction))) & ~barred_lands(s)
    for other in range(s.mode.factions):
        if other != faction:
            zones &= ~s.lands[other]
    return zones & ~(1 << zone)
