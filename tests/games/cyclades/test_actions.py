"""Phase 5: turns, mandatory actions, the gods' options.  [CYC-11.1] ff., [CYC-12.1] ff."""

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Actions, Menu, Turn, end_turn
from pessoi.games.cyclades.chapters.losses import destroy_mercenaries
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.temples import creature_price
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import VOCABULARY, Table, card, hero, zone


def at_home(god: int, gold: int = 10, mode: str = "solo3") -> Table:
    """Purple serves `god` and controls the island t10 and its sea t10_s1."""
    table = Table(mode, god)
    table.s.bid_god[0] = god
    for name in ("t10_l1", "t10_l2", "t10_l3"):
        table.land(name, 0)
    table.fleet("t10_s1", 0)
    table.gold(0, gold)
    return table


def verbs(table: Table) -> set[str]:
    return {text.split()[0] for text in table.options}


# -- turns


@pytest.mark.rule("CYC-11.1", "CYC-1.8")
def test_factions_act_in_action_order_each_with_its_god() -> None:
    table = Table()
    table.s.god_slots = (terms.POSEIDON, terms.ATHENA, terms.ZEUS, terms.ARES, terms.HERA)
    table.s.bid_god = [terms.APOLLO, terms.ATHENA, terms.POSEIDON]
    for faction, name in enumerate(("t10_l2", "t05_l2", "t07_l1")):
        table.land(name, faction)
    table.fleet("t10_s1", 0)
    assert table.s.action_order() == [2, 1, 0]
    table.start(Actions())
    asked = []
    while table.decision:
        asked.append(table.s.active)
        table.answer(VOCABULARY.text(table.request.actions[0]))
    assert asked == sorted(asked, reverse=True)
    assert {1, 2} <= set(asked)  # apollo's faction is last, and may have nothing to choose
    assert table.s.next_order == [0, 1, 2]


@pytest.mark.rule("CYC-11.5")
def test_example_4_the_turn_order() -> None:
    table = Table()
    for faction in (0, 2, 1):  # zeus, ares, apollo of example 3
        table.s.stack = [Menu(faction)]
        end_turn(table.s, faction)
    assert table.s.next_order == [1, 2, 0]


@pytest.mark.rule("CYC-11.6")
def test_an_eliminated_faction_does_not_act() -> None:
    table = at_home(terms.ATHENA)
    table.s.eliminated = 0b110
    table.s.next_order = [terms.NOBODY, terms.NOBODY, 0]
    table.start(Actions())
    assert table.decision == ""


@pytest.mark.rule("CYC-11.2", "CYC-11.3", "CYC-11.4")
def test_mandatory_actions_come_first_building_before_recruiting() -> None:
    table = at_home(terms.ARES)
    table.start(Turn(0))
    assert table.decision == "build_zone"
    table.answer("build_zone t10_l1")
    assert table.decision == "place_unit"
    table.answer("place_unit t10_l2")
    assert table.decision == "turn_menu"
    assert {"end_turn", "extra_troop", "land_move"} == verbs(table)
    table.answer("extra_troop", "place_unit t10_l2", "extra_troop", "place_unit t10_l2")  # repeated
    assert table.s.gold[0] == 5


@pytest.mark.rule("CYC-11.4", "CYC-D94")
def test_heroes_may_be_sacrificed_before_each_mandatory_action_but_not_with_apollo() -> None:
    table = at_home(terms.ATHENA, gold=20)
    table.hero("croesus", 0, "t10_l1")
    table.start(Turn(0))
    assert (table.decision, table.options) == ("early_sacrifice", ["go_on", "sacrifice croesus"])
    table.answer("go_on", "build_zone t10_l1")
    assert table.decision == "early_sacrifice"
    table.answer("sacrifice croesus")
    assert table.s.gold[0] == 5
    table = at_home(terms.APOLLO, gold=20)
    table.hero("croesus", 0, "t10_l1")
    assert table.start(Turn(0)).decision == "place_cornucopia"


@pytest.mark.rule("CYC-11.4")
def test_nothing_optional_is_offered_before_the_mandatory_actions() -> None:
    table = at_home(terms.ZEUS)
    table.s.creature_track = put(table.s.creature_track, 0, card("harpy"))
    table.start(Turn(0))
    with pytest.raises(IllegalAction):
        table.answer("buy_creature harpy")


