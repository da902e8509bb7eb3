"""Faults planted into the server, each of them one that it had, or might have: the simulation must find them all.

`python -m tests.simulation.mutants` looks for each until a seed finds it, and prints which.
"""

import asyncio
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest.mock import patch

from pessoi.kernel import WATCHER
from pessoi.server.bots.bot_pool import BotPool
from pessoi.server.bots.fair_queue import Asker
from pessoi.server.socket.socket import Socket
from pessoi.server.storage import append
from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import Unreadable
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.loading import load_table
from pessoi.server.tables.room import Made, Room
from pessoi.server.tables.summary import head_of
from pessoi.table import Change, Refusal, Table, commands
from pessoi.table.clock import Clock
from pessoi.table.conversation import Command, Conversation
from pessoi.table.table import Snapshot
from pessoi.table.timekeeper import Timekeeper
from tests.simulation.games import pebbles
from tests.simulation.oracles import check
from tests.simulation.world import World

SEEDS: Final = 60  # that a fault may take to be found

# -- the faults


async def acknowledge_early(self: Room, change: Change) -> bool:
    """An answer is acknowledged and shown before it is durable."""
    after = self.table.fork()
    after.become(change)
    store = self.services.store
    self.services.background.start(write(store.log.append(after.id, self.table.seq, change.entries, head_of(after))))
    self._become(after)
    return True


async def write(work: Any) -> None:
    await work


async def die_with_the_socket(self: Room, command: Command) -> bool:
    """A command is given up when the socket dies that gave it (row 8)."""
    return await self._do(command)


async def leave_doubts(self: Room) -> None:
    return


async def lose_the_slot(self: BotPool, job: Any, asker: Asker, patience: float = 0.0) -> Any:
    """A bot's place is not given back when whoever waited is gone (row 2)."""
    slot = await self._queue.take(asker)
    thought = await self._think_in(slot, job, patience or self.settings.bot_seconds)
    self._queue.give_back(asker, slot)
    return thought


def give_time_back(self: Clock, by: int, asked: int, taken: Any, at: int) -> None:
    """An undo wins thinking time back (row 5)."""
    del self.thought[len(self.thought) - len(taken) :]
    self.restart(at)


def go_by_the_wall(self: Timekeeper) -> int:
    """Clocks jump with the wall clock (row 5)."""
    return self.wall()


async def let_anybody_look(self: Socket) -> None:
    """Who was let in once sees everything that follows (row 9)."""
    return


async def stop_at_a_ruin(self: Hub, id: str) -> Any:
    """A table that cannot be read stops what looks at all of them (row 3)."""
    row = await self.store.tables.get(id)
    if row is None:
        raise Refusal("not_found", "there is no such table", key="no_table")
    try:
        table = await load_table(self.store, row)
    except Unreadable as fault:
        raise RuntimeError("unreadable") from fault
    return self._admit(table)


def forget_what_was_answered(table: Table, seat: int, question: int, text: str) -> None:
    """An answer that is sent again is not recognised."""
    raise Refusal("stale", "too late")


def show_everything(self: Table, viewer: int) -> Any:
    """Watchers see what the first seat sees."""
    return OWN(self, 0 if viewer == WATCHER else viewer)


def skip_lines(self: Room, talk: Conversation) -> bytes:
    """Lines count as sent that went to somebody else only."""
    if self.table.seq % 3 == 0:
        talk.sent = self.table.seq
    return VIEW(self, talk)


def trust_snapshots(self: Table, entries: Iterable[Any], snapshot: Snapshot | None = None) -> None:
    """A snapshot is believed though answers in it were taken back."""
    for entry in entries:
        self._note(entry)
    if self.started is None:
        return
    if snapshot is None:
        self._settle(self.position_after(len(self.moves)))
    else:
        self._settle(self._play_on(self.game.load(snapshot.position), snapshot.length))


def write_blindly(connection: Any, ids: Iterable[str]) -> dict[str, int]:
    """A process appends after what it knows, whatever stands there."""
    return Anything()


class Anything(dict[str, int]):
    def get(self, key: str, default: Any = None) -> Any:
        return Whatever()


class Whatever(int):
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = int.__hash__


def change_anything(self: Made, state: object) -> bool:
    """A change is sent to whoever has any view, and not only to who has the one that it changes."""
    return self.base is not None and state is not None


async def hear_nothing(self: Hub) -> None:
    """A lost notification is never made up for."""
    return


def stay_read_only(self: Database, is_writable: bool, reason: str) -> None:
    """A failed write is the last one that is tried."""
    if not is_writable:
        self.is_writable = False


VIEW: Final = Room.view
OWN: Final = Table.own
FAULTS: Final[dict[str, list[tuple[Any, str, Any]]]] = {
    "acknowledged before durable": [(Room, "_append", acknowledge_early)],
    "a bot's slot is lost": [(BotPool, "think", lose_the_slot)],
    "undo wins time": [(Clock, "take_back", give_time_back)],
    "clocks go by the wall": [(Timekeeper, "now", go_by_the_wall)],
    "who came in stays in": [(Socket, "_check_access", let_anybody_look)],
    "one ruin stops the house": [(Hub, "_load", stop_at_a_ruin)],
    "answers are not recognised": [(commands, "refuse_old", forget_what_was_answered)],
    "secrets are shown": [(Table, "own", show_everything)],
    "lines are counted wrongly": [(Room, "view", skip_lines)],
    "snapshots are trusted": [(Table, "load", trust_snapshots)],
    "logs are written blindly": [(append, "find_heads", write_blindly)],
    "notifications are believed complete": [(Hub, "_look_for_news", hear_nothing)],
    "changes of another view": [(Made, "fits", change_anything)],
    "read-only for good": [(Database, "_judge", stay_read_only)],
    "a command dies with its socket": [(Room, "do", die_with_the_socket), (Room, "dispel_doubt", leave_doubts)],
}


@contextmanager
def planted(fault: str) -> Iterator[None]:
    with ExitStack() as stack:
        for owner, name, wrong in FAULTS[fault]:
            stack.enter_context(patch.object(owner, name, wrong))
        yield


def find(fault: str, seeds: Iterable[int] = range(SEEDS)) -> tuple[int, str] | None:
    """The first seed that finds it, and what it says."""
    for seed in seeds:
        world = World(seed, ["pebbles"] * 3)
        try:
            with planted(fault):
                world.play()
            check(world)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            return seed, f"{type(error).__name__}: {error}"
    return None


def main(names: list[str]) -> None:
    missed = 0
    for fault in names or FAULTS:
        started = time.process_time()
        with pebbles():
            found = find(fault)
        missed += found is None
        seed, said = found or (SEEDS, "NOT FOUND")
        print(f"{fault}: seed {seed}, {time.process_time() - started:.1f} s: {said[:160]}", flush=True)
    if missed:
        sys.exit(f"{missed} faults were not found")


if __name__ == "__main__":
    main(sys.argv[1:])
