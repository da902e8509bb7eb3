"""Reviews of many games on several cores. A job is a few choices of a game, so that one game fills them, too."""

import os
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import Final

from pessoi.records import Record, read, write
from pessoi.review.course import course_of
from pessoi.review.grades import Choice, grade_choices
from pessoi.review.review import Review, outline, with_choices

AT_ONCE: Final = 12  # choices of a job

Job = tuple[int, str, list[int], str, str]  # the game's place, its record, which choices, level, seed


def reviews(
    records: Sequence[Record],
    level: str,
    seed: str,
    workers: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Review]:
    """Each game's review, in their order. `progress` is told how many choices are graded, and of how many."""
    outlines = []
    jobs: list[Job] = []
    for place, record in enumerate(records):
        course = course_of(record)
        outlines.append(outline(course, level, seed))
        numbers, text = course.choices(), write(record, reveal=True)
        jobs += [(place, text, numbers[i : i + AT_ONCE], level, seed) for i in range(0, len(numbers), AT_ONCE)]
    done, total = 0, sum(len(job[2]) for job in jobs)
    found: list[list[Choice]] = [[] for _ in records]
    following = 0
    for place, choices in results(jobs, workers or os.cpu_count() or 1):
        for ready in range(following, place):  # jobs come back in their order
            yield with_choices(outlines[ready], found[ready])
        following = max(following, place)
        found[place] += choices
        done += len(choices)
        if progress is not None:
            progress(done, total)
    for ready in range(following, len(records)):
        yield with_choices(outlines[ready], found[ready])


def results(jobs: Sequence[Job], processes: int) -> Iterator[tuple[int, list[Choice]]]:
    if processes == 1 or len(jobs) < 2:
        yield from map(run_job, jobs)
    else:
        with get_context("spawn").Pool(min(processes, len(jobs))) as pool:
            yield from pool.imap(run_job, jobs)


def run_job(job: Job) -> tuple[int, list[Choice]]:
    place, text, numbers, level, seed = job
    return place, grade_choices(course_of(read(text)), numbers, level, seed)
