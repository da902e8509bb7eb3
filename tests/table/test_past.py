"""A finished game looked at again: its record, and its steps as others replay them."""

import pytest

from pessoi.kernel import WATCHER
from pessoi.records import Record, read, replay, start, write
from pessoi.table.past import chart, moments, record_of
from tests.table.tables import OWNER, finish, started


def test_the_record_is_the_one_that_is_kept_while_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pessoi.records.record.EVERY", 3)
    table = started(OWNER, "greedy")
    finish(table)
    game, found = table.game, record_of(table)
    kept = Record.begin(game, table.options(), found.players, table.chance.seed)
    s = start(kept, game)
    for answer in table.moves:
        kept.play(game, s, game.vocabulary.read(answer.action))
    assert write(found, reveal=True) == write(kept, reveal=True)
    assert len(found.checkpoints) > 2


def test_moments_are_the_set_up_and_the_steps_of_the_replay() -> None:
    table = started(OWNER, "greedy")
    finish(table)
    game, record = table.game, read(write(record_of(table), reveal=True))
    steps = [(step.number, step.action, step.after.digest()) for step in replay(record, game)]
    seen = [(moment.number, moment.action, moment.position.digest()) for moment in moments(game, record)]
    assert seen == [(0, None, start(record, game).digest()), *steps]
    scores = table.shown(WATCHER)
    assert scores is not None
    assert chart(moments(game, record))[-1] == scores["scores"]
