"""Ideas in the terminal, and a coach: what a bot would do and why, from what the seat knows."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rich.text import Text

from pessoi.bots.ideas import Adviser, Weighed
from pessoi.bots.levels import NORMAL, SearchBot
from pessoi.bots.reasons import Reason
from pessoi.kernel import Action, Message, Options, Request, State
from pessoi.kernel.story import Line
from pessoi.terminal.table import Table

MUCH: Final = 0.08  # of the chance to win: an answer that loses it is doubted
SOME: Final = 0.03  # and one that loses this is remembered until after the game
REMEMBERED: Final = 3
LETTERS: Final = "ABC"


class Counsel:
    """Advises the people at one keyboard. `losses` are the answers that cost most, with what was better."""

    def __init__(self, table: Table, options: Options) -> None:
        self.table: Final = table
        self.options: Final = options
        self.losses: Final[list[tuple[Action, Weighed]]] = []

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
            said = self.say(self.table.game.describe(idea.action), request.seat)
            self.print(f"{letter}  {number}: {said}  {percent(idea.chance)} %", "bold yellow")
            for reason in idea.reasons:
                self.print(f"     {self.said(reason, request.seat)}")
            if idea.line:
                self.print("     → " + self.row(idea.line, request.seat), "dim")
            if idea.reply:
                self.print(f"     {self.table.say('idea-reply')} {self.row(idea.reply, request.seat)}", "dim")
        self.table.line("idea-known", "dim", now=percent(adviser.now))

    def doubts(self, s: State, request: Request, action: Action) -> Weighed | None:
        """What is to be thought of an answer that loses much; one that loses something is remembered."""
        if len(request.actions) < 2:
            return None
        weighed = self.adviser(s, request).weigh(action)
        if weighed.loss >= SOME:
            self.losses.append((action, weighed))
        return weighed if weighed.loss >= MUCH else None

    def warn(self, weighed: Weighed, seat: int) -> None:
        self.table.line("coach-sure", "bold red", n=percent(weighed.loss))
        for reason in weighed.reasons:
            self.print(f"  {self.said(reason, seat)}", "red")
        self.better(weighed, seat)
        self.table.line("coach-again", "dim")

    def better(self, weighed: Weighed, seat: int) -> None:
        better = self.say(self.table.game.describe(weighed.best), seat)
        self.table.line("coach-better", action=f"={better}")

    def forget(self) -> None:
        """The last answer was not given after all."""
        self.losses.pop()

    def look_back(self, seat: int) -> None:
        """After the game: the things that would have helped most."""
        worst = sorted(self.losses, key=lambda entry: -entry[1].loss)[:REMEMBERED]
        if not worst:
            self.table.line("coach-fine", "bold")
            return
        self.table.line("coach-after", "bold")
        for action, weighed in worst:
            said = self.say(self.table.game.describe(action), seat)
            self.table.line("coach-lost", action=f"={said}", n=percent(weighed.loss))
            self.better(weighed, seat)

    # -- words

    def said(self, reason: Reason, seat: int) -> str:
        text = self.say(reason.message, seat)
        if reason.kind in ("prevents", "risks"):
            return f"{self.table.say(f'idea-{reason.kind}')} {text}"
        return text

    def row(self, lines: Sequence[Line], seat: int) -> str:
        return " · ".join(self.say(line.message(), seat) for line in lines)

    def say(self, message: Message, seat: int) -> str:
        return self.table.words.say(message, self.table.names, seat)

    def print(self, text: str, style: str = "") -> None:
        self.table.console.print(Text(text, style=style))


def percent(share: float) -> int:
    return round(100 * share)
