"""The rule ledger: for every rule of a specification, the code that carries it out and the tests that prove it.

Code cites a rule as `[MYT-4.3]` in a docstring or comment; tests carry `@pytest.mark.rule("MYT-4.3")`. Both are read
as text, so nothing is imported or run. The ledger needs a source checkout: a wheel carries no tests.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pessoi.games import GAMES
from pessoi.kernel import Fault
from pessoi.spec.rulebook import Rule, rules

BRACKET: Final = re.compile(r"\[([A-Z]{3}-[^\]\n]*)\]")
FORM: Final = re.compile(r"[A-Z]{3}-(?:\d+\.\d+|[DC]\d+|[DC]-[A-Z0-9-]+)")


class NoSources(Fault):
    def __init__(self) -> None:
        super().__init__("error-no-checkout")


class Citation:
    """A place that names a rule: `turn.py:12` or `test_turn.py::test_phases`."""

    def __init__(self, id: str, place: str) -> None:
        self.id: Final = id
        self.place: Final = place


class Entry:
    """One rule with its places."""

    def __init__(self, rule: Rule, code: list[str], tests: list[str]) -> None:
        self.rule: Final = rule
        self.code: Final = code
        self.tests: Final = tests

    def gaps(self) -> list[str]:
        """What is missing: `code`, `test`."""
        return [word for word, places in (("code", self.code), ("test", self.tests)) if not places]


class Ledger:
    """All entries of a game, and citations of ids that its specification does not have."""

    def __init__(self, game: str, entries: list[Entry], unknown: list[Citation]) -> None:
        self.game: Final = game
        self.entries: Final = entries
        self.unknown: Final = unknown

    def gaps(self) -> list[str]:
        """Everything missing or unknown, a line each."""
        missing = [f"{e.rule.id}: no {' and no '.join(e.gaps())}" for e in self.entries if e.gaps()]
        return missing + [f"{c.id}: unknown to the specification ({c.place})" for c in self.unknown]


def checkout() -> Path:
    """The root of the source checkout this package runs from."""
    for folder in Path(__file__).parents:
        if (folder / "src" / "pessoi").is_dir() and (folder / "tests" / "games").is_dir():
            return folder
    raise NoSources


def keep(game: str, root: Path | None = None) -> Ledger:
    """The ledger of a game, from its specification, its folder and its tests."""
    top = root or checkout()
    known = rules(game)
    code = list(cited_in_code(top / "src" / "pessoi" / "games" / game))
    tests = list(marked_in_tests(top / "tests" / "games" / game))
    return Ledger(
        game,
        [Entry(rule, places(code, id), places(tests, id)) for id, rule in known.items()],
        [c for c in code + tests if c.id not in known],
    )


def places(citations: list[Citation], id: str) -> list[str]:
    return [c.place for c in citations if c.id == id]


def cited_in_code(folder: Path) -> Iterator[Citation]:
    """Every `[MYT-4.3]` in the game's folder; brackets that only resemble one are yielded whole, as unknown ids."""
    prefix = GAMES[folder.name].prefix
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for text in BRACKET.findall(line):
                if text.startswith(prefix) or FORM.fullmatch(text):
                    yield Citation(text, f"{path.relative_to(folder)}:{number}")


def marked_in_tests(folder: Path) -> Iterator[Citation]:
    """Every rule mark under `folder`, with the test that carries it."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from marks(tree, str(path.relative_to(folder)), "")


def marks(node: ast.AST, file: str, test: str) -> Iterator[Citation]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        test = f"{test}::{node.name}"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Citation(argument.value, f"{file}{test}" if test else f"{file}:{node.lineno}")
            else:
                yield Citation(ast.unparse(argument), f"{file}:{node.lineno} (ids must be literal)")
    for child in ast.iter_child_nodes(node):
        yield from marks(child, file, test)
