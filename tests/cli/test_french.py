"""The command line in French: all help, and every error that the English tests know."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from pessoi.cli import main
from pessoi.cli.app import app
from pessoi.cli.measure import tell_ratio
from pessoi.cli.translation import help_texts, source, take_language
from pessoi.i18n import UnknownLanguage
from pessoi.i18n.errors import spoken
from pessoi.records.text import seal
from tests.cli.test_commands import BAD_INPUT, save_game
from tests.i18n.catalogues import variables

COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def messages(lang: str) -> dict[str, set[str]]:
    return variables(source(lang))


def test_every_command_and_parameter_has_french_help_and_nothing_else_has() -> None:
    french = {key for key in messages("fr") if key.split("-")[0] == "help"}
    assert french == set(help_texts(typer.main.get_command(app)))


def test_both_languages_have_the_same_results_about_the_same_things() -> None:
    english = messages("en")
    french = {key: names for key, names in messages("fr").items() if key.split("-")[0] != "help"}
    assert list(english) == list(french)
    assert [key for key in english if not french[key] <= english[key]] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_french(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"Exemples?\u00a0: pessoi " + name, out)
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
        ("rules mytikas --missing", ["aucune lacune\u00a0: "]),
        (
            "simulate mytikas --games 2 --bots random",
            ["2 parties\u00a0: mytikas, 4 joueurs", "place 1", "empreinte\u00a0: "],
        ),
        ("arena mytikas --games 2 --bots greedy,random", ["victoires", "finit devant", "par place\u00a0: place 1"]),
        (
            "tune mytikas --games 5 --bots random --workers 1",
            ["5 parties\u00a0: mytikas", "ajusté", "perte logarithmique aux parties mises de côté"],
        ),
        ("bench mytikas --seconds 0.01", ["par seconde de", "mytikas, 4 joueurs", "interprété", "octets/vue"]),
        (
            "export mytikas data.jsonl --games 1 --bots random --workers 1",
            ["(1 partie) dans data.jsonl"],
        ),
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
    ("reveal", "said"), [(True, "selon la graine révélée"), (False, "la graine n’est pas encore révélée")]
)
def test_a_record_is_verified_in_french(
    reveal: bool, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["verify", str(save_game(tmp_path, reveal)), "--lang", "fr"]) == 0
    told = capsys.readouterr().out.split("\n")
    assert said in told[0]
    assert told[1].startswith("le résultat")


@pytest.mark.parametrize("words", [words for words, _ in BAD_INPUT if "--lang" not in words], ids=" ".join)
def test_errors_are_french(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for lang in ("en", "fr"):
        assert main([*words, "--lang", lang]) == 2
        said.append(capsys.readouterr().err)
    assert said[1].count("\n") == 1
    assert said[1] != said[0]
    assert not re.search(r"\b(the|there|is|not|are|should|such|cannot)\b", said[1])


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["foo"], "No such command 'foo'.", "il n’y a pas de commande 'foo'."),
        (
            ["gams"],
            "No such command 'gams'. Did you mean 'games'?",
            "il n’y a pas de commande 'gams'. Vouliez-vous dire 'games'\u00a0?",
        ),
        (
            ["games", "--jsn"],
            "(Possible options: --json)",
            "il n’y a pas d’option --jsn (options possibles\u00a0: --json)",
        ),
        (["games", "--quick"], "No such option: --quick", "il n’y a pas d’option --quick"),
        (["games", "-q"], "No such option: -q", "il n’y a pas d’option -q"),
        (["simulate"], "Missing argument 'GAME'.", "il manque l’argument 'GAME'."),
        (["games", "--json=1"], "Option '--json' does not take a value.", "l’option '--json' ne prend pas de valeur."),
        (
            ["bench", "--seconds"],
            "Option '--seconds' requires an argument.",
            "l’option '--seconds' demande une valeur.",
        ),
        (["games", "one", "two"], "Got unexpected extra argument(s) (one two)", "arguments de trop\u00a0: one two"),
        (["replay", "a", "--to", "1", "b"], "Got unexpected extra argument(s) (b)", "arguments de trop\u00a0: b"),
        (
            ["simulate", "mytikas", "--games", "many"],
            "Invalid value for '--games': Input should be a valid integer, unable to parse string as an integer",
            "valeur refusée pour '--games'\u00a0: il faut un nombre entier",
        ),
        (
            ["bench", "--seconds", "x"],
            "Invalid value for '--seconds': Input should be a valid number, unable to parse string as a number",
            "valeur refusée pour '--seconds'\u00a0: il faut un nombre",
        ),
        (
            ["bench", "--seconds", "61"],
            "Invalid value for '--seconds': Input should be less than or equal to 60",
            "valeur refusée pour '--seconds'\u00a0: il faut au plus 60",
        ),
        (
            ["replay", "a", "--to", "-1"],
            "Invalid value for '--to': Input should be greater than or equal to 0",
            "valeur refusée pour '--to'\u00a0: il faut au moins 0",
        ),
    ],
    ids=lambda case: " ".join(case) if isinstance(case, list) else "",
)
def test_what_typer_refuses_is_worded_like_the_rest(
    words: list[str], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, said in (("en", english), ("fr", french)):
        assert main([*words, "--lang", lang]) == 2
        assert capsys.readouterr().err.endswith(f"{said}\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rules: 2", "rules: x", "ligne 3\u00a0: attendu\u00a0: un nombre entier, pas 'x'"),
        ("game: mytikas", "game: chess", "ligne 2\u00a0: il n’y a pas de jeu 'chess'\u00a0; il y a\u00a0: mytikas"),
        ("draft=no", "draft=maybe", "ligne 5\u00a0: l’option draft prend no, yes, pas 'maybe'"),
        ("\n4 ", "\n5 ", "attendu\u00a0: la réponse 4, pas 5"),
    ],
)
def test_what_is_wrong_with_a_record_is_french(
    old: str, new: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = save_game(tmp_path, reveal=True)
    body = path.read_text().replace(old, new, 1).rpartition("seal: ")[0]
    path.write_text(f"{body}seal: {seal(body)}\n")
    assert main(["verify", str(path), "--lang", "fr"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"pessoi: {path}, ligne ")
    assert said in told


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("mytikas", "[lok]", "il n’y a pas de valeur lok\u00a0; il y a\u00a0: "),
        ("mytikas", '[[lock]]\nid = "lock_low"\nvalue = "3"', "prend un nombre entier comme 4, pas un texte ('3')"),
        ("mytikas", "[setup]\nhome_city_level = 5", "la cité de départ est à un niveau de 1 à 4, pas 5"),
        ("hellas", "[limits]\ncities_to_win = 4", "l’ouverture ne gagne pas la partie"),
        (
            "olympos",
            "[action_costs]\nhourglass_value = 2",
            "un sablier vaut 1 d’après les règles, pas 2",
        ),
        ("cyclades", "[random_map]\ncheck_min_islands_over_factions = 9", "est injouable\u00a0: il y a "),
    ],
)
def test_what_is_wrong_with_an_edition_is_french(
    game: str, text: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "mine.toml").write_text(text)
    assert main(["simulate", game, "--games", "1", "--edition", str(tmp_path / "mine.toml"), "--lang", "fr"]) == 2
    assert said in capsys.readouterr().err


def test_why_a_server_does_not_start_is_french() -> None:
    words = [
        sys.executable,
        "-c",
        "import sys, pessoi.cli; sys.exit(pessoi.cli.main())",
        "serve",
        "--database",
        "mysql://host",
        "--lang",
        "fr",
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    said = "pessoi serve: la base de données est sqlite:///FICHIER ou postgresql://…, pas mysql\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


def test_the_language_may_stand_anywhere_and_must_exist() -> None:
    assert take_language(["--lang", "fr", "games"]) == ("fr", ["games"])
    assert take_language(["games", "--lang=fr", "--json"]) == ("fr", ["games", "--json"])
    assert take_language(["games"]) == ("en", ["games"])
    for words in (["games", "--lang", "de"], ["games", "--lang"]):
        with pytest.raises(UnknownLanguage):
            take_language(words)
