"""What the package carries besides code: it is found here, and it is in the wheel."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib import resources
from pathlib import Path

import pytest

from pessoi.games import GAMES
from pessoi.language import LANGUAGES, catalogue
from pessoi.rulebook import PREFIXES, specification

ROOT = Path(__file__).parents[2]
DATA = ["components.toml", *[f"{lang}.ftl" for lang in LANGUAGES]]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_brings_figures_words_and_rules(game: str) -> None:
    for name in DATA:
        assert resources.files(GAMES[game]).joinpath(name).is_file()
    assert len(specification(game)) > 10_000


def test_common_words_are_the_same_set_in_every_language() -> None:
    keys = []
    for lang in LANGUAGES:
        text = resources.files("pessoi").joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
        keys.append({line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()})
        assert all(catalogue(lang).has(key) for key in keys[-1])
    assert keys[0] == keys[1]


def test_the_wheel_carries_all_of_it(tmp_path: Path) -> None:
    """Built in a copy, so that nothing is left in the source tree."""
    copy = tmp_path / "project"
    skipped = shutil.ignore_patterns(".git", ".venv", "node_modules", "build", "dist", "__pycache__", "tests")
    shutil.copytree(ROOT, copy, ignore=skipped)
    uv = Path(sys.executable).parent / "uv"
    done = subprocess.run(
        [uv, "build", "--wheel", "--python", sys.executable, "--out-dir", tmp_path / "wheel"],
        cwd=copy,
        env={**os.environ, "VIRTUAL_ENV": str(Path(sys.executable).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"pessoi/rules/{page.name}" for page in (ROOT / "docs" / "rules").glob("*.md")}
    assert {f"pessoi/rules/{game}.md" for game in PREFIXES} <= wanted
    wanted |= {f"pessoi/words/{lang}.ftl" for lang in LANGUAGES}
    wanted.add("pessoi/client/index.html")
    wanted |= {f"{GAMES[game].replace('.', '/')}/{name}" for game in GAMES for name in DATA}
    assert wanted <= names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
