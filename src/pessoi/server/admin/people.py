"""A person forgotten: sign-ins, name and words are gone; what was played stays, with a seat that has no name."""

from typing import Final

from msgspec.structs import replace

from pessoi.server.admin.rewriting import rewrite
from pessoi.server.storage.kept import FORGOTTEN, Unreadable
from pessoi.server.storage.store import Store
from pessoi.server.tables.loading import load_table
from pessoi.server.tables.summary import head_of
from pessoi.server.tournaments import course
from pessoi.server.tournaments.keeping import change
from pessoi.table import Change, Refusal, Table, commands, lobby
from pessoi.table.commands import Repeated
from pessoi.table.entry import AnyEntry, Arranged, Chair, Chatted, was_said_by

NOBODY: Final = ""  # owns what nobody does
SILENCE: Final = "…"  # what somebody has said who is forgotten


async def forget(store: Store, person: str) -> int:
    """Returns at how many tables they were. They leave lobbies, bots go on for them; then they are no more."""
    await store.people.dismiss(person, FORGOTTEN)
    ids = await store.people.mentions(person)
    kept = [id for id in ids if await leave(store, id, person)]
    await rewrite(store, kept, lambda table: Forgetting(person))
    for id in await store.tournaments.of(person):
        await change(store, id, lambda t: course.forget(t, person))
    await store.people.delete(person)
    return len(ids)


class Forgetting:
    """Takes a person out of a log, and what they have said there."""

    def __init__(self, person: str) -> None:
        self.person: Final = person
        self._seat: int | None = None

    def __call__(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Arranged):
            return self._arranged(entry)
        if isinstance(entry, Chatted) and was_said_by(entry, self.person, self._seat):
            return replace(entry, name="", text=SILENCE, person=None)
        return entry

    def _arranged(self, entry: Arranged) -> Arranged:
        chairs = entry.setup.chairs
        self._seat = next((seat for seat, chair in enumerate(chairs) if chair.person == self.person), None)
        if self._seat is None and self.person not in (entry.setup.owner, entry.removed):
            return entry
        left = [Chair("person") if seat == self._seat else chair for seat, chair in enumerate(chairs)]
        owner = NOBODY if entry.setup.owner == self.person else entry.setup.owner
        removed = None if entry.removed == self.person else entry.removed
        return replace(entry, setup=replace(entry.setup, chairs=left, owner=owner), removed=removed)


async def leave(store: Store, id: str, person: str) -> bool:
    """Stand up, or let a bot play on; False: it was theirs alone, and is deleted."""
    for _ in range(8):  # against a server that writes there at the same time
        row = await store.tables.get(id)
        if row is None:
            return False
        try:
            table = await load_table(store, row)
        except Unreadable:
            return True
        alone = table.setup.owner == person and lobby.by_patience(table) in ([], [person])
        if table.phase == "lobby" and alone:
            await store.tables.delete([id])
            return False
        time = store.tables.time
        change = time.stamp(departure(table, person, time.now()))
        if not change.entries:
            return True
        after = table.fork()
        after.become(change)
        if await store.log.append(id, table.seq, change.entries, head_of(after), reseat=True):
            return True
    raise Refusal("conflict", "the table is too busy just now; try again", key="busy")


def departure(table: Table, person: str, now: int) -> Change:
    seat = table.seat_of(person)
    try:
        if table.phase == "lobby":
            return lobby.leave(table, person, now)
        if table.phase == "play" and seat is not None:
            return commands.go_away(table, seat, None, now)
    except Repeated:
        pass
    return Change([])
