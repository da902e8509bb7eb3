"""Chapter 8: Destiny cards."""

import pytest

from pessoi.games.olympos.chapters.destiny import card_yield
from pessoi.kernel import CHANCE, IllegalAction
from pessoi.kernel.rows import add
from tests.games.olympos.positions import F, Table, card

STONES = ("paeonia", "aetolia", "lesbos")


@pytest.mark.rule("OLY-8.1")
@pytest.mark.parametrize(("start", "cards"), [(6, 0), (7, 1), (8, 1), (9, 1), (10, 0)])
def test_a_card_for_each_zeus_space_reached_or_passed(start: int, cards: int) -> None:
    t = Table()
    t.at(start, 30, 30, 30)
    t.start().expand("illyria")  # 3 spaces
    assert (t.request.decision == "destiny_draw") == bool(cards)


@pytest.mark.rule("OLY-8.1", "OLY-8.2")
def test_a_double_space_gives_one_card_and_two_spaces_two() -> None:
    two = Table()
    two.at(31, 60, 60, 60)
    two.start().expand("illyria").play("draw harmony")
    assert two.s.received[0] == 1  # space 32 is double
    assert two.request.decision == "end_window"
    fast = Table()
    fast.at(20, 60, 60, 60)
    fast.s.erinyes = 1
    fast.settle(0, "illyria")
    fast.settle(1, "elasippos")
    fast.learn(1, "hoplite")
    fast.start().play("new northern_zone")
    assert fast.costs()["elasippos"] >= 12
    fast.play("to elasippos")
    fast.play("draw harmony", "draw favour")
    assert fast.s.received[0] == 2


@pytest.mark.rule("OLY-8.4", "OLY-D-11")
def test_cards_are_played_before_the_action_and_after_the_draws_one_at_a_time() -> None:
    t = Table()
    t.settle(0, "illyria", "macedonia")
    t.hold(0, "gift_grain", "gift_wood", "gift_gold")
    t.start().play("card gift_grain", "card gift_wood")
    t.play("discover medicine")
    assert t.options("card") == []  # a purchase is paid as it is made
    t.play("bonus settler")
    assert (t.asked, t.options()) == ((0, "end_window"), ["card gift_gold", "done"])
    t.play("card gift_gold")
    assert t.cubes_of(0) == {"grain": 1, "wood": 1, "gold": 1}
    assert t.s.active == 1


@pytest.mark.rule("OLY-8.4")
def test_example_18_16_cards_first() -> None:
    """FAQ: a card may be played to gain hourglasses before a discovery is bought."""
    t = Table()
    t.settle(0, "macedonia", "boeotia", "illyria")
    t.hold(0, "season_gold")
    t.start().play("card season_gold")
    assert t.s.hourglass[0] == 2
    t.play("discover medicine", "bonus settler")
    assert (t.s.hourglass[0], t.s.position[0]) == (0, 5)


# -- the payment window: "à n'importe quel moment du tour"; "le joueur ne paye son action qu'à la fin"


@pytest.mark.rule("OLY-8.4", "OLY-4.5", "OLY-5.13", "OLY-D-16")
def test_hourglasses_of_a_card_that_counts_the_new_territory_pay_for_it() -> None:
    t = Table()
    t.settle(0, "thrace")
    t.s.hourglass[0] = 1
    t.hold(0, "season_grain", "gift_wood")
    t.start().play("new northern_zone", "to illyria")
    assert t.stack("illyria") == [0]  # moved, not paid
    assert (t.s.position[0], t.s.hourglass[0], t.show(0)["owed"]) == (0, 1, 3)
    assert (t.asked, t.options(), t.request.secret) == (
        (0, "payment_window"),
        ["card gift_wood", "card season_grain", "done"],
        True,
    )
    t.play("card season_grain")  # 2 grain territories
    assert (t.asked, t.options()) == ((0, "payment_window"), ["card gift_wood", "done"])
    t.play("done")
    assert (t.s.hourglass[0], t.s.position[0]) == (0, 0)  # all three action points
    assert t.journal[-1].values == [3, 3, 0]
    assert t.show(0)["owed"] is None
    assert t.asked == (0, "end_window")


@pytest.mark.rule("OLY-8.4", "OLY-5.17")
def test_the_payment_window_comes_after_the_fight() -> None:
    t = Table()
    t.settle(1, "paeonia", "aetolia")
    t.settle(0, "illyria", "lesbos")
    t.hold(0, "mastery_stone")
    t.start()
    assert t.options("card") == []  # 1 stone territory against 2
    t.play("new northern_zone", "to paeonia")
    assert t.s.hourglass[1] == 1
    t.play("card mastery_stone")  # 2 against 1: 3 hourglasses; no card is left to play
    assert (t.s.hourglass[0], t.s.position[0]) == (0, 2 + 1 + 2 - 3)


