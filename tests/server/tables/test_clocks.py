"""A server's clocks: they outlive its process, and do not care what somebody does to the clock on the wall."""

import pytest

from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.tables.hub import Hub
from pessoi.table import Table, commands, lobby
from pessoi.table.timekeeper import Timekeeper
from tests.table.machine import HOUR, SECOND, Machine
from tests.table.tables import FRIEND, OWNER, bank, setup


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@pytest.mark.parametrize(("down", "left"), [(3 * SECOND, 52_000), (20 * SECOND, 60_000)])
async def test_a_clock_survives_a_restart_and_a_wall_clock_that_is_set(
    database: str, pebbles: str, jump: int, down: int, left: int
) -> None:
    machine = Machine()
    settings = Settings(database=database)
    hub = Hub(Services(settings, Timekeeper(machine)))
    await hub.open()
    arrangement = setup(OWNER, FRIEND, game=pebbles, clock=bank(60, "forfeit"))
    table = Table("t1", arrangement, bytes(32))
    table.become(lobby.arrange(arrangement, hub.time.now()))
    table.become(lobby.start(table, OWNER, None, hub.time.now()))
    room = await hub.create(table)
    machine.t += 5 * SECOND
    machine.shift += jump
    await room.do(lambda t, now: commands.chat(t, "Owner", 0, "hm", now))
    assert room.table.entries[-1].at == machine.wall()
    assert room.table.clock.left(0, 0, hub.time.now()) == 55_000
    await hub.close()

    machine.t += down
    hub = Hub(Services(settings, Timekeeper(machine)))
    await hub.open()
    room = await hub.room("t1")
    assert room.table.clock.left(0, 0, hub.time.now()) == left  # an outage does not count
    await room.do(commands.time_up)
    assert room.table.phase == "play"
    await hub.close()