@pytest.mark.rule("CYC-11.7")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = at_home(terms.POSEIDON, gold=0)
    table.s.creature_track = put(table.s.creature_track, 0, card("harpy"))
    assert table.start(Menu(0)).decision == ""  # ending the turn is all that is left
    table = at_home(terms.POSEIDON, gold=1)
    table.s.creature_track = put(table.s.creature_track, 0, card("harpy"))
    assert verbs(table.start(Menu(0))) == {"end_turn", "extra_fleet", "sea_move"}


# -- athena, zeus


@pytest.mark.rule("CYC-12.1")
def test_athena_gives_a_university_and_a_philosopher() -> None:
    table = at_home(terms.ATHENA)
    table.start(Mandatory(0, 0, False)).answer("build_zone t10_l2")
    assert table.types("t10_l2") == ["university"]
    assert (table.s.philosophers[0], table.s.philosophers_left) == (1, 19)


@pytest.mark.rule("CYC-12.2")
def test_athena_sells_a_second_philosopher_once() -> None:
    table = at_home(terms.ATHENA).start(Menu(0)).answer("extra_philosopher")
    assert (table.s.gold[0], table.s.philosophers[0]) == (6, 1)
    assert table.decision == ""  # nothing else to do
    table = at_home(terms.ATHENA)
    table.s.creature_track = put(table.s.creature_track, 0, card("harpy"))
    table.start(Menu(0)).answer("extra_philosopher")
    with pytest.raises(IllegalAction, match=r"CYC-12\.2"):
        table.answer("extra_philosopher")


@pytest.mark.rule("CYC-12.3")
def test_zeus_gives_a_temple_and_a_priestess() -> None:
    table = at_home(terms.ZEUS)
    table.start(Mandatory(0, 0, False)).answer("build_zone t10_l2")
    assert table.types("t10_l2") == ["temple"]
    assert (table.s.priestesses[0], table.s.priestesses_left) == (1, 19)


@pytest.mark.rule("CYC-12.4")
def test_zeus_sells_a_second_priestess_once() -> None:
    table = at_home(terms.ZEUS).start(Menu(0)).answer("extra_priestess")
    assert (table.s.gold[0], table.s.priestesses[0]) == (6, 1)
    assert verbs(table) == {"end_turn", "peek"}


@pytest.mark.rule("CYC-12.5")
def test_zeus_shows_the_top_creature_for_free_once_and_it_may_be_put_back() -> None:
    table = at_home(terms.ZEUS).start(Menu(0)).answer("peek")
    assert table.request.secret
    assert (table.request.decision, table.request.seen) == ("draw_creature", 1)
    table.answer("draw_creature kraken")
    assert (table.decision, table.options) == ("peek_play", ["play_card", "put_back"])
    table.answer("put_back")
    assert table.s.gold[0] == 10
    assert (table.s.top_card, table.s.creature_deck >> card("kraken") & 1) == (card("kraken"), 1)
    assert "peek" not in verbs(table)


@pytest.mark.rule("CYC-12.5", "CYC-17.9")
def test_a_card_shown_by_zeus_costs_one_gold_whatever_the_temples() -> None:
    table = at_home(terms.ZEUS)
    table.build("t10_l2", "temple", "temple")
    table.start(Menu(0)).answer("peek", "draw_creature kraken", "play_card")
    assert (table.decision, table.s.gold[0]) == ("figure_zone", 9)
    assert sum(table.s.spent) == 0


# -- poseidon


@pytest.mark.rule("CYC-12.6", "CYC-D33")
def test_poseidon_gives_a_port_and_a_fleet_beside_own_land() -> None:
    table = at_home(terms.POSEIDON)
    table.fleet("t10_s2", 1)
    table.start(Mandatory(0, 0, False)).answer("build_zone t10_l2", "open_onto t10_s3")
    assert table.types("t10_l2") == ["port"]
    assert (table.decision, table.options) == ("place_unit", ["t10_s1", "t10_s3"])  # own or empty, not yellow's
    with pytest.raises(IllegalAction, match=r"CYC-12\.6"):
        table.answer("place_unit t10_s2")


