"""Chapter 6: discoveries."""

import pytest

from pessoi.games.olympos.chapters.payment import cube_sets, pack, requirements
from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.olympos.positions import F, Table, discovery, wonder


def buyer(name: str, cell: str, *lands: str, players: int = 4) -> Table:
    """Seat 0 with these territories; the discovery lies on that cell."""
    t = Table(players)
    t.lay(name, cell)
    t.settle(0, *lands)
    return t


@pytest.mark.rule("OLY-6.1", "OLY-D-03")
def test_what_may_be_discovered() -> None:
    t = buyer("medicine", "red_1", "illyria", "macedonia")
    assert t.start().options("discover") == ["medicine"]
    gone = buyer("medicine", "red_1", "illyria", "macedonia")
    gone.s.left = put(gone.s.left, discovery("medicine"), 0)
    assert gone.start().options("discover") == []
    with pytest.raises(IllegalAction, match=r"OLY-6\.1"):
        gone.play("discover medicine")
    poor = buyer("medicine", "red_1", "illyria")
    assert poor.start().options("discover") == []
    late = buyer("medicine", "red_1", "illyria", "macedonia")
    late.at(69, 75, 75, 75)
    assert late.start().options("discover") == []


@pytest.mark.rule("OLY-6.2")
def test_example_18_11_a_discovery_is_made_once_only() -> None:
    t = buyer("agriculture", "blue_1", "illyria", "thrace", "epirus", "chalcidice")
    t.discount(0, "agriculture", "wood")
    assert t.s.left[discovery("agriculture")] == 1
    assert "agriculture" not in t.start().options("discover")
    with pytest.raises(IllegalAction, match=r"OLY-6\.2"):
        t.play("discover agriculture")


@pytest.mark.rule("OLY-6.3", "OLY-6.4")
def test_example_18_3_named_cost() -> None:
    t = buyer("surgery", "blue_1", "illyria", "thrace", "epirus")
    assert "surgery" not in t.start().options("discover")
    t.cubes(0, "wood")
    t.start().play("discover surgery", "bonus hourglass2")
    assert t.cubes_of(0) == {}
    assert t.tokens(0) == {"grain": 2, "wood": 1}


@pytest.mark.rule("OLY-6.4")
def test_example_18_4_half_named_cost() -> None:
    t = buyer("science", "purple_1", "illyria", "thrace", "messenia", "euboea", "ionia")
    assert t.tokens(0) == {"grain": 5}
    assert "science" not in t.start().options("discover")
    t.settle(0, "macedonia", "boeotia")
    assert "science" in t.start().options("discover")


@pytest.mark.rule("OLY-6.4")
def test_example_18_5_grey_cost_three_alike_and_one_other() -> None:
    needs = F.cell_needs[F.cell_ids.index("blue_5")]
    assert sorted(needs) == sorted(requirements([0, 0, 0, 0], [3, 1]))
    assert len(needs) == 12
    t = buyer("strategy", "blue_5", "macedonia", "boeotia", "laconia")
    assert "strategy" not in t.start().options("discover")
    t.settle(0, "epirus")
    assert "strategy" in t.start().options("discover")
    alike = buyer("strategy", "blue_5", "macedonia", "boeotia", "laconia", "attica")
    assert "strategy" not in alike.start().options("discover")  # four of a kind are no other kind


@pytest.mark.rule("OLY-6.4")
def test_example_18_6_grey_cost_two_pairs_and_two_singles() -> None:
    t = buyer("philosophy", "purple_5", "illyria", "thrace", "epirus", "chalcidice", "macedonia")
    assert "philosophy" not in t.start().options("discover")
    t.settle(0, "paeonia")
    assert t.tokens(0) == {"grain": 2, "wood": 2, "gold": 1, "stone": 1}
    assert "philosophy" in t.start().options("discover")


