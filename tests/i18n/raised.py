"""Where the sources make faults, read as text: the key, and the names of the arguments."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

FAULT: Final = "Fault"
FAIL: Final = "fail"  # raises one, in the command line
PLACE: Final = "Message"  # where a fault was found; its words are added later


class Raised(NamedTuple):
    """A fault: where it is made, its key, its arguments (None: they cannot be read)."""

    place: str
    key: str
    args: set[str] | None


def raised(source: Path) -> Iterator[Raised]:
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(source.rglob("*.py"))}
    classes = fault_classes(trees.values())
    keyed = {name for name in classes if takes_key(name, classes)}
    for file, tree in trees.items():
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and (key := key_of(call, keyed)):
                    yield Raised(f"{file.relative_to(source)}:{call.lineno}", key, arguments(call, function))


def fault_classes(trees: Iterable[ast.Module]) -> dict[str, ast.ClassDef]:
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {c.name: c for c in classes if c.name == FAULT}
    while more := {c.name: c for c in classes if c.name not in found and set(bases(c)) & set(found)}:
        found |= more
    return found


def bases(node: ast.ClassDef) -> list[str]:
    return [base.id for base in node.bases if isinstance(base, ast.Name)]


def takes_key(name: str, classes: Mapping[str, ast.ClassDef]) -> bool:
    """Whether it is made of a key; others know their own."""
    for node in classes[name].body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return len(node.args.args) > 1 and node.args.args[1].arg == "key"
    return any(takes_key(base, classes) for base in bases(classes[name]) if base in classes)


def key_of(call: ast.Call, keyed: set[str]) -> str:
    """The key that a call gives, "" if it makes no fault or passes a key on. A sentence is given back as it stands."""
    if not call.args:
        return ""
    first = call.args[0]
    literal = str(first.value) if isinstance(first, ast.Constant) else ast.unparse(first)
    if isinstance(call.func, ast.Name) and call.func.id in {*keyed, FAIL}:
        return literal if isinstance(first, ast.Constant | ast.JoinedStr) else ""
    is_message = isinstance(call.func, ast.Name) and call.func.id == PLACE
    is_super = ast.unparse(call.func) == "super().__init__"
    return literal if (is_message or is_super) and literal.startswith("error-") else ""


def arguments(call: ast.Call, function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str] | None:
    """The names of the arguments: a dictionary in the call, or one that the function has put together."""
    found = names(call.args[1], function) if len(call.args) > 1 else set()
    is_place = isinstance(call.func, ast.Name) and call.func.id == PLACE and "places.append" in ast.unparse(function)
    return found | {"fault"} if found is not None and is_place else found


def names(node: ast.expr, function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str] | None:
    if isinstance(node, ast.Name):
        return collected(node.id, function)
    if not isinstance(node, ast.Dict):
        return None
    found: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        more = names(value, function) if key is None else {ast.literal_eval(key)}
        if more is None:
            return None
        found |= more
    return found


def collected(name: str, function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str] | None:
    """What a local dictionary holds: its literal, and what is put into it."""
    found: set[str] | None = None
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value is not None:
            found = names(node.value, function)
    for node in ast.walk(function):
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if found is not None and isinstance(target, ast.Subscript) and ast.unparse(target.value) == name:
            found = found | {ast.literal_eval(target.slice)}
    return found
