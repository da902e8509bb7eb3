"""The keyboard alone: Tab, Enter, Escape."""

import pytest
from playwright.sync_api import expect

from pessoi.games import GAMES
from tests.browser.conftest import Open
from tests.browser.hands import Keys, start


def test_a_whole_game_without_a_mouse(open_page: Open) -> None:
    page = open_page()
    start(page, "olympos")
    keys = Keys(page, 3)
    assert keys.play()
    assert keys.answers > 20
    assert keys.board > 0
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "olympos"])
def test_a_long_stretch_without_a_mouse(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, game)
    keys = Keys(page, 5)
    keys.play(answers=25)
    assert keys.answers >= 25
    assert keys.board > 0
