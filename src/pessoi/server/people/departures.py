"""Who leaves: they are locked out at once, and then all that was theirs is forgotten or goes to somebody else.

Logs are rewritten for it, which takes a few seconds. The wish is kept with the person (`leaving`): if the server stops
in between, it goes on when it starts again.
"""

from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from pessoi.server.services import Services
from pessoi.server.storage.kept import FORGOTTEN, Unreadable
from pessoi.server.tables.loading import load_table
from pessoi.server.tournaments import course
from pessoi.server.tournaments.keeping import change
from pessoi.table.entry import AnyEntry, Arranged, Chair, Chatted

if TYPE_CHECKING:
    from pessoi.server.storage.people import PersonRow
    from pessoi.server.storage.store import Store

log = structlog.get_logger()


class Departures:
    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.store: Final = services.store

    async def forget(self, person: str) -> None:
        """Games keep a seat without a name; bots play on for them."""
        await self._dismiss(person, FORGOTTEN)

    async def take_along(self, guest: str, person: str) -> None:
        """A guest was somebody whom we know: their seats and tables are that person's."""
        await self._dismiss(guest, person)

    async def _dismiss(self, person: str, heir: str) -> None:
        await self.store.people.dismiss(person, heir)
        self.services.background.start(self.go_on())

    async def go_on(self) -> None:
        """With everybody who has not left for good yet."""
        for row in await self.store.people.leaving():
            try:
                await self._see_off(row)
            except Exception:
                log.exception("departure_failed", person=row.id)

    async def _see_off(self, row: "PersonRow") -> None:
        from pessoi.server.admin.people import forget  # of a database, which a page has not

        heir = await self.store.people.get(row.leaving) if row.leaving else None
        if heir is None:
            await forget(self.store, row.id)
        else:
            await hand_over(self.store, row.id, heir.id)


async def hand_over(store: "Store", guest: str, person: str) -> None:
    from pessoi.server.admin.people import leave
    from pessoi.server.admin.rewriting import rewrite

    ids = await store.people.mentions(guest)
    for id in ids:
        if await sits_at(store, id, person):
            await leave(store, id, guest)  # nobody has two seats at a table
    await rewrite(store, ids, lambda id: Handing(guest, person))
    await store.notices.hand_over(guest, person)
    await store.private_notes.hand_over(guest, person)
    await store.holidays.hand_over(guest, person)
    await store.ratings.hand_over(guest, person)
    await store.boxes.hand_over(guest, person)
    await store.invitations.hand_over(guest, person)
    await store.blocks.hand_over(guest, person)
    await store.reports.hand_over(guest, person)
    for id in await store.tournaments.of(guest):
        await change(store, id, lambda t: course.hand_over(t, guest, person))
    await store.people.delete(guest)


async def sits_at(store: "Store", id: str, person: str) -> bool:
    row = await store.tables.get(id)
    try:
        return row is not None and (await load_table(store, row)).seat_of(person) is not None
    except Unreadable:
        return False


class Handing:
    """Puts one person in another's place in a log, wherever that one does not sit already."""

    def __init__(self, guest: str, person: str) -> None:
        self.guest: Final = guest
        self.person: Final = person

    def __call__(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Chatted) and entry.person == self.guest:
            return replace(entry, person=self.person)
        if not isinstance(entry, Arranged):
            return entry
        setup = entry.setup
        if all(self.guest not in (c.person, setup.owner, entry.removed) for c in setup.chairs):
            return entry
        sits = any(chair.person == self.person for chair in setup.chairs)
        chairs = [self._chair(chair, sits) if chair.person == self.guest else chair for chair in setup.chairs]
        owner = self.person if setup.owner == self.guest else setup.owner
        removed = None if entry.removed == self.guest else entry.removed
        return replace(entry, setup=replace(setup, chairs=chairs, owner=owner), removed=removed)

    def _chair(self, chair: Chair, sits: bool) -> Chair:
        return Chair("person") if sits else replace(chair, person=self.person)
