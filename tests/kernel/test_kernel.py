"""The kernel on its smallest game."""

import pytest

from pessoi.kernel import CHANCE, OVER, BadOption, IllegalAction, Options, act
from pessoi.kernel.chance import Chance, seed_from
from tests.toys.pebbles import BLOCK, DRAW, LAY, LET, Pebbles, Position


@pytest.fixture
def game() -> Pebbles:
    return Pebbles()


def dealt(game: Pebbles, *values: int) -> Position:
    """Two players with these pebbles in the order of the draw."""
    s = game.setup(Options(2))
    for value in values:
        game.play(s, act(DRAW, value))
    return s


def test_chance_is_asked_with_exact_weights(game: Pebbles) -> None:
    s = game.setup(Options(2))
    game.play(s, act(DRAW, 2))
    request = game.pending(s)
    assert request.seat == CHANCE
    assert request.weights == [3, 3, 2]


def test_a_frame_called_comes_back_to_its_caller(game: Pebbles) -> None:
    s = dealt(game, 0, 1, 1, 2)
    assert game.play(s, act(LAY, 1)).seat == 1
    assert game.play(s, act(BLOCK)).decision == "lay"
    assert s.points == [0, 0]


def test_a_secret_request_is_asked_even_with_one_answer(game: Pebbles) -> None:
    s = dealt(game, 0, 0, 1, 2)
    request = game.play(s, act(LAY, 0))
    assert (request.seat, request.decision, request.actions) == (1, "block", [act(LET)])


def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing(game: Pebbles) -> None:
    s = dealt(game, 0, 1, 1, 2)
    before = s.digest()
    with pytest.raises(IllegalAction, match=r"is not allowed at “lay” \(PEB-2\); seat 1 may answer: lay one"):
        game.play(s, act(LAY, 2))
    assert s.digest() == before


def test_the_end_is_nobody_s_turn(game: Pebbles) -> None:
    s = dealt(game, 0, 0, 1, 2)
    for _ in range(4):
        game.play(s, game.pending(s).actions[0])
        if game.pending(s).decision == "block":
            game.play(s, act(LET))
    assert game.pending(s).seat == OVER
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.shares() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (Options(5), "played by 2, 3, not by 5"),
        (Options(2, {"bags": "single"}), "no option 'bags'; it has: bag"),
        (Options(2, {"bag": "triple"}), "option bag takes single, double, not 'triple'"),
    ],
)
def test_options_are_checked(game: Pebbles, options: Options, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        game.setup(options)


def test_reading_what_is_no_action_says_what_would_be(game: Pebbles) -> None:
    assert game.vocabulary.read("  Lay   TWO ") == act(LAY, 1)
    with pytest.raises(ValueError, match="'lay' is used as in 'lay one'"):
        game.vocabulary.read("lay nine")
    with pytest.raises(ValueError, match="known verbs: block, draw, lay, let"):
        game.vocabulary.read("jump")


def test_chance_answers_depend_on_seed_and_number_alone(game: Pebbles) -> None:
    chance = Chance(seed_from("x"))
    request = game.pending(game.setup(Options(2)))
    again = Chance(seed_from("x"))
    assert [chance.answer(request, n) for n in range(50)] == [again.answer(request, n) for n in range(50)]
    assert {chance.answer(request, n) for n in range(50)} == {act(DRAW, 0), act(DRAW, 1), act(DRAW, 2)}


def test_chance_is_uniform_within_what_chance_allows() -> None:
    chance = Chance(seed_from("uniform"))
    counts = [0] * 7
    for n in range(7000):
        counts[chance.below(7, n)] += 1
    assert all(880 < count < 1120 for count in counts)