@pytest.mark.rule("CYC-12.6", "CYC-12.19", "CYC-13.5")
def test_fleets_are_not_placed_in_closed_seas() -> None:
    table = at_home(terms.POSEIDON)
    table.creature("kraken", 1, "t10_s3")
    table.start(Mandatory(0, 1, False))
    assert table.options == ["t10_s1", "t10_s2"]


@pytest.mark.rule("CYC-12.7")
def test_poseidon_sells_three_more_fleets_at_rising_cost() -> None:
    table = at_home(terms.POSEIDON, gold=20).start(Menu(0))
    for left in (19, 17, 14):
        table.answer("extra_fleet", "place_unit t10_s1")
        assert table.s.gold[0] == left
    assert "extra_fleet" not in verbs(table)
    assert table.at("t10_s1") == (4, 0)


@pytest.mark.rule("CYC-12.8")
def test_sea_moves_are_poseidon_s_at_one_gold_any_number() -> None:
    table = at_home(terms.POSEIDON, gold=3).start(Menu(0))
    table.answer("sea_move t10_s1", "move_to t01_s1")
    assert table.s.gold[0] == 2
    table.answer("sea_move t01_s1", "move_to t01_s2", "sea_move t01_s2", "move_to t01_s3")
    assert (table.s.gold[0], table.owner("t01_s3")) == (0, 0)
    for god in (terms.ATHENA, terms.ZEUS, terms.ARES, terms.HERA):
        assert "sea_move" not in verbs(at_home(god).start(Menu(0)))


# -- ares


@pytest.mark.rule("CYC-12.9")
def test_ares_gives_a_fortress_and_a_troop() -> None:
    table = at_home(terms.ARES)
    table.start(Mandatory(0, 0, False)).answer("build_zone t10_l2", "place_unit t10_l3")
    assert table.types("t10_l2") == ["fortress"]
    assert (table.at("t10_l3"), table.s.troops_left[0]) == ((1, 0), 7)


@pytest.mark.rule("CYC-12.10")
def test_ares_sells_three_more_troops_at_rising_cost() -> None:
    table = at_home(terms.ARES, gold=20).start(Menu(0))
    for left in (18, 15, 11):
        table.answer("extra_troop", "place_unit t10_l1")
        assert table.s.gold[0] == left
    assert "extra_troop" not in verbs(table)


@pytest.mark.rule("CYC-12.11")
def test_under_ares_heroes_move_like_troops_and_not_heroically() -> None:
    table = at_home(terms.ARES)
    table.hero("ajax", 0, "t10_l1")
    table.start(Menu(0))
    assert "heroic_move" not in verbs(table)
    table.answer("land_move t10_l1")  # t10_l2 is the only destination
    assert (table.standing("ajax"), table.s.gold[0]) == ("t10_l2", 9)
    table.answer("land_move t10_l2", "move_to t10_l3")
    assert (table.standing("ajax"), table.s.gold[0]) == ("t10_l3", 8)


# -- hera


@pytest.mark.rule("CYC-12.12", "CYC-12.13", "CYC-D31")
def test_hera_builds_a_type_that_the_faction_lacks() -> None:
    table = at_home(terms.HERA)
    table.build("t10_l1", "port")
    table.creature("typhon", 1, "t10_s1")  # suppressed buildings count
    table.start(Mandatory(0, 0, False))
    assert (table.decision, table.options) == ("build_type", ["fortress", "temple", "university"])
    table.answer("build_type temple", "build_zone t10_l2", "place_unit t10_l3")
    assert table.types("t10_l2") == ["temple"]
    assert (table.at("t10_l3"), table.s.mercenaries_left) == ((0, 1), 15)


@pytest.mark.rule("CYC-12.13")
def test_hera_does_not_look_at_the_teammate_and_builds_nothing_for_who_has_all() -> None:
    table = at_home(terms.HERA, mode="team4")
    table.land("t05_l2", 1)
    table.build("t05_l2", "temple", "port")
    assert table.start(Mandatory(0, 0, False)).options == ["fortress", "port", "temple", "university"]
    table = at_home(terms.HERA)
    table.creature("typhon", 1, "t10_s1")
    table.build("t10_l1", "port")
    table.build("t10_l2", "temple", "fortress")
    table.build("t10_l3", "university")
    assert table.start(Mandatory(0, 0, False)).decision == "place_unit"


