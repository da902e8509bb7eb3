"""What a catalogue has, read as Fluent reads it."""

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def variables(text: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with its variables."""
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found
