"""Chapter 2: components and supply, and owners' editions."""

from typing import Any

import pytest

from pessoi.games.edition import figures, packaged
from pessoi.games.olympos import create
from pessoi.games.sheet import BadFigures
from pessoi.kernel import Options
from pessoi.kernel.rows import put
from tests.games.olympos.positions import GAME, F, Table, discovery, territory


@pytest.mark.rule("OLY-2.1")
def test_the_box_holds_what_the_booklet_lists() -> None:
    assert F.tiles_in_box == 55
    assert F.wonders == 5
    assert F.territories == 32
    assert F.starred.bit_count() == 8
    assert F.gods == 10
    assert F.deck_size == 22
    assert F.discs == 20


@pytest.mark.rule("OLY-2.2")
def test_red_and_green_tiles_exist_three_times_yellow_and_blue_twice_purple_once() -> None:
    assert F.backs == [3, 2, 3, 2, 1]
    assert [F.row.count(row) for row in range(5)] == [5, 5, 5, 5, 5]


@pytest.mark.rule("OLY-2.3")
def test_eight_territories_a_resource_two_of_them_starred() -> None:
    for r in range(4):
        lands = [t for t in range(32) if F.resource_of[t] == r]
        assert len(lands) == 8
        assert sum(F.starred >> t & 1 for t in lands) == 2
    assert F.olympos == territory("olympos")
    assert F.resource_ids[F.resource_of[F.olympos]] == "stone"
    assert not F.starred >> F.olympos & 1


@pytest.mark.rule("OLY-2.4")
def test_islands_are_land_and_every_blue_area_is_sea() -> None:
    t = Table().start()
    assert t.asked == (0, "destination")
    assert {"corcyra", "euboea", "lesbos", "naxos", "rhodes", "crete"} <= set(t.options("to"))
    seas = [s["id"] for s in GAME.figures_data["map"]["space"] if s["kind"] == "sea"]
    assert len(seas) == 16
    assert "gulf_of_corinth" in seas
    assert not set(seas) & set(F.territory_ids)


@pytest.mark.rule("OLY-2.5", "OLY-3.5")
def test_twenty_discs_serve_as_token_settlers_and_markers() -> None:
    s = GAME.setup(Options(4))
    assert s.stock == [4] * 4
    assert s.reserve == (15,) * 4
    t = Table()
    t.settle(0, "illyria", "macedonia")
    t.start().play("discover medicine", "bonus settler")
    assert 1 + t.s.on_map[0] + t.s.stock[0] + t.s.reserve[0] + t.s.marker.count(0) == 20


@pytest.mark.rule("OLY-2.6")
def test_the_bank_never_runs_out_of_hourglasses_prestige_and_cubes() -> None:
    t = Table()
    t.s.hourglass[1] = 12  # all that are in the box
    t.s.cube[4] = 7
    t.hold(0, "gift_grain")
    t.lay("cavalry", "red_1")
    t.settle(0, "illyria", "macedonia")
    t.start().play("card gift_grain", "discover cavalry")
    assert t.cubes_of(0) == {"grain": 1}
    assert t.s.hourglass[0] == 2


@pytest.mark.rule("OLY-2.7")
def test_a_settler_from_an_empty_reserve_is_lost() -> None:
    t = Table()
    t.lay("surgery", "blue_1")
    t.settle(0, "illyria", "thrace", "epirus", "chalcidice")
    t.s.reserve = put(t.s.reserve, 0, 1)
    t.start().play("discover surgery", "bonus hourglass2")
    assert t.s.stock[0] == 5  # one of the two
    assert t.s.reserve[0] == 0


@pytest.mark.rule("OLY-2.8")
def test_a_marker_without_disc_is_replaced_and_counts_fully() -> None:
    t = Table()
    t.settle(0, "illyria", "macedonia")
    t.s.reserve = put(t.s.reserve, 0, 0)
    t.start().play("discover medicine", "bonus hourglass2")
    assert t.s.marker.count(0) == 1
    assert t.s.substitute[0] == 1
    assert t.s.hourglass[0] == 2
    wonders = t.show(0)["board"]["wonders"]
    assert next(w["stars"] for w in wonders if w["column"] == 1) == 1


