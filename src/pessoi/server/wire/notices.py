"""How people are told of what happens while they are away."""

from typing import Annotated, Literal

import msgspec

from pessoi.server.wire.base import Body, Secret
from pessoi.table.messages import Word

NoticeKind = Literal["turn", "over", "chat", "invited"]
ChannelKind = Literal["push", "mail", "webhook"]
ChannelState = Literal["on", "off", "unproven", "failed"]  # failed: it was given up
HookFormat = Literal["json", "discord", "slack"]
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]  # of a day
Address = Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]
ALL_KINDS: list[NoticeKind] = ["turn", "over", "chat", "invited"]


class QuietHours(Body):
    """From then until then, in the person's own time zone."""

    start: Minute
    end: Minute


class NoticeWishes(Body):
    """What somebody wants to be told of, and when."""

    lang: Literal["en", "fr"] = "en"
    zone: Word = "UTC"
    quiet: QuietHours | None = None
    urgent: bool = True  # even then, where their time would run out
    digest: Literal[0, 15, 60, 1440] = 0  # minutes that are gathered into one message; 0: at once
    push: list[NoticeKind] = msgspec.field(default_factory=lambda: list(ALL_KINDS))
    mail: list[NoticeKind] = msgspec.field(default_factory=lambda: ["turn", "over", "invited"])
    webhook: list[NoticeKind] = msgspec.field(default_factory=lambda: list(ALL_KINDS))


class ChannelInfo(msgspec.Struct):
    id: str
    kind: ChannelKind
    address: str  # of a browser: whose push service it is
    state: ChannelState
    format: str  # of a webhook
    secret: str  # of a webhook: signs what is sent
    fault: str | None
    tries: int  # that are left before it is given up


class NoticesReply(msgspec.Struct):
    wishes: NoticeWishes
    channels: list[ChannelInfo]
    mail: bool  # whether this server sends mail
    push_key: str  # of this server, for browsers


class PushKeys(Body):
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushBody(Body):
    endpoint: Address
    keys: PushKeys


class MailBody(Body):
    address: Address


class HookBody(Body):
    url: Address
    format: HookFormat = "json"


class SwitchBody(Body):
    on: bool


class ProofBody(Body):
    token: Secret


class StopBody(Body):
    """What a link of a mail says: no more of them, or once a day."""

    token: Secret
    daily: bool = False
