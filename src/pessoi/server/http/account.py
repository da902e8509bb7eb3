"""Endpoints for what is mine: devices, passkeys, codes, data; and leaving for good."""

from typing import Final

from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.access import COOKIE
from pessoi.server.http.request import Call, reply
from pessoi.server.http.sign_in import has_mail_box, is_guest, label
from pessoi.server.people import codes, passkeys
from pessoi.server.people.departures import Departures
from pessoi.server.storage.hashing import hashed, new_secret
from pessoi.server.storage.kept import Taken
from pessoi.table import Refusal

MINUTES: Final = 10  # that an invitation is good for


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
