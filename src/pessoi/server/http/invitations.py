"""Endpoints for invitations: to a table that there is, or by a challenge, which makes one."""

from random import SystemRandom

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.account import origin, qr_code
from pessoi.server.http.games import DEFAULT_LEVEL
from pessoi.server.http.profiles import look_up
from pessoi.server.http.request import Call, reply
from pessoi.server.http.tables import check_welcome, info_from, joining, setup_from
from pessoi.server.storage.invitations import Invitation
from pessoi.server.storage.people import PersonRow
from pessoi.server.tables.making import new_id, new_table
from pessoi.server.tables.room import Room
from pessoi.server.tables.summary import read_summary
from pessoi.table import Chair, Refusal, Table, lobby


async def post_challenge(call: Call) -> Response:
    """A table with a seat for somebody; the game starts when they accept."""
    body: wire.ChallengeBody = await call.json(wire.ChallengeBody)
    person = await call.somebody()
    call.access.notices.take(person.id)
    other = await reach(call, person, body.to)
    if body.rated and (person.program or other.program):
        raise Refusal("bad_option", "games with bot accounts do not count", key="rated_programs")
    call.access.tables.take(call.address)
    made = wire.TableBody(body.game, body.players, body.options, body.private, body.clock, body.level, rated=body.rated)
    setup = setup_from(made, person, chairs_from(body, person))
    room = await call.hub.create(new_table(new_id(), setup, call.services.time))
    await send(call, room, person, other, starts=True)
    return reply(room.info(person.id), 201)


def chairs_from(body: wire.ChallengeBody, person: wire.Person) -> list[Chair]:
    """Mine where I wish, the other's anywhere else."""
    rest = [Chair(), *[Chair("bot", level=body.level or DEFAULT_LEVEL)] * (body.players - 2)]
    rng = SystemRandom()
    rng.shuffle(rest)
    seat = rng.randrange(body.players) if body.seat is None else min(body.seat, body.players - 1)
    me = Chair("person", person.id, person.name, agreed=body.rated, program=person.program)
    return [*rest[:seat], me, *rest[seat:]]


async def post_invite(call: Call) -> Response:
    """Tell somebody that there is a seat."""
    body: wire.InviteBody = await call.json(wire.InviteBody)
    person, room = await host(call)
    if room.table.phase != "lobby":
        raise Refusal("conflict", "the game has started already")
    call.access.notices.take(person.id)
    await send(call, room, person, await reach(call, person, body.person), starts=False)
    return reply(room.info(person.id))


async def host(call: Call) -> tuple[wire.Person, Room]:
    """Who sits at the table or owns it."""
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    if room.table.seat_of(person.id) is None and room.table.setup.owner != person.id:
        raise Refusal("not_seated", "only who sits at the table may do that")
    return person, room


async def reach(call: Call, person: wire.Person, who: str) -> PersonRow:
    """Somebody who lets that person invite them."""
    row = await call.store.people.get(who)
    found = await look_up(call, who, person.id) if row is None or row.leaving is not None else row
    if found.id == person.id:
        raise Refusal("bad_option", "that is you", key="yourself")
    is_blocked = await call.store.blocks.has_blocked([found.id], person.id)
    if found.reachable == "everybody" and not is_blocked:
        return found
    if is_blocked or found.reachable == "nobody" or not await call.store.notices.have_met(person.id, found.id):
        text = "they are not invited by people whom they have not played with; for them there is the link"
        raise Refusal("forbidden", text, key="strangers")
    return found


async def send(call: Call, room: Room, person: wire.Person, to: PersonRow, starts: bool) -> None:
    """People are told by notices, if they like; bot accounts by an event."""
    invited = wire.Person(to.id, to.name, to.program)
    await call.store.invitations.add(room.info(None), person, invited, starts)
    if to.program:
        call.store.events.wake(to.id)
    else:
        await call.store.notices.invite(to.id, room.table.id, call.services.time.now())


# -- answering


async def get_invitations(call: Call) -> Response:
    """To be answered, the newest first."""
    person = await call.somebody()
    found = []
    for invitation, by in await call.store.invitations.to_answer(person.id):
        row = await call.store.tables.get(invitation.table_id)
        summary = None if row is None else read_summary(row.summary)
        if row is not None and summary is not None:
            key = f"?key={summary.key}" if summary.info.private else ""
            link = f"/table/{row.id}{key}"
            info = info_from(call, row, person)
            found.append(wire.InvitationInfo(info, by, invitation.made, link, invitation.starts))
    return reply(wire.InvitationsReply(found))


async def mine(call: Call, person: wire.Person) -> Invitation:
    found: Invitation | None = await call.store.invitations.find(call.path("id")[:32], person.id)
    if found is None:
        raise Refusal("not_found", "you are not invited to this table", key="not_invited")
    return found


async def post_accept(call: Call) -> Response:
    """Sit down. A challenge starts when all seats are taken."""
    person = await call.somebody()
    call.access.wishes.take(person.id)
    invitation = await mine(call, person)
    room = await call.hub.room(invitation.table_id)
    await check_welcome(call, room.table, person)
    await room.do(joining(person, None))
    await call.store.invitations.drop(invitation.table_id, person.id)
    if invitation.starts and is_full(room.table):
        await room.do(lambda t, at: lobby.start(t, t.setup.owner, None, at))
    return reply(room.info(person.id))


def is_full(table: Table) -> bool:
    return table.phase == "lobby" and all(chair.kind != "open" for chair in table.setup.chairs)


async def post_decline(call: Call) -> Response:
    body: wire.DeclineBody = await call.json(wire.DeclineBody)
    person = await call.somebody()
    call.access.wishes.take(person.id)
    invitation = await mine(call, person)
    await call.store.invitations.answer(invitation, person, body.reason)
    call.store.events.wake(invitation.inviter)
    return Response(status_code=204)


async def get_picture(call: Call) -> Response:
    """The link that lets people in, to be held before their telephones."""
    person, room = await host(call)
    call.access.tickets.take(person.id)
    link = f"{origin(call)}{room.info(person.id).invite}"
    return reply(wire.PictureReply(link, qr_code(link)))


async def get_guests(call: Call) -> Response:
    """Whom we wait for, and who does not come."""
    _, room = await host(call)
    rows = await call.store.invitations.of_table(room.table.id)
    return reply(wire.GuestsReply([wire.Guest(who, row.made, row.answer) for row, who in rows]))


async def delete_guest(call: Call) -> Response:
    """They are wanted no longer: said by who invited them, or by the owner."""
    person, room = await host(call)
    call.access.wishes.take(person.id)
    found = await call.store.invitations.find(room.table.id, call.path("person")[:32])
    if found is None or person.id not in (found.inviter, room.table.setup.owner):
        raise Refusal("not_found", "you have not invited them", key="not_invited")
    await call.store.invitations.drop(room.table.id, found.person)
    return await get_guests(call)
