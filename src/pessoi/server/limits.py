"""Who may do how much: buckets that fill with time."""

import ipaddress
import time
from typing import Final

from pessoi.table import Refusal


def network_of(host: str) -> str:
    """Whose limits count. Of an IPv6 address the network: a client has many of them."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network(f"{host}/64", strict=False)) if address.version == 6 else host


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_within(host: str, places: list[str]) -> bool:
    """Whether the address is one of these addresses and networks; `*` is everywhere."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host in places or "*" in places
    return any(place == "*" or address in ipaddress.ip_network(place, strict=False) for place in places)


class Buckets:
    """For each key `burst` tokens, refilled at `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._left: Final[dict[str, tuple[float, float]]] = {}

    def take(self, key: str) -> None:
        """One token; Refusal `too_many` if there is none."""
        if not self.has(key):
            self.refuse(key)

    def check(self, key: str) -> None:
        """Refusal `too_many` if there is no token."""
        if self._fill(key) < 1:
            self.refuse(key)

    def refuse(self, key: str) -> None:
        wait = max(1, round((1 - self._fill(key)) / self.rate))
        raise Refusal("too_many", f"too many requests; wait {wait} s", {"seconds": wait})

    def has(self, key: str) -> bool:
        if self._fill(key) < 1:
            return False
        self.spend(key, 1)
        return True

    def spend(self, key: str, tokens: float) -> None:
        """Take so many, more than there are if need be: what something costs is known only afterwards."""
        now = time.monotonic()
        self._left[key] = (self._fill(key) - tokens, now)
        if len(self._left) > 10_000:
            self._forget_full(now)

    def _fill(self, key: str) -> float:
        now = time.monotonic()
        left, then = self._left.get(key, (self.burst, now))
        return min(self.burst, left + (now - then) * self.rate)

    def _forget_full(self, now: float) -> None:
        full = [k for k, (left, then) in self._left.items() if left + (now - then) * self.rate >= self.burst]
        for key in full:
            del self._left[key]


class Counters:
    """How many of something each key has at the moment, `most` at most."""

    def __init__(self, most: int, total: int) -> None:
        self.most: Final = most
        self.total: Final = total
        self._count: Final[dict[str, int]] = {}
        self._sum = 0

    def is_full(self) -> bool:
        return self._sum >= self.total

    def enter(self, key: str, exempt: bool = False) -> bool:
        """`exempt`: the key may have as many as there are."""
        if self.is_full() or (not exempt and self._count.get(key, 0) >= self.most):
            return False
        self._count[key] = self._count.get(key, 0) + 1
        self._sum += 1
        return True

    def leave(self, key: str) -> None:
        self._sum -= 1
        self._count[key] -= 1
        if not self._count[key]:
            del self._count[key]
