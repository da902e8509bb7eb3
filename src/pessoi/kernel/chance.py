"""Chance as a question like any other, answered by a source outside the position.

The source is BLAKE2b in counter mode: the answer to a game's n-th question depends on the seed, on n and on
the weights alone. A live game publishes the seed's hash first and the seed after the end; then anybody can
work out every roll and draw again.
"""

import hashlib
import secrets
from random import Random
from typing import Final

from pessoi.kernel.action import Action
from pessoi.kernel.request import Request

SEED_BYTES: Final = 32
BLOCK_BITS: Final = 64


class Chance:
    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed: Final = seed

    def commitment(self) -> str:
        """What is published before the game: binds the seed without giving it away."""
        return hashlib.blake2b(self.seed, digest_size=32, person=b"pessoi-commit").hexdigest()

    def below(self, bound: int, number: int) -> int:
        """An exactly uniform integer in [0, bound) for question `number`; blocks that would favour some are redrawn."""
        limit = (1 << BLOCK_BITS) - (1 << BLOCK_BITS) % bound
        attempt = 0
        while True:
            data = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            block = hashlib.blake2b(data, digest_size=8, key=self.seed, person=b"pessoi-chance").digest()
            value = int.from_bytes(block, "big")
            if value < limit:
                return value % bound
            attempt += 1

    def answer(self, request: Request, number: int) -> Action:
        """Chance's answer to the `number`-th question of the game."""
        if request.weights is None:
            raise ValueError(f"{request.decision} is no question to chance")
        return pick(request, self.below(sum(request.weights), number))


def pick(request: Request, ticket: int) -> Action:
    """The action on whose stretch of the weights `ticket` falls."""
    if request.weights is not None:
        for action, weight in zip(request.actions, request.weights, strict=True):
            if ticket < weight:
                return action
            ticket -= weight
    raise ValueError("the ticket lies beyond all weights")


def sample(request: Request, rng: Random) -> Action:
    """A quick weighted answer for playouts and search; real games ask `Chance`."""
    return answer_at(request, rng.random())


def answer_at(request: Request, share: float) -> Action:
    """The answer up to which that share of all weights goes, 0 to less than 1."""
    weights = request.weights
    if weights is None:
        count = float(len(request.actions))
        return request.actions[int(share * count)]
    total = 0
    for w in weights:
        total += w
    ticket = int(share * total)
    for i, w in enumerate(weights):
        ticket -= w
        if ticket < 0:
            return request.actions[i]
    return request.actions[-1]


def seed_from(text: str) -> bytes:
    """A full seed from anything a person types."""
    return hashlib.blake2b(text.encode(), digest_size=SEED_BYTES, person=b"pessoi-seed").digest()


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)
