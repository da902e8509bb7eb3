"""Many jobs on a Ray cluster, or on a Ray of this machine alone. Needs the extra `ray`.

A job is played by the same function as in a process pool, so that results are equal wherever they come from. The
machines of a cluster need the same version of Pessoi.
"""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from typing import Final, TypeVar

LOCAL: Final = "local"
AHEAD: Final = 3  # jobs handed out for every core, so that none waits for the next one
PATIENCE: Final = 5.0  # seconds
TRIES: Final = 3  # a local Ray gives its own parts thirty seconds to start, too few on a busy machine

Job = TypeVar("Job")
Result = TypeVar("Result")


class NoCluster(ValueError):
    """Ray could not be started, or the cluster could not be reached."""


def is_address(word: str) -> bool:
    """Whether that names a cluster: `local`, `auto` (the one running here), HOST:PORT or ray://HOST:PORT."""
    return word in (LOCAL, "auto") or (":" in word and word.rpartition(":")[2].isdigit())


def on_ray(address: str, workers: int, play: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """The jobs' results as they come in, in whatever order. `workers` counts the cores of a local Ray (0: all)."""
    check(address)
    import ray

    connect(address, workers)
    try:
        remote = ray.remote(play)
        limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[ray.ObjectRef] = []
        for job in jobs:
            if len(waiting) >= limit:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
            waiting.append(remote.remote(job))
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def check(address: str) -> None:
    """NoCluster at once where Ray itself would knock at a closed door for minutes."""
    if not is_address(address):
        raise NoCluster(f"a Ray cluster is given as HOST:PORT, ray://HOST:PORT, auto or local, not {address!r}")
    host, mark, port = address.removeprefix("ray://").rpartition(":")
    if mark:
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"there is no Ray at {address}: {error}") from error
    if find_spec("ray") is None:
        raise ModuleNotFoundError("Ray is not installed", name="ray")


def connect(address: str, workers: int) -> None:
    """Start a Ray on this machine, or join a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report home
    for attempt in range(TRIES):
        try:
            start(address, workers)
            return
        except Exception as error:  # Ray raises everything from ConnectionError to bare Exception here
            if address != LOCAL or attempt == TRIES - 1:
                first = (str(error).splitlines() or [type(error).__name__])[0]
                raise NoCluster(f"Ray ({address}) does not start: {first}") from error


def start(address: str, workers: int) -> None:
    import ray

    if address == LOCAL:
        cores = workers or os.cpu_count()
        ray.init(LOCAL, num_cpus=cores, include_dashboard=False, logging_level="error", log_to_driver=False)
    else:
        ray.init(address, logging_level="error", log_to_driver=False)
