"""The server's storage (`server/storage/store`) on a shelf: the same topics, for one person and one process.

Heads of tables and people are few and stay in memory as well; logs are read when their table is opened. A log has a
name an entry, so that an answer writes its own entries and the table's head, and nothing else.

What is not here (devices, ladders, whatever brings people together) needs a server: who asks for it is told so.
"""

import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from pessoi.offline.shelf import Change, Shelf
from pessoi.server.storage.kept import Head, RawEntry, RawSnapshot, Row, Taken, read_entries
from pessoi.server.storage.outage import Writable
from pessoi.server.wire import Person
from pessoi.table import Refusal
from pessoi.table.entry import AnyEntry, encode
from pessoi.table.table import Snapshot
from pessoi.table.timekeeper import Timekeeper

BEAT: Final = 20_000  # milliseconds between two signs of life that are kept: a page that rests shall let the disk rest


class Topic:
    """What a topic has not is refused, and so is a topic that there is not."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return needs_server

    def __call__(self, *_: Any, **__: Any) -> Any:
        needs_server()


def needs_server(*_: Any, **__: Any) -> Any:
    raise Refusal("needs_server", "this needs a server: there is none here")


class Kept(Writable):
    """A shelf that says when nothing can be kept any longer."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self.shelf: Final = shelf

    async def write(self, changes: Sequence[Change], is_probe: bool = False) -> None:
        with self.judged(is_probe):
            await self.shelf.write(changes)

    async def find(self, name: str) -> str | None:
        return next((text for found, text in await self.shelf.read(name) if found == name), None)


class TableRow(msgspec.Struct):
    """A table's head as it is kept."""

    id: str
    seq: int
    seed: str
    created: int
    updated: int
    head: Head
    fault: str | None = None

    def row(self) -> Row:
        h = self.head
        return Row(self.id, self.seq, h.game, h.phase, h.summary, self.updated, bytes.fromhex(self.seed), self.fault)

    def change(self) -> Change:
        return f"table/{self.id}", msgspec.json.encode(self).decode()


def entries_from(table: str, seq: int, new: Sequence[AnyEntry]) -> list[Change]:
    """Entries after entry `seq` of a table."""
    return [(f"log/{table}/{n:08d}", encode(entry).decode()) for n, entry in enumerate(new, start=seq + 1)]


class Tables(Topic):
    def __init__(self, kept: Kept) -> None:
        self.kept: Final = kept
        self.rows: Final[dict[str, TableRow]] = {}

    async def open(self) -> None:
        for _, text in await self.kept.shelf.read("table/"):
            row = msgspec.json.decode(text, type=TableRow)
            self.rows[row.id] = row

    async def create(self, table: str, seed: bytes, new: Sequence[AnyEntry], head: Head) -> None:
        if table in self.rows:
            raise Taken(table)
        row = TableRow(table, len(new), seed.hex(), new[0].at, new[-1].at, head)
        await self.kept.write([row.change(), *entries_from(table, 0, new)])
        self.rows[table] = row

    async def get(self, table: str) -> Row | None:
        return self.rows[table].row() if table in self.rows else None

    async def find(self, which: str, person: str | None, game: str | None, limit: int) -> list[Row]:
        """Tables for a list: mine, and of those that are over all of them; nobody else plays here."""
        rows = [row for row in self.rows.values() if self._is_listed(row, which, person)]
        rows = [row for row in rows if not game or row.head.game == game]
        return [row.row() for row in sorted(rows, key=lambda row: -row.updated)[:limit]]

    def _is_listed(self, row: TableRow, which: str, person: str | None) -> bool:
        if which == "mine":
            return person in row.head.people or row.head.owner == person
        return which == row.head.phase == "over" and row.fault is None

    async def count_shows(self, person: str) -> int:
        """Whoever pays for the machine may let bots play among themselves as much as they like."""
        return 0

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        return {id: self.rows[id].seq for id in ids if id in self.rows}

    async def quarantine(self, table: str, fault: str | None) -> None:
        row = msgspec.structs.replace(self.rows[table], fault=fault)
        await self.kept.write([row.change()])
        self.rows[table] = row

    async def delete(self, ids: Sequence[str]) -> None:
        for id in ids:
            entries = [name for name, _ in await self.kept.shelf.read(f"log/{id}/")]
            await self.kept.write([(name, None) for name in (f"table/{id}", f"snapshot/{id}", *entries)])
            self.rows.pop(id, None)


