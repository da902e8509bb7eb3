"""Tournaments, on the toy game."""

from collections import Counter
from pathlib import Path

import pytest

from pessoi.arena.lineups import lineups
from pessoi.arena.plot import plot
from pessoi.arena.results import Plan, Played, Results
from pessoi.arena.run import run
from pessoi.arena.tally import ratings, tally, wilson
from pessoi.games import GAMES, Entry
from pessoi.results import BadResults

PLAN = Plan("pebbles", 3, {}, ["greedy", "random"], 7, 1)


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", Entry("pebbles", "tests.toys.pebbles"))


def played(path: Path | None, games: int) -> Results:
    results = Results(PLAN, path)
    run(results, games, 1, lambda done: None)
    return results


def test_every_order_comes_round_before_any_comes_again() -> None:
    found = lineups(["a", "b", "c"], 3, 12, 1)
    assert set(Counter(tuple(x.bots) for x in found).values()) == {2}
    assert {x.chance for x in found[:6]} == {found[0].chance}
    assert found[6].chance != found[0].chance


def test_the_last_bot_fills_the_table() -> None:
    found = lineups(["hard", "greedy"], 4, 8, 1)
    assert sorted(found[0].bots) == ["greedy", "greedy", "greedy", "hard"]
    assert {x.bots.index("hard") for x in found[:4]} == {0, 1, 2, 3}


def test_more_bots_than_seats_meet_in_every_pair() -> None:
    found = lineups(["a", "b", "c"], 2, 6, 1)
    assert Counter(frozenset(x.bots) for x in found) == {frozenset(p): 2 for p in ("ab", "ac", "bc")}


def test_a_run_continues_from_its_file_with_the_same_result(tmp_path: Path) -> None:
    whole = played(None, 12)
    path = tmp_path / "results.jsonl"
    played(path, 5)
    continued = played(path, 12)
    assert tally(continued.first(12), PLAN.bots)["digest"] == tally(whole.first(12), PLAN.bots)["digest"]


def test_a_line_cut_off_in_writing_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, 4)
    path.write_bytes(path.read_bytes()[:-10])
    assert len(Results(PLAN, path).games) == 3
    assert len(played(path, 4).games) == 4


def test_another_tournament_s_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, 2)
    with pytest.raises(BadResults, match="holds another run"):
        Results(Plan("pebbles", 2, {}, ["greedy", "random"], 7, 1), path)


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, 3)
    lines = path.read_text().splitlines()
    lines[2] = lines[2].replace('"places"', '"pieces"')
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults, match="line 3"):
        Results(PLAN, path)


def test_the_tally_adds_up(tmp_path: Path) -> None:
    games = played(None, 30).first(30)
    summary = tally(games, PLAN.bots)
    assert sum(line["wins"] for line in summary["bots"].values()) == pytest.approx(30)
    assert sum(line["wins"] for line in summary["seats"]) == pytest.approx(30)
    assert summary["matrix"]["greedy"]["random"] + summary["matrix"]["random"]["greedy"] == pytest.approx(1)
    plot(summary, games, "Pebbles", tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 5000


def test_three_copies_of_a_bot_are_not_rated_by_the_best_of_them() -> None:
    game = Played(0, ["one", "many", "many", "many"], [2, 1, 3, 4], [0.0, 1.0, 0.0, 0.0], [0] * 4, [0.0] * 4, 9, "", [])
    found = ratings([game] * 40, ["one", "many"])
    assert found["one"]["mu"] > 25 > found["many"]["mu"]
    alone = Played(0, ["many"] * 4, [1, 2, 3, 4], [1.0, 0.0, 0.0, 0.0], [0] * 4, [0.0] * 4, 9, "", [])
    assert ratings([alone], ["many"]) == ratings([], ["many"])


def test_wilson_intervals_hold_the_share_and_narrow() -> None:
    low, high = wilson(75, 100)
    assert 0.65 < low < 0.75 < high < 0.83
    assert wilson(750, 1000)[0] > low
    assert wilson(0, 0) == (0.0, 1.0)
