"""Endpoints for notices: how somebody is reached, what for, and when."""

import secrets
from email.headerregistry import Address
from typing import Final
from zoneinfo import ZoneInfo

from starlette.responses import RedirectResponse, Response

from pessoi.server import wire
from pessoi.server.http.request import Call, reply
from pessoi.server.notices.office import BACKOFF
from pessoi.server.notices.push import read_point, unpacked
from pessoi.server.notices.targets import Undeliverable, read_target
from pessoi.server.notices.words import trial
from pessoi.server.storage.hashing import hashed
from pessoi.server.storage.notices import Channel, Details
from pessoi.table import Refusal

BROWSERS: Final = 10  # of one person
DAY: Final = 24 * 3600 * 1000  # milliseconds that a proof is good for


async def get_notices(call: Call) -> Response:
    person = await call.somebody()
    return await all_of(call, person.id)


async def all_of(call: Call, person: str) -> Response:
    notices, senders = call.store.notices, call.services.senders
    channels = [info_of(channel) for channel in await notices.channels(person)]
    key = senders.push.public_key()
    return reply(wire.NoticesReply(await notices.wishes(person), channels, senders.mail.is_there, key))


def info_of(channel: Channel) -> wire.ChannelInfo:
    more = channel.more
    address = read_target(channel.address).host if channel.kind == "push" else channel.address
    left = max(0, len(BACKOFF) + 1 - channel.failures)
    return wire.ChannelInfo(
        channel.id, channel.kind, address, channel.state, more.format, more.secret, channel.fault, left
    )


async def put_notices(call: Call) -> Response:
    wishes: wire.NoticeWishes = await call.json(wire.NoticeWishes)
    person = await call.somebody()
    call.access.wishes.take(person.id)
    try:
        ZoneInfo(wishes.zone)
    except (OSError, ValueError, LookupError) as error:
        text = f"there is no time zone {wishes.zone[:40]!r}"
        raise Refusal("bad_option", text, {"zone": f"={wishes.zone[:40]}"}, key="time_zone") from error
    await call.store.notices.wish(person.id, wishes)
    return await all_of(call, person.id)


# -- channels


async def post_push(call: Call) -> Response:
    """This browser, from now on."""
    body: wire.PushBody = await call.json(wire.PushBody)
    person = await call.somebody()
    call.access.notices.take(person.id)
    try:
        read_point(body.keys.p256dh)
        is_fit = len(unpacked(body.keys.auth)) == 16
    except ValueError:
        is_fit = False
    if not is_fit:
        raise Refusal("bad_option", "these are no keys of a browser", key="push_keys")
    await check_target(call, body.endpoint)
    mine = [c for c in await call.store.notices.channels(person.id) if c.kind == "push" and c.address != body.endpoint]
    for oldest in mine[: max(0, len(mine) - BROWSERS + 1)]:
        await call.store.notices.delete_channel(oldest.id)
    details = Details(p256dh=body.keys.p256dh, auth=body.keys.auth)
    await call.store.notices.add_channel(person.id, "push", body.endpoint, details)
    return await all_of(call, person.id)


async def post_mail(call: Call) -> Response:
    """A mail box. Nothing is sent there but one mail, until somebody follows its link."""
    body: wire.MailBody = await call.json(wire.MailBody)
    person = await call.somebody()
    mail = call.services.senders.mail
    if not mail.is_there:
        raise Refusal("conflict", "this server sends no mail", key="no_mail")
    address = body.address.strip()
    try:
        if not Address(addr_spec=address).domain.isascii() or not address.isascii() or "." not in address:
            raise ValueError(address)
    except (ValueError, IndexError) as error:
        raise Refusal("bad_option", "this is no mail address", key="mail_box") from error
    call.access.notices.take(person.id)
    token = f"{call.services.time.wall() // 1000:x}.{secrets.token_urlsafe(24)}"
    channel = await call.store.notices.add_channel(person.id, "mail", address, Details(), hashed(token))
    wishes = await call.store.notices.wishes(person.id)
    try:
        await mail.send_proof(wishes.lang, address, token, channel.id, call.services.time.wall())
    except Undeliverable as fault:
        await call.store.notices.delete_channel(channel.id)
        raise not_taken(fault) from fault
    return await all_of(call, person.id)


