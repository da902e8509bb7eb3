"""A finished game looked at again: its record, and every step of it from a point of view."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from pessoi.kernel import CHANCE, WATCHER, Game, State
from pessoi.records import Answer, Player, Record, Step, replay, start
from pessoi.records.record import result_text
from pessoi.table.entry import Chair
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table
from pessoi.table.types import Line, MessageData, Shown
from pessoi.table.view import words


def record_of(table: Table) -> Record:
    """The record of a finished game, seed included."""
    if table.phase != "over":
        raise Refusal("conflict", "the record is given out when the game is over", key="not_over")
    if table.changed is not None:
        text = "the rules changed during this game: there is no record that could be replayed"
        raise Refusal("conflict", text, key="no_record")
    assert table.started is not None
    assert table.position is not None
    game = table.game
    players = [player(chair) for chair in table.setup.chairs]
    options = game.settled_options(table.options())
    commitment = table.started.commitment
    record = Record(game.name, table.version, options, players, commitment, table.setup.edition)
    record.seed = table.chance.seed
    record.answers.extend(Answer(a.seat, a.action) for a in table.moves)
    outcome = game.outcome(table.position)
    record.result = "" if outcome is None else result_text(outcome)
    if table.version == game.version:
        for step in replay(record, game):
            record.check_in(step.number, step.after, is_over=game.outcome(step.after) is not None)
    return record


def player(chair: Chair) -> Player:
    if chair.kind == "person":
        return Player(chair.name or "guest", "human")
    return Player(chair.level or "bot", chair.level or "bot")


class Moment:
    """The set-up of a game that was played (number 0), or a step of its replay, for whoever looks at it again."""

    def __init__(self, s: State, step: Step | None) -> None:
        self.number: Final = 0 if step is None else step.number
        self.asked: Final = None if step is None else step.request
        self.action: Final = None if step is None else step.action
        self.events: Final = [] if step is None else step.events
        self.position: Final = s  # goes on with the replay

    def shown(self, game: Game[Any], viewer: int) -> Shown:
        return cast("Shown", game.show(game.known(self.position, viewer), viewer))

    def answer(self, game: Game[Any], viewer: int) -> tuple[str, MessageData] | None:
        if self.asked is None or self.action is None or not self.asked.is_seen_by(viewer):
            return None
        return game.vocabulary.text(self.action), words(game.describe(self.action))

    def lines(self, game: Game[Any], viewer: int) -> list[Line]:
        found = []
        for event in self.events:
            if event.is_seen_by(viewer):
                seat = event.seat if event.seat >= 0 else None
                message = words(game.describe_event(event))
                found.append(Line(self.number, "event", seat, message, None, None, 0, self.number))
        answer = self.answer(game, viewer)
        if not found and answer is not None and self.asked is not None:
            seat = None if self.asked.seat == CHANCE else self.asked.seat
            found.append(Line(self.number, "answer", seat, answer[1], None, None, 0, self.number))
        return found


def moments(game: Game[Any], record: Record) -> Iterator[Moment]:
    """The set-up, then the position after every answer."""
    yield Moment(start(record, game), None)
    for step in replay(record, game):
        yield Moment(step.after, step)


def chart(game: Game[Any], steps: Iterable[Moment]) -> list[list[int]]:
    """Everybody's points after every step, as a spectator could see them."""
    return [[int(points) for points in moment.shown(game, WATCHER)["scores"]] for moment in steps]
