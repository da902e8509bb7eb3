"""Chapter 9: Olympos cards."""

import pytest

from pessoi.games.olympos.chapters.olympos_cards import afflicted
from pessoi.kernel import CHANCE, IllegalAction
from pessoi.kernel.rows import put
from tests.games.olympos.positions import F, Table, territory


def god(name: str) -> int:
    return F.god_ids.index(name)


def concerned(t: Table, name: str) -> list[int]:
    t.s.revealed = (god(name),)
    return [seat for seat in range(t.s.players) if afflicted(t.s) >> seat & 1]


def at_the_first_space(players: int = 4) -> Table:
    """Everybody just before the first Zeus space; seat 0 to play."""
    t = Table(players)
    t.at(*[9] * players)
    return t


def reveal(t: Table, name: str, to: str = "illyria") -> Table:
    """Seat 0 passes the space, draws a Destiny card, and reveals the card; nobody adds a symbol."""
    t.start().expand(to).play("draw harmony", "done", f"reveal {name}")
    while t.request.decision == "favour":
        t.play("done")
    return t


@pytest.mark.rule("OLY-9.1", "OLY-C-05")
@pytest.mark.parametrize("space", [10, 21, 65])
def test_a_single_space_reveals_its_card_for_the_first_player_only(space: int) -> None:
    t = Table()
    t.at(*[space - 1] * 4)
    t.settle(1, "thrace")
    t.start().expand("illyria").play("draw harmony", "done")
    assert t.asked == (CHANCE, "olympos_reveal")
    t.play(t.options()[0])
    while t.request.decision != "turn_menu":
        t.play(t.options()[-1])
    assert t.s.active == 1
    t.expand("macedonia").play("draw favour", "done")
    assert t.s.active == 2  # no second card


@pytest.mark.rule("OLY-9.2")
def test_a_double_space_reveals_for_the_first_and_for_the_last_of_all() -> None:
    t = Table(3)
    t.at(31, 31, 31)
    revealed = []
    t.start()
    for place in ("illyria", "thrace", "macedonia"):
        t.expand(place).play("draw favour" if place != "macedonia" else "draw harmony")
        while t.request.decision in ("end_window", "favour"):
            t.play("done")
        revealed.append(t.request.decision == "olympos_reveal")
        if revealed[-1]:
            t.play("reveal hecate" if place == "illyria" else "reveal zeus")
        while t.request.decision in ("end_window", "favour"):
            t.play("done")
    assert revealed == [True, False, True]


@pytest.mark.rule("OLY-9.3")
def test_finished_players_count_for_the_second_card() -> None:
    t = Table(2)
    t.at(53, 70)
    t.s.finished = 2
    assert t.s.turned[4] == 1
    t.start().expand("illyria").play("draw harmony", "done")
    assert t.request.decision == "olympos_reveal"


@pytest.mark.rule("OLY-9.5")
def test_several_cards_due_are_revealed_in_track_order() -> None:
    t = Table(2)
    t.at(42, 50)  # seat 0 will be the last at 43 and the first at 54
    t.s.erinyes = 1
    t.settle(0, "illyria")
    t.settle(1, "elasippos")
    t.learn(1, "hoplite")
    t.start().expand("elasippos", new="northern_zone")
    assert t.s.position[0] >= 54
    t.play("draw harmony", "draw favour", "done", "reveal zeus", "done")
    assert (t.s.turned[3], t.s.turned[4]) == (2, 0)
    assert t.request.decision == "olympos_reveal"
    t.play("reveal hecate", "done")
    assert t.s.turned[4] == 1


@pytest.mark.rule("OLY-9.6", "OLY-9.18", "OLY-9.22")
def test_a_new_card_ends_ares_and_the_siren_before_it_is_judged() -> None:
    t = at_the_first_space()
    t.s.ares = 0b0101
    t.s.siren = 0b0010
    t.s.erinyes = 0b1000
    t.start().expand("illyria").play("draw harmony", "done", "reveal hecate")
    assert (t.s.ares, t.s.siren) == (0, 0)
    assert t.s.erinyes == 0b1000  # waits for the next action


