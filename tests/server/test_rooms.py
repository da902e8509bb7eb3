"""The server's rooms: each imports those named beside it, and no module of the server imports back."""

from pathlib import Path
from typing import Final

from tests.architecture.imports import cycle, forbidden, imports

SOURCE: Final = Path(__file__).parents[2] / "src" / "pessoi"

LOW: Final = ("settings", "limits", "wire", "metrics", "background", "gc_policy")
ROOMS: Final = {
    "storage": ("wire",),
    "background": ("storage",),  # it knows an outage from a fault
    "bots": ("settings",),
    "editions": ("settings",),
    "reviews": ("settings", "background", "storage", "bots"),
    "services": (*LOW, "storage", "bots", "editions", "reviews", "notices"),
    "notices": (
        "settings",
        "limits",
        "wire",
        "background",
        "storage",
        "services",
    ),  # what sends is a service, who uses it has them
    "tables": (*LOW, "storage", "bots", "services", "notices"),
    "tournaments": ("wire", "background", "storage", "services", "tables"),
    "admin": ("storage", "tables", "tournaments"),
    "people": ("limits", "wire", "background", "storage", "services", "tables", "tournaments", "admin"),
    "http": (*LOW, "storage", "bots", "editions", "reviews", "tables", "notices", "tournaments", "people"),
    "socket": (*LOW, "bots", "http", "storage", "tables"),
    "app": (*LOW, "http", "socket", "services", "tables", "tournaments", "people"),
    "run": (*LOW, "app", "http", "storage", "tables"),
    "command": ("settings", "run"),
}


def test_rooms_import_those_below_them() -> None:
    found = [entry for entry in imports(SOURCE) if entry.module.startswith("pessoi.server.")]
    inside = [entry for entry in found if entry.imported.startswith("pessoi.server.")]
    assert {entry.module.split(".")[2] for entry in inside} <= set(ROOMS) | set(LOW)
    assert forbidden(inside, ROOMS, level=2) == []
    assert cycle(inside) == []
