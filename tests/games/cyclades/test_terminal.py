"""The table in the terminal: legible at 110 columns, in both languages, at every moment of a game."""

from collections.abc import Mapping
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from pessoi.games import load_game
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.secrecy import known
from pessoi.games.cyclades.view import show
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import put
from pessoi.terminal.cyclades import draw, draw_map
from tests.games.cyclades.positions import Table, card, zone

COLUMNS = 110


def drawn(shown: Mapping[str, Any], lang: str = "en") -> str:
    out = StringIO()
    Console(width=COLUMNS, file=out).print(draw(shown, catalogue(lang, "cyclades").say))
    return out.getvalue()


def table_text(table: Table, lang: str = "en") -> str:
    return drawn(show(known(table.s, 0), 0), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_fit(players: int, lang: str) -> None:
    game = load_game("cyclades")
    rng = Random(players)
    s = game.setup(Options(players, {"map": "random", "side": "random"}))
    request = game.pending(s)
    answers = 0
    while request.seat >= -1 and answers < 400:
        if answers % 50 == 0:
            shown = game.show(game.known(s, 0), 0)
            assert drawn(shown, lang)
            if shown["map"] is not None:
                assert max(len(line) for line in draw_map(shown).plain.splitlines()) <= COLUMNS
        request = game.step(s, sample(request, rng))
        answers += 1


def test_the_map_shows_owners_units_creatures_and_heroes() -> None:
    table = Table()
    table.land("t05_l2", 1, troops=2, mercenaries=1)
    table.fleet("t10_s1", 2, 3)
    table.hero("ajax", 1, "t05_l2")
    table.creature("kraken", 0, "t12_s1")
    text = table_text(table)
    assert "5l2*" in text
    assert "Y2+1" in text
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


def test_holdings_name_buildings_heroes_and_creatures() -> None:
    table = Table()
    table.land("t05_l2", 1)
    table.build("t05_l2", "temple", "metropolis", opens="t05_s1")
    table.s.spent = put(table.s.spent, zone("t05_l2") * SITES, 1)
    table.hero("ajax", 1, "t05_l2")
    table.creature("kraken", 0, "t12_s1")
    assert "Andros 2 (5l2): Temple-, Metropolis → 5s1, Ajax" in table_text(table)
    assert "Andros 2 (5l2): Temple-, Métropole → 5s1, Ajax" in table_text(table, "fr")
    assert "Amorgos sea 1 (12s1): Kraken!" in table_text(table)


def test_boards_show_bids_creatures_and_heroes_for_hire() -> None:
    table = Table()
    table.s.bid_value[0] = 13
    table.s.creature_track = put(table.s.creature_track, 2, card("medusa"))
    table.hire("leto")
    text = table_text(table)
    assert "Athena   P 13" in text
    assert "Medusa" in text
    assert "Leto" in text


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
    text = table_text(table)
    assert "Combat: Andros 2" in text
    assert "3 × Base troop" in text
    assert "Strength 2 + ?" in text
