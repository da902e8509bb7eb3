"""Chapter 7: attack."""

import pytest

from pessoi.games.hellas.chapters.strength import attack_strength, behind, defence_strength, is_by_sea, margin
from pessoi.games.hellas.terms import RED, WHITE
from tests.games.hellas.positions import F_LAND, F_SEA, LAND, SEA, changed, position

STRONG = changed(F_SEA, "tile_naxos 1 -1 k0 white 3/2", "tile_sounion 0 1 k2 white 3/0", "tile_samos 1 0 k0 red 2/2")


@pytest.mark.rule("HEL-7.1", "HEL-D-ATT")
def test_preparation_offers_targets_cards_and_abandoning() -> None:
    t = position(F_LAND, white="ares_double_attack ares_far_attack ares_plunder zeus_keep").do("announce attack")
    assert t.asked == (WHITE, "att")
    assert t.cards() == ["ares_far_attack", "ares_double_attack"]
    assert t.options[-1] == "abandon"


@pytest.mark.rule("HEL-7.2")
def test_targets_are_enemy_cities_that_can_be_reached() -> None:
    t = position(F_LAND).do("announce attack")
    # A reaches B and Naxos, C reaches B, D and Samos, E reaches D and Sounion
    targets = {o.removeprefix("attack ") for o in t.options if o.startswith("attack")}
    assert targets == {"tile_naxos", "tile_samos", "tile_sounion", "tile_salamis", "tile_byzantion"}
    alone = changed(F_LAND, "tile_malea 2 -2 k2 white 1/0", "tile_chalkis 2 0 k3 white 1/0")
    t = position(alone).do("announce attack")
    assert {o for o in t.options if o.startswith("attack")} == {"attack tile_byzantion", "attack tile_sounion"}


@pytest.mark.rule("HEL-7.3")
def test_abandoning_keeps_cards_played() -> None:
    t = position(F_LAND, white="ares_far_attack").do("announce attack", "play ares_far_attack", "abandon")
    assert t.discards() == ["ares_far_attack"]
    assert t.s.far == 0
    assert t.asked == (RED, "main")


@pytest.mark.rule("HEL-7.4", "HEL-7.5", "HEL-D-COMMIT")
def test_each_source_in_order_and_at_least_one_soldier_in_all() -> None:
    t = position(F_SEA, active=RED).do("announce attack", f"attack {SEA['E']}")
    # A (-1, 0), B (-1, 1), C (0, -1), D (1, 0)
    for letter in "ABC":
        assert t.options == ["send 0", "send 1"]
        t.do("send 0")
        assert t.city(SEA[letter])[1] == 2
    # D must send its soldier now, and does
    assert t.city(SEA["D"])[1] == 1
    assert t.asked == (WHITE, "main")  # 1 against 3 + 1: repelled
    assert t.reserve(RED) == (8, 10)


@pytest.mark.rule("HEL-7.5", "HEL-10.3")
def test_one_unconnected_source_and_the_others_are_skipped() -> None:
    text = changed(F_LAND, "tile_byzantion 1 1 k0 white 2/0", "tile_chalkis 2 0 k3 white 2/0")
    t = position(text, white="ares_far_attack").do("announce attack", "play ares_far_attack")
    t.do("attack tile_naxos")
    assert t.s.board.by_sea[t.tile("tile_naxos")] >> t.tile("tile_malea") & 1
    t.do("send 0")  # A, connected; then the unconnected in ascending (q, r): E (0, 2), D (1, 1), C (2, 0)
    assert t.options == ["send 0", "send 1"]
    t.do("send 1")
    assert t.city("tile_tainaron")[1] == 1
    assert t.city("tile_byzantion")[1] == 2
    assert t.asked[1] != "commit"


