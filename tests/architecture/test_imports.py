"""Nothing imports to its right: the rule of docs/architecture.md, kept for every module."""

from pathlib import Path

import pytest

from tests.architecture.imports import PACKAGES, cycle, forbidden, imports

SOURCE = Path(__file__).parents[2] / "src" / "pessoi"


def test_nothing_imports_to_its_right() -> None:
    assert forbidden(list(imports(SOURCE)), PACKAGES) == []


def test_every_package_has_its_place() -> None:
    packages = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    modules = {path.stem for path in SOURCE.glob("*.py")} - {"__init__"}
    assert packages | modules == set(PACKAGES)
    assert modules == {"engine"}


def test_no_modules_import_each_other_in_a_ring() -> None:
    assert cycle(list(imports(SOURCE))) == []


def test_the_order_is_one() -> None:
    """Of two packages one at most may import the other."""
    for package, allowed in PACKAGES.items():
        for other in allowed:
            assert package not in PACKAGES[other], f"{package} and {other} may import each other"


@pytest.mark.parametrize(
    ("file", "line", "fault"),
    [
        ("kernel/a.py", "from pessoi.games import b", "kernel may not import pessoi.games.b"),
        ("kernel/a.py", "def f():\n    import pessoi.games.b", "kernel may not import pessoi.games.b"),
        ("games/b.py", "if TYPE_CHECKING:\n    from pessoi.server.c import D", "games may not import pessoi.server.c"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, line: str, fault: str) -> None:
    source = tmp_path / "pessoi"
    for name in ("kernel/a.py", "games/__init__.py", "games/b.py", "server/c.py"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(line if name == file else "")
    assert [found.partition(": ")[2] for found in forbidden(list(imports(source)), PACKAGES)] == [fault]


def test_a_ring_is_found(tmp_path: Path) -> None:
    source = tmp_path / "pessoi"
    source.mkdir()
    for name, other in (("a", "b"), ("b", "c"), ("c", "a")):
        (source / f"{name}.py").write_text(f"from pessoi.{other} import x\n")
    assert cycle(list(imports(source))) == ["pessoi.a", "pessoi.b", "pessoi.c", "pessoi.a"]
