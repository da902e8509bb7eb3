"""Chapter 4: the time track and turns."""

import pytest

from pessoi.kernel import IllegalAction
from pessoi.kernel.rows import put
from tests.games.olympos.positions import F, Table, wonder


@pytest.mark.rule("OLY-4.1", "OLY-4.2")
def test_the_furthest_back_plays_and_of_a_pile_the_topmost() -> None:
    t = Table()
    t.at(12, 5, 5, 30)  # seat 1 lies above seat 2
    t.start()
    assert t.s.active == 1
    t.expand("illyria")  # 3 spaces, to 8
    assert t.s.active == 2


@pytest.mark.rule("OLY-4.3", "OLY-4.5", "OLY-4.4")
def test_example_18_1_payment() -> None:
    t = Table()
    t.at(30, 12, 14, 31)  # Red is seat 1, Green seat 2
    t.s.hourglass[1] = 1
    t.start().expand("illyria")  # 3 action points
    assert t.s.hourglass[1] == 0
    assert t.s.position[1] == 14
    assert t.show(0)["track"]["piles"][0] == {"space": 14, "seats": [2, 1]}  # above Green
    assert t.s.active == 1  # Red again
    t.expand("paeonia")
    assert t.s.active == 2


@pytest.mark.rule("OLY-4.5")
def test_all_hourglasses_are_spent_before_any_space() -> None:
    t = Table()
    t.s.hourglass[0] = 2
    t.start().expand("illyria")
    assert (t.s.hourglass[0], t.s.position[0]) == (0, 1)


@pytest.mark.rule("OLY-4.6")
def test_hourglasses_that_pay_everything_leave_the_token_where_it_is() -> None:
    t = Table()
    t.at(10, 10, 10, 20)
    t.s.hourglass[0] = 5
    t.start().expand("illyria")
    assert (t.s.hourglass[0], t.s.position[0]) == (2, 10)
    assert t.s.line == [0, 1, 2, 3]
    assert t.asked[1] == "turn_menu"  # no Zeus space was reached: no card
    assert t.s.active == 0
    below = Table(2)
    below.at(70, 70)  # seat 0 lies above seat 1, and has finished
    below.s.finished = 1
    below.s.hourglass[1] = 3
    below.start().expand("illyria")
    assert below.s.line == [0, 1]  # the place in the pile is kept


@pytest.mark.rule("OLY-4.7", "OLY-D-03")
def test_a_turn_is_one_action_of_expansion_or_development() -> None:
    t = Table()
    t.settle(0, "illyria", "macedonia")
    t.hold(0, "gift_wood", "inspiration")
    t.start()
    verbs = {text.split()[0] for text in t.options()}
    assert verbs == {"card", "new", "move", "discover"}
    assert t.options("card") == ["gift_wood"]
    assert t.options("new") == ["northern_zone", "illyria", "macedonia"]
    assert t.options("move") == ["illyria", "macedonia"]
    assert t.options("discover") == ["medicine"]
    t.play("card gift_wood")  # asked again after a card
    assert t.asked == (0, "turn_menu")
    assert {"cavalry", "medicine"} <= set(t.options("discover"))
    t.play("discover medicine", "bonus settler", "done")
    assert t.s.active == 1


@pytest.mark.rule("OLY-4.8", "OLY-D-04")
def test_no_action_goes_beyond_the_cross() -> None:
    t = Table()
    t.at(71, 75, 75, 75)
    t.settle(0, "illyria", "macedonia")
    t.start()
    assert t.options("discover") == []  # 7 spaces would be too many
    t.play("new illyria")
    assert t.costs() == {"paeonia": 3, "epirus": 3, "olympos": 4, "aetolia": 4}
    before = t.s.digest()
    with pytest.raises(IllegalAction, match=r"OLY-4\.8"):
        t.play("to achaea")
    assert t.s.digest() == before
    t.play("to olympos")
    assert t.s.position[0] == 75
    last = Table()
    last.at(74, 75, 75, 75)
    last.settle(0, "illyria")
    last.start().play("move illyria")  # no new settler to pay for
    assert last.costs() == {"paeonia": 1, "epirus": 1}
    rich = Table()
    rich.at(71, 75, 75, 75)
    rich.settle(0, "illyria", "macedonia")
    rich.s.hourglass[0] = 3
    assert rich.start().options("discover") == ["medicine"]