@pytest.mark.rule("OLY-6.5", "OLY-D-05")
def test_tokens_go_first_and_only_minimal_cube_sets_are_offered() -> None:
    tokens = pack([1, 0, 0, 0])
    assert cube_sets(requirements([2, 0, 0, 0], []), tokens, pack([5, 0, 0, 0])) == [pack([1, 0, 0, 0])]
    pair = requirements([0, 0, 0, 0], [2])
    assert cube_sets(pair, tokens, pack([1, 2, 0, 0])) == [pack([1, 0, 0, 0]), pack([0, 2, 0, 0])]
    assert cube_sets(pair, pack([2, 0, 0, 0]), pack([1, 2, 0, 0])) == [0]  # nothing is less than two stones
    t = buyer("religion", "red_5", "illyria", "paeonia")
    t.cubes(0, "grain", "stone", "gold")
    t.start().play("discover religion")
    assert (t.asked, t.options("pay")) == ((0, "cube_payment"), ["grain", "stone"])
    t.play("pay stone", "bonus prestige2")
    assert t.cubes_of(0) == {"grain": 1, "gold": 1}


@pytest.mark.rule("OLY-6.5", "OLY-D-05")
def test_a_single_way_to_pay_is_not_asked() -> None:
    t = buyer("religion", "red_5", "illyria")
    t.cubes(0, "grain", "stone")
    t.start().play("discover religion")
    assert t.asked == (0, "bonus")
    assert t.cubes_of(0) == {"stone": 1}


@pytest.mark.rule("OLY-6.6")
def test_a_discovery_costs_seven_less_discounts_more_with_erinyes() -> None:
    t = buyer("surgery", "blue_1", "illyria", "thrace", "epirus", "chalcidice")
    t.s.erinyes = 1
    t.start().play("discover surgery", "bonus hourglass2")
    assert t.s.position[0] == 9
    cheap = buyer("surgery", "blue_1", "illyria", "thrace", "epirus", "chalcidice")
    cheap.discount(0, "agriculture", "wood")
    cheap.start().play("discover surgery", "bonus hourglass2")
    assert cheap.s.position[0] == 5


@pytest.mark.rule("OLY-6.7", "OLY-11.2")
def test_example_18_15_hourglasses_of_a_purchase_do_not_pay_for_it() -> None:
    t = buyer("cavalry", "red_1", "illyria", "macedonia")
    t.start().play("discover cavalry", "bonus hourglass2")
    assert (t.s.position[0], t.s.hourglass[0]) == (7, 4)


@pytest.mark.rule("OLY-6.7")
def test_faq_a_card_drawn_with_phalanx_pays_from_the_next_turn_on() -> None:
    t = buyer("phalanx", "green_1", "illyria", "thrace", "epirus", "macedonia")
    t.start().play("discover phalanx", "draw season_grain")
    assert t.asked == (0, "bonus")  # nothing is played between purchase and payment
    t.play("bonus prestige2")
    assert t.s.position[0] == 7
    t.play("card season_grain")
    assert (t.s.position[0], t.s.hourglass[0]) == (7, 2)


@pytest.mark.rule("OLY-6.8")
def test_the_order_of_resolution() -> None:
    t = buyer("commerce", "green_5", "illyria", "paeonia", "epirus")
    t.cubes(0, "gold")
    t.start().play("discover commerce", "cube wood", "cube wood", "bonus settler")
    names = t.events()
    order = ["spends_cubes", "discovers", "pays", "cube", "bonus", "recruits"]
    places = [names.index(name) for name in order]
    assert places == sorted(places)


@pytest.mark.rule("OLY-6.9", "OLY-8.3", "OLY-11.3")
def test_example_18_13_oracle_works_at_once() -> None:
    """FAQ: a new Oracle already counts for the Zeus space that its purchase reaches."""
    t = buyer("oracle", "yellow_1", "illyria", "thrace", "paeonia")
    t.at(5, 20, 20, 20)
    t.start().play("discover oracle", "bonus cube_wood")
    assert t.s.position[0] == 12
    t.play("draw harmony", "draw favour", "draw gift_gold")
    assert t.asked == (0, "oracle_keep")
    t.play("keep gift_gold")
    assert t.hand(0) == {"gift_gold": 1}
    assert t.s.discard[F.favour] == 1


