"""Whether to let resources tumble is asked only where it could make a difference before the next own turn."""

import random

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.kernel import NOTHING, OVER, Options, verb
from tests.games.mytikas.positions import BLUE, RED, Table, game


def is_asked(table: Table) -> bool:
    request = table.game.settle(table.s)
    assert request.decision in ("turn_end", "last_tumble")
    answer = table.game.needless(table.s, request)
    assert answer == NOTHING or verb(answer) == t.END_TURN
    return answer == NOTHING


def at_the_end(players: int, *favors: str, gold: int = 1) -> Table:
    """Blue has produced and may let something tumble from level III."""
    table = Table(players).goods(BLUE, 3, stone=1, marble=1, gold=gold).favor(BLUE, *favors)
    table.play("place demeter_day", "main", "batch 0")
    return table


def test_without_a_favor_nothing_can_be_followed_before_the_next_turn() -> None:
    assert not is_asked(at_the_end(2))
    assert not is_asked(at_the_end(4))


def test_who_may_follow_a_builder_is_asked_if_the_cost_can_come_together() -> None:
    assert is_asked(at_the_end(2, "zeus"))  # a small temple on a lower level
    assert not is_asked(at_the_end(2, "zeus", gold=0))
    assert not is_asked(at_the_end(2, "poseidon"))  # who builds nothing


def test_with_more_players_several_can_be_followed() -> None:
    assert is_asked(at_the_end(3, "poseidon"))


def test_cards_widen_what_can_be_followed() -> None:
    table = at_the_end(2, "poseidon")
    table.card(BLUE, "deity_poseidon", gained=table.s.turn)  # works from the next turn on
    assert is_asked(table)
    offering = at_the_end(2)
    offering.card(BLUE, "deity_zeus").reserve(BLUE, 2)
    assert is_asked(offering)
    hestia = at_the_end(2, "hades", gold=0)
    assert not is_asked(hestia)
    assert is_asked(hestia.card(BLUE, "deity_hestia"))


def test_where_others_may_follow_the_question_comes_after_them() -> None:
    table = Table(2).goods(BLUE, 3, stone=1, marble=1, gold=1).favor(BLUE, "zeus").favor(RED, "demeter")
    table.play("place demeter_day", "main", "batch 0")
    assert table.asked() == (BLUE, "turn_end")
    assert not is_asked(table)
    table.play("end_turn", "pass")
    assert table.asked() == (BLUE, "last_tumble")
    assert is_asked(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_other_question_is_needless(players: int) -> None:
    rng = random.Random(players)
    s = game().setup(game().settled_options(Options(players)))
    spared = 0
    while (request := game().pending(s)).seat != OVER:
        if request.seat >= 0 and (answer := game().needless(s, request)) != NOTHING:
            assert request.decision in ("turn_end", "last_tumble")
            assert answer in request.actions
            spared += 1
        game().play(s, rng.choices(request.actions, request.weights)[0])
    assert spared
