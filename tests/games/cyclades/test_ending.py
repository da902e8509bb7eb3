"""The end of the game and its result.  [CYC-19.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.cycle import Cycle
from pessoi.games.cyclades.chapters.ending import is_over, outcome, reason
from pessoi.games.cyclades.state import ACTIONS, CYCLE_END
from pessoi.kernel import Outcome
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Scene, hero


def table(mode: str = "solo3", cities: tuple[int, ...] = (0, 0, 0)) -> Scene:
    """Each faction has an island of its own and so many metropolises on it."""
    scene = Scene(mode)
    for faction, tile in enumerate(["t10", "t05", "t07", "t12"][: scene.s.mode.factions]):
        sites = {"t10": "121", "t05": "121", "t07": "211", "t12": "211"}[tile]
        left = cities[faction]
        for k in (1, 2, 3):
            scene.land(f"{tile}_l{k}", faction)
            for _ in range(int(sites[k - 1])):
                if left > 0:
                    scene.build(f"{tile}_l{k}", "metropolis")
                    left -= 1
    scene.s.next_order = list(range(scene.s.mode.factions))
    return scene


def result(scene: Scene) -> Outcome:
    scene.s.stack = []
    found = outcome(scene.s)
    assert found is not None
    return found


@pytest.mark.rule("CYC-19.1", "CYC-19.2")
def test_the_end_is_checked_when_all_have_acted() -> None:
    scene = table(cities=(3, 0, 0))
    scene.s.stack = [Cycle(ACTIONS)]
    assert outcome(scene.s) is None
    scene.start(Cycle(CYCLE_END))
    assert scene.s.stack == []
    assert result(scene).reason == "end-metropolises"


@pytest.mark.rule("CYC-19.2", "CYC-11.5")
def test_otherwise_the_next_cycle_starts_in_the_new_order() -> None:
    scene = table(cities=(2, 2, 2))
    scene.s.next_order = [2, 0, 1]
    scene.start(Cycle(CYCLE_END))
    assert (scene.s.cycle, scene.s.turn_order) == (4, (2, 0, 1))
    assert scene.s.bid_god == [terms.NONE] * 3


@pytest.mark.rule("CYC-19.3")
def test_having_had_enough_during_the_cycle_is_not_enough() -> None:
    scene = table(cities=(3, 0, 0))
    assert is_over(scene.s)
    scene.s.set_owner(_city(scene, 0), 1)
    assert not is_over(scene.s)


def _city(scene: Scene, faction: int) -> int:
    return next(z for z in scene.s.map.lands if scene.s.owner[z] == faction and scene.s.metropolises_in(z) == 1)


@pytest.mark.rule("CYC-19.2", "CYC-21.1")
def test_the_goal_may_be_four() -> None:
    scene = table("team4", cities=(2, 1, 0, 0))
    assert is_over(scene.s)
    scene.s.goal = 4
    assert not is_over(scene.s)


@pytest.mark.rule("CYC-19.4")
def test_most_metropolises_win_those_on_cards_included() -> None:
    scene = table(cities=(2, 3, 0))
    assert [r.place for r in result(scene).seats] == [2, 1, 3]
    scene.s.holder = put(scene.s.holder, hero("penthesilea"), 0)
    scene.s.hero_owner = put(scene.s.hero_owner, hero("penthesilea"), 0)
    scene.gold(0, 11)
    assert [r.place for r in result(scene).seats] == [1, 2, 3]
    assert result(scene).seats[0].parts == [("metropolises", 3), ("gold", 11)]


@pytest.mark.rule("CYC-19.5", "CYC-19.7")
def test_gold_breaks_ties_then_the_victory_is_shared() -> None:
    scene = table(cities=(3, 3, 0))
    scene.gold(0, 4)
    scene.gold(1, 5)
    assert result(scene).shares() == [0.0, 1.0, 0.0]
    scene.gold(0, 5)
    assert result(scene).shares() == [0.5, 0.5, 0.0]


@pytest.mark.rule("CYC-19.6")
def test_an_eliminated_team_cannot_win_but_one_with_a_faction_left_can() -> None:
    scene = table()
    scene.gold(0, 50)
    scene.s.eliminated = 0b001
    assert result(scene).shares() == [0.0, 0.5, 0.5]
    assert reason(scene.s) == "end-elimination"
    team = table("team4", cities=(0, 3, 0, 0))
    team.s.eliminated = 0b0001
    assert result(team).shares() == [1.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("CYC-19.7", "CYC-20.1")
def test_both_factions_of_a_team_get_its_score() -> None:
    scene = table("team4", cities=(2, 1, 0, 2))
    assert result(scene).shares() == [1.0, 1.0, 0.0, 0.0]
    duel = table("duel2", cities=(0, 1, 1, 2))
    assert result(duel).shares() == [0.0, 1.0]


@pytest.mark.rule("CYC-19.8")
def test_cycle_60_is_the_last() -> None:
    scene = table(cities=(1, 0, 0))
    scene.s.cycle = 59
    assert not is_over(scene.s)
    scene.s.cycle = 60
    assert is_over(scene.s)
    assert reason(scene.s) == "end-cycles"
