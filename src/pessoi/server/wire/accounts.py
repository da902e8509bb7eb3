"""One person on many devices: passkeys, links, codes."""

from typing import Annotated, Any, Literal

import msgspec

from pessoi.server.wire.base import Body, Person, Secret, Visible


class Device(msgspec.Struct):
    id: str
    label: str
    created: int
    used: int  # when last, give or take an hour
    here: bool  # the one that asks


class Passkey(msgspec.Struct):
    id: str
    label: str
    created: int
    used: int


class AccountReply(msgspec.Struct):
    person: Person
    guest: bool  # nobody but this browser can show that they are this person
    devices: list[Device]
    passkeys: list[Passkey]
    recovery: int  # codes left
    mail: bool  # a link can be sent to their mail box
    visible: Visible  # who may look at my profile
    reachable: Visible  # who may invite me


class InvitationReply(msgspec.Struct):
    """Another device is let in by one of these, once; `picture` is the link as a QR code (a data: address)."""

    link: str
    code: str
    picture: str
    expires: int


class PasskeyOptions(msgspec.Struct):
    """For the browser: `PublicKeyCredential.parse…OptionsFromJSON`."""

    options: dict[str, Any]


class NewPasskeyBody(Body):
    credential: dict[str, Any]


class PasskeyBody(Body):
    """`take`: the games of the guest who sat here come along."""

    credential: dict[str, Any]
    take: bool = True


class SignInBody(Body):
    kind: Literal["link", "code", "recovery"]
    secret: Secret
    take: bool = True


class SignInMailBody(Body):
    """A mail box that I have shown to be mine: a link is sent there."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]


class SignOutBody(Body):
    everywhere: bool = False


class RecoveryReply(msgspec.Struct):
    """Each lets somebody in once. They are told here and never again."""

    codes: list[str]


class VisibleBody(Body):
    """Who may look at my profile, who may invite me; None: as it is."""

    visible: Visible | None = None
    reachable: Visible | None = None