@pytest.mark.rule("OLY-4.9")
def test_who_can_do_nothing_idles_before_the_last_zeus_space() -> None:
    t = Table()
    t.at(20, 63, 63, 63)
    t.s.stock[0] = 0
    t.s.hourglass[0] = 2
    t.s.erinyes = 1
    t.hold(0, "favour")
    t.start()
    assert t.options() == ["idle"]
    t.play("idle")
    assert t.s.position[0] == 21
    assert t.s.hourglass[0] == 2
    assert t.s.erinyes == 1
    assert t.asked[1] == "destiny_draw"  # Zeus spaces count as usual


@pytest.mark.rule("OLY-4.9")
def test_nobody_passes_before_the_last_zeus_space() -> None:
    t = Table()
    t.at(64, 70, 70, 70)
    t.settle(0, "illyria")
    t.start()
    assert "pass" not in t.options()
    with pytest.raises(IllegalAction, match=r"OLY-4\.9"):
        t.play("pass")
    with pytest.raises(IllegalAction, match=r"OLY-4\.9"):
        t.play("idle")


@pytest.mark.rule("OLY-4.10", "OLY-9.4")
def test_the_sequence_of_a_turn() -> None:
    """Also worked example 18.17: the Destiny card comes, and may be played, before the Olympos card."""
    t = Table()
    t.at(18, 18, 18, 18)
    t.settle(0, "thrace")
    t.hold(0, "gift_gold", "favour")
    t.start()
    seen = [t.asked]
    for text in (
        "card gift_gold",
        "new northern_zone",
        "to illyria",
        "done",
        "draw season_grain",
        "card season_grain",
        "done",
        "reveal hecate",
    ):
        t.play(text)
        seen.append(t.asked)
    assert [decision for _, decision in seen] == [
        "turn_menu",
        "turn_menu",
        "destination",
        "payment_window",
        "destiny_draw",
        "end_window",
        "end_window",
        "olympos_reveal",
        "favour",
    ]
    t.play("done")
    assert t.s.hourglass[0] == 2  # from the card that counts the new territory
    assert t.s.active == 1


@pytest.mark.rule("OLY-4.11")
def test_the_spaces_of_the_track() -> None:
    assert (F.start, F.last_zeus, F.cross) == (0, 65, 75)
    assert dict(zip(F.zeus_spaces, F.zeus_cards, strict=True)) == {10: 1, 21: 1, 32: 2, 43: 2, 54: 2, 65: 1}


def test_a_player_with_cards_is_asked_even_with_a_single_option() -> None:
    """Otherwise silence would tell that no card can be played."""
    t = Table()
    t.at(75, 75, 75, 75)
    t.hold(0, "favour")
    t.start()
    assert (t.asked, t.options(), t.request.secret) == ((0, "turn_menu"), ["pass"], True)
    t.play("pass")
    assert t.s.finished == 15  # the others had nothing to choose


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("new thrace", "OLY-5.3"),  # another player's
        ("new paeonia", "OLY-5.4"),  # only a conquered settler there
        ("move thrace", "OLY-5.1"),
        ("discover medicine", "OLY-6.2"),  # owned
        ("discover cavalry", "OLY-6.1"),  # wood is missing
        ("discover religion", "OLY-4.8"),  # 7 spaces go beyond the cross
        ("build stadium", "OLY-7.7"),  # built by somebody else
        ("build colossus", "OLY-7.1"),  # stars are missing
        ("card favour", "OLY-8.5"),
        ("card harmony", "OLY-8.6"),
        ("idle", "OLY-4.9"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids(text: str, rule: str) -> None:
    t = Table()
    t.at(70, 75, 75, 75)
    t.lay("religion", "red_5")
    t.settle(0, "illyria", "messenia", "paeonia")
    t.settle(1, "thrace", "paeonia")
    t.learn(0, "medicine")
    t.s.built = put(t.s.built, 1, 1 << wonder("stadium"))
    t.hold(0, "favour", "harmony")
    t.start()
    with pytest.raises(IllegalAction) as refused:
        t.play(text)
    assert refused.value.rule == rule


def test_a_refusal_for_an_empty_stock_and_for_want_of_time() -> None:
    t = Table()
    t.at(75, 75, 75, 75)
    t.settle(0, "illyria")
    t.hold(0, "favour")
    t.s.hourglass[0] = 0
    t.start()
    rules = []
    for stock in (0, 1):
        t.s.stock[0] = stock
        for text in ("new northern_zone", "move illyria"):
            with pytest.raises(IllegalAction) as refused:
                t.play(text)
            rules.append(refused.value.rule)
    assert rules == ["OLY-5.2", "OLY-4.8", "OLY-4.8", "OLY-4.8"]
