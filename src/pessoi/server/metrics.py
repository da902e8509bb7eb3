"""Figures for Prometheus at /metrics. No names, addresses or secrets."""

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from pessoi.server.hub import Hub

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self, hub: "Hub") -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        self.requests: Final = Counter("pessoi_requests", "HTTP requests", ["status"], registry=registry)
        self.messages: Final = Counter("pessoi_messages", "socket messages", ["type"], registry=registry)
        self.refusals: Final = Counter("pessoi_refusals", "things refused", ["code"], registry=registry)
        self.answers: Final = Histogram("pessoi_answer_seconds", "until durable", buckets=SECONDS, registry=registry)
        self.commits: Final = Histogram("pessoi_commit_seconds", "group commits", buckets=SECONDS, registry=registry)
        self.appended: Final = Counter("pessoi_appends", "appends in group commits", registry=registry)
        self.views: Final = Counter("pessoi_view_bytes", "bytes of views sent", registry=registry)
        rooms = Gauge("pessoi_tables", "tables open in this process", registry=registry)
        rooms.set_function(lambda: len(hub.rooms))
        sockets = Gauge("pessoi_sockets", "sockets open", registry=registry)
        sockets.set_function(lambda: sum(len(room.sockets) for room in hub.rooms.values()))
        failures = Gauge("pessoi_bot_failures", "bots that hung, crashed or answered illegally", registry=registry)
        failures.set_function(lambda: hub.thinkers.failures)

    def count_commit(self, size: int, seconds: float) -> None:
        self.commits.observe(seconds)
        self.appended.inc(size)

    def text(self) -> bytes:
        return generate_latest(self.registry)
