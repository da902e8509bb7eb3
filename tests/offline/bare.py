"""Python without the libraries that a browser has not, as a page has it."""

import os
import subprocess
import sys
from pathlib import Path

from pessoi.offline.absent import LIBRARIES

ROOT = Path(__file__).parents[2]
BARE = """
import importlib.util, sys
missing, real = %r, importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in missing else real(name, *more)
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            return sys.meta_path[-1].find_spec(name)
sys.meta_path.insert(0, Missing())
"""


def run_bare(*lines: str) -> str:
    """What a program prints there."""
    program = "\n".join([BARE % (LIBRARIES,), *lines])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, text=True, stdout=subprocess.PIPE, env=environment
    )
    return done.stdout
