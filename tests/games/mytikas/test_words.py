"""Everything that can be done, asked or told has words in both languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import OVER, Event, Options
from pessoi.spec.rulebook import rules
from tests.games.catalogues import keys
from tests.games.mytikas.positions import BLUE, RED, Table, game

NAMES = ["Red", "Blue", "Doré", "White"]
DECISIONS = [
    *("first_player", "deal", "draft_keep", "setup_favor", "turn_start", "sacrifice", "main_or_skip", "city_batch"),
    *("base_batch", "pan_extra", "raise_step", "raise_any", "build", "effect_move", "take_favor", "hephaestus"),
    *("offering_choice", "hermes_offer", "offering_target", "offering_amount", "bonus_or_decline", "turn_end"),
    *("follow", "last_tumble"),
]


def test_both_languages_have_the_same_keys() -> None:
    assert keys("mytikas", "en") == keys("mytikas", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words_and_no_two_the_same(lang: str) -> None:
    words = catalogue(lang, "mytikas")
    said: dict[str, str] = {}
    for action in game().vocabulary.actions:
        notation = game().vocabulary.text(action)
        text = words.say(game().describe(action), NAMES)
        assert text.strip()
        assert "$" not in text
        assert "{" not in text
        other = said.setdefault(text, notation)
        if other != notation:  # a favor picked at setup and one taken from the stack read alike
            assert f"{other} stack" == notation
    assert len(said) > 300


def test_notation_is_read_back() -> None:
    for action in game().vocabulary.actions:
        assert game().vocabulary.read(game().vocabulary.text(action)) == action
    assert game().vocabulary.text(v.TUMBLES.table[t.STONE][2][0]) == "tumble stone 3 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_decisions_ends_and_options_have_words(lang: str) -> None:
    words = catalogue(lang, "mytikas")
    things = [
        *(t.RESOURCES + t.GODS + t.SPACES + t.ACTIONS + t.BUILDINGS + t.SLOTS + t.EFFECTS + t.LOCKS + t.DEITIES),
        *("favor", "offering", "lock", "level_token", "tumble", "follow", "builder", "mountain", "river", "deck"),
    ]
    for thing in things:
        assert words.has(thing), thing
        assert words.has(f"{thing}.text"), thing
    parts = [f"score-{part}" for part in [*t.BUILDINGS, "deities"]]
    options = ["option-draft", "option-draft-no", "option-draft-yes"]
    about = ["game-mytikas", "game-mytikas.pitch", "game-mytikas.length"]
    for key in [f"ask-{decision}" for decision in DECISIONS] + t.REASONS[1:] + parts + options + about + t.COLORS:
        assert words.has(key), key


def played(options: Options, seed: int) -> Iterator[tuple[Any, Any, list[Event]]]:
    """A game of promising answers, so that everything happens: position, request and the events just told."""
    rng = Random(seed)
    s = game().setup(options)
    request = game().pending(s)
    journal: list[Event] = []
    while request.seat != OVER:
        yield s, request, journal
        journal = []
        request = game().play(s, rng.choices(request.actions, game().priors(s, request))[0], journal)
    yield s, request, journal


def test_whole_games_are_told_in_both_languages() -> None:
    seen_events = set()
    seen_decisions = set()
    for seed in range(12):
        for s, request, journal in played(Options(2 + seed % 3, {"draft": ("no", "yes")[seed % 2]}), seed):
            for lang in LANGUAGES:
                words = catalogue(lang, "mytikas")
                if request.seat != OVER:
                    k = game().known(s, 0)
                    seen_decisions.add(request.decision)
                    words.say(game().prompt(k, request), NAMES)
                    for action in request.actions:
                        detail = game().detail(k, action)
                        if detail is not None:
                            assert words.say(detail, NAMES).strip()
                for event in journal:
                    seen_events.add(event.name)
                    assert words.say(game().describe_event(event), NAMES)
    assert set(DECISIONS) <= seen_decisions
    told = {key[6:] for key in keys("mytikas", "en") if key.startswith("event-")}
    spelt_out = {"gains-stone", "gains-marble", "gains-gold", "follows-offering"}
    assert seen_events | spelt_out == told | {"gains"}


def test_a_few_sentences() -> None:
    english, french = catalogue("en", "mytikas"), catalogue("fr", "mytikas")
    builds = game().describe_event(Event("builds", RED, [t.LARGE_CITY, 3, 5], -1))
    assert english.say(builds, NAMES) == "Blue builds a large city on III."
    assert french.say(builds, NAMES) == "Blue construit une grande cité au niveau III."
    steals = game().describe_event(Event("steals", BLUE, [t.ARES, 2, RED], -1))
    assert english.say(steals, NAMES) == "Red wins Ares from Blue with 2 offerings."
    table = Table().goods(BLUE, 2, stone=1, marble=1, gold=1)
    table.play("place zeus_night", "main")
    build = game().vocabulary.read("build small_temple_a 2")
    detail = game().detail(table.known(), build)
    assert detail is not None
    assert english.say(detail) == "4 points for 1 stone, 1 marble, 1 gold"


def test_references_lead_to_rules_that_exist() -> None:
    references = game().references()
    assert set(references.values()) <= set(rules("mytikas"))
    assert set(DECISIONS) <= set(references)
    assert set(game().vocabulary.verbs.values()) - {"first"} <= set(references)
