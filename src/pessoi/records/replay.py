"""Play a record again, and verify it: every answer, checkpoint and result, and chance from the revealed seed.

Whoever looks at a game that was played steps through it here: the command line, the terminal, a server.
"""

from collections.abc import Iterator
from typing import Any, Final

from pessoi.games import UnknownGame, load_game
from pessoi.games.frozen import rules_of, taken_over
from pessoi.games.sheet import BadFigures
from pessoi.kernel import CHANCE, OVER, Action, Event, Game, Request, State
from pessoi.kernel.chance import Chance
from pessoi.kernel.story import Step as Told
from pessoi.records.record import Answer, BadRecord, Record, RulesChange, bad_line, result_text
from pessoi.records.result import is_won, outcome_of


class Step:
    """One answer of a replay: the question, the answer, what happened, and the position after it.

    The position goes on with the replay: copy it to keep it. `game` has the rules that the answer was given by, perhaps
    old ones; `drawn` counts the answers since they came into force, as chance's questions are numbered.
    """

    def __init__(
        self,
        game: Game[Any],
        number: int,
        drawn: int,
        request: Request,
        action: Action,
        events: list[Event],
        after: State,
    ) -> None:
        self.game: Final = game
        self.number: Final = number
        self.drawn: Final = drawn
        self.request: Final = request
        self.action: Final = action
        self.events: Final = events
        self.after: Final = after

    def told(self) -> Told:
        """The step for a story."""
        asked = self.request
        return Told(self.number, asked.seat, asked.decision, self.action, self.events, asked.seen)


class Verified:
    """What a verification checked."""

    def __init__(self, answers: int, chance: int, checkpoints: int, seed: bool, over: bool) -> None:
        self.answers: Final = answers
        self.chance: Final = chance
        self.checkpoints: Final = checkpoints
        self.seed: Final = seed  # the seed is revealed, and all chance answers follow from it
        self.over: Final = over


def game_of(record: Record) -> Game[Any]:
    """The game as it began, with the record's own edition, by the rules of its time (ADR 17).

    BadRecord if there is no such game, or nobody kept its rules.
    """
    return rules_for(record, record.version, record.lines.get("rules", 0))


def rules_for(record: Record, version: int, line: int) -> Game[Any]:
    try:
        game = rules_of(record.game, version, record.edition)
    except UnknownGame as error:
        raise bad_line(record.lines.get("game", 0), error) from error
    except BadFigures as error:
        raise bad_line(record.lines.get("override", 0), error) from error
    if game is None:
        versions: dict[str, int | str] = {
            "old": version,
            "new": load_game(record.game).version,
            "game": f"={record.game}",
        }
        raise BadRecord("error-record-rules", versions, line)
    return game


def start(record: Record, game: Game[Any]) -> State:
    """The position before the first answer."""
    if record.game != game.name:
        other: dict[str, int | str] = {"game": f"={record.game}", "other": f"={game.name}"}
        raise BadRecord("error-record-game", other, record.lines.get("game", 0))
    if record.version != game.version:
        versions: dict[str, int | str] = {"old": record.version, "new": game.version, "game": f"={game.name}"}
        raise BadRecord("error-record-rules", versions, record.lines.get("rules", 0))
    if record.start is not None:
        return started_at(record, game, record.start)
    try:
        s: State = game.setup(record.options)
    except ValueError as error:  # BadOption, of an old kernel perhaps
        raise bad_line(record.lines.get("options", 0), error) from error
    return s


def started_at(record: Record, game: Game[Any], data: dict[str, Any]) -> State:
    """The position that the record says it starts from, if it is one of the game as it was set up."""
    s = taken_over(game, data)
    players = record.options.players
    if s is None or s.data() != data or len(game.teams(s)) != players or game.violations(s, None):
        raise BadRecord("error-record-start", line=record.lines.get("start", 0))
    return s