@pytest.mark.rule("OLY-9.7", "OLY-D-12")
def test_favour_is_offered_once_around_clockwise_from_the_triggering_player() -> None:
    t = Table(3)
    t.at(9, 8, 9)
    t.hold(0, "favour", "favour", "harmony")
    t.hold(2, "harmony")
    t.start()
    assert t.s.active == 1
    t.expand("illyria").play("draw inspiration", "done", "reveal zeus")
    assert (t.asked, t.options(), t.request.secret) == ((1, "favour"), ["done"], True)
    t.play("done")
    assert (t.asked, t.options()) == ((2, "favour"), ["done"])
    t.play("done")
    assert (t.asked, t.options()) == ((0, "favour"), ["card favour", "done"])
    t.play("card favour", "card favour")  # all favours lie open now: nobody is asked any more
    assert t.s.prestige == (3, 0, 0)


@pytest.mark.rule("OLY-9.8")
def test_no_other_card_may_be_played_after_the_reveal() -> None:
    t = at_the_first_space()
    t.hold(0, "gift_gold", "favour")
    t.start().expand("illyria").play("draw harmony", "done", "reveal zeus")
    assert t.options() == ["card favour", "done"]
    with pytest.raises(IllegalAction, match=r"OLY-9\.8"):
        t.play("card gift_gold")


@pytest.mark.rule("OLY-9.9")
def test_symbols_are_those_of_discoveries_the_zeus_token_and_favours() -> None:
    t = at_the_first_space()
    t.learn(0, "religion", "art")
    t.settle(0, "olympos")
    t.hold(0, "favour")
    assert t.s.symbols_of(0) == 4
    t.start().expand("illyria").play("draw harmony", "done", "reveal hecate", "card favour")
    assert t.s.symbols_of(0) == 5
    t.play("done")
    assert t.s.symbols_of(0) == 4


@pytest.mark.rule("OLY-9.10")
def test_a_positive_card_benefits_all_with_the_most_symbols_at_least_one() -> None:
    t = Table()
    assert concerned(t, "zeus") == []
    t.learn(1, "religion")
    t.learn(3, "polytheism")
    assert concerned(t, "zeus") == [1, 3]
    t.learn(3, "art")
    assert concerned(t, "zeus") == [3]


@pytest.mark.rule("OLY-9.11")
def test_a_negative_card_hits_all_with_the_fewest() -> None:
    t = Table()
    assert concerned(t, "keres") == [0, 1, 2, 3]
    t.learn(0, "religion")
    t.learn(2, "art")
    assert concerned(t, "keres") == [1, 3]
    t.learn(1, "polytheism")
    t.learn(3, "polytheism")
    assert concerned(t, "keres") == [0, 1, 3]


@pytest.mark.rule("OLY-9.12", "OLY-9.16", "OLY-D-13")
def test_artemis_gives_cubes_of_choice_clockwise_from_the_triggering_player() -> None:
    t = Table(3)
    t.at(9, 9, 8)
    for seat, tile in ((0, "religion"), (1, "polytheism"), (2, "hellenism")):
        t.learn(seat, tile)
    t.start().expand("illyria").play("draw harmony", "done", "reveal artemis", "done")
    order = []
    for kind in ("gold", "wood", "stone"):
        assert t.request.decision == "artemis_cube"
        assert t.options("cube") == ["grain", "stone", "wood", "gold"]
        order.append(t.request.seat)
        t.play(f"cube {kind}")
    assert order == [2, 0, 1]
    assert [t.cubes_of(seat) for seat in range(3)] == [{"wood": 1}, {"stone": 1}, {"gold": 1}]


