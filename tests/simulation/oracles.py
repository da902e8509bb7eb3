"""What must hold after a simulation, whatever went wrong in it."""

from collections import Counter, defaultdict
from random import Random
from typing import Any, Final

import sqlalchemy as sa

from pessoi.kernel import WATCHER
from pessoi.server.storage.kept import Row, read_entries
from pessoi.server.storage.schema import entries, snapshots
from pessoi.server.storage.schema import tables as heads
from pessoi.server.storage.tables import SELECT
from pessoi.server.tables.loading import read_table
from pessoi.table import AnyEntry, Table, show_table, view
from pessoi.table.clock import NOBODY
from pessoi.table.entry import Answered, Arranged, Chatted, Forfeited, encode
from pessoi.table.view import clocks, lines
from tests.simulation.people import Client
from tests.simulation.world import RUIN, Violation, World
from tests.table.imagined import SAME, imagined, plain
from tests.table.ledger import Ledger

ALLOWED: Final = 50  # milliseconds that a clock may be wrong
SHOWN: Final = (*SAME, "lines", "first", "story", "story_from", "note", "commitment")
FAILURES: Final = ("table_work_failed", "background_failed", "look_failed")  # the server's own mistakes


class Audit:
    """One table after the simulation: its log, replayed entry by entry beside what everybody was shown and told."""

    def __init__(self, world: World, id: str) -> None:
        self.world: Final = world
        self.id: Final = id
        with world.disk.engine.connect() as connection:
            self.row: Final = Row(*connection.execute(SELECT.where(heads.c.id == id)).one())
            found = sa.select(entries.c.seq, entries.c.data).where(entries.c.table_id == id).order_by(entries.c.seq)
            self.raw: Final = [(row[0], row[1]) for row in connection.execute(found)]
            kept = connection.execute(sa.select(snapshots).where(snapshots.c.table_id == id)).first()
        self.snapshot: Final = None if kept is None else (kept.seq, kept.length, kept.version, kept.data)
        self.log: Final = read_entries(self.raw, 0)
        self.clients: Final = [client for client in world.clients if client.table == id]
        self.rng: Final = Random(f"audit {world.seed}")
        self.views = 0

    def fail(self, text: str) -> None:
        raise Violation(f"seed {self.world.seed}, table {self.id}: {text}")

    def check(self) -> None:
        self.check_books()
        self.check_replay()

    # -- acknowledged ⊆ log, each once

    def check_books(self) -> None:
        given = Counter((e.question, e.seat) for e in self.log if isinstance(e, Answered) and e.seat >= 0)
        for (question, _), times in given.items():
            if times > 1:
                self.fail(f"question {question} was answered {times} times")
        stands = {(e.seat, e.question, e.action) for e in self.log if isinstance(e, Answered)}  # by a plan, maybe
        by_person = {(e.seat, e.question, e.action) for e in self.log if isinstance(e, Answered) and e.by == "person"}
        said = {e.text for e in self.log if isinstance(e, Chatted)}
        for client in self.clients:
            seat = self.seat_of(client)
            for turn, action in client.book.acknowledged:
                if (seat, turn, action) not in stands:
                    self.fail(f"{client.name} was acknowledged {action!r} at {turn}, which is not in the log")
            for turn, action in client.book.stale:
                if (seat, turn, action) in by_person:
                    self.fail(f"{client.name} was told that {action!r} at {turn} came too late, and it stands")
            for text in client.book.said:
                if text not in said:
                    self.fail(f"what {client.name} said is not in the log: {text!r}")

    def seat_of(self, client: Client) -> int | None:
        final = next(e for e in reversed(self.log) if isinstance(e, Arranged))
        persons = [chair.person for chair in final.setup.chairs]
        return persons.index(client.who.id) if client.who.id in persons else None

    # -- the log replays to every view; none depends on what its seat may not know; clocks are exact

    def check_replay(self) -> None:
        shown: dict[int, list[tuple[Client, dict[str, Any]]]] = defaultdict(list)
        for client in self.clients:
            for seen in client.book.views:
                shown[seen["seq"]].append((client, seen))
        first = self.log[0]
        assert isinstance(first, Arranged)
        table = Table(self.id, first.setup, bytes(self.row.seed))
        ledger: Ledger | None = None
        for seq, entry in enumerate(self.log, start=1):
            moment = self.world.moments.get((self.id, seq, encode(entry)))
            if ledger is not None and moment is not None:
                self.check_clocks(table, ledger, entry, moment)
            table.extend([entry])
            if isinstance(entry, Arranged):
                ledger = Ledger(entry.setup.clock, entry.setup.players)
            elif moment is None or ledger is None:
                self.fail(f"entry {seq} was written by nobody")
            else:
                ledger.hear(entry, table, int(moment * 1_000_000))
                self.check_clocks(table, ledger, entry, moment)
            self.check_views(table, shown.pop(seq, []))
        if shown:
            self.fail(f"views of entries that there are not: {sorted(shown)}")
        self.check_end(table)

    def check_views(self, table: Table, seen: list[tuple[Client, dict[str, Any]]]) -> None:
        expected: dict[tuple[int | None, int], dict[str, Any]] = {}
        for client, found in seen:
            seat, first = found["seat"], found["first"]
            if seat != table.seat_of(client.who.id):
                self.fail(f"{client.name} was shown seat {seat}")
            key = (seat, first)
            if key not in expected:
                expected[key] = plain(view(table, seat, first, 0, show_table(table, None)))
                self.views += 1
                if table.phase == "play":
                    self.check_secrets(table, seat, expected[key])
            if found["clocks"] is not None and found["clocks"] != plain(clocks(table, found["clocks"]["now"])):
                self.fail(f"{client.name} saw at {table.seq} clocks that are wrong: {found['clocks']}")
            for name in SHOWN:
                if found[name] != expected[key][name]:
                    self.fail(f"{client.name} saw at {table.seq} {name}: {found[name]}, not {expected[key][name]}")

    def check_secrets(self, table: Table, seat: int | None, real: dict[str, Any]) -> None:
        other = imagined(table, WATCHER if seat is None else seat, self.rng)
        dreamt = plain(view(other, seat, table.seq, 0, show_table(other, None)))
        for name in SAME:
            if dreamt[name] != real[name]:
                self.fail(f"what seat {seat} sees at {table.seq} of {name} depends on what it may not know")

    def check_clocks(self, table: Table, ledger: Ledger, entry: AnyEntry, moment: float) -> None:
        if table.phase != "play" or table.setup.clock.kind == "none":
            return
        running = table.running()
        for seat in range(table.setup.players):
            if seat in table.forfeits:
                continue
            due = max(0, ledger.left(seat, int(moment * 1_000_000)))
            told = table.clock.left(seat, running, entry.time)
            if abs(told - due) > ALLOWED:
                self.fail(f"the clock of seat {seat} shows {told} ms at {table.seq}, and {due} are left")
        if isinstance(entry, Forfeited) and entry.why == "time" and running != NOBODY:
            left = ledger.left(entry.seat, int(moment * 1_000_000))
            if left > ALLOWED and entry.seat not in table.forfeits:
                self.fail(f"seat {entry.seat} lost on time with {left} ms left")

    # -- all clients are equal, and so is what a new process reads

    def check_end(self, table: Table) -> None:
        if table.phase != "over":
            self.fail("the game has not ended")
        for client in self.clients:
            if client.is_away_for_good:
                continue
            seat = table.seat_of(client.who.id)
            real = plain(view(table, seat, 0, 0, show_table(table, None)))
            assert client.view is not None
            if client.view["digest"] != real["digest"]:
                self.fail(f"{client.name} ends with another view than the log's")
            if client.lines != plain(lines(table, WATCHER if seat is None else seat, 0)):
                self.fail(f"{client.name} ends with other lines than the log's")
        assert table.position is not None
        for snapshot in (None, self.snapshot):
            read = read_table(self.row, self.raw, snapshot)
            assert read.position is not None
            if read.position.digest() != table.position.digest():
                self.fail("a new process would read another position")


def check(world: World) -> int:
    """Violation if a promise was broken. Returns how many different views were compared."""
    if world.violations:
        raise Violation(f"seed {world.seed}: {world.violations[0]}")
    for event in world.logs:
        if event["event"] in FAILURES and "OSError" not in str(event.get("error")):
            raise Violation(f"seed {world.seed}: the server made a mistake: {event}")
    views = 0
    for id, (_, _, fault) in world.heads().items():
        if id == RUIN:
            if fault is None:
                raise Violation(f"seed {world.seed}: a table that nobody can read was not put aside")
            continue
        audit = Audit(world, id)
        audit.check()
        views += audit.views
    return views
