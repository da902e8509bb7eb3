"""Tournaments go on by themselves, seen to by one process at a time: tables of a round are made, results taken down.

A table's name stands in the tournament before the table is made, and making it a second time changes nothing: whoever
dies in between leaves it to the next. What bots play among themselves comes a few tables at a time.
"""

import secrets
from collections.abc import Container
from typing import Final

import structlog

from pessoi.server.background import look_every
from pessoi.server.services import Services
from pessoi.server.storage.kept import Unreadable
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.loading import load_table
from pessoi.server.tables.making import new_id, new_table
from pessoi.server.tournaments import course
from pessoi.server.tournaments.keeping import change, load
from pessoi.server.tournaments.tournament import Entrant, Match, Tournament
from pessoi.table import Chair, Change, Refusal, Setup, Table, commands
from pessoi.table.commands import Repeated
from pessoi.table.pace import PACES

log = structlog.get_logger()

DUTY: Final = "tournaments"
LOOK: Final = 1.0  # seconds between two looks
SOME: Final = 20  # tournaments at a look
IDLE: Final = 4  # tables of a tournament at a time where bots are among themselves
ALL_IDLE: Final = 8  # and of all tournaments
TIDY: Final = 3600  # looks between two at what nobody has ever begun


def setup_of(t: Tournament, match: Match) -> Setup:
    """A table as the tournament wants it: on the clock, without hints."""
    entrants = [t.entrants[number] for number in match.entrants]
    rated = t.plan.rated and all(entrant.person and not entrant.program for entrant in entrants)
    return Setup(
        game=t.plan.game,
        players=t.plan.seats,
        options=t.plan.options,
        chairs=[chair_of(entrant, rated) for entrant in entrants],
        owner=t.id,
        private=t.plan.private,
        key=t.key,
        clock=PACES[t.plan.pace],
        takeover=t.plan.stand_in,
        tournament=t.id,
        rated=rated,
    )


def chair_of(entrant: Entrant, agreed: bool) -> Chair:
    if entrant.person is None:
        return Chair("bot", level=entrant.level)
    return Chair("person", entrant.person, entrant.name, agreed=agreed, program=entrant.program)


def result_of(table: Table) -> tuple[list[int], list[int]]:
    """Places by seat, and seats that a bot holds. Who ever left theirs to a bot comes last: nobody wins by one."""
    outcome = table.outcome()
    assert outcome is not None
    last = len(outcome.seats) + 1
    places = [last if seat in table.stood_in else ranking.place for seat, ranking in enumerate(outcome.seats)]
    chairs = table.setup.chairs
    return places, [seat for seat, chair in enumerate(chairs) if chair.kind == "person" and table.level(seat)]


class TournamentDuty:
    def __init__(self, services: Services, hub: Hub) -> None:
        self.time: Final = services.time
        self.store: Final = services.store
        self.hub: Final = hub
        self._lease: Final = self.store.leases.duty(DUTY)
        self._looks = 0

    async def work_forever(self) -> None:
        await look_every(LOOK, DUTY, self.look)

    async def look(self) -> None:
        if self._looks % TIDY == 0:
            await self.store.tournaments.forget_stale()
        self._looks += 1
        waiting = await self.store.tournaments.waiting(SOME)
        if waiting and await self._lease.is_ours():
            for id in waiting:
                try:
                    await self._see_to(id)
                except Refusal as refusal:  # somebody else was quicker, or it is no more: the next look will tell
                    log.info("tournament_left_alone", tournament=id, reason=refusal.code)

    async def _see_to(self, id: str) -> None:
        _, t = await load(self.store, id)
        if t.phase == "open":
            await self._begin(id)
            return
        results = await self._results(t)
        made = await self._make_tables(t, results)

        def work(t: Tournament) -> None:
            for match in t.running():
                match.made = match.made or match.table in made
                if match.table in results and not match.places:
                    course.record(match, *results[match.table])
            course.go_on(t, new_id)

        if results or made:
            await change(self.store, id, work)

    async def _begin(self, id: str) -> None:
        """Its day has come."""
        try:
            await change(self.store, id, lambda t: course.begin(t, secrets.token_hex(8), new_id))
        except Refusal as refusal:
            log.info("tournament_not_begun", tournament=id, reason=refusal.text)
            await change(self.store, id, course.drop_date)

    # -- results

    async def _results(self, t: Tournament) -> dict[str, tuple[list[int], list[int]]]:
        """Of tables that are over: places by seat, and entrants whose seat a bot held."""
        played = [match for match in t.running() if match.made and not match.places]
        phases = await self.store.tournaments.phases([match.table for match in played])
        found = {}
        for match in played:
            phase = phases.get(match.table, "broken")
            if phase not in ("lobby", "play"):
                places, gone = await self._result(match) if phase == "over" else (None, [])
                shared = [1] * len(match.entrants)  # of a table that nobody can read
                found[match.table] = (places or shared, [match.entrants[seat] for seat in gone])
        return found

    async def _result(self, match: Match) -> tuple[list[int] | None, list[int]]:
        row = await self.store.tables.get(match.table)
        if row is None:
            return None, []
        try:
            return result_of(await load_table(self.store, row))
        except Unreadable as fault:
            await self.store.tables.quarantine(match.table, str(fault))
            return None, []

    # -- tables

    async def _make_tables(self, t: Tournament, over: Container[str]) -> set[str]:
        """Where people play at once; the others as there is room for them."""
        running = [match for match in t.running() if match.made and not match.places and match.table not in over]
        room = min(
            IDLE - sum(t.is_idle(match) for match in running),
            ALL_IDLE - await self.store.tournaments.count_idle(),
        )
        made = set()
        for match in t.running():
            if match.made:
                continue
            if t.is_idle(match):
                room -= 1
                if room < 0:
                    continue
            await self._make(t, match)
            made.add(match.table)
        return made

    async def _make(self, t: Tournament, match: Match) -> None:
        """As if somebody had sat everybody down and started: whoever is asked is told."""
        setup = setup_of(t, match)
        room = await self.hub.room_or_new(match.table, lambda id: new_table(id, setup, self.time))
        await room.do(start)


def start(table: Table, now: int) -> Change:
    if table.started is not None:
        raise Repeated  # by who died before saying so
    return commands.begin(table, now)


async def stand_up(hub: Hub, t: Tournament, person: str) -> None:
    """Who leaves a tournament leaves its tables: bots play on there."""
    for match in t.running():
        if match.made and not match.places:
            room = await hub.room(match.table)
            await room.do(lambda table, now: departure(table, person, now))


def departure(table: Table, person: str, now: int) -> Change:
    seat = table.seat_of(person)
    if seat is None or table.phase != "play":
        raise Repeated
    return commands.go_away(table, seat, None, now)
