"""Both builds of the engine, the compiled one brought up to date first."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
PLAIN: Final = {"PESSOI_PURE": "1"}


@cache
def compiled() -> dict[str, str]:
    """What the compiled build needs in the environment; it is made now if its sources have changed."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True, capture_output=True)
    return {"PESSOI_PURE": "0"}


def environment(build: dict[str, str]) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), **build}


def run(build: dict[str, str], *words: str) -> Any:
    """A module's JSON output with that build."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, env=environment(build), cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)
