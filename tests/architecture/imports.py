"""Who imports whom, read from the sources as text: nothing is run."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

# What each package may import, itself apart. Nothing imports to its right: docs/architecture.md draws it.
KERNEL: Final = ("kernel",)
GAMES: Final = (*KERNEL, "games")
WORDS: Final = (*GAMES, "i18n", "spec")
PLAY: Final = (*WORDS, "bots", "records")
PACKAGES: Final[Mapping[str, Sequence[str]]] = {
    "engine": KERNEL,
    "kernel": (),
    "games": KERNEL,
    "i18n": GAMES,
    "spec": GAMES,
    "bots": GAMES,
    "records": GAMES,
    "conformance": PLAY,
    "table": PLAY,
    "research": (*PLAY, "table", "terminal"),
    "review": (*PLAY, "table"),
    "lab": (*PLAY, "engine", "table", "research", "review"),
    "terminal": (*PLAY, "table"),
    "server": (*PLAY, "engine", "table", "review"),
    "offline": (*PLAY, "table", "review", "server"),
    "cli": (*PLAY, "engine", "table", "research", "review", "lab", "terminal", "server"),
}


class Import:
    """A module of the package that imports another one."""

    def __init__(self, module: str, imported: str, place: str) -> None:
        self.module: Final = module
        self.imported: Final = imported
        self.place: Final = place


def imports(source: Path) -> Iterator[Import]:
    """Every import between modules of the package at `source`, those inside functions and for types included."""
    modules = {module_of(file, source): file for file in sorted(source.rglob("*.py"))}
    for module, file in modules.items():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for name in named(node):
                if name.startswith(f"{source.name}."):
                    imported = name if name in modules else name.rpartition(".")[0]
                    yield Import(module, imported, f"{file.relative_to(source)}:{node.lineno}")  # type: ignore[attr-defined]


def module_of(file: Path, source: Path) -> str:
    parts = file.relative_to(source.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named(node: ast.AST) -> list[str]:
    """The full names that an import statement names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module is not None:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def forbidden(found: Sequence[Import], allowed: Mapping[str, Sequence[str]], level: int = 1) -> list[str]:
    """What is imported by a package that may not, a line each. `level` is where a module's name has its package."""
    faults = []
    for entry in found:
        package, other = part(entry.module, level), part(entry.imported, level)
        if package and other and package != other and other not in allowed.get(package, ()):
            faults.append(f"{entry.place}: {package} may not import {entry.imported}")
    return faults


def part(module: str, level: int) -> str:
    parts = module.split(".")
    return parts[level] if len(parts) > level else ""


def cycle(found: Sequence[Import]) -> list[str]:
    """Modules that import each other in a ring, if there is one."""
    graph: dict[str, list[str]] = {}
    for entry in found:
        graph.setdefault(entry.module, []).append(entry.imported)
    done: set[str] = set()

    def walk(module: str, path: list[str]) -> list[str]:
        if module in path:
            return [*path[path.index(module) :], module]
        if module in done:
            return []
        for imported in graph.get(module, []):
            if imported != module and (ring := walk(imported, [*path, module])):
                return ring
        done.add(module)
        return []

    for module in graph:
        if ring := walk(module, []):
            return ring
    return []
