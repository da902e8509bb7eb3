"""From entering to the end: standings and what decides between equals, groups, seasons, who leaves and who follows."""

from typing import Any

import pytest

from pessoi.server.tournaments import course
from pessoi.server.tournaments.cup import bracket, first_ties
from pessoi.server.tournaments.points import points_of, standings
from pessoi.server.tournaments.tournament import Match, Stage, Tournament
from pessoi.table import Refusal
from tests.server.tournaments.play import begun, by_number, names, plan, play, play_round, tournament


def refused(key: str, work: Any, *args: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        work(*args)
    assert refusal.value.message.key == f"error-{key}"


def former(t: Tournament, number: int) -> list[str]:
    return [former.name for former in t.entrants[number].left]


def won(*entrants: int) -> Match:
    return Match("t", list(entrants), True, list(range(1, len(entrants) + 1)))


def table(t: Tournament, *rounds: list[Match], pool: int = 4) -> list[tuple[int, int]]:
    stage = Stage([list(range(pool))], list(rounds))
    t.stages = [stage]
    return [(row.entrant, row.points) for row in standings(t, stage, stage.pools[0])]


# -- points and what decides between equals


def test_a_point_for_everybody_left_behind_and_half_a_point_for_whoever_shares_the_place() -> None:
    assert points_of(Match("t", [0, 1], places=[1, 2])) == [2, 0]
    assert points_of(Match("t", [0, 1], places=[1, 1])) == [1, 1]
    assert points_of(Match("t", [0, 1, 2, 3], places=[3, 1, 4, 2])) == [2, 6, 0, 4]
    assert points_of(Match("t", [0, 1, 2, 3], places=[1, 2, 1, 2])) == [5, 1, 5, 1]  # two sides of two
    assert points_of(Match("t", [0, 1, 2], places=[4, 1, 4])) == [1, 4, 1]  # bots had to finish for two


def test_equal_points_the_stronger_opponents_count() -> None:
    t = tournament(4, plan("swiss", rounds=2))
    # 0 and 2 have one point each; 0 lost to 1, who has two; 2 lost to nobody better
    assert table(t, [won(0, 3), won(1, 2)], [won(1, 0), won(2, 3)])[0] == (1, 4)
    rows = table(t, [won(0, 2), won(1, 3)], [won(1, 2), won(3, 0)])
    assert rows == [(1, 4), (3, 2), (0, 2), (2, 0)]  # 3 met 1 and 0 (6 halves), 0 met 2 and 3 (2)


def test_then_the_direct_meeting_then_wins_then_the_lot() -> None:
    t = tournament(3, plan("robin"))
    drawn = Match("t", [0, 1], True, [1, 1])
    # all have met all: opponents' points are equal where points are
    rows = table(t, [won(1, 0)], [won(0, 2)], [drawn_match(1, 2)], pool=3)
    assert rows[0] == (1, 4)
    t = tournament(4, plan("robin"))
    circle = [[won(0, 1), won(2, 3)], [won(1, 2), won(0, 3)], [won(2, 0), won(1, 3)]]
    for seed in ("a", "b", "c", "d"):
        t.seed = seed
        first = table(t, *circle)
        assert {number for number, _ in first[:3]} == {0, 1, 2}  # nothing decides but the lot
        assert first == table(t, *circle)
    assert drawn.places == [1, 1]


def drawn_match(one: int, two: int) -> Match:
    return Match("t", [one, two], True, [1, 1])


def test_who_sits_out_gets_what_an_average_place_brings() -> None:
    t = tournament(3, plan("swiss", rounds=1))
    assert table(t, [won(0, 1)], pool=3) == [(0, 2), (2, 1), (1, 0)]
    t = tournament(5, plan("swiss", 4, rounds=1))
    assert (4, 3) in table(t, [won(0, 1, 2, 3)], pool=5)


# -- formats


def test_a_swiss_tournament_ends_after_its_rounds_with_the_best_first() -> None:
    t = play(begun(18, plan("swiss", rounds=6)))
    assert t.phase == "over"
    assert course.ranking(t)[:2] == [0, 1]
    assert course.ranking(t)[-1] == 17


def test_groups_then_finals_of_the_best_of_each() -> None:
    t = begun(8, plan("groups", parts=2))
    assert sorted(sorted(pool) for pool in t.stage.pools) == sorted(sorted(pool) for pool in t.stages[0].pools)
    assert [len(pool) for pool in t.stage.pools] == [4, 4]
    best = {min(pool) for pool in t.stage.pools}
    play(t)
    assert {*t.stages[1].pools[0]} == best
    assert [len(stage.rounds) for stage in t.stages] == [3, 1]
    assert course.ranking(t)[:2] == sorted(best)
    assert len(course.ranking(t)) == 8


def test_finals_of_a_larger_table_take_several_of_each_group() -> None:
    t = play(begun(8, plan("groups", 4, parts=2)))
    assert len(t.stages[1].pools[0]) == 4
    assert len(t.stages[1].rounds) == 1


def test_a_league_moves_one_up_and_one_down_after_each_season() -> None:
    t = begun(8, plan("league", parts=2, seasons=3))
    upper, lower = ({*pool} for pool in t.stage.pools)
    while len(t.stages) == 1:
        play_round(t)
        course.go_on(t, names())
    above, below = ({*pool} for pool in t.stage.pools)
    assert above == upper - {max(upper)} | {min(lower)}
    assert below == lower - {min(lower)} | {max(upper)}
    play(t)
    assert len(t.stages) == 3
    assert len(course.ranking(t)) == 8


def test_who_comes_during_a_season_plays_in_the_next() -> None:
    t = begun(4, plan("league", parts=2, seasons=2))
    course.enter(t, "new", "New")
    assert [entrant.name for entrant in t.waiting] == ["New"]
    while len(t.stages) == 1:
        play_round(t)
        course.go_on(t, names())
    assert len(t.entrants) - 1 in t.stage.pools[-1]
    assert t.entrants[-1].person == "new"
    play(t)


# -- cups


@pytest.mark.parametrize("entrants", range(2, 34))
def test_in_a_cup_one_is_left_and_only_the_first_round_has_byes(entrants: int) -> None:
    t = begun(entrants, plan("cup"))
    rounds = course.rounds_of(t, t.stage)
    assert 2 ** (rounds - 1) < entrants <= 2**rounds
    byes = 2**rounds - entrants
    assert len(t.running()) == 2 ** (rounds - 1) - byes
    ties = [tie.entrants for tie in bracket(t)[0]]
    assert sorted(one for tie in ties for one in tie if one is not None) == list(range(entrants))
    play(t)
    assert [len(matches) for matches in t.stage.rounds[1:]] == [2**left for left in range(rounds - 2, -1, -1)]
    assert course.ranking(t)[0] == 0
    assert sorted(course.ranking(t)) == list(range(entrants))
    assert bracket(t)[-1][0].winner == 0


def test_those_without_an_opponent_are_spread_over_the_bracket() -> None:
    ties = first_ties(list(range(6)))
    assert [None in tie for tie in ties] == [False, True, False, True]
    assert first_ties([7, 3]) == [(7, 3)]


def test_who_shares_a_place_in_a_cup_goes_on_by_lot() -> None:
    def level(match: Match) -> list[int]:
        return [1] * len(match.entrants)

    champions = {course.ranking(play(begun(8, plan("cup"), seed), level))[0] for seed in "abcdefgh"}
    assert len(champions) > 1
    again = [course.ranking(play(begun(8, plan("cup"), "a"), level)) for _ in range(2)]
    assert again[0] == again[1]


def test_nobody_takes_the_place_of_who_is_out_of_a_cup() -> None:
    t = begun(4, plan("cup"))
    play_round(t)
    course.go_on(t, names())
    (final,) = t.running()
    out = next(number for number in range(4) if number not in final.entrants)
    course.leave(t, f"p{out}")
    course.enter(t, "late", "Late")
    assert [entrant.name for entrant in t.waiting] == ["Late"]
    course.leave(t, f"p{final.entrants[0]}")
    assert t.entrants[final.entrants[0]].person == "late"


def test_a_cup_is_for_tables_of_two_and_bots_fill_its_bracket() -> None:
    refused("tournament-terms", course.check_plan, plan("cup", 3), 0)
    refused("tournament-terms", course.check_plan, plan("cup", rounds=2), 0)
    course.check_plan(plan("cup"), 0)
    assert len(begun(5, plan("cup", fill=True)).entrants) == 8
    assert len(begun(1, plan("cup", fill=True)).entrants) == 2


# -- entering and leaving


def test_a_tournament_begins_with_enough_entrants_one_of_them_a_person() -> None:
    refused("tournament-few", begun, 1, plan("swiss"))
    refused("tournament-few", begun, 5, plan("groups", 3, parts=2))
    refused("tournament-people", begun, 4, plan("swiss"), "s", 4)
    t = begun(5, plan("swiss", 4, fill=True, stand_in="easy"))
    assert [entrant.level for entrant in t.entrants[5:]] == ["easy"] * 3
    refused("tournament-begun", course.begin, t, "s", names())
    full = tournament(2, plan("robin", most=2))
    refused("tournament-full", course.enter, full, "x", "X")
    course.enter(full, "p0", "P0")  # is there already


def test_plans_that_cost_too_much_are_refused() -> None:
    for faulty, bots in [
        (plan("swiss", rounds=16), 0),
        (plan("swiss", most=65), 0),
        (plan("swiss", rounds=3), 17),
        (plan("robin", rounds=3), 0),
        (plan("groups", parts=1), 0),
        (plan("swiss", parts=2), 0),
        (plan("league", seasons=13), 0),
        (plan("swiss", seasons=2), 0),
        (plan("swiss", 1), 0),
    ]:
        refused("tournament-terms", course.check_plan, faulty, bots)
    course.check_plan(plan("swiss", rounds=15), 16)


def test_who_leaves_is_replaced_by_who_waits_or_by_a_bot_with_the_points_that_are_there() -> None:
    t = begun(4, plan("swiss", rounds=3))
    play_round(t)
    course.go_on(t, names())
    course.leave(t, "p0")
    assert (t.entrants[0].person, t.entrants[0].level, former(t, 0)) == (None, "normal", ["P0"])
    course.enter(t, "late", "Late")  # takes the place of the bot that stands in
    assert (t.entrants[0].person, t.entrants[0].level) == ("late", None)
    course.enter(t, "later", "Later")
    assert [entrant.name for entrant in t.waiting] == ["Later"]
    course.leave(t, "p1")
    assert (t.entrants[1].name, former(t, 1), t.waiting) == ("Later", ["P1"], [])
    course.leave(t, "nobody")
    play(t)
    assert standings(t, t.stage, t.stage.pools[0])[0].entrant == 0
    before = tournament(3, plan("swiss"))
    course.leave(before, "p1")
    assert [entrant.person for entrant in before.entrants] == ["p0", "p2"]


def test_who_misses_two_matches_is_replaced_and_without_people_it_ends() -> None:
    t = begun(4, plan("swiss", rounds=5), bots=2)
    for _ in range(2):
        assert t.phase == "play"
        for match in t.running():
            course.record(match, by_number(match), [one for one in match.entrants if one < 2])
        course.go_on(t, names())
    assert [former(t, number) for number in range(4)] == [["P0"], ["P1"], [], []]
    assert t.phase == "over"


def test_a_round_waits_for_all_its_matches() -> None:
    t = begun(4, plan("swiss", rounds=2))
    course.record(t.running()[0], [1, 2], [])
    assert not course.go_on(t, names())
