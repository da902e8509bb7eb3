"""Play in the terminal."""

from pathlib import Path
from typing import Annotated, Any

import typer

from pessoi.bots import make_bot
from pessoi.cli.app import Edition, OptionList, app, game_with, options_of, out
from pessoi.cli.recordings import in_file, open_record
from pessoi.cli.translation import terminal_language
from pessoi.cli.usage import fail
from pessoi.games.edition import owners_edition
from pessoi.i18n import LANGUAGES, Catalogue, UnknownLanguage, catalogue
from pessoi.kernel import Game, Message, State
from pessoi.kernel.chance import new_seed, seed_from
from pessoi.records import Player, Record, final, game_of
from pessoi.terminal.play import Session
from pessoi.terminal.table import Table

PERSON = "human"


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's name.")] = None,
    seats: Annotated[str, typer.Option(help="Who sits where: me, me:Name or a bot's name, in seat order.")] = "",
    lang: Annotated[str, typer.Option(help="en or fr; without it, as the terminal is set.")] = "",
    seed: Annotated[str, typer.Option(help="Anything: the same seed gives the same draws.")] = "",
    option: OptionList = None,
    edition: Edition = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="Warn me of answers that lose much; alone against bots.")
    ] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    Type a number or the notation; ? explains, hint gives ideas, undo takes back, save writes it down, quit leaves.

    Example: pessoi play mytikas --seats me,greedy,greedy --lang fr
    """
    language = lang or terminal_language()
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    if resume is not None:
        record = open_record(resume)
        played, s = continued(record, resume)
    elif game is None:
        fail("error-which-game")
    else:
        played = game_with(game, edition)
        words = catalogue(language, played.name)
        people = seated(seats.split(",") if seats else default_seats(played), words)
        options = options_of(played, len(people), option)
        own = owners_edition(game, edition) if edition else None
        record = Record.begin(played, options, people, seed_from(seed) if seed else new_seed(), own)
        s = played.setup(options)
    bots = [None if p.kind == PERSON else make_bot(p.kind, bot_seed(record, i)) for i, p in enumerate(record.players)]
    table = Table(played, language, [p.name for p in record.players], out())
    if coach and bots.count(None) != 1:
        fail("error-coach")
    Session(record, s, bots, table, input, coach).run()


def default_seats(game: Game[Any]) -> list[str]:
    """One person against greedy bots, three at the table where the game allows it."""
    players = min(game.players, key=lambda n: (abs(n - 3), n))
    return ["me"] + ["greedy"] * (players - 1)


def seated(words: list[str], language: Catalogue) -> list[Player]:
    """Players from `me`, `me:North` and bots' names."""
    found = []
    for number, word in enumerate(words, start=1):
        kind, _, name = word.strip().partition(":")
        if kind == "me":
            name = name or language.say(Message("seat", {"number": number}))
            found.append(Player(name, PERSON))
        elif not word.strip():
            fail("error-empty-seat")
        else:
            make_bot(word.strip(), 0)  # refuses an unknown one
            found.append(Player(f"{word.strip()} {number}", word.strip()))
    return found


def bot_seed(record: Record, seat: int) -> int:
    """Bots of one seed and seat answer alike, so that a game with a seed can be played again."""
    return int(record.commitment[:12], 16) * 16 + seat


def continued(record: Record, path: Path) -> tuple[Game[Any], State]:
    """The game and the position at the end of a saved record."""
    if record.seed is None:
        fail("error-no-seed", {"file": f"={path}"})
    if record.result:
        fail("error-finished", {"file": f"={path}"})
    with in_file(path):
        return final(record, game_of(record))
