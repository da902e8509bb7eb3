"""The stage stands still: whatever is asked, the board keeps its place and its size to the pixel, whole games long."""

import pytest

from pessoi.games import GAMES
from tests.browser.conftest import SIZES, Open
from tests.browser.hands import Hands, no_raw_keys, no_sideways, start

STAGES = ("wide", "laptop", "medium", "tall", "small")
# One whole game of each title here, at a size of its own; other tests play them all at the wide one.
SAMPLE = dict(zip(GAMES, ("laptop", "tall", "medium", "small"), strict=True))


def play_still(open_page: Open, game: str, size: str) -> None:
    page = open_page(size)
    start(page, game)
    hands = Hands(page, seed=7, touch=SIZES[size][0] < 760)
    hands.play()
    assert hands.over
    assert hands.boxes
    assert hands.moved == 0, hands.boxes
    no_sideways(page)
    no_raw_keys(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_stage_stands_still_for_a_whole_game(open_page: Open, game: str) -> None:
    play_still(open_page, game, SAMPLE[game])


@pytest.mark.long
@pytest.mark.parametrize("size", STAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_stage_stands_still_at_every_size(open_page: Open, game: str, size: str) -> None:
    play_still(open_page, game, size)
