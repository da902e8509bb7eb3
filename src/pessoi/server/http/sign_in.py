"""Endpoints for signing in and out: a device becomes one of a person's."""

from typing import Final

import structlog
from starlette.responses import Response

from pessoi.server import wire
from pessoi.server.http.access import COOKIE, cookie_of
from pessoi.server.http.request import Call, reply
from pessoi.server.notices.targets import Undeliverable
from pessoi.server.people import codes, passkeys
from pessoi.server.people.departures import Departures
from pessoi.server.people.label import label_of
from pessoi.server.storage.hashing import hashed, new_secret
from pessoi.table import Refusal

log = structlog.get_logger()

YEAR: Final = 365 * 24 * 3600
LINK_MINUTES: Final = 15  # that a link in a mail is good for


async def post_sign_in(call: Call) -> Response:
    """By a link or a code from another device, or by a recovery code."""
    body: wire.SignInBody = await call.json(wire.SignInBody)
    call.access.guesses.take(call.address)
    tickets = call.store.tickets
    if body.kind == "link":
        found = await tickets.take("link", body.secret)
    elif body.kind == "recovery":
        found = await tickets.take("recovery", codes.read_code(body.secret))
    else:
        begins, _, rest = codes.read_code(body.secret).partition("-")
        found = await tickets.take_code(begins, rest)
    if found is None or found[0] is None:
        raise Refusal("forbidden", "this code is wrong, was used already, or is too old", key="ticket")
    if body.kind != "recovery":
        await tickets.void(found[0], "link", "code")  # both were made for one device
    return await let_in(call, found[0], body.take)


async def post_sign_in_mail(call: Call) -> Response:
    """A link to a mail box that was shown to be somebody's. The answer tells nobody whether it was."""
    body: wire.SignInMailBody = await call.json(wire.SignInMailBody)
    if not call.services.senders.mail.is_there:
        raise Refusal("conflict", "this server sends no mail", key="no_mail")
    call.access.newcomers.take(call.address)
    address = body.address.strip()
    if call.access.link_mails.has(address.lower()):
        call.services.background.start(send_links(call, address))
    return Response(status_code=204)


async def send_links(call: Call, address: str) -> None:
    """To every person who has this mail box."""
    services = call.services
    for channel in await services.store.notices.with_mail_box(address):
        row = await services.store.people.get(channel.person)
        if row is None or row.leaving is not None:
            continue
        secret = new_secret()
        await services.store.tickets.issue("link", row.id, [secret], LINK_MINUTES)
        lang = (await services.store.notices.wishes(row.id)).lang
        try:
            await services.senders.mail.send_sign_in(
                lang, row.name, channel.address, secret, hashed(secret)[:24], services.time.wall()
            )
        except Undeliverable as fault:
            log.info("link_not_taken", reason=str(fault))


async def post_sign_in_challenge(call: Call) -> Response:
    call.access.newcomers.take(call.address)
    party = passkeys.RelyingParty(call.request)
    return reply(wire.PasskeyOptions(await passkeys.ask_who(call.store, party)), 201)


async def post_sign_in_passkey(call: Call) -> Response:
    body: wire.PasskeyBody = await call.json(wire.PasskeyBody)
    call.access.newcomers.take(call.address)
    party = passkeys.RelyingParty(call.request)
    known = await passkeys.recognise(call.store, party, body.credential)
    return await let_in(call, known.person, body.take)


async def post_sign_out(call: Call) -> Response:
    """This device, or all of them."""
    body: wire.SignOutBody = await call.json(wire.SignOutBody)
    person = await call.somebody()
    if body.everywhere:
        await call.store.devices.drop_all(person.id)
        await call.store.tickets.void(person.id, "link", "code")
    else:
        await call.store.devices.drop_by_secret(person.id, call.access.secret(call.request))
    response = reply(wire.PersonReply(None))
    response.delete_cookie(COOKIE, path="/")
    return response


async def let_in(call: Call, id: str, take: bool) -> Response:
    """This browser is theirs from now on; a guest's games who sat here come along if they `take` them."""
    person = await call.store.people.admit(id)
    secret = cookie_of(call.request)
    before = await call.store.people.find(secret) if secret else None
    if secret and before is not None:
        if before.id != person.id and take and await is_guest(call, before.id):
            await Departures(call.services).take_along(before.id, person.id)
        else:
            await call.store.devices.drop_by_secret(before.id, secret)
    return with_cookie(call, person, await call.store.devices.add(person.id, label(call)))


async def is_guest(call: Call, person: str) -> bool:
    """Whoever has nothing but this one browser."""
    store = call.store
    return not (
        len(await store.devices.of(person)) > 1
        or await store.passkeys.of(person)
        or await store.tickets.count(person, "recovery")
        or await has_mail_box(call, person)
    )


async def has_mail_box(call: Call, person: str) -> bool:
    """A link can be sent to them."""
    if not call.services.senders.mail.is_there:
        return False
    mine = await call.store.notices.channels(person)
    return any(channel.kind == "mail" and channel.state != "unproven" for channel in mine)


def label(call: Call) -> str:
    return label_of(call.request.headers.get("user-agent", ""))


def with_cookie(call: Call, person: wire.Person, secret: str) -> Response:
    """The secret goes into a cookie that no script can read."""
    response = reply(wire.PersonReply(person))
    secure = call.services.settings.secure_cookies or call.request.scope["scheme"] == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return response
