"""What people are told, in their language: what anybody at the table could see, and never what is hidden."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Final

from pessoi.games import GAMES
from pessoi.i18n import Catalogue, common_words
from pessoi.kernel import WATCHER
from pessoi.kernel import Message as Said
from pessoi.server.storage.notices import Item
from pessoi.server.wire import NoticeKind
from pessoi.table import Table
from pessoi.table.entry import Chatted
from pessoi.table.story import story

TITLE: Final = 40  # characters: more are cut off on a lock screen
TEXT: Final = 90
LINES: Final = 8  # of a story, at most
EMBLEMS: Final = 6
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


@cache
def words_of(lang: str, game: str = "") -> Catalogue:
    """The words of notices, of what is around all games, and of one of them."""
    sources = [common_words(lang), resources.files(__package__).joinpath(f"{lang}.ftl").read_text("utf-8")]
    if game:
        sources.append(resources.files(GAMES[game].module).joinpath(f"{lang}.ftl").read_text("utf-8"))
    return Catalogue(lang, sources)


@dataclass(frozen=True)
class Note:
    """One thing that happened at one table."""

    kind: NoticeKind
    table: str
    game: str
    seq: int
    title: str
    text: str
    path: str  # of the page to open
    button: str
    name: str = ""  # of the game, in words
    about: str = ""  # the round, and who plays
    lines: list[str] = field(default_factory=list)  # what happened since
    question: str = ""
    left: int | None = None  # milliseconds on the clock
    at_zero: str = "bot"


@dataclass(frozen=True)
class Message:
    """One thing that is sent: what happened at one table, or at several."""

    id: str
    lang: str
    base: str  # where the server is
    title: str
    text: str
    path: str
    tag: str  # what it takes the place of on a screen
    button: str
    notes: list[Note] = field(default_factory=list)
    is_urgent: bool = False

    @property
    def url(self) -> str:
        return self.base + self.path


def cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    return text[: most - 1].rpartition(" ")[0].rstrip(" ,.;:") + "…"


def message_of(id: str, lang: str, base: str, notes: Sequence[Note]) -> Message:
    words = words_of(lang)
    first = min(notes, key=lambda note: (note.kind != "turn", note.left is None, note.left or 0))
    urgent = first.left is not None and first.left < 2 * HOUR
    if len(notes) == 1:
        return Message(
            id, lang, base, first.title, first.text, first.path, first.table, first.button, list(notes), urgent
        )
    turns = sum(1 for note in notes if note.kind == "turn")
    key, count = ("notice-games", turns) if turns == len(notes) else ("notice-several", len(notes))
    title = words.say(Said(key, {"count": count}))
    ordered = sorted(notes, key=lambda note: (note is not first, note.kind != "turn"))
    text = cut(" · ".join(note.name if note.kind == "turn" else note.title for note in ordered), TEXT)
    path = first.path if first.kind == "turn" else "/tables"
    return Message(id, lang, base, title, text, path, "several", first.button, ordered, urgent)


def trial(id: str, lang: str, base: str) -> Message:
    words = words_of(lang)
    title, text = words.say("notice-test"), words.say("notice-test-text")
    return Message(id, lang, base, title, text, "/notices", "test", words.say("notice-look"))


# -- one table


def note_of(table: Table, item: Item, lang: str, now: int, count: int = 1) -> Note:
    """What is to be said of that table; `count` messages of a chat are told together."""
    words = words_of(lang, table.setup.game)
    game = words.say(f"game-{table.setup.game}")
    seat = table.seat_of(item.person)
    if item.kind == "turn":
        assert seat is not None
        return note_of_turn(table, seat, item, words, game, now)
    path = f"/table/{table.id}"
    button = words.say("notice-look")
    if item.kind == "over":
        title, text = said_of_end(table, seat, words, game)
    elif item.kind == "chat":
        title, text = said_of_chat(table, item, words, game, count)
    else:
        title, text = said_of_invitation(table, words, game)
        button = words.say("notice-join")
        path += f"?key={table.setup.key}" if table.setup.private and seat is None else ""
    about = words.say(Said("mail-with", {"names": f"={others(table, seat, words)}"})) if seat is not None else ""
    return Note(
        item.kind, table.id, table.setup.game, item.seq, cut(title, TITLE), cut(text, TEXT), path, button, game, about
    )


def note_of_turn(table: Table, seat: int, item: Item, words: Catalogue, game: str, now: int) -> Note:
    lines = since_own_move(table, seat, words)
    last = lines[-1] if lines else words.say("notice-turn-text")
    left = table.clock.left(seat, seat, now) if table.running() == seat and not table.is_standing(seat) else None
    tail = "" if left is None else " " + words.say(Said("notice-left", {"time": f"={spell(left, words)}"}))
    about: dict[str, int | str] = {"names": f"={others(table, seat, words)}"}
    key = "mail-with"
    if (number := table.round()) is not None and number > 0:
        key, about["round"] = "mail-round", number
    return Note(
        "turn",
        table.id,
        table.setup.game,
        item.seq,
        cut(words.say(Said("notice-turn", {"game": f"={game}"})), TITLE),
        cut(last, TEXT - len(tail)) + tail,
        f"/table/{table.id}",
        words.say("notice-play"),
        game,
        words.say(Said(key, about)),
        lines[-LINES:],
        question(table, words, seat),
        left,
        table.setup.clock.at_zero,
    )


def said_of_end(table: Table, seat: int | None, words: Catalogue, game: str) -> tuple[str, str]:
    outcome = table.outcome()
    place = outcome.seats[seat].place if outcome is not None and seat is not None else 0
    title = words.say(Said("notice-won" if place == 1 else "notice-over", {"game": f"={game}"}))
    return title, words.say(Said("notice-over-text", {"place": place, "count": table.setup.players}))


def said_of_chat(table: Table, item: Item, words: Catalogue, game: str, count: int) -> tuple[str, str]:
    entry = table.entries[item.seq - 1]
    assert isinstance(entry, Chatted)
    args: dict[str, int | str] = {"game": f"={game}"}
    if count > 1:
        return words.say(Said("notice-chats", {**args, "count": count})), f"{entry.name}: {entry.text}"
    return words.say(Said("notice-chat", {**args, "name": f"={entry.name}"})), entry.text


def said_of_invitation(table: Table, words: Catalogue, game: str) -> tuple[str, str]:
    clock = table.setup.clock
    host = table.seat_of(table.setup.owner)
    name = names_at(table, words)[host if host is not None else 0]
    time = "" if clock.kind == "none" else spell(clock.seconds * 1000, words)
    pace = words.say(Said(f"notice-pace-{clock.kind}", {"time": f"={time}"}))
    title = words.say(Said("notice-invited", {"name": f"={name}", "game": f"={game}"}))
    return title, words.say(Said("notice-invited-text", {"count": table.setup.players, "pace": f"={pace}"}))


# -- pieces of it


def names_at(table: Table, words: Catalogue) -> list[str]:
    """People by their name, bots by their seat's emblem."""
    return [chair.name or words.say(f"emblem-{seat % EMBLEMS}") for seat, chair in enumerate(table.setup.chairs)]


