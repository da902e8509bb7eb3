"""Every message of every catalogue, said with every thing and name that it can carry.

A variable's name tells what it carries: those in a source's `kinds` are names or texts, all others are numbers.
One variable is changed at a time, as a sentence can be wrong about any of them by itself.
"""

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from pessoi.cli.translation import source as cli_words
from pessoi.games import GAMES, load_game
from pessoi.games.cyclades import words as cyclades
from pessoi.games.edition import packaged
from pessoi.games.hellas import words as hellas
from pessoi.games.mytikas import words as mytikas
from pessoi.i18n import Catalogue, common_words
from pessoi.kernel import Message
from pessoi.kernel.story import NOBODY
from tests.i18n.catalogues import variables

WEB: Final = Path(__file__).parents[2] / "web" / "src"
NAMES: Final = ["Zoé", "Alice", "Hugo", "Éloi", "Yves", "Yann", "Œdipe", "Ma Non"]
PLAYERS: Final = [f"@{seat}" for seat in range(len(NAMES))]
NUMBERS: Final = [2, 0, 1, 11]

Values = Sequence[int | str]
Kinds = dict[str, Any]  # names of variables, each with its Values


class Source(NamedTuple):
    """A catalogue's own file, with those that it is read together with, and what its variables carry."""

    name: str
    own: str
    words: Catalogue
    kinds: Kinds
    is_plain: bool


class Sentence(NamedTuple):
    """A message, and the values that each of its variables can have."""

    source: Source
    key: str
    carries: dict[str, Values]

    def say(self, changes: dict[str, int | str], reader: int = NOBODY) -> str:
        """The text with the first value of every variable, but for the changes."""
        args = {name: values[0] for name, values in self.carries.items()} | changes
        return self.source.words.say(Message(self.key, args), NAMES, reader)

    def all_texts(self) -> Iterator[str]:
        yield from (self.say({}, reader) for reader in (NOBODY, 0, 1))
        for name, values in self.carries.items():
            yield from (self.say({name: value}) for value in values[1:])

    def counts(self) -> Iterator[list[str]]:
        """For every number: the text with 0, with 1 and with 2, all other numbers being 5."""
        numbers = [name for name, values in self.carries.items() if values[0] == NUMBERS[0]]
        for name in numbers:
            others = dict.fromkeys(numbers, 5)
            yield [self.say({**others, name: number}) for number in (0, 1, 2)]


def texts(names: Sequence[str]) -> list[str]:
    return [f"={name}" for name in names]


def rows(lang: str, own: str) -> list[str]:
    """Things that are counted, one by one and in a row, and players among them."""
    things = [key for key, names in variables(own).items() if key.startswith("n-") and names == {"count"}]
    several = [f"+{thing} {number}" for thing in things for number in (1, 2)]
    return ["+@0+@1", "+@0 2+@3 1", *several, "".join(several[:3])] if several else ["+@0+@1"]


def game_kinds(game: str) -> Kinds:
    if game == "cyclades":
        ids: Kinds = dict(cyclades.IDS)
        ids |= {"to": [*ids["zone"], *ids["hero"]], "other": ids["building"], "thing": [*ids["creature"], *ids["zone"]]}
        return ids | {"defender": ids["faction"], "card": [*ids["creature"], *ids["hero"]]}
    if game == "hellas":
        tiles: Values = load_components(game).tile_ids
        ways = ["by-land", "by-sea"]
        return dict(hellas.IDS) | {"tile": tiles, "to": tiles, "source": tiles, "way": ways}
    if game == "mytikas":
        named = {
            name: [value for value in values if value not in ("", "roman-0")] for name, values in mytikas.CALLED.items()
        }
        return named | {"main": named["action"], "bonus": named["action"]}
    ids = {kind: list(values) for kind, values in load_components(game).ids.items()}
    things = [*ids["discovery"], *ids["wonder"], *ids["card"], *ids["territory"]]
    return {"what": things, "card": [*ids["god"], *ids["card"]], "where": ids["territory"], "from": ids["territory"]}


def load_components(game: str) -> Any:
    game_played: Any = load_game(game)
    return game_played.figures


# A message's variable that carries less than its name says
NARROWER: Final = {
    ("olympos", key, "what"): ("grain", "stone", "wood", "gold")
    for key in ("do-deal", "do-cube", "do-variant", "event-dealt", "event-cube", "event-variant")
}


