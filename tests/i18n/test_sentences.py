"""Every sentence that people read, with every thing and name that it can carry, in both languages."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from pessoi.games import GAMES
from pessoi.i18n import LANGUAGES, Catalogue
from pessoi.i18n.french import de
from pessoi.kernel import Message
from tests.i18n.mistakes import mistakes, number_mistakes
from tests.i18n.sentences import Source, sentences, sources

CATALOGUES = [
    "common",
    "errors",
    "cli",
    "web",
    "notices",
    *GAMES,
    *(f"{where} {game}" for where in ("terminal", "web") for game in GAMES),
]
# What quotes commands or records as they are typed, and headings of tables
QUOTED = re.compile(
    r"terminal-(help|welcome|no-words|rule)|help(-\w+)?|record-.*|error-record-key|mark-.*|.*-columns|error-empty-seat"
)


@cache
def read(lang: str) -> dict[str, Source]:
    return {source.name: source for source in sources(lang)}


def wrong(source: Source, lang: str) -> Iterator[str]:
    for sentence in sentences(source):
        if QUOTED.fullmatch(sentence.key):
            continue
        for text in sentence.all_texts():
            yield from (f"{sentence.key}: {mistake}" for mistake in mistakes(text, lang, source.is_plain))
        for none, one, many in sentence.counts():
            yield from (f"{sentence.key}: {mistake}" for mistake in number_mistakes(none, one, many, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_sentence_reads_well(lang: str, name: str) -> None:
    assert list(wrong(read(lang)[name], lang)) == []


TOYS = {
    "fr": {
        "toy = Une table de { $game }": "no elision",
        "toy = La faveur d’{ $god }": "a wrong elision",
        "toy = Il tient à { $creature }": "no contraction",
        "toy = Il va à { $zone }": "a noun without its article",
        "toy = { $n } cartes": "one form for 1 and for 2",
        "toy = { $n ->\n    [0] 0 cartes\n    [one] 1 carte\n   *[other] { $n } cartes\n}": "0 is singular",
        "toy = Fini: { $n }": "no no-break space",
        "toy = Fini  { $n }": "two spaces",
        "toy = Fini ({ $nothing })": "an empty place",
        "toy = L'or": "a straight apostrophe",
        "toy = Voilà …": "a space before an ellipsis",
        "toy = Voir { $raw }": "a raw identifier",
        "toy = Voir CYC-4.2": "a number of a rule",
        "toy = Fini,{ $game }": "no space",
        'toy = { "{" } $n': "Fluent's own signs",
    },
    "en": {
        "toy = a { $game }": "a for an",
        "toy = an { $god }": "an for a",
        "toy = { $n } cards": "one form for 1 and for 2",
        "toy = { $god } is here ?": "a space before a sign",
    },
}


@pytest.mark.parametrize(("lang", "toy", "kind"), [(lang, *pair) for lang in TOYS for pair in TOYS[lang].items()])
def test_planted_mistakes_are_found(lang: str, toy: str, kind: str) -> None:
    names = {"game": "Olympos", "god": "Zeus", "creature": "Les Érinyes", "zone": "Mer de Naxos", "raw": "small_city"}
    kinds = {name: [f"={text}"] for name, text in {**names, "nothing": ""}.items()}
    found = list(wrong(Source("toy", toy, Catalogue(lang, [toy]), kinds, True), lang))
    assert found
    assert all(kind in mistake for mistake in found), found


def test_a_message_that_refers_to_nothing_is_no_sentence() -> None:
    toy = "toy = { nothing }"
    with pytest.raises(KeyError):
        list(wrong(Source("toy", toy, Catalogue("fr", [toy]), {}, True), "fr"))


def test_what_is_typed_with_spaces_is_tied_and_arguments_are_not() -> None:
    words = Catalogue("fr", ["toy = { $n } PO : « { $what } » ; 95 % !\ntwo = { $n } s’en va avec 2 soldats"])
    said = words.say(Message("toy", {"n": 3, "what": "=a : b"}))
    assert said == "3\u00a0PO\u00a0: «\u00a0a : b\u00a0»\u00a0; 95\u00a0%\u00a0!"
    assert words.say(Message("two", {"n": 3})) == "3 s’en va avec 2 soldats"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Zeus", "de Zeus"),
        ("Athéna", "d’Athéna"),
        ("Éloi", "d’Éloi"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hadès", "de Hadès"),
        ("Halicarnasse", "d’Halicarnasse"),
        ("11", "de 11"),
        ("", "de "),
    ],
)
def test_de_is_elided_before_vowels(name: str, said: str) -> None:
    assert de(name) == said
    assert Catalogue("fr", ["toy = { DE($who) }"]).say(Message("toy", {"who": f"={name}"})) == said
