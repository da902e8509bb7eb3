"""The laws over every registered game, number of players and variant."""

import sys
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pessoi.conformance import laws
from pessoi.conformance.counting import find_counting
from pessoi.conformance.trial import Trial, check_record, check_words, voices
from pessoi.games import GAMES, load_game
from pessoi.kernel import OVER, Action, Game, IllegalAction, Options
from pessoi.kernel.chance import sample

GAMES_EACH: Final = {"mytikas": 300}  # random games of each game in this suite; `make laws` plays thousands
OTHERWISE: Final = 60
SAMPLE: Final = 6  # modes of a game for what is tested less widely
CHUNK: Final = 15  # games a test, so that tests spread over the cores
RATE: Final = 0.01  # share of decisions with the costly laws; `make laws` looks closely three times as often


def some_modes() -> list[tuple[str, Options]]:
    """At most SAMPLE modes of each game, spread over all of them."""
    found = []
    for name in sorted(GAMES):
        modes = load_game(name).modes()
        step = max(1, len(modes) // SAMPLE)
        found += [(name, options) for options in modes[::step][:SAMPLE]]
    return found


def chunks() -> list[Any]:
    """Every mode of every game, with seeds enough for the game's total."""
    found = []
    for name in sorted(GAMES):
        modes = load_game(name).modes()
        each = -(-GAMES_EACH.get(name, OTHERWISE) // len(modes))
        for options in modes:
            for start in range(0, each, CHUNK):
                seeds = range(start, min(start + CHUNK, each))
                found.append(pytest.param(name, options, seeds, id=f"{name} {options} {seeds.start}-{seeds.stop - 1}"))
    return found


@pytest.mark.parametrize(("name", "options", "seeds"), chunks())
def test_random_games_keep_the_laws(name: str, options: Options, seeds: range) -> None:
    trial = Trial(load_game(name), options, RATE, counting=find_counting("tests.games", name))
    for seed in seeds:
        trial.run(seed)


@pytest.mark.parametrize(("name", "options"), some_modes(), ids=str)
def test_a_record_of_a_random_game_replays_and_verifies(name: str, options: Options) -> None:
    check_record(load_game(name), options, seed=1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_whole_vocabulary_has_notation_and_words(name: str) -> None:
    game = load_game(name)
    check_words(game, voices(game))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_two_runs_agree_whatever_the_order_of_hashes(name: str) -> None:
    """The tenth law, for now between two interpreters that order sets differently."""
    command = [sys.executable, "-m", "pessoi.conformance.engine", name, "1"]
    hashes = [["env", f"PYTHONHASHSEED={n}", *command] for n in (1, 2)]
    laws.engines_agree(hashes)


class Walk:
    """A game that hypothesis steers: a random beginning, then its own choices, all laws at each of them."""

    def __init__(self, name: str, options: Options, seed: int, skipped: int) -> None:
        counting = find_counting("tests.games", name)
        self.trial: Final = Trial(load_game(name), options, rate=0.0, counting=counting)
        self.game: Final[Game[Any]] = self.trial.game
        self.s: Final = self.trial.begin()
        self.answers: Final[list[Action]] = []
        rng = Random(seed)
        while len(self.answers) < skipped and self.game.pending(self.s).seat != OVER:
            self.answer(sample(self.game.pending(self.s), rng))

    def answer(self, a: Action) -> None:
        self.trial.step(self.s, a)
        self.answers.append(a)

    def choose(self, number: int) -> None:
        request = self.game.pending(self.s)
        if request.seat == OVER:
            return
        before = self.s.copy()
        self.answer(request.actions[number % len(request.actions)])
        self.trial.examine(self.s, before, self.game.pending(self.s), len(self.answers))


@pytest.mark.parametrize(("name", "options"), some_modes(), ids=str)
@settings(max_examples=5, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(
    seed=st.integers(0, 999),
    skipped=st.integers(0, 300),
    choices=st.lists(st.integers(0, 99), min_size=1, max_size=12),
)
def test_chosen_answers_keep_the_laws(name: str, options: Options, seed: int, skipped: int, choices: list[int]) -> None:
    walk = Walk(name, options, seed, skipped)
    for number in choices:
        walk.choose(number)
    walk.trial.look_back(walk.s, walk.answers, {})


@pytest.mark.parametrize("name", sorted(GAMES))
def test_ten_thousand_illegal_answers_are_refused(name: str) -> None:
    """Anything from the vocabulary, and numbers that are no action at all, at every stage of random games."""
    game = load_game(name)
    rng = Random(name)
    refused = 0
    while refused < 10_000:
        s = game.setup(rng.choice(game.modes()))
        while (request := game.pending(s)).seat != OVER and refused < 10_000:
            before = s.digest()
            listed = set(request.actions)
            for a in [*rng.choices(game.vocabulary.actions, k=40), Action(rng.randrange(-(10**6), 10**12))]:
                if a not in listed:
                    with pytest.raises(IllegalAction, match="is not allowed at"):
                        game.play(s, a)
                    refused += 1
            assert s.digest() == before
            for _ in range(1 + rng.randrange(5)):
                if (request := game.pending(s)).seat != OVER:
                    game.step(s, sample(request, rng))
