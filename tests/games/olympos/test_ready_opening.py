"""The ready-made opening: nobody chooses, everybody has what choosing would have brought."""

import pytest

from tests.games.openings import opened


@pytest.mark.rule("OLY-3.16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_olympos_condemns_outlying_territories_without_a_star(players: int) -> None:
    s = opened("olympos", players)
    f = s.figures
    assert s.condemned & (f.starred | 1 << f.olympos) == 0
    for resource in range(4):
        lands = [t for t in range(f.territories) if f.resource_of[t] == resource and not f.starred >> t & 1]
        gone = [t for t in lands if s.condemned >> t & 1]
        ways = {t: len(f.chart.neighbours[f.territory_space[t]]) for t in lands if t != f.olympos}
        assert len(gone) == f.condemned[players]
        assert max(ways[t] for t in gone) <= min(ways[t] for t in ways if t not in gone)
    assert s.tribes == f.starred
    assert sum(1 for t in range(f.territories) if s.pile[t]) == f.barbarians[players]
