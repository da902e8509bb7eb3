"""The games of a plan, played by several processes of this machine or on a Ray cluster (extra `ray`).

A job is a few games, played by the same function wherever that is, so that results are equal wherever they come from.
The machines of a cluster need the same version of Pessoi.
"""

import os
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Final, TypeVar

from pessoi.kernel import Fault, reason
from pessoi.lab.plan import Plan

LOCAL: Final = "local"
AT_ONCE: Final = 16  # games of a job, at most
AHEAD: Final = 3  # jobs handed out for every core of a cluster, so that none waits for the next one
PATIENCE: Final = 5.0  # seconds
TRIES: Final = 3  # a local Ray gives its own parts thirty seconds to start, too few on a busy machine

Result = TypeVar("Result")
Play = Callable[[Plan, Sequence[int]], Iterator[Result]]  # games of these numbers; a function that pickles
Job = tuple[Play[Result], Plan, Sequence[int]]


class NoCluster(Fault):
    """Ray could not be started, or the cluster could not be reached."""


def run(
    play: Play[Result], plan: Plan, numbers: Sequence[int], workers: int = 0, cluster: str = "", at_once: int = AT_ONCE
) -> Iterator[Result]:
    """What comes of these games, in whatever order they end.

    workers   processes, or cores of a local Ray; 0: one a core
    cluster   a Ray's address; none: processes of this machine
    at_once   games of a job, at most: what bots think long about is better handed in game by game
    """
    processes = workers or os.cpu_count() or 1
    size = max(1, min(at_once, len(numbers) // (processes * 4)))
    jobs = [(play, plan, numbers[i : i + size]) for i in range(0, len(numbers), size)]
    if not jobs:
        return
    if cluster:
        for some in on_ray(cluster, workers, jobs):
            yield from some
    elif processes == 1:
        yield from play(plan, numbers)
    else:
        with get_context("spawn").Pool(min(processes, len(jobs))) as pool:
            for some in pool.imap_unordered(play_job, jobs):
                yield from some


def play_job(job: Job[Result]) -> list[Result]:
    play, plan, numbers = job
    return list(play(plan, numbers))


def in_order(found: Iterable[Result], number: Callable[[Result], int]) -> Iterator[Result]:
    """Results as they come in, each kept back until those of all smaller numbers, from 0 on, have come."""
    waiting: dict[int, Result] = {}
    following = 0
    for result in found:
        waiting[number(result)] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1


# -- Ray


def is_address(word: str) -> bool:
    """Whether that names a cluster: `local`, `auto` (the one running here), HOST:PORT or ray://HOST:PORT."""
    return word in (LOCAL, "auto") or (":" in word and word.rpartition(":")[2].isdigit())


def on_ray(address: str, workers: int, jobs: Iterable[Job[Result]]) -> Iterator[list[Result]]:
    """The jobs' results as they come in."""
    check(address)
    import ray

    connect(address, workers)
    try:
        remote = ray.remote(play_job)
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
        raise NoCluster("error-ray-address", {"word": f"={address!r}"})
    host, mark, port = address.removeprefix("ray://").rpartition(":")
    if mark:
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except OverflowError as error:  # no port has such a number
            raise NoCluster("error-ray-address", {"word": f"={address!r}"}) from error
        except OSError as error:
            raise NoCluster("error-no-ray", {"address": f"={address}", "reason": reason(error)}) from error
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
                raise NoCluster("error-ray-start", {"address": f"={address}", "reason": f"={first}"}) from error


def start(address: str, workers: int) -> None:
    import ray

    if address == LOCAL:
        cores = workers or os.cpu_count()
        ray.init(LOCAL, num_cpus=cores, include_dashboard=False, logging_level="error", log_to_driver=False)
    else:
        ray.init(address, logging_level="error", log_to_driver=False)
