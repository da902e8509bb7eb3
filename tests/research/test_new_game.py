"""The guide to a new game: its blocks make a game, in their order, and that game keeps the laws."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pessoi.bots import make_bot
from pessoi.conformance.trial import Trial, check_record, check_words, voices
from pessoi.games import GAMES, Entry, load_game
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Options
from pessoi.kernel.chance import Chance, seed_from
from pessoi.lab.match import play_match

GUIDE = Path(__file__).parents[2] / "docs" / "new-game.md"
BLOCK = re.compile(r"^```(?P<kind>\w+)(?: (?P<file>\S+))?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = "astragaloi"
RANDOM_GAMES = 30


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the guide writes, put together from its blocks."""
    root = tmp_path_factory.mktemp("guide")
    (root / NAME).mkdir()
    for block in BLOCK.finditer(GUIDE.read_text(encoding="utf-8")):
        if block["file"]:
            with (root / block["file"]).open("a", encoding="utf-8") as file:
                file.write(block["text"] + "\n")
    return root


@pytest.fixture
def game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setitem(GAMES, NAME, Entry(NAME, NAME))
    yield NAME
    sys.modules.pop(NAME, None)
    load_game.cache_clear()
    catalogue.cache_clear()


def test_the_examples_run_as_they_are_written(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {}
    for block in BLOCK.finditer(GUIDE.read_text(encoding="utf-8")):
        if block["kind"] == "python" and not block["file"]:
            exec(compile(block["text"], str(GUIDE), "exec"), scope)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "turn ['throw', 'keep']"
    assert lines[1] == "[5, -1] [-1, 2]"
    win_rate, length = map(float, lines[2].split())
    assert win_rate > 0.4  # one greedy against two at random
    assert 20 < length < 120


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_guide_s_game_keeps_the_laws(game: str, players: int) -> None:
    rules = load_game(game)
    trial = Trial(rules, Options(players), rate=0.3)
    for seed in range(RANDOM_GAMES):
        trial.run(seed)
    check_record(rules, Options(players), seed=1)


def test_everything_in_it_can_be_said_in_both_languages(game: str) -> None:
    rules = load_game(game)
    check_words(rules, voices(rules))
    for lang in LANGUAGES:
        for key in (f"game-{game}", f"game-{game}.pitch", f"game-{game}.length"):
            assert catalogue(lang, game).say(key)


def test_the_search_plays_it(game: str) -> None:
    bots = [make_bot("search:20", 1), make_bot("random", 2)]
    match = play_match(load_game(game), Options(2), bots, Chance(seed_from("guide")))
    assert match.outcome.reason == "end-turns"
