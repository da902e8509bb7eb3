"""Secrets are told once and kept as hashes."""

import hashlib
import secrets


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Secrets have 192 random bits, so that a plain hash is as good as a slow one."""
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"pessoi-secret").hexdigest()