@pytest.mark.rule("CYC-12.14")
def test_hera_sells_three_more_mercenaries_at_rising_cost() -> None:
    table = at_home(terms.HERA, gold=20).start(Menu(0))
    for left in (19, 16, 11):
        table.answer("extra_mercenary", "place_unit t10_l1")
        assert table.s.gold[0] == left
    assert "extra_mercenary" not in verbs(table)


@pytest.mark.rule("CYC-12.15", "CYC-13.23")
def test_hera_recruits_one_hero_for_four_gold_who_may_move_at_once() -> None:
    table = at_home(terms.HERA)
    table.hire("ajax", "jason")
    table.start(Menu(0)).answer("recruit_hero ajax")
    assert (table.decision, table.options) == ("place_unit", ["t10_l1", "t10_l2", "t10_l3"])
    table.answer("place_unit t10_l1")
    assert (table.standing("ajax"), table.s.gold[0]) == ("t10_l1", 6)
    assert table.s.hero_track == (terms.NONE, hero("jason"))
    assert "recruit_hero jason" not in table.options
    assert "heroic_move ajax" in table.options


# -- apollo


@pytest.mark.rule("CYC-12.16", "CYC-D34")
def test_apollo_gives_two_cornucopias_and_two_gold() -> None:
    table = at_home(terms.APOLLO)
    table.fleet("t10_s3", 0)
    table.start(Mandatory(0, 0, False))
    assert (table.decision, table.options) == ("place_cornucopia", ["t10_l1", "t10_l2", "t10_l3"])
    table.answer("place_cornucopia t10_l2")
    assert table.options == ["t10_s1", "t10_s3"]
    table.answer("place_cornucopia t10_s1")
    assert (table.tokens("t10_l2"), table.tokens("t10_s1"), table.s.gold[0]) == (1, 1, 12)


@pytest.mark.rule("CYC-12.17")
def test_without_own_sea_apollo_s_second_token_goes_anywhere_at_sea() -> None:
    table = Table(god=terms.ATHENA)
    table.s.bid_god[0] = terms.APOLLO
    table.land("t10_l1", 0)
    table.start(Mandatory(0, 0, False))
    assert len(table.options) == 18
    assert table.tokens("t10_l1") == 1
    with pytest.raises(IllegalAction, match=r"CYC-12\.17"):
        table.answer("place_cornucopia t05_l1")


@pytest.mark.rule("CYC-12.18")
def test_apollo_s_faction_buys_no_creatures_and_uses_no_heroes() -> None:
    table = at_home(terms.APOLLO, gold=20)
    table.hero("croesus", 0, "t10_l1")
    table.s.creature_track = put(table.s.creature_track, 0, card("harpy"))
    assert table.start(Menu(0)).decision == ""


# -- limits


@pytest.mark.rule("CYC-12.19", "CYC-13.13")
def test_nothing_is_placed_beside_medusa_or_the_boar_and_without_zone_it_is_lost() -> None:
    table = at_home(terms.ARES)
    table.creature("medusa", 1, "t10_l1")
    table.creature("calydonian_boar", 1, "t10_l2")
    table.start(Mandatory(0, 1, False))
    assert table.at("t10_l3") == (1, 0)  # the only zone left
    table = Table(god=terms.ARES)
    table.land("t10_l1", 0)
    table.creature("medusa", 1, "t10_l1")
    table.start(Mandatory(0, 1, False))
    assert table.s.troops_left[0] == 8


@pytest.mark.rule("CYC-12.20", "CYC-2.5")
def test_a_mercenary_counts_like_a_troop_but_returns_to_the_supply() -> None:
    table = at_home(terms.ARES)
    table.land("t10_l1", 0, mercenaries=2)
    assert table.s.troops_in(zone("t10_l1")) == 2
    table.start(Menu(0)).answer("land_move t10_l1", "move_mercenaries 2")
    assert table.at("t10_l2") == (0, 2)
    destroy_mercenaries(table.s, zone("t10_l2"), 2)
    assert table.s.mercenaries_left == 16


