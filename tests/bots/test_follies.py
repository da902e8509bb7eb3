"""The count of follies sees them; what it says of real games is in docs/bots.md."""

from typing import cast

import pytest

from pessoi.bots import BOTS
from pessoi.games import GAMES, load_game
from pessoi.kernel import Options, State
from tests.bots.follies import FOLLIES, Answer, answers, count_follies, goes_back, outbids_itself, pulls_down


def said(words: str, legal: list[str], before: list[str]) -> Answer:
    return Answer(cast(State, None), 0, words, legal, before)


def test_a_piece_that_comes_back_is_seen() -> None:
    before = ["take soldier tile_samos", "give tile_naxos", "take soldier tile_naxos"]
    assert goes_back(said("give tile_samos", [], before))
    assert not goes_back(said("give tile_malea", [], before))


def test_pulling_down_is_a_folly_only_where_it_can_be_left() -> None:
    words = "replace_building l1 fortress"
    assert pulls_down(said(words, [words, "renounce"], []))
    assert not pulls_down(said(words, [words], []))


def test_random_bots_outbid_themselves_with_two_players() -> None:
    game = load_game("cyclades")
    options = game.settled_options(Options(2))
    assert any(outbids_itself(answer) for number in range(3) for answer in answers(game, options, "random", number))


@pytest.mark.parametrize("name", list(GAMES))
def test_equal_games_have_equal_follies(name: str) -> None:
    game = load_game(name)
    options = game.settled_options(Options(2))
    assert set(FOLLIES) == set(GAMES)
    assert "random" in BOTS
    assert count_follies(game, options, "random", 2) == count_follies(game, options, "random", 2)
