"""Webhooks: for a chat server, or for a program of one's own."""

import hashlib
import hmac
from typing import Any, Final

import msgspec

from pessoi.server.notices.targets import Caller, Undeliverable
from pessoi.server.notices.words import Message
from pessoi.server.storage.notices import Channel


class Webhook:
    def __init__(self, caller: Caller) -> None:
        self.caller: Final = caller

    async def send(self, channel: Channel, message: Message, now: int) -> None:
        more = channel.more
        body = msgspec.json.encode(body_of(more.format, message))
        signature = hmac.new(more.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {
            "content-type": "application/json",
            "x-pessoi-id": message.id,
            "x-pessoi-signature": f"sha256={signature}",
        }
        status = await self.caller.post(channel.address, headers, body)
        if not 200 <= status < 300:
            raise Undeliverable(f"{status}")


def body_of(format: str, message: Message) -> dict[str, Any]:
    said = f"{message.title}\n{message.text}\n{message.url}"
    if format == "discord":
        return {"content": said[:2000], "allowed_mentions": {"parse": []}}
    if format == "slack":
        escaped = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": escaped}
    notes = [
        {"kind": note.kind, "table": note.table, "game": note.game, "seq": note.seq, "title": note.title,
         "text": note.text, "url": message.base + note.path}
        for note in message.notes
    ]  # fmt: skip
    return {"id": message.id, "title": message.title, "text": message.text, "url": message.url, "notes": notes}
