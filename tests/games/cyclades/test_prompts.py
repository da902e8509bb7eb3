"""Questions name what they are about; answers tell their price."""

from random import Random

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.actions import Menu
from pessoi.games.cyclades.mandatory import Mandatory
from pessoi.games.cyclades.movement import HeroicMove
from pessoi.games.cyclades.offerings import OfferValue
from pessoi.games.cyclades.prompts import detail, prompt
from pessoi.games.cyclades.upkeep import KeepCreature
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Event, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import put
from tests.games.cyclades.scene import VOCABULARY, Scene, card, hero


def asked(scene: Scene) -> str:
    return catalogue("en", "cyclades").say(prompt(scene.s, scene.request))


def price(scene: Scene, text: str) -> str:
    message = detail(scene.s, VOCABULARY.read(text))
    return "" if message is None else catalogue("en", "cyclades").say(message)


def test_a_question_names_the_thing_in_hand() -> None:
    scene = Scene()
    scene.cards(0, priestesses=1)
    scene.creature("kraken", 0, "t10_s1")
    scene.start(KeepCreature(0, terms.KRAKEN))
    assert asked(scene) == "Keep the creature by discarding a priestess, or let it go? (Kraken)"


def test_where_a_seat_plays_two_factions_the_question_names_the_one_that_decides() -> None:
    scene = Scene("duel2")
    scene.cards(1, priestesses=1)
    scene.creature("kraken", 1, "t10_s1")
    scene.start(KeepCreature(1, terms.KRAKEN))
    assert asked(scene).startswith("Yellow: ")


def test_menu_answers_tell_their_price() -> None:
    scene = Scene(god=terms.HERA)
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 0)
    scene.build("t10_l1", "temple")
    scene.hero("ajax", 0, "t10_l1")
    scene.hire("leto")
    scene.s.creature_track = put(scene.s.creature_track, 3, card("kraken"))
    scene.s.hero_moves = put(scene.s.hero_moves, hero("ajax"), 1)
    scene.s.extra_recruits = 1
    scene.start(Menu(0))
    assert price(scene, "buy_creature kraken") == "4 gold"
    assert price(scene, "recruit_hero leto") == "4 gold"
    assert price(scene, "extra_mercenary") == "3 gold"
    assert price(scene, "heroic_move ajax") == "2 gold"
    assert price(scene, "end_turn") == ""


def test_a_sacrifice_that_costs_gold_tells_it_before_the_mandatory_actions_too() -> None:
    scene = Scene()
    scene.gold(0, 20)
    scene.land("t10_l1", 0)
    scene.hero("croesus", 0, "t10_l1")
    for frame in (Menu(0), Mandatory(0, 0, True)):
        assert price(scene.start(frame), "sacrifice croesus") == "15 gold"


def test_offers_tell_what_will_be_paid() -> None:
    scene = Scene()
    scene.cards(0, priestesses=2)
    scene.start(OfferValue(0, terms.ZEUS))
    assert price(scene, "offer_value 5") == "3 gold"
    assert price(scene, "offer_value 1") == "0 gold"


def test_destinations_beyond_a_teammate_cost_more() -> None:
    scene = Scene("team4")
    scene.s.lay_map(scene.s.figures.recommended["a3"])
    scene.land("t10_l1", 0)
    scene.land("t10_l2", 1)
    scene.fleet("t10_s2", 0)
    scene.fleet("t05_s1", 0)
    scene.hero("ajax", 0, "t10_l1")
    scene.start(HeroicMove(0, hero("ajax")))
    assert price(scene, "move_to t10_l3") == "3 gold"
    assert price(scene, "move_to t05_l1") == "1 gold"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    """Every question, price, answer and event of two random games has its words."""
    game = load_game("cyclades")
    words = catalogue(lang, "cyclades")
    for options in (Options(2), Options(3)):
        rng = Random(5)
        s = game.setup(options)
        request = game.pending(s)
        while request.seat >= -1:
            assert words.say(game.prompt(s, request))
            for action in request.actions[:5]:
                told = game.detail(s, action)
                assert told is None or words.say(told)
            journal: list[Event] = []
            request = game.play(s, sample(request, rng), journal)
            for event in journal:
                assert words.say(game.describe_event(event))
