"""Parts 1, 14 and 15: the end and the scores."""

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.ending import building_points, score, worth
from pessoi.kernel import OVER
from tests.games.mytikas.positions import BLUE, RED, WHITE, Table


def points(table: Table, card: str, seat: int = BLUE) -> int:
    return worth(table.s, seat, t.DEITIES.index(card))


def places(table: Table) -> list[int]:
    table.s.stack = []
    outcome = table.game.outcome(table.s)
    assert outcome is not None
    return [ranking.place for ranking in outcome.seats]


@pytest.mark.rule("MYT-14.1", "MYT-14.4", "MYT-14.6")
def test_three_empty_levels_end_the_game_with_this_turn() -> None:
    table = Table().tokens(1, 0, 0, 2).goods(BLUE, 1, stone=2, marble=1).favor(RED, "demeter")
    table.goods(RED, 4, stone=2, marble=1).favor(BLUE, "demeter").reserve(BLUE, 1)
    table.play("place demeter_night", "main", "build small_city_a 1")
    assert table.s.ended == t.BY_LEVELS
    assert table.asked() == (BLUE, "bonus_or_decline")  # the turn is completed
    assert table.game.outcome(table.s) is None
    table.play("bonus", "gain")
    assert table.having("follow") == ["follow demeter_night favor_demeter"]
    table.play("pass")
    assert table.asked() == (OVER, "over")  # Red and White have had no turn
    outcome = table.game.outcome(table.s)
    assert outcome is not None
    assert outcome.reason == "end-levels"


@pytest.mark.rule("MYT-14.1")
def test_two_empty_levels_do_not_end_it() -> None:
    table = Table().tokens(1, 0, 1, 2).goods(BLUE, 1, stone=2, marble=1)
    table.play("place demeter_night", "main", "build small_city_a 1")
    assert table.s.tokens == (0, 0, 1, 2)
    assert table.asked() == (RED, "turn_start")


@pytest.mark.rule("MYT-14.2")
def test_the_last_lock_ends_the_game() -> None:
    table = Table().reserve(BLUE, 6)
    for deity in ("deity_athena", "deity_artemis", "deity_ares"):
        table.secured(RED, deity)
    table.play("place hades_night", "main", "offer", "amount 6")
    assert table.s.ended == t.GOES_ON  # one lock is left
    table.play("deal deity_zeus", "place zeus_day", "main", "batch 0", "place demeter_day", "main", "batch 0")
    table.reserve(BLUE, 6).builder(BLUE, "hades_day")
    table.play("place hades_night", "main", "offer", "amount 6")
    assert table.asked() == (OVER, "over")
    assert table.s.ended == t.BY_LOCKS


@pytest.mark.rule("MYT-14.3")
def test_all_eight_pieces_end_the_game() -> None:
    table = Table(4).goods(BLUE, 3, stone=1, marble=1, gold=1)
    for slot, level in zip(t.SLOTS[1:4] + t.SLOTS[5:], (1, 1, 1, 2, 2, 2), strict=True):
        table.built(BLUE, slot, level)
    table.play("place zeus_night", "main")
    assert table.level_of(BLUE, "small_temple_b") == 3
    assert table.s.ended == t.BY_PIECES
    assert table.asked() == (OVER, "over")


@pytest.mark.rule("MYT-14.5")
def test_a_follower_may_trigger_the_end_and_the_others_still_follow() -> None:
    table = Table().tokens(2, 1, 0, 0).favor(RED, "zeus").favor(WHITE, "zeus")
    for seat in (BLUE, RED):
        table.goods(seat, 1, stone=1, marble=1, gold=1)
    table.goods(WHITE, 2, stone=1, marble=1, gold=1)
    table.play(
        "place zeus_night", "main", "build small_temple_a 1", "follow zeus_night favor_zeus", "build small_temple_a 1"
    )
    assert table.s.ended == t.BY_LEVELS
    assert table.asked() == (WHITE, "follow")
    table.play("follow zeus_night favor_zeus", "build small_temple_a 2")
    assert table.asked() == (OVER, "over")
    assert table.level_of(WHITE, "small_temple_a") == 2


