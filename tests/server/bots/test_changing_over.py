"""A bot's process by itself."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO

import msgspec
import pytest

from pessoi import engine
from pessoi.games import load_game
from pessoi.kernel import CHANCE, Options
from pessoi.server.bots.bot_process import READY, Job, Thought
from tests.bench.engines import ROOT, compiled

GAME = load_game("mytikas")


def job() -> bytes:
    s = GAME.setup(Options(2))
    request = GAME.pending(s)
    while request.seat == CHANCE:
        request = GAME.play(s, request.actions[0])
    known = GAME.known(s, request.seat).data()
    actions = [int(a) for a in request.actions]
    job = Job("mytikas", None, known, request.seat, request.decision, actions, False, request.seen, "random", 1, 9.0)
    return msgspec.json.encode(job) + b"\n"


def think(stdin: IO[bytes], stdout: IO[bytes]) -> Thought:
    stdin.write(job())
    stdin.flush()
    return msgspec.json.decode(stdout.readline(), type=Thought)


def test_a_process_changes_over_to_the_engine_that_was_compiled_meanwhile(tmp_path: Path) -> None:
    """In a checkout of its own, whose engine comes after the first job; every job has its answer."""
    compiled()
    if not any((ROOT / engine.COMPILED).glob("*__mypyc*")):
        pytest.skip("there is no C compiler")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "pessoi").symlink_to(ROOT / "src" / "pessoi")
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    settings = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    command = [sys.executable, "-m", "pessoi.server.bots.bot_process", "4000"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=settings, cwd=tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        maps = Path(f"/proc/{process.pid}/maps")
        assert process.stdout.readline() == READY
        assert think(process.stdin, process.stdout).action is not None
        assert "__mypyc" not in engine_maps(maps)
        (tmp_path / "build").symlink_to(ROOT / "build")
        assert think(process.stdin, process.stdout).action is not None
        assert think(process.stdin, process.stdout).action is not None  # the answer of the one that it became
        assert "__mypyc" in engine_maps(maps)
        process.stdin.close()


def engine_maps(maps: Path) -> str:
    """The loaded files of this project; tools that are installed may be compiled, too."""
    return "\n".join(line for line in maps.read_text().splitlines() if str(ROOT / "build") in line)
