"""A lesson as data: a game that follows a script, and what a coach says on the way.

It lies beside its game: `learn/lesson.toml` is the script, `learn/lesson.<lang>.toml` the words. A line of the script
says who answers what:

    chance roll 2                   what chance answers
    seat2 place t01                 a scripted answer of a seat; of the learner's own where there is nothing to learn
    you bid 3                       the learner is asked
    you bid 3 | bid 5               any of these will do; the first one is shown to who wants to be shown
    you build t10 | *               whatever is legal will do
    you raise stone & raise marble  all of these, in any order
    seat2@retreat stay              only if that is what is asked
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from pessoi.games import GAMES
from pessoi.kernel import CHANCE
from pessoi.spec.guide import folder
from pessoi.spec.rulebook import ENGLISH

OPENING: Final = -1  # the step of lines that are played before the first one
ANY: Final = "*"


class Cue:
    """A line of the script, in step `step`."""

    def __init__(self, text: str, step: int, learner: int) -> None:
        who, _, answers = text.partition(" ")
        name, _, self.decision = who.partition("@")
        self.step: Final = step
        self.is_asked: Final = name == "you"  # and not scripted
        self.seat: Final = learner if self.is_asked else CHANCE if name == "chance" else int(name[4:]) - 1
        self.together: Final = answers.split(" & ") if " & " in answers else []
        self.answers: Final = self.together or answers.split(" | ")

    def fits(self, seat: int, decision: str) -> bool:
        """Whether it is about that question; a line without a condition has to be."""
        return not self.decision or (self.seat == seat and self.decision == decision)

    def takes(self, text: str, left: Sequence[str]) -> bool:
        """Whether that answer will do; `left` are those of `together` that have not been given."""
        return text in left if self.together else text in self.answers or ANY in self.answers


class Step:
    """One idea. Where there is only something to read, `point` says what the coach points at: patterns of things on the
    board, or parts of the page in <>; else it points at what gives the answer."""

    def __init__(self, id: str, point: list[str], is_played: bool, is_told: bool) -> None:
        self.id: Final = id
        self.point: Final = point
        self.is_played: Final = is_played  # the learner does something; else there is only something to read
        self.is_told: Final = is_told  # what happened is said afterwards


class Lesson:
    def __init__(self, data: dict[str, Any], words: dict[str, dict[str, dict[str, str]]]) -> None:
        self.revision: Final[int] = data["revision"]
        self.rules: Final[int] = data["rules"]
        self.options: Final[dict[str, str]] = data.get("options", {})
        self.players: Final[int] = data["players"]
        self.level: Final[str] = data["level"]  # of the bots that play on
        self.learner: Final = int(data["learner"]) - 1
        self.words: Final = words  # by language, step and kind: title, say, after, nudge
        self.cues: Final = [Cue(text, OPENING, self.learner) for text in data["opening"]]
        self.steps: Final[list[Step]] = []
        told = words[ENGLISH]
        for number, step in enumerate(data["steps"]):
            cues = [Cue(text, number, self.learner) for text in step.get("play", ())]
            self.cues.extend(cues)
            is_played = any(cue.is_asked for cue in cues)
            self.steps.append(Step(step["id"], step.get("point", []), is_played, "after" in told.get(step["id"], {})))


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    learn = folder(game)
    script = learn.joinpath("lesson.toml")
    if game not in GAMES or not script.is_file():
        return None
    words = {}
    for file in learn.iterdir():
        name, _, lang = file.name.removesuffix(".toml").partition(".")
        if name == "lesson" and lang:
            words[lang] = tomllib.loads(file.read_text(encoding="utf-8"))
    return Lesson(tomllib.loads(script.read_text(encoding="utf-8")), words)
