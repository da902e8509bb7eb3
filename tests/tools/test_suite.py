"""The suite's runner, on real runs of small test files."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

SUITE: Final = Path(__file__).parents[2] / "tools" / "suite.py"
HEADING: Final = "flaky (passed alone; to be repaired):"
# what the small tests need of the plugins installed, which take longer to import than the tests to run
PLUGINS: Final = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin"}

# fails the first time only
FLAKY: Final = """
from pathlib import Path

def first(name):
    mark = Path(__file__).with_name(name)
    if mark.exists():
        return False
    mark.touch()
    return True
"""


def suite(folder: Path, text: str, *arguments: str) -> tuple[int, list[str]]:
    """The exit code and the lines printed, run over one file of tests by two workers."""
    (folder / "test_small.py").write_text(text)
    command = [sys.executable, str(SUITE), "-n", "2", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, env=PLUGINS, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def under_flaky(lines: list[str]) -> list[str]:
    return [line.strip() for line in lines[lines.index(HEADING) + 1 : -2]]


def test_what_passes_is_counted(tmp_path: Path) -> None:
    text = """
import pytest

@pytest.mark.parametrize("n", [1, 2, 3])
def test_sum(n):
    assert n + n == 2 * n

@pytest.mark.skip
def test_later():
    assert False
"""
    code, lines = suite(tmp_path, text)
    assert (code, lines[-1]) == (0, "3 passed, 0 failed, 1 skipped")
    assert HEADING not in lines


def test_what_passes_alone_is_flaky_and_the_run_counts(tmp_path: Path) -> None:
    text = f"""{FLAKY}
def test_shaky():
    assert not first("call")

def test_steady():
    pass
"""
    code, lines = suite(tmp_path, text)
    assert (code, lines[-1]) == (0, "2 passed, 0 failed, 0 skipped")
    assert under_flaky(lines) == ["test_small.py::test_shaky"]


def test_failures_before_and_after_the_test_itself_count_too(tmp_path: Path) -> None:
    text = f"""{FLAKY}
import pytest

@pytest.fixture(params=["before", "after"])
def place(request):
    assert request.param != "before" or not first("before")
    yield
    assert request.param != "after" or not first("after")

def test_shaky(place):
    pass
"""
    code, lines = suite(tmp_path, text)
    assert (code, lines[-1]) == (0, "2 passed, 0 failed, 0 skipped")
    assert sorted(under_flaky(lines)) == ["test_small.py::test_shaky[after]", "test_small.py::test_shaky[before]"]


def test_any_name_of_a_case_is_found_again(tmp_path: Path) -> None:
    """From any folder of the project, too."""
    text = f"""{FLAKY}
import pytest

ODD = ["a b", "$HOME;'\\"`", "x::y", "[z]", "été\\n", "*?", "-k @f", "a//b/..", "{{}}", "\\\\"]

@pytest.mark.parametrize(("name", "n"), [(name, n) for n, name in enumerate(ODD)])
def test_shaky(name, n):
    assert not first(f"case{{n}}")
"""
    folder = tmp_path / "tests" / "small"
    folder.mkdir(parents=True)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    code, lines = suite(folder, text)
    assert (code, lines[-1]) == (0, "10 passed, 0 failed, 0 skipped")
    assert len(under_flaky(lines)) == 10


def test_what_fails_again_fails_the_run_and_is_shown(tmp_path: Path) -> None:
    text = f"""{FLAKY}
def test_shaky():
    assert not first("call")

def test_wrong():
    print("the second time" if not first("wrong") else "the first time")
    assert 2 + 2 == 5

def test_right():
    pass
"""
    code, lines = suite(tmp_path, text)
    assert (code, lines[-1]) == (1, "2 passed, 1 failed, 0 skipped")
    assert under_flaky(lines) == ["test_small.py::test_shaky"]
    assert "the second time" in lines


def test_many_failures_are_not_tried_again(tmp_path: Path) -> None:
    text = f"""{FLAKY}
import pytest

@pytest.mark.parametrize("n", range(21))
def test_shaky(n):
    assert not first(f"case{{n}}")
"""
    code, lines = suite(tmp_path, text)
    assert (code, lines[-1]) == (1, "0 passed, 21 failed, 0 skipped")
    assert HEADING not in lines


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_file_that_cannot_be_collected_fails_the_run(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_broken.py").write_text("import nothing_of_the_kind\n")
    code, lines = suite(tmp_path, "def test_fine():\n    pass\n", "-n", workers)
    assert code != 0
    assert lines[-1].split(", ")[1] == "1 failed"
    assert HEADING not in lines


def test_a_worker_that_dies_fails_its_test(tmp_path: Path) -> None:
    """Whatever code it ends with, the second time too."""
    text = f"""{FLAKY}
import os

def test_dies_once():
    if first("once"):
        os._exit(3)

def test_dies():
    os._exit(0)

def test_lives():
    pass
"""
    code, lines = suite(tmp_path, text)
    assert (code, lines[-1]) == (1, "2 passed, 1 failed, 0 skipped")
    assert under_flaky(lines) == ["test_small.py::test_dies_once"]


def test_other_codes_are_passed_on(tmp_path: Path) -> None:
    nothing = "0 passed, 0 failed, 0 skipped"
    code, lines = suite(tmp_path, "")
    assert (code, lines[-1]) == (pytest.ExitCode.NO_TESTS_COLLECTED, nothing)
    code, lines = suite(tmp_path, "", "--no-such-option")
    assert (code, lines[-1]) == (pytest.ExitCode.USAGE_ERROR, nothing)
