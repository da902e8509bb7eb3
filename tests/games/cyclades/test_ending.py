"""The end of the game and its result.  [CYC-19.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.cycle import Cycle
from pessoi.games.cyclades.chapters.ending import is_over, outcome, reason
from pessoi.games.cyclades.state import ACTIONS, CYCLE_END
from pessoi.kernel import Outcome
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, hero


def with_cities(mode: str = "solo3", cities: tuple[int, ...] = (0, 0, 0)) -> Table:
    """Each faction has an island of its own and so many metropolises on it."""
    table = Table(mode)
    for faction, tile in enumerate(["t10", "t05", "t07", "t12"][: table.s.mode.factions]):
        sites = {"t10": "121", "t05": "121", "t07": "211", "t12": "211"}[tile]
        left = cities[faction]
        for k in (1, 2, 3):
            table.land(f"{tile}_l{k}", faction)
            for _ in range(int(sites[k - 1])):
                if left > 0:
                    table.build(f"{tile}_l{k}", "metropolis")
                    left -= 1
    table.s.next_order = list(range(table.s.mode.factions))
    return table


def result(table: Table) -> Outcome:
    table.s.stack = []
    found = outcome(table.s)
    assert found is not None
    return found


@pytest.mark.rule("CYC-19.1", "CYC-19.2")
def test_the_end_is_checked_when_all_have_acted() -> None:
    table = with_cities(cities=(3, 0, 0))
    table.s.stack = [Cycle(ACTIONS)]
    assert outcome(table.s) is None
    table.start(Cycle(CYCLE_END))
    assert table.s.stack == []
    assert result(table).reason == "end-metropolises"


@pytest.mark.rule("CYC-19.2", "CYC-11.5")
def test_otherwise_the_next_cycle_starts_in_the_new_order() -> None:
    table = with_cities(cities=(2, 2, 2))
    table.s.next_order = [2, 0, 1]
    table.start(Cycle(CYCLE_END))
    assert (table.s.cycle, table.s.turn_order) == (4, (2, 0, 1))
    assert table.s.bid_god == [terms.NONE] * 3


@pytest.mark.rule("CYC-19.3")
def test_having_had_enough_during_the_cycle_is_not_enough() -> None:
    table = with_cities(cities=(3, 0, 0))
    assert is_over(table.s)
    table.s.set_owner(_city(table, 0), 1)
    assert not is_over(table.s)


def _city(table: Table, faction: int) -> int:
    return next(z for z in table.s.map.lands if table.s.owner[z] == faction and table.s.metropolises_in(z) == 1)


@pytest.mark.rule("CYC-19.2", "CYC-21.1")
def test_the_goal_may_be_four() -> None:
    table = with_cities("team4", cities=(2, 1, 0, 0))
    assert is_over(table.s)
    table.s.goal = 4
    assert not is_over(table.s)


@pytest.mark.rule("CYC-19.4")
def test_most_metropolises_win_those_on_cards_included() -> None:
    table = with_cities(cities=(2, 3, 0))
    assert [r.place for r in result(table).seats] == [2, 1, 3]
    table.s.holder = put(table.s.holder, hero("penthesilea"), 0)
    table.s.hero_owner = put(table.s.hero_owner, hero("penthesilea"), 0)
    table.gold(0, 11)
    assert [r.place for r in result(table).seats] == [1, 2, 3]
    assert result(table).seats[0].parts == [("metropolises", 3), ("gold", 11)]


@pytest.mark.rule("CYC-19.5", "CYC-19.7")
def test_gold_breaks_ties_then_the_victory_is_shared() -> None:
    table = with_cities(cities=(3, 3, 0))
    table.gold(0, 4)
    table.gold(1, 5)
    assert result(table).shares() == [0.0, 1.0, 0.0]
    table.gold(0, 5)
    assert result(table).shares() == [0.5, 0.5, 0.0]


@pytest.mark.rule("CYC-19.6")
def test_an_eliminated_team_cannot_win_but_one_with_a_faction_left_can() -> None:
    table = with_cities()
    table.gold(0, 50)
    table.s.eliminated = 0b001
    assert result(table).shares() == [0.0, 0.5, 0.5]
    assert reason(table.s) == "end-elimination"
    team = with_cities("team4", cities=(0, 3, 0, 0))
    team.s.eliminated = 0b0001
    assert result(team).shares() == [1.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("CYC-19.7", "CYC-20.1")
def test_both_factions_of_a_team_get_its_score() -> None:
    table = with_cities("team4", cities=(2, 1, 0, 2))
    assert result(table).shares() == [1.0, 1.0, 0.0, 0.0]
    duel = with_cities("duel2", cities=(0, 1, 1, 2))
    assert result(duel).shares() == [0.0, 1.0]


@pytest.mark.rule("CYC-19.8")
def test_cycle_60_is_the_last() -> None:
    table = with_cities(cities=(1, 0, 0))
    table.s.cycle = 59
    assert not is_over(table.s)
    table.s.cycle = 60
    assert is_over(table.s)
    assert reason(table.s) == "end-cycles"