def sources(lang: str) -> Iterator[Source]:
    common = common_words(lang)
    folder = resources.files("pessoi.i18n")
    spoken, errors = (folder.joinpath(name).read_text("utf-8") for name in (f"{lang}.ftl", f"errors.{lang}.ftl"))
    first_last = {"first": texts(["Alice, Éloi"]), "last": texts(["Hugo"])}
    yield Source("common", spoken, Catalogue(lang, [common]), {"who": PLAYERS} | first_last, True)
    yield Source("errors", errors, Catalogue(lang, [common]), TECHNICAL, False)
    cli = cli_words(lang)
    yield Source("cli", cli, Catalogue(lang, [cli]), TECHNICAL, False)
    own = (WEB / "words" / f"{lang}.ftl").read_text("utf-8")
    yield Source("web", own, Catalogue(lang, [common, own]), WEB_KINDS, True)
    told = resources.files("pessoi.server.notices").joinpath(f"{lang}.ftl").read_text("utf-8")
    yield Source("notices", told, Catalogue(lang, [common, told]), NOTICE_KINDS, True)
    for game in GAMES:
        text = resources.files(GAMES[game].module).joinpath(f"{lang}.ftl").read_text("utf-8")
        players = dict.fromkeys(("who", "rival", "loser", "victim"), PLAYERS)
        kinds = {"other": PLAYERS} | game_kinds(game) | players | {"things": rows(lang, text), "question": ["no-site"]}
        yield Source(game, text, Catalogue(lang, [common, text], packaged(game)), kinds, True)
        drawn = resources.files("pessoi.terminal").joinpath(game, f"{lang}.ftl").read_text("utf-8")
        yield Source(
            f"terminal {game}", drawn, Catalogue(lang, [common, text, drawn], packaged(game)), board_kinds(game), True
        )
        board = (WEB / "boards" / game / f"{lang}.ftl").read_text("utf-8")
        yield Source(
            f"web {game}", board, Catalogue(lang, [common, text, board, own], packaged(game)), board_kinds(game), True
        )


def board_kinds(game: str) -> Kinds:
    kinds = game_kinds(game)
    places = kinds.get("tile") or kinds.get("zone") or kinds.get("where") or kinds["slot"]
    things = {"name": places, "where": places, "what": kinds.get("building", ["=×"]), "level": ["=II"]}
    return WEB_KINDS | {"god": kinds.get("god", ["zeus"])} | things | {"cost": texts(["1 or"])}


WEB_KINDS: Final[Kinds] = {
    "who": PLAYERS,
    "game": texts(["Mytikas", "Hellas", "Olympos", "Cyclades"]),
    "level": texts(["Expert"]),
    "action": texts(["Attaquer"]),
    "id": texts(["4.2"]),
    "time": texts(["3\u00a0min"]),
}
NOTICE_KINDS: Final[Kinds] = {
    "game": WEB_KINDS["game"],
    "name": texts(["Zoé", "Alice"]),
    "names": texts(["Zoé et Hugo"]),
    "time": texts(["3\u00a0h"]),
    "when": texts(["jeudi 18:00"]),
    "then": texts(["bot", "forfeit"]),
    "pace": texts(["sans horloge"]),
    "day": ["weekday-0"],
    "round": NUMBERS,
}
NOT_NUMBERS: Final = (
    "action address building card database decision digest edges ends even example expected faction fault file fitted "
    "found given god key kind known map mode module name other p95 package path player present reason right rows rule "
    "seed size space table terms text tile value verb wanted what who word words zone row column"
)
TECHNICAL: Final[Kinds] = dict.fromkeys(
    NOT_NUMBERS.split(),
    texts(["olympos", "mytikas"]),
) | {"game": texts(list(GAMES)), "god": texts(["ares", "zeus"])}


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def references(entry: ast.EntryType) -> set[str]:
    visitor = References()
    visitor.visit(entry)
    return visitor.names


def keys(entry: ast.Message) -> list[str]:
    own = [entry.id.name] if entry.value else []
    return own + [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]


def sentences(source: Source) -> Iterator[Sentence]:
    """The messages of a file with what they carry; parts of others are no sentences by themselves."""
    entries = {entry.id.name: entry for entry in parse(source.own).body if isinstance(entry, ast.Message)}
    parts = {name: references(entry) for name, entry in entries.items()}
    named = variables(source.own)

    def needed(name: str) -> set[str]:
        return named[name].union(*(needed(part) for part in parts[name]))

    for name, entry in entries.items():
        if not any(name in others for others in parts.values()):
            carries = {of: carried(source, name, of) for of in sorted(needed(name) - {"you"})}
            for key in keys(entry):
                yield Sentence(source, key, carries)


def carried(source: Source, key: str, name: str) -> Values:
    values = NARROWER.get((source.name, key, name)) or source.kinds.get(name, NUMBERS)
    if key.startswith("event-") and name in ("victim", "defender") and "faction" in source.kinds:
        values = source.kinds["faction"]
    if values is PLAYERS and name != "who":
        values = [*PLAYERS[1:], PLAYERS[0]]  # somebody else
    firsts: dict[str, int | str] = {}
    for value in values:  # those that begin with the same word read alike
        called = source.words.say(value) if isinstance(value, str) and value[0] not in "@=+" else str(value)
        firsts.setdefault(called.split(" ")[0] if called[0] not in "@=+" else called, value)
    return list(firsts.values())
