"""How fast the engine is, in CPU seconds: medians with their spread, because machines are shared."""

import gc
import sys
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec

from pessoi.bots.judges import Judge, by_hand, by_learning
from pessoi.bots.search import Search
from pessoi.engine import build
from pessoi.games import load_game
from pessoi.kernel import Game, Options, State
from pessoi.kernel.chance import seed_from
from pessoi.kernel.playout import play_out
from pessoi.table import Chair, Setup, Table, commands, lobby

REPEATS: Final = 5
TABLES: Final = 5
STEPS: Final = 400  # of a game in an environment, so that long games do not outlast the time given
SIDE_BY_SIDE: Final = 32  # games of a batch
SCALE: Final = (1, 8, 128)  # other sizes, for how batches scale


class Timing:
    """Rates of several repeats."""

    def __init__(self, rates: list[float]) -> None:
        self.rates: Final = sorted(rates)

    def data(self) -> dict[str, float]:
        return {
            "median": round(median(self.rates), 1),
            "min": round(self.rates[0], 1),
            "max": round(self.rates[-1], 1),
        }


def bench(name: str, seconds: float) -> dict[str, Any]:
    """One game: random play and copying, each measured REPEATS times for about that long."""
    game = load_game(name)
    options = game.settled_options(Options(max(game.players)))
    decisions, games = [], []
    for repeat in range(REPEATS):
        done, played, spent = random_play(game, options, Random(repeat), seconds)
        decisions.append(done / spent)
        games.append(played / spent)
    s = halfway(game, options)
    copies = [rate(s.copy, seconds) for _ in range(REPEATS)]
    rng = Random(REPEATS)

    def playout() -> int:
        """One random game to its end, from the middle."""
        return play_out(game, s.copy(), rng, game.max_decisions(options))

    return {
        "game": name,
        "players": options.players,
        "build": build(),
        "decisions_per_s": Timing(decisions).data(),
        "games_per_s": Timing(games).data(),
        "copies_per_s": Timing(copies).data(),
        "env_per_s": Timing([env_rate(name, options.players, seconds) for _ in range(REPEATS)]).data(),
        "batch_per_s": Timing([batch_rate(name, options.players, seconds) for _ in range(REPEATS)]).data(),
        "batch_by_games": {str(n): round(batch_rate(name, options.players, seconds, n), 1) for n in SCALE},
        "playouts_per_s": Timing([rate(playout, seconds, 5) for _ in range(REPEATS)]).data(),
        "copy_us": round(1e6 / median(copies), 3),
        "state_bytes": deep_size(s.data()),
        "search_per_s": Timing([search_rate(game, s, seconds, by_hand) for _ in range(REPEATS)]).data(),
        "network_per_s": Timing([search_rate(game, s, seconds, by_learning) for _ in range(REPEATS)]).data(),
        **view_cost(game, s, seconds),
        "table_kb": table_size(name),
    }


def search_rate(game: Game[Any], s: State, seconds: float, judge: Judge) -> float:
    """Iterations a CPU second of the search that bots use, from the middle of a game."""
    seat = max(game.pending(s).seat, 0)
    search = Search(game, Random(1), 1 << 40, 0.0, judgement=judge(game))
    known = game.known(s, seat)
    done = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(20):
            search.iterate(game.imagine(known, seat, search.rng))
        done += 20
    return done / spent


def view_cost(game: Game[Any], s: State, seconds: float) -> dict[str, float]:
    """What a server sends of a position: bytes, and microseconds to make it."""
    seat = max(game.pending(s).seat, 0)

    def view() -> bytes:
        return msgspec.json.encode(game.show(game.known(s, seat), seat))

    return {"view_bytes": len(view()), "view_us": round(1e6 / rate(view, seconds), 1)}


def table_size(name: str) -> float:
    """Kilobytes that a server holds for a running game, halfway through: the table with its log and position."""
    table_halfway(name, 0)  # makes what all tables share
    tracemalloc.start()
    tables = [table_halfway(name, number) for number in range(TABLES)]
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round(held / len(tables) / 1000, 1)


def table_halfway(name: str, number: int) -> Table:
    """Random answers at a table of four, or of as many as play it."""
    game = load_game(name)
    players = min(max(game.players), 4)
    options = game.settled_options(Options(players))
    half = play_out(game, game.setup(options), Random(number), game.max_decisions(options)) // 2
    setup = Setup(name, players, {}, [Chair("person", str(seat), "guest") for seat in range(players)], "0")
    table = Table("bench", setup, seed_from(str(number)))
    table.become(lobby.arrange(setup, 0))
    table.become(lobby.start(table, "0", None, 0))
    rng = Random(number)
    while table.phase == "play" and len(table.moves) < half:
        action = game.vocabulary.text(rng.choice(table.request.actions))
        table.become(commands.answer(table, table.request.seat, table.question, action, 1000 * len(table.moves)))
    return table


def deep_size(value: Any) -> int:
    """Bytes of a position's lists and numbers; small numbers are shared by all and not counted."""
    if isinstance(value, dict):
        return sum(deep_size(v) for v in value.values())
    if isinstance(value, list):
        return sys.getsizeof(value) + sum(deep_size(v) for v in value if isinstance(v, list))
    return 0


def batch_rate(name: str, players: int, seconds: float, games: int = SIDE_BY_SIDE) -> float:
    """Decisions a second of many games stepped at once, with everything that a learner gets; 0 without numpy."""
    if find_spec("numpy") is None:
        return 0.0
    from pessoi.research.batch import throughput

    return throughput(name, players, games, seconds)


def env_rate(name: str, players: int, seconds: float) -> float:
    """Steps a second through PettingZoo's interface, with what a learner gets of each; 0 where it is not installed."""
    if find_spec("pettingzoo") is None:
        return 0.0
    from pessoi.research.pettingzoo import env

    rng = Random(1)
    e = env(name, players)
    steps = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        e.reset(seed=steps)
        for _ in e.agent_iter(STEPS):
            observation, _, terminated, truncated, _ = e.last()
            if terminated or truncated:
                break
            legal = observation["action_mask"].view(bool).nonzero()[0]  # numpy is slow to look through numbers
            e.step(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / spent


def random_play(game: Game[Any], options: Options, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Whole random games for at least `seconds`: decisions, games, CPU seconds spent."""
    bound = game.max_decisions(options)
    decisions = games = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or games == 0:
        decisions += play_out(game, game.setup(options), rng, bound)
        games += 1
    return decisions, games, spent


def halfway(game: Game[Any], options: Options) -> State:
    """A position in the middle of a random game."""
    length = play_out(game, game.setup(options), Random(0), game.max_decisions(options))
    s: State = game.setup(options)
    play_out(game, s, Random(0), length // 2)
    return s


def rate(work: Callable[[], object], seconds: float, at_once: int = 200) -> float:
    """Calls in a CPU second."""
    calls = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(at_once):
            work()
        calls += at_once
    return calls / spent
