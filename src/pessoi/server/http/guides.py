"""Endpoints for what a player reads: how to play, the reference card and the rules, with the figures in play."""

import asyncio
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from starlette.responses import Response

from pessoi.games import GAMES
from pessoi.games.edition import Difference, differences, edition_name, limits_of
from pessoi.games.sheet import BadFigures
from pessoi.i18n import catalogue
from pessoi.i18n.catalogues import names_of_figures
from pessoi.i18n.figures import Figures, figure_name, figure_value
from pessoi.kernel import Game, Message
from pessoi.server import wire
from pessoi.server.http.games import checked_language, figures_of, game_named
from pessoi.server.http.records import record_kept
from pessoi.server.http.request import Call, reply
from pessoi.spec.guide import page, readable
from pessoi.spec.rulebook import ENGLISH, NoRulebook, written_in
from pessoi.table import Refusal

TOLD: Final = 12  # differences beside one rule: a whole other map would bury it


async def get_guide(call: Call) -> Response:
    """In the language asked for, where it is translated."""
    return await guide_to(call, game_named(call.path("game")))


async def get_table_guide(call: Call) -> Response:
    person = await call.person()
    room = await call.hub.room(call.path("id"))
    call.access.check_access(room.table, person, call.query("key"))
    return await guide_to(call, room.table.game, room.table.setup.edition)


async def get_record_guide(call: Call) -> Response:
    record, game = await record_kept(call)
    return await guide_to(call, game, record.edition)


async def guide_to(call: Call, game: Game[Any], edition: Mapping[str, Any] | None = None) -> Response:
    lang = checked_language(call.query("lang") or ENGLISH)
    try:
        return reply(await asyncio.to_thread(guide, game, lang, edition))
    except NoRulebook as error:
        raise Refusal("not_found", str(error)) from error


def guide(game: Game[Any], lang: str, edition: Mapping[str, Any] | None = None) -> wire.GuideReply:
    """Pages show the figures of the game; rules, which state ours, say beside each what the edition has instead."""
    figures = Figures(lang, figures_of(game))
    goods = goods_in(game.name, lang)
    how_to, card = (figures.filled(page(game.name, name, lang), goods) for name in ("guide", "card"))
    rules = rules_for_players(game.name, lang)
    if edition:
        rules = with_differences(rules, game, lang, edition)
    return wire.GuideReply(how_to, card, rules, written_in(game.name, lang))


def goods_in(game: str, lang: str) -> Callable[[Mapping[str, Any]], str]:
    """What a price is made of, in the words of a game that has such lists."""
    words = catalogue(lang, game)

    def goods(counts: Mapping[str, Any]) -> str:
        return words.say(Message("goods", {kind: int(counts.get(kind, 0)) for kind in ("stone", "marble", "gold")}))

    return goods


@cache
def rules_for_players(game: str, lang: str) -> str:
    words = catalogue(written_in(game, lang), game)

    def word(identifier: str) -> str | None:
        return words.say(identifier) if identifier.isidentifier() and words.has(identifier) else None

    return readable(game, lang, word)


def with_differences(rules: str, game: Game[Any], lang: str, edition: Mapping[str, Any]) -> str:
    """The rules with what an edition says at the paragraph that states the figure; at the top what none states."""
    try:
        changes, name = differences(game.name, edition), edition_name(edition)
    except BadFigures:  # of a record by older rules, which took other figures
        return rules
    limits, references = limits_of(game.name), game.references()
    by_rule: dict[str, list[Difference]] = {}
    for change in changes:
        by_rule.setdefault(limits.rule_of(change.path, references), []).append(change)
    opening = re.compile(rf"[-|] (?:\*\*)?({GAMES[game.name].prefix}-\d+\.\d+)")
    lines = rules.split("\n")
    for number, line in enumerate(lines):
        if (found := opening.match(line)) and (own := by_rule.pop(found[1], None)):
            note = told(own, game.name, lang, name)
            lines[number] = f"{line.rstrip(' |')} {note} |" if line.startswith("|") else f"{line} {note}"
    rest = [told(own, game.name, lang, name) for own in by_rule.values()]
    return "\n".join([*rest, "", *lines] if rest else lines)


def told(changes: list[Difference], game: str, lang: str, edition: str) -> str:
    words, names = catalogue(lang, game), names_of_figures(lang, game)

    def value(found: Any) -> str:
        return figure_value(names.has, names.say, found)

    said = [
        f"{figure_name(names.has, names.say, change.path)} {value(change.ours)} → {value(change.value)}"
        for change in changes[:TOLD]
    ]
    args: dict[str, int | str] = {"name": f"={edition}", "changes": f"={'; '.join(said)}", "more": len(changes[TOLD:])}
    return f"**{words.say(Message('edition-instead' if edition else 'edition-instead-unnamed', args))}**"
