"""Chapter 1: object and components; and editions of one's own."""

from typing import Any

import pytest

from pessoi.games import make_game
from pessoi.games.edition import merged
from pessoi.games.hellas.components import Components
from pessoi.games.hellas.state import new_position
from pessoi.games.hellas.terms import RED, WHITE
from pessoi.games.sheet import BadFigures
from pessoi.kernel import BadOption, Options
from tests.games.hellas.positions import F_PLACE, changed, hellas, position


@pytest.mark.rule("HEL-1.1")
def test_exactly_two_players() -> None:
    assert hellas().players == [2]
    with pytest.raises(BadOption):
        hellas().setup(Options(3))


@pytest.mark.rule("HEL-1.3")
def test_each_player_has_fifteen_soldiers_and_ten_ships() -> None:
    assert new_position(hellas().figures).reserve == [15, 10, 15, 10]


@pytest.mark.rule("HEL-1.4")
def test_sixteen_cards_of_each_god() -> None:
    figures = hellas().figures
    assert sum(figures.copies) == 48
    assert [sum(figures.copies[god * 8 : god * 8 + 8]) for god in range(3)] == [16, 16, 16]


@pytest.mark.rule("HEL-1.5")
def test_the_tiles_and_their_temples() -> None:
    figures = hellas().figures
    assert figures.tile_ids[0] == "tile_dolphin"
    assert len(figures.tile_ids) == len(set(figures.tile_ids)) == 24
    assert sum(figures.temple) == 7


@pytest.mark.rule("HEL-1.6")
def test_a_new_city_belongs_to_its_discoverer_at_once() -> None:
    t = position(F_PLACE).do("announce expedition", "tile tile_naxos")
    assert t.s.owner[t.tile("tile_naxos")] == -1
    assert t.do("place cell 1 1").city("tile_naxos") == (WHITE, 1, 0)


@pytest.mark.rule("HEL-1.7")
def test_a_full_city_takes_no_more() -> None:
    t = position(changed(F_PLACE, "tile_tainaron 0 1 k2 white 3/3")).do("announce reinforcement")
    assert "add soldier tile_tainaron" not in t.options
    assert "add ship tile_tainaron" not in t.options
    assert "add soldier tile_mykale" in t.options


@pytest.mark.rule("HEL-1.8")
def test_reference_cards_do_nothing() -> None:
    assert not [text for text in map(hellas().vocabulary.text, hellas().vocabulary.actions) if "reference" in text]


def test_an_edition_changes_the_rules_it_names() -> None:
    game: Any = make_game("hellas", {"limits": {"soldiers_per_city_max": 2, "reinforcement_actions": 1}})
    t = position(changed(F_PLACE, "tile_tainaron 0 1 k2 white 2/2"), game=game).do("announce reinforcement")
    assert "add soldier tile_tainaron" not in t.options
    t.do("add soldier tile_mykale")
    assert t.asked[1] == "reorg_src"


def test_an_edition_may_print_other_edges_and_copies() -> None:
    game: Any = make_game(
        "hellas",
        {
            "tile": [{"id": "tile_sounion", "edges": "SSSSSL", "waters": [[0, 1, 2, 3, 4]]}],
            "card": [{"id": "zeus_cancel", "count": 3}, {"id": "zeus_theft", "count": 2}],
        },
    )
    assert game.figures.sea[3 * 6] == 0b011111
    assert game.figures.copies[16] == 3


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({"card": [{"id": "poseidon_free_passage", "ships_paid": 1}]}, "none is paid at all"),
        ({"card": [{"id": "zeus_cancel", "count": 9}]}, "make 21 copies"),
        ({"tile": [{"id": "tile_malea", "edges": "LSSSSX"}]}, "six letters"),
        ({"tile": [{"id": "tile_malea", "edges": "LLSSSS"}]}, "cover the sea edges"),
        ({"tile": [{"id": "tile_megara", "waters": [[1, 4], [2, 5]]}]}, "same body of water"),
        ({"tile": [{"id": "tile_malea", "temple": True}]}, "temple"),
        ({"tile": [{"id": "tile_malea", "city": False}]}, "every landscape tile has a city"),
        ({"tile_set": {"total": 25}}, "there are 24 tiles"),
        ({"geometry": {"max_radius": 20}}, "cannot be changed"),
        ({"limits": {"soldiers_per_city_min": 2}}, "another game"),
        ({"limits": {"cities_to_win": 4}}, "does not win"),
        ({"player": [{"id": "white", "soldiers": 3}]}, "too few soldiers"),
        ({"player": [{"id": "red", "ships": 2}]}, "too few ships"),
        ({"player": [{"id": "white", "starts": False}]}, "who starts"),
        ({"card": [{"id": "zeus_theft", "god": "ares"}]}, "belongs to zeus"),
        ({"card": [{"id": "zeus_theft", "windows": ["dawn"]}]}, "windows"),
        ({"limits": {"hand_max_per_god": 8}}, "larger than what two hands"),
        ({"limits": {"opening_soldiers_per_tile": 0}}, "opening_soldiers_per_tile must be at least 1, not 0"),
        ({"limits": {"expedition_soldiers_placed": 0}}, "expedition_soldiers_placed must be at least 1, not 0"),
    ],
)
def test_figures_that_cannot_be_are_refused(edition: dict[str, Any], words: str) -> None:
    with pytest.raises(BadFigures, match=words):
        Components(merged("hellas", edition))


def test_red_sits_opposite() -> None:
    assert [row["id"] for row in hellas().figures_data["player"]] == ["white", "red"]
    assert (WHITE, RED) == (0, 1)
