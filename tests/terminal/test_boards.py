"""Boards of every title at every number of players: they fit, and everything on them is explained."""

import re
from importlib import resources
from random import Random
from typing import Any

import pytest

from pessoi.games import load_game
from pessoi.games.frozen import frozen
from pessoi.i18n import LANGUAGES
from pessoi.kernel import OVER, WATCHER, Message, Options
from pessoi.terminal.help import Help, keys_in
from pessoi.terminal.names import SENTENCES, fold, names_of
from pessoi.terminal.scene import Scene
from tests.terminal.games import TABLES, looks, recorder, table_of, take, viewer_of

CATALOGUE_ROW = re.compile(r"\b[A-Z]{3}-[DC]-?[A-Z0-9]")
FRAMES = set("─ ")
PUNCTUATION = set(".,;:'’()")  # in lists


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_eighty_columns_hold_everything(name: str, players: int) -> None:
    """No line is longer, and every word that the board says stands there whole."""
    for game, s, request in looks(name, players):
        for lang in LANGUAGES:
            table, out = table_of(game, lang, players)
            scene = recorder(game, s, viewer_of(request), lang, players)
            table.console.print(table.board.draw(scene))
            drawn = take(out)
            assert max(len(line) for line in drawn.splitlines()) <= 80
            assert "…" not in "".join(line.rstrip()[-1:] for line in drawn.splitlines())
            whole = flat(drawn)
            missing = {text for text in scene.spoken if flat(text) not in whole}
            assert missing <= {scene.said.get("told-onward")}  # between the bands of a wide map only
            if request.seat != OVER:
                table.draw_question(s, request)
                assert max(len(line.rstrip()) for line in take(out).splitlines()) <= 80


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_sign_on_a_board_is_in_its_legend(name: str, players: int) -> None:
    for game, s, request in looks(name, players):
        for lang in LANGUAGES:
            table, out = table_of(game, lang, players)
            scene = recorder(game, s, viewer_of(request), lang, players)
            table.console.print(table.board.draw(scene))
            drawn = flat(take(out))
            for text in sorted([*scene.spoken, *scene.names], key=len, reverse=True):
                drawn = drawn.replace(flat(text), " ")
            printed = {letter for letter in drawn if not letter.isalnum() or letter in "①②③④⑤⑥"}
            legend = {letter for sign in table.board.signs(scene) for letter in sign}
            assert printed - FRAMES - PUNCTUATION <= legend
            Help(table).print_legend(scene)
            assert flat(next(iter(table.board.signs(scene).values()))) in flat(take(out))


def spoken(message: Message | None, lang: str, table: Any) -> dict[str, str]:
    return {} if message is None else {key: table.words.say(key) for key in keys_in(message)}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_name_on_the_screen_is_explained(name: str, players: int) -> None:
    """As it is printed, in capitals, without accents; in sentences, never in rows of the decision catalogue."""
    asked: set[tuple[str, str]] = set()
    for game, s, request in looks(name, players):
        for lang in LANGUAGES:
            table, out = table_of(game, lang, players)
            scene = recorder(game, s, viewer_of(request), lang, players)
            table.board.draw(scene)
            known = set(table.words.names())
            names = {k: text for k, text in scene.said.items() if k in known and not SENTENCES.match(k)}
            k = game.known(s, viewer_of(request))
            for action in request.actions:
                for message in (game.describe(action), game.detail(k, action)):
                    names |= spoken(message, lang, table)
            labels = table.board.labels(scene)
            help = Help(table)
            for text in [*names.values(), *labels, *scene.names]:
                if (lang, text) in asked:
                    continue
                asked.add((lang, text))
                assert help.explain_name(scene, text.upper()), text
                told = take(out)
                assert not CATALOGUE_ROW.search(told), told
                assert re.search(r"[.!?)]$", flat(told)) or "? " in told, told
                assert help.explain_name(scene, fold(text)), text
                assert take(out) == told


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_question_and_answer_is_explained_by_a_rule_for_players(name: str, players: int) -> None:
    asked: set[str] = set()
    for game, s, request in looks(name, players):
        if request.seat == OVER or request.decision in asked:
            continue
        asked.add(request.decision)
        table, out = table_of(game, "fr", players)
        help = Help(table)
        for word in ["", *[str(number + 1) for number in range(min(5, len(request.actions)))]]:
            help.explain(s, request, word)
            told = take(out)
            assert told.strip()
            assert not CATALOGUE_ROW.search(told), told
            assert "`" not in told


