"""Starts server processes quickly: everything is imported once, then each server is a fork.

The tests start and kill servers by the hundred; importing the libraries takes longer than all the rest.
`python -m tests.server.nursery` reads a list of arguments for `pessoi serve` a line, and writes a process id.
"""

import json
import os
import signal
import sys

import tests.server.toys
from pessoi.cli import main
from pessoi.server import run

assert run
assert tests.server.toys


def listen() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends is gone at once
    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            serve(job["log"], job["arguments"])
        print(child, flush=True)


def serve(log: str, arguments: list[str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    source = os.open(os.devnull, os.O_RDONLY)
    os.dup2(source, 0)
    os.dup2(target, 1)
    os.dup2(target, 2)
    os._exit(main(["serve", *arguments]))


if __name__ == "__main__":
    listen()