@pytest.mark.rule("OLY-6.10", "OLY-6.11", "OLY-D-07")
def test_a_bonus_is_taken_from_a_free_space_and_is_not_optional() -> None:
    t = buyer("medicine", "red_1", "illyria", "macedonia")
    t.settle(1, "thrace", "boeotia")
    t.start().play("discover medicine")
    assert t.options() == ["bonus settler", "bonus hourglass2"]
    with pytest.raises(IllegalAction, match=r"OLY-6\.11"):
        t.play("bonus cube_stone")  # grey
    with pytest.raises(IllegalAction, match=r"OLY-6\.10"):
        t.play("bonus prestige2")  # not of this cell
    t.play("bonus hourglass2")
    assert (t.s.marker[1], t.s.reserve[0]) == (0, 12)  # two discs on the map, one as marker
    t.play("discover medicine")  # the only space left is not asked for
    assert t.s.marker[:3] == (1, 0, -1)
    assert t.s.stock[1] == 5


@pytest.mark.rule("OLY-6.12")
def test_example_18_7_what_the_bonuses_give() -> None:
    lands = ("illyria", "thrace", "epirus", "chalcidice")
    gold = buyer("surgery", "blue_1", *lands)
    gold.start().play("discover surgery", "bonus cube_gold")
    assert gold.cubes_of(0) == {"gold": 1}
    glass = buyer("surgery", "blue_1", *lands)
    glass.start().play("discover surgery", "bonus hourglass2")
    assert glass.s.hourglass[0] == 2
    lands = ("macedonia", "boeotia", "laconia", "epirus")
    prestige = buyer("strategy", "blue_5", *lands)
    prestige.start().play("discover strategy", "bonus prestige2")
    assert prestige.s.prestige[0] == 2
    settler = buyer("strategy", "blue_5", *lands)
    settler.start().play("discover strategy", "bonus settler")
    assert (settler.s.stock[0], settler.s.reserve[0]) == (5, 15 - 4 - 2)


@pytest.mark.rule("OLY-6.13")
def test_purple_discoveries_give_no_bonus_and_no_marker() -> None:
    t = buyer("science", "purple_1", "illyria", "thrace", "messenia", "macedonia", "boeotia")
    t.start().play("discover science")
    assert t.s.active == 1
    assert set(t.s.marker) == {-1}
    assert t.s.reserve[0] == 10


@pytest.mark.rule("OLY-6.14")
def test_a_settler_from_a_bonus_is_used_from_the_next_turn_on() -> None:
    t = buyer("medicine", "red_1", "illyria", "macedonia")
    t.s.stock[0] = 0
    t.at(0, 20, 20, 20)
    assert t.start().options("new") == []
    t.play("discover medicine", "bonus settler")
    assert t.asked == (0, "turn_menu")
    assert t.options("new") == ["northern_zone", "illyria", "macedonia"]


@pytest.mark.rule("OLY-6.15")
def test_a_cube_from_the_purchase_does_not_pay_for_it() -> None:
    t = buyer("commerce", "green_5", "illyria", "paeonia", "epirus")  # gold is missing
    assert "commerce" not in t.start().options("discover")
    t.cubes(0, "gold")
    t.start().play("discover commerce", "cube gold", "cube gold", "bonus settler")
    assert t.cubes_of(0) == {"gold": 2}


@pytest.mark.rule("OLY-6.8", "OLY-11.6")
def test_example_18_8_discovery() -> None:
    t = buyer("strategy", "blue_5", "illyria", "thrace", "epirus")
    t.at(22, 30, 30, 30)
    t.cubes(0, "grain")
    stock, reserve = t.s.stock[0], t.s.reserve[0]
    t.start().play("discover strategy", "bonus settler")
    assert t.cubes_of(0) == {}
    assert t.s.swords_of(0) == 2
    assert (t.s.stock[0], t.s.reserve[0]) == (stock + 1, reserve - 2)
    t.s.wonder_column = put(t.s.wonder_column, wonder("stadium"), 4)
    shown = t.show(0)["board"]["wonders"]
    assert next(w["stars"] for w in shown if w["id"] == "stadium") == 1  # the marker in column 5
    assert t.s.position[0] == 29
