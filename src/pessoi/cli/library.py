"""Looking things up: the games there are, their figures, their rules."""

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from pessoi.cli.app import Edition, GameName, Json, app, out, print_json
from pessoi.cli.translation import columns, tell
from pessoi.cli.usage import fail
from pessoi.games import GAMES, UnknownGame, load_game, make_game
from pessoi.games.edition import SOURCES, figures, merged, owners_edition, packaged
from pessoi.i18n import LANGUAGES, UnknownLanguage, catalogue
from pessoi.kernel import listed
from pessoi.spec import ledger
from pessoi.spec.rulebook import rules as rules_of


@app.command()
def games(lang: Annotated[str, typer.Option(help="en or fr.")] = "en", json: Json = False) -> None:
    """The games there are, with their numbers of players and options.

    Example: pessoi games
    """
    rows = [about(name, lang) for name in GAMES]
    if json:
        print_json(rows)
        return
    table = Table(*columns("games"), box=None, header_style="bold")
    for row in rows:
        options = "; ".join(f"{name}: {', '.join(values)}" for name, values in row["options"].items())
        table.add_row(row["name"], row["title"], ", ".join(map(str, row["players"])), options, str(row["version"]))
    out().print(table)


def about(name: str, lang: str) -> dict[str, Any]:
    game = load_game(name)
    words = catalogue(lang, name)
    return {
        "name": name,
        "title": words.say(f"game-{name}"),
        "pitch": words.say(f"game-{name}.pitch"),
        "players": game.players,
        "options": {option.name: option.values for option in game.options},
        "version": game.version,
    }


@app.command()
def components(
    game: GameName,
    source: Annotated[str, typer.Option(help="Only figures from: booklet, public, reconstructed, edition.")] = "",
    edition: Edition = None,
    json: Json = False,
) -> None:
    """Every figure printed on boards, tiles and cards, and where it comes from.

    Example: pessoi components mytikas --source reconstructed
    """
    if game not in GAMES:
        raise UnknownGame(game)
    known = [*SOURCES, "edition"]
    if source and source not in known:
        fail("error-no-source", {"name": f"={source!r}", "known": listed(known)})
    own = owners_edition(game, edition) if edition else None
    if own is not None:
        make_game(game, own)  # it is a fault here already if no game can be made of it
    rows = [f for f in figures(merged(game, own), packaged(game)) if source in ("", f.source)]
    if json:
        print_json([{"path": f.path, "value": f.value, "source": f.source, "note": f.note} for f in rows])
        return
    table = Table(*columns("figures"), box=None, header_style="bold")
    for figure in rows:
        table.add_row(
            escape(figure.path), escape(str(figure.value)) if figure.value is not None else "–", figure.source
        )
    console = out()
    console.print(table)
    console.print(tell("figures", number=len(rows)))


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME|RULE]", help="A game, or a rule's id.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only rules without code or without a test.")] = False,
    lang: Annotated[str, typer.Option(help="en or fr: the language a rule is printed in.")] = "en",
    json: Json = False,
) -> None:
    """The rule ledger: every rule, the code that carries it out, the tests that prove it.

    With a rule's id instead of a game it prints that rule. Ends with 1 if --missing finds a gap.

    Examples: pessoi rules mytikas --missing; pessoi rules MYT-4.3 --lang fr
    """
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    if game is not None and "-" in game:
        print_rule(game.upper(), lang)
        return
    if game is not None and game not in GAMES:
        raise UnknownGame(game)
    kept = [ledger.keep(name) for name in ([game] if game else GAMES)]
    gaps = [gap for book in kept for gap in book.gaps()]
    if json:
        print_json([as_data(book, missing) for book in kept])
    elif missing:
        for gap in gaps:
            print(gap)
        count = sum(len(book.entries) for book in kept)
        print(tell("gaps", number=len(gaps)) if gaps else tell("no-gaps", number=count))
    else:
        for book in kept:
            print_ledger(book)
    if missing and gaps:
        raise typer.Exit(1)


def print_rule(id: str, lang: str) -> None:
    for game in GAMES:
        rule = rules_of(game, lang).get(id)
        if rule is not None:
            out().print(f"[bold]{rule.id}[/bold] ({rule.chapter})\n{escape(rule.text)}")
            return
    example = next(iter(rules_of(next(iter(GAMES)))))
    fail("error-no-rule", {"name": f"={id!r}", "example": f"={example}"})


def print_ledger(book: ledger.Ledger) -> None:
    table = Table(*columns("rules"), title=book.game, box=None, header_style="bold")
    none = f"[red]{tell('none')}[/red]"
    for entry in book.entries:
        table.add_row(entry.rule.id, ", ".join(entry.code) or none, ", ".join(entry.tests) or none)
    console = out()
    console.print(table)
    for citation in book.unknown:
        console.print(f"[red]{tell('unknown')}[/red] {escape(citation.id)} ({escape(citation.place)})")


def as_data(book: ledger.Ledger, missing: bool) -> dict[str, Any]:
    return {
        "game": book.game,
        "rules": [
            {"id": e.rule.id, "chapter": e.rule.chapter, "code": e.code, "tests": e.tests, "missing": e.gaps()}
            for e in book.entries
            if e.gaps() or not missing
        ],
        "unknown": [{"id": c.id, "place": c.place} for c in book.unknown],
    }
