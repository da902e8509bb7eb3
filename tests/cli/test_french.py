"""The command line in French: all help, and every complaint that the English tests know."""

import re
from pathlib import Path

import pytest
import typer
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from pessoi.cli import main
from pessoi.cli.app import app
from pessoi.cli.measure import tell_ratio
from pessoi.cli.speech import help_texts, retell, source, spoken, take_language
from pessoi.i18n import UnknownLanguage
from tests.cli.test_commands import BAD_INPUT, save_game

COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with its variables."""
    found = {}
    for entry in parse(source(lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_every_command_and_parameter_has_french_help_and_nothing_else_has() -> None:
    french = {key for key in messages("fr") if key.split("-")[0] == "help"}
    assert french == set(help_texts(typer.main.get_command(app)))


def test_both_languages_have_the_same_complaints_about_the_same_things() -> None:
    english = messages("en")
    french = {key: names for key, names in messages("fr").items() if key.split("-")[0] != "help"}
    assert list(english) == list(french)
    assert [key for key in english if not french[key] <= english[key]] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_french(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"Exemples? : pessoi " + name, out)
    assert "Example" not in out


def test_the_terminal_s_language_is_enough_and_english_comes_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["--help"]) == 0
    assert "Quatre jeux de plateau" in (french := capsys.readouterr().out)
    assert "Commandes" in french
    assert main(["--help", "--lang", "en"]) == 0
    assert "Four board games" in (english := capsys.readouterr().out)
    assert "Commands" in english


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("games", ["version des règles"]),
        ("components mytikas", ["valeur", "chiffre"]),
        ("rules mytikas --missing", ["aucune lacune : "]),
        ("simulate mytikas --games 2 --bots random", ["2 parties de mytikas, 4 joueurs", "place 1", "empreinte : "]),
        ("arena mytikas --games 2 --bots greedy,random", ["victoires", "finit devant", "par place : place 1"]),
        (
            "tune mytikas --games 5 --bots random",
            ["parties de mytikas", "ajusté", "surprise aux parties mises de côté"],
        ),
        ("bench mytikas --seconds 0.01", ["par seconde de", "mytikas, 4 joueurs", "interprété", "octets/vue"]),
        ("export mytikas decisions.jsonl --games 1 --bots random", ["décisions de 1 parties dans decisions.jsonl"]),
    ],
)
def test_results_are_french(
    words: str, said: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words.split(), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert [line for line in said if line not in told] == []
    assert not re.search(r" (games of|wins|gaps) ", told)


@pytest.mark.parametrize(
    ("name", "french"),
    [
        ("compiled/interpreted", "compilé/interprété"),
        ("compiled decisions/catanatron", "compilé décisions/catanatron"),
        ("catanatron copy/interpreted", "catanatron copie/interprété"),
        ("compiled search/openspiel", "compilé recherche/openspiel"),
    ],
)
def test_comparisons_are_french(name: str, french: str) -> None:
    for lang, told in (("fr", french), ("en", name)):
        spoken.set(lang)
        assert tell_ratio(name) == told


@pytest.mark.parametrize(
    ("reveal", "said"), [(True, "toutes données par la graine révélée"), (False, "la graine n’est pas encore révélée")]
)
def test_a_record_is_verified_in_french(
    reveal: bool, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["verify", str(save_game(tmp_path, reveal)), "--lang", "fr"]) == 0
    told = capsys.readouterr().out.split("\n")
    assert said in told[0]
    assert told[1].startswith("le résultat")


@pytest.mark.parametrize("words", [words for words, _ in BAD_INPUT if "--lang" not in words], ids=" ".join)
def test_complaints_are_french(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for lang in ("en", "fr"):
        assert main([*words, "--lang", lang]) == 2
        said.append(capsys.readouterr().err)
    assert said[1].count("\n") == 1
    assert said[1] != said[0]
    assert not re.search(r"\b(the|there|is|not|are|should|such|cannot)\b", said[1])


@pytest.mark.parametrize(
    ("english", "french"),
    [
        (
            "a.pessoi, line 3: expected a whole number, not 'x'",
            "a.pessoi, ligne 3 : attendu : un nombre entier, pas 'x'",
        ),
        (
            "“lay one” is not allowed at “lay” (PEB-2); seat 1 may answer: lay two",
            "« lay one » n’est pas permis à « lay » (PEB-2) ; la place 1 peut répondre : lay two",
        ),
        ("one, two", "one, two"),
        ("nobody has said this before", "nobody has said this before"),
    ],
)
def test_a_complaint_is_recognised_by_its_pattern_or_left_alone(english: str, french: str) -> None:
    assert retell(english, "fr") == french
    assert retell(english, "en") == english


def test_the_language_may_stand_anywhere_and_must_exist() -> None:
    assert take_language(["--lang", "fr", "games"]) == ("fr", ["games"])
    assert take_language(["games", "--lang=fr", "--json"]) == ("fr", ["games", "--json"])
    assert take_language(["games"]) == ("en", ["games"])
    for words in (["games", "--lang", "de"], ["games", "--lang"]):
        with pytest.raises(UnknownLanguage):
            take_language(words)
