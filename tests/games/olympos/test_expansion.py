"""Chapter 5: expansion."""

from random import Random
from typing import cast

import pytest

from pessoi.games.olympos.chapters.travel import entry_cost
from pessoi.games.olympos.terms import FORBIDDEN
from pessoi.i18n import catalogue
from pessoi.kernel import IllegalAction, Known, Message
from tests.games.olympos.positions import GAME, F, Table, territory


def leaving(t: Table, place: str, settler: int = -1) -> dict[str, int]:
    """Costs of moving a settler from there."""
    t.play(f"move {place}")
    if settler >= 0:
        t.play(f"settler {settler}")
    return t.costs()


@pytest.mark.rule("OLY-5.1")
def test_an_expansion_moves_one_settler_and_takes_a_territory() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.start().play("move illyria")
    assert "illyria" not in t.options("to")  # FAQ: expansion must gain a new territory
    t.play("to paeonia")
    assert (t.stack("illyria"), t.stack("paeonia")) == ([], [0])
    assert t.tokens(0) == {"stone": 1}
    assert t.s.stock[0] == 4


@pytest.mark.rule("OLY-5.2", "OLY-11.1")
def test_creating_takes_a_settler_from_the_stock_and_costs_two_or_one_with_medicine() -> None:
    t = Table()
    assert t.start().costs()["illyria"] == 3
    t.expand("illyria")
    assert (t.s.stock[0], t.s.on_map[0], t.s.position[0]) == (3, 1, 3)
    doctor = Table()
    doctor.learn(0, "medicine")
    assert doctor.start().costs()["illyria"] == 2
    empty = Table()
    empty.settle(0, "illyria")
    empty.s.stock[0] = 0
    assert empty.start().asked == (0, "destination")  # only `move` is left
    assert empty.costs()["paeonia"] == 1


@pytest.mark.rule("OLY-5.3")
def test_a_settler_appears_in_the_north_or_on_a_controlled_territory_and_moves_at_once() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.settle(1, "thrace")
    t.start()
    assert t.options("new") == ["northern_zone", "illyria"]
    t.play("new illyria")
    assert t.asked == (0, "destination")
    assert t.costs()["epirus"] == 3
    with pytest.raises(IllegalAction, match=r"OLY-5\.10"):
        t.play("to illyria")


@pytest.mark.rule("OLY-5.4")
def test_conquered_settlers_make_no_creation_place() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.settle(1, "illyria")
    assert t.start().options("new") == ["northern_zone"]
    with pytest.raises(IllegalAction, match=r"OLY-5\.4"):
        t.play("new illyria")


@pytest.mark.rule("OLY-5.5")
def test_the_northern_zone_is_never_entered_nor_crossed() -> None:
    t = Table()
    t.settle(0, "illyria")
    costs = leaving(t.start(), "illyria")
    assert "northern_zone" not in costs
    assert costs["thrace"] == 3  # by Paeonia and Macedonia, not 2 through the north


@pytest.mark.rule("OLY-5.6")
def test_the_north_borders_on_land_only() -> None:
    t = Table().start()
    steps = {to: cost - 2 for to, cost in t.costs().items()}
    assert [to for to, cost in steps.items() if cost == 1] == ["illyria", "paeonia", "macedonia", "thrace"]
    assert steps["epirus"] == steps["olympos"] == steps["chalcidice"] == 2
    assert steps["corcyra"] == 1 + 2 + 1  # Illyria, Adriatic Sea, Corcyra


@pytest.mark.rule("OLY-5.7", "OLY-5.8")
def test_land_costs_one_sea_two_and_the_origin_nothing() -> None:
    t = Table()
    t.settle(0, "corcyra")
    costs = leaving(t.start(), "corcyra")
    assert costs["illyria"] == 2 + 1
    assert costs["achaea"] == 2 + 1
    assert costs["atlas"] == 2 + 2 + 1  # Ionian Sea, Messenian Sea
    assert costs["crete"] == 2 + 2 + 2 + 1 + 2  # three seas, the island, its tribe