@pytest.mark.rule("CYC-2.1", "CYC-2.6")
def test_an_empty_reserve_gives_nothing() -> None:
    table = at_home(terms.ARES, gold=20)
    table.land("t10_l1", 0, troops=8)
    table.start(Turn(0)).answer("build_zone t10_l2")
    assert table.at("t10_l1") == (8, 0)
    assert "extra_troop" not in verbs(table)
    table = at_home(terms.ATHENA)
    table.s.philosophers_left = 0
    table.start(Mandatory(0, 1, False))
    assert table.s.philosophers[0] == 0


@pytest.mark.rule("CYC-D40")
@pytest.mark.parametrize(
    ("god", "expected"),
    [
        (terms.ATHENA, {"end_turn", "extra_philosopher", "buy_creature", "heroic_move", "sacrifice"}),
        (terms.ZEUS, {"end_turn", "extra_priestess", "peek", "buy_creature", "heroic_move", "sacrifice"}),
        (terms.POSEIDON, {"end_turn", "extra_fleet", "sea_move", "buy_creature", "heroic_move", "sacrifice"}),
        (terms.ARES, {"end_turn", "extra_troop", "land_move", "buy_creature", "sacrifice"}),
        (terms.HERA, {"end_turn", "extra_mercenary", "recruit_hero", "buy_creature", "heroic_move", "sacrifice"}),
    ],
)
def test_each_god_has_its_menu(god: int, expected: set[str]) -> None:
    table = at_home(god, gold=20)
    table.hero("croesus", 0, "t10_l1")
    table.hire("ajax")
    table.s.creature_track = put(table.s.creature_track, 0, card("harpy"))
    assert verbs(table.start(Menu(0))) == expected


# -- creatures of the track


@pytest.mark.rule("CYC-16.6", "CYC-16.7", "CYC-17.1", "CYC-17.3")
def test_temples_lower_prices_once_a_cycle_each_and_spaces_stay_empty() -> None:
    table = at_home(terms.ATHENA)
    table.build("t10_l2", "temple", "metropolis")
    table.build("t10_l1", "temple")
    table.land("t05_l1", 1, troops=1)
    table.s.creature_track = (card("dryad"), card("graeae"), card("harpy"), card("satyr"))
    table.start(Menu(0)).answer("buy_creature dryad")  # 2 less 2 of 3: free
    assert (table.decision, table.options) == ("spend_temple", ["t10_l1 temple", "t10_l2 metropolis", "t10_l2 temple"])
    table.answer("spend_temple t10_l1 temple", "spend_temple t10_l2 metropolis")
    assert (table.s.gold[0], sum(table.s.spent)) == (10, 2)
    table.answer("buy_creature satyr")  # 5 less the last 1: no question
    assert (table.s.gold[0], sum(table.s.spent)) == (6, 3)
    table.answer("buy_creature harpy")
    assert table.s.gold[0] == 2
    assert table.s.creature_track == (terms.NONE, card("graeae"), terms.NONE, terms.NONE)


@pytest.mark.rule("CYC-16.7", "CYC-16.8")
def test_suppressed_temples_give_no_reduction() -> None:
    table = at_home(terms.ATHENA)
    table.build("t10_l2", "temple", "temple")
    assert creature_price(table.s, 0, 3) == 3
    table.creature("typhon", 1, "t10_s1")
    assert creature_price(table.s, 0, 3) == 5


@pytest.mark.rule("CYC-17.2", "CYC-16.26")
def test_a_reserved_creature_is_for_one_faction_alone() -> None:
    table = at_home(terms.ATHENA)
    table.s.creature_track = (card("dryad"), card("graeae"), terms.NONE, terms.NONE)
    table.s.reserved = (1, 0, terms.NOBODY, terms.NOBODY)
    table.start(Menu(0))
    assert "buy_creature graeae" in table.options
    assert "buy_creature dryad" not in table.options
    table.answer("buy_creature graeae")
    assert table.s.reserved[1] == terms.NOBODY
