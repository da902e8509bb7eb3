"""Every action, event, question and thing has words in both languages."""

from random import Random

import pytest

from pessoi.games.hellas.terms import ACTIONS, CARD_IDS, GODS, KINDS, REASONS, WHITE
from pessoi.games.hellas.words import EVENTS
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import OVER, Event, Message, Options, Outcome
from pessoi.kernel.chance import sample
from pessoi.spec.rulebook import rules
from tests.games.catalogues import keys
from tests.games.hellas.positions import F_PLACE, hellas, position

DECISIONS = [
    "open_cell",
    "open_rot",
    "main",
    "reinf",
    "reorg_src",
    "reorg_dst",
    "reorg_into",
    "exp_prep",
    "exp_cell",
    "exp_rot",
    "exp_pay",
    "exp_again",
    "exp_over",
    "att",
    "att_over",
    "commit",
    "battle",
    "plunder",
    "cancel",
    "keep",
    "keep_which",
    "city",
    "exch",
    "donor",
    "recall",
    "end",
]


def test_both_languages_have_the_same_keys() -> None:
    assert keys("hellas", "en") == keys("hellas", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_said(lang: str) -> None:
    words = catalogue(lang, "hellas")
    game = hellas()
    for a in game.vocabulary.actions:
        assert words.say(game.describe(a))
        assert game.vocabulary.read(game.vocabulary.text(a)) == a


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_said(lang: str) -> None:
    words = catalogue(lang, "hellas")
    for name, values in EVENTS.items():
        for number in (1, 2):
            shown = [number if value == "number" else 1 for value in values.split()]
            assert words.say(hellas().describe_event(Event(name, 0, shown, -1)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name_and_an_explanation(lang: str) -> None:
    words = catalogue(lang, "hellas")
    things = [*CARD_IDS, *hellas().figures.tile_ids, *GODS, *KINDS, *ACTIONS, "temple", "reorganisation"]
    for thing in things:
        assert words.say(thing)
        assert words.say(f"{thing}.text")
    for card in CARD_IDS:
        assert len(words.say(f"{card}.short")) <= 30
    for key in ("game-hellas", "game-hellas.pitch", "game-hellas.length", "white", "red"):
        assert words.say(key)
    for decision in DECISIONS:
        assert words.has(f"ask-{decision}")
    for reason in REASONS[1:]:
        assert words.say(reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str) -> None:
    words = catalogue(lang, "hellas")
    game = hellas()
    rng = Random(2)
    s = game.setup(Options(2))
    request = game.pending(s)
    while request.seat != OVER:
        k = game.known(s, request.seat)
        assert words.say(game.prompt(k, request))
        for action in request.actions:
            detail = game.detail(k, action)
            assert detail is None or words.say(detail)
        journal: list[Event] = []
        request = game.play(s, sample(request, rng), journal)
        for event in journal:
            assert words.say(game.describe_event(event), ["Red", "Blue"])
    outcome = game.outcome(s)
    assert isinstance(outcome, Outcome)
    for part, _ in outcome.seats[0].parts:
        assert words.say(f"score-{part}")


def test_some_sentences() -> None:
    en, fr = catalogue("en", "hellas"), catalogue("fr", "hellas")
    game = hellas()
    tell = game.describe_event(Event("sends", 0, [2, game.figures.tile_ids.index("tile_athens")], -1))
    assert en.say(tell, ["Red", "Blue"]) == "Red sends 2 soldiers from Athens"
    assert fr.say(tell, ["Red", "Blue"]) == "Red envoie 2 soldats\u00a0: Athènes"
    assert fr.say(Message("do-send", {"number": 0})) == "N’envoyer personne"
    assert en.say(game.describe(game.vocabulary.read("place cell 2 -1"))) == "Place it on (2, -1)"


def test_details_say_what_a_choice_means() -> None:
    en = catalogue("en", "hellas")
    t = position(F_PLACE, white="zeus_theft", red="ares_levy")
    k = t.game.known(t.s, WHITE)
    detail = {text: t.game.detail(k, a) for text, a in zip(t.options, t.request.actions, strict=True)}
    assert en.say(detail["announce reinforcement"] or "") == "3 steps"
    assert en.say(detail["play zeus_theft"] or "") == "Steal a random card"
    assert detail["announce expedition"] is None
    t.do("announce expedition", "draw_tile", "tile tile_naxos")
    k = t.game.known(t.s, WHITE)
    assert en.say(t.game.detail(k, t.game.vocabulary.read("place cell 1 1")) or "") == "fleets: 2 against 1"


def test_references_lead_to_rules() -> None:
    known = rules("hellas")
    references = hellas().references()
    assert set(references.values()) <= set(known)
    assert all(card in known[references[card]].text for card in CARD_IDS)