def others(table: Table, seat: int | None, words: Catalogue) -> str:
    names = [name for other, name in enumerate(names_at(table, words)) if other != seat]
    if len(names) < 2:
        return "".join(names)
    return words.say(Said("row", {"first": f"={', '.join(names[:-1])}", "last": f"={names[-1]}"}))


def since_own_move(table: Table, seat: int, words: Catalogue) -> list[str]:
    """The story since the person's last answer, as anybody may know it."""
    given = [seq for seq, mover in zip(table.move_seqs, table.movers, strict=True) if mover == seat]
    since = given[-1] if given else 0
    _, told = story(table, WATCHER, since)
    names = names_at(table, words)
    return [words.say(Said(*line.message), names, seat) for line in told if line.rank == 0 and line.last > since]


def question(table: Table, words: Catalogue, seat: int) -> str:
    if table.request.secret or table.position is None:
        return ""
    asked = table.game.prompt(table.game.known(table.position, WATCHER), table.request)
    return words.say(asked, names_at(table, words), seat)


def spell(ms: int, words: Catalogue) -> str:
    """1 d 4 h · 6 h · 20 min"""
    if ms >= DAY:
        return words.say(Said("left-days", {"days": ms // DAY, "hours": ms % DAY // HOUR}))
    if ms >= HOUR:
        return words.say(Said("left-hours", {"hours": ms // HOUR}))
    return words.say(Said("left-minutes", {"minutes": ms // MINUTE}))
