"""No seat imagines a world that a player who counts cards could rule out."""

from random import Random

import pytest

from pessoi.games.hellas.secrecy import imagine, known
from pessoi.games.hellas.terms import CARDS
from pessoi.kernel import OVER, Event, Options
from pessoi.kernel.rows import row
from tests.games.hellas.counting import CardCounter, Tally, answer, play
from tests.games.hellas.positions import hellas


@pytest.mark.parametrize("first", [0, 10, 20])
def test_every_imagined_world_is_possible(first: int) -> None:
    tally = Tally()
    for seed in range(first, first + 10):
        play(hellas(), seed, 0.1, tally)
    assert tally.impossible == []
    assert tally.reshuffles > 10
    assert tally.worlds > 1000


def test_the_counter_notices_who_forgets() -> None:
    """Without the memory of what a reshuffle told, and of which cards are locked, worlds become impossible."""
    game = hellas()
    rng = Random(3)
    counters = [CardCounter(game.figures, seat) for seat in (0, 1)]
    journal: list[Event] = []
    s = game.initial(game.settled_options(Options(2)))
    s.journal = journal
    request = game.settle(s)
    worlds = impossible = 0
    while request.seat != OVER:
        for counter in counters:
            counter.hear(journal)
            if request.seat >= 0 and rng.random() < 0.2:
                assert counter.possible(s) == []
                k = known(s, counter.seat)
                other = (1 - counter.seat) * CARDS
                hand = list(k.hand)
                hand[other : other + CARDS] = row(0, CARDS)
                k.hand, k.seen, k.fresh, k.doubtful = tuple(hand), row(0, 2 * CARDS), row(0, CARDS), row(0, CARDS)
                if k.active != counter.seat:
                    k.locked = row(0, CARDS)
                impossible += bool(counter.possible(imagine(k, counter.seat, rng)))
                worlds += 1
        journal = []
        request = game.play(s, answer(request, True, rng), journal)
    assert 0 < impossible < worlds
