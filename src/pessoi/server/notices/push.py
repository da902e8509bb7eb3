"""Browser push: who we are is signed (RFC 8292), and what is said is for the browser's eyes alone (RFC 8291)."""

import base64
import json
import secrets
from typing import Any, Final

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from pessoi.server.notices.targets import Caller, Undeliverable, read_target
from pessoi.server.notices.words import Message
from pessoi.server.storage.notices import Channel

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
DAY: Final = 24 * 3600  # seconds that a push service keeps it for a browser that is off
SIGNED: Final = 12 * 3600  # seconds that our word is good for: 24 hours at most are taken
GONE: Final = (404, 410)  # nobody listens there any more


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """ValueError if it is none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, as it is kept."""
    return packed(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_key(private: str) -> str:
    """What browsers are given."""
    return packed(point(private_key(private).public_key()))


def read_point(text: str) -> ec.EllipticCurvePublicKey:
    """ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(text))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    data: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a push message: one record, by a key of its own."""
    theirs = read_point(p256dh)
    key = key or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    mine = point(key.public_key())
    shared = derived(key.exchange(ec.ECDH(), theirs), unpacked(auth), b"WebPush: info\0" + point(theirs) + mine, 32)
    content = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(content).encrypt(nonce, data + b"\x02", None)


def signed(private: str, audience: str, subject: str, until: int) -> str:
    """Who we are, to the push service at `audience`."""
    claims: dict[str, Any] = {"aud": audience, "exp": until, "sub": subject}
    parts = [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    der = private_key(private).sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(der)
    token = ".".join([*parts, packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
    return f"vapid t={token}, k={public_key(private)}"


class Push:
    """`subject` is where whoever runs a push service can complain."""

    def __init__(self, caller: Caller, subject: str) -> None:
        self.caller: Final = caller
        self.subject: Final = subject
        self.key = ""  # private; known when the database is

    def public_key(self) -> str:
        """What browsers know us by."""
        return public_key(self.key)

    async def send(self, channel: Channel, message: Message, now: int) -> None:
        body = {
            "id": message.id,
            "title": message.title,
            "text": message.text,
            "url": message.path,
            "tag": message.tag,
            "lang": message.lang,
            "action": message.button,
        }
        more = channel.more
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "high" if message.is_urgent else "normal",
            "authorization": signed(self.key, read_target(channel.address).origin, self.subject, now // 1000 + SIGNED),
        }
        try:
            data = encrypt(msgspec.json.encode(body), more.p256dh, more.auth)
        except ValueError as error:
            raise Undeliverable("no keys of a browser", for_good=True) from error
        status = await self.caller.post(channel.address, headers, data)
        if not 200 <= status < 300:
            raise Undeliverable(f"{status}", for_good=status in GONE)
