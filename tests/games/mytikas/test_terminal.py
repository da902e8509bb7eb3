"""The table in the terminal: readable at 100 columns in both languages."""

import io
from random import Random

import pytest
from rich.console import Console

from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import sample
from pessoi.terminal.mytikas import draw
from tests.games.mytikas.positions import BLUE, RED, Table, game


def drawn(table: Table, lang: str) -> str:
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None)
    console.print(draw(table.shown(), catalogue(lang, "mytikas").say))
    return out.getvalue()


def test_the_table_shows_what_a_player_needs() -> None:
    table = Table(2).built(BLUE, "small_temple_a", 3).card(RED, "deity_ares", 2).goods(BLUE, 2, stone=4, gold=1)
    text = drawn(table.favor(BLUE, "hades").reserve(BLUE, 3), "en")
    for words in ("Mount Olympus", "t①", "Ares(2)=3", "4 stone", "1 gold", "Offering 3", "Hades", "▒4", "Hestia"):
        assert words in text, words
    assert "Levels emptied 0/3" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_position_breaks_the_drawing_or_the_width(lang: str) -> None:
    rng = Random(3)
    table = Table(4)
    table.s = game().setup(Options(4, {"draft": "yes"}))
    request = game().pending(table.s)
    answers = 0
    while request.seat != OVER:
        if answers < 20 or answers % 50 == 0:
            assert max(len(line) for line in drawn(table, lang).splitlines()) <= 100
        request = game().step(table.s, sample(request, rng))
        answers += 1
    assert drawn(table, lang)
