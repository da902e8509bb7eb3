"""Games by correspondence with servers that die: every turn is told once (`make correspondence`: a thousand)."""

import pytest

from pessoi.server.storage.notices import Notices
from pessoi.table import Change, pause
from pessoi.table.commands import Repeated
from tests.simulation import correspondence
from tests.simulation.correspondence import report


@pytest.mark.parametrize(("seed", "processes"), [(1, 1), (2, 2)])
def test_every_turn_is_told_once(seed: int, processes: int) -> None:
    world, faults = report(seed, 20, processes)
    assert faults == []
    assert len(world.told) >= 20
    assert world.happened["killed"] + world.happened["killed after sending"] > 0


def test_a_notice_that_is_kept_in_memory_alone_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulation finds it: letters that are deleted before they were taken are lost with their server."""

    async def claim(self: Notices, letter: object, now: int, until: int) -> bool:
        await self.drop(letter)  # type: ignore[arg-type] # a Letter
        return True

    monkeypatch.setattr(Notices, "claim", claim)
    assert report(1, 40, 1)[1] != []


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days pass more quickly where nobody looks so often."""
    monkeypatch.setattr(correspondence, "LOOK", 60.0)
    monkeypatch.setattr(correspondence, "SOON", 120.0)
    monkeypatch.setattr(correspondence, "DAYS", (1.3, 1.5))


@pytest.mark.usefixtures("slowly")
def test_who_is_on_holiday_comes_back_to_their_seat() -> None:
    world, faults = report(3, 3, 1, holidays=1)
    assert faults == []
    assert world.played["days waited for somebody on holiday"] > 0  # a turn's time is a day


@pytest.mark.usefixtures("slowly")
def test_a_holiday_that_no_clock_knows_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin_holiday(*_: object) -> Change:
        raise Repeated

    monkeypatch.setattr(pause, "begin_holiday", begin_holiday)
    _, faults = report(3, 3, 1, holidays=1)
    assert any("time ran out" in fault for fault in faults)
