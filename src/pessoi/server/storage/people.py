"""People and their secrets, which are told once and kept as hashes."""

import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

import sqlalchemy as sa

from pessoi.server.storage.database import Database
from pessoi.server.storage.devices import add_device
from pessoi.server.storage.hashing import hashed, new_secret
from pessoi.server.storage.kept import FORGOTTEN
from pessoi.server.storage.orders import give
from pessoi.server.storage.schema import (
    devices,
    entries,
    events,
    outbox,
    passkeys,
    people,
    ratings,
    reports,
    seat_tokens,
    seats,
    tables,
    tickets,
    tournament_people,
)
from pessoi.server.wire import Person, Visible
from pessoi.table import Refusal
from pessoi.table.timekeeper import Timekeeper

HOUR: Final = 3600 * 1000  # milliseconds
DAY: Final = 24 * HOUR
PROGRAMS: Final = 5  # bot accounts of a person


@dataclass(frozen=True)
class PersonRow:
    """A person as an operator sees them: its fields are columns."""

    id: str
    name: str
    created: int
    seen: int
    banned: str | None
    muted: bool
    leaving: str | None
    visible: Visible = "met"
    program: bool = False
    keeper: str | None = None
    reachable: Visible = "met"


SELECT: Final = sa.select(*[people.c[field.name] for field in fields(PersonRow)])


