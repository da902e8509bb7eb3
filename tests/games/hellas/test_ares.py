"""Chapter 10: the cards of Ares."""

import pytest

from pessoi.games.hellas.chapters.strength import attack_strength, defence_strength, margin
from pessoi.games.hellas.terms import RED, WHITE
from pessoi.kernel import CHANCE
from tests.games.hellas.positions import F_LAND, F_SEA, LAND, SEA, Table, changed, position

STRONG = changed(F_SEA, "tile_sounion 0 1 k2 white 3/0", "tile_samos 1 0 k0 red 2/2")
CREWS = changed(F_SEA, "tile_naxos 1 -1 k0 white 1/3", "tile_sounion 0 1 k2 white 3/0")


@pytest.mark.rule("HEL-10.1")
def test_extra_soldiers_add_up_on_both_sides() -> None:
    t = position(STRONG, white="ares_extra_soldier ares_extra_soldier ares_retreat", red="ares_extra_soldier ares_levy")
    t.do("announce attack", f"attack {SEA['D']}", "send 0", "send 1")
    t.do("play ares_extra_soldier")
    assert (attack_strength(t.s), defence_strength(t.s)) == (2, 2)
    t.do("play ares_extra_soldier")
    assert (attack_strength(t.s), defence_strength(t.s)) == (3, 2)
    assert t.asked == (RED, "battle")
    t.do("play ares_extra_soldier")
    assert (attack_strength(t.s), defence_strength(t.s)) == (3, 3)
    assert t.reserve(WHITE)[0] == 9  # no piece was placed


@pytest.mark.rule("HEL-10.2")
def test_sea_parity_only_by_sea_and_once() -> None:
    t = position(STRONG, white="ares_sea_parity ares_sea_parity", red="ares_levy")
    t.do("announce attack", f"attack {SEA['D']}", "send 0", "send 2")
    assert t.cards() == ["ares_sea_parity"]
    t.do("play ares_sea_parity")
    assert margin(t.s) == 0
    assert t.asked == (RED, "battle")
    land = changed(F_LAND, "tile_byzantion 1 1 k0 red 2/0")
    t = position(land, white="ares_sea_parity").do("announce attack", f"attack {LAND['D']}", "send 0")
    assert t.asked == (WHITE, "battle")
    assert t.cards() == []
    again = position(STRONG, white="ares_sea_parity ares_sea_parity", red="ares_extra_soldier")
    again.do("announce attack", f"attack {SEA['D']}", "send 0", "send 2", "play ares_sea_parity")
    again.do("play ares_extra_soldier")
    assert again.cards() == []  # already in effect


@pytest.mark.rule("HEL-10.3")
def test_far_attack_lets_one_unconnected_city_send() -> None:
    t = position(F_LAND, white="ares_far_attack ares_far_attack").do("announce attack", "play ares_far_attack")
    assert t.cards() == []  # not twice
    t.do(f"attack {LAND['D']}", "send 1", "send 1")  # E and C are connected
    assert t.options == ["send 0", "send 1", "send 2"]  # A is not
    t.do("send 2")
    assert t.city(LAND["D"]) == (WHITE, 3, 0)


@pytest.mark.rule("HEL-10.4")
def test_double_attacks_add_up() -> None:
    t = position(F_LAND, white="ares_double_attack ares_double_attack").do("announce attack")
    t.do("play ares_double_attack", "play ares_double_attack")
    assert t.s.extra_attacks == 2


@pytest.mark.rule("HEL-10.4", "HEL-D-ATT-OVER")
@pytest.mark.parametrize("soldiers", [1, 3])
def test_a_second_front_opens_after_an_attack_won_or_lost(soldiers: int) -> None:
    """Booklet: a card for a type of action can be played if the player carries out precisely this action."""
    text = changed(F_LAND, f"tile_byzantion 1 1 k0 red {soldiers}/0")
    t = position(text, white="ares_double_attack").do("announce attack", f"attack {LAND['D']}", "send 1", "send 0")
    while t.asked[1] in ("battle", "plunder"):
        t.do(t.options[0])
    assert t.asked == (WHITE, "att_over")
    assert t.options == ["stop", "play ares_double_attack"]
    t.do("play ares_double_attack")
    assert t.asked == (WHITE, "att")
    assert f"attack {LAND['D']}" not in t.options
    assert f"attack {LAND['B']}" in t.options