@pytest.mark.rule("OLY-D-16")
def test_the_payment_window_is_put_to_everybody_with_cards_and_to_nobody_else() -> None:
    t = Table()
    t.hold(0, "favour")
    t.start().play("new northern_zone", "to illyria")
    assert (t.asked, t.options(), t.request.secret) == ((0, "payment_window"), ["done"], True)
    with pytest.raises(IllegalAction, match=r"OLY-8\.6"):
        t.play("card favour")
    empty = Table().start().play("to illyria")
    assert (empty.s.position[0], empty.s.active) == (3, 1)


@pytest.mark.rule("OLY-8.4", "OLY-4.5", "OLY-6.7", "OLY-D-16")
def test_no_payment_window_after_a_purchase_idling_or_passing() -> None:
    t = Table()
    t.settle(0, "illyria", "macedonia")
    t.hold(0, "season_grain")
    t.start().play("discover medicine")
    assert t.s.position[0] == 7
    assert t.request.decision == "bonus"
    t.play("bonus settler")
    assert t.request.decision == "end_window"
    wonder = Table()
    wonder.settle(0, "crete", "attica", "argolis", "naxos", "rhodes", "mysia")
    wonder.hold(0, "gift_gold")
    wonder.start().play("build lion_gate")
    assert (wonder.request.decision, wonder.s.position[0]) == ("end_window", 7)
    idle = Table()
    idle.at(20, 63, 63, 63)
    idle.s.stock[0] = 0
    idle.hold(0, "gift_gold")
    idle.start().play("idle", "draw harmony")
    assert idle.request.decision == "end_window"
    last = Table()
    last.at(70, 75, 75, 75)
    last.hold(0, "gift_gold")
    last.start().play("pass")
    assert last.s.finished == 15


@pytest.mark.rule("OLY-4.8", "OLY-8.4")
def test_hourglasses_still_to_come_make_no_destination_payable() -> None:
    t = Table()
    t.at(73, 75, 75, 75)
    t.settle(0, "thrace")
    t.hold(0, "season_grain")
    t.start()
    assert t.options("new") == []  # 3 action points, 2 spaces left, though Illyria would bring 2 hourglasses
    t.play("move thrace")
    assert "illyria" not in t.options("to")


@pytest.mark.rule("OLY-4.5", "OLY-9.19")
def test_erinyes_are_paid_with_the_rest_and_the_cost_is_fixed_before_the_window() -> None:
    t = Table()
    t.s.erinyes = 1
    t.hold(0, "mastery_grain")
    t.start().play("new northern_zone", "to illyria")
    assert (t.show(0)["owed"], t.s.erinyes) == (2 + 1 + 2, 1)
    t.play("card mastery_grain")
    assert (t.s.position[0], t.s.erinyes) == (2, 0)


@pytest.mark.rule("OLY-D-11")
def test_the_end_window_is_put_to_everybody_with_cards() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.hold(0, "favour")
    t.start().expand("paeonia")
    assert (t.options(), t.request.secret) == (["done"], True)
    empty = Table()
    empty.settle(0, "illyria")
    empty.start().expand("paeonia")
    assert empty.s.active == 1


@pytest.mark.rule("OLY-8.5")
def test_inspiration_and_favour_have_their_own_windows() -> None:
    t = Table()
    t.hold(0, "inspiration", "favour")
    t.settle(0, "illyria", "epirus", "macedonia", "aetolia")
    assert t.start().options("card") == []
    t.expand("paeonia")
    assert t.options() == ["done"]


@pytest.mark.rule("OLY-8.6")
def test_a_card_without_effect_cannot_be_played() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.hold(0, "renown_wood", "season_wood", "harmony", "mastery_wood", "season_grain")
    assert t.start().options("card") == ["season_grain"]
    before = t.s.digest()
    with pytest.raises(IllegalAction, match=r"OLY-8\.6"):
        t.play("card harmony")
    assert t.s.digest() == before


@pytest.mark.rule("OLY-8.7")
def test_gift_of_gold() -> None:
    t = Table()
    t.hold(0, "gift_gold")
    t.start().play("card gift_gold")
    assert t.cubes_of(0) == {"gold": 1}


@pytest.mark.rule("OLY-8.8")
def test_renown_of_wood_with_three_wood_territories() -> None:
    t = Table()
    t.settle(0, "epirus", "chalcidice", "corcyra")
    t.hold(0, "renown_wood")
    t.start().play("card renown_wood")
    assert t.s.prestige[0] == 3


@pytest.mark.rule("OLY-8.9")
def test_harmony_with_one_territory_of_each_kind() -> None:
    t = Table()
    t.settle(0, "epirus", "illyria", "macedonia")
    t.hold(0, "harmony")
    assert card_yield(t.s, 0, card("harmony")) == 0
    t.settle(0, "paeonia")
    t.start().play("card harmony")
    assert t.s.prestige[0] == 3