@pytest.mark.rule("HEL-7.6")
def test_soldiers_sent_are_in_no_city() -> None:
    t = position(STRONG, red="ares_levy").do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert t.asked == (RED, "battle")
    assert sum(t.s.sent) == 3
    assert t.city(SEA["E"])[1] == 1
    assert t.city(SEA["F"])[1] == 2
    assert t.city(SEA["D"]) == (RED, 2, 2)


@pytest.mark.rule("HEL-7.7", "HEL-7.10")
def test_by_land_by_sea_and_mixed() -> None:
    text = changed(F_LAND, "tile_samos 1 0 k0 white 3/0")
    for answers, by_sea, needed in (
        (["send 1", "send 0", "send 0"], False, 1),
        (["send 0", "send 1", "send 0"], True, 2),
    ):
        t = position(text, red="ares_levy", white="ares_retreat").do("announce attack", f"attack {LAND['D']}", *answers)
        assert is_by_sea(t.s) is by_sea
        assert defence_strength(t.s) + margin(t.s) == needed
    t = position(text, red="ares_levy").do("announce attack", f"attack {LAND['D']}", "send 1", "send 1", "send 0")
    assert is_by_sea(t.s)
    assert margin(t.s) == 1


@pytest.mark.rule("HEL-7.8")
def test_the_unconnected_come_by_sea() -> None:
    t = position(F_LAND, white="ares_far_attack ares_retreat").do("announce attack", "play ares_far_attack")
    t.do(f"attack {LAND['D']}", "send 0", "send 0", "send 1")
    assert t.city(LAND["A"])[1] == 2
    assert is_by_sea(t.s)


@pytest.mark.rule("HEL-7.9")
def test_strengths_count_soldiers_and_bonuses_not_ships() -> None:
    t = position(STRONG, white="ares_extra_soldier", red="ares_extra_soldier")
    t.do("announce attack", f"attack {SEA['D']}", "send 0", "send 2")
    assert (attack_strength(t.s), defence_strength(t.s)) == (2, 2)
    t.do("play ares_extra_soldier")
    assert (attack_strength(t.s), defence_strength(t.s)) == (3, 2)
    t.do("play ares_extra_soldier")
    # White's last Ares card is gone: the attack failed with 3 against 3
    assert t.told("repelled") == [[t.tile(SEA["D"]), 3, 3]]


@pytest.mark.rule("HEL-7.11", "HEL-7.12", "HEL-D-BATTLE")
def test_only_the_player_behind_is_asked_and_concedes_or_plays() -> None:
    t = position(STRONG, white="ares_extra_soldier ares_extra_soldier", red="ares_extra_soldier zeus_cancel")
    t.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert behind(t.s) == RED
    assert t.asked == (RED, "battle")
    assert t.options == ["concede", "play ares_extra_soldier"]
    t.do("play ares_extra_soldier")
    assert t.asked == (WHITE, "battle")
    t.do("play ares_extra_soldier", "play zeus_cancel")
    assert t.asked == (WHITE, "battle")  # cancelled: still behind
    t.do("play ares_extra_soldier")
    assert t.city(SEA["D"])[0] == WHITE  # Red, without cards, concedes


@pytest.mark.rule("HEL-D-BATTLE")
def test_conceding_is_asked_when_a_card_could_be_there() -> None:
    for red, asked in (("ares_levy", True), ("poseidon_storm", True), ("zeus_keep", False), ("", False)):
        t = position(STRONG, red=red).do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
        assert (t.asked == (RED, "battle")) is asked
    # the attacker has no battle card of Poseidon
    t = position(F_SEA, white="poseidon_storm").do("announce attack", f"attack {SEA['D']}", "send 2")
    assert t.asked[1] != "battle"


@pytest.mark.rule("HEL-7.13")
def test_conquest_with_captured_ships() -> None:
    t = position(STRONG).do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert t.city(SEA["D"]) == (WHITE, 3, 2)
    assert t.reserve(RED) == (9, 10)
    assert t.reserve(WHITE) == (9, 6)


