"""Servers for the tests: one with SQLite for most of them, and PostgreSQL where it can be had."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it."""
    place = tmp_path_factory.mktemp("server")
    made = Server(f"sqlite:///{place / 'pessoi.db'}", "--unlimited", "--bot-seconds", "3", log=place / "log")
    yield made.start()
    made.stop()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'pessoi.db'}"
