"""Figures for Prometheus at /metrics. No names, addresses or secrets.

What is counted several times a move is counted in the event loop's thread alone, without the library's locks (`Times`,
`Sums`), and becomes the library's when somebody looks.
"""

import asyncio
import gc
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Any, Final, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
BEAT: Final = 0.02  # seconds between two looks at how late the event loop is


class Times:
    """A histogram of seconds. No subclass of the library's: in a page there is none."""

    def __init__(self, name: str, help: str, registry: CollectorRegistry) -> None:
        self._about: Final = name, help
        self._counts: Final = [0] * (len(SECONDS) + 1)
        self._sum = 0.0
        registry.register(cast(Collector, self))

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        bounds = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(*self._about, buckets=buckets, sum_value=self._sum)


class Sums:
    """What adds up, by one label if it has one."""

    def __init__(self, name: str, help: str, registry: CollectorRegistry, label: str = "") -> None:
        self._about: Final = name, help
        self._labels: Final = [label] if label else []
        self._sums: Final[dict[str, int]] = {} if label else {"": 0}
        registry.register(cast(Collector, self))

    def add(self, amount: int, label: str = "") -> None:
        self._sums[label] = self._sums.get(label, 0) + amount

    def collect(self) -> Iterable[Metric]:
        family = CounterMetricFamily(*self._about, labels=self._labels)
        for label, total in self._sums.items():
            family.add_metric([label] if self._labels else [], total)
        yield family


class Metrics:
    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        self.requests: Final = Counter("pessoi_requests", "HTTP requests", ["status"], registry=registry)
        self.messages: Final = Sums("pessoi_messages", "socket messages", registry, "type")
        self.refusals: Final = Counter("pessoi_refusals", "things refused", ["code"], registry=registry)
        self.answers: Final = Times("pessoi_answer_seconds", "until durable", registry)
        self.commits: Final = Times("pessoi_commit_seconds", "group commits", registry)
        self.appended: Final = Sums("pessoi_appends", "appends in group commits", registry)
        self.views: Final = Sums("pessoi_view_bytes", "bytes of views sent", registry)
        self.making: Final = Times("pessoi_view_seconds", "to make a view", registry)
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
        self.appended.add(size)

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
