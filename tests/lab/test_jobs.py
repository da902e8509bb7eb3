"""One runner for games: in this process, in several, or (tests/extras) on Ray."""

from collections.abc import Iterator

import pytest

from pessoi.lab.export import play as decisions
from pessoi.lab.jobs import NoCluster, check, in_order, run
from pessoi.lab.match import play_games
from pessoi.lab.plan import make_plan


def test_games_are_the_same_in_several_processes() -> None:
    plan = make_plan("export", "mytikas", ["greedy", "random"])
    one, other = ({r.number: r.digest for r in run(play_games, plan, range(3), workers)} for workers in (1, 2))
    assert one == other
    assert len(one) == 3


def test_what_is_noted_is_the_same_too() -> None:
    plan = make_plan("export", "mytikas", ["random"])
    one, other = ({r.number: rows for r, rows in run(decisions, plan, range(2), workers)} for workers in (1, 2))
    assert one == other


def test_no_games_need_no_processes_and_no_cluster() -> None:
    assert list(run(play_games, make_plan("export", "pebbles", ["random"]), [], 2, "nowhere:1")) == []


def test_results_are_put_in_order_as_soon_as_they_can_be() -> None:
    taken: list[int] = []

    def coming() -> Iterator[int]:
        for number in (1, 0, 3, 2):
            taken.append(number)
            yield number

    found = in_order(coming(), lambda number: number)
    assert next(found) == 0
    assert taken == [1, 0]
    assert list(found) == [1, 2, 3]


@pytest.mark.parametrize("address", ["olympia", "olympia:", "olympia:port"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match="a Ray cluster is given as HOST:PORT"):
        check(address)
