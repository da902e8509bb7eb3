"""Every folder of tests is run by some target, and on the engine that the tests themselves choose."""

import re
from pathlib import Path

from tests.conftest import PLAIN, wants_plain

ROOT = Path(__file__).parents[2]


def test_the_folders_for_plain_python_are_the_same_in_both_places() -> None:
    line = re.search(r"^PLAIN_TESTS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert line is not None
    assert line[1].split() == [f"tests/{name}" for name in sorted(PLAIN)]


def test_the_engine_is_chosen_by_what_is_run() -> None:
    tests = ROOT / "tests"
    assert wants_plain([])
    assert wants_plain(["-n", "2", str(tests)])
    assert wants_plain([str(tests / "cli"), f"{tests / 'games' / 'hellas'}::test_some"])
    assert not wants_plain(["-n", "2", str(tests / "cli"), str(tests / "table" / "test_log.py")])
