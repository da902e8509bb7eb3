"""The specifications as data: every rule with its id and text, for the ledger and for help while playing.

A rule's id is its number (`MYT-4.3`), a row of a decision catalogue (`MYT-D03`, `HEL-D-MAIN`) or of a chance
catalogue (`OLY-C-02`). Worked examples and invariants are no rules.

The English text is the authority; a translation (`mytikas.fr.md`) has the same ids in the same order.
"""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from pessoi.games import GAMES
from pessoi.kernel import Fault, listed

ENGLISH: Final = "en"
EXAMPLES: Final = ("Worked examples", "Exemples")  # how the chapter begins that is skipped, in each language

HEADING = re.compile(r"^#+ (?:[\d.]+ |[A-Z]{3}-\d+ )?(.*)")
RULE = r"^(?:- |\| )(?:\*\*)?({prefix}-(?:\d+\.\d+|[DC]\d+))(?![\d.]\d|[a-z])(?:\*\*)?"
ROW = re.compile(r"^\| ([DC]-[A-Z0-9-]+)\b")  # catalogues that leave the game's prefix out
DIVIDER = re.compile(r"^[|: -]+$")  # between a table's head and its rows


class Rule:
    """One numbered rule: its id, chapter, text (Markdown without the id) and line in the specification.

    A rule that consists of a table has its rows on lines of their own.
    """

    def __init__(self, id: str, chapter: str, text: str, line: int) -> None:
        self.id: Final = id
        self.chapter: Final = chapter
        self.text: Final = text
        self.line: Final = line


class NoRulebook(Fault):
    def __init__(self, game: str) -> None:
        known = listed(filter(has_specification, GAMES))
        super().__init__("error-no-rulebook", {"name": f"={game!r}", "known": known})


def has_specification(game: str) -> bool:
    return game in GAMES and GAMES[game].prefix != ""


def specification(game: str, lang: str = ENGLISH) -> str:
    """The specification's text; in English where it is not translated."""
    page = find(game, written_in(game, lang)) if has_specification(game) else None
    if page is None:
        raise NoRulebook(game)
    return page.read_text(encoding="utf-8")


def written_in(game: str, lang: str) -> str:
    """The language in which a reader of `lang` gets the specification."""
    return lang if find(game, lang) is not None else ENGLISH


def find(game: str, lang: str) -> Traversable | None:
    """The page: packaged in a wheel, in `docs/rules` in a source checkout."""
    name = f"{game}.md" if lang == ENGLISH else f"{game}.{lang}.md"
    folders: list[Traversable] = [resources.files("pessoi").joinpath("rules")]
    folders += [folder / "docs" / "rules" for folder in Path(__file__).parents]
    return next((page for folder in folders if (page := folder.joinpath(name)).is_file()), None)


@cache
def rules(game: str, lang: str = ENGLISH) -> dict[str, Rule]:
    """Every rule of the game by id, in the order of the specification."""
    return parse(specification(game, lang), GAMES[game].prefix)


def parse(text: str, prefix: str) -> dict[str, Rule]:
    rule = re.compile(RULE.format(prefix=prefix))
    found: dict[str, Rule] = {}
    chapter = ""
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if heading := HEADING.match(line):
            chapter = heading[1]
            continue
        if chapter.startswith(EXAMPLES):
            continue
        if match := rule.match(line):
            id = match[1]
        elif match := ROW.match(line):
            id = f"{prefix}-{match[1]}"
        else:
            continue
        if id not in found:  # a rule mentioned again, as in a chapter on termination, is defined where it stands first
            more = continuation(lines, number)
            said = tidy(" ".join([line[match.end() :], *more]))
            if said.endswith(":"):
                said = "\n".join([said, *table(lines, number + len(more))])
            found[id] = Rule(id, chapter, said, number)
    return found


def continuation(lines: list[str], start: int) -> list[str]:
    """The indented lines after a list item belong to it."""
    more = []
    for line in lines[start:]:
        if not line.startswith("  "):
            break
        more.append(line.strip())
    return more


def table(lines: list[str], start: int) -> list[str]:
    """The rows of the table that a rule announces by its colon, a line each."""
    rows = []
    for line in lines[start:]:
        if line.startswith("|"):
            rows.append(line)
        elif rows or line.strip():
            break
    return [tidy(row.replace("<br>", "; ")) for row in rows if not DIVIDER.match(row)]


def tidy(text: str) -> str:
    cells = [cell.strip() for cell in text.strip().strip("|").split(" | ")]
    return " — ".join(cell for cell in cells if cell)
