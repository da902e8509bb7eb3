"""Playing in the terminal, through a pipe."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from pessoi.cli import main
from pessoi.cli.translation import terminal_language
from pessoi.records import read, verify
from tests.toys.pebbles import Pebbles

Play = Callable[..., str]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pebbles: str) -> Play:
    """Play Pebbles with these lines typed; what was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C.UTF-8")

    def go(lines: list[str], *words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *(words or (pebbles, "--seats", "me,random", "--seed", "a"))]) == 0
        return capsys.readouterr().out

    return go


def test_a_whole_game_by_numbers(play: Play) -> None:
    out = play(["1"] * 8)
    assert "Player 1: Which pebble do you lay?" in out
    assert "All hands are empty." in out
    assert "random 2 lays a pebble of" in out


def test_a_whole_game_in_french(play: Play) -> None:
    out = play(["1"] * 8, "pebbles", "--seats", "me,random", "--seed", "a", "--lang", "fr")
    assert "Joueur 1 : Quel caillou posez-vous ?" in out.replace("\u00a0", " ")
    assert "Toutes les mains sont vides." in out
    assert "place" in out


def test_a_rule_is_quoted_in_the_language_of_the_game(play: Play) -> None:
    seats = ("mytikas", "--seats", "me,random", "--seed", "a")
    assert "MYT-2.2: Offerings are unlimited." in play(["? myt-2.2"], *seats)
    assert "MYT-2.2\u00a0: Les offrandes sont illimitées." in play(["? myt-2.2"], *seats, "--lang", "fr")


def test_every_number_of_games_ends(play: Play) -> None:
    for seed in range(20):
        assert "All hands are empty." in play(["1"] * 8, "pebbles", "--seats", "me,greedy,random", "--seed", str(seed))


def test_notation_may_be_typed(play: Play) -> None:
    first = play([])
    notation = next(
        line for line in first.splitlines() if "lay one" in line or "lay two" in line or "lay three" in line
    )
    typed = "lay " + notation.rsplit("lay ", 1)[1].strip()
    assert "Player 1 lays" in play([typed.upper(), "1", "1"])


def test_the_end_of_the_input_ends_the_game_cleanly(play: Play) -> None:
    assert play(["1"]).rstrip().endswith("The game was left before its end.")
    assert play(["quit"]).rstrip().endswith("The game was left before its end.")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There are answers 1 to"),
        ("0", "There are answers 1 to"),
        ("jump", "That is no action."),
        ("draw one", "The rules do not allow that now."),
        ("?", "Answer with a number or with the notation"),
        ("? one", "a pebble of one: Worth one point."),
        ("? 1", "Worth"),
        ("? nonsense", "There is nothing to explain under that name."),
        ("undo", "You have nothing to take back."),
        ("save /no/such/folder/x", "The game could not be saved:"),
        ("board", "'hands'"),
    ],
)
def test_whatever_is_typed_gets_an_answer(play: Play, typed: str, said: str) -> None:
    assert said in play([typed])


def test_undo_goes_back_to_one_s_last_question(play: Play) -> None:
    out = play(["1", "undo", "save a.pessoi"])
    assert "Taken back." in out
    record = read(Path("a.pessoi").read_text())
    assert [answer.seat for answer in record.answers] == [-1] * 4


def test_a_saved_game_verifies_and_goes_on(play: Play) -> None:
    out = play(["1", "save"])
    assert "pebbles-1.pessoi" in out
    record = read(Path("pebbles-1.pessoi").read_text())
    assert verify(record, Pebbles()).seed
    out = play(["1"] * 6, "--resume", "pebbles-1.pessoi")
    assert "All hands are empty." in out


def test_a_second_save_takes_another_name(play: Play) -> None:
    play(["save", "save"])
    assert Path("pebbles-2.pessoi").exists()


def test_the_screen_is_cleared_between_people_with_secrets(play: Play) -> None:
    out = play(["1", "", "1", "", "1", ""], "pebbles", "--seats", "me:Red,me:Blue", "--seed", "a")
    assert "Red: Which pebble" in out
    assert "Blue, it is your turn: press Enter when nobody else looks." in out


def test_a_game_among_bots_is_watched(play: Play) -> None:
    out = play([], "pebbles", "--seats", "random,greedy", "--seed", "a")
    assert "lays" in out
    assert "draws" not in out
    assert "All hands are empty." in out


def test_people_learn_only_what_they_may_see(play: Play) -> None:
    """Red's own draws are told to her, Blue's are not."""
    before = play(["1"], "pebbles", "--seats", "me:Red,me:Blue", "--seed", "a").split("Blue, it is your turn")[0]
    assert before.count("Red draws") == 2
    assert "Blue draws" not in before


@pytest.mark.parametrize(("lang", "spoken"), [("fr_CA.UTF-8", "fr"), ("en_GB", "en"), ("de_DE", "en"), ("", "en")])
def test_the_terminal_s_language_is_taken(monkeypatch: pytest.MonkeyPatch, lang: str, spoken: str) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", lang)
    assert terminal_language() == spoken


@pytest.mark.parametrize(("lang", "left"), [("en", "left before its end"), ("fr", "quittée avant la fin")])
def test_some_answers_of_mytikas_against_bots(play: Play, lang: str, left: str) -> None:
    out = play(["1"] * 12, "mytikas", "--seats", "me,random", "--seed", "b", "--lang", lang)
    assert out.count("> ") == 13
    assert left in out
