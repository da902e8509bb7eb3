"""Bots that judge by weights of their own."""

import json
from pathlib import Path

import pytest

from pessoi.arena.entrants import BadWeights, make_entrant, read_weights
from pessoi.cli import main
from pessoi.games import load_game
from pessoi.kernel import CHANCE, Options
from pessoi.kernel.chance import Chance, seed_from


def weights_file(path: Path, factor: float, game: str = "mytikas") -> Path:
    made = load_game(game)
    weights = {term: factor * weight for term, weight in zip(made.terms, made.weights.two, strict=True)}
    path.write_text(json.dumps({"game": game, "weights": weights}))
    return path


def test_a_bot_judges_by_its_own_weights_while_it_thinks_and_no_longer(tmp_path: Path) -> None:
    game = load_game("mytikas")
    usual = list(game.weights.two)
    plain = make_entrant("greedy", 1)
    contrary = make_entrant(f"greedy@{weights_file(tmp_path / 'w.json', -1.0)}", 1)
    s = game.setup(Options(2))
    chance = Chance(seed_from("entrants"))
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


def test_fitted_weights_can_be_entered_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fitted.json"
    assert main(["tune", "mytikas", "--bots", "random", "--games", "5", "--write", str(path), "--json"]) == 0
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
        ('{"game": "chess", "weights": {}}', "holds weights of 'chess'; there are: olympos"),
        ('{"game": "mytikas", "weights": {"luck": 1}}', "must name these terms, and no others: building points"),
    ],
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "w.json"
    path.write_text(text)
    with pytest.raises(BadWeights, match=complaint):
        make_entrant(f"greedy@{path}", 1)
    with pytest.raises(BadWeights, match="cannot be read"):
        make_entrant(f"greedy@{tmp_path / 'none'}", 1)


def test_weights_of_another_game_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = weights_file(tmp_path / "w.json", 1.0)
    assert main(["--lang", "en", "arena", "hellas", "--bots", f"greedy@{path}", "--games", "2"]) == 2
    assert "these weights are for mytikas, not hellas" in capsys.readouterr().err