class People:
    def __init__(self, database: Database, time: Timekeeper) -> None:
        self.database: Final = database
        self.time: Final = time

    async def create(
        self, name: str, label: str = "", program: bool = False, keeper: str | None = None
    ) -> tuple[Person, str]:
        """A person and the secret of their first device. Anybody may see and invite a bot account."""
        person = Person(secrets.token_hex(8), name, program)
        known = {"visible": "everybody", "reachable": "everybody", "program": True, "keeper": keeper}

        def work(connection: sa.Connection) -> str:
            now = self.time.wall()
            row = {"id": person.id, "name": name, "created": now, "seen": now, **(known if program else {})}
            mine = sa.select(sa.func.count()).where(people.c.keeper == keeper)
            if keeper is not None and connection.execute(mine).scalar_one() >= PROGRAMS:
                text = f"you have {PROGRAMS} bot accounts already"
                raise Refusal("conflict", text, {"most": PROGRAMS}, key="programs")
            connection.execute(sa.insert(people).values(row))
            return add_device(connection, person.id, label, now)

        return person, await self.database.write(work)

    async def rename(self, person: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(sa.update(people).where(people.c.id == person).values(name=name))

    async def show_to(self, person: str, visible: Visible | None, reachable: Visible | None) -> None:
        """Who may look at their profile, and who may invite them; None: as it is."""
        changes = {"visible": visible, "reachable": reachable}
        if given := {name: whom for name, whom in changes.items() if whom is not None}:
            await self._update(person, **given)

    async def _update(self, person: str, **values: Any) -> None:
        change = self._change(person, **values)
        await self.database.write(lambda connection: connection.execute(change))

    async def programs(self, keeper: str) -> list[PersonRow]:
        """The bot accounts that they have made."""
        mine = SELECT.where(people.c.keeper == keeper, people.c.leaving.is_(None))
        async with self.database.engine.connect() as connection:
            return [PersonRow(*row) for row in await connection.execute(mine.order_by(people.c.created, people.c.id))]

    async def named(self, name: str, limit: int) -> list[PersonRow]:
        """Who goes by exactly that name, whom we saw last first."""
        same = SELECT.where(people.c.name == name).order_by(people.c.seen.desc(), people.c.id).limit(limit)
        async with self.database.engine.connect() as connection:
            return [PersonRow(*row) for row in await connection.execute(same)]

    async def find(self, secret: str) -> Person | None:
        """Whose device has this secret; Refusal `banned` if they are no longer let in."""
        mine = SELECT.add_columns(devices.c.id, devices.c.used).join(devices, devices.c.person == people.c.id)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(mine.where(devices.c.secret == hashed(secret)))).first()
        if row is None:
            return None
        found, now = PersonRow(*row[:-2]), self.time.wall()
        person = welcome(found)
        if row[-1] < now - HOUR or found.seen < now - DAY:
            used = sa.update(devices).where(devices.c.id == row[-2]).values(used=now)
            await self._note(self._change(person.id, seen=now), used)
        return person

    async def admit(self, person: str) -> Person:
        """Who has shown in another way that they are that person."""
        row = await self.get(person)
        if row is None or row.leaving is not None:
            raise Refusal("forbidden", "this is good no longer", key="ticket")
        return welcome(row)

    async def _note(self, *changes: sa.Update) -> None:
        """It can wait: if it cannot be kept just now, the next time will do."""
        with contextlib.suppress(Refusal, sa.exc.SQLAlchemyError, OSError):
            await self.database.write(lambda c: [c.execute(change) for change in changes])

    def _change(self, person: str, **values: Any) -> sa.Update:
        return sa.update(people).where(people.c.id == person).values(values)

    async def create_seat_token(self, table: str, person: str) -> str:
        """A secret that speaks for the person at this table only."""
        secret = new_secret()
        row = {"secret": hashed(secret), "table_id": table, "person": person, "created": self.time.wall()}
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(seat_tokens).values(row))
        return secret

    async def find_seat_token(self, secret: str) -> tuple[Person, str] | None:
        """Whom the secret speaks for, and at which table."""
        mine = SELECT.add_columns(seat_tokens.c.table_id).join(seat_tokens, seat_tokens.c.person == people.c.id)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(mine.where(seat_tokens.c.secret == hashed(secret)))).first()
        if row is None:
            return None
        person = PersonRow(*row[:-1])
        if person.seen < self.time.wall() - DAY:
            await self._note(self._change(person.id, seen=self.time.wall()))
        return welcome(person), row[-1]

    async def seat_tokens_of(self, person: str) -> list[tuple[str, int]]:
        """For which tables, since when."""
        mine = sa.select(seat_tokens.c.table_id, seat_tokens.c.created).where(seat_tokens.c.person == person)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(mine.order_by(seat_tokens.c.created))]

    async def check_may_speak(self, person: str) -> None:
        async with self.database.engine.connect() as connection:
            muted = (await connection.execute(sa.select(people.c.muted).where(people.c.id == person))).scalar()
        if muted:
            raise Refusal("forbidden", "whoever runs this server has taken the word from you", key="muted")

    # -- for operators

    async def get(self, person: str) -> PersonRow | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(SELECT.where(people.c.id == person))).first()
        return None if row is None else PersonRow(*row)

    async def search(self, text: str, limit: int) -> list[PersonRow]:
        """Those whose name or id holds the text, whom we saw last first."""
        holds = sa.or_(people.c.name.icontains(text, autoescape=True), people.c.id == text)
        newest = SELECT.where(holds).order_by(people.c.seen.desc(), people.c.id).limit(limit)
        async with self.database.engine.connect() as connection:
            return [PersonRow(*row) for row in await connection.execute(newest)]

    async def ban(self, person: str, reason: str | None) -> None:
        """Let them in no longer, nor their bot accounts, for this reason; or (None) again."""
        for id in (person, *(row.id for row in await self.programs(person))):
            await self._order(id, self._change(id, banned=reason))

    async def mute(self, person: str, muted: bool) -> None:
        """Whoever chats is asked about every time: no server need hear of it."""
        await self._update(person, muted=muted)

    async def revoke(self, person: str) -> str:
        """No device, passkey, code or token of theirs is good any longer, but the secret that is returned."""

        def work(connection: sa.Connection) -> str:
            self._lock_out(connection, person)
            return add_device(connection, person, "", self.time.wall())

        return await self.database.write(work)

    async def dismiss(self, person: str, heir: str) -> None:
        """They are let in no longer, and all that is theirs goes to that person, or is forgotten."""
        kept = [row.id for row in await self.programs(person)]

        def work(connection: sa.Connection) -> None:
            for program in kept:
                if heir == FORGOTTEN:
                    self._lock_out(connection, program)
                change = {"leaving": heir} if heir == FORGOTTEN else {"keeper": heir}
                connection.execute(self._change(program, **change))
            self._lock_out(connection, person)
            connection.execute(self._change(person, leaving=heir))

        await self.database.write(work)

    def _lock_out(self, connection: sa.Connection, person: str) -> None:
        for table in (devices, passkeys, tickets, seat_tokens):
            connection.execute(sa.delete(table).where(table.c.person == person))
        give(connection, "person", person, self.time.wall())

    async def leaving(self) -> list[PersonRow]:
        """Who has been dismissed, and is not gone yet."""
        async with self.database.engine.connect() as connection:
            return [PersonRow(*row) for row in await connection.execute(SELECT.where(people.c.leaving.is_not(None)))]

    async def delete(self, person: str) -> None:
        """The row; tables know them no longer (see `server/admin/people.py`)."""
        seated = sa.delete(seats).where(seats.c.person == person)
        named = sa.delete(events).where(events.c.data.contains(person, autoescape=True))  # others have heard of them
        gone = sa.delete(people).where(people.c.id == person)
        await self._order(person, seated, named, *traces([person]), gone)

    async def _order(self, person: str, *changes: sa.Update | sa.Delete) -> None:
        def work(connection: sa.Connection) -> None:
            for change in changes:
                connection.execute(change)
            give(connection, "person", person, self.time.wall())

        await self.database.write(work)

    async def tables_of(self, person: str) -> list[str]:
        """Where they sit, and what they own."""
        sits = sa.select(seats.c.table_id).where(seats.c.person == person)
        mine = sa.select(tables.c.id).where(sa.or_(tables.c.id.in_(sits), tables.c.owner == person))
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(mine.order_by(tables.c.created, tables.c.id))]

    async def mentions(self, person: str) -> list[str]:
        """Tables whose logs know them, be it that they left long ago. All logs are looked through."""
        known = sa.select(entries.c.table_id).where(entries.c.data.contains(person, autoescape=True)).distinct()
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(known.order_by(entries.c.table_id))]

    async def forget_strangers(self, before: int, limit: int) -> int:
        """Delete guests whom nobody has seen since then and who have no table; returns how many. Who made a passkey
        or a bot account wants to come back."""
        p = people.c
        sits = sa.exists().where(seats.c.person == p.id)
        owns = sa.exists().where(tables.c.owner == p.id)
        signs_in = sa.exists().where(passkeys.c.person == p.id)
        enters = sa.exists().where(tournament_people.c.person == p.id)
        kept = people.alias()
        keeps = sa.exists().where(kept.c.keeper == p.id)
        idle = sa.and_(~sits, ~owns, ~signs_in, ~enters, ~keeps)
        gone = sa.select(p.id).where(p.seen < before, p.banned.is_(None), idle).limit(limit)

        def work(connection: sa.Connection) -> int:
            ids = list(connection.execute(gone).scalars())
            for change in (*traces(ids), sa.delete(people).where(p.id.in_(ids))):
                connection.execute(change)
            return len(ids)

        return await self.database.write(work)


def traces(persons: Sequence[str]) -> list[sa.Update | sa.Delete]:
    """What knows people without hanging on their rows, taken away; what they have reported stays, by nobody."""
    return [
        sa.delete(outbox).where(outbox.c.person.in_(persons)),
        sa.delete(ratings).where(ratings.c.who.in_(persons)),
        sa.delete(events).where(events.c.person.in_(persons)),
        sa.update(reports).where(reports.c.reporter.in_(persons)).values(reporter=FORGOTTEN),
    ]


def welcome(row: PersonRow) -> Person:
    if row.banned is not None:
        raise Refusal("forbidden", "whoever runs this server has banned you from it", key="banned")
    return Person(row.id, row.name, row.program)
