"""Chapter 11: powers of the discoveries."""

import pytest

from pessoi.games.olympos.chapters.destiny import card_yield
from pessoi.games.olympos.chapters.ending import points, points_by_part
from pessoi.games.olympos.chapters.olympos_cards import afflicted
from pessoi.kernel.rows import put
from tests.games.olympos.positions import F, Table, card, discovery


def costs_from(t: Table, place: str) -> dict[str, int]:
    t.start().play(f"move {place}")
    return t.costs()


def hit(t: Table, god: str) -> list[int]:
    """Seats that the card concerns."""
    t.s.revealed = (F.god_ids.index(god),)
    seats = afflicted(t.s)
    return [seat for seat in range(t.s.players) if seats >> seat & 1]


@pytest.mark.rule("OLY-11.2")
def test_cavalry_pays_once_for_each_unbroken_run_of_land() -> None:
    t = Table()
    t.learn(0, "cavalry")
    t.settle(0, "illyria")
    costs = costs_from(t, "illyria")
    assert costs["boeotia"] == costs["paeonia"] == costs["messenia"] == 1
    assert costs["euboea"] == 1 + 2 + 1  # land, sea, and a new run
    assert costs["corcyra"] == 2 + 1
    assert costs["troad"] == 1 + 2 + 1


@pytest.mark.rule("OLY-11.2")
def test_cavalry_brings_two_hourglasses_at_once() -> None:
    t = Table()
    t.settle(0, "illyria", "epirus")
    t.start().play("discover cavalry", "bonus settler")
    assert t.s.hourglass[0] == 2


@pytest.mark.rule("OLY-11.4", "OLY-11.5")
@pytest.mark.parametrize(
    ("tiles", "cost"), [((), 5), (("astronomy",), 3), (("map_making",), 3), (("astronomy", "map_making"), 1)]
)
def test_astronomy_and_map_making_add_up(tiles: tuple[str, ...], cost: int) -> None:
    t = Table()
    t.learn(0, *tiles)
    t.settle(0, "corcyra")
    assert costs_from(t, "corcyra")["atlas"] == cost  # two seas and the island


@pytest.mark.rule("OLY-11.6")
def test_swords_and_the_card_of_phalanx() -> None:
    t = Table()
    t.learn(0, "metallurgy", "hoplite", "strategy")
    assert t.s.swords_of(0) == 4
    t.lay("phalanx", "green_1")
    t.settle(0, "illyria", "thrace", "epirus", "macedonia")
    t.start().play("discover phalanx")
    assert t.request.decision == "destiny_draw"
    t.play("draw harmony", "bonus settler", "done")
    assert t.s.swords_of(0) == 5
    assert t.hand(0) == {"harmony": 1}


@pytest.mark.rule("OLY-11.7")
def test_zeus_symbols_and_the_card_of_hellenism() -> None:
    t = Table()
    t.learn(0, "religion", "polytheism", "art")
    assert t.s.symbols_of(0) == 4
    t.lay("hellenism", "green_1")
    t.settle(0, "illyria", "thrace", "epirus", "macedonia")
    t.start().play("discover hellenism", "draw favour", "bonus settler", "done")
    assert t.s.symbols_of(0) == 5
    assert t.hand(0) == {"favour": 1}


@pytest.mark.rule("OLY-11.8", "OLY-D-06")
def test_the_first_buyer_of_money_chooses_the_tile_and_the_second_takes_the_other() -> None:
    t = Table()
    t.settle(0, "illyria", "thrace", "paeonia")
    t.settle(1, "messenia", "euboea", "aetolia")
    t.start().play("discover money")
    assert (t.asked, t.options("variant")) == ((0, "variant"), ["stone", "gold"])
    t.play("variant gold", "bonus hourglass2")
    assert t.s.discount[:4] == (0, 0, 0, 2)
    t.play("discover money")  # one tile is left: not asked
    assert t.s.discount[4:8] == (0, 2, 0, 0)
    assert t.s.left[discovery("money")] == 0
    assert F.variants[discovery("agriculture")] & F.variants[discovery("money")] == 0


