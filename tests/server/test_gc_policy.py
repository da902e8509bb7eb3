"""Garbage: young objects along the way, all of it once in a while, and sooner when nobody is there."""

import gc
from collections.abc import Iterator

import pytest

from pessoi.server.gc_policy import PERIOD, GcPolicy, settle


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_old_objects_are_never_looked_through_along_the_way() -> None:
    GcPolicy().collect_young_only()
    young, middle, old = gc.get_threshold()
    assert young * middle < old


def test_everything_is_collected_when_it_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    time, collected = [0.0], []
    monkeypatch.setattr("pessoi.server.gc_policy.time.monotonic", lambda: time[0])
    monkeypatch.setattr("pessoi.server.gc_policy.gc.collect", lambda: collected.append(time[0]))
    made = GcPolicy()
    for moment, is_quiet in ((PERIOD / 2, False), (PERIOD / 2, True), (PERIOD, False), (1.6 * PERIOD, False)):
        time[0] = moment
        made.collect_if_due(is_quiet)
    assert collected == [PERIOD / 2, 1.6 * PERIOD]


def test_what_is_there_at_the_start_is_not_looked_through_again() -> None:
    settle()
    try:
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
