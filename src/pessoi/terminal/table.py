"""What a terminal shows of a game: the position, the question, what happened, the result."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from pessoi.games.edition import edition_text
from pessoi.i18n import Catalogue
from pessoi.kernel import CHANCE, WATCHER, Game, Message, Options, Outcome, Request, State
from pessoi.kernel.story import SENTENCE, Step
from pessoi.terminal.board import board_of
from pessoi.terminal.canvas import grid
from pessoi.terminal.scene import Scene, words_for

MEDALS: Final = {1: "bold yellow"}


class Table:
    """A game on the console, in the reader's language."""

    def __init__(self, game: Game[Any], lang: str, names: Sequence[str], console: Console) -> None:
        self.game: Final = game
        self.words: Final[Catalogue] = words_for(lang, game.name, edition_text(game.edition) if game.edition else "")
        self.names: Final = list(names)
        self.console: Final = console
        self.board: Final = board_of(game.name)

    def say(self, message: Message | str) -> str:
        return self.words.say(message, self.names)

    def line(self, key: str, style: str = "", **args: int | str) -> None:
        """A sentence of our own; texts among `args` that are no keys go through `sentence`."""
        self.console.print(Text(self.say(Message(key, dict(args))), style=style))

    def draw(self, s: State, viewer: int) -> None:
        """The position as the viewer knows it."""
        self.console.print(self.board.draw(self.scene(s, viewer)))

    def scene(self, s: State, viewer: int) -> Scene:
        """What the viewer knows, to be drawn or explained."""
        shown = self.game.show(self.game.known(s, viewer), viewer)
        return Scene(shown, self.words, self.names, viewer, getattr(self.game, "figures_data", None))

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
        self.line("terminal-said", "bold", what=f"@{request.seat}", text=f"={prompt}")
        rows = []
        for number, action in enumerate(request.actions, start=1):
            detail = self.game.detail(k, action)
            rows.append(
                [
                    Text(f"{number:>3}", style="bold cyan"),
                    Text(self.say(self.game.describe(action))),
                    Text(self.say(detail) if detail is not None else "", style="green"),
                    Text(self.game.vocabulary.text(action), style="dim"),
                ]
            )
        self.console.print(grid(rows))

    def draw_waiting(self, request: Request) -> None:
        if request.seat == CHANCE:
            self.line("terminal-waits-chance")
        else:
            self.line("terminal-waits", who=f"@{request.seat}")

    def draw_outcome(self, outcome: Outcome) -> None:
        """The ranking, a column a player, with the points by source."""
        parts = list(dict.fromkeys(part for r in outcome.seats for part, _ in r.parts))
        ranked = sorted(enumerate(outcome.seats), key=lambda entry: entry[1].place)
        rows = [[Text(self.say("terminal-place")), *[Text(str(r.place), MEDALS.get(r.place, "")) for _, r in ranked]]]
        rows.append([Text(self.say("terminal-player")), *[Text(self.names[seat], "bold") for seat, _ in ranked]])
        for part in parts:
            scored = [str(dict(r.parts).get(part, 0)) for _, r in ranked]
            rows.append([Text(self.say(f"score-{part}")), *[Text(n) for n in scored]])
        rows.append([Text(self.say("terminal-points"), "bold"), *[Text(str(r.points), "bold") for _, r in ranked]])
        self.console.print(Text(self.say(outcome.reason), style="bold"))
        self.console.print(grid(rows))


def hides_something(game: Game[Any], s: State, seats: Sequence[int]) -> bool:
    """Whether one of these seats knows what another one does not."""
    views = [game.known(s, seat).data() for seat in seats]
    watched = game.known(s, WATCHER).data()
    return any(view != watched for view in views)