@pytest.mark.rule("OLY-5.9")
def test_all_territories_may_be_crossed_freely() -> None:
    t = Table(2)
    t.condemn("paeonia")
    t.barbarians("epirus")
    t.settle(1, "macedonia")
    t.settle(0, "illyria", "olympos")
    costs = leaving(t.start(), "illyria")
    assert costs["thrace"] == 3  # by condemned Paeonia and enemy Macedonia
    assert costs["aetolia"] == 2  # by the barbarians' Epirus
    assert costs["boeotia"] == 3
    assert costs["chalcidice"] == 3


@pytest.mark.rule("OLY-5.10")
def test_where_a_settler_may_not_stop() -> None:
    t = Table()
    t.condemn("macedonia", "crete")
    t.settle(0, "illyria", "paeonia")
    t.start().play("new northern_zone")
    goals = t.options("to")
    assert not {"macedonia", "crete", "illyria", "paeonia", "northern_zone", "ionian_sea"} & set(goals)
    assert set(goals) == set(F.territory_ids) - {"macedonia", "crete", "illyria", "paeonia"}
    before = t.s.digest()
    with pytest.raises(IllegalAction, match=r"OLY-5\.10"):
        t.play("to macedonia")
    assert t.s.digest() == before


@pytest.mark.rule("OLY-5.11")
def test_the_origin_is_no_destination_if_it_was_controlled() -> None:
    t = Table()
    t.settle(1, "thessaly")
    t.settle(0, "thessaly")  # after leaving, seat 1 would control it again
    costs = leaving(t.start(), "thessaly")
    assert "thessaly" not in costs


@pytest.mark.rule("OLY-5.12")
def test_the_cheapest_route_counts_unless_a_detour_is_chosen() -> None:
    t = Table()
    t.settle(0, "attica")
    costs = leaving(t.start(), "attica")
    assert costs["thessaly"] == 2 + 2  # over Boeotia, not over the Euboean Gulf (3); and the tribe
    assert costs["euboea"] == 2 + 1


@pytest.mark.rule("OLY-5.13", "OLY-9.19")
def test_creation_movement_combat_and_erinyes_are_paid_once_at_the_end() -> None:
    t = Table()
    t.settle(1, "paeonia")
    t.s.erinyes = 1
    t.s.hourglass[0] = 3
    t.start()
    assert t.costs()["paeonia"] == 2 + 1 + 2 + 2
    t.expand("paeonia")
    assert (t.s.hourglass[0], t.s.position[0]) == (0, 4)
    assert t.s.erinyes == 0


@pytest.mark.rule("OLY-5.14")
def test_an_empty_territory_is_taken_without_combat() -> None:
    t = Table().start()
    assert t.costs()["paeonia"] == 2 + 1
    t.expand("paeonia")
    assert t.stack("paeonia") == [0]


@pytest.mark.rule("OLY-5.15")
def test_the_territory_token_goes_with_control() -> None:
    t = Table()
    t.settle(0, "illyria", "thrace", "macedonia")
    assert t.tokens(0) == {"grain": 2, "gold": 1}
    t.start().expand("epirus", move="illyria")
    assert t.tokens(0) == {"grain": 1, "gold": 1, "wood": 1}  # Illyria's went back to the bank
    t.expand("macedonia")
    assert t.tokens(0) == {"grain": 1, "wood": 1}
    assert t.tokens(1) == {"gold": 1}  # to the new controller


@pytest.mark.rule("OLY-5.16", "OLY-5.28")
def test_the_zeus_token_is_with_the_controller_of_olympos_or_lies_there() -> None:
    t = Table()
    assert t.show(0)["map"]["olympos"]["zeus_token"]
    t.settle(0, "olympos")
    assert t.s.symbols_of(0) == 1
    assert not t.show(0)["map"]["olympos"]["zeus_token"]
    t.start().expand("paeonia", move="olympos")
    assert t.s.symbols_of(0) == 0
    assert t.show(0)["map"]["olympos"]["zeus_token"]  # nobody has it: it lies there
    t.expand("olympos")
    assert t.s.symbols_of(1) == 1


