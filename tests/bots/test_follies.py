"""The count of follies sees them; what it says of real games is in docs/bots.md."""

import json
from pathlib import Path
from typing import Any, Final, cast

import pytest

from pessoi.bots import BOTS, make_bot
from pessoi.games import GAMES, load_game
from pessoi.kernel import CHANCE, Options, State
from tests.bots.follies import FOLLIES, Answer, adds_elsewhere, answers, count_follies, outbids_itself, pulls_down


def said(words: str, legal: list[str], before: list[str]) -> Answer:
    return Answer(cast(State, None), 0, words, legal, before)


def test_a_new_piece_that_goes_elsewhere_is_seen() -> None:
    before = ["announce reinforcement", "add soldier tile_samos", "draw zeus"]
    assert adds_elsewhere(said("take soldier tile_samos", [], before))
    assert not adds_elsewhere(said("take ship tile_samos", [], before))
    assert not adds_elsewhere(said("take soldier tile_malea", [], before))


def test_pulling_down_is_a_folly_only_where_it_can_be_left() -> None:
    words = "replace_building l1 fortress"
    assert pulls_down(said(words, [words, "renounce"], []))
    assert not pulls_down(said(words, [words], []))


@pytest.mark.parametrize(
    ("game", "folly", "before", "words", "legal"),
    [
        ("mytikas", "places its builder for nothing", ["place zeus_day", "skip"], "decline", ["bonus", "decline"]),
        ("mytikas", "moves a resource to and fro", ["main", "move stone 1 4"], "move stone 4 1", []),
        ("mytikas", "pays a favor for one of the same god", ["follow hades_day favor_zeus"], "favor zeus stack", []),
        ("hellas", "draws a tile and gives it up", ["draw_tile"], "give_up", ["give_up", "place cell 0 1"]),
        ("hellas", "attacks and concedes", ["attack tile_samos", "send 2"], "concede", ["concede", "play ares_levy"]),
        (
            "hellas",
            "announces an attack and makes none",
            ["announce attack"],
            "abandon",
            ["attack tile_samos", "abandon"],
        ),
        ("hellas", "announces reinforcement and takes nothing", ["announce reinforcement"], "stop", []),
        ("olympos", "settlers march to and fro", ["move attica", "to argolis", "move argolis"], "to attica", []),
        ("olympos", "goes the long way for nothing", [], "detour attica", ["to attica", "detour attica"]),
        (
            "cyclades",
            "builds, pulls down and builds again",
            ["replace_building l1 port"],
            "replace_building l1 temple",
            [],
        ),
        ("cyclades", "offers ten gold or more", ["offer_god ares"], "offer_value 13", []),
        ("cyclades", "moves and leaves all troops behind", [], "move_troops 0", ["move_troops 0", "move_troops 1"]),
    ],
)
def test_each_folly_is_seen_and_nothing_else_is_taken_for_it(
    game: str, folly: str, before: list[str], words: str, legal: list[str]
) -> None:
    sign = FOLLIES[game][folly]
    assert sign(said(words, legal, before))
    assert not sign(said("pass", ["pass"], []))
    assert not sign(said(words.replace("13", "2"), [words], []))


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


# Positions of games between bots in which a folly is one answer away; in most of them `greedy` falls for it
POSITIONS: Final[list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("follies.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p['game']}-{p['players']}-{p['folly']}")
def test_bots_that_learned_or_search_do_not_fall_for_it(position: dict[str, Any]) -> None:
    game = load_game(position["game"])
    s = game.setup(game.settled_options(Options(position["players"])))
    request = game.pending(s)
    said: list[list[str]] = [[] for _ in range(position["players"])]
    for words in position["answers"].split(", "):
        if request.seat != CHANCE:
            said[request.seat].append(words)
        request = game.play(s, game.vocabulary.read(words))
    text, seat = game.vocabulary.text, request.seat
    legal = [text(action) for action in request.actions]
    sign = FOLLIES[game.name][position["folly"]]
    assert sign(Answer(s, seat, position["foolish"], legal, said[seat]))
    answer = make_bot(position["bot"], 1).choose(game, game.known(s, seat), seat, request)
    assert not sign(Answer(s, seat, text(answer), legal, said[seat]))
