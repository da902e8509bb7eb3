"""What seats know, worlds that fit it, and the table for clients."""

import json
from random import Random
from typing import cast

import msgspec
import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.board import SITES
from pessoi.games.cyclades.chapters.combat import begin
from pessoi.games.cyclades.chapters.cycle import RefillCreatures
from pessoi.games.cyclades.chapters.decks import discard_creature
from pessoi.games.cyclades.secrecy import known
from pessoi.games.cyclades.shown import Shown
from pessoi.games.cyclades.state import Position
from pessoi.kernel import OVER, WATCHER, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import add, put
from tests.games.cyclades.positions import RULES, Table, card, zone

GAME = load_game("cyclades")


@pytest.mark.rule("CYC-20.8")
@pytest.mark.parametrize(
    ("mode", "seat", "visible"),
    [("solo3", 1, [1]), ("team4", 1, [0]), ("team6", 4, [2]), ("duel2", 1, [1]), ("solo4", WATCHER, [])],
)
def test_a_treasury_is_seen_by_its_team_alone(mode: str, seat: int, visible: list[int]) -> None:
    table = Table(mode)
    treasuries = known(table.s, seat).gold
    assert [team for team, gold in enumerate(treasuries) if gold != terms.UNKNOWN] == visible
    shown = GAME.show(GAME.known(table.s, seat), seat)
    assert [team for team, row in enumerate(shown["teams"]) if row["gold"] is not None] == visible
    assert shown["mine"].get("gold") == (10 if visible else None)
    assert "tally" not in json.dumps(shown)


def test_imagined_treasuries_are_those_that_open_gains_and_payments_leave() -> None:
    table = Table()
    table.s.gold = [3, 8, 0]
    table.s.tally = [3, 8, 0]
    world = GAME.imagine(GAME.known(table.s, 0), 0, Random(1))
    assert world.gold == [3, 8, 0]


def peeked() -> Table:
    """Yellow, of purple's team, has put the Kraken back on the deck."""
    table = Table("team4")
    table.s.bid_god = [terms.ATHENA, terms.ZEUS, terms.ARES, terms.HERA]
    table.s.active = 1
    table.land("t10_l1", 1)
    return table.start(Menu(1)).answer("peek", "draw_creature kraken", "put_back")


@pytest.mark.rule("CYC-12.5", "CYC-20.8")
def test_the_card_put_back_is_known_to_the_looking_team_alone() -> None:
    table = peeked()
    assert [known(table.s, seat).top_card for seat in (0, 1, 2, 3, WATCHER)] == [card("kraken")] * 2 + [-1] * 3
    assert GAME.show(GAME.known(table.s, 0), 0)["mine"]["top_card"] == "kraken"
    tops = {GAME.imagine(GAME.known(table.s, 2), 2, Random(n)).top_card for n in range(200)}
    assert len(tops) > 20
    assert {GAME.imagine(GAME.known(table.s, 0), 0, Random(n)).top_card for n in range(20)} == {card("kraken")}
    seen = [e for e in table.journal if e.name == "sees_card"]
    assert [e.is_seen_by(seat) for e in seen for seat in (0, 1, 2, 3, WATCHER)] == [True, True, False, False, False]


def test_the_knowledge_ends_when_the_card_is_drawn_or_the_deck_shuffled() -> None:
    table = peeked()
    table.start(RefillCreatures())
    assert table.s.creature_track[0] == card("kraken")  # nobody draws: the top card is settled
    assert table.s.top_known == 0
    table = peeked()
    table.s.creature_deck &= ~(1 << card("chimera"))
    discard_creature(table.s, card("chimera"))
    assert (table.s.top_card, table.s.top_known) == (terms.NONE, 0)


