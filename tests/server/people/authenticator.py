"""A passkey's device in Python: makes keys and signs, as WebAuthn says."""

import hashlib
import json
import os
import struct
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, origin: str, party: str = "localhost") -> None:
        self.origin = origin
        self.party: Final = party
        self.key: Final = ec.generate_private_key(ec.SECP256R1())
        self.id: Final = os.urandom(32)
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": b64(client), "attestationObject": b64(attestation)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        signed = {"authenticatorData": b64(data), "signature": b64(signature), "userHandle": None}
        return self._credential({"clientDataJSON": b64(client), **signed})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.party.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        id = b64(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def b64(data: bytes) -> str:
    return bytes_to_base64url(data)