@pytest.mark.rule("OLY-5.17", "OLY-5.18")
@pytest.mark.parametrize(("mine", "theirs", "cost"), [(1, 0, 1), (0, 0, 2), (2, 2, 2), (0, 1, 3), (1, 2, 3)])
def test_combat_is_always_won_and_costs_by_swords(mine: int, theirs: int, cost: int) -> None:
    t = Table()
    t.settle(1, "paeonia")
    t.s.swords = (mine, theirs, 0, 0)
    t.start()
    assert t.costs()["paeonia"] == 2 + 1 + cost
    t.expand("paeonia")
    assert t.stack("paeonia") == [1, 0]


@pytest.mark.rule("OLY-5.19")
def test_swords_are_those_of_discoveries_and_of_ares_in_attack_and_defence() -> None:
    t = Table()
    t.learn(0, "metallurgy", "strategy")
    assert t.s.swords_of(0) == 3
    t.s.ares = 0b11
    assert (t.s.swords_of(0), t.s.swords_of(1)) == (5, 2)
    t.settle(0, "thrace")
    t.settle(2, "paeonia")
    t.s.active = 1
    t.at(5, 0, 5, 5)
    t.start()
    assert t.costs()["paeonia"] == 2 + 1 + 1  # Ares: 2 against 0
    assert t.costs()["thrace"] == 2 + 1 + 3  # 2 against 5


@pytest.mark.rule("OLY-5.20", "OLY-5.21", "OLY-11.4", "OLY-5.18")
def test_example_18_2_expansion_with_combat() -> None:
    t = Table()
    t.at(12, 20, 20, 20)  # White is seat 0, Blue seat 1
    t.learn(0, "astronomy", "hoplite")
    t.settle(0, "ionia")
    t.settle(1, "crete")
    assert (t.tokens(1), t.s.star[1]) == ({"wood": 1}, 1)
    t.start().play("new ionia")
    assert t.costs()["crete"] == 2 + 1 + 1 + 1 + 1
    route = next(d for d in t.choice()["destinations"] if d["to"] == "crete")["route"]
    assert route == ["icarian_sea", "cretan_sea", "crete"]
    t.play("to crete")
    assert t.s.position[0] == 18
    assert (t.tokens(0), t.s.star[0]) == ({"grain": 1, "wood": 1}, 1)
    assert (t.tokens(1), t.s.star[1]) == ({}, 0)
    assert t.s.hourglass[1] == 1
    assert t.stack("crete") == [1, 0]


@pytest.mark.rule("OLY-5.20")
def test_the_zeus_token_is_handed_over_with_olympos() -> None:
    t = Table()
    t.settle(1, "olympos")
    t.start().expand("olympos")
    assert (t.s.symbols_of(0), t.s.symbols_of(1)) == (1, 0)


@pytest.mark.rule("OLY-5.21")
def test_only_the_former_controller_receives_an_hourglass() -> None:
    """FAQ: the attacked player takes an hourglass."""
    t = Table()
    t.settle(2, "paeonia")
    t.settle(1, "paeonia")
    t.start().expand("paeonia")
    assert t.s.hourglass == [0, 1, 0, 0]
    tribe = Table().start()
    tribe.expand("thessaly")
    assert tribe.s.hourglass == [0, 0, 0, 0]


@pytest.mark.rule("OLY-5.22", "OLY-D-03")
def test_example_18_19_stacks_of_any_height_may_be_attacked_again_and_again() -> None:
    """FAQ: also by a player with conquered settlers in the stack."""
    t = Table(2)
    t.settle(0, "paeonia")
    t.settle(1, "paeonia")
    t.settle(0, "illyria")
    t.start().expand("paeonia", move="illyria")
    assert t.stack("paeonia") == [0, 1, 0]
    assert t.s.hourglass[1] == 1
    t.settle(1, "paeonia", "paeonia")
    assert t.stack("paeonia") == [0, 1, 0, 1, 1]
    t.s.position = [0, 9]
    t.s.line = [0, 1]
    t.start().play("move paeonia")
    assert t.options("settler") == ["0", "2"]  # heights from the bottom
    t.play("settler 2", "to macedonia")
    assert t.stack("paeonia") == [0, 1, 1, 1]


