"""The table in the terminal: owners, units, buildings and what they do, boards, discards, combats."""

from io import StringIO

from rich.console import Console

from pessoi.games import load_game
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.secrecy import known
from pessoi.games.cyclades.view import show
from pessoi.kernel.rows import put
from pessoi.terminal.cyclades import draw, explain
from pessoi.terminal.cyclades.chart import arrow
from pessoi.terminal.scene import Scene, words_for
from tests.games.cyclades.positions import Table, card, zone


def scene_of(table: Table, lang: str = "en") -> Scene:
    figures = getattr(load_game("cyclades"), "figures_data", None)
    return Scene(show(known(table.s, 0), 0), words_for(lang, "cyclades"), [], 0, figures)


def table_text(table: Table, lang: str = "en") -> str:
    out = StringIO()
    Console(width=80, file=out, color_system=None).print(draw(scene_of(table, lang)))
    return out.getvalue()


def flat(table: Table, lang: str = "en") -> str:
    return " ".join(table_text(table, lang).split())


def test_the_map_shows_owners_units_creatures_and_heroes() -> None:
    table = Table()
    table.land("t05_l2", 1, troops=2, mercenaries=1)
    table.fleet("t10_s1", 2, 3)
    table.hero("ajax", 1, "t05_l2")
    table.creature("kraken", 0, "t12_s1")
    text = table_text(table)
    assert "5l2*" in text
    assert "Y2+1" in text
    assert "J2+1" in table_text(table, "fr")
    assert "10s1" in text
    assert "B3" in text
    assert "12s1!" in text


def test_the_map_shows_what_is_printed_on_zones() -> None:
    table = Table()
    text = table_text(table)
    assert "▫▫" in text  # sites of t07_l1
    assert "▫†" in text  # t07_l2 has a site and the priestess icon
    assert "▫$" in text  # t07_l3 has a site and a cornucopia
    assert "~~$~~" in text  # a sea zone with a cornucopia


def test_holdings_name_buildings_with_directions_heroes_and_creatures_with_owners() -> None:
    table = Table()
    table.land("t05_l2", 1)
    table.build("t05_l2", "temple", "metropolis", opens="t05_s1")
    table.s.spent = put(table.s.spent, zone("t05_l2") * SITES, 1)
    table.hero("ajax", 1, "t05_l2")
    table.creature("kraken", 0, "t12_s1")
    way = arrow(scene_of(table).shown, "t05_l2", "t05_s1")
    assert f"5l2 Andros 2: Temple-, Metropolis {way} 5s1" in flat(table)
    assert "Ajax*" in flat(table)
    assert f"5l2 Andros 2 : Temple-, Métropole {way} 5s1" in flat(table, "fr").replace("\u00a0", " ")
    assert "12s1 Amorgos sea 1: Kraken! (P)" in flat(table)


def test_the_numbers_of_labels_are_told_with_the_names_that_answers_use() -> None:
    table = Table()
    scene = scene_of(table)
    text = flat(table)
    for tile in scene.shown["map"]["tiles"]:
        assert f"{int(tile['id'][1:])} {scene.say(tile['id'])}" in text


def test_an_arrow_points_where_the_sea_zone_lies() -> None:
    shown = {
        "map": {"zones": [{"id": "a", "x": 0, "y": 0}, {"id": "b", "x": 10, "y": 1}, {"id": "c", "x": -9, "y": -9}]}
    }
    assert arrow(shown, "a", "b") == "→"
    assert arrow(shown, "b", "a") == "←"
    assert arrow(shown, "a", "c") == "↖"


def test_buildings_beside_typhon_are_marked() -> None:
    table = Table()
    table.land("t05_l2", 1)
    table.build("t05_l2", "fortress")
    assert "Andros 2: Fortress" in flat(table)
    assert "⊘" not in flat(table)
    near = next(z for z in scene_of(table).shown["map"]["zones"] if z["kind"] == "sea" and "t05_l2" in z["near"])
    table.creature("typhon", 0, near["id"])
    assert "Andros 2: Fortress⊘" in flat(table)
    assert "Its buildings have no effect while Typhon is near." in explain(scene_of(table), "t05_l2")


def test_boards_show_bids_creatures_heroes_for_hire_and_discards() -> None:
    table = Table()
    table.s.bid_value[0] = 13
    table.s.creature_track = put(table.s.creature_track, 2, card("medusa"))
    table.hire("leto")
    text = flat(table)
    assert "Athena P 13" in text
    assert "Medusa" in text
    assert "No troop or hero may enter or leave its zone." in text
    assert "Leto" in text
    shown = dict(scene_of(table).shown) | {"creature_discard": ["harpy", "satyr"], "hero_removed": ["jason"]}
    out = StringIO()
    console = Console(width=80, file=out, color_system=None)
    console.print(draw(Scene(shown, words_for("en", "cyclades"), [], 0, scene_of(table).figures)))
    assert "discarded: Harpy, Satyr" in out.getvalue()
    assert "Out of the game: Jason" in out.getvalue()


def test_gold_of_others_stays_hidden() -> None:
    table = Table()
    table.gold(0, 17)
    table.gold(1, 23)
    text = table_text(table)
    assert "17" in text
    assert "23" not in text


def test_a_combat_shows_both_sides() -> None:
    table = Table()
    table.land("t05_l2", 1, troops=2)
    begin(table.s, 0, zone("t05_l2"), 3, 0)
    text = flat(table)
    assert "Combat: Andros 2" in text
    assert "3 × Base troop" in text
    assert "Strength 2 + ?" in text
