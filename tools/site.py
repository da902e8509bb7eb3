"""The whole game as a folder of static files: `make site` (docs/offline.md).

    python tools/site.py build/site

The client has been built there before (`npm run build -- --mode site`). What is added: Pyodide as npm installed it, one
archive with our Python and the libraries that it needs, and the answers of the server that are the same for everybody,
as files. Libraries in pure Python are those of this environment, which the lock pins; `requirements-page.lock` has the
one that must be compiled for browsers.
"""

import asyncio
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import files
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "pessoi"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEELS: Final = ROOT / "build" / "wheels"
PLATFORM: Final = ("--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32")

# what a page never runs
LEFT_OUT: Final = ("cli", "conformance", "lab", "research", "terminal", "server/admin", "server/storage/migrations")
LEFT_OUT_MODULES: Final = ("server/command.py", "server/run.py", "server/http/connections.py")
LIBRARIES: Final = (
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "mypy_extensions",
    "prometheus_client",
    "pytz",
    "starlette",
    "structlog",
    "typing_extensions",
)
LANGUAGES: Final = ("root", "en", "fr")
FIXED: Final = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive


def our_files() -> Iterator[tuple[str, Path]]:
    for file in sorted(SOURCE.rglob("*")):
        name = file.relative_to(SOURCE).as_posix()
        if not file.is_file() or "__pycache__" in name or file.suffix in (".pyc", ".so", ".c"):
            continue
        if name in LEFT_OUT_MODULES or any(name.startswith(f"{folder}/") for folder in LEFT_OUT):
            continue
        if "/learn/" in name and not file.name.startswith("lesson"):  # guides are answers already
            continue
        yield f"pessoi/{name}", file


def library_files() -> Iterator[tuple[str, Path]]:
    for library in LIBRARIES:
        for file in files(library) or []:
            name = file.as_posix()
            if name.startswith("..") or ".dist-info" in name or "__pycache__" in name or name.endswith(".pyi"):
                continue
            if "locale-data" in name and file.stem not in LANGUAGES:
                continue
            if file.suffix in (".py", ".dat"):
                yield name, Path(str(file.locate()))


def fetch_wheels() -> Iterator[Path]:
    """Those that are compiled for browsers, by their hashes."""
    lock = ROOT / "requirements-page.lock"
    stamp = WHEELS / hashlib.blake2b(lock.read_bytes(), digest_size=8).hexdigest()
    if not stamp.exists():
        shutil.rmtree(WHEELS, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--require-hashes", "--only-binary=:all:", *PLATFORM, "-r", str(lock), "-d", str(WHEELS)]
        subprocess.run(command, check=True)
        stamp.touch()
    yield from sorted(WHEELS.glob("*.whl"))


def pack(place: Path) -> None:
    """Everything in Python, in one archive."""
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:

        def add(name: str, data: bytes) -> None:
            entry = zipfile.ZipInfo(name, FIXED)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)

        for name, file in (*our_files(), *library_files()):
            add(name, file.read_bytes())
        for wheel in fetch_wheels():
            with zipfile.ZipFile(wheel) as opened:
                for name in opened.namelist():
                    if name.endswith((".py", ".so")):
                        add(name, opened.read(name))


# -- answers that are the same for everybody


def paths() -> Iterator[tuple[str, str]]:
    """What is asked, and the file that answers; `fileOf` in web/src/offline/house.svelte.ts finds it again."""
    from pessoi.games import GAMES
    from pessoi.i18n import LANGUAGES as SPOKEN
    from pessoi.spec.lesson import lesson_of

    yield "/api/games", "games.json"
    for lang in SPOKEN:
        yield f"/api/words/{lang}", f"words/{lang}.txt"
    for game in GAMES:
        yield f"/api/games/{game}", f"games/{game}.json"
        yield f"/api/games/{game}/figures", f"games/{game}/figures.json"
        lesson = lesson_of(game)
        for step in lesson.steps if lesson else []:
            yield f"/api/games/{game}/figures/{step.id}", f"games/{game}/figures/{step.id}.json"
        for lang in SPOKEN:
            yield f"/api/games/{game}/words/{lang}", f"games/{game}/words/{lang}.txt"
            yield f"/api/games/{game}/guide?lang={lang}", f"games/{game}/guide.{lang}.json"
            yield f"/api/games/{game}/lesson/{lang}", f"games/{game}/lesson/{lang}.json"


async def write_answers(place: Path) -> None:
    from pessoi.offline.house import House
    from pessoi.offline.shelf import MemoryShelf
    from pessoi.server.bots.bot_pool import start_process

    house = await House.open(MemoryShelf(), start_process)
    for path, name in paths():
        reply = await house.ask("GET", path)
        if reply.status != 200:
            raise SystemExit(f"{path}: {reply.body.decode()}")
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(reply.body)
    await house.close()


# -- all of it


def write_runtime(place: Path) -> None:
    """Pyodide as it is, but for packages of its own distribution, of which none is wanted."""
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, place / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (place / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")


def main(site: Path) -> None:
    python = site / "python"
    python.mkdir(exist_ok=True)
    write_runtime(python)
    pack(python / "pessoi.zip")
    sizes = {name: (python / name).stat().st_size for name in (*RUNTIME, "pessoi.zip")}
    (python / "sizes.json").write_text(json.dumps(sizes), encoding="utf-8")
    asyncio.run(write_answers(site / "answers"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
