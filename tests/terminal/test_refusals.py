"""What the terminal says of a wish that the rules do not allow: a sentence for people, and where to read on."""

import re
from random import Random

import pytest

from pessoi.games import GAMES, load_game
from pessoi.i18n import LANGUAGES
from pessoi.terminal.help import Help
from tests.terminal.games import looks, table_of, take

WISHES = 3  # in every position
IDENTIFIER = re.compile(r"_|\{|\[|<|@|`|[A-Z]{3}-\d|[DC]-\d")


@pytest.mark.parametrize("name", GAMES)
def test_a_wish_is_refused_in_a_sentence(name: str) -> None:
    players = load_game(name).players[0]
    rng = Random(4)
    told: set[str] = set()
    for game, s, request in looks(name, players):
        for wish in rng.sample(game.vocabulary.actions, WISHES) if request.seat >= 0 else []:
            if wish in request.actions:
                continue
            for lang in LANGUAGES:
                table, out = table_of(game, lang, players, width=400)  # nothing is wrapped
                help = Help(table)
                help.refuse(s, request, wish)
                *sentences, way_on = take(out).splitlines()
                assert 1 <= len(sentences) <= 2, sentences  # what is lacking, and what it takes
                assert not [text for text in sentences if IDENTIFIER.search(text)], sentences
                assert all(len(text.split()) > 2 for text in sentences), sentences
                told.add(sentences[0])
                head, _, rule = way_on.partition("? ")
                assert head.split() in (["Read", "on:"], ["Pour", "en", "savoir", "plus", ":"])
                help.explain(s, request, rule)
                assert take(out).startswith(rule)
    assert len(told) > 4 * len(LANGUAGES)
