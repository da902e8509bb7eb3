"""Endpoints for what is mine: devices, passkeys, codes, data; and leaving for good."""

import contextlib
import json
from typing import Final

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.access import COOKIE
from pessoi.server.http.notices import info_of
from pessoi.server.http.request import Call, reply
from pessoi.server.http.sign_in import has_mail_box, is_guest, label
from pessoi.server.http.tables import info_from
from pessoi.server.people import codes, passkeys
from pessoi.server.people.departures import Departures
from pessoi.server.people.ratings import rating_info
from pessoi.server.storage.hashing import hashed, new_secret
from pessoi.server.storage.kept import Taken, Unreadable
from pessoi.server.tournaments.keeping import read
from pessoi.table import Refusal
from pessoi.table.entry import AnyEntry, Arranged, Chatted

MINUTES: Final = 10  # that an invitation is good for
MOST: Final = 1000  # tables in what is downloaded


async def get_account(call: Call) -> Response:
    return reply(await account(call, await call.somebody()))


async def account(call: Call, person: wire.Person) -> wire.AccountReply:
    store = call.store
    here = hashed(call.access.secret(call.request))
    rows = await store.devices.of(person.id)
    devices = [wire.Device(row.id, row.label, row.created, row.used, row.secret == here) for row in rows]
    keys = [wire.Passkey(k.id, k.label, k.created, k.used) for k in await store.passkeys.of(person.id)]
    codes_left = await store.tickets.count(person.id, "recovery")
    mail = await has_mail_box(call, person.id)
    row = await store.people.get(person.id)
    assert row is not None
    guest = await is_guest(call, person.id)
    return wire.AccountReply(person, guest, devices, keys, codes_left, mail, row.visible, row.reachable)


async def delete_device(call: Call) -> Response:
    person = await call.somebody()
    if not await call.store.devices.drop(person.id, call.path("device")):
        raise Refusal("not_found", "you have no such device", key="no_device")
    return reply(await account(call, person))


async def post_invitation(call: Call) -> Response:
    """Let another device in: a link, the same as a picture, and a code to be typed. One of them works, once."""
    person = await call.somebody()
    call.access.tickets.take(person.id)
    tickets = call.store.tickets
    await tickets.void(person.id, "link", "code")
    secret = new_secret()
    await tickets.issue("link", person.id, [secret], MINUTES)
    code = await new_short_code(call, person)
    link = f"{origin(call)}/sign-in#{secret}"
    return reply(wire.InvitationReply(link, code, qr_code(link), call.services.time.wall() + MINUTES * 60_000), 201)


def qr_code(link: str) -> str:
    import segno  # a page has no other device to let in, nor this library

    return str(segno.make(link, error="m", micro=False).svg_data_uri(border=2, dark="#221b17", light="#fbf6ea"))


async def new_short_code(call: Call, person: wire.Person) -> str:
    while True:
        code = codes.new_code(codes.SHORT)
        begins, _, rest = code.partition("-")
        try:
            await call.store.tickets.issue_code(person.id, begins, rest, MINUTES)
        except Taken:  # another's begins so
            continue
        return code


def origin(call: Call) -> str:
    """Where the page is that asks."""
    request = call.request
    https = call.services.settings.secure_cookies or request.scope["scheme"] == "https"
    return request.headers.get("origin") or f"{'https' if https else 'http'}://{request.headers.get('host', '')}"


async def post_passkey_challenge(call: Call) -> Response:
    person = await call.somebody()
    call.access.tickets.take(person.id)
    party = passkeys.RelyingParty(call.request)
    return reply(wire.PasskeyOptions(await passkeys.ask_to_make(call.store, party, person)), 201)


async def post_passkey(call: Call) -> Response:
    body: wire.NewPasskeyBody = await call.json(wire.NewPasskeyBody)
    person = await call.somebody()
    party = passkeys.RelyingParty(call.request)
    await passkeys.make(call.store, party, person, body.credential, label(call))
    return reply(await account(call, person), 201)


async def delete_passkey(call: Call) -> Response:
    person = await call.somebody()
    if not await call.store.passkeys.drop(person.id, call.path("passkey")):
        raise Refusal("not_found", "you have no such passkey", key="no_device")
    return reply(await account(call, person))


async def post_recovery(call: Call) -> Response:
    """New recovery codes; those before are good no longer."""
    person = await call.somebody()
    call.access.tickets.take(person.id)
    made = [codes.new_code(codes.LONG) for _ in range(codes.RECOVERY)]
    await call.store.tickets.void(person.id, "recovery")
    await call.store.tickets.issue("recovery", person.id, made)
    return reply(wire.RecoveryReply(made), 201)


async def get_data(call: Call) -> Response:
    """All that is kept about me."""
    person = await call.somebody()
    call.access.replays.take(call.address)
    row = await call.store.people.get(person.id)
    assert row is not None
    rows = await call.store.tables.find("mine", person.id, None, MOST)
    said: list[wire.Said] = []
    for table in rows:
        with contextlib.suppress(Unreadable):
            entries = await call.store.log.read(table.id)
            said += [wire.Said(table.id, at, text) for at, text in words_of(entries, person.id)]
    tables = [info_from(call, table, person) for table in rows]
    wishes = await call.store.notices.wishes(person.id)
    channels = [info_of(channel) for channel in await call.store.notices.channels(person.id)]
    notes = [wire.NotesOf(table, text) for table, text in await call.store.private_notes.of(person.id)]
    away = [wire.Holiday(day.id, day.start, day.until) for day in await call.store.holidays.of(person.id)]
    ratings = [rating_info(rating) for rating in await call.store.ratings.of(person.id)]
    kept = await call.store.boxes.of(person.id)
    boxes = [wire.SharedBox(box.id, box.game, box.created, json.loads(box.data)) for box in kept]
    entered = [read(text) for text in await call.store.tournaments.find("mine", person.id, MOST)]
    cups = [wire.TournamentOf(t.id, t.title) for t in entered]
    mine = await account(call, person)
    data = wire.MyData(mine, row.created, row.seen, tables, said, wishes, channels, notes, away, ratings, boxes, cups)
    return reply(data, headers={"content-disposition": 'attachment; filename="pessoi-my-data.json"'})


def words_of(entries: list[AnyEntry], person: str) -> list[tuple[int, str]]:
    """What they have said from their seat, and when."""
    seat: int | None = None
    said = []
    for entry in entries:
        if isinstance(entry, Arranged):
            chairs = entry.setup.chairs
            seat = next((number for number, chair in enumerate(chairs) if chair.person == person), None)
        elif isinstance(entry, Chatted) and entry.seat is not None and entry.seat == seat:
            said.append((entry.at, entry.text))
    return said


async def post_delete_me(call: Call) -> Response:
    """For good. What was played stays, with a seat that has no name."""
    body: wire.NameBody = await call.json(wire.NameBody)
    person = await call.somebody()
    if body.name != person.name:
        raise Refusal("conflict", "write your name as it is, to show that you mean it", key="not_your_name")
    await Departures(call.services).forget(person.id)
    response = reply(wire.PersonReply(None))
    response.delete_cookie(COOKIE, path="/")
    return response
