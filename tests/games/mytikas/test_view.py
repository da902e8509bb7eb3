"""Part 19.2: what is hidden, and the position for drawing."""

import json
from random import Random

import pytest
from msgspec import convert

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.shown import Shown
from pessoi.kernel import OVER, WATCHER, Options
from pessoi.kernel.chance import sample
from tests.games.mytikas.positions import BLUE, RED, Table, game, start


@pytest.mark.rule("MYT-1.3")
def test_all_seats_and_watchers_share_one_view() -> None:
    table = Table().card(BLUE, "deity_hera").favor(RED, "zeus").goods(RED, 3, gold=2)
    digests = {table.known(seat).digest() for seat in (0, 1, 2, WATCHER)}
    assert len(digests) == 1
    k = table.known()
    assert game().imagine(k, BLUE, Random(1)).digest() == k.digest()
    assert game().show(k, BLUE) == game().show(k, WATCHER)


@pytest.mark.rule("MYT-1.3")
def test_face_down_cards_have_no_identity_that_could_leak() -> None:
    table = start(3, "first blue", "deal deity_hera", "deal deity_pan", "deal deity_ares", "deal deity_zeus")
    assert table.s.river[1:] == (-1,) * 4
    shown = table.shown()
    assert [card["deity"] for card in shown["river"][1:]] == [None] * 4
    assert len(shown["unseen"]) == 12
    assert set(shown["deities"]) == {"deity_hera", "deity_pan", "deity_ares", "deity_zeus"}


def test_what_is_shown_of_a_table() -> None:
    table = Table().built(BLUE, "large_city_a", 2).card(BLUE, "deity_athena", 2).secured(RED, "deity_pan")
    table.goods(BLUE, 3, stone=1, marble=1).favor(BLUE, "zeus").builder(RED, "zeus_day").reserve(BLUE, 3)
    shown = table.shown()
    assert shown["active"] == BLUE
    assert shown["scores"] == [1 + 6, 1 + 3, 1]
    assert shown["end"]["locks_left"] == 4
    assert shown["mountain"][1]["tokens"] == 4
    assert shown["mountain"][1]["pieces"] == [
        {"seat": BLUE, "building": "large_city", "slot": "large_city_a", "home": False}
    ]
    zeus_day = shown["spaces"][0]
    assert (zeus_day["id"], zeus_day["builder"], zeus_day["barred"], zeus_day["open"]) == ("zeus_day", RED, True, False)
    assert zeus_day["bonus_right"]
    assert not shown["spaces"][2]["bonus_right"]
    assert shown["stacks"] == {"zeus": 2, "demeter": 3, "poseidon": 3, "hades": 3}
    blue = shown["seats"][BLUE]
    assert (blue["buildings"], blue["deity_points"], blue["pieces"], blue["reserve"]) == (7, 0, 2, 3)
    assert blue["goods"]["3"] == {"stone": 1, "marble": 1, "gold": 0}
    temple = blue["slots"][t.SLOTS.index("small_temple_a")]
    assert temple["cost"] == {"stone": 1, "marble": 1, "gold": 0}  # Athena's rebate
    assert temple["printed"] == {"stone": 1, "marble": 1, "gold": 1}
    assert temple["affordable"] == [3]
    assert blue["slots"][t.SLOTS.index("large_city_a")]["points"] == 6
    assert shown["deities"]["deity_pan"]["lock"] == "lock_low"
    assert shown["deities"]["deity_athena"]["offerings"] == 2
    assert shown["deities"]["deity_hestia"] == {
        "place": "river",
        "seat": None,
        "offerings": 0,
        "lock": None,
        "lock_value": None,
        "active": False,
        "gained": None,
        "worth": None,
        "worth_for": [3, 3, 3],
    }
    assert shown["lock"] == {"id": "lock_mid", "value": 5}
    assert [card["next"] for card in shown["river"]] == [False, False, True, False, False]


def test_the_draft_is_shown() -> None:
    table = start(2, "first blue", draft=True)
    table.play("deal deity_hera", "deal deity_pan", "deal deity_ares", "deal deity_zeus")
    shown = table.shown(RED)
    assert (shown["deities"]["deity_ares"]["place"], shown["deities"]["deity_ares"]["seat"]) == ("dealt", RED)
    table.play("keep deity_hera")
    assert table.shown(RED)["deck"]["bottom"] == ["deity_pan"]


def test_positions_all_over_a_game_can_be_shown_as_typed_and_saved() -> None:
    for options in game().modes():
        rng = Random(f"shown {options}")
        s = game().setup(options)
        request = game().pending(s)
        answers = 0
        while request.seat != OVER:
            if answers < 40 or answers % 9 == 0:
                for seat in (*range(options.players), WATCHER):
                    drawn = json.loads(json.dumps(game().show(game().known(s, seat), seat)))
                    assert convert(drawn, Shown, strict=True) == drawn  # no key is missing, and none unknown
                assert game().load(json.loads(json.dumps(s.data()))).digest() == s.digest()
            request = game().step(s, sample(request, rng))
            answers += 1
        shown = game().show(game().known(s, 0), 0)
        outcome = game().outcome(s)
        assert outcome is not None
        assert shown["phase"] == "over"
        assert shown["scores"] == [ranking.points for ranking in outcome.seats]


def test_equal_answers_give_equal_positions() -> None:
    digests = []
    for _ in range(2):
        rng = Random(7)
        s = game().setup(Options(3))
        request = game().pending(s)
        while request.seat != OVER:
            request = game().step(s, sample(request, rng))
        digests.append(s.digest())
    assert digests[0] == digests[1]
