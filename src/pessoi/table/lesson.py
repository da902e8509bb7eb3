"""How far a lesson has come, as the log tells: a table whose other seats and chance follow a script.

Whoever answers otherwise than the script says is astray: the others wait, and the answer can be taken back.
"""

from collections.abc import Iterable
from typing import Final

from pessoi.kernel import Request
from pessoi.spec.lesson import OPENING, Cue, Lesson, lesson_of
from pessoi.table.entry import Answered, Setup
from pessoi.table.types import LessonPhase, LessonState


class Progress:
    """`at` is the line of the script that comes next; `told` counts the steps that the learner has put behind them."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.at = 0
        self.left: list[str] = []  # of answers that may be given in any order
        self.told = 0
        self.is_astray = False
        self.is_over = False

    def copy(self) -> "Progress":
        other = Progress(self.lesson)
        other.at, other.left, other.told = self.at, list(self.left), self.told
        other.is_astray, other.is_over = self.is_astray, self.is_over
        return other

    def note(self, seat: int, decision: str, text: str) -> None:
        """That answer was given."""
        if self.is_over or self.is_astray:
            return
        at = self._find(seat, decision)
        if at == len(self.lesson.cues):
            self.is_over = True  # played on without another word
            return
        cue = self.lesson.cues[at]
        left = self.left if at == self.at and self.left else list(cue.together)
        if cue.seat != seat or not cue.takes(text, left):
            self.is_astray = True
            return
        if cue.is_asked:
            self.told = max(self.told, cue.step)  # who acts has read enough
        if cue.together:
            left.remove(text)
        self.left = left
        self.at = at if left else at + 1

    def replay(self, answers: Iterable[Answered]) -> None:
        """Those answers are all that stand."""
        self.at, self.left, self.is_astray = 0, [], False
        for answer in answers:
            self.note(answer.seat, answer.decision, answer.action)

    def cue(self, request: Request) -> Cue | None:
        """The line that is about this question; None at the end, and for who is astray."""
        if self.is_over or self.is_astray:
            return None
        at = self._find(request.seat, request.decision)
        return self.lesson.cues[at] if at < len(self.lesson.cues) else None

    def _find(self, seat: int, decision: str) -> int:
        at = self.at
        while at < len(self.lesson.cues) and not self.lesson.cues[at].fits(seat, decision):
            at += 1
        return at

    def scripted(self, request: Request) -> str | None:
        """What the script answers to that question, unless it is for the learner to do."""
        cue = self.cue(request)
        return None if cue is None or cue.is_asked else cue.answers[0]

    def comes_along(self, request: Request) -> bool:
        """Chance and what is not worth a question are answered at once; so is the opening, which nobody watches."""
        cue = self.cue(request)
        return cue is not None and (cue.step == OPENING or request.seat < 0 or request.seat == self.lesson.learner)

    def state(self, request: Request, legal: list[str]) -> LessonState | None:
        """What the coach is about; None when there is no more to say."""
        steps = self.lesson.steps
        if self.is_over:
            return None
        if self.is_astray:
            at = min(self.at, len(self.lesson.cues) - 1)
            return self._show(max(self.lesson.cues[at].step, 0), "astray", [])
        cue = self.cue(request)
        now = len(steps) if cue is None else cue.step
        step = min(self.told, now)
        while step < now and steps[step].is_played and not steps[step].is_told:
            step += 1
        if step == len(steps):
            return None
        if step < now:
            return self._show(step, "done" if steps[step].is_played else "read", [])
        assert cue is not None
        if not cue.is_asked:
            return self._show(step, "wait", [])
        left = self.left or cue.together
        answers = [text for text in left or cue.answers if text in legal]
        answers += [text for text in legal if cue.takes(text, left)]
        return self._show(step, "do", answers)

    def _show(self, step: int, phase: LessonPhase, answers: list[str]) -> LessonState:
        about = self.lesson.steps[step]
        return LessonState(step, len(self.lesson.steps), about.id, phase, about.point, list(dict.fromkeys(answers)))


def progress_of(setup: Setup) -> Progress | None:
    """A lesson that has just begun; None if this table is none, or of another script than today's."""
    lesson = lesson_of(setup.game) if setup.lesson else None
    return Progress(lesson) if lesson is not None and lesson.revision == setup.lesson else None
