"""Who has won when somebody gave up."""

from itertools import permutations, product

import pytest

from pessoi.kernel import Outcome, Ranking
from pessoi.records.result import result
from pessoi.table import commands
from tests.table.tables import FRIEND, ONLOOKER, OWNER, do, finish, started
from tests.toys.pebbles import VALUES, Pebbles, Position

pytestmark = pytest.mark.usefixtures("pebbles")


class Finished(Pebbles):
    """A game that is over, with the places that a test gives; `None`: it was broken off."""

    def __init__(self, places: list[int] | None, teams: list[int]) -> None:
        super().__init__()
        self.given = places
        self.sides = teams

    def outcome(self, s: Position) -> Outcome | None:
        if self.given is None:
            return None
        return Outcome([Ranking(p, 9 - p, [], t) for p, t in zip(self.given, self.sides, strict=True)], "end-toy")

    def teams(self, s: Position) -> list[int]:
        return self.sides

    def places(self, *forfeits: int) -> list[int]:
        count = len(self.sides)
        s = Position(count, 3, [0] * (count * VALUES), [0] * count, [0] * VALUES, [0] * count, 0)
        return [r.place for r in result(self, s, forfeits).seats]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_gave_up_ranks_below_all_others_and_the_later_the_better(players: int) -> None:
    seats = range(players)
    for by_rules in product(range(1, players + 1), repeat=players):
        if any(place != 1 + sum(other < place for other in by_rules) for place in by_rules):
            continue  # no ranking
        game = Finished(list(by_rules), list(seats))
        for count in range(players):
            for forfeits in permutations(seats, count):
                places = game.places(*forfeits)
                standing = [seat for seat in seats if seat not in forfeits]
                assert min(places) == 1
                for one, other in product(standing, repeat=2):
                    assert (places[one] < places[other]) == (by_rules[one] < by_rules[other])
                assert [places[seat] for seat in forfeits] == list(range(players, len(standing), -1))
                assert all(places[seat] <= len(standing) for seat in standing)


def test_the_second_and_third_of_three_keep_their_distance_from_the_first_who_gave_up() -> None:
    assert Finished([1, 2, 3], [0, 1, 2]).places(0) == [3, 1, 2]
    assert Finished([1, 2, 2], [0, 1, 2]).places(0) == [3, 1, 1]
    assert Finished([3, 1, 2], [0, 1, 2]).places() == [3, 1, 2]


def test_a_team_wins_without_the_one_who_gave_up() -> None:
    pairs = [0, 1, 0, 1]
    assert Finished([1, 2, 1, 2], pairs).places(0) == [3, 2, 1, 2]
    assert Finished([2, 1, 2, 1], pairs).places(0) == [3, 1, 2, 1]
    assert Finished([1, 2, 1, 2], pairs).places(2, 1) == [1, 3, 4, 2]


@pytest.mark.parametrize(("forfeits", "places"), [((1, 3), [1, 3, 1, 2]), ((3, 1), [1, 2, 1, 3])])
def test_a_team_that_gave_up_altogether_leaves_the_victory_to_the_other(
    forfeits: tuple[int, int], places: list[int]
) -> None:
    assert Finished(None, [0, 1, 0, 1]).places(*forfeits) == places


def test_three_teams_of_two() -> None:
    game = Finished([1, 2, 3, 1, 2, 3], [0, 1, 2, 0, 1, 2])
    assert game.places(0, 3) == [4, 1, 2, 3, 1, 2]
    assert game.places(0) == [4, 2, 3, 1, 2, 3]


def test_at_a_table_the_last_to_give_up_is_the_second() -> None:
    for first, second in permutations(range(3), 2):
        table = started(OWNER, FRIEND, ONLOOKER)
        do(table, commands.resign, first, 3000)
        do(table, commands.resign, second, 3100)
        outcome = table.outcome()
        assert outcome is not None
        places = [r.place for r in outcome.seats]
        assert (places[first], places[second], sum(places)) == (3, 2, 6)


def test_at_a_table_a_bot_may_win_by_the_rules_for_one_who_gave_up_but_never_by_the_result() -> None:
    for seed in "abcdef":
        table = started(OWNER, FRIEND, ONLOOKER, seed=seed)
        do(table, commands.resign, 1, 3000)
        finish(table)
        outcome = table.outcome()
        assert outcome is not None
        places = [r.place for r in outcome.seats]
        assert places[1] == 3
        assert max(places[0], places[2]) <= 2