@pytest.mark.rule("OLY-9.13")
def test_finished_players_are_concerned_and_may_play_favour() -> None:
    t = Table(2)
    t.at(53, 70)
    t.s.finished = 2
    t.hold(1, "favour")
    t.start().expand("illyria").play("draw harmony", "done", "reveal zeus", "done")
    assert (t.asked, t.options()) == ((1, "favour"), ["card favour", "done"])
    t.play("card favour")
    while t.request.decision == "favour":
        t.play("done")
    assert t.s.prestige == (0, 3)


@pytest.mark.rule("OLY-9.14")
def test_zeus_gives_three_prestige() -> None:
    t = at_the_first_space()
    t.learn(2, "religion")
    assert reveal(t, "zeus").s.prestige == (0, 0, 3, 0)


@pytest.mark.rule("OLY-9.15")
def test_hecate_gives_a_settler_from_the_reserve() -> None:
    t = at_the_first_space()
    t.learn(2, "religion")
    reveal(t, "hecate")
    assert (t.s.stock[2], t.s.reserve[2]) == (5, 14)


@pytest.mark.rule("OLY-9.17")
def test_athena_gives_a_star_kept_until_used_and_worth_nothing() -> None:
    t = at_the_first_space()
    t.learn(1, "religion")
    t.settle(1, "crete", "attica", "argolis")
    reveal(t, "athena")
    assert t.s.athena == (0, 1, 0, 0)
    assert t.s.active == 1
    before = t.show(1)["scores"][1]
    t.s.athena = put(t.s.athena, 1, 0)
    assert t.show(1)["scores"][1] == before
    t.s.athena = put(t.s.athena, 1, 1)
    t.play("build lion_gate")
    assert t.s.athena[1] == 0


@pytest.mark.rule("OLY-9.18")
def test_ares_gives_two_swords() -> None:
    t = at_the_first_space()
    t.learn(1, "religion", "hoplite")
    reveal(t, "ares")
    assert [t.s.swords_of(seat) for seat in range(4)] == [0, 3, 0, 0]


@pytest.mark.rule("OLY-9.19")
def test_erinyes_make_the_next_action_dearer_once() -> None:
    t = at_the_first_space()
    t.learn(0, "religion")
    t.learn(2, "religion")
    t.learn(3, "polytheism")
    reveal(t, "erinyes")
    assert t.s.erinyes == 0b0010
    assert t.s.active == 1
    assert t.costs()["macedonia"] == 2 + 1 + 2
    t.expand("macedonia")
    assert t.s.position[1] == 14
    assert t.s.erinyes == 0


@pytest.mark.rule("OLY-9.20", "OLY-D-14")
def test_hades_takes_a_settler_of_choice_back_to_the_stock() -> None:
    t = at_the_first_space(2)
    t.learn(0, "religion")
    t.settle(1, "attica", "paeonia", "thrace")
    t.settle(0, "paeonia")
    stock = t.s.stock[1]
    reveal(t, "hades")
    assert (t.asked, t.options()) == (
        (1, "hades_settler"),
        ["surrender paeonia", "surrender thrace", "surrender attica"],
    )
    t.play("surrender attica")
    assert (t.stack("attica"), t.s.stock[1], t.s.star[1]) == ([], stock + 1, 0)
    assert t.show(0)["map"]["attica"]["star_token"]


@pytest.mark.rule("OLY-9.20", "OLY-D-14")
def test_hades_passes_control_on_asks_which_of_a_stack_and_may_find_nobody() -> None:
    t = at_the_first_space(2)
    t.learn(0, "religion")
    t.settle(1, "attica")
    t.settle(0, "attica")
    t.settle(1, "attica")
    reveal(t, "hades")
    assert t.options() == ["settler 0", "settler 2"]
    t.play("settler 2")
    assert t.stack("attica") == [1, 0]
    assert t.s.star[0] == 1
    nobody = at_the_first_space(2)
    nobody.learn(0, "religion")
    reveal(nobody, "hades")
    assert nobody.s.stock[1] == 4


