"""Connections before anything is known of them: how many there may be, and how long a request may take to arrive.

A request that never ends costs its sender nothing and us a file; files are few. So there are limits for each address
and for all, and every phase of a request has its time. uvicorn has neither of its own.
"""

import asyncio
import contextlib
import resource
import time
from collections.abc import Callable
from typing import Any, Final, cast

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from pessoi.server.http.upgraded import Upgraded
from pessoi.server.limits import Counters, is_within, network_of
from pessoi.server.settings import Settings

log = structlog.get_logger()

SHARE: Final = 0.8  # of the files that the process may have open; the others are the database's, the bots' …
QUIET: Final = 60.0  # seconds between two messages in the log about the same limit
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


def raise_file_limit() -> int:
    """As many open files as the system allows; returns how many that is."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems say “unlimited” and mean less
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


class Doorkeeper:
    """Counts connections, and says once in a while that there are too many."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings: Final = settings
        total = min(settings.connections, int(SHARE * files))
        self.counters: Final = Counters(settings.connections_per_client, total)
        self._turned_away: Final[dict[str, int]] = {}
        self._told: Final[dict[str, float]] = {}

    def enter(self, host: str) -> Callable[[], None] | None:
        """None: there are too many. Else what to call when the connection has ended."""
        key = network_of(host)
        if not self.counters.enter(key, exempt=is_within(host, self.settings.proxies)):  # a proxy speaks for many
            self.turn_away("connections" if self.counters.is_full() else "connections_per_client")
            return None
        return lambda: self.counters.leave(key)

    def turn_away(self, limit: str) -> None:
        """A limit bites: told once, then with a count."""
        self._turned_away[limit] = self._turned_away.get(limit, 0) + 1
        now = time.monotonic()
        if now - self._told.get(limit, -QUIET) >= QUIET:
            self._told[limit] = now
            log.warning("limit_reached", limit=limit, times=self._turned_away.pop(limit))

    def http_protocol(self, **arguments: Any) -> "Request":
        """What uvicorn makes of a new connection."""
        return Request(self, **arguments)


class Request(H11Protocol):
    """A connection that must get somewhere: its header, its body and our answer have their time, each as a whole."""

    def __init__(self, doorkeeper: Doorkeeper, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.doorkeeper: Final = doorkeeper
        self._leave: Callable[[], None] | None = None
        self._phase = ""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        peer = transport.get_extra_info("peername")
        self._leave = self.doorkeeper.enter(peer[0] if isinstance(peer, tuple) else "")
        if self._leave is None:
            transport.write(BUSY)
            transport.close()
            return
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._leave is not None:
            self._leave()
            self._stop_watching()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._leave is not None:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        cast(Upgraded, self.transport.get_protocol()).leave = self._leave
        self._stop_watching()

    # -- time

    def _watch(self) -> None:
        phase = self._present_phase()
        if phase != self._phase:
            self._stop_watching()
            self._phase = phase
            if phase:
                seconds: float = getattr(self.doorkeeper.settings, f"{phase}_seconds")
                self._timer = self.loop.call_later(seconds, self._give_up)

    def _present_phase(self) -> str:
        """What we wait for; nothing between two requests, which is uvicorn's own care."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return ""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.cycle is not None and not self.cycle.response_complete:
            return "response"
        begun = self.timeout_keep_alive_task is None or self.conn.trailing_data[0]
        return "header" if begun else ""

    def _give_up(self) -> None:
        self.doorkeeper.turn_away(f"{self._phase}_seconds")
        self.transport.abort()

    def _stop_watching(self) -> None:
        self._phase = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
