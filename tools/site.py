"""The whole game as a folder of static files: `make site` (docs/offline.md).

    python tools/site.py build/site

The client has been built there before (`npm run build -- --mode site`). What is added: Pyodide as npm installed it but
for what a page never imports, one archive with our Python and the libraries that it needs, and the answers of the
server that are the same for everybody, as files. Libraries in pure Python are those of this environment, which the lock
pins; `requirements-page.lock` has the one that must be compiled for browsers.

What has to be loaded before a game can begin is counted, and the build fails if it is more than it may be.
"""

import ast
import asyncio
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import files, version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "pessoi"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD: Final = "python_stdlib.zip"  # the name by which Pyodide asks for it
ARCHIVE: Final = "pessoi.pack"  # a tar, compressed as a whole; by another name, lest a host unpacks it on the way
KEEPERS: Final = ("sw.js", "version.json")  # made of all other files
MOST: Final = 8_000_000  # bytes, compressed, before a game can begin
WHEELS: Final = ROOT / "build" / "wheels"
PLATFORM: Final = ("--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32")

# what a page never runs
LEFT_OUT: Final = ("cli", "conformance", "lab", "research", "terminal", "server/admin", "server/storage/migrations")
LADDER: Final = "ladder.json"  # which `lab` alone reads
LEFT_OUT_MODULES: Final = ("server/command.py", "server/run.py", "server/http/connections.py")
LIBRARIES: Final = (
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "mypy_extensions",
    "pytz",
    "starlette",
    "structlog",
    "typing_extensions",
)
UNUSED: Final = ("anyio/_backends/_trio", "anyio/pytest_plugin", "babel/messages", "starlette/testclient")
LANGUAGES: Final = ("root", "en", "fr")


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# of the standard library: debuggers, documentation, mail, other processes and systems, tests, alphabets of old files
UNUSED_STANDARD: Final = words("""
    __hello__ __phello__ _pydatetime _pyio _pyrepl antigravity bdb cProfile cmd code compileall ctypes doctest
    filecmp fileinput ftplib imaplib mailbox modulefinder multiprocessing netrc nturl2path optparse pdb pickletools
    plistlib poplib profile pstats pty py_compile pyclbr pydoc rlcompleter sched shelve smtplib symtable
    tabnanny this trace unittest wave xml xmlrpc zipapp
""")
ENCODINGS: Final = words("__init__ aliases ascii cp437 hex_codec idna latin_1 punycode utf_8 utf_8_sig")
FIXED: Final = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive


def our_files() -> Iterator[tuple[str, Path]]:
    for file in sorted(SOURCE.rglob("*")):
        name = file.relative_to(SOURCE).as_posix()
        if not file.is_file() or "__pycache__" in name or file.suffix in (".pyc", ".so", ".c"):
            continue
        if name in LEFT_OUT_MODULES or file.name == LADDER or any(name.startswith(f"{folder}/") for folder in LEFT_OUT):
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
            if ("locale-data" in name and file.stem not in LANGUAGES) or name.startswith(UNUSED):
                continue
            if file.suffix in (".py", ".dat"):
                yield name, Path(str(file.locate()))


def licences() -> Iterator[str]:
    """Of what others have written."""
    for library in LIBRARIES:
        for file in files(library) or []:
            if ".dist-info" in file.as_posix() and file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
                yield f"{library}: {file.name}\n\n{Path(str(file.locate())).read_text(encoding='utf-8')}"
    for wheel in fetch_wheels():
        with zipfile.ZipFile(wheel) as opened:
            for name in opened.namelist():
                if ".dist-info/" in name and "LICENSE" in name:
                    yield f"{wheel.name.partition('-')[0]}: {Path(name).name}\n\n{opened.read(name).decode()}"
    yield "Pyodide: Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/ (with CPython: PSF License 2)\n"


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


