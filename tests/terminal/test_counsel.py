"""Ideas and the coach in the terminal: words with reasons in both languages, never identifiers."""

import io
import re

import pytest
from rich.console import Console

from pessoi.bots import make_bot
from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES
from pessoi.kernel import Options
from pessoi.kernel.chance import seed_from
from pessoi.records import Player, Record
from pessoi.terminal import counsel
from pessoi.terminal.play import Session
from pessoi.terminal.table import Table

HINT = {"en": "hint", "fr": "conseil"}
SURE = {"en": "Are you sure? That loses", "fr": "Voulez-vous vraiment cela ? Vous y perdez"}


def sitting(game: str, lang: str, typed: list[str]) -> tuple[Session, io.StringIO]:
    """Somebody alone against bots who types that, with the coach at their side, and what the screen shows."""
    screen = io.StringIO()
    entry = load_game(game)
    players = 3 if 3 in entry.players else 2
    options = entry.settled_options(Options(players, {"opening": "ready"}))
    people = [Player("Ada", "human"), *[Player(name, "greedy") for name in ("Ben", "Cyd")[: players - 1]]]
    record = Record.begin(entry, options, people, seed_from("counsel"))
    bots = [None, *[make_bot("greedy", seat) for seat in range(1, players)]]
    table = Table(entry, lang, [person.name for person in people], Console(file=screen, width=100))
    words = iter(typed)
    return Session(record, entry.setup(options), bots, table, lambda _: next(words, "quit"), coach=True), screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_ideas_doubts_and_the_look_back_are_words_with_reasons(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counsel, "NORMAL", 24)
    monkeypatch.setattr(counsel, "SOME", 0.0001)  # every answer but the best is doubted
    monkeypatch.setattr(counsel, "MUCH", 0.0001)
    session, screen = sitting(game, lang, [word for number in "2121" for word in (HINT[lang], number, number)])
    said: list[str] = []
    monkeypatch.setattr(session.counsel, "print", lambda text, style="", indent=0: said.append(text))
    session.run()
    titles = [text for text in said if re.match(r"[ABC]  \d", text)]
    assert titles
    assert all(re.fullmatch(r"[ABC]  \d+: .+  \d+ %", text) for text in titles)
    assert not [text for text in said if "_" in text]  # no identifiers
    assert len(said) > 2 * len(titles)  # each with a reason

    assert session.counsel.losses
    assert all(doubt.weighed.reasons for doubt in session.counsel.losses)
    assert SURE[lang] in " ".join(screen.getvalue().split())
    screen.truncate(0)
    session.counsel.look_back(0)
    lost = min(counsel.REMEMBERED, len(session.counsel.losses))
    assert screen.getvalue().count("%") == lost


def test_what_is_taken_back_is_not_regretted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "NORMAL", 24)
    monkeypatch.setattr(counsel, "SOME", -1.0)
    monkeypatch.setattr(counsel, "MUCH", 2.0)  # nothing is doubted, everything is remembered
    session, _ = sitting("mytikas", "en", ["1", "undo", "1"])
    session.run()
    assert len(session.counsel.losses) == 1
