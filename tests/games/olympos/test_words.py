"""Names and texts in both languages."""

import re
from importlib import resources
from random import Random

import pytest

from pessoi.games.olympos import create
from pessoi.games.olympos.vocabulary import VERBS
from pessoi.games.olympos.words import ABOUT, EVENTS
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import CHANCE, WATCHER, Event, Options
from pessoi.kernel.chance import sample

GAME = create(None)


def keys(lang: str) -> set[str]:
    """Messages and attributes of a catalogue, attributes as `message.attribute`."""
    text = resources.files("pessoi.games.olympos").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    found: set[str] = set()
    message = ""
    for line in text.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            message = match[1]
            found.add(message)
        elif match := re.match(r"    \.([a-z]+) =", line):
            found.add(f"{message}.{match[1]}")
    return found


def test_both_languages_have_the_same_keys() -> None:
    assert keys("en") == keys("fr")
    assert len(keys("en")) > 300


def test_every_verb_and_event_has_its_sentence_and_every_sentence_its_verb_or_event() -> None:
    assert {key for key in keys("en") if key.startswith("do-")} == {f"do-{word}" for _, word, _ in VERBS}
    assert {key for key in keys("en") if key.startswith("event-")} == {f"event-{name}" for name in EVENTS}
    assert {key for key, *_ in ABOUT.values()} <= keys("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words_and_no_two_of_a_kind_the_same(lang: str) -> None:
    words = catalogue(lang, "olympos")
    said = [words.say(GAME.describe(action)) for action in GAME.vocabulary.actions]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name_and_its_text(lang: str) -> None:
    words = catalogue(lang, "olympos")
    data = GAME.figures_data
    for table in ("discovery", "wonder", "olympos_card", "destiny_card", "bonus_kind"):
        for row in data[table]:
            assert words.has(row["id"]), row["id"]
            assert words.has(row["id"] + ".text"), row["id"]
    for row in [*data["map"]["space"], *data["resource"], *data["player_colour"]]:
        assert words.has(row["id"]), row["id"]
    for rule_of in GAME.references():
        assert words.has(rule_of) or words.has(f"do-{rule_of}") or words.has(f"ask-{rule_of}"), rule_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_questions_events_and_details_are_said_in_both_languages(players: int) -> None:
    rng = Random(players)
    asked: set[str] = set()
    for _ in range(6):
        s = GAME.setup(Options(players))
        request = GAME.pending(s)
        while request.seat >= CHANCE:
            asked.add(request.decision)
            seat = request.seat if request.seat >= 0 else WATCHER
            k = GAME.known(s, seat)
            for lang in LANGUAGES:
                words = catalogue(lang, "olympos")
                assert words.say(GAME.prompt(k, request))
                for action in request.actions:
                    detail = GAME.detail(k, action)
                    assert detail is None or words.say(detail)
            journal: list[Event] = []
            request = GAME.play(s, sample(request, rng), journal)
            for event in journal:
                for lang in LANGUAGES:
                    assert catalogue(lang, "olympos").say(
                        GAME.describe_event(event), ["Red", "Blue", "Green", "White", "Black"]
                    )
    expected = "condemn turn_menu destination detour_cost payment_window bonus end_window favour"
    assert set(expected.split()) <= asked