@pytest.mark.rule("OLY-11.9")
def test_discounts_are_for_cells_that_name_the_resource() -> None:
    t = Table()
    t.discount(0, "agriculture", "wood")
    ap = {c["id"]: c["ap"] for c in t.show(0)["board"]["cells"]}
    assert ap["red_2"] == ap["blue_2"] == ap["purple_2"] == 5  # name wood
    assert ap["red_1"] == 7
    assert ap["red_5"] == ap["yellow_5"] == ap["purple_1"] == 7  # grey groups never count
    t.discount(0, "money", "stone")
    ap = {c["id"]: c["ap"] for c in t.show(0)["board"]["cells"]}
    assert ap["red_3"] == ap["blue_2"] == 3  # stone and wood add up
    assert ap["red_4"] == 5


@pytest.mark.rule("OLY-11.10")
def test_example_18_14_no_discount_on_the_tile_itself() -> None:
    """FAQ: Agriculture for wood, taken from a cell that names wood, costs 7."""
    t = Table()
    t.settle(0, "illyria", "thrace", "epirus", "chalcidice")
    t.start().play("discover agriculture", "variant wood", "bonus hourglass2")
    assert t.s.position[0] == 7


@pytest.mark.rule("OLY-11.11", "OLY-D-08")
def test_commerce_gives_two_cubes_of_choice() -> None:
    t = Table()
    t.settle(0, "illyria", "thrace", "epirus", "macedonia")
    t.start().play("discover commerce")
    assert (t.asked, t.options("cube")) == ((0, "commerce_cube"), ["grain", "stone", "wood", "gold"])
    t.play("cube gold")
    assert t.asked == (0, "commerce_cube")
    t.play("cube gold", "bonus settler")
    assert t.cubes_of(0) == {"gold": 2}


@pytest.mark.rule("OLY-11.12")
def test_surgery_gives_two_settlers() -> None:
    t = Table()
    t.settle(0, "paeonia", "aetolia", "epirus", "chalcidice")
    t.start().play("discover surgery", "bonus prestige2")
    assert t.s.stock[0] == 6


@pytest.mark.rule("OLY-11.13")
def test_example_18_18_b_democracy_wins_ties_of_swords() -> None:
    """FAQ: as many swords count as more; also against tribes and barbarians."""
    t = Table(2)
    t.learn(0, "democracy")
    t.settle(1, "paeonia")
    t.start()
    assert t.costs()["paeonia"] == 2 + 1 + 1
    assert t.costs()["thessaly"] == 2 + 3 + 1
    even = Table(2)
    even.learn(0, "democracy", "hoplite")
    even.barbarians("paeonia")
    assert even.start().costs()["paeonia"] == 2 + 1 + 1
    attacked = Table(2)
    attacked.learn(1, "democracy")
    attacked.settle(1, "paeonia")
    assert attacked.start().costs()["paeonia"] == 2 + 1 + 3
    weaker = Table(2)
    weaker.learn(0, "democracy")
    weaker.learn(1, "hoplite")
    weaker.settle(1, "paeonia")
    assert weaker.start().costs()["paeonia"] == 2 + 1 + 3  # no tie


@pytest.mark.rule("OLY-11.14")
def test_example_18_18_a_democracy_wins_ties_for_mastery() -> None:
    """FAQ: as many tokens as the one who has most are enough; also none against none."""
    t = Table()
    t.settle(0, "paeonia")
    t.settle(1, "aetolia")
    assert card_yield(t.s, 0, card("mastery_stone")) == 0
    t.learn(0, "democracy")
    assert card_yield(t.s, 0, card("mastery_stone")) == 3
    assert card_yield(t.s, 0, card("mastery_gold")) == 3
    t.settle(1, "lesbos")
    assert card_yield(t.s, 0, card("mastery_stone")) == 0


@pytest.mark.rule("OLY-11.15")
def test_example_18_18_c_democracy_benefits_alone_from_positive_cards() -> None:
    """FAQ: tied for most, also when nobody has a symbol."""
    t = Table()
    t.learn(0, "religion")
    t.learn(1, "religion")
    assert hit(t, "zeus") == [0, 1]
    t.learn(1, "democracy")
    assert hit(t, "zeus") == [1]
    none = Table()
    assert hit(none, "zeus") == []
    none.learn(2, "democracy")
    assert hit(none, "zeus") == [2]
    behind = Table()
    behind.learn(0, "religion")
    behind.learn(1, "democracy")
    assert hit(behind, "zeus") == [0]