@pytest.mark.rule("HEL-10.4", "HEL-D-ATT-OVER")
def test_the_second_front_is_asked_for_again_if_it_is_cancelled() -> None:
    t = position(F_LAND, white="ares_double_attack ares_double_attack", red="zeus_cancel")
    t.do("announce attack", f"attack {LAND['D']}", "send 1", "send 0")
    while t.asked[1] == "plunder":
        t.do("no")
    t.do("play ares_double_attack", "play zeus_cancel")
    assert t.asked == (WHITE, "att_over")
    assert t.cards() == ["ares_double_attack"]
    t.do("stop")
    assert t.asked == (WHITE, "reorg_into")
    assert t.cards() == []  # not during the reorganisation


@pytest.mark.rule("HEL-10.4", "HEL-7.3")
def test_no_second_front_after_an_abandoned_attack() -> None:
    t = position(F_LAND, white="ares_double_attack").do("announce attack", "abandon")
    assert t.asked == (RED, "main")


@pytest.mark.rule("HEL-10.5", "HEL-10.25", "HEL-D-CITY", "HEL-D-EXCH")
def test_ships_become_soldiers_before_an_attack() -> None:
    crews = changed(CREWS, "tile_sounion 0 1 k2 white 2/1")
    t = position(crews, white="ares_ships_to_soldiers").do("announce attack", "play ares_ships_to_soldiers")
    assert t.asked == (WHITE, "city")
    assert t.options == ["choose tile_sounion", "choose tile_naxos"]
    t.do("choose tile_naxos")
    assert t.asked == (WHITE, "exch")
    assert t.options == ["exchange 1", "exchange 2", "exchange 3"]  # as many as there are ships
    t.do("exchange 2")
    assert t.city("tile_naxos") == (WHITE, 3, 1)
    assert t.reserve(WHITE) == (10, 8)
    without = position(changed(CREWS, "tile_naxos 1 -1 k0 white 3/0"), white="ares_ships_to_soldiers")
    assert without.do("announce attack").cards() == []


@pytest.mark.rule("HEL-10.25", "HEL-9.12", "HEL-10.26")
def test_the_exchange_reaches_as_far_as_soldiers_do() -> None:
    t = position(CREWS, white="ares_ships_to_soldiers")
    t.s.reserve[0] = 1
    t.game.figures.pieces[0] = 5
    try:
        t.do("announce attack", "play ares_ships_to_soldiers")
        # three ships: one in reserve and two to spare in Sounion
        assert t.options == ["exchange 1", "exchange 2", "exchange 3"]
        t.do("exchange 2")
        assert t.city("tile_naxos")[1] == 3
        assert t.city("tile_sounion")[1] == 2
    finally:
        t.game.figures.pieces[0] = 15


@pytest.mark.rule("HEL-10.6", "HEL-7.4")
def test_the_last_man_marches() -> None:
    one = changed(F_SEA, "tile_naxos 1 -1 k0 white 2/0", "tile_samos 1 0 k0 red 1/0")
    t = position(one, white="ares_levy ares_levy").do("announce attack", "play ares_levy")
    assert t.cards() == []  # not twice
    t.do(f"attack {SEA['D']}")
    assert t.options == ["send 0", "send 1"]  # Sounion (0, 1), its only soldier
    t.do("send 1")
    assert t.city("tile_sounion")[1] == 1  # garrisoned at once
    assert t.s.levy == 0
    # Naxos must keep one: one single source
    assert t.options == ["send 0", "send 1"]
    t.do("send 1")
    assert t.city(SEA["D"]) == (WHITE, 2, 0)
    assert t.reserve(WHITE)[0] == 11


class Short:
    """White's pieces are those on the board: no reserve."""

    def __init__(self, t: Table) -> None:
        self.t = t

    def __enter__(self) -> Table:
        self.t.game.figures.pieces[0] -= self.t.s.reserve[0]
        self.t.s.reserve[0] = 0
        return self.t

    def __exit__(self, *_: object) -> None:
        self.t.game.figures.pieces[0] = 15


