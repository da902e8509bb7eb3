"""What people are told who are not there: the ways to reach them, what they have seen, the outbox and its letters.

An occasion (a row of the outbox) is noted with the entry that it tells of. When it is due it becomes letters, one a
channel, in one transaction; a letter is gone when it has been delivered. See ADR 30.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from pessoi.server.storage.append import NOTE, outbox_row
from pessoi.server.storage.database import Database
from pessoi.server.storage.kept import Occasion
from pessoi.server.storage.schema import bookmarks, channels, keys, letters, outbox, preferences, seats, tables
from pessoi.server.wire import ChannelKind, ChannelState, NoticeKind, NoticeWishes
from pessoi.table.timekeeper import Timekeeper


class Details(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a channel needs besides its address."""

    p256dh: str = ""  # of a browser
    auth: str = ""
    format: str = ""  # of a webhook
    secret: str = ""


@dataclass(frozen=True)
class Channel:
    """Its fields are columns."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    details: str
    state: ChannelState
    failures: int
    fault: str | None

    @property
    def more(self) -> Details:
        return msgspec.json.decode(self.details, type=Details)


class Item(msgspec.Struct, frozen=True):
    """A row of the outbox."""

    person: str
    table: str
    kind: NoticeKind
    seq: int
    made: int

    def row(self) -> sa.ColumnElement[bool]:
        o = outbox.c
        return sa.and_(o.person == self.person, o.table_id == self.table, o.kind == self.kind, o.seq == self.seq)


@dataclass(frozen=True)
class Letter:
    id: str
    channel: Channel
    items: list[Item]
    made: int
    tries: int


@dataclass(frozen=True)
class Bookmark:
    seen: int = 0
    muted: bool = False


CHANNEL: Final = sa.select(*[channels.c[field.name] for field in fields(Channel)])
_items: Final = msgspec.json.Decoder(list[Item])


class Lost(Exception):
    """Another process has done it meanwhile."""


class Notices:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time
        self._seen: Final[dict[tuple[str, str], int]] = {}

    # -- this server's own secrets

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """Made when it is first asked for; the same for all processes, for ever."""
        known = sa.select(keys.c.value).where(keys.c.name == name)
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(known)).scalar()
        if found is not None:
            return str(found)
        made = make()

        def work(connection: sa.Connection) -> str:
            statement = sa.text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
            connection.execute(statement, {"name": name, "value": made})
            return str(connection.execute(known).scalar_one())

        return await self.database.write(work)

    # -- wishes

    async def wishes(self, person: str) -> NoticeWishes:
        statement = sa.select(preferences.c.data).where(preferences.c.person == person)
        async with self.database.engine.connect() as connection:
            data = (await connection.execute(statement)).scalar()
        return NoticeWishes() if data is None else msgspec.json.decode(data, type=NoticeWishes)

    async def wish(self, person: str, wishes: NoticeWishes) -> None:
        data = msgspec.json.encode(wishes).decode()

        def work(connection: sa.Connection) -> None:
            mine = preferences.c.person == person
            if connection.execute(sa.update(preferences).where(mine).values(data=data)).rowcount == 0:
                connection.execute(sa.insert(preferences).values(person=person, data=data))

        await self.database.write(work)

    # -- channels

    async def channels(self, person: str) -> list[Channel]:
        statement = CHANNEL.where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
        async with self.database.engine.connect() as connection:
            return [Channel(*row) for row in await connection.execute(statement)]

    async def channel(self, id: str) -> Channel | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(CHANNEL.where(channels.c.id == id))).first()
        return None if row is None else Channel(*row)

    async def add_channel(
        self, person: str, kind: ChannelKind, address: str, details: Details, proof: str | None = None
    ) -> Channel:
        """A mail box and a webhook take the place of the one before; a browser that of its own former self."""
        data = msgspec.json.encode(details).decode()
        state: ChannelState = "on" if proof is None else "unproven"
        made = Channel(secrets.token_hex(8), person, kind, address, data, state, 0, None)
        former = sa.and_(channels.c.person == person, channels.c.kind == kind)
        if kind == "push":
            former = sa.and_(channels.c.kind == kind, channels.c.address == address)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(channels).where(former))
            values = {field.name: getattr(made, field.name) for field in fields(Channel)}
            connection.execute(sa.insert(channels).values(proof=proof, created=self.time.wall(), **values))

        await self.database.write(work)
        return made

    async def with_mail_box(self, address: str) -> list[Channel]:
        """Whose it has been shown to be."""
        is_theirs = sa.and_(channels.c.kind == "mail", channels.c.state != "unproven")
        statement = CHANNEL.where(is_theirs, sa.func.lower(channels.c.address) == address.lower())
        async with self.database.engine.connect() as connection:
            return [Channel(*row) for row in await connection.execute(statement.order_by(channels.c.created))]

    async def prove(self, proof: str) -> bool:
        """Whoever brings back what was sent to an address has it."""
        waiting = sa.and_(channels.c.proof == proof, channels.c.state == "unproven")
        statement = sa.update(channels).where(waiting).values(state="on", proof=None)
        return await self.database.write(lambda connection: connection.execute(statement).rowcount == 1)

    async def change_channel(self, id: str, **values: Any) -> None:
        statement = sa.update(channels).where(channels.c.id == id).values(values)
        await self.database.write(lambda connection: connection.execute(statement))

    async def hand_over(self, guest: str, person: str) -> None:
        """A guest was somebody whom we know: whatever reached them reaches that person, if nothing of its kind does."""
        theirs = sa.select(channels.c.kind).where(channels.c.person == person, channels.c.kind != "push")
        mine = sa.and_(channels.c.person == guest, channels.c.kind.not_in(theirs))
        statement = sa.update(channels).where(mine).values(person=person)
        await self.database.write(lambda connection: connection.execute(statement))

    async def delete_channel(self, id: str) -> None:
        await self.database.write(lambda connection: connection.execute(sa.delete(channels).where(channels.c.id == id)))

    # -- what was seen

    async def bookmark(self, person: str, table: str) -> Bookmark:
        b = bookmarks.c
        statement = sa.select(b.seen, b.muted).where(b.person == person, b.table_id == table)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        return Bookmark() if row is None else Bookmark(*row)

    async def bookmarks(self, person: str) -> list[tuple[str, int, bool]]:
        """Tables, how far they have seen them, and whether they are muted."""
        b = bookmarks.c
        statement = sa.select(b.table_id, b.seen, b.muted).where(b.person == person).order_by(b.table_id)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(statement)]

    async def mute(self, person: str, table: str, muted: bool) -> None:
        await self.database.write(lambda connection: mark(connection, person, table, {"muted": muted}))

    def see(self, person: str, table: str, seq: int) -> None:
        """Up to this entry all was before their eyes. It is kept in a moment: sooner than anybody is told elsewhere."""
        self._seen[person, table] = max(seq, self._seen.get((person, table), 0))

    async def keep_seen(self) -> None:
        """Only of people who want to be told of the rest."""
        if not self._seen:
            return
        b = bookmarks.c
        seen = [(person, table, seq) for (person, table), seq in self._seen.items()]
        self._seen.clear()

        def work(connection: sa.Connection) -> None:
            for person, table, seq in seen:
                reached = sa.exists().where(channels.c.person == person, channels.c.state == "on")
                is_there = sa.exists().where(tables.c.id == table)
                if connection.execute(sa.select(sa.and_(reached, is_there))).scalar():
                    known = sa.select(b.seen).where(b.person == person, b.table_id == table)
                    if seq > (connection.execute(known).scalar() or 0):
                        mark(connection, person, table, {"seen": seq})

        await self.database.write(work)

    # -- the outbox

    async def invite(self, person: str, table: str, now: int) -> None:
        """Once a person and table. Whoever has no channel is not told, and finds the table all the same."""
        row = outbox_row(table, Occasion(person, "invited", 0, now, now))
        names = [f"p{number}" for number in range(len(row))]
        statement = sa.text(NOTE.replace("?", "{}").format(*(f":{name}" for name in names)))
        values = dict(zip(names, row, strict=True))
        await self.database.write(lambda connection: connection.execute(statement, values))

    async def due(self, now: int, limit: int) -> list[Item]:
        o = outbox.c
        statement = sa.select(o.person, o.table_id, o.kind, o.seq, o.made).where(o.due <= now)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(statement.order_by(o.due, o.person, o.table_id, o.seq).limit(limit))
            return [Item(*row) for row in found]

    async def untold(self, person: str) -> list[tuple[str, NoticeKind, int]]:
        """What waits for that person: tables, kinds, since when."""
        o = outbox.c
        statement = sa.select(o.table_id, o.kind, o.made).where(o.person == person).order_by(o.made, o.table_id)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(statement)]

    async def postpone(self, items: Sequence[Item], until: int) -> None:
        def work(connection: sa.Connection) -> None:
            for item in items:
                connection.execute(sa.update(outbox).where(item.row()).values(due=until))

        await self.database.write(work)

    async def file(self, items: Sequence[Item], written: Sequence[tuple[Channel, list[Item]]], now: int) -> None:
        """Letters instead of occasions; all of them or none."""

        def work(connection: sa.Connection) -> None:
            for item in items:
                if connection.execute(sa.delete(outbox).where(item.row())).rowcount != 1:
                    raise Lost
            for channel, told in written:
                data = msgspec.json.encode(told).decode()
                row = {"id": secrets.token_hex(12), "channel": channel.id, "told": data, "made": now, "due": now}
                connection.execute(sa.insert(letters).values(row))

        await self.database.write(work)

    # -- letters

    async def due_letters(self, now: int, limit: int) -> list[Letter]:
        t = letters.c
        statement = (
            CHANNEL.add_columns(t.id, t.told, t.made, t.tries)
            .join(letters, t.channel == channels.c.id)
            .where(t.due <= now)
            .order_by(t.due, t.id)
            .limit(limit)
        )
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(statement)).all()
        return [Letter(row[-4], Channel(*row[:-4]), _items.decode(row[-3]), row[-2], row[-1]) for row in found]

    async def claim(self, letter: Letter, now: int, until: int) -> bool:
        """This try is ours; who dies with it leaves it to others after a while."""
        t = letters.c
        mine = sa.and_(t.id == letter.id, t.tries == letter.tries, t.due <= now)
        statement = sa.update(letters).where(mine).values(tries=letter.tries + 1, due=until)
        return await self.database.write(lambda connection: connection.execute(statement).rowcount == 1)

    async def release(self) -> None:
        """Whatever waits is tried at once: nobody else is at it."""
        now = self.time.now()
        statement = sa.update(letters).where(letters.c.due > now).values(due=now)
        await self.database.write(lambda connection: connection.execute(statement))

    async def drop(self, letter: Letter) -> None:
        """Nothing is left to tell."""
        await self.database.write(
            lambda connection: connection.execute(sa.delete(letters).where(letters.c.id == letter.id))
        )

    async def delivered(self, letter: Letter) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(letters).where(letters.c.id == letter.id))
            if letter.channel.failures or letter.channel.fault:
                well = {"failures": 0, "fault": None}
                connection.execute(sa.update(channels).where(channels.c.id == letter.channel.id).values(well))

        await self.database.write(work)

    async def failed(self, letter: Letter, fault: str, again: int | None) -> None:
        """To be tried again then; None: the channel is given up, and what waits for it."""
        c = channels.c

        def work(connection: sa.Connection) -> None:
            values: dict[str, Any] = {"failures": c.failures + 1, "fault": fault[:120]}
            if again is None:
                values["state"] = "failed"
                connection.execute(sa.delete(letters).where(letters.c.channel == letter.channel.id))
            else:
                connection.execute(sa.update(letters).where(letters.c.id == letter.id).values(due=again))
            connection.execute(sa.update(channels).where(c.id == letter.channel.id).values(values))

        await self.database.write(work)

    # -- who has played with whom

    async def have_met(self, person: str, other: str) -> bool:
        theirs = seats.alias()
        both = sa.select(seats.c.table_id).join(theirs, theirs.c.table_id == seats.c.table_id)
        async with self.database.engine.connect() as connection:
            found = await connection.execute(both.where(seats.c.person == person, theirs.c.person == other).limit(1))
            return found.first() is not None


def mark(connection: sa.Connection, person: str, table: str, values: dict[str, Any]) -> None:
    b = bookmarks.c
    mine = sa.and_(b.person == person, b.table_id == table)
    if connection.execute(sa.update(bookmarks).where(mine).values(values)).rowcount == 0:
        connection.execute(sa.insert(bookmarks).values(person=person, table_id=table, **values))
