"""A little of each; `make chaos` prints the figures."""

from pathlib import Path

import pytest

from tests.chaos.faults import come_back, fail_writes, race, send_frames
from tests.server.postgres import Postgres

pytestmark = pytest.mark.usefixtures("pebbles")


async def test_failing_writes_lose_nothing(tmp_path: Path) -> None:
    assert "0 lost" in await fail_writes(60, tmp_path, 1)


async def test_a_question_is_answered_once_however_many_submit(tmp_path: Path) -> None:
    assert "each was answered once" in await race(200, f"sqlite:///{tmp_path}/race.db", 1, tabs=8)


async def test_a_question_is_answered_once_on_postgresql_too(postgres: Postgres) -> None:
    assert "each was answered once" in await race(100, postgres.new_database(), 1, tabs=8)


async def test_no_frame_hurts(tmp_path: Path) -> None:
    assert "no mistake" in await send_frames(1500, f"sqlite:///{tmp_path}/frames.db", tmp_path / "log", 1)


async def test_everybody_comes_back(tmp_path: Path) -> None:
    assert "all after" in await come_back(40, f"sqlite:///{tmp_path}/storm.db")
