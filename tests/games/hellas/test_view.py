"""Hidden information: what each seat knows, what it may imagine, and what is drawn."""

import json
from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest

from pessoi.games.hellas.shown import Shown
from pessoi.games.hellas.state import Position
from pessoi.games.hellas.terms import CARD_IDS, CARDS, RED, WHITE
from pessoi.i18n import catalogue
from pessoi.kernel import OVER, WATCHER, Options
from pessoi.kernel.chance import sample
from tests.games.hellas.positions import F_LAND, F_PLACE, F_SEA, LAND, SEA, Table, changed, hellas, position


def as_seen(t: Table, seat: int) -> Table:
    return Table(t.game, t.known(seat))


def test_ones_own_hand_is_known_and_the_other_is_counted() -> None:
    t = position(F_PLACE, white="zeus_cancel ares_levy", red="zeus_theft zeus_keep poseidon_storm")
    k = as_seen(t, WHITE)
    assert k.hand(WHITE) == ["ares_levy", "zeus_cancel"]
    assert k.hand(RED) == []
    assert k.s.hand_size == t.s.hand_size
    w = as_seen(t, WATCHER)
    assert w.hand(WHITE) == w.hand(RED) == []


def test_a_stolen_card_is_known_and_cannot_be_the_one_played_in_that_turn() -> None:
    t = position(F_PLACE, white="zeus_theft zeus_new_soldiers", red="zeus_new_soldiers ares_levy")
    t.do("play zeus_theft", "pass", "steal zeus_new_soldiers", "no")
    assert as_seen(t, RED).hand(WHITE) == ["zeus_new_soldiers"]
    assert as_seen(t, WATCHER).hand(WHITE) == ["zeus_new_soldiers"]
    t.do("play zeus_new_soldiers", "stop")  # the other copy: the stolen one is locked
    assert t.hand(WHITE) == ["zeus_new_soldiers"]
    assert as_seen(t, RED).hand(WHITE) == ["zeus_new_soldiers"]
    assert as_seen(t, WATCHER).hand(WHITE) == ["zeus_new_soldiers"]


def test_a_stolen_card_is_known_in_later_turns_until_one_of_that_name_leaves() -> None:
    t = position(F_LAND, white="zeus_theft zeus_new_soldiers", red="zeus_new_soldiers ares_levy")
    t.do("play zeus_theft", "pass", "steal zeus_new_soldiers", "no", "announce attack", "abandon", "end")
    t.do("announce expedition", "tile tile_megara", "announce attack")
    assert t.asked == (WHITE, "att")
    assert as_seen(t, RED).hand(WHITE) == ["zeus_new_soldiers"]
    t.do("abandon", "play zeus_new_soldiers", "stop")  # one of two copies: Red cannot tell which
    assert t.hand(WHITE) == ["zeus_new_soldiers"]
    assert as_seen(t, RED).hand(WHITE) == []


def test_recalled_and_kept_cards_are_known() -> None:
    t = position(F_PLACE, white="zeus_recall").discard("poseidon_storm").do("play zeus_recall")
    assert as_seen(t, RED).hand(WHITE) == ["poseidon_storm"]
    t = position(F_PLACE, white="zeus_new_soldiers zeus_keep").do("play zeus_new_soldiers", "stop", "play zeus_keep")
    assert as_seen(t, RED).hand(WHITE) == ["zeus_new_soldiers"]


def test_locked_cards_are_counted_for_the_opponent() -> None:
    t = position(F_PLACE).do("announce reinforcement", "draw zeus", "draw zeus", "draw ares")
    t.do("card ares_levy", "card zeus_theft", "card zeus_cancel")
    assert sum(as_seen(t, WHITE).s.locked) == 3
    assert max(as_seen(t, RED).s.locked) == 0
    assert as_seen(t, RED).s.locked_size == (1, 0, 2)


def test_cards_of_a_running_reinforcement_are_unknown_to_both() -> None:
    t = position(F_PLACE, red="zeus_theft zeus_recall")
    laid = ["zeus_cancel"] * 3 + ["zeus_keep"] * 2 + ["zeus_double_turn"] * 2 + ["zeus_swap_city"] * 2
    t.discard(*laid, "zeus_new_soldiers", "zeus_new_soldiers", "zeus_thunderbolt")
    t.do("announce reinforcement", "draw zeus", "draw zeus")
    assert sum(t.s.face_down) == 2  # the rest of the old pile is settled by the reshuffle
    for seat in (WHITE, RED, WATCHER):
        assert max(as_seen(t, seat).s.face_down) == 0
        assert as_seen(t, seat).s.drawn == (0, 0, 2)
    imagined = t.game.imagine(t.game.known(t.s, WHITE), WHITE, Random(1))
    assert sum(imagined.face_down) == 2
    assert t.game.known(imagined, WHITE).data() == t.game.known(t.s, WHITE).data()


