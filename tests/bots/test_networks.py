"""Bots that judge by networks: they do where one fits, and nothing changes where none does."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pessoi.bots import UnknownBot, make_bot
from pessoi.bots import judges as sources
from pessoi.bots.judgement import Judgement, Learned
from pessoi.bots.judges import by_hand, by_learning, by_networks, shipped
from pessoi.bots.roster import MILDLY, can_judge
from pessoi.bots.search import evaluate_after_turn
from pessoi.games import load_game, make_game
from pessoi.kernel import Game, Known, Options, State
from pessoi.kernel.chance import sample
from pessoi.kernel.network import NoFit, read_networks
from tests.bots.networks import random_network


@pytest.fixture
def game(pebbles: str) -> Game[Any]:
    return load_game(pebbles)


@pytest.fixture
def beside(game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A network that lies in the toy's folder."""
    monkeypatch.setattr(sources, "folder_of", lambda name: tmp_path)
    shipped.cache_clear()
    path = tmp_path / "network-2.safetensors"
    path.write_bytes(random_network(game, [2], size=2.0))
    yield path
    shipped.cache_clear()


def positions(game: Game[Any], players: int, count: int) -> Iterator[State]:
    """Positions of random games in which a seat chooses."""
    rng = Random(3)
    found = 0
    while found < count:
        s = game.setup(Options(players))
        request = game.pending(s)
        while request.seat >= -1:
            if request.seat >= 0:
                found += 1
                yield s.copy()
            request = game.step(s, sample(request, rng))


def test_a_network_corrects_chances_and_priors(game: Game[Any]) -> None:
    learned = by_networks(random_network(game, [2, 3]))(game)
    hand = by_hand(game)
    for players in (2, 3):
        for s in positions(game, players, 20):
            request = game.pending(s)
            for viewer in range(players):
                values = learned.evaluate(s, viewer)
                assert sum(values) == pytest.approx(1.0)
                assert values != hand.evaluate(s, viewer)
            assert all(prior > 0 for prior in learned.priors(s, request))
            assert learned.priors(s, request) != hand.priors(s, request)


def test_a_network_that_knows_nothing_changes_nothing(game: Game[Any]) -> None:
    blank = by_networks(random_network(game, [2], size=0.0))(game)
    for s in positions(game, 2, 5):
        plain = game.evaluate(s)
        odds = (plain[0] / plain[1]) ** 0.7  # the scale
        assert blank.evaluate(s, 0)[0] == pytest.approx(odds / (1 + odds))
        request = game.pending(s)
        priors = blank.priors(s, request)
        assert [p / sum(priors) for p in priors] == pytest.approx([1 / len(priors)] * len(priors), abs=1e-5)


def test_without_a_network_for_the_number_of_players_the_evaluation_counts(game: Game[Any]) -> None:
    two = by_networks(random_network(game, [2]))(game)
    s = next(positions(game, 3, 1))
    assert two.evaluate(s, 0) == game.evaluate(s)
    assert two.priors(s, game.pending(s)) == game.priors(s, game.pending(s))


def test_members_of_a_team_share_their_chance() -> None:
    game = load_game("cyclades")
    teams = next(o for o in game.modes() if len(set(game.teams(game.setup(o)))) < o.players)
    s = game.setup(teams)
    sides = game.teams(s)
    values = by_networks(random_network(game, [teams.players]))(game).evaluate(s, 1)
    assert {values[seat] for seat in range(teams.players) if sides[seat] == 0} == {values[sides.index(0)]}
    assert values[sides.index(0)] + values[sides.index(1)] == pytest.approx(1.0)


def test_the_network_beside_the_rules_is_used_and_can_be_left_out(game: Game[Any], beside: Path) -> None:
    assert isinstance(by_learning(game), Learned)
    assert not isinstance(by_hand(game), Learned)
    answers: dict[str, list[int]] = {}
    for name in ("greedy", "greedy@hand", "net", "net@hand", "search:30", "search:30@hand", "hard", "hard@hand"):
        answers[name] = []
        for s in positions(game, 2, 40):
            request = game.pending(s)
            bot = make_bot(name, 5)
            answers[name].append(bot.choose(game, game.known(s, request.seat), request.seat, request))
    assert answers["greedy"] == answers["greedy@hand"] == answers["net@hand"]
    for name in ("net", "search:30", "hard"):
        assert answers[name] != answers[f"{name}@hand"]


def test_editions_and_other_rules_are_judged_by_hand(game: Game[Any], beside: Path) -> None:
    assert type(by_learning(make_game(game.name, None))) is Judgement  # not the game with the packaged figures
    beside.write_bytes(random_network(load_game("mytikas"), [2]))
    shipped.cache_clear()
    assert type(by_learning(game)) is Judgement


def test_without_a_network_net_plays_as_greedy(game: Game[Any]) -> None:
    shipped.cache_clear()
    for s in positions(game, 3, 20):
        request = game.pending(s)
        known = game.known(s, request.seat)
        chosen = {make_bot(name, 5).choose(game, known, request.seat, request) for name in ("net", "greedy")}
        assert len(chosen) == 1


def test_a_network_sees_what_its_seat_knows(game: Game[Any]) -> None:
    networks = read_networks(game, random_network(game, [2], size=2.0))
    learned = Learned(game, networks)
    rng = Random(1)
    compared = 0
    for s in positions(game, 2, 60):
        known: Known = game.known(s, 0)
        worlds = [game.imagine(known, 0, rng) for _ in range(4)]
        compared += len({world.digest() for world in worlds}) - 1
        assert len({tuple(learned.evaluate(world, 0)) for world in worlds}) == 1
    assert compared > 20  # worlds that differ in what the seat cannot know


def test_a_network_for_another_game_is_refused(game: Game[Any]) -> None:
    with pytest.raises(NoFit):
        by_networks(random_network(game, [2]))(load_game("mytikas"))


def test_names_of_bots() -> None:
    for name in ("easy@hand", "normal@hand", "expert@hand", "random@hand"):
        make_bot(name, 1)
    for name in (
        "hard@",
        "hard@foot",
        "search:0",
        "search:none@hand",
        "@hand",
        "look:warm",
        "look:nan",
        "look:-1",
        "looks",
        "net:0",
        "net:65",
        "net:many",
    ):
        with pytest.raises(UnknownBot):
            make_bot(name, 1)
    judging = {
        "net": True,
        "net:8": True,
        "hard": True,
        "search:5": True,
        "look:0.01": True,
        "easy": False,
        "random": False,
    }
    assert {name: can_judge(name) for name in judging} == judging


def test_easy_errs_little_often_and_much_seldom(game: Game[Any], beside: Path) -> None:
    kept, counted, lost = 0, 0, 0.0
    for s in positions(game, 2, 200):
        request = game.pending(s)
        seat = request.seat
        known = game.known(s, seat)
        best, easy = (make_bot(name, 5).choose(game, known, seat, request) for name in ("net", "easy"))
        values = []
        for action in (best, easy):
            after = game.imagine(known, seat, Random(5))
            values.append(
                evaluate_after_turn(game, after, game.step(after, action), seat, Random(5), by_learning(game), seat)[
                    seat
                ]
            )
        kept += best == easy
        counted += 1
        lost = max(lost, values[0] - values[1])
    assert 0 < kept < counted
    assert lost < 10 * float(MILDLY.partition(":")[2])