@pytest.mark.rule("OLY-2.9")
def test_markers_on_olympos_cards_use_no_disc() -> None:
    t = Table()
    t.at(9, 9, 9, 9)
    t.learn(0, "religion")
    t.start().expand("illyria").play("draw harmony", "done", "reveal ares", "done")
    assert t.s.ares == 1
    assert t.s.reserve[0] == 15
    assert t.s.stock[0] == 3


def test_every_figure_has_a_source() -> None:
    assert all(figure.source in ("booklet", "public", "reconstructed") for figure in figures(packaged("olympos")))


def test_an_edition_changes_the_rules_figures() -> None:
    game = create({"action_costs": {"new_settler": 3}, "wonder": [{"id": "stadium", "points": 11}]})
    assert game.figures.new_settler == 3
    assert game.figures.wonder_points[1] == 11
    assert create(None).figures.new_settler == 2


def test_an_edition_changes_a_cell_cost_and_bonus() -> None:
    cell = {
        "id": "red_1",
        "fixed": {"gold": 0, "wood": 1},
        "groups": [1, 0, 0, 0],
        "bonuses": [{"index": 0, "kind": "prestige2"}],
    }
    f = create({"development_board": {"cell": [cell]}}).figures
    assert f.cell_fixed[0] == [1, 0, 1, 0]
    assert f.cell_groups[0] == [1]
    assert f.bonus_ids[f.cell_bonus[0]] == "prestige2"
    assert len(f.cell_needs[0]) == 2  # the grey resource is stone or gold


@pytest.mark.parametrize(
    ("edition", "complaint"),
    [
        ({"action_cost": {"wonder": 3}}, "no figure action_cost"),
        ({"action_costs": {"discovery": "7"}}, "action_costs.discovery takes a whole number"),
        ({"wonder": [{"id": "pyramid", "points": 3}]}, "wonder has no row 'pyramid'"),
        ({"destiny_card": [{"id": "harmony", "count": 3}]}, "Destiny cards: 23, but the other figures say 22"),
        ({"discovery": [{"id": "poetry", "end_points": 4}]}, r"scoring.poetry: 3, but the other figures say 4"),
        ({"time_track": {"last_zeus": 60}}, "Zeus spaces must ascend and end on the last one"),
        ({"action_costs": {"enter_sea": 1}}, "the sea cannot cost less than nothing"),
        ({"map": {"space": [{"id": "crete", "star": False}]}}, "starred territories: 7"),
        ({"discovery": [{"id": "money", "variants": ["stone", "grain"]}]}, "variants share a resource"),
        ({"development_board": {"cell": [{"id": "red_1", "groups": [1, 1, 1, 0]}]}}, "red_1 asks for more kinds"),
        ({"action_costs": {"hourglass_value": 2}}, "an hourglass is worth 1 by the rules"),
        ({"detour": {"most": -20}}, "detour.most must be 0 to 16, not -20"),
        ({"meta": {"players_min": 4, "players_max": 2}}, "meta.players_min must be 1 to 2, not 4"),
        ({"setup": {"settlers_on_time_track": 19}}, "settlers_on_time_track must be 0 to 16, not 19"),
        ({"setup": {"p2": {"barbarians": 5}}}, "setup.p2.barbarians must be 0 to 4, not 5"),
        ({"setup": {"p2": {"condemned_per_resource": 6}}}, "condemned_per_resource must be 1 to 5, not 6"),
        ({"setup": {"p3": {"condemned_per_resource": 8}}}, "condemned_per_resource must be 1 to 7, not 8"),
        ({"setup": {"p4": {"condemned_per_resource": 0}}}, "condemned_per_resource must be 1 to 7, not 0"),
        ({"setup": {"p5": {"grey_bonus": False}}}, "fewer bonus spaces than tiles"),
    ],
)
def test_figures_that_cannot_be_are_refused(edition: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadFigures, match=complaint):
        create(edition)


def test_the_agriculture_tile_of_the_faq_discounts_wood() -> None:
    assert F.variants[discovery("agriculture")] >> F.resource_ids.index("wood") & 1
