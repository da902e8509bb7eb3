"""The tenth law, and the ratchet: the two builds agree, and neither gets slower unnoticed.

Ratios only, never times. RATCHET holds what was measured when a figure last changed on purpose; a fall by 30 % fails.
"""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

import pytest

from pessoi.conformance import laws
from pessoi.games import GAMES
from tests.bench.engines import PLAIN, ROOT, compiled, environment, run

# game: (compiled over interpreted, interpreted decisions over turns of the reference loop)
RATCHET: Final = {
    "mytikas": (7.5, 0.022),
    "hellas": (5.0, 0.023),
    "olympos": (6.0, 0.0085),
    "cyclades": (5.5, 0.0070),
}
FALL: Final = 0.7
TRIES: Final = 3
HAS_COMPILER: Final = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def engine(build: dict[str, str], name: str, games: str) -> list[str]:
    settings = [f"{key}={value}" for key, value in environment(build).items() if key in ("PYTHONPATH", *build)]
    return ["env", *settings, sys.executable, "-m", "pessoi.conformance.engine", name, games]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_interpreted_and_compiled_builds_agree(name: str) -> None:
    laws.engines_agree([engine(PLAIN, name, "4"), engine(compiled(), name, "4")])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_neither_build_gets_slower(name: str) -> None:
    """The best of three measurements: other work on the machine can only make one look slower than it is."""
    gain, pace = RATCHET[name]
    for _ in range(TRIES):
        slow, fast = run(PLAIN, "tests.bench.speed", name), run(compiled(), "tests.bench.speed", name)
        assert slow["build"] == "interpreted"
        assert fast["build"] == ("compiled" if HAS_COMPILER else "interpreted")
        interpreted = slow["decisions"] / slow["reference"]
        relative = fast["decisions"] / fast["reference"] / interpreted
        if interpreted > FALL * pace and (relative > FALL * gain or not HAS_COMPILER):
            return
    pytest.fail(f"interpreted {interpreted:.4f} of {pace}, compiled over interpreted {relative:.1f} of {gain}")


@pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler")
def test_an_edit_is_never_run_as_it_was_before(tmp_path: Path) -> None:
    """A checkout takes the compiled engine if it is of these very sources, and plain Python otherwise."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    package = tmp_path / "src" / "pessoi"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "__init__.py").write_text("")
    (package / "__init__.py").write_text("from pessoi import engine\nWHY_PLAIN = engine.choose(__path__)\n")
    shutil.copy(ROOT / "src" / "pessoi" / "engine.py", package)
    source = package / "kernel" / "answer.py"

    def answer(**settings: str) -> list[str]:
        code = "import pessoi; from pessoi.kernel import answer as a; print(a.answer(), a.__file__, pessoi.WHY_PLAIN)"
        environment = {"PYTHONPATH": str(package.parent), **settings}
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
        value, file, *reason = done.stdout.split()
        return [value, Path(file).suffix, *reason]

    def compile_all() -> None:
        subprocess.run([sys.executable, "tools/compile.py"], cwd=tmp_path, check=True, capture_output=True)

    source.write_text("def answer() -> int:\n    return 41\n")
    assert answer() == ["41", ".py", "engine-missing"]
    compile_all()
    assert answer() == ["41", ".so"]
    assert answer(PESSOI_PURE="1") == ["41", ".py", "engine-chosen"]
    source.write_text("def answer() -> int:\n    return 42\n")
    assert answer() == ["42", ".py", "engine-stale"]
    compile_all()
    assert answer() == ["42", ".so"]
