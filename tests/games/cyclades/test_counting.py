"""No imagined world is one that a player who counts could rule out, and each is as likely as the rules make it."""

from collections import Counter as Count
from random import Random

import pytest

from pessoi.conformance.counting import Glimpse
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.state import Position
from pessoi.kernel import CHANCE, EVERYONE, WATCHER, Action, Event, Options, Request
from pessoi.kernel.sets import bits
from tests.games.cyclades.counting import GAME, Tally, Treasurer, counter
from tests.games.cyclades.positions import Table, card

WORLDS = 1200
# chi-square at 0.1 %, by degrees of freedom: seeds are fixed, so that this holds or does not
CRITICAL = {2: 13.8, 3: 16.3, 4: 18.5}


def deck_of(table: Table, *names: str) -> Table:
    """Of the face-down cards these are left; the others have been discarded."""
    rest = [c for c in bits(table.s.creature_deck) if terms.CREATURE_IDS[c] not in names]
    table.discard(*[terms.CREATURE_IDS[c] for c in rest])
    return table


def imagined(s: Position, seat: int) -> list[Position]:
    k = GAME.known(s, seat)
    return [GAME.imagine(k, seat, Random(n)) for n in range(WORLDS)]


def chi_square(found: Count[object], kinds: int) -> float:
    expected = WORLDS / kinds
    assert len(found) == kinds
    return sum((number - expected) ** 2 / expected for number in found.values())


def sphinx(table: Table, *drawn: str) -> Table:
    """Purple has drawn these cards and chooses among them."""
    table.land("t10_l1", 0)
    return table.play("sphinx").answer(*[f"draw_creature {name}" for name in drawn])


@pytest.mark.parametrize(("players", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes"), (5, "no"), (6, "no")])
def test_no_world_is_one_that_a_counter_could_rule_out(players: int, teams: str) -> None:
    tally = Tally()
    for seed in range(4):
        tally.play(Options(players, {"teams": teams}), seed, worlds=1)
    assert tally.worlds > 100
    assert tally.impossible == []


@pytest.mark.parametrize("seat", [1, WATCHER])
def test_cards_drawn_before_the_deck_was_renewed_are_known_to_whoever_counts(seat: int) -> None:
    """Two cards were left: the Sphinx has drawn both, whatever the third is."""
    table = deck_of(Table(), "harpy", "dryad", "sphinx")
    table = sphinx(table, "harpy", "dryad", "kraken")
    worlds = imagined(table.s, seat)
    assert all({card("harpy"), card("dryad")} <= set(w.drawn) for w in worlds)
    third: Count[object] = Count(tuple(set(w.drawn) - {card("harpy"), card("dryad")}) for w in worlds)
    assert len(third) == 28  # any of the old discard pile
    assert GAME.known(worlds[0], seat).data() == GAME.known(table.s, seat).data()
    assert GAME.show(GAME.known(table.s, seat), seat)["creature_deck"] == 27


@pytest.mark.parametrize("order", [("harpy", "dryad"), ("dryad", "harpy")])
def test_the_order_of_her_draws_stays_unknown(order: tuple[str, str]) -> None:
    decks = [deck_of(Table(), "harpy", "dryad", "sphinx") for _ in range(2)]
    seen = [GAME.known(sphinx(d, *o, "kraken").s, 1) for d, o in zip(decks, (order, order[::-1]), strict=True)]
    assert seen[0].data() == seen[1].data()


def test_the_sphinx_s_hidden_cards_are_dealt_evenly() -> None:
    table = sphinx(deck_of(Table(), "harpy", "dryad", "kraken", "triton", "sphinx"), "harpy", "dryad", "kraken")
    hands: Count[object] = Count(frozenset(w.drawn) for w in imagined(table.s, 1))
    assert chi_square(hands, 4) < CRITICAL[3]


def test_what_follows_a_renewal_is_dealt_evenly() -> None:
    table = deck_of(Table(), "harpy", "dryad", "sphinx")
    table.s.creature_discard = 1 << card("kraken") | 1 << card("triton") | 1 << card("medusa")
    table = sphinx(table, "harpy", "dryad", "kraken")
    hands: Count[object] = Count(frozenset(w.drawn) for w in imagined(table.s, 1))
    assert chi_square(hands, 3) < CRITICAL[2]


def test_the_card_that_zeus_showed_to_another_is_dealt_evenly() -> None:
    table = deck_of(Table(god=terms.ZEUS), "harpy", "dryad", "kraken", "triton", "satyr")
    table.s.bid_god[0] = terms.ZEUS
    table.land("t10_l1", 0)
    table.start(Menu(0)).answer("peek", "draw_creature kraken", "put_back")
    tops: Count[object] = Count(w.top_card for w in imagined(table.s, 1))
    assert chi_square(tops, 5) < CRITICAL[4]
    assert {w.top_card for w in imagined(table.s, 0)} == {card("kraken")}


def test_a_counter_rules_out_what_cannot_be() -> None:
    """It notices gold, cards and tops that are not as they must be."""
    table = Table()
    cards = counter(GAME, Options(3), 1)
    treasurer = Treasurer(table.s.mode)
    table.s.gold = [5, 5, 5]
    assert cards.possible(table.s) + treasurer.possible(table.s) == []
    richer, elsewhere, looked_at, drawn = (table.s.copy() for _ in range(4))
    richer.gold[0] += 1
    elsewhere.creature_deck &= ~1
    looked_at.top_card = card("kraken")
    drawn.drawn = (card("kraken"),)
    assert [len(cards.possible(s)) for s in (elsewhere, looked_at, drawn)] == [1, 1, 1]
    assert len(treasurer.possible(richer)) == 1
    asked = Request(CHANCE, [Action(0)], "draw_god")
    treasurer.follow(Glimpse(asked, Action(0), [Event("income", 0, [0, 1], EVERYONE)], 1), 0, 0)
    assert treasurer.possible(richer) == []


def test_a_counter_keeps_what_was_drawn_apart_from_the_pile_that_was_taken_up() -> None:
    cards = counter(GAME, Options(3), 1)
    cards.deck = {card("harpy"), card("dryad")}
    cards.played = [card("sphinx")]
    others = [Event("creature_discarded", 0, [card(name)], EVERYONE) for name in ("dryad", "kraken")]
    cards.note("plays_creature", [0, card("harpy")], others)
    assert cards.discarded() == {card("dryad"), card("kraken")}
    assert len(cards.deck) == 31 - 4
