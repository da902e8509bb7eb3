"""`pessoi review`: where a game, or a folder of them, was won."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from pessoi.cli.app import Json, Seed, Workers, app, out, print_json, progress
from pessoi.cli.recordings import in_file, open_record
from pessoi.cli.usage import fail
from pessoi.kernel import reason
from pessoi.records import Record
from pessoi.review import LEVEL, SEED, Review, course_of
from pessoi.review.page import about, page
from pessoi.review.rows import Row, rows
from pessoi.review.rows import parquet as parquet_file
from pessoi.review.runs import reviews
from pessoi.review.telling import Telling

SUFFIXES = (".txt", ".pessoi")


@app.command()
def review(
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, or a folder of records.")],
    level: Annotated[
        str, typer.Option(help="How long choices are thought about: normal, hard, expert, search:N.")
    ] = LEVEL,
    seed: Seed = SEED,
    workers: Workers = 0,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page; for a folder of records, a folder of pages.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a row for every answer (extra `research`).")
    ] = None,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    json: Json = False,
) -> None:
    """Show where a game was won: turning points, luck and skill, every choice against the best one.

    Example: pessoi review mytikas-1.pessoi --html review.html
    """
    files = files_in(path)
    records = [checked(file) for file in files]
    found: list[Review] = []
    with rows_into(parquet) as write, progress(path.name, 100) as bar:
        for review in reviews(records, level, seed, workers, lambda done, total: bar(100 * done // total)):
            file, record = files[len(found)], records[len(found)]
            found.append(review)
            write(rows(review, record, file.name))
            if html is not None:
                keep(html / f"{file.stem}.html" if path.is_dir() else html, page(review, lang))
    if json:
        data = [msgspec.to_builtins(review) for review in found]
        print_json(data if path.is_dir() else data[0])
        return
    for file, review in zip(files, found, strict=True):
        if path.is_dir():
            out().print(f"[bold]{file.name}[/bold]")
        print_review(Telling(review, lang))


def files_in(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    files = [file for file in sorted(path.iterdir()) if file.suffix in SUFFIXES]
    if not files:
        fail("error-no-records", {"folder": f"={path}"})
    return files


def checked(file: Path) -> Record:
    """The record, if it can be reviewed: a folder's last one is not to be refused after an hour."""
    record = open_record(file)
    with in_file(file):
        course_of(record)
    return record


@contextmanager
def rows_into(path: Path | None) -> Iterator[Callable[[list[Row]], None]]:
    if path is None:
        yield lambda some: None
        return
    try:
        with parquet_file(path) as write:
            yield write
    except OSError as error:
        fail("error-cannot-write", {"file": f"={path}", "reason": reason(error)})


def keep(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail("error-cannot-write", {"file": f"={path}", "reason": reason(error)})


def print_review(told: Telling) -> None:
    console = out()
    console.print(about(told))
    grid = Table(box=None, header_style="bold")
    grid.add_column("")
    for key in ("accuracy", "start", "luck", "own", "others", "end"):
        grid.add_column(told.word(f"review-{key}"), justify="right")
    for name, played, part in zip(told.names, told.review.players, told.review.parts, strict=True):
        moved = [told.percent(share, signed=True) for share in (part.luck, part.own, part.others)]
        grid.add_row(name, told.accuracy(played.accuracy), told.percent(part.start), *moved, told.percent(part.end))
    console.print(grid)
    console.print(f"[bold]{told.word('review-turning')}[/bold]")
    for point in told.review.turning:
        chances = " ".join(
            f"{told.percent(a)}→{told.percent(b)}" for a, b in zip(point.before, point.after, strict=True)
        )
        what = told.say(point.line.message) if point.line else ""
        console.print(f"{point.number:5}  {escape(what)}  [dim]{chances}[/dim]")
    console.print(f"[bold]{told.word('review-worse')}[/bold]")
    for choice in told.worse():
        grade = told.word(f"grade-{choice.grade}")
        lost = told.percent(-choice.loss, signed=True)
        console.print(escape(f"{choice.number:5}  {told.names[choice.seat]} · {grade} {lost}"))
        console.print(escape(f"       {told.word('review-played')}: {told.say(choice.said)}"))
        console.print(escape(f"       {told.word('review-better')}: {told.better(choice)}"))
        if choice.why:
            console.print(escape(f"       {told.why(choice)}"))
    if not told.worse():
        console.print(told.word("review-none"))
