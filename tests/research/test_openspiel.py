"""OpenSpiel's own simulation tests on our games, and its search playing one."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from pessoi.games import GAMES, load_game
from pessoi.research import openspiel

COUNTS = [(name, players) for name in GAMES for players in load_game(name).players]


@pytest.fixture(autouse=True)
def _registered(pebbles: str) -> None:
    openspiel.register([pebbles])


def play_on(state: pyspiel.State, answers: int, rng: random.Random) -> None:
    for _ in range(answers):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_pyspiel_s_own_random_simulation_passes(name: str, players: int) -> None:
    game = pyspiel.load_game(f"pessoi_{name}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["pebbles", *GAMES])
def test_a_game_s_name_loads_it_again(name: str) -> None:
    for options in load_game(name).modes()[::5]:
        values = {"players": options.players, **options.values}
        game = pyspiel.load_game(f"pessoi_{name}({','.join(f'{key}={value}' for key, value in values.items())})")
        assert str(pyspiel.load_game(str(game))) == str(game)
        assert game.options.values == options.values


@pytest.mark.parametrize("name", ["pebbles", *GAMES])
def test_a_state_pickles_small_and_whole(name: str) -> None:
    state = pyspiel.load_game(f"pessoi_{name}").new_initial_state()
    play_on(state, 120, random.Random(2))
    saved = pickle.dumps(state)
    assert len(saved) < 40_000
    twin = pickle.loads(saved)
    assert twin.position.digest() == state.position.digest()
    assert twin.history() == state.history()
    if not state.is_terminal():
        assert twin.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_says_whether_it_hides_anything(name: str) -> None:
    """As positions show in play: of an open game every seat knows everything."""
    game = pyspiel.load_game(f"pessoi_{name}")
    is_open = game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    state, rng, hides = game.new_initial_state(), random.Random(3), False
    while not state.is_terminal() and state.move_number() < 300:
        known = [state.rules.known(state.position, player) for player in range(game.num_players())]
        hides = hides or any(k.digest() != state.position.digest() for k in known)
        play_on(state, 10, rng)
    assert hides is not is_open


@pytest.mark.parametrize("name", ["pebbles", *GAMES])
def test_a_resampled_state_looks_the_same_to_the_seat(name: str) -> None:
    game = pyspiel.load_game(f"pessoi_{name}")
    rng = random.Random(4)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 200:
        play_on(state, 5, rng)
        if state.is_terminal():
            break
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()


def test_information_states_differ_by_what_the_seat_has_seen_alone() -> None:
    game = pyspiel.load_game("pessoi_pebbles")
    one, other = game.new_initial_state(), game.new_initial_state()
    for state, second in ((one, 1), (other, 2)):
        for draw in (0, 0, second, 1):  # seat 1 holds another pebble
            state.apply_action(draw)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


class Judged(mcts.Evaluator):  # type: ignore[misc]  # open_spiel has no types
    """Leaves by our evaluation: random play to the end of a long game would take its search hours."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [2.0 * value - 1.0 for value in state.rules.evaluate(state.position)]

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", ["pebbles", *GAMES])
def test_openspiel_s_search_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(f"pessoi_{name}")
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng) if name == "pebbles" else Judged()
    bot = mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=rng)
    state = game.new_initial_state()
    dice = random.Random(1)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            play_on(state, 1, dice)
    assert sum(state.returns()) == pytest.approx(0)


def test_options_are_game_parameters() -> None:
    game = pyspiel.load_game("pessoi_pebbles(players=3,bag=double)")
    assert game.num_players() == 3
    assert game.new_initial_state().position.total == 6
