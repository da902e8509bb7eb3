"""Fixtures for every test; and before anything is imported, which engine the tests of this run get."""

import os
import sys
from pathlib import Path

import pytest

# Tests of single rules run plain Python: a failure shows the line, and a test may put a method of its own in the place
# of a rule's. The others run what everybody runs: the compiled engine, if it is up to date (ADR 24).
PLAIN = {"games", "kernel", "toys"}


def wants_plain(arguments: list[str]) -> bool:
    """Whether any of the tests named is one for plain Python, as all of them together are."""
    root = Path(__file__).parent
    paths = [Path(word.partition("::")[0]).resolve() for word in arguments if not word.startswith("-")]
    parts = [path.relative_to(root).parts for path in paths if path.is_relative_to(root) and path.exists()]
    return not parts or any(not part or part[0] in PLAIN for part in parts)


if "PYTEST_XDIST_WORKER" not in os.environ:  # workers get the environment of who starts them
    os.environ.setdefault("PESSOI_PURE", "1" if wants_plain(sys.argv[1:]) else "0")

from pessoi import WHY_PLAIN, engine, games  # noqa: E402 - the engine is chosen first

if "PYTEST_XDIST_WORKER" not in os.environ and WHY_PLAIN not in ("", engine.CHOSEN):
    print(f"These tests run plain Python, which is slower: {WHY_PLAIN.removeprefix('engine-')}.", file=sys.stderr)


def pytest_collection() -> None:
    """Workers are there now; programs that tests start choose for themselves."""
    os.environ.pop("PESSOI_PURE", None)


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy as a registered game, for code that looks games up by name."""
    monkeypatch.setitem(games.GAMES, "pebbles", games.Entry("pebbles", "tests.toys.pebbles"))
    return "pebbles"