def replay(record: Record, game: Game[Any]) -> Iterator[Step]:
    """Give the record's answers one by one; BadRecord at the first that cannot have been given.

    `game` is the one that `game_of` gives; where the rules changed, the replay goes on by the new ones.
    """
    s = start(record, game)
    request = game.pending(s)
    changes = list(record.changes)
    since = 0
    for number, answer in enumerate(record.answers, start=1):
        while changes and changes[0].number < number:
            since = changes[0].number
            game, s = gone_on(record, changes.pop(0), s)
            request = game.pending(s)
        check_forfeits(record, game, s, number)
        asked = request
        action = read_answer(game, asked, answer)
        events: list[Event] = []
        try:
            request = game.play(s, action, events)
        except ValueError as error:  # IllegalAction, of an old kernel perhaps
            raise bad_line(answer.line, error) from error
        digest = record.checkpoints.get(number)
        if digest is not None and digest != s.digest():
            line = record.lines.get(f"digest {number}", answer.line)
            differs: dict[str, int | str] = {"number": number, "found": f"={s.digest()}", "digest": f"={digest}"}
            raise BadRecord("error-record-digest", differs, line)
        yield Step(game, number, number - since, asked, action, events, s)
    for change in changes:
        game, s = gone_on(record, change, s)
    check_result(record, game, s)


def gone_on(record: Record, change: RulesChange, s: State) -> tuple[Game[Any], State]:
    """The rules that came into force, and the position under them."""
    game = rules_for(record, change.version, change.line)
    after = taken_over(game, s.data())
    if after is None:
        raise BadRecord("error-record-change", {"version": change.version}, change.line)
    return game, after


def final(record: Record, game: Game[Any]) -> tuple[Game[Any], State]:
    """The rules in force at the end, and the position after the last answer."""
    s = start(record, game)
    for step in replay(record, game):
        game, s = step.game, step.after
    return game, s


def read_answer(game: Game[Any], request: Request, answer: Answer) -> Action:
    if request.seat == OVER:
        raise BadRecord("error-record-late", {"action": f"={answer.text}"}, answer.line)
    if request.seat != answer.seat:
        asked: dict[str, int | str] = {"who": who(request.seat), "other": who(answer.seat)}
        raise BadRecord("error-record-seat", {"decision": f"={request.decision}", **asked}, answer.line)
    try:
        return game.vocabulary.read(answer.text)
    except ValueError as error:  # NoSuchAction, of an old kernel perhaps
        raise bad_line(answer.line, error) from error


def who(seat: int) -> str:
    """As the record names it."""
    return "=chance" if seat == CHANCE else f"=seat{seat + 1}"


def check_forfeits(record: Record, game: Game[Any], s: State, number: int) -> None:
    """Nothing is answered once all but one side have given up."""
    given_up = [forfeit.seat for forfeit in record.forfeits if forfeit.number < number]
    if is_won(game, s, given_up):
        late = record.answers[number - 1]
        raise BadRecord("error-record-late", {"action": f"={late.text}"}, late.line)


def check_result(record: Record, game: Game[Any], s: State) -> None:
    line = record.lines.get("result", 0)
    outcome = outcome_of(record, game, s)
    if outcome is None and record.result:
        raise BadRecord("error-record-early", line=line)
    if outcome is not None and record.result != result_text(outcome):
        results: dict[str, int | str] = {"right": f"={result_text(outcome)}", "given": f"={record.result}"}
        raise BadRecord("error-record-result", results, line)


def verify(record: Record, game: Game[Any]) -> Verified:
    """Check everything that can be checked; BadRecord names the first thing that differs."""
    chance = Chance(record.seed) if record.seed is not None else None
    if chance is not None and chance.commitment() != record.commitment:
        raise BadRecord("error-record-seed", line=record.lines.get("seed", 0))
    drawn = 0
    for step in replay(record, game):
        if step.request.seat != CHANCE:
            continue
        drawn += 1
        if chance is None:
            continue
        asked = step.request
        present = Request(asked.seat, list(asked.actions), asked.decision, asked.weights)  # not an old kernel's
        due = chance.answer(present, step.drawn - 1)
        if step.action != due:
            given, right = step.game.vocabulary.text(step.action), step.game.vocabulary.text(due)
            differs: dict[str, int | str] = {"number": step.number, "given": f"={given}", "right": f"={right}"}
            raise BadRecord("error-record-chance", differs, record.answers[step.number - 1].line)
    return Verified(len(record.answers), drawn, len(record.checkpoints), chance is not None, bool(record.result))