@pytest.mark.rule("OLY-5.23")
def test_when_the_top_settler_leaves_the_next_piece_takes_over_without_hourglass() -> None:
    t = Table()
    t.settle(1, "attica")
    t.settle(0, "attica")
    assert (t.s.star[0], t.s.star[1]) == (1, 0)
    t.start().expand("boeotia", move="attica")
    assert t.stack("attica") == [1]
    assert (t.tokens(1), t.s.star[1], t.s.star[0]) == ({"gold": 1}, 1, 0)
    assert t.s.hourglass[1] == 0
    zeus = Table()
    zeus.settle(1, "olympos")
    zeus.settle(0, "olympos")
    zeus.start().expand("paeonia", move="olympos")
    assert zeus.s.zeus_holder() == 1


@pytest.mark.rule("OLY-5.24")
def test_a_conquered_settler_gives_nothing_but_may_stay() -> None:
    t = Table()
    t.settle(1, "attica")
    t.settle(0, "attica")
    assert (t.tokens(1), t.s.star[1]) == ({}, 0)
    t.start()
    assert t.show(1)["seats"][1]["parts"]["territories"] == 0
    t.expand("illyria")
    assert t.s.active == 1
    t.expand("thrace")  # another settler acts; the conquered one stays
    assert t.stack("attica") == [1, 0]


@pytest.mark.rule("OLY-5.25")
def test_a_conquered_settler_may_leave_and_come_back_to_attack() -> None:
    t = Table()
    t.settle(0, "paeonia")
    t.settle(1, "paeonia")
    costs = leaving(t.start(), "paeonia")
    assert costs["paeonia"] == 1 + 1 + 2  # out, back, and the fight
    t.play("to paeonia")
    assert t.stack("paeonia") == [1, 0]
    assert t.s.hourglass[1] == 1
    island = Table()
    island.settle(0, "corcyra")
    island.settle(1, "corcyra")
    assert leaving(island.start(), "corcyra")["corcyra"] == 2 + 1 + 2


@pytest.mark.rule("OLY-5.26", "OLY-7.2")
def test_a_tribe_defends_without_swords_and_becomes_a_star_token() -> None:
    t = Table().start()
    assert t.costs()["thessaly"] == 2 + 3 + 2
    t.expand("thessaly")
    assert not t.s.tribes >> territory("thessaly") & 1
    assert (t.s.star[0], t.tokens(0)) == (1, {"grain": 1})
    armed = Table()
    armed.learn(0, "hoplite")
    assert armed.start().costs()["thessaly"] == 2 + 3 + 1


@pytest.mark.rule("OLY-5.27")
def test_a_star_token_left_behind_is_taken_without_combat() -> None:
    t = Table()
    t.settle(0, "thessaly")
    t.start().expand("aetolia", move="thessaly")
    assert t.s.star[0] == 0
    assert t.show(0)["map"]["thessaly"]["star_token"]
    assert t.s.active == 1
    assert t.costs()["thessaly"] == 2 + 3  # no fight
    t.expand("thessaly")
    assert t.s.star[1] == 1


@pytest.mark.rule("OLY-5.29")
def test_another_own_settler_beneath_keeps_the_territory() -> None:
    t = Table()
    t.settle(0, "attica", "attica")
    t.start().play("move attica", "settler 1", "to boeotia")
    assert t.stack("attica") == [0]
    assert (t.tokens(0), t.s.star[0]) == ({"gold": 2}, 1)


def test_distances_over_land_and_none_without_a_way() -> None:
    no_sea = F.distance[0]
    assert no_sea[territory("illyria") * 32 + territory("attica")] == 4
    assert no_sea[territory("crete") * 32 + territory("rhodes")] == FORBIDDEN
    assert len(F.distance) == 8


