"""Both builds of the engine, the compiled one brought up to date first."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
INTERPRETED: Final = ROOT / "src"


@cache
def compiled() -> Path:
    """Where the compiled build is; made now if its sources have changed."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True, capture_output=True)
    return ROOT / "build" / "compiled"


def environment(path: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}


def run(path: Path, *words: str) -> Any:
    """A module's JSON output, with the package found at `path`."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, env=environment(path), cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)
