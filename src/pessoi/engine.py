"""Which engine is at work: in a checkout the compiled one, whenever it was made from these very sources.

`pessoi/__init__.py` asks before anything else is imported, so every command, script and test gets the same answer. The
sources are hashed each time (a few milliseconds): an edit is never run as it was before. PESSOI_PURE=1 asks for plain
Python. `tools/compile.py` loads this file by its path: it imports nothing of the package.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Final

SOURCES: Final = (
    "kernel/*.c",
    "kernel/*.py",
    "games/*.py",
    "games/*/*.py",
    "games/*/chapters/*.py",
    "bots/search.py",
    "bots/judgement.py",
    "table/*.c",
    "table/pairs.py",
    "table/written.py",
    "table/difference.py",
    "table/undo.py",
    "table/view.py",
)
HERE: Final = Path(__file__).parent
COMPILED: Final = Path("build") / "compiled"
STAMP: Final = "stamp"  # its first line is the fingerprint of the sources

# why a checkout runs plain Python, as the keys of what is said about it
CHOSEN: Final = "engine-chosen"
MISSING: Final = "engine-missing"
STALE: Final = "engine-stale"
NO_COMPILER: Final = "engine-no-compiler"


def sources(package: Path) -> list[Path]:
    """The files that the compiled engine is made from. Those of `table/` make views, which is what a server does most;
    the others import nothing else of the package."""
    return [file for pattern in SOURCES for file in sorted(package.glob(pattern))]


def fingerprint(package: Path) -> str:
    """What the compiled files depend on, the compiler apart."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=20)
    for file in sources(package):
        digest.update(f"{file.relative_to(package)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def in_checkout() -> bool:
    """Whether there is a choice: not where the package is installed, nor in the compiled copy itself."""
    return HERE.parent.name == "src" and (HERE.parents[1] / "tools" / "compile.py").exists()


def find() -> tuple[Path | None, str]:
    """The compiled copy of a checkout, if it is up to date; else the reason why there is none, as a key."""
    if not in_checkout():
        return None, ""
    if os.environ.get("PESSOI_PURE", "0") != "0":
        return None, CHOSEN
    # the folder itself, not the link: a running program keeps it when another one is made
    copy = (HERE.parents[1] / COMPILED).resolve()
    try:
        stamp = (copy / STAMP).read_text(encoding="utf-8").split("\n")[0]
    except OSError:
        return None, MISSING
    if stamp != fingerprint(HERE):
        return None, STALE
    if not any(copy.glob("*__mypyc*")):
        return None, NO_COMPILER
    return copy, ""


def choose(path: list[str]) -> str:
    """Let the package be found in the compiled copy, if there is one; else why not."""
    copy, reason = find()
    if copy is not None:
        path[:] = [str(copy / "pessoi")]
        sys.path.append(str(copy))  # the one module that holds all compiled code is beside the package
    return reason


def build() -> str:
    """Whether the engine at work is compiled."""
    from pessoi import kernel

    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"
