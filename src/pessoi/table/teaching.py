"""A table that follows the script of a lesson: its set-up, what the others answer, what the coach is about."""

from collections.abc import Sequence

from pessoi.spec.lesson import lesson_of
from pessoi.table.change import Change
from pessoi.table.entry import Answered, AnyEntry, Chair, Coached, Setup
from pessoi.table.lesson import Progress
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table
from pessoi.table.types import LessonState


def lesson_setup(game: str, me: Chair, owner: str, key: str) -> Setup:
    """A table of one's own for the lesson of that game."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("not_found", f"there is no lesson of {game}", key="no_lesson")
    chairs = [me if seat == lesson.learner else Chair("bot", level=lesson.level) for seat in range(lesson.players)]
    return Setup(game, lesson.players, lesson.options, chairs, owner, key=key, lesson=lesson.revision)


def script_after(table: Table, entries: Sequence[AnyEntry]) -> Progress | None:
    """The script as it stands after those entries, to go on with; None where there is none, or it is left."""
    if table.lesson is None:
        return None
    script = table.lesson.copy()
    for entry in entries:
        if isinstance(entry, Answered):
            script.note(entry.seat, entry.decision, entry.action)
    return None if script.is_over else script


def scripted_answer(table: Table) -> str | None:
    """What the asked seat answers by the script."""
    if table.lesson is None or not table.waiting():
        return None
    return table.lesson.scripted(table.request)


def lesson_state(table: Table, seat: int | None) -> LessonState | None:
    """What the coach is about, for the learner."""
    lesson = table.lesson
    if lesson is None or table.phase != "play" or seat != lesson.lesson.learner:
        return None
    asked = table.request.seat == seat
    return lesson.state(table.request, [table.game.vocabulary.text(a) for a in table.request.actions] if asked else [])


def lesson_progress(table: Table) -> tuple[int, int] | None:
    """The steps behind the learner, of how many; None if no lesson is under way."""
    state = None if table.lesson is None else lesson_state(table, table.lesson.lesson.learner)
    return None if state is None else (state.step, state.steps)


def go_on(table: Table, told: int, is_over: bool, now: int) -> Change:
    """The learner has read it; or plays on without the lesson."""
    if table.lesson is None or not table.is_taught or table.phase != "play":
        raise Refusal("conflict", "no lesson is under way here", key="no_lesson")
    steps = len(table.lesson.lesson.steps)
    told = min(told, steps)
    is_over = is_over or told == steps
    if not is_over and told <= table.lesson.told:
        return Change([])
    return Change([Coached(now, max(told, table.lesson.told), is_over)])
