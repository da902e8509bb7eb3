"""Figures for Prometheus at /metrics. No names, addresses or secrets."""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
BEAT: Final = 0.02  # seconds between two looks at how late the event loop is


class Metrics:
    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        self.requests: Final = Counter("pessoi_requests", "HTTP requests", ["status"], registry=registry)
        self.messages: Final = Counter("pessoi_messages", "socket messages", ["type"], registry=registry)
        self.refusals: Final = Counter("pessoi_refusals", "things refused", ["code"], registry=registry)
        self.answers: Final = Histogram("pessoi_answer_seconds", "until durable", buckets=SECONDS, registry=registry)
        self.commits: Final = Histogram("pessoi_commit_seconds", "group commits", buckets=SECONDS, registry=registry)
        self.appended: Final = Counter("pessoi_appends", "appends in group commits", registry=registry)
        self.views: Final = Counter("pessoi_view_bytes", "bytes of views sent", registry=registry)
        self.making: Final = Histogram("pessoi_view_seconds", "to make a view", buckets=SECONDS, registry=registry)
        self.late: Final = Histogram("pessoi_late_seconds", "event loop behind", buckets=SECONDS, registry=registry)
        self.collecting: Final = Histogram(
            "pessoi_gc_seconds", "garbage collections", buckets=SECONDS, registry=registry
        )
        self._collecting_since = 0.0

    def gauge(self, name: str, help: str, function: Callable[[], float]) -> None:
        """Something that is asked for when somebody looks."""
        Gauge(name, help, registry=self.registry).set_function(function)

    def count_commit(self, size: int, seconds: float) -> None:
        self.commits.observe(seconds)
        self.appended.inc(size)

    async def watch_loop(self) -> None:
        """How late things happen: a beat that should come every BEAT seconds, and garbage collections."""
        gc.callbacks.append(self._collect)
        try:
            while True:
                due = time.perf_counter() + BEAT
                await asyncio.sleep(BEAT)
                self.late.observe(time.perf_counter() - due)
        finally:
            gc.callbacks.remove(self._collect)

    def _collect(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting_since = time.perf_counter()
        else:
            self.collecting.observe(time.perf_counter() - self._collecting_since)

    def text(self) -> bytes:
        return generate_latest(self.registry)