@pytest.mark.rule("MYT-14.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_safety_cap(players: int) -> None:
    table = Table(players).turn(60 * players - 1, players - 2)
    table.play("place zeus_day", "main", "batch 0")
    assert table.asked() == (players - 1, "turn_start")  # the last turn that is played
    table.play("place demeter_day", "main", "batch 0")
    assert table.asked() == (OVER, "over")
    outcome = table.game.outcome(table.s)
    assert outcome is not None
    assert outcome.reason == "end-cap"


@pytest.mark.rule("MYT-15.1", "MYT-15.2", "MYT-1.2")
@pytest.mark.parametrize(
    ("slot", "multiplier"), [("small_city_a", 1), ("small_temple_a", 2), ("large_city_a", 3), ("large_temple_a", 4)]
)
def test_pieces_score_level_times_multiplier(slot: str, multiplier: int) -> None:
    assert building_points(Table().s, BLUE) == 1  # the home city
    for level in (1, 2, 3, 4):
        assert building_points(Table().built(BLUE, slot, level).s, BLUE) == 1 + level * multiplier


TIERS = [
    ("deity_demeter", "stone", [(0, 3), (5, 3), (6, 5), (11, 5), (12, 7), (20, 7)]),
    ("deity_apollo", "gold", [(0, 3), (1, 5), (2, 5), (3, 7)]),
    ("deity_pan", "marble", [(0, 3), (2, 3), (3, 5), (6, 5), (7, 7)]),
]


@pytest.mark.rule("MYT-15.3")
@pytest.mark.parametrize(("card", "kind", "steps"), TIERS)
def test_cards_that_count_resources_on_all_levels(card: str, kind: str, steps: list[tuple[int, int]]) -> None:
    for count, expected in steps:
        table = Table().card(BLUE, card)
        base = t.RESOURCES.index(kind)
        table.s.goods[base] = count // 2
        table.s.goods[base + 9] = count - count // 2
        assert points(table, card) == expected, count


@pytest.mark.rule("MYT-15.3", "MYT-15.8")
def test_hades_counts_locks() -> None:
    table = Table(4).card(BLUE, "deity_hades")
    found = [points(table, "deity_hades")]
    for deity in ("deity_hera", "deity_pan", "deity_ares", "deity_zeus"):
        table.secured(BLUE, deity)
        found.append(points(table, "deity_hades"))
    assert found == [0, 3, 5, 7, 7]


@pytest.mark.rule("MYT-15.3")
@pytest.mark.parametrize(
    ("card", "god"),
    [
        ("deity_hera", "zeus"),
        ("deity_dionysus", "demeter"),
        ("deity_aphrodite", "poseidon"),
        ("deity_persephone", "hades"),
    ],
)
def test_cards_that_want_a_favor(card: str, god: str) -> None:
    others = [other for other in t.GODS if other != god]
    assert points(Table().card(BLUE, card).favor(BLUE, *others), card) == 3
    assert points(Table().card(BLUE, card).favor(BLUE, god), card) == 7
    assert points(Table().card(BLUE, card).favor(RED, god), card) == 3


@pytest.mark.rule("MYT-15.3")
def test_zeus_wants_two_of_a_kind_and_poseidon_two_kinds() -> None:
    for favors, zeus, poseidon in (
        ([], 3, 3),
        (["hades"], 3, 3),
        (["hades", "hades"], 7, 3),
        (["hades", "zeus"], 3, 7),
        (["hades", "zeus", "zeus"], 7, 7),
    ):
        table = Table().favor(BLUE, *favors)
        assert (points(table, "deity_zeus"), points(table, "deity_poseidon")) == (zeus, poseidon), favors


@pytest.mark.rule("MYT-15.3", "MYT-15.7")
def test_cards_that_count_pieces() -> None:
    table = Table()
    assert (points(table, "deity_athena"), points(table, "deity_artemis")) == (0, 2)  # the home city counts
    table.built(BLUE, "small_temple_a", 1).built(BLUE, "large_temple_a", 2)
    table.built(BLUE, "small_city_a", 1).built(BLUE, "large_city_b", 2)
    assert (points(table, "deity_athena"), points(table, "deity_artemis")) == (6, 6)


@pytest.mark.rule("MYT-15.3")
def test_ares_counts_offerings_in_reserve_and_on_own_cards_but_no_locks() -> None:
    for reserve, laid, expected in ((0, 2, 3), (1, 2, 5), (4, 1, 5), (3, 3, 7)):
        table = Table().card(BLUE, "deity_ares", laid).reserve(BLUE, reserve).secured(BLUE, "deity_pan")
        table.card(RED, "deity_hera", 3)
        assert points(table, "deity_ares") == expected


@pytest.mark.rule("MYT-15.3")
def test_hephaestus_hestia_and_hermes() -> None:
    table = Table()
    found = []
    for god in ("zeus", "zeus", "hades", "demeter"):
        table.favor(BLUE, god)
        found.append(points(table, "deity_hephaestus"))
    assert found == [3, 5, 5, 7]
    summit = [((0, 0, 0), 3), ((9, 0, 0), 3), ((1, 0, 1), 5), ((1, 2, 3), 7)]
    for goods, expected in summit:
        assert points(Table().goods(BLUE, 4, *goods).goods(BLUE, 3, 1, 1, 1), "deity_hestia") == expected
    table = Table().card(BLUE, "deity_hermes", 3).reserve(BLUE, 5)  # cards, not offerings
    found = [points(table, "deity_hermes")]
    for deity in ("deity_hera", "deity_pan", "deity_ares"):
        table.card(BLUE, deity)
        found.append(points(table, "deity_hermes"))
    assert found == [3, 5, 5, 7]


@pytest.mark.rule("MYT-15.4", "MYT-13.1")
def test_a_card_gained_in_the_last_turn_scores() -> None:
    table = Table().turn(9).card(BLUE, "deity_apollo", gained=9)
    assert score(table.s, BLUE) == 1 + 3


@pytest.mark.rule("MYT-1.1")
def test_most_points_win() -> None:
    table = Table().built(RED, "small_city_a", 2).built(WHITE, "small_city_a", 3)
    assert places(table) == [3, 2, 1]
    outcome = table.game.outcome(table.s)
    assert outcome is not None
    assert [ranking.points for ranking in outcome.seats] == [1, 3, 4]
    assert outcome.shares() == [0.0, 0.0, 1.0]


@pytest.mark.rule("MYT-15.5")
def test_ties_go_to_the_higher_large_temple_then_to_more_resources() -> None:
    temple = Table().built(BLUE, "large_temple_a", 1).built(RED, "small_city_a", 4).goods(RED, 1, stone=9)
    assert places(temple) == [1, 2, 3]
    resources = Table().goods(RED, 1, stone=2).goods(WHITE, 3, gold=1)
    assert places(resources) == [3, 1, 2]


@pytest.mark.rule("MYT-15.6")
def test_then_the_victory_is_shared() -> None:
    table = Table().goods(RED, 1, stone=1).goods(WHITE, 4, gold=1)
    assert places(table) == [3, 1, 1]


@pytest.mark.rule("MYT-15.9", "MYT-1.2")
def test_leftovers_score_nothing() -> None:
    table = Table().goods(BLUE, 4, 5, 5, 5).favor(BLUE, "zeus", "hades").reserve(BLUE, 9)
    assert score(table.s, BLUE) == 1
    table.secured(BLUE, "deity_apollo")
    assert score(table.s, BLUE) == 1 + 7


def test_the_parts_add_up() -> None:
    table = Table().built(BLUE, "small_temple_a", 2).card(BLUE, "deity_apollo")
    table.s.stack = []
    outcome = table.game.outcome(table.s)
    assert outcome is not None
    assert outcome.seats[BLUE].parts == [
        ("small_city", 1),
        ("small_temple", 4),
        ("large_city", 0),
        ("large_temple", 0),
        ("deities", 3),
    ]
    assert outcome.seats[BLUE].points == 8