def without_docstrings(source: bytes) -> bytes:
    """Nobody reads them in a page; every line keeps its number."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # of a newer Python: the page's
        return source
    lines = source.splitlines(keepends=True)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        text = node.body[0]
        at, end = text.lineno - 1, (text.end_lineno or 0) - 1
        line = lines[at][: text.col_offset] + b'""' + lines[end][text.end_col_offset :]
        lines[at : end + 1] = [line, *[b"\n"] * (end - at)]
    return b"".join(lines)


def pack(place: Path) -> None:
    """Everything in Python, in one archive."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=tarfile.USTAR_FORMAT) as archive:

        def add(name: str, content: bytes) -> None:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))

        for name, file in (*our_files(), *library_files()):
            content = file.read_bytes()
            add(name, without_docstrings(content) if file.suffix == ".py" else content)
        for wheel in fetch_wheels():
            with zipfile.ZipFile(wheel) as opened:
                for name in opened.namelist():
                    if name.endswith((".py", ".so")):
                        add(name, opened.read(name))
    place.write_bytes(gzip.compress(data.getvalue(), 9, mtime=0))


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


def is_wanted(name: str) -> bool:
    """Of the standard library."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return Path(rest).stem in ENCODINGS
    return Path(top).stem not in UNUSED_STANDARD


def write_runtime(place: Path) -> None:
    """Pyodide without what is not needed of Python's standard library, and without packages of its own distribution."""
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, place / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (place / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    with (
        zipfile.ZipFile(PYODIDE / STANDARD) as whole,
        zipfile.ZipFile(place / STANDARD, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as lean,
    ):
        for name in filter(is_wanted, whole.namelist()):
            entry = zipfile.ZipInfo(name, FIXED)
            entry.compress_type = zipfile.ZIP_DEFLATED
            is_ours = name.endswith(".py") and "pyodide" not in name  # Pyodide makes functions of docstrings
            lean.writestr(entry, without_docstrings(whole.read(name)) if is_ours else whole.read(name))


def write_keeper(site: Path) -> None:
    """The service worker, last: it names every other file and its hash."""
    for file in (ROOT / "web" / "site").iterdir():
        shutil.copyfile(file, site / file.name)
    for unused in ("push.js", ".vite/manifest.json"):  # a server's notices, and what its build is checked by
        (site / unused).unlink(missing_ok=True)
    found = sorted(file for file in site.rglob("*") if file.is_file() and file.name not in KEEPERS)
    hashes = {f.relative_to(site).as_posix(): hashlib.sha256(f.read_bytes()).hexdigest()[:16] for f in found}
    build = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:8]
    about = json.dumps({"version": version("pessoi"), "build": build})
    (site / "version.json").write_text(about, encoding="utf-8")
    hashes["version.json"] = hashlib.sha256(about.encode()).hexdigest()[:16]
    keeper = (ROOT / "web" / "site" / "sw.js").read_text(encoding="utf-8")
    (site / "sw.js").write_text(f"const FILES = {json.dumps(hashes)};\n{keeper}", encoding="utf-8")


def weigh(site: Path) -> None:
    """What is loaded before a game can begin, as a host that compresses sends it."""
    parts = {f"python/{name}": [site / "python" / name] for name in (*RUNTIME, STANDARD, ARCHIVE)}
    parts["client, all pages"] = [site / "index.html", *(site / "assets").iterdir()]
    parts["answers, all games"] = [file for file in (site / "answers").rglob("*") if file.is_file()]
    total = 0
    for name, found in parts.items():
        size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in found)
        total += size
        print(f"{name:24} {size / 1e6:6.2f} MB")
    print(f"{'all of it, compressed':24} {total / 1e6:6.2f} MB")
    if total > MOST:
        raise SystemExit(f"that is more than {MOST / 1e6} MB")


def main(site: Path) -> None:
    python = site / "python"
    python.mkdir(exist_ok=True)
    write_runtime(python)
    pack(python / ARCHIVE)
    sizes = {name: (python / name).stat().st_size for name in (*RUNTIME, STANDARD, ARCHIVE)}
    (python / "sizes.json").write_text(json.dumps(sizes), encoding="utf-8")
    (site / "licences.txt").write_text("\n\n".join(licences()), encoding="utf-8")
    asyncio.run(write_answers(site / "answers"))
    write_keeper(site)
    weigh(site)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
