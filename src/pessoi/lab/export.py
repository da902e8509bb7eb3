"""Decisions as a data set: what the seat saw, what it could do, what it did, what a search made of it, how it ended.

`docs/research.md` says what each column is; `pessoi.research.data` loads a Parquet file as arrays.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from pessoi import __version__
from pessoi.bots import Bot
from pessoi.bots.judges import by_hand
from pessoi.bots.levels import SearchBot, Thought
from pessoi.kernel import CHANCE, Fault, Known, State, listed, reason
from pessoi.kernel.network import input_names, look
from pessoi.kernel.observation import Observation
from pessoi.lab.jobs import in_order, run
from pessoi.lab.match import GameResult, Step, Worker
from pessoi.lab.plan import Plan, derived_seed
from pessoi.lab.tally import Tally
from pessoi.review.curve import Chances, open_chances
from pessoi.review.luck import expectation

FORMATS: Final = ("parquet", "jsonl")
AT_ONCE: Final = 8192  # rows that are written together: little memory, and no more pieces than a reader likes

Row = dict[str, Any]
Write = Callable[[list[Row]], None]


class NotExported(Fault):
    """A format that there is not, or a file that cannot be written."""


def about(plan: Plan, games: int) -> dict[str, Any]:
    """What the file holds, for whoever finds it later. Every game can be played again from this."""
    worker = Worker(plan)
    return {
        "game": plan.game,
        "rules": plan.rules,
        "pessoi": __version__,
        "players": plan.players,
        "options": plan.options,
        "edition": plan.edition,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": games,
        "features": input_names(worker.game, worker.options),
        "actions": [worker.game.vocabulary.text(action) for action in worker.game.vocabulary.actions],
    }


class Exporter(Worker):
    """Plays games of a plan, and keeps the bots of the running one at hand."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.seated: list[Bot] = []

    def bot(self, name: str, seed: int) -> Bot:
        bot = super().bot(name, seed)
        self.seated.append(bot)
        return bot

    def export(self, number: int) -> tuple[GameResult, list[Row]]:
        self.seated = []
        notes = Decisions(self, number)
        result = self.play(number, notes.note)
        return result, notes.ended(result)


class Decisions:
    """Notes of a game: a row for every answer of a seat. `legal` and `choice` are indices into the vocabulary."""

    def __init__(self, worker: Exporter, number: int) -> None:
        self.worker: Final = worker
        self.number: Final = number
        self.bots: Final = worker.plan.seats(number)
        self.rng: Final = Random(derived_seed(worker.plan, number, "luck"))
        self.rows: Final[list[Row]] = []
        self.judgement: Final = by_hand(worker.game)
        self.luck: Final[list[Chances]] = []  # of every answer of chance, by seat
        self.lucky_before: Final[list[int]] = []  # by row, how many of them came before it
        self.before: State = worker.game.setup(worker.options)  # where chance is asked

    def note(self, step: Step) -> None:
        if step.known is None:
            self.note_luck(step)
        else:
            self.note_answer(step, step.known)
        if step.after.seat == CHANCE:
            self.before = step.position.copy()

    def note_luck(self, step: Step) -> None:
        """How much better the seats' chances are than they were to be expected."""
        game = self.worker.game
        after = open_chances(game, self.judgement, step.position)
        due = expectation(game, self.judgement, self.before, step.request, step.action, after, self.rng)
        self.luck.append([a - b for a, b in zip(after, due, strict=True)])

    def note_answer(self, step: Step, known: Known) -> None:
        game, seat = self.worker.game, step.request.seat
        index = game.vocabulary.index
        seen = Observation()
        look(game, known, seat, seen)
        thought = thought_of(self.worker.seated[seat]) if len(step.request.actions) > 1 else None
        legal = sorted(step.request.actions, key=index.__getitem__)
        self.rows.append(
            {
                "game": self.number,
                "answer": step.number,
                "seat": seat,
                "bot": self.bots[seat],
                "decision": step.request.decision,
                "indices": seen.indices,
                "values": seen.values,
                "legal": [index[action] for action in legal],
                "choice": index[step.action],
                "visits": [thought.shares[action] for action in legal] if thought else [],
                "value": thought.value if thought else None,
            }
        )
        self.lucky_before.append(len(self.luck))

    def ended(self, result: GameResult) -> list[Row]:
        """The rows with what came of them. Luck that came after an answer is no merit of it: `calm` is the result
        without."""
        left = [[0.0] * len(result.bots)]
        for luck in reversed(self.luck):
            left.append([a + b for a, b in zip(left[-1], luck, strict=True)])
        for row, before in zip(self.rows, self.lucky_before, strict=True):
            seat = row["seat"]
            won = result.shares[seat]
            row |= {"won": won, "calm": won - left[len(self.luck) - before][seat], "points": result.points[seat]}
        return self.rows


def thought_of(bot: Bot) -> Thought | None:
    """What a search made of the answer just given; nothing of a bot that does not search."""
    return bot.thought if isinstance(bot, SearchBot) else None


def play(plan: Plan, numbers: Sequence[int]) -> Iterator[tuple[GameResult, list[Row]]]:
    """These games, each with its decisions."""
    worker = Exporter(plan)
    for number in numbers:
        yield worker.export(number)


def export(
    plan: Plan,
    games: int,
    kind: str,
    path: Path,
    workers: int = 0,
    cluster: str = "",
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Write the data set, games in their order; returns what they add up to, and the number of rows."""
    if kind not in FORMATS:
        raise NotExported("error-formats", {"known": listed(FORMATS), "name": f"={kind!r}"})
    results: list[GameResult] = []
    count = 0
    try:
        with (parquet if kind == "parquet" else json_lines)(path, about(plan, games)) as write:
            for result, rows in in_order(run(play, plan, range(games), workers, cluster), lambda game: game[0].number):
                write(rows)
                count += len(rows)
                results.append(result)
                if progress is not None:
                    progress(len(results))
    except OSError as error:
        raise NotExported("error-cannot-write", {"file": f"={path}", "reason": reason(error)}) from error
    return {**Tally(plan, results).data(), "rows": count}


@contextmanager
def json_lines(path: Path, told: dict[str, Any]) -> Iterator[Write]:
    """The first line says what the others are."""
    with path.open("w", encoding="utf-8") as file:
        file.write(json.dumps({"about": told}, separators=(",", ":"), ensure_ascii=False) + "\n")
        yield lambda rows: file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)


@contextmanager
def parquet(path: Path, told: dict[str, Any]) -> Iterator[Write]:
    """Rows go to the file as they come, some thousands together; what the file holds is in its metadata."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = {
        "game": pa.int32(),
        "answer": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.dictionary(pa.int8(), pa.string()),
        "decision": pa.dictionary(pa.int16(), pa.string()),
        "indices": pa.list_(pa.uint16()),
        "values": pa.list_(pa.float32()),
        "legal": pa.list_(pa.uint16()),
        "choice": pa.uint16(),
        "visits": pa.list_(pa.float32()),
        "value": pa.float32(),
        "won": pa.float32(),
        "calm": pa.float32(),
        "points": pa.int32(),
    }
    schema = pa.schema(kinds, metadata={"pessoi": json.dumps(told, ensure_ascii=False)})
    waiting: list[Row] = []
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:

        def write(rows: list[Row]) -> None:
            waiting.extend(rows)
            if len(waiting) >= AT_ONCE:
                flush()

        def flush() -> None:
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            waiting.clear()

        yield write
        flush()
