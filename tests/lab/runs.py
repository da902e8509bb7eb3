"""Plans of the toy game, for tests of everything that runs games."""

from typing import Any

from pessoi.lab.plan import Kind, Plan


def plan(kind: Kind, bots: tuple[str, ...] = ("greedy", "random"), **changes: Any) -> Plan:
    """Three seats of Pebbles, unless something else is said."""
    return Plan(
        **{
            "kind": kind,
            "game": "pebbles",
            "players": 3,
            "options": {"bag": "single"},
            "edition": None,
            "bots": list(bots),
            "weights": {},
            "seed": "7",
            "rules": 1,
            **changes,
        }
    )
