"""Three hundred games in a simulated house (`make simulate-server`: ten thousand), and faults that it must find."""

import pytest

from tests.simulation.games import pebbles
from tests.simulation.mutants import FAULTS, find
from tests.simulation.run import Report, simulate

PIECES = 10
QUICK = ["clocks go by the wall", "answers are not recognised", "one ruin stops the house", "undo wins time"]
SEEDS = 101  # of three games each, but for one that plays a title that people play


@pytest.mark.parametrize("piece", range(PIECES))
def test_whatever_goes_wrong_promises_hold(piece: int) -> None:
    total = Report()
    for seed in range(piece, SEEDS, PIECES):
        total.add(simulate(seed))
    assert total.faults == []
    assert total.happened["crash"] > 5
    assert total.happened["broken commit"] > 5
    assert total.answers > 50
    assert total.views > 500


def test_a_seed_happens_again_exactly() -> None:
    first, second, third = simulate(3), simulate(3), simulate(4)
    assert first.fingerprint == second.fingerprint != third.fingerprint
    assert (first.views, first.answers, first.happened) == (second.views, second.answers, second.happened)


@pytest.mark.parametrize("fault", QUICK)
def test_a_planted_fault_is_found(fault: str) -> None:
    with pebbles():
        assert find(fault) is not None


@pytest.mark.long
@pytest.mark.parametrize("fault", sorted(FAULTS.keys() - set(QUICK)))
def test_every_planted_fault_is_found(fault: str) -> None:
    with pebbles():
        assert find(fault) is not None