@pytest.mark.rule("OLY-8.10")
def test_season_of_grain_with_two_grain_territories() -> None:
    t = Table()
    t.settle(0, "illyria", "thrace")
    t.hold(0, "season_grain")
    t.start().play("card season_grain")
    assert t.s.hourglass[0] == 2


@pytest.mark.rule("OLY-8.11")
def test_mastery_of_stone_needs_strictly_more() -> None:
    t = Table()
    t.settle(0, *STONES)
    t.settle(1, "caria", "mestor")
    t.hold(0, "mastery_stone")
    t.start().play("card mastery_stone")
    assert t.s.hourglass[0] == 3
    tied = Table()
    tied.settle(0, *STONES)
    tied.settle(1, "caria", "mestor", "naxos")
    tied.hold(0, "mastery_stone")
    assert tied.start().options("card") == []


@pytest.mark.rule("OLY-8.12")
def test_inspiration_is_a_star_and_favour_a_symbol_for_one_card() -> None:
    t = Table()
    t.settle(0, "crete", "attica", "argolis")
    t.hold(0, "inspiration")
    t.start().play("build lion_gate")
    assert t.hand(0) == {}
    t = Table()
    t.at(9, 9, 9, 9)
    t.hold(0, "favour")
    t.start().expand("illyria").play("draw harmony", "done", "reveal zeus", "card favour")
    assert t.request.decision == "favour"
    t.play("done")
    assert t.s.prestige == (3, 0, 0, 0)
    assert t.s.symbols_of(0) == 0


@pytest.mark.rule("OLY-8.13")
def test_cubes_are_no_territory_tokens() -> None:
    """FAQ: cards that count territories do not count cubes."""
    t = Table()
    t.cubes(0, "grain", "grain", "stone", "wood", "gold")
    for name in ("renown_grain", "season_grain", "mastery_grain", "harmony"):
        assert card_yield(t.s, 0, card(name)) == 0


@pytest.mark.rule("OLY-8.14", "OLY-C-04")
def test_an_empty_deck_is_made_from_the_discard_pile_without_the_cards_just_taken() -> None:
    t = Table()
    t.at(9, 20, 20, 20)
    t.learn(0, "oracle")
    hand = [name for name, count in zip(F.card_ids, F.card_count, strict=True) for _ in range(count)]
    t.hold(1, *hand[:16])
    t.hold(0, "harmony", "harmony", "inspiration")
    for name in ("inspiration", "favour"):
        t.s.discard = add(t.s.discard, card(name), 1)
        t.s.deck_left -= 1
    assert t.s.deck_left == 1
    t.start().expand("illyria").play("draw favour")
    assert t.options("draw") == ["inspiration", "favour"]  # the discard pile; the favour taken is another one
    t.play("draw inspiration", "draw favour")
    assert "reshuffled" in t.events()
    t.play("keep favour")
    assert t.s.deck_left == 0
    assert (t.s.discard[card("inspiration")], t.s.discard[card("favour")]) == (1, 1)


@pytest.mark.rule("OLY-8.14")
def test_played_cards_go_face_up_to_the_discard_pile() -> None:
    t = Table()
    t.hold(0, "gift_gold")
    t.start().play("card gift_gold")
    assert t.s.discard[card("gift_gold")] == 1


@pytest.mark.rule("OLY-8.15")
def test_without_deck_and_discard_pile_nothing_is_drawn() -> None:
    t = Table()
    t.at(9, 20, 20, 20)
    t.hold(1, *[name for name, count in zip(F.card_ids, F.card_count, strict=True) for _ in range(count)])
    t.start().expand("illyria")
    assert t.asked[0] != CHANCE
    assert t.s.held[0] == 0
    assert t.s.exhausted == 1
    two = Table()
    two.at(9, 20, 20, 20)
    two.learn(0, "oracle")
    two.hold(1, *[n for n, count in zip(F.card_ids, F.card_count, strict=True) for _ in range(count)][:20])
    two.start().expand("illyria").play("draw favour", "draw favour")
    assert two.options() == ["keep favour"]  # two cards, alike: asked all the same


@pytest.mark.rule("OLY-8.16")
def test_no_hand_limit_and_prestige_face_down() -> None:
    t = Table()
    t.at(9, 20, 20, 20)
    t.hold(0, *F.card_ids[:12])
    t.s.prestige = (4, 5, 0, 0)
    t.start().expand("illyria").play("draw harmony")
    assert t.s.held[0] == 13
    shown = t.show(0)
    assert [seat["prestige"] for seat in shown["seats"]] == [4, None, None, None]
    assert shown["seats"][1]["parts"]["prestige"] is None


@pytest.mark.rule("OLY-8.17")
def test_the_deck() -> None:
    counts = dict(zip(F.card_ids, F.card_count, strict=True))
    for kind in ("gift", "renown", "season", "mastery"):
        for resource in F.resource_ids:
            assert counts.pop(f"{kind}_{resource}") == 1
    assert counts == {"harmony": 2, "inspiration": 2, "favour": 2}
