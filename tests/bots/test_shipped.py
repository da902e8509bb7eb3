"""The networks that come with the games: one for every mode, small, and used."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from pessoi.bots import LEVELS, SearchBot, bots_of_levels, make_adviser, make_bot
from pessoi.bots.judgement import Judgement, Learned
from pessoi.bots.judges import as_searches_do, by_hand, by_learning, folder_of
from pessoi.bots.levels import EXPERT, HARD, NORMAL
from pessoi.bots.roster import MILDLY, LevelBot
from pessoi.bots.simple import CarefulBot
from pessoi.games import GAMES, load_game, make_game
from pessoi.kernel import CHANCE, Game, Known, Options, Request
from pessoi.kernel.chance import sample
from pessoi.kernel.network import look
from pessoi.kernel.observation import Observation

MOST: Final = 600_000  # bytes of all of them


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
        assert learned.networks.of(options.players, seen) is not None, str(options)
        assert values != hand.evaluate(s, 0)
        by_team = dict(zip(game.teams(s), values, strict=True))
        assert sum(by_team.values()) == pytest.approx(1.0)


def test_searches_judge_by_the_network_where_they_gain(game: Game[Any]) -> None:
    expected = Judgement if game.name == "cyclades" else Learned
    assert type(as_searches_do(game)) is expected


def questions(game: Game[Any], players: int, count: int = 6) -> Iterator[tuple[Known, Request]]:
    """Choices of a random game."""
    s = game.setup(game.settled_options(Options(players)))
    rng = Random(1)
    while count:
        request = game.pending(s)
        if request.seat != CHANCE and len(request.actions) > 1:
            yield game.known(s, request.seat), request
            count -= 1
        game.step(s, sample(request, rng))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_as_the_bot_that_it_is(game: Game[Any], level: str) -> None:
    for players in game.players:
        sides = len(set(game.teams(game.setup(game.settled_options(Options(players))))))
        name = bots_of_levels(game.name, sides)[LEVELS.index(level)]
        bot, twin = make_bot(level, 5), make_bot(name, 5)
        assert isinstance(bot, SearchBot)
        if not isinstance(twin, SearchBot):
            for known, request in questions(game, players):
                given = {make_bot(some, 5).choose(game, known, request.seat, request) for some in (level, name)}
                assert len(given) == 1
            assert bot.choose(game, known, request.seat, request)
            assert bot.thought is None  # only a search says what it thought
            continue
        bot.seconds = twin.seconds = 1.5
        known, request = next(questions(game, players))
        search, other = (some.begin(game, known, request.seat) for some in (bot, twin))
        assert (search.iterations, search.seconds) == (other.iterations, 1.5)
        assert search.own_turn_only == other.own_turn_only
        assert type(search.judgement) is type(other.judgement)


def test_teams_count_as_sides() -> None:
    game = load_game("cyclades")
    s = game.setup(game.settled_options(Options(4, {"teams": "yes"})))
    while game.pending(s).seat == CHANCE:
        game.step(s, sample(game.pending(s), Random(1)))
    request = game.pending(s)
    bot = make_bot("expert", 5)
    assert isinstance(bot, LevelBot)
    player = bot.player(game, game.known(s, request.seat), request.seat)
    assert isinstance(player, CarefulBot)
    assert bots_of_levels("cyclades", 2)[-1] == f"net:{player.worlds}" != bots_of_levels("cyclades", 4)[-1]


def test_levels_differ_from_each_other(game: Game[Any]) -> None:
    for sides in game.players:
        assert len(set(bots_of_levels(game.name, sides))) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_with_other_figures_levels_search_and_judge_by_hand(game: Game[Any], level: str) -> None:
    edited = make_game(game.name, None)
    known, request = next(questions(edited, min(game.players)))
    bot = make_bot(level, 5)
    if level == "easy":
        assert bot.choose(edited, known, request.seat, request) == make_bot(f"{MILDLY}@hand", 5).choose(
            edited, known, request.seat, request
        )
        return
    assert isinstance(bot, SearchBot)
    search, twin = bot.begin(edited, known, request.seat), make_bot(f"{level}@hand", 5)
    assert isinstance(twin, SearchBot)
    assert search.iterations == twin.begin(edited, known, request.seat).iterations
    assert type(search.judgement) is Judgement


def test_advice_is_searched_for_whatever_plays(game: Game[Any]) -> None:
    for players in game.players:
        known, request = next(questions(game, players))
        more = players > 2
        for level, share in (("normal", NORMAL), ("hard", HARD), ("expert", EXPERT)):
            adviser = make_adviser(level, 5)
            assert adviser is not None
            search = adviser.begin(game, known, request.seat)
            assert search.iterations == int(share * GAMES[game.name].iterations[more])
    assert make_adviser("easy", 5) is None


def test_figures_of_one_s_own_are_judged_by_hand(game: Game[Any]) -> None:
    assert type(by_learning(make_game(game.name, None))) is Judgement


def test_networks_are_small() -> None:
    sizes = [len(f.read_bytes()) for name in GAMES for f in folder_of(name).iterdir() if f.name.startswith("network-")]
    assert 0 < sum(sizes) < MOST