@pytest.mark.parametrize("name", ["mytikas", "hellas", "olympos", "cyclades"])
def test_games_of_older_rules_are_drawn(name: str) -> None:
    game = frozen(name, 1)
    players = game.players[-1]
    table, out = table_of(game, "en", players)
    rng, s = Random(3), game.setup(Options(players))
    request = game.pending(s)
    for number in range(250):
        if request.seat == OVER:
            break
        if number % 50 == 49:
            table.draw(s, WATCHER)
            assert take(out).strip()
        # not `sample`: compiled, it takes requests of its own kernel only, and this game has another
        request = game.step(s, rng.choices(request.actions, request.weights)[0])


@pytest.mark.parametrize("game", ["mytikas", "hellas", "olympos", "cyclades"])
def test_the_terminal_s_words_are_the_same_set_in_every_language(game: str) -> None:
    found = []
    for lang in LANGUAGES:
        text = resources.files("pessoi.terminal").joinpath(game, f"{lang}.ftl").read_text(encoding="utf-8")
        found.append(re.findall(r"^([a-z][\w-]*|    \.\w+) =", text, re.MULTILINE))
    assert found[0] == found[1]
    assert len(set(found[0]) - {"    .text"}) == len([key for key in found[0] if key != "    .text"])


def test_legends_signs_and_beginnings_of_names_are_taken() -> None:
    game, s, request = looks("olympos", 2)[0]
    table, out = table_of(game, "fr", 2)
    help = Help(table)
    help.explain(s, request, "signes")
    legend = take(out)
    help.explain(s, request, "LÉGENDE")
    assert take(out) == legend
    help.explain(s, request, "♠")
    assert flat(take(out)).startswith("♠ ")
    help.explain(s, request, "aegean")  # of the other language
    assert table.words.say("aegean_sea") in take(out)
    help.explain(s, request, "xyzzy")
    assert table.words.say("terminal-no-help") in take(out)


@pytest.mark.parametrize("game", ["mytikas", "hellas", "olympos", "cyclades"])
def test_a_name_is_found_in_the_other_language_too(game: str) -> None:
    names = names_of(game)
    assert names["poseidon" if game != "olympos" else "medecine"]
    assert names["ares"]


# What a board must tell without colours, by title: fields that are true or false
TOLD_BY_SIGNS = {
    "mytikas": ["barred", "open", "bonus_right", "active", "next"],
    "hellas": ["open", "mark", "temple"],
    "olympos": ["affordable", "condemned", "star", "finished", "tribe"],
    "cyclades": ["face_up", "acted", "silenced", "eliminated", "closed", "priestess"],
}


def flipped(part: Any, field: str) -> Any:
    """The shown position with that field the other way round, wherever it stands."""
    if isinstance(part, list):
        return [flipped(item, field) for item in part]
    if isinstance(part, dict):
        return {
            key: not value if key == field and isinstance(value, bool) else flipped(value, field)
            for key, value in part.items()
        }
    return part


@pytest.mark.parametrize("name", TOLD_BY_SIGNS)
def test_no_colour_is_needed(name: str) -> None:
    """Without colours a board still looks different when one of these is otherwise."""
    players = load_game(name).players[-1]
    unseen = set(TOLD_BY_SIGNS[name])
    for game, s, request in looks(name, players):
        table, out = table_of(game, "en", players)
        scene = recorder(game, s, viewer_of(request), "en", players)
        table.console.print(table.board.draw(scene))
        drawn = take(out)
        for field in sorted(unseen):
            other = Scene(flipped(dict(scene.shown), field), scene.words, scene.names, scene.viewer, scene.figures)
            table.console.print(table.board.draw(other))
            if take(out) != drawn:
                unseen.remove(field)
        if not unseen:
            break
    assert not unseen
