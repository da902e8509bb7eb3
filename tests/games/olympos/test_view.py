"""Chapter 15: what each seat may know, and what clients are shown."""

import json
from random import Random
from typing import cast

import msgspec
import pytest

from pessoi.games.olympos.shown import Shown
from pessoi.games.olympos.state import Position
from pessoi.kernel import CHANCE, WATCHER, Known, Options
from pessoi.kernel.chance import sample
from tests.games.olympos.positions import GAME, F, Table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_knowledge_leaks_nothing_and_imagined_worlds_fit_it(players: int) -> None:
    rng = Random(players * 7)
    for _ in range(3):
        s = GAME.setup(Options(players))
        request = GAME.pending(s)
        while request.seat >= CHANCE:
            if rng.random() < 0.15:
                for seat in [*range(players), WATCHER]:
                    k = GAME.known(s, seat)
                    world = GAME.imagine(k, seat, rng)
                    assert GAME.known(cast(Position, k), seat).digest() == k.digest()
                    assert GAME.known(world, seat).digest() == k.digest()
                    assert GAME.violations(world, None) == []
                    if seat == request.seat:
                        assert GAME.pending(world).actions == request.actions
                        assert GAME.pending(world).secret == request.secret
            request = GAME.step(s, sample(request, rng))


def test_other_hands_are_unknown_but_counted() -> None:
    t = Table()
    t.hold(0, "harmony", "gift_gold")
    t.hold(1, "favour", "favour", "season_wood")
    k = t.known(0)
    assert k.hand[F.cards :] == (0,) * (3 * F.cards)
    assert k.hand[: F.cards] == t.s.hand[: F.cards]
    assert k.held == (2, 3, 0, 0)
    assert not any(t.known(WATCHER).hand)
    shown = t.show(0)
    assert [seat["cards"] for seat in shown["seats"]] == [2, 3, 0, 0]
    assert "season_wood" not in json.dumps(shown["mine"])


def test_cards_under_the_oracle_are_seen_by_their_drawer_alone() -> None:
    t = Table()
    t.learn(0, "oracle")
    t.at(9, 20, 20, 20)
    t.start().expand("illyria").play("draw harmony", "draw favour", "draw gift_gold")
    assert t.show(0)["mine"]["drawn"] == ["gift_gold", "harmony", "favour"]
    k = t.known(1)
    assert not any(k.drawn)
    assert k.taken == 3
    assert t.show(1)["mine"]["drawn"] == []
    assert sum(GAME.imagine(Known(k), 1, Random(1)).drawn) == 3


def test_imagined_hands_are_as_likely_as_the_deal() -> None:
    t = Table(2)
    t.hold(0, "harmony")
    t.hold(1, "favour")
    k = GAME.known(t.s, 0)
    rng = Random(5)
    seen = [0] * F.cards
    for _ in range(4200):
        world = GAME.imagine(k, 0, rng)
        seen[world.hand[F.cards :].index(1)] += 1
    expected = [200 * (F.card_count[c] - (c == F.card_ids.index("harmony"))) for c in range(F.cards)]
    assert all(abs(seen[c] - expected[c]) < 70 for c in range(F.cards))


