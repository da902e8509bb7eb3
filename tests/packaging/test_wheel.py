"""The wheel: everything in it, the engine compiled, and the same games as from the sources."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from pessoi.games import GAMES
from pessoi.i18n import LANGUAGES
from pessoi.server.http.handbook import FOLDERS
from tests.bench.engines import PLAIN, ROOT, compiled, environment
from tests.packaging.test_data import DATA

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "build", "dist", "__pycache__", "tests")
HAS_COMPILER = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy to build in, so that nothing is left in the source tree. The compiled engine is taken along: its stamp
    tells the build that it is of these very sources, and mypyc need not run once more."""
    copy = tmp_path_factory.mktemp("wheel") / "project"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    compiled()
    shutil.copytree((ROOT / "build" / "compiled").resolve(), copy / "build" / "compiled", symlinks=True)
    return copy


def uv(*words: str | Path, **settings: str) -> None:
    environment = {**os.environ, "VIRTUAL_ENV": str(Path(sys.executable).parents[1]), **settings}
    command = [Path(sys.executable).parent / "uv", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def build(project: Path, kind: str, **settings: str) -> Path:
    out = project.parent / "-".join([kind.strip("-"), *settings])
    uv("build", kind, "--python", sys.executable, "--out-dir", out, project, **settings)
    (made,) = [file for file in out.iterdir() if file.suffix in (".whl", ".gz")]
    return made


def names_in(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def digest(command: Sequence[str | Path], path: dict[str, str]) -> str:
    """Of a few random games."""
    words = [*command, "-m", "pessoi.conformance.engine", "mytikas", "2"]
    return subprocess.run(words, env=path, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def installed(folder: Path, *wanted: str) -> Path:
    """The Python of a new environment that has these, at the versions that we lock."""
    python = folder / "venv" / "bin" / "python"
    uv("venv", "--python", sys.executable, folder / "venv")
    uv("pip", "install", "--python", python, "--constraint", ROOT / "requirements.lock", *wanted)
    return python


def clean_environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PESSOI_PURE")}


@pytest.fixture(scope="module")
def wheel(project: Path) -> Path:
    return build(project, "--wheel")


def test_the_wheel_carries_all_of_it(wheel: Path) -> None:
    wanted = {f"pessoi/rules/{page.name}" for page in (ROOT / "docs" / "rules").glob("*.md")}
    assert {f"pessoi/rules/{game}.md" for game in GAMES} <= wanted
    wanted |= {f"pessoi/i18n/{name}.ftl" for lang in LANGUAGES for name in (lang, f"errors.{lang}")}
    wanted |= {f"pessoi/terminal/{game}/{lang}.ftl" for game in GAMES for lang in LANGUAGES}
    wanted.add("pessoi/client/index.html")
    wanted |= {f"pessoi/{folder}/{name}" for name, (folder, _) in FOLDERS.items()}
    wanted |= {f"pessoi/examples/{name}" for name in ("__init__.py", "bot.py", "train.py", "editions/hellas.toml")}
    wanted |= {f"{GAMES[game].module.replace('.', '/')}/{name}" for game in GAMES for name in DATA}
    wanted |= {str(file.relative_to(ROOT / "src")) for file in (ROOT / "src").rglob("network-*.safetensors")}
    assert wanted <= names_in(wheel)
    assert not [name for name in names_in(wheel) if name.endswith(".pyc")]


def test_an_installed_wheel_runs_the_compiled_engine_and_plays_the_same_games(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own. Where there is no C compiler, the wheel is plain Python for every machine."""
    python = installed(tmp_path, str(wheel))
    clean = clean_environment()
    code = "import pessoi, pessoi.engine; print(pessoi.__file__, pessoi.engine.build())"
    done = subprocess.run([python, "-c", code], env=clean, cwd=tmp_path, capture_output=True, text=True, check=True)
    place, engine = done.stdout.split()
    assert Path(place).is_relative_to(tmp_path)
    assert engine == ("compiled" if HAS_COMPILER else "interpreted")
    assert wheel.name.endswith("-none-any.whl") is not HAS_COMPILER
    assert digest([python], clean) == digest([sys.executable], environment(PLAIN))


@pytest.mark.long
def test_the_peers_own_tests_pass_where_nothing_but_the_wheel_is(wheel: Path, tmp_path: Path) -> None:
    """PettingZoo's, Gymnasium's and OpenSpiel's tests of environments and games, in an environment of their own."""
    python = installed(tmp_path, f"{wheel}[research,arena]", "pytest", "pytest-asyncio")
    place = tmp_path / "elsewhere"
    for folder in ("research", "toys"):
        shutil.copytree(ROOT / "tests" / folder, place / "tests" / folder, ignore=LEFT_OUT)
    for file in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
        shutil.copy(ROOT / file, place / file)
    files = [f"tests/research/test_{name}.py" for name in ("environments", "openspiel", "vector")]
    words = [str(python), "-m", "pytest", "-rA", "-k", "own or what_gymnasium_makes", *files]
    done = subprocess.run(words, cwd=place, env=clean_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    for test in ("own_api_test", "own_seed_test", "own_parallel_tests", "gymnasium_s_own_check", "own_random_simul"):
        assert f"{test}" in done.stdout, done.stdout
    print(done.stdout.splitlines()[-1])


@pytest.mark.long
def test_a_wheel_is_built_from_nothing(project: Path, tmp_path: Path) -> None:
    """As an operator or a container does: mypyc runs where nothing but what the build asks for is installed."""
    copy = tmp_path / "project"
    shutil.copytree(project, copy, ignore=LEFT_OUT)
    made = build(copy, "--wheel")
    assert made.name.endswith("-none-any.whl") is not HAS_COMPILER


def test_a_pure_wheel_on_request(project: Path) -> None:
    wheel = build(project, "--wheel", PESSOI_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names_in(wheel) if name.endswith(".so")]


def test_the_source_package_holds_what_a_wheel_is_built_from(project: Path) -> None:
    made = build(project, "--sdist")
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"hatch_build.py", "tools/compile.py", "web/package-lock.json", "web/src/main.ts", "docs/rules/hellas.md"}
    assert wanted <= names
    assert not [name for name in names if name.endswith(".so") or name.startswith(("build/", "web/node_modules/"))]
