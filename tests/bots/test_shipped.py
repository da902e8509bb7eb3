"""The networks that come with the games: one for every mode, small, and used."""

from random import Random
from typing import Any, Final

import pytest

from pessoi.bots import make_bot
from pessoi.bots.judgement import Judgement, Learned
from pessoi.bots.judges import as_levels_do, by_hand, by_learning, folder_of
from pessoi.bots.levels import ExpertBot
from pessoi.games import GAMES, load_game, make_game
from pessoi.kernel import CHANCE, Game, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.network import look
from pessoi.kernel.observation import Observation

MOST: Final = 600_000  # bytes of all of them
BY_HAND: Final = {("cyclades", 2)}  # with so many players the network does not play better


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return load_game(request.param)


def test_every_mode_is_judged_by_a_network(game: Game[Any]) -> None:
    learned, hand = by_learning(game), by_hand(game)
    assert isinstance(learned, Learned)
    for options in game.modes():
        s = game.setup(options)
        seen = Observation()
        look(game, game.known(s, 0), 0, seen)
        values = learned.evaluate(s, 0)
        if (game.name, options.players) in BY_HAND:
            assert values == hand.evaluate(s, 0)
            continue
        assert learned.networks.of(options.players, seen) is not None, str(options)
        assert values != hand.evaluate(s, 0)
        by_team = dict(zip(game.teams(s), values, strict=True))
        assert sum(by_team.values()) == pytest.approx(1.0)


def test_levels_judge_by_the_network_where_they_gain(game: Game[Any]) -> None:
    expected = Judgement if game.name == "cyclades" else Learned
    assert type(as_levels_do(game)) is expected


@pytest.mark.parametrize(
    ("players", "teams", "edited", "looks"),
    [(4, "no", False, True), (4, "yes", False, False), (3, "no", False, False), (4, "no", True, False)],
)
def test_expert_looks_twice_where_that_plays_better(players: int, teams: str, edited: bool, looks: bool) -> None:
    game = make_game("cyclades", None) if edited else load_game("cyclades")
    s = game.setup(game.settled_options(Options(players, {"teams": teams})))
    rng = Random(1)
    compared = 0
    while compared < 6:
        request = game.pending(s)
        if request.seat == CHANCE or len(request.actions) == 1:
            game.step(s, sample(request, rng))
            continue
        known = game.known(s, request.seat)
        expert = ExpertBot(Random(5), 20)
        action = expert.choose(game, known, request.seat, request)
        assert (expert.thought is None) == looks  # a search says what it thought
        if looks:
            assert action == make_bot("net", 5).choose(game, known, request.seat, request)
        compared += 1
        game.step(s, action)


def test_figures_of_one_s_own_are_judged_by_hand(game: Game[Any]) -> None:
    assert type(by_learning(make_game(game.name, None))) is Judgement


def test_networks_are_small() -> None:
    sizes = [len(f.read_bytes()) for name in GAMES for f in folder_of(name).iterdir() if f.name.startswith("network-")]
    assert 0 < sum(sizes) < MOST
