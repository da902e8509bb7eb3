"""Who meets whom: everybody as often, nobody twice while it can be avoided, every seat as often."""

from collections import Counter
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pessoi.server.tournaments.course import ranking
from pessoi.server.tournaments.matching import NOBODY, most_pairs
from pessoi.server.tournaments.pairing import fresh_pairs, met_in, sat_in, swiss
from pessoi.server.tournaments.points import standings
from pessoi.server.tournaments.tournament import Match, Tournament
from tests.server.tournaments.play import begun, plan, play

QUICK = settings(max_examples=25, deadline=None)


def by_chance(seed: int) -> object:
    rng = Random(seed)
    return lambda match: [rng.randint(1, 3) for _ in match.entrants]


def games(t: Tournament, stage: int = 0) -> Counter[int]:
    return Counter(one for matches in t.stages[stage].rounds for match in matches for one in match.entrants)


@QUICK
@given(st.integers(2, 12), st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=30))
def test_there_are_as_many_pairs_as_there_can_be(size: int, edges: list[tuple[int, int]]) -> None:
    known = {(min(a, b), max(a, b)) for a, b in edges if a != b and a < size and b < size}
    friends = [[b for b in range(size) if (min(a, b), max(a, b)) in known] for a in range(size)]
    mate = most_pairs(friends)
    assert all(other == NOBODY or (mate[other] == one and other in friends[one]) for one, other in enumerate(mate))

    def most(left: frozenset[int]) -> int:
        """By trying everything."""
        if len(left) < 2:
            return 0
        one, rest = min(left), left - {min(left)}
        return max([most(rest), *[1 + most(rest - {two}) for two in friends[one] if two in rest]])

    assert sum(other != NOBODY for other in mate) // 2 == most(frozenset(range(size)))


@QUICK
@given(st.integers(2, 17), st.integers(1, 9), st.integers())
def test_in_a_swiss_tournament_nobody_meets_twice_while_it_can_be_avoided(n: int, rounds: int, seed: int) -> None:
    t = play(begun(n, plan("swiss", rounds=rounds), str(seed)), by_chance(seed))  # type: ignore[arg-type]
    assert len(t.stage.rounds) == rounds
    for number, matches in enumerate(t.stage.rounds):
        met = met_in(t.stages, number)
        fresh = sum(not met[min(m.entrants), max(m.entrants)] for m in matches)
        playing = sorted(one for match in matches for one in match.entrants)
        assert fresh == fresh_pairs(playing, met)
        assert len(playing) == len({*playing}) == n - n % 2
    byes = Counter({one: rounds - played for one, played in games(t).items()})
    assert not byes or max(byes.values()) - min(byes[one] for one in range(n)) <= 1


def test_the_best_meet_the_best() -> None:
    t = begun(8, plan("swiss", rounds=3))
    play(t)
    for number in (1, 2):
        before = begun(8, plan("swiss", rounds=3))
        before.stages[0].rounds = t.stages[0].rounds[:number]
        points = {row.entrant: row.points for row in standings(before, before.stage, before.stage.pools[0])}
        assert all(abs(points[a] - points[b]) <= 2 for a, b in (m.entrants for m in t.stage.rounds[number]))
    assert ranking(t)[0] == 0


@QUICK
@given(st.integers(2, 13), st.integers(1, 2), st.integers())
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_as_often(n: int, legs: int, seed: int) -> None:
    t = play(begun(n, plan("robin", rounds=legs), str(seed)))
    assert met_in(t.stages) == Counter(dict.fromkeys(combinations(range(n), 2), legs))
    seats = sat_in(t.stages)
    assert all(abs(seats[one, 0] - seats[one, 1]) <= 2 for one in range(n))


@QUICK
@given(st.integers(3, 6), st.integers(0, 9), st.sampled_from(["robin", "swiss"]), st.integers())
def test_larger_tables_are_full_and_everybody_plays_as_often(seats: int, more: int, format: str, seed: int) -> None:
    n = min(seats + more, 16)
    t = play(begun(n, plan(format, seats, rounds=2), str(seed)), by_chance(seed))  # type: ignore[arg-type]
    assert all(len({*m.entrants}) == seats for matches in t.stage.rounds for m in matches)
    played = games(t)
    assert max(played.values()) - min(played[one] for one in range(n)) <= 1
    met = met_in(t.stages)
    table_meetings = sum(met.values())
    assert max(met.values()) <= 3 + table_meetings // (n * (n - 1) // 2)  # and on average


def test_at_nine_entrants_and_three_seats_hardly_anybody_meets_twice() -> None:
    t = play(begun(9, plan("robin", 3)))
    met = met_in(t.stages)
    assert len(t.stage.rounds) == 4
    assert max(met.values()) <= 2
    assert len(met) >= 32  # of 36 pairs


def test_seats_go_round() -> None:
    t = play(begun(4, plan("swiss", 4, rounds=8)))
    assert set(sat_in(t.stages).values()) == {2}


def test_pairing_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    def tables(seed: str) -> list[list[Match]]:
        return play(begun(11, plan("swiss", rounds=4), seed)).stage.rounds

    assert tables("a") == tables("a")
    assert tables("a") != tables("b")


def test_sixty_four_are_paired_in_a_moment() -> None:
    """Fifteen rounds of it, which is all that is allowed."""
    t = play(begun(64, plan("swiss", rounds=15)))
    assert max(met_in(t.stages).values()) == 1
    assert swiss(range(63), 2, Counter(), Counter())[0] == [0, 1]
