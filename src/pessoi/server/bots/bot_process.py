"""A process in which bots think: `python -m pessoi.server.bots.bot_process MEGABYTES [MODULE …]`.

It says that it is ready, then reads jobs and writes thoughts, one JSON object a line. It may hang, crash or eat
memory: the server kills it at the deadline and starts another. Whatever bots print
goes to standard error, so that it cannot be taken for a thought.

A turn is many small answers. A bot that expects the seat's next question keeps what it has thought of it, and is asked
again if that question comes here; if it goes to another process, or never comes, nothing but time is lost.
"""

import contextlib
import os
import sys
from collections import OrderedDict
from importlib import import_module
from time import monotonic
from typing import Any, Final, Literal

import msgspec

from pessoi import WHY_PLAIN, engine
from pessoi.bots import Bot, SearchBot, make_adviser, make_bot
from pessoi.bots.ideas import Adviser
from pessoi.games import load_game, make_game
from pessoi.kernel import Action, Options, Request
from pessoi.records import read
from pessoi.review import SEED, Choice, Review, course_of, grade_choices, outline
from pessoi.server.bots.advice import Advice, advise

READY = b"ready\n"  # its first line: everything is imported
MOST_KEPT: Final = 4  # trees are large
BEGUN = "PESSOI_BOT_BEGUN"  # in the environment of one that has been ready before


class Job(msgspec.Struct):
    """What a seat knows, what it is asked, and who shall think."""

    game: str
    edition: dict[str, Any] | None
    known: dict[str, Any]
    seat: int
    decision: str
    actions: list[int]
    secret: bool
    seen: int
    level: str
    seed: int
    seconds: float
    players: int = 0
    options: dict[str, str] = {}
    wish: Literal["answer", "ideas", "weigh", "review"] = "answer"  # what is wanted: an answer, or advice of that kind
    weighed: int = -1  # the answer to be weighed
    record: str = ""  # the game to be reviewed, and which of its choices; none: all that needs no search
    numbers: list[int] = []


class Outline(msgspec.Struct):
    """What a review begins with, and the choices that are to be graded."""

    review: Review
    numbers: list[int]


class Thought(msgspec.Struct):
    """The choice, and where the bot knows it how much it thought of each action."""

    action: int | None = None
    shares: list[float] | None = None
    advice: Advice | None = None
    outline: Outline | None = None
    choices: list[Choice] | None = None
    error: str | None = None


Kept = OrderedDict[tuple[str, str], SearchBot]  # by level and the position that it expects


def think(job: Job, kept: Kept) -> Thought:
    if job.wish == "review":
        return review(job)
    game = make_game(job.game, job.edition) if job.edition else load_game(job.game)
    known = game.load(job.known)
    request = Request(job.seat, [Action(a) for a in job.actions], job.decision, secret=job.secret, seen=job.seen)
    adviser = make_adviser(job.level, job.seed) if job.wish != "answer" else None
    if adviser is not None:
        adviser.seconds = job.seconds
        options = Options(job.players, job.options)
        advice = advise(Adviser(game, options, known, job.seat, request, adviser), job.weighed)
        return Thought(job.actions[0], advice=advice)
    expected = (job.level, known.digest())
    bot: Bot = kept.pop(expected) if expected in kept and job.wish == "answer" else new_bot(job)
    action = bot.choose(game, known, job.seat, request)
    if not isinstance(bot, SearchBot):
        return Thought(int(action))
    if bot.expected:
        kept[job.level, bot.expected] = bot
        if len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    if bot.thought is None:
        return Thought(int(action))
    shares = bot.thought.shares
    return Thought(int(action), [shares.get(a, 0.0) for a in request.actions])


def new_bot(job: Job) -> Bot:
    bot = make_bot(job.level, job.seed)
    if isinstance(bot, SearchBot):  # its budget is in iterations: it must also end well before it is killed
        bot.seconds = job.seconds
    return bot


def review(job: Job) -> Thought:
    """The outline, or as many of these choices as there is time for, but one at least."""
    course = course_of(read(job.record))
    if not job.numbers:
        return Thought(job.actions[0], outline=Outline(outline(course, job.level), course.choices()))
    until = monotonic() + job.seconds
    found: list[Choice] = []
    for number in job.numbers:
        if found and monotonic() > until:
            break
        found += grade_choices(course, [number], job.level, SEED)
    return Thought(job.actions[0], choices=found)


def main(arguments: list[str]) -> None:
    import resource  # not to be had in a browser, where bots think too

    first = os.environ.pop(BEGUN, None) is None
    limit = int(arguments[0]) * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    if first:
        with contextlib.suppress(OSError):
            os.nice(5)  # people's sockets come first
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    for module in arguments[1:]:
        import_module(module)
    if first:
        out.write(READY)
    decoder = msgspec.json.Decoder(Job)
    kept: Kept = OrderedDict()
    for line in sys.stdin.buffer:
        try:
            thought = think(decoder.decode(line), kept)
        except MemoryError:
            thought = Thought(error="out of memory")
        except Exception as error:  # a bot may fail in any way; the server wants to know and goes on
            thought = Thought(error=f"{type(error).__name__}: {error}"[:500])
        out.write(msgspec.json.encode(thought) + b"\n")
        if WHY_PLAIN in (engine.MISSING, engine.STALE) and engine.find()[0] is not None:
            begin_again(arguments, out.fileno())


def begin_again(arguments: list[str], out: int) -> None:
    """The engine has been compiled meanwhile: become a process that runs it. Its next job waits in the pipe."""
    os.dup2(out, 1)
    command = [sys.executable, "-m", "pessoi.server.bots.bot_process", *arguments]
    os.execve(sys.executable, command, {**os.environ, BEGUN: "1"})


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main(sys.argv[1:])
