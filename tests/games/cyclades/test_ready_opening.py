"""The ready-made opening: nobody chooses, everybody has what choosing would have brought."""

import pytest

from pessoi.kernel.sets import bits
from tests.games.openings import opened


@pytest.mark.rule("CYC-5.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("map", ["recommended", "random"])
def test_cyclades_gives_every_faction_three_zones_with_fleets_and_troops(players: int, map: str) -> None:
    s = opened("cyclades", players, map=map)
    for faction in range(s.mode.factions):
        zones = bits(s.lands[faction])
        assert len(zones) == 3
        assert len({s.map.island[zone] for zone in zones}) >= 2
        assert [s.units[zone] for zone in zones] == [1, 1, 1]
        fleets = bits(s.seas[faction])
        assert len(fleets) == 3
        near = 0
        for zone in zones:
            near |= s.map.sea_near[zone]
        assert all(near >> sea & 1 for sea in fleets)


@pytest.mark.rule("CYC-5.9")
def test_cyclades_begins_with_the_best_zone_for_who_is_first() -> None:
    s = opened("cyclades", 3)
    worth = [s.map.sites[z] + s.map.cornucopias[z] + s.map.priestess[z] for z in range(len(s.map.sites))]
    first = bits(s.lands[s.turn_order[0]])
    assert max(worth[z] for z in first) == max(worth[z] for z in s.map.lands if s.map.sea_near[z])
