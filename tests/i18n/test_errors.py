"""Faults in words: the same keys about the same things in every language, loaded only when one is said."""

import errno
import pickle
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import pessoi
from pessoi.games import GAMES, UnknownGame
from pessoi.i18n import LANGUAGES, UnknownLanguage
from pessoi.i18n.errors import word
from pessoi.kernel import Fault, IllegalAction, Message
from pessoi.kernel.message import REASONS, reason
from pessoi.lab.weighted_bots import BadWeights
from pessoi.records.record import BadRecord
from tests.i18n.catalogues import variables
from tests.i18n.raised import raised


def messages(lang: str) -> dict[str, set[str]]:
    return variables(resources.files("pessoi.i18n").joinpath(f"errors.{lang}.ftl").read_text(encoding="utf-8"))


def test_every_language_has_the_same_faults_about_the_same_things() -> None:
    first = messages(LANGUAGES[0])
    for lang in LANGUAGES[1:]:
        assert messages(lang) == first
        assert list(messages(lang)) == list(first)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_said(lang: str) -> None:
    for key, names in messages(lang).items():
        for number in range(4):  # whatever a number selects
            assert word(Fault(key, dict.fromkeys(names, number)), lang)


def test_a_fault_is_worded_where_it_is_read() -> None:
    fault = Fault("error-weights-game", {"game": "=mytikas", "other": "=hellas"})
    assert str(fault) == "these weights are for mytikas, not hellas"
    assert word(fault, "fr") == "ces poids sont pour mytikas, pas pour hellas"
    with pytest.raises(UnknownLanguage):
        word(fault, "de")


def test_a_fault_says_where_it_was_found_from_the_inside_out() -> None:
    fault = Fault("error-record-early")
    fault.places.append(Message("error-line", {"line": 1234}))
    fault.places.append(Message("error-file", {"file": "=a.pessoi"}))
    assert str(fault) == "a.pessoi, line 1234: a result is given, but the game is not over"
    assert word(fault, "fr") == "a.pessoi, ligne 1234\u00a0: un résultat est donné, mais la partie n’est pas finie"


def test_a_fault_is_one_line_whatever_was_typed() -> None:
    assert "\n" not in str(Fault("error-usage", {"text": "=one\ntwo"}))


@pytest.mark.parametrize(
    "fault",
    [
        BadWeights("error-weights-game", {"game": "=mytikas", "other": "=hellas"}),
        UnknownGame("go"),
        UnknownLanguage("la"),
        IllegalAction("fly", 1, "move", "MYT-3.1", ["walk", "wait"]),
        BadRecord("error-record-rules", {"game": "=mytikas", "old": 1, "new": 2}, 3),
    ],
    ids=lambda fault: type(fault).__name__,
)
def test_a_fault_of_another_process_says_the_same(fault: Fault) -> None:
    back = pickle.loads(pickle.dumps(fault))
    assert type(back) is type(fault)
    assert str(back) == str(fault)
    assert vars(back).keys() == vars(fault).keys()


def test_no_game_gives_a_key_of_the_errors_another_meaning() -> None:
    for game in GAMES:
        own = resources.files(GAMES[game].module).joinpath("en.ftl").read_text(encoding="utf-8")
        keys = {entry.id.name for entry in parse(own).body if isinstance(entry, ast.Message)}
        assert keys & set(messages("en")) == set()


def test_every_fault_raised_has_words_for_what_it_says() -> None:
    known = messages("en")
    found = list(raised(Path(pessoi.__file__).parent))
    assert len(found) > 150
    assert [f"{place}: no words for {key}" for place, key, _ in found if key not in known] == []
    wrong = [(place, key) for place, key, args in found if args is not None and args != known.get(key)]
    assert wrong == []


def test_every_error_is_raised_somewhere() -> None:
    """Words that nobody says are to be removed."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(pessoi.__file__).parent.rglob("*.py"))
    codes = {"error-" + word.replace("_", "-") for word in re.findall(r'"([a-z_]+)"', sources)}
    assert [key for key in messages("en") if f'"{key}"' not in sources and key not in codes] == []


def test_reasons_of_the_system_are_worded_or_quoted() -> None:
    for lang in LANGUAGES:
        assert all(word(Fault(key), lang) for key in REASONS.values())
    assert reason(OSError(errno.EACCES, "Permission denied")) == "reason-permission"
    assert reason(OSError(errno.EMLINK, "Too many links")) == "=Too many links"
    assert reason(OSError("something odd")) == "=something odd"


def test_languages_are_not_loaded_before_one_is_needed() -> None:
    code = "import sys, pessoi, pessoi.bots, pessoi.lab.simulate; print('fluent.runtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