def test_the_sphinx_s_cards_are_known_to_the_drawing_team_until_one_is_chosen() -> None:
    table = Table("team4")
    table.land("t10_l1", 0)
    table.play("sphinx").answer("draw_creature harpy", "draw_creature kraken", "draw_creature dryad")
    assert GAME.show(GAME.known(table.s, 1), 1)["mine"]["drawn"] == ["harpy", "kraken", "dryad"]
    hidden = known(table.s, 2)
    assert hidden.drawn == (terms.UNKNOWN,) * 3
    assert hidden.creature_deck.bit_count() == 30  # as if they were still there
    k = GAME.known(table.s, 2)
    shown = GAME.show(k, 2)
    assert (shown["mine"]["drawn"], shown["creature_deck"]) == ([], 27)
    worlds = [GAME.imagine(k, 2, Random(n)) for n in range(30)]
    assert all(len(set(w.drawn)) == 3 and not any(w.creature_deck >> c & 1 for c in w.drawn) for w in worlds)
    assert len({tuple(w.drawn) for w in worlds}) > 20


@pytest.mark.parametrize("players", [2, 3, 6])
def test_nothing_leaks_in_random_games(players: int) -> None:
    """`known` is all that `imagine` is made of, at every decision."""
    rng = Random(players)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    while request.seat != OVER:
        seat = int(rng.random() * (players + 1)) - 1
        seat = WATCHER if seat < 0 else seat
        k = GAME.known(s, seat)
        w = GAME.imagine(k, seat, rng)
        assert GAME.known(w, seat).data() == k.data()
        assert GAME.known(cast(Position, k), seat).data() == k.data()
        if request.seat == seat:
            assert GAME.pending(w).actions == request.actions
        request = GAME.step(s, sample(request, rng))


def test_what_is_shown_of_a_table() -> None:
    table = Table()
    table.land("t10_l2", 0, troops=2, mercenaries=1)
    table.build("t10_l2", "port", "metropolis", opens="t10_s2")
    table.s.spent = put(table.s.spent, zone("t10_l2") * SITES + 1, 1)
    table.hero("ajax", 0, "t10_l2")
    table.fleet("t10_s1", 1, 3)
    table.creature("kraken", 1, "t10_s3")
    table.cards(0, priestesses=2, philosophers=1)
    table.s.creature_track = put(table.s.creature_track, 1, card("harpy"))
    table.s.reserved = put(table.s.reserved, 1, 2)
    table.s.turn_order = (1, 0, 2)
    shown = GAME.show(GAME.known(table.s, 0), 0)
    assert json.loads(json.dumps(shown)) == shown
    assert (shown["active"], shown["faction"], shown["round"], shown["phase"]) == (0, "purple", 3, "actions")
    assert shown["scores"] == [1, 0, 0]
    zone_shown = shown["zones"]["t10_l2"]
    assert (zone_shown["owner"], zone_shown["troops"], zone_shown["mercenaries"]) == ("purple", 2, 1)
    assert zone_shown["heroes"] == ["ajax"]
    assert zone_shown["buildings"] == [
        {"type": "port", "bonus": None, "opens": "t10_s2", "spent": False},
        {"type": "metropolis", "bonus": "two_troops", "opens": "t10_s2", "spent": True},
    ]
    sea = shown["zones"]["t10_s3"]
    assert (sea["creature"], sea["closed"], shown["zones"]["t10_s1"]["fleets"]) == ("kraken", True, 3)
    purple = shown["factions"][0]
    assert (purple["priestesses"], purple["philosophers"], purple["metropolises"]) == (2, 1, 1)
    assert (purple["buildings"]["port"], purple["heroes"], purple["temples"]) == (1, ["ajax"], 0)
    assert shown["factions"][1]["creatures"] == ["kraken"]
    assert shown["creature_track"][1] == {"cost": 3, "creature": "harpy", "reserved_by": "blue", "price": 3}
    assert shown["turn_order"] == ["yellow", "purple", "blue"]
    assert [god["face_up"] for god in shown["gods"]] == [True, True, False, False, False, True]
    assert len(shown["map"]["zones"]) == 36
    assert shown["battle"] is None