@pytest.mark.rule("OLY-5.12", "OLY-D-04")
def test_destinations_are_shown_with_costs_routes_and_what_follows() -> None:
    t = Table()
    t.at(10, 13, 14, 20)
    t.settle(0, "illyria")
    t.s.hourglass[0] = 1
    t.start().play("new northern_zone")
    choice = t.choice()
    assert (choice["origin"], choice["index"]) == ("northern_zone", None)
    epirus = next(d for d in choice["destinations"] if d["to"] == "epirus")
    assert (epirus["new"], epirus["way"], epirus["fight"], epirus["erinyes"], epirus["ap"]) == (2, 2, 0, 0, 4)
    assert (epirus["hourglasses"], epirus["space"], epirus["again"]) == (1, 13, True)
    assert len(epirus["route"]) == 2
    assert next(d for d in choice["destinations"] if d["to"] == "thessaly")["rival"] == "tribe"
    t.play("to epirus")
    assert t.s.active == 0  # on top at 13: again, as announced


# -- detours: "un joueur peut déplacer son colon d'autant de cases qu'il le souhaite"


def detours_to(t: Table, place: str) -> list[int]:
    """The costs that are offered after `detour`."""
    t.play(f"detour {place}")
    assert t.asked == (0, "detour_cost")
    return [int(cost) for cost in t.options("cost")]


@pytest.mark.rule("OLY-5.12", "OLY-D-04", "OLY-D-15")
def test_a_settler_may_take_a_longer_way_for_any_cost_up_to_eight_more() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.start().play("new northern_zone")
    assert t.costs()["paeonia"] == 3
    assert detours_to(t, "paeonia") == [4, 5, 6, 7, 8, 9, 10, 11]
    t.play("cost 7")
    assert (t.stack("paeonia"), t.s.position[0]) == ([0], 7)
    assert t.events()[:4] == ["detours", "creates", "takes", "pays"]
    assert t.journal[0].values == [4]


@pytest.mark.rule("OLY-5.12")
def test_only_costs_for_which_a_route_exists_are_offered() -> None:
    island = Table()
    island.settle(0, "naxos")
    island.start().play("move naxos")
    assert island.costs()["crete"] == 2 + 1 + 2  # the Cretan Sea, the island, its tribe
    assert detours_to(island, "crete") == [7, 8, 9, 10, 11, 12, 13]  # another sea is the least; 6 would be half of one
    rider = Table()
    rider.settle(0, "illyria")
    rider.learn(0, "cavalry")
    rider.s.siren = 1
    rider.start().play("move illyria")
    assert rider.costs()["attica"] == 1 + 2
    assert rider.options("detour") == []  # without the sea all ways are one stretch of land
    with pytest.raises(IllegalAction, match=r"OLY-5\.12"):
        rider.play("detour attica")


@pytest.mark.rule("OLY-5.12", "OLY-5.25")
def test_the_origin_may_be_crossed_again_but_is_no_destination() -> None:
    t = Table()
    t.condemn("lydia")
    t.settle(0, "mysia")
    t.s.siren = 1  # by land only: Mysia borders on Troad and Lydia
    t.start().play("move mysia")
    assert "mysia" not in [*t.options("to"), *t.options("detour")]
    assert t.costs()["troad"] == 1
    assert 3 in detours_to(t, "troad")  # out, back over Mysia, and out again
    conquered = Table()
    conquered.settle(0, "paeonia")
    conquered.settle(1, "paeonia")
    conquered.start().play("move paeonia")
    assert conquered.costs()["paeonia"] == 1 + 1 + 2
    assert detours_to(conquered, "paeonia")[0] == 1 + 1 + 1 + 2
    conquered.play("cost 5")
    assert conquered.stack("paeonia") == [1, 0]


