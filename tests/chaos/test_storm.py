"""Fifty kills in the suite; `make chaos` makes it two hundred."""

from pathlib import Path

import pytest

from tests.chaos.storm import Storm
from tests.server.postgres import Postgres

pytestmark = pytest.mark.usefixtures("pebbles")


async def weather(database: str, processes: int, kills: int, tmp_path: Path) -> Storm:
    storm = Storm(database, processes, seed=kills, log=tmp_path / "log")
    try:
        await storm.run(kills, 3, ["mytikas", "pebbles", "olympos"])
    finally:
        for server in storm.servers:
            server.kill()
    return storm


async def test_thirty_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    storm = await weather(f"sqlite:///{tmp_path / 'pessoi.db'}", 1, 30, tmp_path)
    assert storm.kills >= 30
    assert storm.answers() > 50


async def test_twenty_kills_of_two_processes_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    storm = await weather(postgres.new_database(), 2, 20, tmp_path)
    assert storm.kills >= 20
    assert storm.answers() > 50
