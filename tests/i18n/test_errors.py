"""Faults in words: the same keys about the same things in every language, loaded only when one is said."""

import errno
import pickle
import subprocess
import sys
from importlib import resources

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from pessoi.i18n import LANGUAGES, UnknownLanguage
from pessoi.i18n.errors import word
from pessoi.kernel import Fault, Message
from pessoi.kernel.message import REASONS, reason
from pessoi.lab.weighted_bots import BadWeights


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with its variables."""
    found = {}
    text = resources.files("pessoi.i18n").joinpath(f"errors.{lang}.ftl").read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_every_language_has_the_same_faults_about_the_same_things() -> None:
    first = messages(LANGUAGES[0])
    for lang in LANGUAGES[1:]:
        assert messages(lang) == first
        assert list(messages(lang)) == list(first)


def test_a_fault_is_worded_where_it_is_read() -> None:
    fault = Fault("error-weights-game", {"game": "=mytikas", "other": "=hellas"})
    assert str(fault) == "these weights are for mytikas, not hellas"
    assert word(fault, "fr") == word(fault.message, "fr") == "ces poids sont pour mytikas, pas pour hellas"
    with pytest.raises(UnknownLanguage):
        word(fault, "de")


def test_a_fault_of_another_process_says_the_same() -> None:
    fault = BadWeights("error-weights-game", {"game": "=mytikas", "other": "=hellas"})
    back = pickle.loads(pickle.dumps(fault))
    assert type(back) is BadWeights
    assert str(back) == str(fault)


def test_reasons_of_the_system_are_worded_or_quoted() -> None:
    for lang in LANGUAGES:
        assert all(word(Message(key), lang) for key in REASONS.values())
    assert reason(OSError(errno.EACCES, "Permission denied")) == "reason-permission"
    assert reason(OSError(errno.EMLINK, "Too many links")) == "=Too many links"
    assert reason(OSError("something odd")) == "=something odd"


def test_languages_are_not_loaded_before_one_is_needed() -> None:
    code = "import sys, pessoi, pessoi.bots, pessoi.lab.simulate; print('fluent.runtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
