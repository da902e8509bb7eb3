"""A game is its folder and one line in the registry: everything else finds it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
LINE: Final = '    "pebbles": Entry("pebbles", "pessoi.games.pebbles", "PEB", (30, 40)),\n'
RULES: Final = "# Pebbles\n\n## 1 The hand\n\n- **PEB-1.1** Everybody draws three pebbles.\n"
TEST: Final = 'import pytest\n\n\n@pytest.mark.rule("PEB-1.1")\ndef test_three_pebbles() -> None: ...\n'
SERVE: Final = """
import json, sys
from starlette.testclient import TestClient
from pessoi.server.app import make_app
from pessoi.server.settings import Settings
with TestClient(make_app(Settings(database="sqlite:///" + sys.argv[1]))[0], base_url="http://localhost") as client:
    games = client.get("/api/games").json()
print(json.dumps(games))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a fifth game: a folder, its rules and tests, and a line."""
    house = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "src", house / "src", ignore=shutil.ignore_patterns("__pycache__"))
    folder = house / "src" / "pessoi" / "games" / "pebbles"
    shutil.copytree(ROOT / "tests" / "toys" / "pebbles", folder, ignore=shutil.ignore_patterns("__pycache__"))
    toy = (folder / "__init__.py").read_text(encoding="utf-8")
    (folder / "__init__.py").write_text(toy.replace('"""', '"""[PEB-1.1] ', 1), encoding="utf-8")
    for path, text in (("docs/rules/pebbles.md", RULES), ("tests/games/pebbles/test_hand.py", TEST)):
        (house / path).parent.mkdir(parents=True)
        (house / path).write_text(text, encoding="utf-8")
    registry = house / "src" / "pessoi" / "games" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    start = "GAMES: Final[dict[str, Entry]] = {\n"
    assert start in text
    registry.write_text(text.replace(start, start + LINE), encoding="utf-8")
    return house


def run(house: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(house / "src")}
    done = subprocess.run([sys.executable, *words], cwd=house, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def pessoi(house: Path, *words: str) -> Any:
    return json.loads(run(house, "-c", f"from pessoi.cli import main; main({[*words, '--json']!r})"))


def test_the_command_line_lists_and_plays_it(house: Path) -> None:
    assert pessoi(house, "games")[0]["name"] == "pebbles"
    assert pessoi(house, "simulate", "pebbles", "--games", "2", "--workers", "1")["games"] == 2


def test_the_ledger_has_its_rules(house: Path) -> None:
    (ledger,) = pessoi(house, "rules", "pebbles")
    assert [(rule["id"], rule["missing"]) for rule in ledger["rules"]] == [("PEB-1.1", [])]


def test_the_laws_try_it(house: Path) -> None:
    assert "4 games" in run(house, "-m", "pessoi.conformance.sweep", "pebbles", "--games", "4")


def test_the_server_offers_it_first(house: Path, tmp_path: Path) -> None:
    games = json.loads(run(house, "-c", SERVE, str(tmp_path / "games.sqlite")).splitlines()[-1])["games"]
    assert games[0]["name"] == "pebbles"
