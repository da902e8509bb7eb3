"""Drawing with characters: sheets for maps, and the few layouts that all boards share."""

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text


class Canvas:
    """A sheet of characters with styles. Where the terminal is narrower, the sheet is printed in bands.

    Neighbouring bands share `shared` columns, so that whatever is no wider stands whole in one of them; `onward` is
    the line between two bands.
    """

    def __init__(self, width: int, height: int, shared: int = 0, onward: str = "") -> None:
        self.width: Final = width
        self.shared: Final = shared
        self.onward: Final = onward
        self.letters: Final = [[" "] * width for _ in range(height)]
        self.styles: Final = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, letter in enumerate(text):
            self.letters[y][x + i] = letter
            self.styles[y][x + i] = style

    def text(self, left: int = 0, right: int | None = None) -> Text:
        """The columns from left to right, with a stretch of text for each change of style."""
        text = Text(no_wrap=True, overflow="ignore")
        for letters, styles in zip(self.letters, self.styles, strict=True):
            end = len("".join(letters[:right]).rstrip())
            start = left
            for i in range(left + 1, end + 1):
                if i == end or styles[i] != styles[start]:
                    text.append("".join(letters[start:i]), styles[start])
                    start = i
            text.append("\n")
        text.rstrip()
        return text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left = 0
        while self.width - left > options.max_width:
            yield self.text(left, left + options.max_width)
            yield Text(self.onward, "italic")
            left += options.max_width - self.shared
        yield self.text(left)


def heading(title: str) -> Rule:
    return Rule(title, align="left", style="dim")


def grid(rows: Iterable[Iterable[str | Text]] = (), gap: int = 2) -> Table:
    """Columns as wide as they need be; what does not fit is folded, never cut."""
    listed = [list(row) for row in rows]
    table = Table.grid(padding=(0, gap, 0, 0))
    for _ in range(max((len(row) for row in listed), default=0)):
        table.add_column(overflow="fold")
    for row in listed:
        table.add_row(*row)
    return table


def joined(parts: Iterable[str | Text], separator: str = " · ") -> Text:
    """The parts in one paragraph; empty ones are left out."""
    kept = [Text(part) if isinstance(part, str) else part for part in parts]
    return Text(separator).join(part for part in kept if part.plain)


def indented(part: RenderableType, by: int = 2) -> Table:
    table = Table.grid()
    table.add_column(width=by)
    table.add_column(overflow="fold")
    table.add_row("", part)
    return table
