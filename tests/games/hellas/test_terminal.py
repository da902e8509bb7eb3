"""The terminal drawing: everything on the map is on the screen, in both languages, within 100 columns."""

from random import Random

import pytest
from rich.console import Console

from pessoi.games.hellas.terms import RED, WHITE
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import sample
from pessoi.terminal.hellas import draw
from tests.games.hellas.positions import F_PLACE, F_SEA, SEA, Table, changed, hellas, position


def screen(t: Table, seat: int, lang: str = "en") -> str:
    shown = t.game.show(t.game.known(t.s, seat), seat)
    console = Console(width=100, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(shown, catalogue(lang, "hellas").say))
    return capture.get()


def test_the_map_shows_tiles_pieces_rims_and_coordinates() -> None:
    text = screen(position(changed(F_PLACE, "tile_athens 1 1 k0 white 1/0"), white="zeus_cancel"), WHITE)
    for word in ("Malea", "R●▲", "W●▲▲", "0,-1", "≈≈≈", "Π", "##", "~~", "Veto", "3/10"):
        assert word in text


def test_rims_that_touch_show_the_same() -> None:
    """F-PLACE: Sounion (1, -1) meets Mykale (0, -1) with sea on both sides of their shared edge."""
    line = next(line for line in screen(position(F_PLACE), WHITE).splitlines() if "Mykale" in line)
    assert "~~" in line[line.index("Mykale") : line.index("Sounion")].replace(" ", "")


def test_an_expedition_marks_the_open_cells() -> None:
    text = screen(position(F_PLACE).do("announce expedition", "tile tile_naxos"), WHITE)
    assert "◇◇◇" in text
    assert "2:1" in text
    assert "(1, 1)" in text


def test_a_battle_shows_its_count() -> None:
    t = position(F_SEA, white="ares_retreat").do("announce attack", f"attack {SEA['D']}", "send 2")
    assert "Battle for Samos: 2 : 2 + 1 (by sea)" in screen(t, RED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn(lang: str) -> None:
    game = hellas()
    rng = Random(6)
    s = game.setup(Options(2))
    request = game.pending(s)
    answers = 0
    while request.seat != OVER:
        if answers % 8 == 0:
            text = screen(Table(game, s.copy()), WHITE, lang)
            assert max(len(line) for line in text.splitlines()) <= 100
        request = game.play(s, sample(request, rng))
        answers += 1
