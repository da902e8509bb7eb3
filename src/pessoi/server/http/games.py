"""Endpoints for what there is to play: games with figures, words in both languages, rules."""

import hashlib
import re
from functools import cache
from importlib import resources
from typing import Any, Final

from starlette.responses import Response

from pessoi import __version__
from pessoi.bots import LEVELS
from pessoi.games import GAMES, load_game
from pessoi.games.edition import figures
from pessoi.i18n import LANGUAGES, common_words
from pessoi.i18n.catalogues import figure_words
from pessoi.kernel import Game
from pessoi.server import wire
from pessoi.server.http.request import TEXT, Call, reply
from pessoi.server.http.static import PAGE
from pessoi.spec.lesson import lesson_of
from pessoi.spec.rulebook import ENGLISH, NoRulebook, specification, written_in
from pessoi.table import Refusal
from pessoi.table.pace import PACES

CREDITS: Final = ("designer", "artist", "publisher", "year", "age_min", "minutes_min", "minutes_max")
DEFAULT_LEVEL: Final = "normal"


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise Refusal("not_found", f"there is no game {name[:40]!r}; there are: {', '.join(GAMES)}")
    return load_game(name)


def figures_of(game: Game[Any]) -> dict[str, Any]:
    data: dict[str, Any] = getattr(game, "figures_data", {})
    return data


def describe_game(game: Game[Any]) -> wire.GameInfo:
    data = figures_of(game)
    meta = {**data.get("game", {}), **data.get("meta", {})}
    meta.setdefault("age_min", meta.get("age"))
    meta.setdefault("minutes_min", meta.get("minutes"))
    meta.setdefault("minutes_max", meta.get("minutes"))
    guessed = sum(1 for figure in figures(data) if figure.source == "reconstructed")
    options = [wire.OptionInfo(o.name, o.values) for o in game.options]
    lesson = lesson_of(game.name)
    credits = {k: meta[k] for k in CREDITS if meta.get(k)}
    return wire.GameInfo(game.name, game.players, options, credits, guessed, 0 if lesson is None else len(lesson.steps))


async def get_games(call: Call) -> Response:
    games = [describe_game(load_game(name)) for name in GAMES]
    mail = call.services.senders.mail.is_there
    paces = {str(name): rule for name, rule in PACES.items()}
    page = f"{PAGE}/" if call.services.settings.page else ""
    return reply(wire.GamesReply(games, list(LEVELS), DEFAULT_LEVEL, list(LANGUAGES), __version__, paces, mail, page))


async def get_game(call: Call) -> Response:
    return reply(game_reply(game_named(call.path("game"))))


def game_reply(game: Game[Any]) -> wire.GameReply:
    about = describe_game(game)
    return wire.GameReply(
        about.name,
        about.players,
        about.options,
        about.credits,
        about.reconstructed,
        figures_of(game),
        game.references(),
        sorted(game.vocabulary.verbs.values()),
        game.version,
    )


async def get_common_words(call: Call) -> Response:
    return words_reply(call, words_of(checked_language(call.path("lang")), ""))


async def get_words(call: Call) -> Response:
    game_named(call.path("game"))
    return words_reply(call, words_of(checked_language(call.path("lang")), call.path("game")))


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("not_found", f"there is no language {lang[:20]!r}; there are: {', '.join(LANGUAGES)}")
    return lang


@cache
def words_of(lang: str, game: str) -> str:
    common = common_words(lang)
    if not game:
        return "\n".join([common, *(title_of(lang, name) for name in GAMES)])
    own = resources.files(GAMES[game].module).joinpath(f"{lang}.ftl")
    sources = [common, own.read_text(encoding="utf-8") if own.is_file() else "", figure_words(lang, game)]
    return "\n".join(source for source in sources if source)


def title_of(lang: str, game: str) -> str:
    """The message `game-<name>` alone: title, pitch and length, for pages that show every game."""
    own = resources.files(GAMES[game].module).joinpath(f"{lang}.ftl")
    text = own.read_text(encoding="utf-8") if own.is_file() else ""
    found = re.search(rf"^game-{game} = .*(?:\n +.*)*", text, re.MULTILINE)
    return found[0] if found else ""


def words_reply(call: Call, text: str) -> Response:
    """Cacheable: asked again, it is only said that nothing changed."""
    tag = '"' + hashlib.blake2b(text.encode(), digest_size=12).hexdigest() + '"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=TEXT)


async def get_rules(call: Call) -> Response:
    """The specification as Markdown, in the language asked for if it is translated; the header says which it is."""
    game = call.path("game")
    game_named(game)
    lang = checked_language(call.query("lang") or ENGLISH)
    try:
        text = specification(game, lang)
    except NoRulebook as error:
        raise Refusal("not_found", str(error)) from error
    headers = {"content-language": written_in(game, lang)}
    return Response(text, headers=headers, media_type="text/markdown; charset=utf-8")