@pytest.mark.rule("OLY-5.12", "OLY-4.8", "OLY-D-15")
def test_a_detour_must_be_payable_and_a_single_cost_is_not_asked() -> None:
    t = Table()
    t.at(70, 75, 75, 75)
    t.settle(0, "illyria")
    t.s.hourglass[0] = 1
    t.start().play("new northern_zone")
    assert t.costs()["paeonia"] == 3
    before = t.s.digest()
    with pytest.raises(IllegalAction, match=r"OLY-4\.8"):
        t.play("detour corcyra")
    assert t.s.digest() == before
    assert detours_to(t, "paeonia") == [4, 5, 6]
    for cost, rule in (("cost 7", r"OLY-4\.8"), ("cost 3", r"OLY-5\.12")):
        with pytest.raises(IllegalAction, match=rule):
            t.play(cost)
    t.play("cost 6")
    assert (t.s.hourglass[0], t.s.position[0]) == (0, 75)
    near = Table()
    near.at(73, 75, 75, 75)
    near.settle(0, "illyria")
    near.start().play("move illyria")
    near.play("detour paeonia")  # only 2 action points are left: nothing to choose
    assert near.s.position[0] == 75


@pytest.mark.rule("OLY-5.12", "OLY-D-15")
def test_a_detour_is_shown_with_the_space_it_leads_to_and_what_lies_there() -> None:
    t = Table()
    t.at(15, 18, 19, 19)
    t.settle(0, "illyria")
    t.start().play("new northern_zone")
    goal = next(d for d in t.choice()["destinations"] if d["to"] == "paeonia")
    ways = {way["ap"]: way for way in goal["detours"]}
    assert (ways[4]["space"], ways[4]["tokens"], ways[4]["zeus"], ways[4]["again"]) == (19, [3, 2], 0, False)
    assert (ways[6]["space"], ways[6]["tokens"], ways[6]["zeus"]) == (21, [], 1)
    t.play("detour paeonia")
    assert t.show(0)["about"] == "paeonia"
    assert [d["to"] for d in t.choice()["destinations"]] == ["paeonia"]
    k = Known(t.known(0))
    said = [catalogue("en", "olympos").say(cast(Message, GAME.detail(k, a)), "ABCD") for a in t.request.actions]
    assert said[:3] == ["space 19, on top of 2 tokens, C the uppermost", "space 20", "space 21, 1 Olympos card"]
    french = [catalogue("fr", "olympos").say(cast(Message, GAME.detail(k, a)), "ABCD") for a in t.request.actions]
    assert french[:3] == ["case 19, sur 2 jetons (au sommet\u00a0: C)", "case 20", "case 21, 1 carte Olympos"]


def test_the_table_of_detours_agrees_with_walking_about() -> None:
    """Every way of travelling: bit 0 is the cheapest route, and each other bit a walk found step by step."""
    rng = Random(4)
    for profile in range(len(F.distance)):
        run = F.land_run if profile & 1 else 0
        sea = FORBIDDEN if profile < 2 else profile // 2 - 1
        for _ in range(4):
            origin = rng.randrange(F.territories)
            reached = walk(F.territory_space[origin], run, sea, 12)
            for t, space in enumerate(F.territory_space):
                least = F.distance[profile][origin * F.territories + t]
                bits = F.detours[profile][origin * F.territories + t]
                assert (bits & 1) == (least < FORBIDDEN)
                for extra in range(F.longest_detour + 1):
                    if least + extra <= 12:
                        assert (bits >> extra & 1 == 1) == ((space, least + extra) in reached)


def walk(origin: int, run: int, sea: int, most: int) -> set[tuple[int, int]]:
    """Spaces with the costs of entering them on some way."""
    found: set[tuple[int, int]] = set()
    ways = [(origin, 0, False)]
    while ways:
        here, cost, entered = ways.pop()
        for space in F.chart.neighbours[here]:
            after = cost + entry_cost(F.chart, space, here if entered else -1, F.enter_land, run, sea)
            if after <= most and (space, after) not in found:
                found.add((space, after))
                ways.append((space, after, True))
    return found
