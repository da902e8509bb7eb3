"""Who is ahead in a battle.  Chapter 7."""

from pessoi.games.hellas.state import Position


def is_by_sea(s: Position) -> bool:
    """By sea when any committed soldier comes from a city not land-connected to the target.

    [HEL-7.7] Mixed attacks are by sea; [HEL-7.8] so are those from unconnected cities.
    """
    sources = 0
    for tile, soldiers in enumerate(s.sent):
        if soldiers > 0:
            sources |= 1 << tile
    return sources & ~s.board.by_land[s.target] != 0


def would_be_by_sea(s: Position, source: int) -> bool:
    """Whether the attack is by sea once soldiers of this city join it.  [HEL-7.7]"""
    return is_by_sea(s) or not s.board.by_land[s.target] >> source & 1


def attack_strength(s: Position) -> int:
    """[HEL-7.9] committed soldiers and bonuses."""
    total = s.attack_bonus
    for soldiers in s.sent:
        total += soldiers
    return total


def defence_strength(s: Position) -> int:
    """[HEL-7.9] soldiers in the target and bonuses; its ships only by `poseidon_ships_defend`."""
    total = s.soldiers[s.target] + s.defence_bonus
    if s.wall:
        total += s.ships[s.target]
    return total


def margin(s: Position) -> int:
    """[HEL-7.10] by how much the attacker must be stronger."""
    return margin_of(s, is_by_sea(s))


def margin_of(s: Position, by_sea: bool) -> int:
    if not by_sea:
        return s.figures.land_margin
    return s.figures.parity_margin if s.parity else s.figures.sea_margin


def behind(s: Position) -> int:
    """The seat that is behind: exactly one always is.  [HEL-7.10]"""
    ahead = attack_strength(s) >= defence_strength(s) + margin(s)
    return 1 - s.active if ahead else s.active
