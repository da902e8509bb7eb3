"""Mail, where whoever runs the server has set it up."""

import hashlib
import hmac
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from pessoi.kernel import Fault
from pessoi.server.notices.letter import Links, link_mail, mail_of
from pessoi.server.notices.targets import Undeliverable
from pessoi.server.notices.words import Message
from pessoi.server.storage.notices import Channel, Notices

SECONDS: Final = 20.0


class BadMail(Fault):
    """A mail server's address that we do not understand."""

    def __init__(self) -> None:
        super().__init__("error-mail-address")


class Mail:
    """`server` is smtp://name:password@host:587 (encrypted as soon as the server can) or smtps://…:465; empty: none."""

    def __init__(self, server: str, sender: str, base: str, notices: Notices) -> None:
        parts = urlsplit(server)
        if server and (parts.scheme not in ("smtp", "smtps") or not parts.hostname or not sender):
            raise BadMail
        self.is_there: Final = bool(server)
        self.sender: Final = sender
        self.base: Final = base
        self.notices: Final = notices
        self._host: Final = parts.hostname or ""
        self._is_tls: Final = parts.scheme == "smtps"
        self._port: Final = parts.port or (465 if self._is_tls else 587)
        self._user: Final = unquote(parts.username) if parts.username else None
        self._password: Final = unquote(parts.password) if parts.password else None
        self.key = ""  # signs links; known when the database is

    def token(self, channel: str) -> str:
        """Speaks for a mail box: no more mails, or fewer."""
        mark = hmac.new(self.key.encode(), channel.encode(), hashlib.sha256).hexdigest()[:32]
        return f"{channel}.{mark}"

    def channel_of(self, token: str) -> str | None:
        channel = token.partition(".")[0]
        return channel if hmac.compare_digest(self.token(channel).encode(), token.encode()) else None

    async def send(self, channel: Channel, message: Message, now: int) -> None:
        token = self.token(channel.id)
        links = Links(
            f"{self.base}/api/notices/stop/{token}",
            f"{self.base}/notices?stop={token}",
            f"{self.base}/notices?daily={token}",
            f"{self.base}/notices",
        )
        wishes = await self.notices.wishes(channel.person)
        await self._deliver(mail_of(message, self.sender, channel.address, links, wishes.zone, now, message.id))

    async def send_proof(self, lang: str, address: str, token: str, id: str, now: int) -> None:
        url = f"{self.base}/notices?verify={token}"
        await self._deliver(link_mail("mail-proof", {}, lang, self.sender, address, url, id, now))

    async def send_sign_in(self, lang: str, name: str, address: str, secret: str, id: str, now: int) -> None:
        """The secret is behind the #, which no server on the way is told."""
        url = f"{self.base}/sign-in#{secret}"
        await self._deliver(link_mail("mail-sign-in", {"name": f"={name}"}, lang, self.sender, address, url, id, now))

    async def _deliver(self, mail: EmailMessage) -> None:
        if not self.is_there:
            raise Undeliverable("no mail server")
        try:
            await aiosmtplib.send(
                mail,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._is_tls,
                start_tls=True if self._user and not self._is_tls else None,  # never a password in the clear
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = error.recipients[0].code if error.recipients else 0
            raise Undeliverable(f"{code}", for_good=500 <= code < 600) from error
        except aiosmtplib.SMTPResponseException as error:
            raise Undeliverable(f"{error.code}") from error
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise Undeliverable("no mail server answers") from error