def test_prestige_is_shown_to_its_owner_and_to_all_at_the_end() -> None:
    t = Table(2)
    t.s.prestige = (4, 6)
    t.start()
    shown = t.show(1)
    assert [seat["prestige"] for seat in shown["seats"]] == [None, 6]
    assert shown["scores"] == [0, 0]  # face down for all alike
    t.s.stack = []
    shown = t.show(WATCHER)
    assert [seat["prestige"] for seat in shown["seats"]] == [4, 6]
    assert shown["scores"] == [4, 6]
    assert shown["over"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_shown_is_json_at_every_decision(players: int) -> None:
    rng = Random(players)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    while request.seat >= CHANCE:
        seat = request.seat if request.seat >= 0 else WATCHER
        shown = GAME.show(GAME.known(s, seat), seat)
        assert json.loads(json.dumps(shown)) == shown
        assert set(shown) >= {"active", "round", "scores", "seats", "track", "map", "board", "olympos", "mine"}
        check_drawing(s, shown, players)
        request = GAME.step(s, sample(request, rng))
    assert GAME.show(GAME.known(s, 0), 0)["over"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_shown_has_the_keys_and_types_that_it_says(players: int) -> None:
    """`convert` refuses a missing key and drops an unknown one, which the comparison then finds."""
    rng = Random(players)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    chosen = 0
    while request.seat >= CHANCE:
        for seat in [*range(players), WATCHER]:
            check_types(GAME.show(GAME.known(s, seat), seat))
        chosen += request.decision == "destination"
        request = GAME.step(s, sample(request, rng))
    check_types(GAME.show(GAME.known(s, WATCHER), WATCHER))
    assert chosen


def check_types(shown: Shown) -> None:
    data = json.loads(json.dumps(shown))
    assert msgspec.convert(data, Shown, strict=True) == data


def check_drawing(s: Position, shown: Shown, players: int) -> None:
    assert len(shown["map"]) == 32
    board, track = shown["board"], shown["track"]
    assert len(board["cells"]) == 5 * board["columns"]
    assert len(board["wonders"]) == sum(1 for column in s.wonder_column if column >= 0)
    assert sum(len(pile["seats"]) for pile in track["piles"]) == len(s.line)
    assert len(s.line) <= players


def test_the_board_tells_costs_and_what_can_be_afforded() -> None:
    t = Table()
    t.settle(0, "illyria", "macedonia")
    t.start()
    cells = {cell["id"]: cell for cell in t.show(0)["board"]["cells"]}
    assert cells["red_1"]["discovery"] == "medicine"
    assert cells["red_1"]["affordable"]
    assert not cells["red_2"]["affordable"]
    assert cells["red_1"]["fixed"] == {"grain": 1, "gold": 1}
    assert cells["purple_5"]["groups"] == [2, 2, 1, 1]
    assert [b["open"] for b in cells["red_1"]["bonuses"]] == [True, True, False]
    assert cells["yellow_1"]["variants"] == ["stone", "gold"]


def test_the_next_zeus_space_and_travel_costs_are_shown() -> None:
    t = Table()
    t.at(12, 20, 20, 20)
    t.learn(0, "cavalry", "astronomy", "medicine")
    t.start()
    shown = t.show(0)
    assert shown["track"]["next_zeus"] == 21
    assert shown["travel"] == {"new": 1, "land": 1, "sea": 1, "run": 1}
    t.s.siren = 1
    assert t.show(0)["travel"]["sea"] is None


def test_the_view_names_what_a_question_is_about() -> None:
    t = Table()
    t.settle(0, "illyria", "macedonia", "macedonia")
    t.start()
    assert t.show(0)["about"] is None
    assert t.play("move macedonia").show(0)["about"] == "macedonia"
    t = Table()
    t.settle(0, "illyria", "macedonia")
    assert t.start().play("discover medicine").show(0)["about"] == "medicine"


@pytest.mark.parametrize("players", [2, 5])
def test_observations_have_a_name_for_every_number_and_hide_other_hands(players: int) -> None:
    rng = Random(players)
    names = GAME.features(Options(players))
    assert len(set(names)) == len(names)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    while request.seat >= CHANCE:
        if rng.random() < 0.2:
            for seat in range(players):
                seen = GAME.observe(GAME.known(s, seat), seat)
                assert len(seen) == len(names)
                assert max(seen) <= 4
                assert seen == GAME.observe(Known(s), seat)  # nothing in it depends on what the seat cannot know
        request = GAME.step(s, sample(request, rng))
    entry = dict(zip(names, GAME.observe(GAME.known(s, 1), 1), strict=True))
    assert entry["seat+0.position"] == s.position[1] / 75


@pytest.mark.rule("OLY-7.1")
def test_who_builds_with_too_few_lasting_stars_is_imagined_with_the_cards_for_it() -> None:
    t = Table()
    t.settle(0, "crete", "attica")
    t.s.athena = (1, 0, 0, 0)
    t.hold(0, "inspiration", "favour")
    t.start().play("build lion_gate")  # 4 stars: two tokens, Athena's, and a card
    assert (t.asked, t.request.secret) == ((0, "one_shot_star"), True)
    rng = Random(1)
    for _ in range(60):
        world = GAME.imagine(GAME.known(t.s, 1), 1, rng)
        assert world.hand[F.inspiration] >= 1
        GAME.step(world, GAME.vocabulary.read("star athena"))  # and the world goes on


def test_a_game_saved_before_the_trail_was_kept_goes_on() -> None:
    t = Table()
    t.settle(0, "illyria")
    t.hold(1, "harmony")
    data = t.start().s.data()
    del data["trail"]
    loaded = GAME.load(data)
    assert loaded.digest() == t.s.digest()
    GAME.play(loaded, GAME.vocabulary.read("move illyria"))
    GAME.play(loaded, GAME.vocabulary.read("to paeonia"))
    assert loaded.active == 1


def test_a_learner_sees_what_is_owed_and_what_counting_tells() -> None:
    t = Table(2)
    t.at(9, 20)
    t.hold(0, "favour")
    t.hold(1, *[name for name in F.card_ids for _ in range(F.card_count[F.card_ids.index(name)])][1:21])
    t.s.deck_left -= 1
    t.s.discard = (1, *t.s.discard[1:])
    t.start().play("new northern_zone", "to illyria")
    names = GAME.features(Options(2))
    seen = dict(zip(names, GAME.observe(GAME.known(t.s, 0), 0), strict=True))
    assert seen["owed"] == 0.3
    assert seen["elsewhere.harmony"] == 1.0  # both: the deck is empty
    assert (seen["elsewhere.favour"], seen["elsewhere.gift_grain"]) == (0.5, 0.0)
