"""Set-up and options: what lies on the table before the first bid.  [CYC-4.1] ff., [CYC-20.1], [CYC-21.1]"""

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.placement import Placement
from pessoi.games.cyclades.chapters.setup import FirstOrder, ShuffleGods
from pessoi.games.cyclades.state import INIT, Position
from pessoi.kernel import CHANCE, BadOption, Options
from tests.games.cyclades.positions import Table

GAME = load_game("cyclades")
MODES = [
    (Options(2), "duel2", 8, 2, [[0, 1], [2, 3]]),
    (Options(3), "solo3", 6, 3, [[0], [1], [2]]),
    (Options(4), "solo4", 8, 2, [[0], [1], [2], [3]]),
    (Options(4, {"teams": "yes"}), "team4", 8, 2, [[0, 1], [2, 3]]),
    (Options(5), "solo5", 10, 1, [[0], [1], [2], [3], [4]]),
    (Options(6), "team6", 10, 0, [[0, 1], [2, 3], [4, 5]]),
]


def until_placement(options: Options) -> Position:
    """Chance's first answers each time, up to the first question to a player."""
    s: Position = GAME.setup(options)
    while (request := GAME.pending(s)).seat == CHANCE:
        GAME.play(s, request.actions[0])
    return s


@pytest.mark.rule("CYC-1.1", "CYC-1.2", "CYC-1.3", "CYC-20.1", "CYC-3.7")
@pytest.mark.parametrize(("options", "name", "tiles", "face_down", "teams"), MODES)
def test_modes_have_their_teams_tiles_and_gods(
    options: Options, name: str, tiles: int, face_down: int, teams: list[list[int]]
) -> None:
    s = until_placement(options)
    assert (s.mode_name, s.mode.teams, s.mode.tiles, s.mode.face_down) == (name, teams, tiles, face_down)
    assert len(s.assembly) == 1 + 4 * tiles
    seats = [0, 0, 1, 1] if name == "duel2" else list(range(s.mode.factions))
    assert [s.seat(faction) for faction in range(s.mode.factions)] == seats


@pytest.mark.rule("CYC-4.1", "CYC-C2")
def test_god_tiles_are_shuffled_into_five_slots() -> None:
    table = Table()
    table.s.god_slots = ()
    table.start(ShuffleGods())
    assert table.request.seat == CHANCE
    assert table.request.weights == [1] * 5
    table.answer("draw_god hera", "draw_god zeus", "draw_god ares", "draw_god athena")
    assert list(table.s.god_slots) == [terms.HERA, terms.ZEUS, terms.ARES, terms.ATHENA, terms.POSEIDON]


@pytest.mark.rule("CYC-4.1")
@pytest.mark.parametrize(("options", "face_up"), [(o, 5 - down) for o, _, _, down, _ in MODES])
def test_the_last_slots_lie_face_down_but_everybody_knows_them(options: Options, face_up: int) -> None:
    shown = GAME.show(GAME.known(until_placement(options), 1), 1)
    assert [god["face_up"] for god in shown["gods"]] == [True] * face_up + [False] * (5 - face_up) + [True]
    assert len({god["god"] for god in shown["gods"]}) == 6


@pytest.mark.rule("CYC-4.2", "CYC-4.3", "CYC-C3", "CYC-C4")
def test_four_creatures_and_two_heroes_are_revealed() -> None:
    s = GAME.setup(Options(3))
    asked = []
    while (request := GAME.pending(s)).seat == CHANCE:
        asked.append((request.decision, len(request.actions)))
        GAME.play(s, request.actions[-1])
    assert [n for decision, n in asked if decision == "draw_creature"] == [31, 30, 29, 28]
    assert [n for decision, n in asked if decision == "draw_hero"] == [16, 15]
    assert s.creature_track == (30, 29, 28, 27)
    assert s.hero_track == (15, 14)
    assert s.creature_deck.bit_count() == 27
    assert s.hero_deck.bit_count() == 14


@pytest.mark.rule("CYC-4.4")
def test_metropolis_tokens_lie_face_down_three_of_each() -> None:
    s = until_placement(Options(4))
    assert s.tokens_left == (3,) * 8


@pytest.mark.rule("CYC-4.5", "CYC-3.11", "CYC-21.2")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_recommended_map_of_the_side_is_laid(side: str) -> None:
    s = until_placement(Options(5, {"side": side}))
    assert s.assembly == tuple(s.figures.recommended_map(s.figures.modes["solo5"], terms.SIDE_IDS.index(side)))


@pytest.mark.rule("CYC-4.6", "CYC-20.2")
@pytest.mark.parametrize(("options", "gold"), [(o, 5 * len(teams[0])) for o, _, _, _, teams in MODES])
def test_each_faction_brings_five_gold_to_its_team(options: Options, gold: int) -> None:
    s = until_placement(options)
    assert s.gold == [gold] * len(s.mode.teams)


@pytest.mark.rule("CYC-4.7", "CYC-C6")
def test_markers_go_on_the_turn_order_track_at_random() -> None:
    table = Table()
    table.s.turn_order = ()
    table.start(FirstOrder())
    assert table.request.weights == [1, 1, 1]
    table.answer("draw_first blue", "draw_first purple")
    assert list(table.s.turn_order) == [2, 0, 1]


@pytest.mark.rule("CYC-4.8", "CYC-6.2")
def test_placement_comes_first_then_a_cycle_without_initialisation() -> None:
    s = until_placement(Options(3))
    assert any(isinstance(frame, Placement) for frame in s.stack)
    track, gods = s.creature_track, s.god_slots
    while (request := GAME.pending(s)).decision != "offer_god":
        assert request.decision.startswith("place_")
        GAME.play(s, request.actions[0])
    assert s.cycle == 1
    assert (s.creature_track, s.god_slots) == (track, gods)
    assert s.phase != INIT


@pytest.mark.rule("CYC-21.1", "CYC-21.2")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (Options(3, {"teams": "yes"}), "teams=yes is for 4 players"),
        (Options(6, {"teams": "yes"}), "teams=yes is for 4 players"),
        (Options(5, {"goal": "4"}), "goal=4 is for games in teams"),
        (Options(4, {"goal": "4"}), "goal=4 is for games in teams"),
        (Options(4, {"side": "random"}), "a recommended map has side=a or side=b"),
    ],
)
def test_impossible_combinations_are_refused(options: Options, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.setup(options)


@pytest.mark.rule("CYC-21.1")
@pytest.mark.parametrize(
    ("options", "goal"),
    [(Options(2), 3), (Options(2, {"goal": "4"}), 4), (Options(4, {"teams": "yes", "goal": "4"}), 4), (Options(6), 3)],
)
def test_teams_may_agree_on_four_metropolises(options: Options, goal: int) -> None:
    assert until_placement(options).goal == goal


@pytest.mark.rule("CYC-21.3")
def test_all_creatures_and_heroes_are_always_used() -> None:
    s = until_placement(Options(2))
    assert s.creature_deck.bit_count() + len(s.creature_track) == 31
    assert s.hero_deck.bit_count() + len(s.hero_track) == 16
