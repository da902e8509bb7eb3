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
from tests.games.cyclades.positions import Scene, card, hero


def on_track(scene: Scene, *names: str) -> None:
    """Cards on the creature track; "" for an empty space."""
    for space, name in enumerate(names):
        scene.s.creature_track = put(scene.s.creature_track, space, card(name) if name else terms.NONE)
        if name:
            scene.s.creature_deck &= ~(1 << card(name))


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
    scene = Scene()
    scene.hire("ajax")
    scene.start(RefillHeroes())
    assert scene.request.seat == CHANCE
    assert len(scene.request.actions) == 15
    scene.answer("draw_hero jason")
    assert scene.s.hero_track == (hero("ajax"), hero("jason"))


@pytest.mark.rule("CYC-7.2", "CYC-7.3", "CYC-7.4", "CYC-2.10")
def test_example_1_the_creature_track() -> None:
    scene = Scene()
    on_track(scene, "charon", "", "chimera", "")
    scene.start(SlideCreatures())
    scene.start(RefillCreatures())
    scene.answer("draw_creature harpy", "draw_creature kraken", "draw_creature sphinx")
    assert scene.s.creature_track == (card("chimera"), card("harpy"), card("kraken"), card("sphinx"))
    assert scene.is_discarded("charon")
    assert "creatures_shuffled" not in scene.events()


@pytest.mark.rule("CYC-7.5", "CYC-17.20")
def test_the_chimera_discarded_from_the_track_shuffles_before_the_refill() -> None:
    scene = Scene()
    on_track(scene, "chimera", "harpy", "kraken", "sphinx")
    scene.discard("charon")
    scene.start(SlideCreatures())
    assert scene.s.creature_discard == 0
    scene.start(RefillCreatures())
    assert {"chimera", "charon"} <= set(scene.options)


@pytest.mark.rule("CYC-7.6")
def test_a_reservation_slides_with_its_card_and_ends_with_it() -> None:
    scene = Scene()
    on_track(scene, "charon", "", "harpy", "kraken")
    scene.s.reserved = (0, -1, 1, 2)
    scene.start(SlideCreatures())
    assert scene.s.creature_track == (card("harpy"), card("kraken"), -1, -1)
    assert scene.s.reserved == (1, 2, -1, -1)


@pytest.mark.rule("CYC-7.2")
def test_an_empty_first_space_discards_nothing() -> None:
    scene = Scene()
    on_track(scene, "", "harpy", "kraken", "sphinx")
    scene.start(SlideCreatures())
    assert scene.s.creature_track == (card("harpy"), card("kraken"), card("sphinx"), -1)
    assert scene.s.creature_discard == 0


@pytest.mark.rule("CYC-7.7")
def test_example_2_the_gods_move_up() -> None:
    scene = Scene("solo4")
    scene.s.god_slots = (terms.ZEUS, terms.POSEIDON, terms.ARES, terms.ATHENA, terms.HERA)
    scene.start(MoveGods())
    assert scene.s.god_slots == (terms.POSEIDON, terms.ARES, terms.ATHENA, terms.HERA, terms.ZEUS)
    shown = load_game("cyclades").show(scene.s, 0)
    assert [g["god"] for g in shown["gods"] if not g["face_up"]] == ["hera", "zeus"]


@pytest.mark.rule("CYC-7.8", "CYC-6.2")
def test_heroes_creatures_gods_from_the_second_cycle_on() -> None:
    scene = Scene()
    scene.s.cycle = 0
    scene.s.stack = []
    begin_cycle(scene.s)
    assert scene.s.stack == []
    begin_cycle(scene.s)
    order = [type(frame).__name__ for frame in reversed(scene.s.stack)]
    assert order == ["RefillHeroes", "SlideCreatures", "RefillCreatures", "MoveGods"]


@pytest.mark.rule("CYC-2.9")
def test_an_empty_deck_takes_up_the_discard_and_sacrificed_heroes_never_return() -> None:
    scene = Scene()
    scene.s.hero_deck = 0
    scene.s.hero_discard = 1 << hero("ajax")
    scene.s.hero_removed = 1 << hero("jason")
    scene.start(RefillHeroes())
    assert scene.s.hero_track == (hero("ajax"), -1)  # the one left comes at once, then none is left
    scene.s.creature_deck = 0
    scene.s.creature_discard = (1 << card("harpy")) | (1 << card("kraken"))
    scene.start(RefillCreatures())
    assert scene.options == ["harpy", "kraken"]
    scene.answer("draw_creature kraken")
    assert scene.s.creature_track == (card("kraken"), card("harpy"), -1, -1)


@pytest.mark.rule("CYC-2.10")
def test_the_creature_discard_is_open() -> None:
    scene = Scene()
    scene.discard("harpy", "kraken")
    game = load_game("cyclades")
    assert game.show(game.known(scene.s, 1), 1)["creature_discard"] == ["harpy", "kraken"]