@pytest.mark.rule("HEL-10.6", "HEL-9.12", "HEL-D-DONOR")
def test_without_a_reserve_another_city_garrisons_the_source() -> None:
    """Booklet: who may add soldiers by a card and has none in reserve may use pieces of the board."""
    text = changed(F_SEA, "tile_naxos 1 -1 k0 white 3/0", "tile_athens 1 1 k0 white 2/0")
    with Short(position(text, white="ares_levy")) as t:
        t.do("announce attack", "play ares_levy", f"attack {SEA['D']}")
        assert t.options == ["send 0", "send 1"]  # Sounion (0, 1), its only soldier
        t.do("send 1")
        assert t.asked == (WHITE, "donor")  # at once
        assert t.options == ["donor tile_naxos", "donor tile_athens"]  # never Sounion itself
        t.do("donor tile_naxos")
        assert t.city("tile_sounion") == (WHITE, 1, 0)
        assert t.options == ["send 0", "send 1"]  # Naxos: one fewer to send, and one stays


@pytest.mark.rule("HEL-10.6")
def test_no_levy_where_nobody_could_garrison() -> None:
    text = changed(F_SEA, "tile_naxos 1 -1 k0 white 1/1")
    with Short(position(text, white="ares_levy ares_ships_to_soldiers ares_far_attack")) as t:
        t.do("announce attack")
        assert t.cards() == ["ares_far_attack"]
    spare = changed(F_SEA, "tile_naxos 1 -1 k0 white 2/0")  # the other one could be garrisoned from there
    with Short(position(spare, white="ares_levy")) as t:
        t.do("announce attack")
        assert t.cards() == ["ares_levy"]
        t.do("play ares_levy", f"attack {SEA['D']}")
        assert t.options == ["send 0", "send 1"]
        t.do("send 1")  # Sounion, garrisoned from Naxos, which has none to send any more
        assert t.city("tile_sounion") == (WHITE, 1, 0)
        assert t.city("tile_naxos") == (WHITE, 1, 0)


@pytest.mark.rule("HEL-10.6")
def test_the_only_city_with_two_keeps_one_itself() -> None:
    """The donor is never the source: Naxos cannot garrison itself."""
    with Short(position(F_SEA, white="ares_levy")) as t:
        t.do("announce attack", "play ares_levy", f"attack {SEA['D']}", "send 0")
        assert t.options == ["send 1", "send 2"]


@pytest.mark.rule("HEL-10.7", "HEL-7.15")
def test_retreat_brings_the_soldiers_home() -> None:
    t = position(STRONG, white="ares_retreat").do("announce attack", f"attack {SEA['D']}", "send 0", "send 2")
    assert t.asked == (WHITE, "battle")
    t.do("play ares_retreat")
    assert t.city(SEA["E"]) == (WHITE, 3, 0)
    assert t.city(SEA["D"]) == (RED, 2, 2)
    assert t.asked == (RED, "main")  # no reorganisation


@pytest.mark.rule("HEL-10.7", "HEL-10.6")
def test_retreating_soldiers_beyond_three_go_to_the_reserve() -> None:
    t = position(F_SEA, white="ares_levy ares_retreat", red="ares_extra_soldier").do(
        "announce attack", "play ares_levy"
    )
    t.do(f"attack {SEA['D']}", "send 0", "send 3")
    assert t.city(SEA["E"])[1] == 1  # the garrison
    assert t.asked == (RED, "battle")
    t.do("play ares_extra_soldier", "play ares_retreat")
    assert t.city(SEA["E"])[1] == 3
    assert t.reserve(WHITE)[0] == 11


@pytest.mark.rule("HEL-10.8", "HEL-C-STEAL")
def test_plunder_takes_a_random_card() -> None:
    t = position(STRONG, white="ares_plunder ares_levy", red="zeus_keep zeus_keep zeus_theft")
    t.do("announce attack", f"attack {SEA['D']}", "send 1", "send 2", "play ares_plunder", "pass")
    assert t.asked == (CHANCE, "steal")
    assert t.options == ["steal zeus_keep", "steal zeus_theft"]
    assert t.request.weights == [2, 1]
    t.do("steal zeus_keep")
    assert t.hand(WHITE) == ["ares_levy", "zeus_keep"]
    assert t.s.locked_size == (0, 0, 1)
    nothing = position(STRONG, white="ares_plunder").do("announce attack", f"attack {SEA['D']}", "send 1", "send 2")
    assert nothing.asked == (WHITE, "plunder")
    assert nothing.options == ["no"]  # the opponent has no card; asked all the same, since an Ares card is there
