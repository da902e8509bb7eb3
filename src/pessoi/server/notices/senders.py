"""All ways to reach people, with the keys that this server signs by."""

import secrets
from typing import Final, Protocol

from pessoi.server.notices.mail import Mail
from pessoi.server.notices.push import Push, new_key
from pessoi.server.notices.targets import Caller
from pessoi.server.notices.webhook import Webhook
from pessoi.server.notices.words import Message
from pessoi.server.settings import Settings
from pessoi.server.storage.notices import Channel, Notices


class Sender(Protocol):
    async def send(self, channel: Channel, message: Message, now: int) -> None:
        """Undeliverable if it was not taken."""


class Senders:
    def __init__(self, settings: Settings, notices: Notices) -> None:
        self.notices: Final = notices
        self.caller: Final = Caller(settings.notice_networks)
        complaints = f"mailto:{settings.mail_from}" if settings.mail_from else settings.base
        self.push: Final = Push(self.caller, complaints)
        self.mail: Final = Mail(settings.mail, settings.mail_from, settings.base, notices)
        self.by_kind: Final[dict[str, Sender]] = {
            "push": self.push,
            "mail": self.mail,
            "webhook": Webhook(self.caller),
        }

    async def open(self) -> None:
        """Keys are made with the first start, and are the same for ever: browsers know us by them."""
        self.push.key = await self.notices.key("push", new_key)
        self.mail.key = await self.notices.key("links", lambda: secrets.token_urlsafe(32))