@pytest.mark.rule("HEL-7.13")
def test_captured_ships_only_as_far_as_the_reserve_goes() -> None:
    poor = changed(STRONG, "tile_naxos 1 -1 k0 white 3/3", "tile_sounion 0 1 k2 white 3/3")
    poor = changed(poor, "tile_athens 1 1 k0 white 1/3")
    t = position(poor)
    assert t.reserve(WHITE)[1] == 1
    t.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    while t.asked[1] == "commit":
        t.do("send 0")
    assert t.city(SEA["D"]) == (WHITE, 3, 1)
    assert t.reserve(WHITE)[1] == 0


@pytest.mark.rule("HEL-7.14", "HEL-D-PLUNDER")
def test_after_the_conquest_plunder_then_reorganisation() -> None:
    t = position(STRONG, white="ares_plunder ares_levy", red="zeus_keep")
    t.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert t.asked == (WHITE, "plunder")
    assert t.options == ["no", "play ares_plunder"]
    t.do("play ares_plunder", "pass", "steal zeus_keep")
    assert t.asked == (WHITE, "plunder")  # asked again after a card: an Ares card is still there
    t.do("no")
    assert t.asked == (WHITE, "att_over")
    t.do("stop")
    assert t.asked == (WHITE, "reorg_into")
    assert t.show(WHITE)["attack"] is None


@pytest.mark.rule("HEL-7.15")
def test_a_failed_attack_loses_the_soldiers_sent() -> None:
    t = position(F_SEA).do("announce attack", f"attack {SEA['D']}", "send 2")
    assert t.city(SEA["E"]) == (WHITE, 1, 0)
    assert t.city(SEA["D"]) == (RED, 2, 0)
    assert t.reserve(WHITE) == (13, 10)
    assert t.asked == (RED, "main")


@pytest.mark.rule("HEL-7.16", "HEL-7.17", "HEL-10.4")
def test_effects_end_and_the_second_attack_goes_on_from_the_preparation() -> None:
    t = position(STRONG, white="ares_double_attack ares_far_attack ares_extra_soldier")
    t.do("announce attack", "play ares_double_attack", "play ares_far_attack")
    t.do(f"attack {SEA['D']}", "send 0", "send 2")
    assert t.asked == (WHITE, "battle")
    t.do("play ares_extra_soldier")
    assert t.city(SEA["D"]) == (WHITE, 2, 2)
    assert t.asked == (WHITE, "att")  # the reorganisation comes after the action
    assert (t.s.far, t.s.attack_bonus, t.s.extra_attacks) == (0, 0, 0)
    # soldiers of the city just conquered may take part; that city is no target any more
    t.do(f"attack {SEA['C']}")
    sources = t.s.stack[-1].data()[2]
    assert t.tile(SEA["D"]) in sources


@pytest.mark.rule("HEL-7.2", "HEL-7.17")
def test_no_city_is_attacked_twice_in_an_action() -> None:
    t = position(STRONG, white="ares_double_attack").do("announce attack", "play ares_double_attack")
    t.do(f"attack {SEA['D']}", "send 1", "send 0")
    assert t.city(SEA["D"])[0] == RED  # repelled
    assert t.asked == (WHITE, "att")
    assert f"attack {SEA['D']}" not in t.options
    assert f"attack {SEA['C']}" in t.options


@pytest.mark.rule("HEL-7.18", "HEL-5.1")
def test_a_temple_changes_hands_with_its_city() -> None:
    text = changed(STRONG, "tile_athens 1 1 k0 red 1/0")
    t = position(text)
    assert t.show(WHITE)["seats"][RED]["temples"] == 1
    t.do("announce attack", "attack tile_athens", "send 2")
    assert t.city("tile_athens")[0] == WHITE
    assert [seat["temples"] for seat in t.show(WHITE)["seats"]] == [1, 0]
    assert t.show(WHITE)["seats"][WHITE]["steps"] == 4