# Zeus cards in the discard, with a Thunderbolt, and the Sown Men if nobody has them
LAID = ["zeus_cancel"] * 2 + ["zeus_keep"] * 2 + ["zeus_double_turn"] * 2 + ["zeus_swap_city"] * 2


def run_out(t: Table) -> Table:
    """White draws the last two cards of Zeus's pile, a Veto and a Thunderbolt, face down."""
    t.discard(*LAID, "zeus_thunderbolt")
    while t.s.pile[2] > 2:
        t.discard("zeus_new_soldiers")
    return t.do("announce reinforcement", "draw zeus", "draw zeus")


def worlds(t: Table, seat: int, count: int = 1200) -> list[Position]:
    k = t.game.known(t.s, seat)
    rng = Random(5)
    return [t.game.imagine(k, seat, rng) for _ in range(count)]


def zeus(cards: tuple[int, ...], seat: int = 0) -> tuple[str, ...]:
    return tuple(sorted(CARD_IDS[c] for c in range(16, 24) for _ in range(cards[seat * CARDS + c])))


def agree(counted: Counter[tuple[str, ...]], physical: list[tuple[str, ...]]) -> None:
    """The frequencies are those of equally likely physical deals: chi-square below its 0.1 % quantile, seeds fixed."""
    exact = Counter(physical)
    assert set(counted) == set(exact)
    total = sum(counted.values())
    expected = {hand: total * n / len(physical) for hand, n in exact.items()}
    chi = sum((counted[hand] - e) ** 2 / e for hand, e in expected.items())
    assert chi < {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5}[len(exact) - 1]


def test_when_a_pile_runs_out_the_opponent_knows_the_drawers_cards() -> None:
    t = run_out(position(F_PLACE, white="zeus_new_soldiers", red="zeus_theft zeus_recall zeus_cancel"))
    # Red counts three cards with White: one in hand, two face down, and any of them may be the one in hand
    held = ["zeus_cancel", "zeus_new_soldiers", "zeus_thunderbolt"]
    for world in worlds(t, RED, 60):
        assert sorted([*zeus(world.hand, WHITE), *zeus(world.face_down)]) == held
    agree(Counter(zeus(w.hand, WHITE) for w in worlds(t, RED)), [(card,) for card in held])
    t.do("draw ares", "card ares_levy")
    # looked at: still those three, but which two are locked Red cannot tell
    assert as_seen(t, RED).hand(WHITE) == held
    assert t.hand(WHITE) == ["ares_levy", *held]
    pairs = [tuple(sorted(pair)) for pair in combinations(held, 2)]
    agree(Counter(zeus(w.locked) for w in worlds(t, RED)), pairs)


def test_when_a_pile_runs_out_the_drawer_knows_the_union_and_then_the_hand() -> None:
    t = run_out(position(F_PLACE, white="zeus_new_soldiers", red="zeus_theft zeus_recall zeus_cancel"))
    union = ["zeus_cancel", "zeus_cancel", "zeus_recall", "zeus_theft", "zeus_thunderbolt"]
    splits = [tuple(sorted(union[i] for i in chosen)) for chosen in combinations(range(5), 2)]
    agree(Counter(zeus(w.face_down) for w in worlds(t, WHITE)), splits)
    for world in worlds(t, WHITE, 60):
        assert sorted([*zeus(world.hand, RED), *zeus(world.face_down)]) == union
    t.do("draw ares", "card ares_levy")
    assert as_seen(t, WHITE).hand(RED) == ["zeus_cancel", "zeus_theft", "zeus_recall"]
    assert {zeus(w.hand, RED) for w in worlds(t, WHITE, 60)} == {("zeus_cancel", "zeus_recall", "zeus_theft")}


def test_a_card_drawn_from_the_new_pile_is_unknown_and_locked() -> None:
    t = run_out(position(F_PLACE, red="zeus_theft zeus_recall zeus_cancel"))
    t.do("draw zeus", "card zeus_keep")
    assert as_seen(t, RED).hand(WHITE) == [c for c in t.hand(WHITE) if c != "zeus_keep"]
    for world in worlds(t, RED, 60):
        third = sorted(Counter(zeus(world.hand, WHITE)) - Counter(as_seen(t, RED).hand(WHITE)))
        assert len(third) == 1
        assert third[0] in [*LAID, "zeus_new_soldiers", "zeus_thunderbolt"]
        assert sum(world.locked[16:]) == 3


def test_locked_are_stolen_cards_and_none_that_was_known_before() -> None:
    t = position(F_PLACE, white="zeus_theft zeus_keep zeus_new_soldiers", red="zeus_cancel")
    t.do("play zeus_theft", "pass", "steal zeus_cancel", "play zeus_keep")
    # Red has seen White take the Veto, which is locked, and the theft back, which is not
    veto, theft = CARD_IDS.index("zeus_cancel"), CARD_IDS.index("zeus_theft")
    for world in worlds(t, RED, 60):
        assert (world.locked[veto], world.locked[theft]) == (1, 0)
        assert sum(world.locked) == 1


