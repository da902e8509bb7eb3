"""All that is kept, by topic. SQLite or PostgreSQL: the same statements."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from pessoi.server.storage import migrations
from pessoi.server.storage.blocks import Blocks, Reports
from pessoi.server.storage.boxes import Boxes
from pessoi.server.storage.database import Database
from pessoi.server.storage.devices import Devices
from pessoi.server.storage.events import Events
from pessoi.server.storage.holidays import Holidays
from pessoi.server.storage.invitations import Invitations
from pessoi.server.storage.leases import Heartbeat, Leases
from pessoi.server.storage.log import Log
from pessoi.server.storage.notes import PrivateNotes
from pessoi.server.storage.notices import Notices
from pessoi.server.storage.notify import Notifications
from pessoi.server.storage.orders import Orders
from pessoi.server.storage.passkeys import Passkeys
from pessoi.server.storage.people import People
from pessoi.server.storage.ratings import Ratings
from pessoi.server.storage.records import Records
from pessoi.server.storage.reviews import Reviews
from pessoi.server.storage.seeks import Seeks
from pessoi.server.storage.snapshots import Snapshots
from pessoi.server.storage.tables import Tables
from pessoi.server.storage.tickets import Tickets
from pessoi.server.storage.tournaments import Tournaments
from pessoi.table.timekeeper import Timekeeper


class Store(Database):
    def __init__(self, database: str, process: str, time: Timekeeper | None = None) -> None:
        super().__init__(database)
        time = time or Timekeeper()
        self.people: Final = People(self, time)
        self.devices: Final = Devices(self, time)
        self.passkeys: Final = Passkeys(self, time)
        self.tickets: Final = Tickets(self, time)
        self.tables: Final = Tables(self, time)
        self.log: Final = Log(self)
        self.snapshots: Final = Snapshots(self)
        self.records: Final = Records(self, time)
        self.reviews: Final = Reviews(self, time)
        self.boxes: Final = Boxes(self, time)
        self.leases: Final = Leases(self, process, time)
        self.notices: Final = Notices(self, time)
        self.invitations: Final = Invitations(self, time)
        self.events: Final = Events(self, time)
        self.blocks: Final = Blocks(self, time)
        self.reports: Final = Reports(self, time)
        self.seeks: Final = Seeks(self, time)
        self.private_notes: Final = PrivateNotes(self, time)
        self.holidays: Final = Holidays(self, time)
        self.ratings: Final = Ratings(self, time)
        self.tournaments: Final = Tournaments(self, time)
        self.orders: Final = Orders(self)
        self.heartbeat: Final = Heartbeat(self, time)

    def notifications(
        self,
        on_log: Callable[[str, int], None],
        on_presence: Callable[[str], None],
        on_gap: Callable[[], Awaitable[None]],
    ) -> Notifications:
        """News from other processes, which the hub opens and closes."""
        return Notifications(self, on_log, on_presence, on_gap)

    async def open(self) -> None:
        """Connect, bring the database up to date, and start committing."""
        if self.is_sqlite and self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.writing() as connection:
            await connection.run_sync(migrations.upgrade)
        self.log.open()

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        await self.log.close()
        await self.dispose()
