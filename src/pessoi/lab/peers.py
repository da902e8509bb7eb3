"""The same figures of other engines, measured in the same run on the same core. Needs the extra `bench`.

Each is run as its users run it. CPU seconds throughout: on a shared machine wall-clock time says little.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

MOVES_BEFORE_COPY: Final = 300  # a Catan game of random players is in full swing then


def catanatron_play(seconds: float) -> tuple[float, float]:
    """Decisions and games a second of Catanatron's own random game of four."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    spent = process_time() - started
    return decisions / spent, games / spent


def catanatron_copy(copies: int) -> float:
    """Microseconds of a copy in the middle of such a game."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(MOVES_BEFORE_COPY):
        game.play_tick()
    return microseconds(game.copy, copies)


def openspiel_search(iterations: int) -> float:
    """Iterations a second of OpenSpiel's C++ search on backgammon, playing out to the end as it does by default."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, iterations, 100, False, 7, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    started = process_time()
    bot.step(state)
    return iterations / (process_time() - started)


def openspiel_play(name: str, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random play through OpenSpiel's Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        games += 1
    spent = process_time() - started
    return decisions / spent, games / spent


def pettingzoo_play(seconds: float) -> tuple[float, float]:
    """Decisions and games a second of PettingZoo's connect four, its fastest classic of some size."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rng = Random(1)
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = [i for i, allowed in enumerate(observation["action_mask"]) if allowed]
            env.step(rng.choice(legal))
            decisions += 1
        games += 1
    spent = process_time() - started
    return decisions / spent, games / spent


def rlcard_play(seconds: float) -> tuple[float, float]:
    """Environment steps and games a second of RLCard's gin rummy, with what a learner gets of each."""
    import rlcard

    env = rlcard.make("gin-rummy", {"seed": 1})
    rng = Random(1)
    steps = games = 0
    started = process_time()
    while process_time() - started < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        games += 1
    spent = process_time() - started
    return steps / spent, games / spent


def openspiel_playouts(seconds: float) -> float:
    """Random games to the end a second, from the middle of a game of backgammon: OpenSpiel's own C++ rollouts."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    rng = Random(1)
    state = game.new_initial_state()
    for _ in range(60):  # about half of a game at random
        state.apply_action(rng.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(20, 7)
    done = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        evaluator.evaluate(state)
        done += 20
    return done / spent


def microseconds(call: Callable[[], Any], times: int) -> float:
    started = process_time()
    for _ in range(times):
        call()
    return 1e6 * (process_time() - started) / times
