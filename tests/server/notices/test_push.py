"""Browser push: the example of RFC 8291, and who signs."""

import json
from typing import Any, Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from pessoi.server.notices.push import encrypt, new_key, packed, private_key, public_key, read_point, signed, unpacked
from tests.server.notices.receivers import Browser

# RFC 8291, section 5
PLAIN: Final = b"When I grow up, I want to be a watermelon"
OURS: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS: Final = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH: Final = "BTBZMqHH6r4Tts7J_aSIgg"
SALT: Final = "DGv6ra1nlYgDCS1FRnbzlw"
BODY: Final = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    assert packed(encrypt(PLAIN, THEIRS, AUTH, private_key(OURS), unpacked(SALT))) == BODY


def test_only_the_browser_can_read_it() -> None:
    browser = Browser()
    sent = [encrypt(b"hello", browser.p256dh, browser.auth) for _ in range(2)]
    assert sent[0] != sent[1]
    assert [browser.decrypt(data) for data in sent] == [b"hello", b"hello"]


def test_the_signature_is_ours_and_for_one_service() -> None:
    key = new_key()
    head, _, mine = signed(key, "https://push.example", "mailto:me@example.org", 1_700_000_000).partition(", k=")
    assert mine == public_key(key)
    parts = head.removeprefix("vapid t=").split(".")
    raw = unpacked(parts[2])
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    read_point(mine).verify(der, ".".join(parts[:2]).encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(unpacked(parts[1]))
    assert claims == {"aud": "https://push.example", "exp": 1_700_000_000, "sub": "mailto:me@example.org"}
