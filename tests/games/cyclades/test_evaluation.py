"""Evaluation and priors: sane numbers, and a greedy player that beats random ones."""

from collections.abc import Callable
from random import Random

import pytest

from pessoi.bots import make_bot
from pessoi.games import load_game
from pessoi.games.cyclades import evaluation, terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.offerings import OfferValue
from pessoi.games.cyclades.priors import priors
from pessoi.games.cyclades.state import ACTIONS, OFFERINGS
from pessoi.kernel import CHANCE, OVER, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import put
from tests.games.cyclades.positions import Table, zone

GAME = load_game("cyclades")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_evaluations_are_chances_and_priors_are_positive(players: int) -> None:
    rng = Random(players)
    s = GAME.setup(Options(players))
    request = GAME.pending(s)
    while request.seat != OVER:
        before = s.digest()
        values = GAME.evaluate(s)
        assert len(values) == players
        teams = dict(zip(GAME.teams(s), values, strict=True))
        assert sum(teams.values()) == pytest.approx(1)
        if request.seat >= 0:
            weights = GAME.priors(s, request)
            assert len(weights) == len(request.actions)
            assert min(weights) > 0
        assert s.digest() == before
        request = GAME.step(s, sample(request, rng))


def even() -> Table:
    table = Table()
    for faction, tile in enumerate(("t10", "t05", "t12")):
        table.land(f"{tile}_l1", faction, troops=1)
        table.fleet(f"{tile}_s1", faction)
    table.s.stack = [Menu(0)]  # a position without a frame is that of a finished game
    return table


def test_the_places_of_terms_are_those_of_their_names() -> None:
    places = ["metropolises", "gold", "philosophers", "priestesses", "income", "seas", "troops", "fleets"]
    assert [getattr(evaluation, name.upper()) for name in places] == [evaluation.TERMS.index(name) for name in places]
    assert evaluation.TERMS[evaluation.TYPES] == "types of buildings"


CHANGES: list[tuple[Callable[[Table], None], set[str]]] = [
    (lambda table: table.build("t10_l1", "metropolis"), {"metropolises", "guards of metropolises"}),
    (lambda table: setattr(table.s, "goal", 0), {"enough metropolises"}),
    (lambda table: table.gold(0, 20), {"gold"}),
    (lambda table: table.build("t10_l1", "temple"), {"types of buildings"}),
    (lambda table: table.cards(0, philosophers=2), {"philosophers"}),
    (lambda table: table.cards(0, priestesses=2), {"priestesses"}),
    (lambda table: setattr(table.s, "tokens", put(table.s.tokens, zone("t10_l1"), 2)), {"income"}),
    (lambda table: table.land("t10_l1", 0, troops=1, mercenaries=1), {"troops"}),
    (lambda table: table.land("t10_l3", 0), {"lands", "income"}),
    (lambda table: table.fleet("t10_s2", 0), {"seas", "fleets", "income"}),
    (lambda table: table.fleet("t10_s1", 0), {"fleets"}),
    (lambda table: table.hero("ajax", 0, "t10_l1"), {"heroes"}),
    (lambda table: table.creature("medusa", 0, "t05_l2"), {"creatures on the map"}),
    (lambda table: setattr(table.s, "active", 1), {"turn to come", "favour of the god chosen"}),
]


@pytest.mark.parametrize(("change", "terms_changed"), CHANGES)
def test_each_term_measures_what_it_is_called(change: Callable[[Table], None], terms_changed: set[str]) -> None:
    table = even()
    weights = evaluation.WEIGHTS.of(3)
    before = evaluation.measure(table.s, weights)[0]
    change(table)
    after = evaluation.measure(table.s, weights)[0]
    changed = {name for name, a, b in zip(evaluation.TERMS, before, after, strict=True) if a != b}
    assert changed == terms_changed


BETTER: list[Callable[[Table], None]] = [
    lambda table: table.build("t10_l1", "metropolis"),
    lambda table: table.cards(0, philosophers=2),
    lambda table: table.cards(0, priestesses=2),
    lambda table: table.land("t10_l2", 0),
    lambda table: table.gold(0, 20),
    lambda table: table.hero("ajax", 0, "t10_l1"),
    lambda table: table.build("t10_l1", "temple"),
    lambda table: setattr(table.s, "tokens", put(table.s.tokens, zone("t10_l1"), 2)),
]


@pytest.mark.parametrize("improve", BETTER)
def test_more_is_better(improve: Callable[[Table], None]) -> None:
    table = even()
    before = GAME.evaluate(table.s)[0]
    improve(table)
    assert GAME.evaluate(table.s)[0] > before


def test_a_dear_offering_looks_worse_than_a_cheap_one() -> None:
    table = even()
    table.s.phase = OFFERINGS
    table.s.bid_god = [terms.ZEUS, terms.NONE, terms.NONE]
    table.s.bid_value[0] = 1
    cheap = GAME.evaluate(table.s)[0]
    table.s.bid_value[0] = 10
    assert GAME.evaluate(table.s)[0] < cheap
    table.s.bid_god[0] = terms.NONE
    table.start(OfferValue(0, terms.ZEUS))
    weights = priors(table.s, table.request)
    assert weights == sorted(weights, reverse=True)


def test_a_turn_to_come_counts_until_it_begins() -> None:
    table = even()
    table.s.phase = ACTIONS
    table.s.active = terms.NOBODY
    waiting = GAME.evaluate(table.s)[0]
    table.s.active = 0  # in the middle of its turn, as when a combat asks the defender
    acting = GAME.evaluate(table.s)[0]
    table.s.active = terms.NOBODY
    table.s.next_order[0] = 0
    done = GAME.evaluate(table.s)[0]
    assert acting == done < waiting


@pytest.mark.parametrize(("players", "games", "wins"), [(2, 8, 7), (4, 8, 5)])
def test_greedy_beats_random_players(players: int, games: int, wins: int) -> None:
    won = 0.0
    for number in range(games):
        rng = Random(number)
        seat = number % players
        bots = [make_bot("greedy" if i == seat else "random", number) for i in range(players)]
        s = GAME.setup(Options(players))
        while (request := GAME.pending(s)).seat != OVER:
            if request.seat == CHANCE:
                GAME.step(s, sample(request, rng))
            else:
                GAME.step(s, bots[request.seat].choose(GAME, GAME.known(s, request.seat), request.seat, request))
        outcome = GAME.outcome(s)
        assert outcome is not None
        won += outcome.shares()[seat]
    assert won >= wins