def test_a_combat_is_shown_side_by_side() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l2", 1, troops=2)
    table.build("t10_l2", "fortress")
    table.hero("achilles", 1, "t10_l2")
    table.land("t10_l1", 1)
    table.s.troops_left = add(table.s.troops_left, 0, -3)
    table.s.stack = []
    begin(table.s, 0, zone("t10_l2"), 3, 0)
    table.request = RULES.settle(table.s)
    assert GAME.show(GAME.known(table.s, 0), 0)["battle"]["attacker"]["die"] is None
    table.roll(3, 1)
    battle = GAME.show(GAME.known(table.s, 1), 1)["battle"]
    assert (battle["zone"], battle["round"]) == ("t10_l2", 1)
    attacker, defender = battle["attacker"], battle["defender"]
    assert (attacker["faction"], attacker["troops"], attacker["die"], attacker["strength"]) == ("purple", 3, 3, 6)
    assert (defender["heroes"], defender["walls"], defender["force"], defender["strength"]) == (["achilles"], 1, 4, 5)


@pytest.mark.rule("CYC-14.7")
def test_after_losses_a_combat_shows_the_sums_that_were_compared() -> None:
    table = Table(god=terms.ARES)
    table.land("t10_l2", 1, troops=1, mercenaries=1)
    table.hero("antigone", 1, "t10_l2")
    table.land("t10_l1", 1)
    table.s.troops_left = add(table.s.troops_left, 0, -4)
    table.land("t10_l3", 0)
    table.s.stack = []
    begin(table.s, 0, zone("t10_l2"), 4, 0)
    table.request = RULES.settle(table.s)
    table.roll(3, 0)  # 4 + 3 against 3 + Antigone's 3
    sums = ((4, 7), (3, 6))
    assert (table.decision, shown_sums(table)) == ("combat_loss", sums)
    table.answer("combat_loss antigone")  # without her 0 would count 0, and there is a unit less
    assert (table.decision, shown_sums(table)) == ("retreat_defender", sums)
    # then 4 against 2: of 36 throws of 0 1 1 2 2 3, the attacker loses 0 : 3, and 0 : 2 (twice), 1 : 3 (twice) are ties
    assert GAME.show(GAME.known(table.s, 0), 0)["battle"]["odds"] == [31, 4, 1]
    table.answer("stay", "stay")
    battle = GAME.show(GAME.known(table.s, 0), 0)["battle"]
    assert (battle["round"], battle["attacker"]["die"], battle["attacker"]["strength"]) == (2, None, None)
    assert (battle["attacker"]["force"], battle["defender"]["force"]) == (4, 2)
    table.roll(3, 0)
    assert shown_sums(table) == ((4, 7), (2, 2))


def shown_sums(table: Table) -> tuple[tuple[int, int], ...]:
    """Force and strength of both sides, as everybody sees them."""
    battle = GAME.show(GAME.known(table.s, WATCHER), WATCHER)["battle"]
    return tuple((battle[side]["force"], battle[side]["strength"]) for side in ("attacker", "defender"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_shown_is_what_its_types_say(players: int) -> None:
    """For every seat and a watcher, through a random game on a random map: no key is missing or unknown."""
    rng = Random(players)
    s = GAME.setup(Options(players, {"map": "random", "side": "random"}))
    battles = 0
    while (request := GAME.pending(s)).seat != OVER:
        if rng.random() < 0.05 or (s.battle_zone != terms.NOWHERE and battles < 5):
            battles += 1 if s.battle_zone != terms.NOWHERE else 0
            for seat in (*range(players), WATCHER):
                shown = json.loads(json.dumps(GAME.show(GAME.known(s, seat), seat)))
                assert msgspec.convert(shown, Shown, strict=True) == shown  # what the types do not name falls away
                assert (shown["mine"] == {}) == (seat == WATCHER)
        GAME.step(s, sample(request, rng))


def test_observations_fit_their_names_and_hide_what_is_hidden() -> None:
    for options in (Options(2), Options(3), Options(6)):
        rng = Random(3)
        s = GAME.setup(options)
        for _ in range(150):
            GAME.step(s, sample(GAME.pending(s), rng))
        names = GAME.features(options)
        values = GAME.observe(GAME.known(s, 1), 1)
        assert len(values) == len(names) == len(set(names))
        known = [v for n, v in zip(names, values, strict=True) if n.endswith("gold_known")]
        assert known == [1.0 if s.team(f) == s.team(s.mode.seat_of.index(1)) else 0.0 for f in order(s)]


def order(s: Position) -> list[int]:
    first = s.mode.seat_of.index(1)
    return [(first + i) % s.mode.factions for i in range(s.mode.factions)]
