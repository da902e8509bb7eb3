"""Words: every action, event and question has its sentence in both languages, and notation is unique."""

import re
from importlib import resources
from pathlib import Path

import pytest

from pessoi.games.cyclades import terms
from pessoi.games.cyclades.references import DECISIONS, DRAWS, THINGS, references
from pessoi.games.cyclades.vocabulary import VERBS, site_target, unit_target
from pessoi.games.cyclades.words import EVENTS, IDS, describe, describe_event
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Event, act
from tests.games.cyclades.positions import FIGURES, VOCABULARY

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "cyclades.md"


def entries(lang: str) -> set[str]:
    """Keys and attributes of a catalogue file."""
    text = resources.files("pessoi.games.cyclades").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    found: set[str] = set()
    key = ""
    for line in text.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            key = match[1]
            assert key not in found, f"{lang}: {key} stands twice"
            found.add(key)
        elif match := re.match(r"    \.(\w+) =", line):
            found.add(f"{key}.{match[1]}")
    return found


def test_both_languages_have_the_same_keys() -> None:
    assert entries("en") == entries("fr")


def test_no_key_is_without_use() -> None:
    """Sentences for actions, questions and events that do not exist would only mislead translators."""
    for key in entries("en"):
        kind, _, name = key.partition("-")
        if kind == "do":
            assert name in VOCABULARY.verbs.values(), key
        elif kind == "ask":
            assert name in DECISIONS or name in DRAWS or name in ("as", "about", "as-about"), key
        elif kind == "event":
            assert name in EVENTS, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_said(lang: str) -> None:
    words = catalogue(lang, "cyclades")
    for action in VOCABULARY.actions:
        assert words.say(describe(FIGURES, action)).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_said(lang: str) -> None:
    words = catalogue(lang, "cyclades")
    for name, spec in EVENTS.items():
        kinds = [part.rpartition(":")[2] for part in spec.split()]
        assert all(kind == "number" or kind in IDS for kind in kinds), name
        for values in ([0] * len(kinds), [1] * len(kinds)):
            assert words.say(describe_event(FIGURES, Event(name, 0, values, -1))).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_asked(lang: str) -> None:
    words = catalogue(lang, "cyclades")
    for decision in [*DECISIONS, *DRAWS]:
        assert words.say(f"ask-{decision}").strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name_and_what_is_played_with_an_explanation(lang: str) -> None:
    words = catalogue(lang, "cyclades")
    for ids in IDS.values():
        for key in ids:
            assert words.say(key).strip()
    for key in THINGS:
        assert words.say(f"{key}.text").strip()
    for hero in terms.HERO_IDS:
        assert words.say(f"{hero}.military").strip()
        assert words.say(f"{hero}.sacrifice").strip()


def test_notation_round_trips_and_reads_like_the_catalogue() -> None:
    for action in VOCABULARY.actions:
        assert VOCABULARY.read(VOCABULARY.text(action)) == action
    assert VOCABULARY.text(act(terms.PLACE_LAND, 0)) == "place_land t01_l1"
    assert VOCABULARY.text(act(terms.OFFER_VALUE, 7)) == "offer_value 7"
    assert VOCABULARY.text(act(terms.BUY_CREATURE, terms.KRAKEN)) == "buy_creature kraken"
    assert VOCABULARY.text(act(terms.REPLACE_BUILDING, site_target(1, terms.PORT))) == ("replace_building t01_l2 port")
    assert VOCABULARY.text(act(terms.HYDRA_VICTIM, unit_target(36, terms.FLEET))) == "hydra_victim t01_s1 fleet"
    assert VOCABULARY.text(act(terms.MANTICORE_PICK, terms.PREY_HERO)) == "manticore_pick achilles"


def test_every_verb_of_the_terms_is_in_the_vocabulary() -> None:
    assert sorted(number for number, _, _ in VERBS) == list(range(len(VERBS)))
    for number, word, _ in VERBS:
        assert getattr(terms, word.upper()) == number


def test_references_lead_to_rules_of_the_specification() -> None:
    text = SPECIFICATION.read_text(encoding="utf-8")
    known = references(FIGURES)
    for name, rule in known.items():
        assert f"**{rule}**" in text or f"| {rule} |" in text, f"{name}: {rule}"
    for _, word, _ in VERBS:
        assert word in known


def test_every_decision_of_the_catalogue_is_known() -> None:
    listed = re.findall(r"^\| \*\*(CYC-D\d+)\*\* (.+?) \|", SPECIFICATION.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(listed) > 40
    for rule, cell in listed:
        for name in re.findall(r"`(\w+)`", cell):
            assert DECISIONS[name][0] == rule
