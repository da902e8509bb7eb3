"""What operators read and copy says what is the case."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
import typer

from pessoi.cli import app

ROOT: Final = Path(__file__).parents[2]
NOT_FOR_OPERATORS: Final = {"--unlimited", "--help", "-h"}


def serve_options() -> dict[str, str | None]:
    """Every option of `pessoi serve`, and its environment variable."""
    root: Any = typer.main.get_command(app)
    options = {word: p.envvar for p in root.commands["serve"].params for word in p.opts}
    return {word: variable for word, variable in options.items() if word not in NOT_FOR_OPERATORS}


def test_every_option_of_a_server_is_told() -> None:
    rows = [line for line in (ROOT / "docs" / "operations.md").read_text().splitlines() if line.startswith("| `--")]
    for word, variable in serve_options().items():
        told = [row for row in rows if re.search(rf"{word}\b(?!-)", row)]
        assert len(told) == 1, word
        assert set(re.findall(r"PESSOI_[A-Z_]+", told[0])) >= ({variable} if variable else set()), word
    told_variables = set(re.findall(r"PESSOI_[A-Z_]+", "".join(rows)))
    assert told_variables == {variable for variable in serve_options().values() if variable}


def test_the_unit_starts_a_server_with_options_that_there_are() -> None:
    unit = (ROOT / "deploy" / "pessoi.service").read_text()
    command = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert command is not None
    assert command[1].split()[1] == "serve"
    assert {word for word in command[1].split() if word.startswith("--")} <= set(serve_options())


def pins(file: str) -> dict[str, str]:
    """Packages and versions; every one of them has a hash."""
    found = {}
    for block in re.split(r"\n(?=\S)", (ROOT / file).read_text()):
        name, _, version = block.split()[0].partition("==")
        assert "--hash=sha256:" in block, name
        assert "://" not in block  # from wherever: the hash says which file it is
        found[name] = version
    return found


@pytest.mark.parametrize("lock", ["requirements-server.lock", "requirements-play.lock"])
def test_all_is_installed_by_the_versions_that_were_tested(lock: str) -> None:
    tested, served = pins("requirements.lock"), pins(lock)
    assert len(served) > 20
    assert {name: tested.get(name) for name in served} == served