def test_failed_tiles_are_known_in_order() -> None:
    t = position(F_PLACE).do("announce expedition", "tile tile_megara", "announce expedition", "tile tile_corinth")
    for seat in (WHITE, RED, WATCHER):
        assert as_seen(t, seat).s.bottom == (t.tile("tile_megara"), t.tile("tile_corinth"))


def test_a_position_saved_by_the_first_rules_goes_on() -> None:
    """It had no memory of what the action gained; an occupation knew its one city."""
    t = position(F_PLACE).do("announce expedition", "tile tile_naxos", "place cell 1 1")
    old = t.s.data()
    for field in ("seen", "fresh", "doubtful", "locked_openly", "gained", "acted"):
        del old[field]
    old["kept"] = -1
    old["stack"] = [["EndWindow"], ["AnotherExpedition"], ["Occupation", t.tile("tile_naxos")]]
    loaded = Table(t.game, t.game.load(old))
    assert loaded.asked == (WHITE, "reorg_into")
    assert loaded.options == t.options
    loaded.do("stop")
    assert loaded.asked == (RED, "main")
    t = run_out(position(F_PLACE, red="zeus_theft zeus_recall zeus_cancel"))
    old = t.s.data()
    fresh = old["fresh"]
    for field in ("seen", "fresh", "doubtful", "locked_openly", "gained", "acted"):
        del old[field]
    loaded = Table(t.game, t.game.load(old))
    assert loaded.s.fresh == tuple(fresh)
    assert loaded.s.acted == 0


def test_knowledge_of_knowledge_is_the_same() -> None:
    t = position(F_PLACE, white="zeus_cancel", red="zeus_theft")
    for seat in (WHITE, RED, WATCHER):
        k = t.known(seat)
        assert t.game.known(k, seat).data() == k.data()


@pytest.mark.parametrize("seed", range(3))
def test_nothing_leaks_and_every_imagined_world_fits(seed: int) -> None:
    game = hellas()
    rng = Random(seed)
    s = game.setup(Options(2))
    request = game.pending(s)
    while request.seat != OVER:
        for seat in (WHITE, RED, WATCHER):
            k = game.known(s, seat)
            world = game.imagine(k, seat, rng)
            assert game.known(world, seat).data() == k.data()
            assert game.violations(world, None) == []
            there = game.pending(world)
            assert (there.seat, there.decision) == (request.seat, request.decision)
            if request.seat == seat:
                assert there.actions == request.actions
            elif request.seat >= 0:  # whoever is asked is asked in every world that fits
                assert there.secret == request.secret
                assert there.secret or len(there.actions) > 1
        request = game.play(s, sample(request, rng))


def test_imagined_hands_are_as_likely_as_the_cards_are_many() -> None:
    """Red's one Zeus card, seen from White, who holds two vetoes of four: weights 2, 2, 2, 2, 2, 1, 1, 2."""
    t = position(F_PLACE, white="zeus_cancel zeus_cancel", red="zeus_theft")
    k = t.game.known(t.s, WHITE)
    rng = Random(7)
    seen: Counter[str] = Counter()
    for _ in range(4200):
        world = t.game.imagine(k, WHITE, rng)
        seen[next(CARD_IDS[c] for c in range(CARDS) if world.hand[RED * CARDS + c])] += 1
    assert set(seen) == {card for card in CARD_IDS if card.startswith("zeus")}
    for card, count in seen.items():
        expected = 300 if card in ("zeus_theft", "zeus_recall") else 600
        assert abs(count - expected) < 120


# -- for drawing


def test_show_is_plain_json_and_the_same_from_what_is_known() -> None:
    game = hellas()
    rng = Random(11)
    s = game.setup(Options(2))
    request = game.pending(s)
    while request.seat != OVER:
        for seat in (WHITE, RED, WATCHER) if rng.random() < 0.3 else ():
            k = game.known(s, seat)
            shown = game.show(k, seat)
            assert json.loads(json.dumps(shown)) == shown
            assert game.show(game.known(game.imagine(k, seat, rng), seat), seat) == shown
        request = game.play(s, sample(request, rng))
    shown = game.show(game.known(s, WHITE), WHITE)
    assert shown["phase"] == "over"
    assert shown["winner"] == s.winner


