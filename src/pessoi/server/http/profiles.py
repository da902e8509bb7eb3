"""Endpoints for people as others see them: profiles, ratings, and who may look."""

from collections.abc import Sequence

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.account import account
from pessoi.server.http.request import Call, reply
from pessoi.server.people.profile import profile
from pessoi.server.people.ratings import rating_info, season_at
from pessoi.server.storage.people import PersonRow
from pessoi.server.tables.summary import Summary, read_summary
from pessoi.table import Refusal

MOST = 1000  # tables that are counted
NAMESAKES = 20  # of one name that are looked at


async def get_profile(call: Call) -> Response:
    """What I have played."""
    person = await call.somebody()
    call.access.replays.take(call.address)
    return reply(await shown(call, person.id, await finished(call, person.id)))


async def put_visible(call: Call) -> Response:
    body: wire.VisibleBody = await call.json(wire.VisibleBody)
    person = await call.somebody()
    call.access.wishes.take(person.id)
    await call.store.people.show_to(person.id, body.visible, body.reachable)
    return reply(await account(call, person))


async def get_person(call: Call) -> Response:
    """By id, or by a name that one person has whom I may look at."""
    viewer = await call.person()
    call.access.replays.take(call.address)
    me = viewer.id if viewer else None
    found = await look_up(call, call.path("who"), me)
    person, mine = wire.Person(found.id, found.name, found.program), found.id == me
    games = [game for game in await finished(call, found.id) if mine or may_see(game[0], me)]
    played = await shown(call, found.id, games)
    if not mine:  # whom they have met elsewhere is their affair
        played.rivals = [] if me is None else profile(me, [game for game in games if me in game[0].persons]).rivals
        played.rivals = [rival for rival in played.rivals if rival.id == found.id]
    ratings = [rating_info(rating) for rating in await call.store.ratings.of(found.id)]
    against_bots = {rating.game for rating in ratings if rating.pool == "bots"}
    marks = [rating_info(rating) for rating in await call.store.ratings.bots(sorted(against_bots))]
    return reply(wire.PersonPage(person, mine, found.created, played, ratings, marks))


async def shown(call: Call, person: str, games: Sequence[tuple[Summary, int]]) -> wire.ProfileReply:
    qualities = await call.services.reviews.qualities([summary.info.id for summary, _ in games])
    return profile(person, games, qualities)


async def look_up(call: Call, who: str, me: str | None) -> PersonRow:
    row: PersonRow | None = await call.store.people.get(who[:64])
    rows = [row] if row is not None else await call.store.people.named(who[:64], NAMESAKES)
    seen = [row for row in rows if await is_visible(call, row, me)]
    if len(seen) != 1:
        raise Refusal("not_found", "nobody of that name can be seen, or several can", key="no_person")
    return seen[0]


async def is_visible(call: Call, row: PersonRow, me: str | None) -> bool:
    if row.leaving is not None:
        return False
    if row.id == me or row.visible == "everybody":
        return True
    return row.visible == "met" and me is not None and await call.store.notices.have_met(me, row.id)


def may_see(summary: Summary, me: str | None) -> bool:
    return not summary.info.private or (me is not None and me in summary.persons)


async def finished(call: Call, person: str) -> list[tuple[Summary, int]]:
    rows = await call.store.tables.find("mine", person, None, MOST)
    return [(summary, row.updated) for row in rows if row.phase == "over" and (summary := read_summary(row.summary))]


async def get_ratings(call: Call) -> Response:
    """A ladder: who may be seen by everybody, bots, and myself."""
    person = await call.person()
    call.access.replays.take(call.address)
    now = season_at(call.services.time.wall())
    season = (call.query("season") or now)[:8]
    pool = "bots" if call.query("pool") == "bots" else "people"
    game = (call.query("game") or "")[:32]
    me = person.id if person else ""
    rows = await call.store.ratings.ladder(pool, game, season, me, call.number("limit", 50, 1, 200))
    seasons = sorted({now, *await call.store.ratings.seasons()}, reverse=True)
    return reply(wire.RatingsReply(season, seasons, [rating_info(rating, name) for rating, name in rows]))