@pytest.mark.rule("OLY-11.16")
def test_example_18_18_d_democracy_is_spared_by_negative_cards() -> None:
    """FAQ: with no symbol like another player; and in any other tie for fewest."""
    t = Table()
    t.learn(0, "religion")
    t.learn(1, "democracy")
    assert hit(t, "keres") == [2, 3]
    alone = Table(2)
    alone.learn(0, "religion")
    alone.learn(1, "democracy")
    assert hit(alone, "keres") == [1]  # no tie
    one = Table(2)
    one.learn(0, "religion")
    one.learn(1, "democracy", "polytheism")
    assert hit(one, "keres") == [0]  # tied at 1


@pytest.mark.rule("OLY-11.17")
def test_democracy_breaks_ties_only_against_those_without_it() -> None:
    t = Table()
    t.learn(0, "democracy")
    t.learn(1, "democracy")
    t.settle(1, "paeonia")
    assert t.start().costs()["paeonia"] == 2 + 1 + 2
    assert hit(t, "zeus") == [0, 1]
    assert hit(t, "keres") == [2, 3]
    assert card_yield(t.s, 0, card("mastery_gold")) == 0
    both = Table(2)
    both.learn(0, "democracy")
    both.learn(1, "democracy")
    assert hit(both, "keres") == [0, 1]  # all who are tied own it


@pytest.mark.rule("OLY-11.18")
def test_architecture_is_a_star_and_makes_wonders_cheaper() -> None:
    t = Table()
    before = t.show(0)["board"]["wonders"][0]
    t.learn(0, "architecture")
    after = t.show(0)["board"]["wonders"][0]
    assert (before["ap"], before["stars"]) == (7, 0)
    assert (after["ap"], after["stars"]) == (5, 1)


@pytest.mark.rule("OLY-11.19", "OLY-10.10")
def test_example_18_20_base_points_of_poetry_and_philosophy() -> None:
    """FAQ: every discovery has 2 base points, these too; a wonder has none."""
    t = Table()
    t.learn(0, "poetry", "philosophy")
    assert points(t.s, 0) == 2 + 3 + 2 + 5
    t.s.built = put(t.s.built, 0, 1)  # the Lion Gate
    assert points(t.s, 0) == 12 + 8


@pytest.mark.rule("OLY-11.20")
def test_science_counts_every_discovery_itself_included_but_no_wonder() -> None:
    t = Table()
    t.learn(0, "science", "hoplite", "art")
    t.s.built = put(t.s.built, 0, 3)
    assert points_by_part(t.s, 0)[4] == 3


@pytest.mark.rule("OLY-11.21")
def test_city_counts_settlers_on_the_map_conquered_ones_too() -> None:
    t = Table()
    t.learn(0, "city")
    t.settle(0, "illyria", "thrace")
    t.settle(1, "thrace")
    assert points_by_part(t.s, 0)[4] == 2


@pytest.mark.rule("OLY-11.22")
def test_absolutism_counts_printed_swords_not_ares_and_gives_none() -> None:
    """FAQ: Absolutism itself gives no sword."""
    t = Table()
    t.learn(0, "absolutism")
    assert t.s.swords_of(0) == 0
    t.learn(0, "strategy", "hoplite")
    t.s.ares = 1
    assert points_by_part(t.s, 0)[4] == 2 * 3


@pytest.mark.rule("OLY-11.23")
def test_engineering_is_a_star_and_counts_star_tokens() -> None:
    t = Table()
    t.learn(0, "engineering")
    t.settle(0, "crete", "attica")
    t.s.athena = put(t.s.athena, 0, 1)
    t.hold(0, "inspiration")
    assert points_by_part(t.s, 0)[4] == 3 * 2
    assert t.show(0)["board"]["wonders"][0]["stars"] == 3


@pytest.mark.rule("OLY-11.3", "OLY-8.3", "OLY-D-09")
def test_oracle_looks_at_three_keeps_one_and_discards_two_openly() -> None:
    t = Table()
    t.learn(0, "oracle")
    t.at(9, 20, 20, 20)
    t.start().expand("illyria").play("draw harmony", "draw harmony", "draw gift_gold")
    assert (t.asked, t.options("keep")) == ((0, "oracle_keep"), ["gift_gold", "harmony"])
    assert t.request.seen == 1
    t.play("keep harmony")
    assert t.hand(0) == {"harmony": 1}
    assert (t.s.discard[card("harmony")], t.s.discard[card("gift_gold")]) == (1, 1)
    assert t.s.deck_left == 22 - 3