async def post_proof(call: Call) -> Response:
    """What was sent to a mail box, brought back; no need to be signed in."""
    body: wire.ProofBody = await call.json(wire.ProofBody)
    call.access.newcomers.take(call.address)
    try:
        made = int(body.token.partition(".")[0], 16) * 1000
    except ValueError:
        made = 0
    is_fresh = call.services.time.wall() - DAY < made
    if not (is_fresh and await call.store.notices.prove(hashed(body.token))):
        raise Refusal("not_found", "this link is too old, or was used before", key="old_link")
    return Response(status_code=204)


async def post_webhook(call: Call) -> Response:
    body: wire.HookBody = await call.json(wire.HookBody)
    person = await call.somebody()
    call.access.notices.take(person.id)
    await check_target(call, body.url)
    details = Details(format=body.format, secret=secrets.token_urlsafe(24))
    await call.store.notices.add_channel(person.id, "webhook", body.url, details)
    return await all_of(call, person.id)


async def check_target(call: Call, url: str) -> None:
    try:
        await call.services.senders.caller.find(url)
    except Undeliverable as fault:
        raise Refusal("bad_option", f"we cannot call there: {fault}", key="target") from fault


def not_taken(fault: Undeliverable) -> Refusal:
    return Refusal("conflict", f"it was not taken: {fault}", {"reason": f"={fault}"}, key="not_taken")


async def my_channel(call: Call) -> Channel:
    person = await call.somebody()
    channel: Channel | None = await call.store.notices.channel(call.path("channel"))
    if channel is None or channel.person != person.id:
        raise Refusal("not_found", "there is no such channel", key="no_channel")
    return channel


async def post_channel(call: Call) -> Response:
    """On or off. What we gave up is tried anew."""
    body: wire.SwitchBody = await call.json(wire.SwitchBody)
    channel = await my_channel(call)
    call.access.wishes.take(channel.person)
    if channel.state == "unproven":
        raise Refusal("conflict", "follow the link in the mail first", key="unproven")
    state = "on" if body.on else "off"
    await call.store.notices.change_channel(channel.id, state=state, failures=0, fault=None)
    return await all_of(call, channel.person)


async def delete_channel(call: Call) -> Response:
    channel = await my_channel(call)
    call.access.wishes.take(channel.person)
    await call.store.notices.delete_channel(channel.id)
    return await all_of(call, channel.person)


async def post_trial(call: Call) -> Response:
    """Something to see whether it arrives."""
    channel = await my_channel(call)
    call.access.notices.take(channel.person)
    wishes = await call.store.notices.wishes(channel.person)
    message = trial(secrets.token_hex(12), wishes.lang, call.services.settings.base)
    try:
        if channel.state == "unproven":
            raise Undeliverable("unproven")
        await call.services.senders.by_kind[channel.kind].send(channel, message, call.services.time.wall())
    except Undeliverable as fault:
        raise not_taken(fault) from fault
    return await all_of(call, channel.person)


# -- links in mails


async def post_stop(call: Call) -> Response:
    """A page's word for a reader who need not be signed in: no more mails, or one a day."""
    body: wire.StopBody = await call.json(wire.StopBody)
    await stop(call, body.token, body.daily)
    return Response(status_code=204)


async def post_one_click(call: Call) -> Response:
    """A mail program's (RFC 8058)."""
    await stop(call, call.path("token"), daily=False)
    return Response(status_code=204)


async def get_stop(call: Call) -> Response:
    """Looking at it changes nothing: scanners do."""
    return RedirectResponse(f"/notices?stop={call.path('token')[:128]}", 303)


async def stop(call: Call, token: str, daily: bool) -> None:
    id = call.services.senders.mail.channel_of(token)
    channel = await call.store.notices.channel(id) if id else None
    if channel is None:
        raise Refusal("not_found", "this link is too old, or was used before", key="old_link")
    if daily:
        wishes = await call.store.notices.wishes(channel.person)
        wishes.digest = 1440
        await call.store.notices.wish(channel.person, wishes)
    else:
        await call.store.notices.change_channel(channel.id, state="off")


# -- tables


async def post_mute(call: Call) -> Response:
    body: wire.SwitchBody = await call.json(wire.SwitchBody)
    person = await call.somebody()
    room = await call.hub.room(call.path("id"))
    if room.table.seat_of(person.id) is None:
        raise Refusal("not_seated", "only who sits at the table may do that")
    call.access.wishes.take(person.id)
    await call.store.notices.mute(person.id, room.table.id, body.on)
    return reply(body)


async def get_mute(call: Call) -> Response:
    person = await call.somebody()
    return reply(wire.SwitchBody((await call.store.notices.bookmark(person.id, call.path("id"))).muted))