@pytest.mark.rule("OLY-9.21")
def test_keres_cost_two_points_at_the_end() -> None:
    t = at_the_first_space()
    t.learn(0, "religion")
    reveal(t, "keres")
    assert t.s.keres == 0b1110
    assert [seat["parts"]["keres"] for seat in t.show(0)["seats"]] == [0, -2, -2, -2]


@pytest.mark.rule("OLY-9.22")
def test_the_siren_forbids_the_sea_whatever_it_costs() -> None:
    t = Table()
    t.learn(0, "astronomy", "map_making")
    t.s.siren = 1
    t.settle(0, "illyria")
    t.start().play("new northern_zone")
    goals = set(t.options("to"))
    assert not goals & {"corcyra", "euboea", "lesbos", "troad", "atlas", "naxos"}
    assert {"messenia", "laconia", "attica"} <= goals
    island = Table()
    island.s.siren = 1
    island.settle(0, "crete")
    assert "crete" not in island.start().options("new")
    assert island.request.decision == "destination"  # from the north only


@pytest.mark.rule("OLY-9.22")
def test_the_siren_marks_those_with_the_fewest_symbols() -> None:
    t = at_the_first_space()
    t.learn(0, "religion")
    assert reveal(t, "siren").s.siren == 0b1110
    assert "corcyra" not in t.options("to")


@pytest.mark.rule("OLY-9.14", "OLY-9.17", "OLY-9.18", "OLY-9.19", "OLY-9.21", "OLY-9.22")
@pytest.mark.parametrize("name", F.god_ids)
def test_a_card_does_its_own_work_and_no_other(name: str) -> None:
    t = at_the_first_space(2)
    t.learn(0, "religion")
    t.settle(0, "thrace")
    t.settle(1, "attica", "macedonia")
    t.hold(1, "gift_wood")
    reveal(t, name)
    marks = {
        "zeus": any(t.s.prestige),
        "hecate": t.s.stock[0] != 3,  # of four, one was created
        "artemis": t.asked[1] == "artemis_cube",
        "athena": any(t.s.athena),
        "ares": t.s.ares != 0,
        "erinyes": t.s.erinyes != 0,
        "hades": t.asked[1] == "hades_settler",
        "keres": t.s.keres != 0,
        "siren": t.s.siren != 0,
        "nemesis": t.s.held[1] == 0,
    }
    assert [god for god, marked in marks.items() if marked] == [name]


@pytest.mark.rule("OLY-3.14", "OLY-C-05")
def test_a_card_once_revealed_does_not_come_again() -> None:
    t = at_the_first_space()
    t.s.revealed = (god("zeus"), god("siren"))
    t.start().expand("illyria").play("draw harmony", "done")
    assert sorted(t.options("reveal")) == sorted(set(F.god_ids) - {"zeus", "siren"})


@pytest.mark.rule("OLY-9.23")
def test_nemesis_discards_the_whole_hand() -> None:
    t = at_the_first_space()
    t.learn(0, "religion")
    t.hold(1, "gift_gold", "favour", "harmony")
    t.hold(2, "gift_wood")
    reveal(t, "nemesis")
    assert t.s.held == (1, 0, 0, 0)
    assert sum(t.s.discard) == 4


@pytest.mark.rule("OLY-9.24")
def test_the_players_concerned_are_fixed_before_any_effect() -> None:
    t = at_the_first_space(3)
    t.learn(0, "art")
    t.settle(1, "olympos")
    t.learn(2, "religion")
    assert [t.s.symbols_of(seat) for seat in range(3)] == [2, 1, 1]
    t.settle(2, "thrace")
    reveal(t, "hades")
    assert t.s.zeus_holder() == -1  # seat 1 had only that settler and lost the symbol
    assert not t.s.pile[territory("thrace")]  # seat 2 is hit all the same
