"""A game looked at again: a finished one's record and every step of it from a point of view, a running one's earlier
boards."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from pessoi.games.frozen import rules_of
from pessoi.kernel import CHANCE, WATCHER, Game, Options, State
from pessoi.kernel.story import Step as Told
from pessoi.records import Answer, Forfeit, Player, Record, RulesChange, Step, game_of, outcome_of, replay, start
from pessoi.records.record import result_text
from pessoi.table.entry import Answered, AnyEntry, Chair, Forfeited, RulesChanged, Started, Undone
from pessoi.table.refusal import Refusal
from pessoi.table.story import show
from pessoi.table.table import Table
from pessoi.table.types import Line, MessageData, Shown, StoryLine, words


def record_of(table: Table) -> Record:
    """The record of a finished game, seed included."""
    if table.phase != "over":
        raise Refusal("conflict", "the record is given out when the game is over", key="not_over")
    return written(table)


def written(table: Table) -> Record:
    """What has been played so far, with the seed of all that is to come."""
    assert table.started is not None
    assert table.position is not None
    options = Options(table.setup.players, table.setup.options)
    first, *later = stretches(table.entries)
    record = Record(
        table.setup.game,
        first.version,
        rules_by(table, first.version).settled_options(options),
        [player(chair) for chair in table.setup.chairs],
        table.started.commitment,
        table.setup.edition,
        table.started.position,
    )
    if not table.setup.lesson:  # whose chance follows a script
        record.seed = table.chance.seed
    first.write(record)
    for stretch in later:
        record.changes.append(RulesChange(len(record.answers), stretch.version))
        stretch.write(record)
    record.is_ended = table.is_ended
    outcome = outcome_of(record, table.game, table.position)
    record.result = "" if outcome is None else result_text(outcome)
    for step in replay(record, game_of(record)):
        record.check_in(step.number, step.after, is_over=step.game.outcome(step.after) is not None)
    if record.answers and outcome is not None:
        record.check_in(len(record.answers), table.position, is_over=True)
    return record


def shown_at(table: Table, seq: int, viewer: int) -> Shown:
    """The board after entry `seq` of the log, as the viewer knew it then; answers taken back since are not in it."""
    if table.started is None:
        raise Refusal("not_started", "the game has not started yet")
    length = bisect_right(table.move_seqs, seq)
    if length == 0 and table.changed is not None:
        versions: dict[str, int | str] = {"old": table.changed.old, "new": table.changed.new}
        raise Refusal("conflict", "that was played by older rules", versions, key="other_rules")
    return cast("Shown", table.game.show(table.game.known(table.position_after(length), viewer), viewer))


def rules_by(table: Table, version: int) -> Game[Any]:
    """The game by the rules of that version."""
    game = rules_of(table.setup.game, version, table.setup.edition)
    if game is None:
        versions: dict[str, int | str] = {"old": version, "new": table.game.version}
        raise Refusal("conflict", f"nobody kept version {version} of these rules", versions, key="other_rules")
    return game


class Stretch:
    """What was played by one version of the rules: the answers that stood at its end, and who gave up in its course."""

    def __init__(self, version: int) -> None:
        self.version: Final = version
        self.moves: Final[list[Answered]] = []
        self.forfeits: Final[list[tuple[int, Forfeited]]] = []  # after how many of the answers

    def cut(self, length: int) -> None:
        """Take back all answers after the first `length`. Who gave up since has given up."""
        del self.moves[length:]
        self.forfeits[:] = [(min(number, length), forfeit) for number, forfeit in self.forfeits]

    def write(self, record: Record) -> None:
        before = len(record.answers)
        record.answers.extend(Answer(a.seat, a.action) for a in self.moves)
        record.forfeits.extend(Forfeit(before + number, f.seat, f.why) for number, f in self.forfeits)


def stretches(entries: Iterable[AnyEntry]) -> list[Stretch]:
    """The course of a game, from one change of the rules to the next."""
    found: list[Stretch] = []
    for entry in entries:
        if isinstance(entry, Started):
            found = [Stretch(entry.version)]
        elif isinstance(entry, RulesChanged):
            found[-1].cut(len(found[-1].moves) - entry.dropped)
            found.append(Stretch(entry.new))
        elif isinstance(entry, Answered):
            found[-1].moves.append(entry)
        elif isinstance(entry, Undone):
            found[-1].cut(entry.length)
        elif isinstance(entry, Forfeited):
            found[-1].forfeits.append((len(found[-1].moves), entry))
    return found


def player(chair: Chair) -> Player:
    if chair.kind == "person":
        return Player(chair.name or "guest", "human")
    return Player(chair.level or "bot", chair.level or "bot")


class Moment:
    """The set-up of a game that was played (number 0), or a step of its replay, for whoever looks at it again."""

    def __init__(self, game: Game[Any], s: State, step: Step | None) -> None:
        self.game: Final = game
        self.number: Final = 0 if step is None else step.number
        self.asked: Final = None if step is None else step.request
        self.action: Final = None if step is None else step.action
        self.events: Final = [] if step is None else step.events
        self.position: Final = s  # goes on with the replay

    def shown(self, viewer: int) -> Shown:
        return cast("Shown", self.game.show(self.game.known(self.position, viewer), viewer))

    def answer(self, viewer: int) -> tuple[str, MessageData] | None:
        if self.asked is None or self.action is None or not self.asked.is_seen_by(viewer):
            return None
        return self.game.vocabulary.text(self.action), words(self.game.describe(self.action))

    def lines(self, viewer: int) -> list[Line]:
        found = []
        for event in self.events:
            if event.is_seen_by(viewer):
                seat = event.seat if event.seat >= 0 else None
                message = words(self.game.describe_event(event))
                found.append(Line(self.number, "event", seat, message, None, None, 0, self.number))
        answer = self.answer(viewer)
        if not found and answer is not None and self.asked is not None:
            seat = None if self.asked.seat == CHANCE else self.asked.seat
            found.append(Line(self.number, "answer", seat, answer[1], None, None, 0, self.number))
        return found


def moments(game: Game[Any], record: Record) -> Iterator[Moment]:
    """The set-up, then the position after every answer."""
    yield Moment(game, start(record, game), None)
    for step in replay(record, game):
        yield Moment(step.game, step.after, step)


def chart(steps: Iterable[Moment]) -> list[list[int]]:
    """Everybody's points after every step, as a spectator could see them."""
    return [[int(points) for points in moment.shown(WATCHER)["scores"]] for moment in steps]


def story_of(game: Game[Any], record: Record, viewer: int) -> list[StoryLine]:
    """The whole story, by the rules of the time."""
    told: list[StoryLine] = []
    steps: list[Told] = []
    rules = game
    for step in replay(record, game):
        if step.game is not rules:
            told += [show(line) for line in rules.tell(record.options, steps)]
            rules, steps = step.game, []
        steps.append(step.told().seen_by(viewer))
    return told + [show(line) for line in rules.tell(record.options, steps)]
