"""The cycle and its first phase.  [CYC-6.1] [CYC-7.1] ff."""

from random import Random

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.cycle import MoveGods, RefillCreatures, RefillHeroes, SlideCreatures, begin_cycle
from pessoi.games.cyclades.state import ACTIONS, INIT, OFFERINGS, UPKEEP
from pessoi.kernel import CHANCE, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, card, hero


def on_track(table: Table, *names: str) -> None:
    """Cards on the creature track; "" for an empty space."""
    for space, name in enumerate(names):
        table.s.creature_track = put(table.s.creature_track, space, card(name) if name else terms.NONE)
        if name:
            table.s.creature_deck &= ~(1 << card(name))


@pytest.mark.rule("CYC-6.1")
def test_a_cycle_has_six_phases_in_order() -> None:
    game = load_game("cyclades")
    s = game.setup(Options(3))
    rng = Random(5)
    phases: list[int] = []
    while s.cycle < 3:
        if s.cycle == 2 and s.phase not in phases:
            phases.append(s.phase)
        game.play(s, sample(game.pending(s), rng))
    asked = [INIT, OFFERINGS, UPKEEP, ACTIONS]  # income and the end ask nobody
    assert phases == [phase for phase in asked if phase in phases]
    assert {INIT, OFFERINGS, ACTIONS} <= set(phases)


@pytest.mark.rule("CYC-7.1")
def test_empty_hero_slots_are_filled() -> None:
    table = Table()
    table.hire("ajax")
    table.start(RefillHeroes())
    assert table.request.seat == CHANCE
    assert len(table.request.actions) == 15
    table.answer("draw_hero jason")
    assert table.s.hero_track == (hero("ajax"), hero("jason"))


@pytest.mark.rule("CYC-7.2", "CYC-7.3", "CYC-7.4", "CYC-2.10")
def test_example_1_the_creature_track() -> None:
    table = Table()
    on_track(table, "charon", "", "chimera", "")
    table.start(SlideCreatures())
    table.start(RefillCreatures())
    table.answer("draw_creature harpy", "draw_creature kraken", "draw_creature sphinx")
    assert table.s.creature_track == (card("chimera"), card("harpy"), card("kraken"), card("sphinx"))
    assert table.is_discarded("charon")
    assert "creatures_shuffled" not in table.events()


@pytest.mark.rule("CYC-7.5", "CYC-17.20")
def test_the_chimera_discarded_from_the_track_shuffles_before_the_refill() -> None:
    table = Table()
    on_track(table, "chimera", "harpy", "kraken", "sphinx")
    table.discard("charon")
    table.start(SlideCreatures())
    assert table.s.creature_discard == 0
    table.start(RefillCreatures())
    assert {"chimera", "charon"} <= set(table.options)


@pytest.mark.rule("CYC-7.6")
def test_a_reservation_slides_with_its_card_and_ends_with_it() -> None:
    table = Table()
    on_track(table, "charon", "", "harpy", "kraken")
    table.s.reserved = (0, -1, 1, 2)
    table.start(SlideCreatures())
    assert table.s.creature_track == (card("harpy"), card("kraken"), -1, -1)
    assert table.s.reserved == (1, 2, -1, -1)


@pytest.mark.rule("CYC-7.2")
def test_an_empty_first_space_discards_nothing() -> None:
    table = Table()
    on_track(table, "", "harpy", "kraken", "sphinx")
    table.start(SlideCreatures())
    assert table.s.creature_track == (card("harpy"), card("kraken"), card("sphinx"), -1)
    assert table.s.creature_discard == 0


@pytest.mark.rule("CYC-7.7")
def test_example_2_the_gods_move_up() -> None:
    table = Table("solo4")
    table.s.god_slots = (terms.ZEUS, terms.POSEIDON, terms.ARES, terms.ATHENA, terms.HERA)
    table.start(MoveGods())
    assert table.s.god_slots == (terms.POSEIDON, terms.ARES, terms.ATHENA, terms.HERA, terms.ZEUS)
    game = load_game("cyclades")
    shown = game.show(game.known(table.s, 0), 0)
    assert [g["god"] for g in shown["gods"] if not g["face_up"]] == ["hera", "zeus"]


@pytest.mark.rule("CYC-7.8", "CYC-6.2")
def test_heroes_creatures_gods_from_the_second_cycle_on() -> None:
    table = Table()
    table.s.cycle = 0
    table.s.stack = []
    begin_cycle(table.s)
    assert table.s.stack == []
    begin_cycle(table.s)
    order = [type(frame).__name__ for frame in reversed(table.s.stack)]
    assert order == ["RefillHeroes", "SlideCreatures", "RefillCreatures", "MoveGods"]


@pytest.mark.rule("CYC-2.9")
def test_an_empty_deck_takes_up_the_discard_and_sacrificed_heroes_never_return() -> None:
    table = Table()
    table.s.hero_deck = 0
    table.s.hero_discard = 1 << hero("ajax")
    table.s.hero_removed = 1 << hero("jason")
    table.start(RefillHeroes())
    assert table.s.hero_track == (hero("ajax"), -1)  # the one left comes at once, then none is left
    table.s.creature_deck = 0
    table.s.creature_discard = (1 << card("harpy")) | (1 << card("kraken"))
    table.start(RefillCreatures())
    assert table.options == ["harpy", "kraken"]
    table.answer("draw_creature kraken")
    assert table.s.creature_track == (card("kraken"), card("harpy"), -1, -1)


@pytest.mark.rule("CYC-2.10")
def test_the_creature_discard_is_open() -> None:
    table = Table()
    table.discard("harpy", "kraken")
    game = load_game("cyclades")
    assert game.show(game.known(table.s, 1), 1)["creature_discard"] == ["harpy", "kraken"]
