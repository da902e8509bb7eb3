"""Questions name what they are about; answers tell their price."""

from random import Random

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.mandatory import Mandatory
from pessoi.games.cyclades.chapters.movement import HeroicMove
from pessoi.games.cyclades.chapters.offerings import OfferValue
from pessoi.games.cyclades.chapters.upkeep import KeepCreature
from pessoi.games.cyclades.words import detail, prompt
from pessoi.i18n import LANGUAGES, catalogue
from pessoi.kernel import Event, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import VOCABULARY, Table, card, hero


def asked(table: Table) -> str:
    return catalogue("en", "cyclades").say(prompt(table.s, table.request))


def price(table: Table, text: str) -> str:
    message = detail(table.s, VOCABULARY.read(text))
    return "" if message is None else catalogue("en", "cyclades").say(message)


def test_a_question_names_the_thing_in_hand() -> None:
    table = Table()
    table.cards(0, priestesses=1)
    table.creature("kraken", 0, "t10_s1")
    table.start(KeepCreature(0, terms.KRAKEN))
    assert asked(table) == "Keep the creature by discarding a priestess, or let it go? (Kraken)"


def test_where_a_seat_plays_two_factions_the_question_names_the_one_that_decides() -> None:
    table = Table("duel2")
    table.cards(1, priestesses=1)
    table.creature("kraken", 1, "t10_s1")
    table.start(KeepCreature(1, terms.KRAKEN))
    assert asked(table).startswith("Yellow: ")


def test_menu_answers_tell_their_price() -> None:
    table = Table(god=terms.HERA)
    table.land("t10_l1", 0)
    table.land("t10_l2", 0)
    table.build("t10_l1", "temple")
    table.hero("ajax", 0, "t10_l1")
    table.hire("leto")
    table.s.creature_track = put(table.s.creature_track, 3, card("kraken"))
    table.s.hero_moves = put(table.s.hero_moves, hero("ajax"), 1)
    table.s.extra_recruits = 1
    table.start(Menu(0))
    assert price(table, "buy_creature kraken") == "4 gold"
    assert price(table, "recruit_hero leto") == "4 gold"
    assert price(table, "extra_mercenary") == "3 gold"
    assert price(table, "heroic_move ajax") == "2 gold"
    assert price(table, "end_turn") == ""


def test_a_sacrifice_that_costs_gold_tells_it_before_the_mandatory_actions_too() -> None:
    table = Table()
    table.gold(0, 20)
    table.land("t10_l1", 0)
    table.hero("croesus", 0, "t10_l1")
    for frame in (Menu(0), Mandatory(0, 0, True)):
        assert price(table.start(frame), "sacrifice croesus") == "15 gold"


def test_offers_tell_what_will_be_paid() -> None:
    table = Table()
    table.cards(0, priestesses=2)
    table.start(OfferValue(0, terms.ZEUS))
    assert price(table, "offer_value 5") == "3 gold"
    assert price(table, "offer_value 1") == "0 gold"


def test_destinations_beyond_a_teammate_cost_more() -> None:
    table = Table("team4")
    table.s.lay_map(table.s.figures.recommended["a3"])
    table.land("t10_l1", 0)
    table.land("t10_l2", 1)
    table.fleet("t10_s2", 0)
    table.fleet("t05_s1", 0)
    table.hero("ajax", 0, "t10_l1")
    table.start(HeroicMove(0, hero("ajax")))
    assert price(table, "move_to t10_l3") == "3 gold"
    assert price(table, "move_to t05_l1") == "1 gold"


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
