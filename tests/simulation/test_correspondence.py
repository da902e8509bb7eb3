"""Games by correspondence with servers that die: every turn is told once (`make correspondence`: a thousand)."""

import pytest

from pessoi.server.storage.notices import Notices
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
