"""Why not, in words: for whatever somebody may want at the wrong moment, a short sentence in both languages."""

import random
import re
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest

from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import OVER, Action, Game, Message, Options, Request, State, verb
from tests.games.catalogues import texts

NAMES: Final = ["Owl", "Bull", "Lyre", "Sun", "Laurel", "Trident"]
LONGEST: Final = 70
POSITIONS: Final = 200
WISHES: Final = 5  # in every position
# Sentences that only say that it is not the moment
GENERAL: Final = {"why-do-stop", "why-do-pass", "why-do-creature"}


def reason(game: Game[Any], s: State, request: Request, action: Action) -> Message | None:
    rule = game.refusal(s, request, action).rule
    return game.why_not(game.known(s, request.seat), request, action, rule)


def likely(game: Game[Any], request: Request, rng: random.Random) -> Action:
    """What somebody may click: half of the time a thing that the question is about, but not this one."""
    asked = {verb(action) for action in request.actions}
    related = [action for action in game.vocabulary.actions if verb(action) in asked]
    return rng.choice(related if rng.random() < 0.5 else game.vocabulary.actions)


@pytest.mark.parametrize("name", GAMES)
def test_every_wish_gets_a_reason(name: str) -> None:
    game = load_game(name)
    rng = random.Random(5)
    found: Counter[str] = Counter()
    positions = 0
    while positions < POSITIONS:
        options = game.settled_options(Options(rng.choice(game.players)))
        s = game.setup(options)
        while (request := game.pending(s)).seat != OVER and positions < POSITIONS:
            if request.seat >= 0 and rng.random() < 0.2:
                positions += 1
                for _ in range(WISHES):
                    wish = likely(game, request, rng)
                    if wish not in request.actions:
                        found[check(game, s, request, wish)] += 1
            game.play(s, rng.choices(request.actions, request.weights)[0])
    own = sum(count for key, count in found.items() if key not in GENERAL)
    print(f"{name}: {own / found.total():.1%} of {found.total()} wishes have a reason of their own")
    assert own >= 0.95 * found.total(), found.most_common(12)


def check(game: Game[Any], s: State, request: Request, wish: Action) -> str:
    said = reason(game, s, request, wish)
    assert said is not None
    for lang in LANGUAGES:
        words = catalogue(lang, game.name)
        text = words.say(said, NAMES, request.seat)
        assert len(text) <= LONGEST, text
        assert not re.search(r"_|\{|\[|@|\+|[A-Z]{3}-\d|-\d", text), (said.key, text)
        if words.has(f"{said.key}.more"):
            assert words.say(Message(f"{said.key}.more", said.args), NAMES, request.seat)
    return said.key


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_forbids_has_a_sentence(name: str) -> None:
    """The rules that frames name when they refuse, read from the chapters."""
    folder = Path(str(resources.files(GAMES[name].module)))
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder / "chapters").glob("*.py")))
    rules = set(re.findall(r'"[A-Z]{3}-(\d+\.\d+)"', code))
    told = (folder / "reasons.py").read_text(encoding="utf-8")
    for lang in LANGUAGES:
        keys = texts(name, lang)
        lacking = {rule for rule in rules if f"why-{rule.replace('.', '-')}" not in keys and f'-{rule}"' not in told}
        assert not {rule for rule in lacking if not rule.startswith("10.") or name != "hellas"}


@pytest.mark.parametrize(
    ("name", "rule", "sentence"),
    [
        ("cyclades", "CYC-9.3", r"^\d+ is offered there: yours must be higher$"),
        ("hellas", "HEL-5.5", r"^Cards .*in your hand: [37], as many as may be$"),
        ("mytikas", "MYT-9.3", r"^You need \d .* more on level I+V? It costs \d .*; on that level you have \d .*\."),
        ("mytikas", "MYT-13.12", r"^You have \d of the [23] stone it takes on level I+V?$"),
        ("mytikas", "MYT-13.13", r"^Hades asks for [37] resources: you have \d$"),
        ("mytikas", "MYT-5.6", r"^You need \d .* more on level|^Nothing of yours lies below level IV"),
        ("olympos", "OLY-6.1", r"^You need \d .* more for that It asks for \d .*, and you have \d"),
        ("olympos", "OLY-4.8", r"^That takes \d+ action points, and you have \d+ left"),
    ],
)
def test_a_reason_has_the_number_that_decides(name: str, rule: str, sentence: str) -> None:
    game = load_game(name)
    rng = random.Random(3)
    others: set[str] = set()
    for _ in range(20):
        s = game.setup(game.settled_options(Options(game.players[0])))
        while (request := game.pending(s)).seat != OVER:
            asked = {verb(action) for action in request.actions}
            for wish in game.vocabulary.actions if request.seat >= 0 and rng.random() < 0.2 else []:
                if verb(wish) in asked and wish not in request.actions and game.refusal(s, request, wish).rule == rule:
                    said = reason(game, s, request, wish)
                    assert said is not None
                    words = catalogue("en", name)
                    text = words.say(said, NAMES, request.seat)
                    if words.has(f"{said.key}.more"):
                        text = f"{text} {words.say(Message(f'{said.key}.more', said.args), NAMES, request.seat)}"
                    if re.match(sentence, text):
                        return
                    others.add(text)
            game.play(s, rng.choices(request.actions, request.weights)[0])
    raise AssertionError(f"{rule}: {others}")
