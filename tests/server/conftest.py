"""Servers for the tests: one with SQLite for most of them, and PostgreSQL where it can be had."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import NURSERY, Server
from tests.server.postgres import Postgres, find


@pytest.fixture(scope="session", autouse=True)
def nursery() -> Iterator[None]:
    yield
    NURSERY.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it."""
    place = tmp_path_factory.mktemp("server")
    made = Server(
        f"sqlite:///{place / 'pessoi.db'}",
        "--unlimited",
        "--editions",
        "--bot-seconds",
        "3",
        log=place / "log",
        metrics=True,
    )
    yield made.start()
    made.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if find("postgres") is None:
        reason = "PostgreSQL is not installed (apt-get install postgresql): its tests cannot run"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    made = Postgres()
    try:
        made.start()
        yield made
    finally:
        made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'pessoi.db'}"
    made: Postgres = request.getfixturevalue("postgres")
    return made.new_database()


@pytest.fixture
def own_server(database: str, tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop, kill and start again."""
    made = Server(database, "--unlimited", log=tmp_path / "log")
    yield made
    made.kill()
