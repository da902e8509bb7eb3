"""Passkeys (WebAuthn): a device proves with a key of its own who somebody is. Its private half never leaves it.

Challenges are tickets, good once and for five minutes, whichever process has given them. The relying party is the name
by which the browser knows this server; who runs it sees to it that only its own names get here (`Access.check_host`).
"""

import json
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection

from pessoi.server import wire
from pessoi.server.limits import is_address
from pessoi.table import Refusal

if TYPE_CHECKING:
    from pessoi.server.storage.passkeys import PasskeyRow
    from pessoi.server.storage.store import Store

# webauthn is imported where it is used: the endpoints are the page's too, which has no such library (docs/offline.md)

MINUTES: Final = 5  # that a challenge is good for
MOST: Final = 20  # passkeys of a person
NAME: Final = "Pessoi"


class RelyingParty:
    """This server, as the browser that asks knows it."""

    def __init__(self, connection: HTTPConnection) -> None:
        host = connection.headers.get("host", "")
        self.id: Final = connection.url.hostname or ""
        if not self.id or is_address(self.id.strip("[]")):
            raise Refusal("conflict", "passkeys need a host name, not an address of numbers", key="passkey_name")
        self.origins: Final = [f"https://{host}", f"http://{host}"]  # browsers do without TLS on localhost only


def refusal() -> Refusal:
    return Refusal("forbidden", "this passkey is not known here", key="passkey")


def challenge_of(credential: dict[str, Any]) -> str:
    """What the device has signed; whether we have ever asked it is another question."""
    from webauthn.helpers import base64url_to_bytes

    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(data["challenge"])
    except (LookupError, TypeError, ValueError) as error:
        raise refusal() from error


async def ask_to_make(store: "Store", party: RelyingParty, person: wire.Person) -> dict[str, Any]:
    """What the browser is to make a passkey of."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await store.passkeys.of(person.id)
    if len(known) >= MOST:
        raise Refusal("conflict", f"you have {MOST} passkeys; remove one first", {"most": MOST}, key="passkeys")
    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=NAME,
        user_name=person.name,
        user_id=person.id.encode(),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.id)) for row in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    await store.tickets.issue("register", person.id, [bytes_to_base64url(options.challenge)], MINUTES)
    return told(options)


async def make(
    store: "Store", party: RelyingParty, person: wire.Person, credential: dict[str, Any], label: str
) -> None:
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    challenge = challenge_of(credential)
    if await store.tickets.take("register", challenge) != (person.id,):
        raise refusal()
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origins,
        )
    except Exception as error:  # whatever is wrong with what a stranger sends
        raise refusal() from error
    id = bytes_to_base64url(made.credential_id)
    if await store.passkeys.get(id) is not None:
        raise refusal()
    await store.passkeys.add(person.id, id, made.credential_public_key, made.sign_count, label)


async def ask_who(store: "Store", party: RelyingParty) -> dict[str, Any]:
    """Any passkey of this server will do: the device knows which it has."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=party.id, user_verification=UserVerificationRequirement.PREFERRED
    )
    await store.tickets.issue("sign_in", None, [bytes_to_base64url(options.challenge)], MINUTES)
    return told(options)


async def recognise(store: "Store", party: RelyingParty, credential: dict[str, Any]) -> "PasskeyRow":
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    challenge = challenge_of(credential)
    known = await store.passkeys.get(str(credential.get("id", ""))[:1400])
    if await store.tickets.take("sign_in", challenge) is None or known is None:
        raise refusal()
    try:
        proven = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origins,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
        )
    except Exception as error:  # the same
        raise refusal() from error
    await store.passkeys.use(known.id, proven.new_sign_count)
    return known


def told(options: Any) -> dict[str, Any]:
    """As JSON wants it: bytes in base64url."""
    import webauthn

    found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return found
