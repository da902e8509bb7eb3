"""Endpoints for tournaments: making, finding, entering, leaving, beginning. The rest goes by itself."""

import hmac
import secrets
from typing import Final

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.games import DEFAULT_LEVEL
from pessoi.server.http.request import Call, reply
from pessoi.server.http.tables import LISTS, limit_of
from pessoi.server.storage.holidays import DAY
from pessoi.server.tables.making import new_id, new_key
from pessoi.server.tournaments import course
from pessoi.server.tournaments.duty import setup_of, stand_up
from pessoi.server.tournaments.keeping import change, load, read, row_of
from pessoi.server.tournaments.shown import KeyBody, TournamentBody, TournamentsReply, show, show_info
from pessoi.server.tournaments.tournament import Entrant, Match, Tournament, TournamentPlan
from pessoi.table import Refusal, lobby
from pessoi.table.names import is_visible, tidy

AHEAD: Final = 50  # days until one begins by itself: what nobody begins is forgotten after sixty
MOST_ENTERED: Final = 20  # tournaments at a time that somebody takes part in


async def post_tournament(call: Call) -> Response:
    body: TournamentBody = await call.json(TournamentBody)
    person = await call.somebody()
    call.access.tables.take(call.address)
    plan = TournamentPlan(
        game=body.game,
        seats=body.seats,
        format=body.format,
        pace=body.pace,
        options=body.options,
        rounds=body.rounds,
        parts=body.parts,
        seasons=body.seasons,
        stand_in=body.stand_in or DEFAULT_LEVEL,
        fill=body.fill,
        most=body.most,
        private=body.private,
        rated=body.rated,
        starts=body.starts,
    )
    check_date(plan.starts, call.services.time.wall())
    t = Tournament(new_id(), titled(body.title), person.id, new_key(), plan, call.services.time.wall())
    course.check_plan(plan, body.bots)
    t.entrants = [Entrant("", level=body.level or DEFAULT_LEVEL) for _ in range(body.bots)]
    check_tables(t, call.services.time.now())
    if body.enter:
        course.enter(t, person.id, person.name, person.program)
    most = call.services.settings.tournaments_per_person
    if not await call.store.tournaments.create(t.id, row_of(t), most):
        raise too_many(most)
    return reply(show(t, person.id), 201)


def check_date(starts: int, now: int) -> None:
    if starts and not now < starts <= now + AHEAD * DAY:
        text = f"it begins later than now, and within {AHEAD} days"
        raise Refusal("bad_option", text, {"most": AHEAD}, key="tournament_date")


def titled(text: str) -> str:
    title = tidy(text)
    if not is_visible(title):
        raise Refusal("bad_name", "a tournament needs a title that can be seen", {"most": 64})
    return title


def check_tables(t: Tournament, now: int) -> None:
    """Whether the game is played like that, by such bots."""
    bot = t.entrants[:1] or [Entrant("", level=t.plan.stand_in)]
    trial = Tournament(t.id, t.title, t.owner, t.key, t.plan, t.created, entrants=bot)
    lobby.arrange(setup_of(trial, Match("", [0] * t.plan.seats)), now)


def too_many(most: int) -> Refusal:
    text = f"{most} tournaments at a time are enough; wait until one is over"
    return Refusal("conflict", text, {"most": most}, key="tournaments")


async def get_tournaments(call: Call) -> Response:
    which = call.query("list") or "open"
    if which not in LISTS:
        raise Refusal("bad_request", f"list is one of {', '.join(LISTS)}")
    person = await call.person()
    if which == "mine" and person is None:
        return reply(TournamentsReply([]))
    call.access.replays.take(call.address)
    me = person.id if person else None
    found = await call.store.tournaments.find(which, me, limit_of(call))
    return reply(TournamentsReply([show_info(read(text), me) for text in found]))


async def get_tournament(call: Call) -> Response:
    person = await call.person()
    call.access.replays.take(call.address)
    _, t = await load(call.store, call.path("id"))
    check_access(t, person, call.query("key"))
    return reply(show(t, person.id if person else None))


def check_access(t: Tournament, person: wire.Person | None, key: str | None) -> None:
    """Private ones are for their owner, for who takes part, and for who has the link."""
    if not t.plan.private or (person is not None and person.id in (t.owner, *t.people())):
        return
    if key is None or not hmac.compare_digest(key.encode(), t.key.encode()):
        raise Refusal("forbidden", "this tournament is private: ask for the link", key="tournament_private")


async def post_enter(call: Call) -> Response:
    body: KeyBody = await call.json(KeyBody)
    person = await call.somebody()
    call.access.wishes.take(person.id)
    if await call.store.tournaments.count_entered(person.id) >= MOST_ENTERED:
        raise too_many(MOST_ENTERED)

    def work(t: Tournament) -> None:
        check_access(t, person, body.key)
        course.enter(t, person.id, person.name, person.program)

    return reply(show(await change(call.store, call.path("id"), work), person.id))


async def post_leave_tournament(call: Call) -> Response:
    """A bot, or somebody who waits, takes the place; at a table under way a bot plays on."""
    person = await call.somebody()
    call.access.wishes.take(person.id)

    def work(t: Tournament) -> None:
        check_access(t, person, None)
        course.leave(t, person.id)

    t = await change(call.store, call.path("id"), work)
    await stand_up(call.hub, t, person.id)
    return reply(show(t, person.id))


async def post_begin(call: Call) -> Response:
    person = await call.somebody()
    call.access.wishes.take(person.id)

    def work(t: Tournament) -> None:
        check_owner(t, person)
        course.begin(t, secrets.token_hex(8), new_id)

    return reply(show(await change(call.store, call.path("id"), work), person.id))


async def delete_tournament(call: Call) -> Response:
    """Before it has begun."""
    person = await call.somebody()
    call.access.wishes.take(person.id)
    _, t = await load(call.store, call.path("id"))
    check_owner(t, person)
    if t.phase != "open":
        raise Refusal("conflict", "this tournament has begun", key="tournament_begun")
    await call.store.tournaments.delete(t.id)
    return Response(status_code=204)


def check_owner(t: Tournament, person: wire.Person) -> None:
    if t.owner != person.id:
        raise Refusal("forbidden", "only who made the tournament may do that", key="tournament_owner")