class Log(Topic):
    """Written before anything is shown."""

    def __init__(self, kept: Kept, tables: Tables) -> None:
        self.kept: Final = kept
        self.tables: Final = tables
        self.watch_commit: Callable[[int, float], None] = lambda size, seconds: None

    async def append(self, table: str, seq: int, new: Sequence[AnyEntry], head: Head | None, *_: object) -> bool:
        """True once they are durable, False if the table has moved on."""
        row = self.tables.rows[table]
        if row.seq != seq:
            return False
        after = msgspec.structs.replace(row, seq=seq + len(new), updated=new[-1].at, head=head or row.head)
        await self.kept.write([*entries_from(table, seq, new), after.change()])
        self.tables.rows[table] = after
        return True

    async def read(self, table: str, after: int = 0) -> list[AnyEntry]:
        return read_entries(await self.read_raw(table, after), after)

    async def read_raw(self, table: str, after: int = 0) -> list[RawEntry]:
        found = [(int(name[-8:]), text) for name, text in await self.kept.shelf.read(f"log/{table}/")]
        return [entry for entry in found if entry[0] > after]


class Snapshots(Topic):
    def __init__(self, kept: Kept) -> None:
        self.kept: Final = kept

    async def save(self, table: str, snapshot: Snapshot) -> None:
        text = json.dumps([snapshot.seq, snapshot.length, snapshot.version, json.dumps(snapshot.position)])
        await self.kept.write([(f"snapshot/{table}", text)])

    async def find(self, table: str) -> RawSnapshot | None:
        text = await self.kept.find(f"snapshot/{table}")
        return None if text is None else msgspec.json.decode(text, type=RawSnapshot)


class People(Topic):
    """Whoever sits at this device. Secrets are kept as they are: whoever can read the shelf can read the games."""

    def __init__(self, kept: Kept) -> None:
        self.kept: Final = kept
        self.known: Final[dict[str, Person]] = {}

    async def open(self) -> None:
        for name, text in await self.kept.shelf.read("person/"):
            self.known[name.removeprefix("person/")] = msgspec.json.decode(text, type=Person)

    async def create(
        self, name: str, label: str = "", program: bool = False, keeper: str | None = None
    ) -> tuple[Person, str]:
        if program:
            needs_server()
        secret = secrets.token_urlsafe(24)
        await self._keep(secret, Person(secrets.token_hex(8), name))
        return self.known[secret], secret

    async def rename(self, person: str, name: str) -> None:
        for secret, known in list(self.known.items()):
            if known.id == person:
                await self._keep(secret, Person(person, name))

    async def _keep(self, secret: str, person: Person) -> None:
        await self.kept.write([(f"person/{secret}", msgspec.json.encode(person).decode())])
        self.known[secret] = person

    async def find(self, secret: str) -> Person | None:
        return self.known.get(secret)

    async def find_seat_token(self, secret: str) -> None:
        return None

    async def leaving(self) -> list[Person]:
        """Who wants to be forgotten clears what the browser keeps."""
        return []

    async def check_may_speak(self, person: str) -> None:
        return


class Texts(Topic):
    """Records that people brought along, and reviews: by name, for as long as the browser keeps them."""

    def __init__(self, kept: Kept, topic: str) -> None:
        self.kept: Final = kept
        self.topic: Final = topic

    async def find(self, id: str) -> str | None:
        return await self.kept.find(f"{self.topic}/{id}")


class Records(Texts):
    async def keep(self, text: str) -> str:
        id = secrets.token_urlsafe(12)
        await self.kept.write([(f"{self.topic}/{id}", text)])
        return id


