"""Ideas in the terminal, and a coach: what a bot would do and why, from what the seat knows."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from pessoi.bots.ideas import Adviser, Weighed
from pessoi.bots.levels import NORMAL, SearchBot
from pessoi.bots.reasons import INTRODUCED, Reason
from pessoi.kernel import Action, Known, Message, Options, Request, State
from pessoi.kernel.story import Line
from pessoi.terminal.table import Table

MUCH: Final = 0.08  # of the chance to win: an answer that loses it is doubted
SOME: Final = 0.03  # and one that loses this is remembered until after the game
REMEMBERED: Final = 3
LETTERS: Final = "ABC"
INDENT: Final = 5  # of what is said about an idea


class Doubt:
    """An answer that loses something: in words, what is thought of it, and the better one in words."""

    def __init__(self, said: str, weighed: Weighed, better: str) -> None:
        self.said: Final = said
        self.weighed: Final = weighed
        self.better: Final = better


class Counsel:
    """Advises the people at one keyboard. `losses` are the answers that have cost something."""

    def __init__(self, table: Table, options: Options) -> None:
        self.table: Final = table
        self.options: Final = options
        self.losses: Final[list[Doubt]] = []

    def adviser(self, s: State, request: Request) -> Adviser:
        game: Any = self.table.game
        known = game.known(s, request.seat)
        return Adviser(game, self.options, known, request.seat, request, SearchBot(Random(0), NORMAL))

    def give_ideas(self, s: State, request: Request) -> None:
        adviser = self.adviser(s, request)
        ideas = adviser.ideas()
        self.table.line("idea-count", "bold", n=len(ideas))
        for letter, idea in zip(LETTERS, ideas, strict=False):
            number = request.actions.index(idea.action) + 1
            said = self.answer(adviser.k, idea.action, request.seat)
            self.print(f"{letter}  {number}: {said}  {percent(idea.chance)} %", "bold yellow")
            self.give_reasons(idea.reasons, request.seat)
            if idea.line:
                self.print("→ " + self.row(idea.line, request.seat), "dim", INDENT)
            if idea.reply:
                self.print(f"{self.table.say('idea-reply')} {self.row(idea.reply, request.seat)}", "dim", INDENT)
        self.table.line("idea-known", "dim", now=percent(adviser.now))

    def doubts(self, s: State, request: Request, action: Action) -> Doubt | None:
        """What is to be thought of an answer that loses much; one that loses something is remembered."""
        if len(request.actions) < 2:
            return None
        adviser = self.adviser(s, request)
        weighed = adviser.weigh(action)
        if weighed.loss < SOME:
            return None
        said, better = (self.answer(adviser.k, a, request.seat) for a in (action, weighed.best))
        self.losses.append(Doubt(said, weighed, better))
        return self.losses[-1] if weighed.loss >= MUCH else None

    def warn(self, doubt: Doubt, seat: int) -> None:
        self.table.line("coach-sure", "bold red", n=percent(doubt.weighed.loss))
        self.give_reasons(doubt.weighed.reasons, seat)
        self.table.line("coach-better", action=f"={doubt.better}")
        self.table.line("coach-again", "dim")

    def forget(self) -> None:
        """The last answer was not given after all."""
        self.losses.pop()

    def look_back(self, seat: int) -> None:
        """After the game: the things that would have helped most."""
        worst = sorted(self.losses, key=lambda doubt: -doubt.weighed.loss)[:REMEMBERED]
        if not worst:
            self.table.line("coach-fine", "bold")
            return
        self.table.line("coach-after", "bold", n=len(worst))
        for doubt in worst:
            self.table.line("coach-lost", action=f"={doubt.said}", n=percent(doubt.weighed.loss))
            self.give_reasons(doubt.weighed.reasons, seat)
            self.print(self.table.say(Message("coach-better", {"action": f"={doubt.better}"})), indent=INDENT)

    # -- words

    def answer(self, k: Known, action: Action, seat: int) -> str:
        """As the question lists it: what some answers are called means nothing without what they bring."""
        said = self.say(self.table.game.describe(action), seat)
        detail = self.table.game.detail(k, action)
        return said if detail is None else f"{said} ({self.say(detail, seat)})"

    def give_reasons(self, reasons: Sequence[Reason], seat: int) -> None:
        for reason in reasons:
            self.print(self.said(reason, seat), indent=INDENT)

    def said(self, reason: Reason, seat: int) -> str:
        text = self.say(reason.message, seat)
        if reason.kind in INTRODUCED:
            return f"{self.table.say(f'idea-{reason.kind}')} {text}"
        return text

    def row(self, lines: Sequence[Line], seat: int) -> str:
        return " · ".join(self.say(line.message(), seat) for line in lines)

    def say(self, message: Message, seat: int) -> str:
        return self.table.words.say(message, self.table.names, seat)

    def print(self, text: str, style: str = "", indent: int = 0) -> None:
        self.table.console.print(Padding(Text(text, style=style), (0, 0, 0, indent), expand=False))


def percent(share: float) -> int:
    return round(100 * share)
