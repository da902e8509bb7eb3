"""What a terminal shows of a game: the position, the question, what happened, the result."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.pretty import Pretty
from rich.table import Table as Grid
from rich.text import Text

from pessoi.i18n import Catalogue
from pessoi.kernel import CHANCE, WATCHER, Game, Message, Options, Outcome, Request, State
from pessoi.kernel.story import SENTENCE, Step

Drawing = Callable[[Mapping[str, Any], Callable[[str], str]], RenderableType]

MEDALS: Final = {1: "bold yellow"}


class Table:
    """A game on the console, in the reader's words."""

    def __init__(self, game: Game[Any], words: Catalogue, names: Sequence[str], console: Console) -> None:
        self.game: Final = game
        self.words: Final = words
        self.names: Final = list(names)
        self.console: Final = console
        self.drawing: Final = drawing_of(game.name)

    def say(self, message: Message | str) -> str:
        return self.words.say(message, self.names)

    def line(self, key: str, style: str = "", **args: int | str) -> None:
        """A sentence of our own; texts among `args` that are no keys go through `sentence`."""
        self.console.print(Text(self.say(Message(key, dict(args))), style=style))

    def draw(self, s: State, viewer: int) -> None:
        """The position as the viewer knows it."""
        self.console.print(self.drawing(self.game.show(self.game.known(s, viewer), viewer), self.say))

    def tell(self, options: Options, steps: Sequence[Step], viewer: int) -> None:
        """What happened, as far as the viewer may know."""
        for line in self.game.tell(options, [step.seen_by(viewer) for step in steps]):
            text = self.words.say(line.message(), self.names, viewer)
            self.console.print(
                Text(f"  · {text}", style="dim") if line.rank == SENTENCE else Text(text, style="bold dim")
            )

    def draw_question(self, s: State, request: Request) -> None:
        """The question to a seat, and its answers by number."""
        k = self.game.known(s, request.seat)
        prompt = self.say(self.game.prompt(k, request))
        self.console.print(Text(f"{self.names[request.seat]}: {prompt}", style="bold"))
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        for number, action in enumerate(request.actions, start=1):
            detail = self.game.detail(k, action)
            grid.add_row(
                Text(str(number), style="bold cyan", justify="right"),
                Text(self.say(self.game.describe(action))),
                Text(self.say(detail) if detail is not None else "", style="green"),
                Text(self.game.vocabulary.text(action), style="dim"),
            )
        self.console.print(grid)

    def draw_waiting(self, request: Request) -> None:
        if request.seat == CHANCE:
            self.line("terminal-waits-chance")
        else:
            self.line("terminal-waits", who=f"@{request.seat}")

    def draw_outcome(self, outcome: Outcome) -> None:
        """The ranking, with the points by source."""
        parts = list(dict.fromkeys(part for r in outcome.seats for part, _ in r.parts))
        heads = ["terminal-place", "terminal-player", *[f"score-{part}" for part in parts], "terminal-points"]
        grid = Grid(*[escape(self.say(head)) for head in heads], header_style="bold", box=None, padding=(0, 1))
        for seat, ranking in sorted(enumerate(outcome.seats), key=lambda entry: entry[1].place):
            scored = dict(ranking.parts)
            cells = [str(ranking.place), self.names[seat], *[str(scored.get(part, 0)) for part in parts]]
            grid.add_row(*[Text(c) for c in [*cells, str(ranking.points)]], style=MEDALS.get(ranking.place, ""))
        self.console.print(Text(self.say(outcome.reason), style="bold"))
        self.console.print(grid)


def drawing_of(game: str) -> Drawing:
    """The game's own drawing, or a plain one."""
    name = f"pessoi.terminal.{game}"
    if find_spec(name) is None:
        return plain
    drawing: Drawing = import_module(name).draw
    return drawing


def plain(shown: Mapping[str, Any], say: Callable[[str], str]) -> RenderableType:
    return Pretty(shown)


def hides_something(game: Game[Any], s: State, seats: Sequence[int]) -> bool:
    """Whether one of these seats knows what another one does not."""
    views = [game.known(s, seat).data() for seat in seats]
    watched = game.known(s, WATCHER).data()
    return any(view != watched for view in views)