@pytest.mark.parametrize("seed", range(3))
def test_what_is_shown_is_what_its_types_say(seed: int) -> None:
    """No key is missing or of another type, and none is unknown: converting would drop it."""
    game = hellas()
    rng = Random(seed)
    s = game.setup(Options(2))
    request = game.pending(s)
    phases: set[str] = set()
    while True:
        for seat in (WHITE, RED, WATCHER):
            shown = json.loads(json.dumps(game.show(game.known(s, seat), seat)))
            assert msgspec.convert(shown, Shown, strict=True) == shown
            phases.add(shown["phase"])
        if request.seat == OVER:
            break
        request = game.play(s, sample(request, rng))
    assert phases >= {"opening", "main", "reinforcement", "expedition", "attack", "battle", "over"}


def test_show_an_expedition_with_its_cells() -> None:
    t = position(F_PLACE, white="poseidon_even_fleet").do("announce expedition", "draw_tile", "tile tile_naxos")
    shown = t.show(WHITE)
    assert shown["phase"] == "expedition"
    assert shown["expedition"] is not None
    assert shown["expedition"]["tile"] == "tile_naxos"
    at = next(c for c in shown["expedition"]["cells"] if c["cell"] == [1, 1])
    assert at == {"cell": [1, 1], "rotations": [0], "fleets": [2, 1], "open": True}
    assert shown["mine"] == [{"id": "poseidon_even_fleet", "god": "poseidon", "mark": False, "locked": False}]
    tile = next(x for x in shown["tiles"] if x["id"] == "tile_malea")
    assert (tile["cell"], tile["edges"], tile["owner"], tile["ships"]) == ([1, 0], "LSSSSS", RED, 1)


def test_show_the_tile_of_the_opening() -> None:
    game = hellas()
    rng = Random(1)
    s = game.setup(Options(2))
    request = game.pending(s)
    while request.decision != "open_cell":
        request = game.play(s, sample(request, rng))
    shown = game.show(game.known(s, RED), RED)
    assert shown["phase"] == "opening"
    assert shown["expedition"] is not None
    assert shown["expedition"]["tile"] == s.figures.tile_ids[s.in_hand]
    assert len([c for c in shown["expedition"]["cells"] if c["open"]]) == len(request.actions)


@pytest.mark.rule("HEL-7.7", "HEL-7.10")
def test_way_and_need_are_told_for_what_would_be_sent() -> None:
    """Attacked from Samos by sea, from Chalkis and Tainaron by land: before anything is sent, and for each source."""
    text = changed(F_LAND, "tile_samos 1 0 k0 white 3/0")
    t = position(text).do("announce attack", f"attack {LAND['D']}")
    en = catalogue("en", "hellas")
    told: dict[str, tuple[bool, int]] = {}
    while t.asked[1] == "commit":
        attack = t.show(WHITE)["attack"]
        assert attack is not None
        source = t.game.figures.tile_ids[t.s.stack[-1].data()[2][t.s.stack[-1].data()[4]]]
        told[source] = attack["by_sea"], attack["needed"]
        k = t.game.known(t.s, WHITE)
        way = "by sea and needs 2" if attack["by_sea"] else "by land and needs 1"
        assert way in en.say(t.game.prompt(k, t.request))
        if source == "tile_samos":
            details = [t.game.detail(k, a) for a in t.request.actions]
            assert details[0] is None
            assert en.say(details[1] or "") == "1 in all, 2 needed by sea"
        t.do(t.options[0])
    assert told["tile_samos"] == (True, 2)
    assert told["tile_tainaron"] == (False, 1)


def test_show_a_battle_with_its_count() -> None:
    text = changed(F_SEA, "tile_samos 1 0 k0 red 2/1")
    t = position(text, white="ares_retreat", red="poseidon_storm").do("announce attack", f"attack {SEA['D']}", "send 2")
    battle = t.show(WHITE)["attack"]
    assert t.show(WHITE)["phase"] == "battle"
    assert battle is not None
    assert battle["sent"] == {SEA["E"]: 2}
    assert (battle["attack"], battle["defence"], battle["needed"], battle["by_sea"]) == (2, 2, 3, True)
    assert battle["behind"] == WHITE


@pytest.mark.rule("HEL-7.2", "HEL-7.5", "HEL-7.10")
def test_show_what_each_target_takes_before_anybody_is_sent() -> None:
    t = position(changed(F_LAND, "tile_samos 1 0 k0 white 3/0")).do("announce attack")
    attack = t.show(WHITE)["attack"]
    assert attack is not None
    goals = {goal["tile"]: goal for goal in attack["goals"]}
    assert set(goals) == {o.removeprefix("attack ") for o in t.options if o.startswith("attack")}
    goal = goals[LAND["D"]]
    assert (goal["defence"], goal["by_land"], goal["by_sea"]) == (1, 1, 2)
    assert goal["senders"]["tile_samos"] == 2  # one of three stays
    assert goal["most"] == sum(goal["senders"].values())
    t.do(f"attack {LAND['D']}")
    attack = t.show(WHITE)["attack"]
    assert attack is not None
    assert attack["goals"] == []