class Reviews(Texts):
    async def keep(self, id: str, data: str, table: str = "", seats: str = "[]") -> None:
        await self.kept.write([(f"{self.topic}/{id}", data), *([(f"quality/{table}", seats)] if table else [])])

    async def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        """How well each seat did, at those of these tables that were reviewed."""
        found = {name.removeprefix("quality/"): text for name, text in await self.kept.shelf.read("quality/")}
        return {table: found[table] for table in tables if table in found}


class Leases(Topic):
    """There is one process: what is busy is its own."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables

    def duty(self, name: str) -> "Leases":
        return self

    async def is_ours(self) -> bool:
        return True

    async def unleased(self, limit: int) -> list[str]:
        return [row.id for row in self.tables.rows.values() if row.head.busy and row.fault is None][:limit]

    async def let_rest(self, table: str) -> None:
        return


class Notices(Topic):
    """Nobody has to be told of anything: whoever plays is there."""

    async def key(self, name: str, make: Callable[[], str]) -> str:
        return ""

    async def release(self) -> None:
        return

    async def keep_seen(self) -> None:
        return

    async def due(self, now: int, limit: int) -> list[object]:
        return []

    async def due_letters(self, *_: object) -> list[object]:
        return []

    def see(self, person: str, table: str, seq: int) -> None:
        return


class PrivateNotes(Texts):
    async def get(self, person: str, table: str) -> str:
        return await self.find(table) or ""

    async def set(self, person: str, table: str, text: str) -> None:
        await self.kept.write([(f"{self.topic}/{table}", text or None)])


class Holidays(Topic):
    """Nobody waits for anybody here."""

    async def due(self) -> list[object]:
        return []


class Ratings(Topic):
    """Nor does anything count."""

    async def uncounted(self, limit: int) -> list[str]:
        return []


class Orders(Topic):
    """There is no operator."""

    async def last(self) -> int:
        return 0

    async def after(self, last: int) -> list[object]:
        return []


class Heartbeat(Topic):
    def __init__(self, kept: Kept, time: Timekeeper) -> None:
        self.kept: Final = kept
        self.time: Final = time
        self._beaten = -BEAT

    async def last(self) -> tuple[int, int] | None:
        text = await self.kept.find("heartbeat")
        return None if text is None else msgspec.json.decode(text, type=tuple[int, int])

    async def beat(self) -> None:
        if self.kept.is_writable and self.time.now() - self._beaten < BEAT:
            return
        await self.kept.write([("heartbeat", json.dumps([self.time.wall(), self.time.ahead()]))], is_probe=True)
        self._beaten = self.time.now()


class Notifications:
    """There are no other processes to hear of."""

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return

    async def announce_presence(self, text: str) -> None:
        return


class ShelfStore(Kept):
    is_sqlite: Final = True  # as there: one process, which hears of everything
    backend: Final = "shelf"

    def __init__(self, shelf: Shelf, time: Timekeeper) -> None:
        super().__init__(shelf)
        self.people: Final = People(self)
        self.tables: Final = Tables(self)
        self.log: Final = Log(self, self.tables)
        self.snapshots: Final = Snapshots(self)
        self.records: Final = Records(self, "record")
        self.reviews: Final = Reviews(self, "review")
        self.leases: Final = Leases(self.tables)
        self.orders: Final = Orders()
        self.notices: Final = Notices()
        self.private_notes: Final = PrivateNotes(self, "notes")
        self.holidays: Final = Holidays()
        self.ratings: Final = Ratings()
        self.heartbeat: Final = Heartbeat(self, time)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Topic()

    def notifications(
        self,
        on_log: Callable[[str, int], None],
        on_presence: Callable[[str], None],
        on_gap: Callable[[], Awaitable[None]],
    ) -> Notifications:
        return Notifications()

    async def open(self) -> None:
        await self.people.open()
        await self.tables.open()

    async def checkpoint(self) -> None:
        return

    async def close(self) -> None:
        return
