"""The figures: what they give to the rules, and what they refuse."""

from typing import Any

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.board import card_of, has_miniature, miniature_of
from pessoi.games.cyclades.components import LAND, SEA, Components
from pessoi.games.edition import figures as list_figures
from pessoi.games.edition import merged, packaged
from pessoi.games.sheet import BadFigures


@pytest.fixture(scope="module")
def figures() -> Components:
    return Components(merged("cyclades", None))


@pytest.mark.rule("CYC-2.1", "CYC-2.2")
def test_the_box_holds_what_the_rules_say(figures: Components) -> None:
    assert (figures.troops, figures.fleets, figures.mercenaries) == (8, 8, 16)
    assert figures.buildings == [10, 10, 10, 10]
    assert figures.bonuses == [3] * 8
    assert (figures.philosophers, figures.priestesses) == (20, 20)
    assert (len(terms.CREATURE_IDS), len(terms.HERO_IDS)) == (31, 16)


@pytest.mark.rule("CYC-9.8")
def test_the_highest_offering_is_printed_in_the_booklet_its_scale_is_not() -> None:
    sources = {figure.path: figure.source for figure in list_figures(packaged("cyclades"))}
    assert (sources["offering.max"], sources["offering.spaces"]) == ("booklet", "reconstructed")
    assert "offering.sources.max" not in sources
    edited = {
        f.path: f.source for f in list_figures(merged("cyclades", {"offering": {"max": 30}}), packaged("cyclades"))
    }
    assert edited["offering.max"] == "edition"


@pytest.mark.rule("CYC-2.3")
def test_gold_control_and_cornucopias_are_unlimited(figures: Components) -> None:
    for supply in ("gold", "cornucopias", "control"):
        assert not hasattr(figures, supply)  # no count of them limits anything


@pytest.mark.rule("CYC-1.7")
def test_twelve_cards_have_thirteen_figures(figures: Components) -> None:
    assert [has_miniature(c) for c in range(terms.CREATURES)] == [terrain > 0 for terrain in figures.terrain]
    assert sum(1 for terrain in figures.terrain if terrain) == 12
    assert terms.MINIATURES == 13
    assert card_of(terms.SCYLLA) == terms.CHARYBDIS_SCYLLA
    assert all(card_of(miniature_of(c)) == c for c in range(terms.FIRST_MINIATURE, terms.CREATURES))


def test_figures_stand_on_their_terrain(figures: Components) -> None:
    assert figures.terrain[terms.MEDUSA] == LAND
    assert figures.terrain[terms.KRAKEN] == SEA
    assert figures.terrain[terms.HYDRA] == LAND | SEA
    assert figures.terrain[terms.PEGASUS] == 0


@pytest.mark.rule("CYC-1.2", "CYC-1.3", "CYC-20.1")
def test_modes_group_factions_into_teams_and_seats(figures: Components) -> None:
    assert sorted(figures.modes) == ["duel2", "solo3", "solo4", "solo5", "team4", "team6"]
    assert figures.modes["solo5"].team_of == [0, 1, 2, 3, 4]
    assert figures.modes["team6"].team_of == [0, 0, 1, 1, 2, 2]
    assert figures.modes["duel2"].team_of == figures.modes["team4"].team_of == [0, 0, 1, 1]
    assert figures.modes["duel2"].seat_of == [0, 0, 1, 1]
    assert figures.modes["team4"].seat_of == [0, 1, 2, 3]


@pytest.mark.rule("CYC-C7")
def test_the_die(figures: Components) -> None:
    assert figures.die_values == [0, 1, 2, 3]
    assert figures.die_weights == [1, 2, 2, 1]


def test_an_edition_changes_a_figure_and_leaves_the_others(figures: Components) -> None:
    edition = {"offering": {"spaces": [1, 2, 4, 6, 8, 10, 13, 16, 20, 25]}}
    changed = Components(merged("cyclades", edition))
    assert changed.spaces[2:5] == [4, 6, 8]
    assert changed.creature_costs == figures.creature_costs


@pytest.mark.parametrize(
    ("edition", "complaint"),
    [
        ({"limits": {"metropolis_tokens": 25}}, "add up to 24"),
        ({"limits": {"buildings": {"port": 11}}}, "add up to 41"),
        ({"offering": {"spaces": [1, 2, 3, 5, 7, 10, 13, 16, 20, 30]}}, "at most 25"),
        ({"die": {"faces": [0, 1, 1, 2, 2, 10]}}, "0 to 9"),
        ({"creatures": [{"id": "pegasus", "terrain": "land"}]}, "creatures.pegasus.terrain"),
        ({"gods": {"poseidon": {"sea_move_cost": 0}}}, "sea_move_cost must be at least 1, not 0"),
        ({"gods": {"ares": {"land_move_cost": -1}}}, "land_move_cost must be 0 to 100, not -1"),
        ({"heroes": [{"id": "pericles", "heroic_move_cost": 0}]}, "heroic_move_cost must be at least 1"),
        ({"heroes": [{"id": "croesus", "reroll_cost": 0}]}, "reroll_cost must be at least 1"),
        ({"creatures": [{"id": "hippalectryon", "mercenaries_per_exchange": 0}]}, "exchange must be at least 1"),
        ({"heroes": [{"id": "hector", "sacrifice_priestesses": 0}]}, "sacrifice_priestesses must be at least 1"),
        ({"modes": {"team4": {"teams": [[0, 1], [2, 2]]}}}, "each of the 4 factions once"),
        ({"modes": {"duel2": {"seat_of_faction": [0, 0, 0, 0]}}}, "each of the 2 seats"),
        ({"random_map": {"check_min_islands_over_factions": 9}}, "islands"),
        ({"geometry": {"tile_cells": [[0, 0]] * 19}}, "19 different cells"),
    ],
)
def test_figures_that_cannot_be_are_refused(edition: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadFigures, match=complaint):
        Components(merged("cyclades", edition))
