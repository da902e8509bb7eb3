"""Playing in the terminal: people in turn at one keyboard, bots beside them, everything written down."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from pessoi.bots import Bot
from pessoi.kernel import (
    CHANCE,
    NOTHING,
    OVER,
    WATCHER,
    Action,
    Event,
    Game,
    NoSuchAction,
    Request,
    State,
    reason,
)
from pessoi.kernel.story import Step
from pessoi.records import Record, write
from pessoi.terminal.counsel import Counsel
from pessoi.terminal.help import Help
from pessoi.terminal.table import Table, hides_something

# What may be typed besides numbers and notation, in both languages whatever the language of the game.
UNDO: Final = ("undo", "annuler")
SAVE: Final = ("save", "sauver")
QUIT: Final = ("quit", "quitter")
BOARD: Final = ("board", "plateau")
HELP: Final = ("?", "help", "aide")
HINT: Final = ("hint", "conseil")


class Left(Exception):
    """Somebody left the table, or the input ended."""


class Moment:
    """A question to a person, to come back to: the answers before it, how many the coach regretted, the position."""

    def __init__(self, seat: int, answers: int, regretted: int, s: State) -> None:
        self.seat: Final = seat
        self.answers: Final = answers
        self.regretted: Final = regretted
        self.s: Final = s


class Session:
    """One game from here to its end. `bots` has a bot for every seat that is no person's."""

    def __init__(
        self,
        record: Record,
        s: State,
        bots: Sequence[Bot | None],
        table: Table,
        read: Callable[[str], str],
        coach: bool = False,
    ) -> None:
        self.record: Final = record
        self.s: State = s
        self.bots: Final = list(bots)
        self.table: Final = table
        self.game: Final[Game[Any]] = table.game
        self.help: Final = Help(table)
        self.counsel: Final = Counsel(table, record.options)
        self.coach: Final = coach
        self.read: Final = read
        self.people: Final = [seat for seat, bot in enumerate(bots) if bot is None]
        self.news: Final[dict[int, list[Step]]] = {seat: [] for seat in self.people}
        self.moments: Final[list[Moment]] = []
        self.viewer = self.people[0] if self.people else WATCHER

    def run(self) -> bool:
        """Play to the end; False if somebody left before."""
        self.table.line("terminal-welcome")
        try:
            while (request := self.draw()).seat != OVER:
                self.take_turn(request)
        except Left:
            self.table.line("terminal-left")
            return False
        self.end()
        return True

    # -- answers

    def draw(self) -> Request:
        events: list[Event] = []
        request = self.record.draw(self.game, self.s, events)
        self.spread(Step(len(self.record.answers), CHANCE, "", NOTHING, events))
        return request

    def take_turn(self, request: Request) -> None:
        bot = self.bots[request.seat]
        if bot is not None:
            self.answer(bot.choose(self.game, self.game.known(self.s, request.seat), request.seat, request))
            return
        self.hand_over(request.seat)
        self.catch_up(request.seat)
        self.table.draw(self.s, request.seat)
        self.ask(request)

    def answer(self, action: Action) -> None:
        events: list[Event] = []
        asked = self.game.pending(self.s)
        self.record.play(self.game, self.s, action, events)
        self.spread(Step(len(self.record.answers), asked.seat, asked.decision, action, events, asked.seen))

    def ask(self, request: Request) -> None:
        """Put the question until it is answered or taken back."""
        self.table.draw_question(self.s, request)
        while True:
            line = self.typed()
            command, _, rest = line.partition(" ")
            if not line:
                self.table.draw_question(self.s, request)
            elif command in QUIT:
                raise Left
            elif command in SAVE:
                self.save(rest.strip())
            elif command in BOARD:
                self.table.draw(self.s, request.seat)
                self.table.draw_question(self.s, request)
            elif command in HELP or line.startswith("?"):
                self.help.explain(self.s, request, (rest if command in HELP else line[1:]).strip())
            elif command in HINT:
                self.counsel.give_ideas(self.s, request)
            elif command in UNDO:
                if self.undo(request.seat):
                    return
            elif (action := self.chosen(request, line)) is not None:
                moment = Moment(request.seat, len(self.record.answers), len(self.counsel.losses), self.s.copy())
                if self.coach and self.thinks_better_of(request, action):
                    continue
                self.moments.append(moment)
                self.answer(action)
                return

    def thinks_better_of(self, request: Request, action: Action) -> bool:
        """Whether the coach's doubt makes somebody choose again; the same answer once more is given."""
        doubt = self.counsel.doubts(self.s, request, action)
        if doubt is None:
            return False
        self.counsel.warn(doubt, request.seat)
        again = self.typed()
        if again and self.chosen(request, again) == action:
            return False
        self.counsel.forget()
        self.table.draw_question(self.s, request)
        return True

    def typed(self) -> str:
        try:
            return " ".join(self.read("> ").split())
        except EOFError as error:
            self.table.console.print()
            raise Left from error

    def chosen(self, request: Request, line: str) -> Action | None:
        """The answer meant by a number or by notation; None, with a sentence, if it is none."""
        if line.isdecimal():
            if 1 <= int(line) <= len(request.actions):
                return request.actions[int(line) - 1]
            self.table.line("terminal-no-number", style="red", last=len(request.actions))
            return None
        try:
            action = self.game.vocabulary.read(line)
        except NoSuchAction:
            self.table.line("terminal-no-words", style="red")
            return None
        if action not in request.actions:
            self.help.refuse(self.s, request, action)
            return None
        return action

    # -- several people at one keyboard

    def spread(self, step: Step) -> None:
        """Keep what happened for everybody until it is their turn to look; where only bots play, tell it at once."""
        if not self.people:
            self.table.tell(self.record.options, [step], WATCHER)
        for news in self.news.values():
            news.append(step)

    def catch_up(self, seat: int) -> None:
        self.table.tell(self.record.options, self.news[seat], seat)
        self.news[seat].clear()

    def hand_over(self, seat: int) -> None:
        """Clear the screen between two people when one of them must not see what the other sees."""
        if seat != self.viewer and hides_something(self.game, self.s, [seat, self.viewer]):
            self.table.console.clear()
            self.table.line("terminal-hand-over", style="bold", who=f"@{seat}")
            self.typed()
            self.table.console.clear()
        self.viewer = seat

    # -- commands

    def undo(self, seat: int) -> bool:
        """Back to that person's last question. At one keyboard everybody consents."""
        while self.moments:
            moment = self.moments.pop()
            if moment.seat == seat:
                self.s = moment.s
                self.record.take_back(moment.answers)
                del self.counsel.losses[moment.regretted :]
                for news in self.news.values():
                    news.clear()
                self.table.line("terminal-undone")
                return True
        self.table.line("terminal-nothing-to-undo", style="red")
        return False

    def save(self, name: str) -> None:
        path = Path(name) if name else free_name(self.game.name)
        try:
            path.write_text(write(self.record, reveal=True), encoding="utf-8")
        except OSError as error:
            self.table.line("terminal-not-saved", style="red")
            self.table.line("error-cannot-write", file=f"={path}", reason=reason(error))
            return
        self.table.line("terminal-saved")
        self.table.console.print(str(path), markup=False)

    def end(self) -> None:
        viewer = self.viewer
        if self.people:
            self.catch_up(viewer)
        self.table.draw(self.s, viewer)
        outcome = self.game.outcome(self.s)
        if outcome is not None:
            self.table.draw_outcome(outcome)
            if self.coach:
                self.counsel.look_back(viewer)


def free_name(game: str) -> Path:
    """The first name of the form `mytikas-1.pessoi` that is free here."""
    number = 1
    while Path(f"{game}-{number}.pessoi").exists():
        number += 1
    return Path(f"{game}-{number}.pessoi")
