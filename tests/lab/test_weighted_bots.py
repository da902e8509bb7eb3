"""Bots that judge by weights of their own."""

import json
from pathlib import Path
from typing import Any

import pytest

from pessoi.bots import Bot, make_bot
from pessoi.cli import main
from pessoi.games import load_game, make_game
from pessoi.kernel import CHANCE, Action, Game, Known, Options, Request
from pessoi.kernel.chance import Chance, seed_from
from pessoi.lab.weighted_bots import BadWeights, NoTerms, WeightedBot, read_weights, terms_of


def weights_file(path: Path, factor: float, game: str = "mytikas") -> Path:
    made = load_game(game)
    weights = {term: factor * weight for term, weight in zip(made.terms, made.weights.two, strict=True)}
    path.write_text(json.dumps({"game": game, "weights": weights}))
    return path


def weighted(bot: Bot, path: Path) -> WeightedBot:
    found = read_weights(path)
    return WeightedBot(bot, found.game, found.weights)


def test_a_bot_judges_by_its_own_weights_while_it_thinks_and_no_longer(tmp_path: Path) -> None:
    game = load_game("mytikas")
    usual = list(game.weights.two)
    plain = make_bot("greedy", 1)
    contrary = weighted(make_bot("greedy", 1), weights_file(tmp_path / "w.json", -1.0))
    s = game.setup(Options(2))
    chance = Chance(seed_from("weighted"))
    differing = 0
    for number in range(150):
        request = game.pending(s)
        if request.seat == CHANCE:
            game.step(s, chance.answer(request, number))
            continue
        known = game.known(s, request.seat)
        answer = plain.choose(game, known, request.seat, request)
        differing += contrary.choose(game, known, request.seat, request) != answer
        assert usual == game.weights.two
        game.step(s, answer)
    assert differing > 20


class Curious(Bot):
    """Remembers the game that it was asked about."""

    def __init__(self) -> None:
        self.games: list[Game[Any]] = []

    def choose(self, game: Game[Any], k: Known, seat: int, request: Request) -> Action:
        self.games.append(game)
        return request.actions[0]


def test_it_thinks_with_the_edition_of_the_game_played(tmp_path: Path) -> None:
    edition = {"lock": [{"id": "lock_low", "value": 3}]}
    game = make_game("mytikas", edition)
    bot = Curious()
    asked = weighted(bot, weights_file(tmp_path / "w.json", 2.0))
    s = game.setup(Options(2))
    while game.pending(s).seat == CHANCE:
        game.play(s, game.pending(s).actions[0])
    request = game.pending(s)
    for _ in range(2):
        asked.choose(game, game.known(s, request.seat), request.seat, request)
    first, second = bot.games
    assert first is second
    assert first.edition == edition
    assert first.weights.two == [2 * weight for weight in game.weights.two]


def test_a_game_without_terms_is_named() -> None:
    with pytest.raises(NoTerms, match="pebbles has no evaluation of named terms"):
        terms_of("pebbles")


def test_fitted_weights_can_be_entered_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fitted.json"
    words = ["tune", "mytikas", "--bots", "random", "--games", "5", "--workers", "1"]
    assert main([*words, "--write", str(path), "--json"]) == 0
    fitted = {line["term"]: line["fitted"] for line in json.loads(capsys.readouterr().out)["terms"]}
    assert read_weights(path).weights == pytest.approx(fitted)
    name = f"greedy@{path}"
    assert main(["arena", "mytikas", "--bots", f"{name},random", "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][name]["games"] == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{}", "holds no weights"),
        ("[", "holds no weights"),
        ('{"game": "chess", "weights": {}}', "holds weights of 'chess'; there are: mytikas"),
        ('{"game": "mytikas", "weights": {"luck": 1}}', "must name these terms, and no others: building points"),
    ],
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "w.json"
    path.write_text(text)
    with pytest.raises(BadWeights, match=complaint):
        read_weights(path)
    with pytest.raises(BadWeights, match="cannot be read"):
        read_weights(tmp_path / "none")


def test_weights_of_another_game_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = weights_file(tmp_path / "w.json", 1.0)
    assert main(["--lang", "en", "arena", "hellas", "--bots", f"greedy@{path}", "--games", "2"]) == 2
    assert "these weights are for mytikas, not hellas" in capsys.readouterr().err
