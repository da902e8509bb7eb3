"""Chapter 15: what counting Destiny cards tells. No imagined world is one that a counting player could rule out."""

from collections import Counter
from random import Random

import pytest

from pessoi.games.olympos import secrecy
from pessoi.games.olympos.chapters.trail import accounts, held_by_others
from pessoi.games.olympos.state import Position
from pessoi.kernel import WATCHER, Event
from pessoi.kernel.rows import add
from tests.games.olympos.counting import CardCounter, Watch
from tests.games.olympos.positions import GAME, F, Table, card

GAMES = 6  # of each number of players; `python -m tests.games.olympos.counting 200` plays more
DRAWS = 6000
Hands = tuple[tuple[str, ...], ...]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_imagined_world_can_be_ruled_out_by_counting(players: int) -> None:
    watches = [Watch(players, seed, 0.15).run() for seed in range(GAMES)]
    assert [fault for watch in watches for fault in watch.faults] == []
    assert sum(watch.worlds for watch in watches) > 200
    assert players < 4 or sum(watch.later for watch in watches) > 20


def test_the_counter_notices_worlds_of_one_heap() -> None:
    """As they were imagined before: every unseen card anywhere."""
    t = after_a_reshuffle()
    counter = CardCounter(1)
    counter.hear(t.journal)
    rng = Random(1)
    k = t.known(1)
    k.trail = ()
    wrong = sum(bool(counter.possible(secrecy.imagine(k, 1, rng))) for _ in range(200))
    assert wrong > 50


def draw_all(t: Table, *hands: tuple[int, str]) -> None:
    """Take cards from the deck into hands, as the journal tells it."""
    for seat, name in hands:
        t.hold(seat, name)
        t.journal += [Event("draws", seat, [card(name)], 1 << seat), Event("gets_card", seat, [t.s.held[seat]], -1)]


def drop_all(t: Table, seat: int, *names: str) -> None:
    """Draw cards and lay them down again."""
    draw_all(t, *[(seat, name) for name in names])
    for name in names:
        t.s.hand = add(t.s.hand, seat * F.cards + card(name), -1)
        t.s.held = add(t.s.held, seat, -1)
        t.s.discard = add(t.s.discard, card(name), 1)
        t.journal.append(Event("plays", seat, [card(name)], -1))


KEPT = [(0, "favour"), (1, "gift_grain"), (2, "harmony"), (2, "gift_stone"), (0, "gift_wood")]


def after_a_reshuffle() -> Table:
    """Three players with the cards of KEPT; all others lay on the discard pile when seat 0 drew `mastery_gold`."""
    t = Table(3)
    t.at(9, 20, 20)
    t.settle(0, "illyria")
    draw_all(t, *KEPT)
    rest = Counter({name: F.card_count[card(name)] for name in F.card_ids}) - Counter(name for _, name in KEPT)
    drop_all(t, 1, *rest.elements())
    assert t.s.deck_left == 0
    t.start().expand("paeonia").play("draw mastery_gold", "done")
    return t


@pytest.mark.rule("OLY-8.14")
def test_after_a_reshuffle_cards_held_before_are_not_in_the_new_deck() -> None:
    t = after_a_reshuffle()
    assert t.s.deck_left == 16
    mine, *_ = [F.card_ids[c] for c in range(F.cards) if t.known(1).hand[F.cards + c]]
    assert mine == "gift_grain"
    certain = held_by_others(t.known(1), 1)
    assert {F.card_ids[c]: n for c, n in enumerate(certain) if n} == {
        "favour": 1,
        "harmony": 1,
        "gift_stone": 1,
        "gift_wood": 1,
    }
    rng = Random(2)
    for _ in range(50):
        world = GAME.imagine(GAME.known(t.s, 1), 1, rng)
        assert world.discard == t.s.discard
        for name in ("favour", "harmony", "gift_stone", "gift_wood"):
            assert sum(world.hand[seat * F.cards + card(name)] for seat in (0, 2)) >= 1


def test_others_know_their_own_in_an_imagined_world() -> None:
    t = after_a_reshuffle()
    rng = Random(3)
    for _ in range(30):
        world = GAME.imagine(GAME.known(t.s, 1), 1, rng)
        for seat in (0, 2, WATCHER):
            again = GAME.imagine(GAME.known(world, seat), seat, rng)
            assert GAME.known(again, seat).digest() == GAME.known(world, seat).digest()
            if seat >= 0:
                start = seat * F.cards
                assert again.hand[start : start + F.cards] == world.hand[start : start + F.cards]


# -- frequencies


class Posterior:
    """All worlds with their weights, followed one by one: hands of the other two seats and the deck.

    A card drawn is any of the deck; a card shown is any of the hand, so that a hand with two of it is twice as likely.
    """

    def __init__(self, hidden: list[str], sizes: dict[int, int], deck: list[str]) -> None:
        self.worlds: Counter[tuple[Hands, tuple[str, ...]]] = Counter()
        self.seats = sorted(sizes)
        for hands in self.deals(tuple(hidden), [sizes[seat] for seat in self.seats]):
            self.worlds[hands, tuple(deck)] += 1

    def deals(self, cards: tuple[str, ...], sizes: list[int]) -> list[Hands]:
        """Every order of the cards, cut into hands."""
        if not sizes:
            return [()]
        found: list[Hands] = []
        for hand, rest in picks(cards, sizes[0]):
            found += [(tuple(sorted(hand)), *others) for others in self.deals(rest, sizes[1:])]
        return found

    def draw(self, seat: int) -> None:
        self.worlds = self.step(seat, None)

    def show(self, seat: int, name: str) -> None:
        self.worlds = self.step(seat, name)

    def step(self, seat: int, name: str | None) -> Counter[tuple[Hands, tuple[str, ...]]]:
        at = self.seats.index(seat)
        after: Counter[tuple[Hands, tuple[str, ...]]] = Counter()
        for (hands, deck), weight in self.worlds.items():
            for i, drawn in enumerate(deck if name is None else hands[at]):
                if name is None:
                    hand, left = sorted([*hands[at], drawn]), (*deck[:i], *deck[i + 1 :])
                elif drawn == name:
                    hand, left = [*hands[at][:i], *hands[at][i + 1 :]], deck
                else:
                    continue
                after[(*hands[:at], tuple(hand), *hands[at + 1 :]), left] += weight
        return after

    def hands(self) -> dict[Hands, float]:
        total = self.worlds.total()
        found: dict[Hands, float] = {}
        for (hands, _), weight in self.worlds.items():
            found[hands] = found.get(hands, 0.0) + weight / total
        return found


def picks(cards: tuple[str, ...], size: int) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All ways to take so many of the cards, each card a thing of its own."""
    if size == 0:
        return [((), cards)]
    found = []
    for i, one in enumerate(cards):
        found += [((one, *more), cards[:i] + rest) for more, rest in picks(cards[i + 1 :], size - 1)]
    return found


HIDDEN = ["favour", "harmony", "gift_stone", "inspiration"]
PILE = ["favour", "harmony", "gift_gold", "gift_wood"]


def short_deck() -> Table:
    """Three players, seat 1 looks on. The deck is empty: four cards are in the hands of the other two, four on the
    discard pile, and the rest in seat 1's own hand.
    """
    t = Table(3)
    t.at(9, 30, 30)
    t.settle(0, "illyria")
    draw_all(t, *zip((0, 0, 2, 2), HIDDEN, strict=True))
    drop_all(t, 1, *PILE)
    rest = Counter({name: F.card_count[card(name)] for name in F.card_ids}) - Counter([*HIDDEN, *PILE])
    draw_all(t, *[(1, name) for name in rest.elements()])
    assert t.s.deck_left == 0
    return t.start()


def other_hands(world: Position) -> Hands:
    return tuple(
        tuple(sorted(F.card_ids[c] for c in range(F.cards) for _ in range(world.hand[seat * F.cards + c])))
        for seat in (0, 2)
    )


def chi_square(t: Table, expected: dict[Hands, float]) -> float:
    """How far imagined hands are from what is expected, per degree of freedom."""
    rng = Random(11)
    found = Counter(other_hands(GAME.imagine(GAME.known(t.s, 1), 1, rng)) for _ in range(DRAWS))
    assert set(found) <= set(expected)
    assert all(found[hands] for hands, share in expected.items() if share * DRAWS > 20)
    return sum((found[h] - p * DRAWS) ** 2 / (p * DRAWS) for h, p in expected.items()) / (len(expected) - 1)


def test_imagined_hands_after_a_reshuffle_are_as_likely_as_they_are() -> None:
    t = short_deck()
    exact = Posterior(HIDDEN, {0: 2, 2: 2}, PILE)
    t.expand("paeonia").play("draw gift_gold")
    exact.draw(0)
    assert 0.6 < chi_square(t, exact.hands()) < 1.6


def test_a_card_that_two_decks_may_have_brought_leaves_both_accounts_open() -> None:
    """Seat 0 plays a harmony: the one of the old hands, or one drawn from the new deck. Both are weighed."""
    t = short_deck()
    exact = Posterior(HIDDEN, {0: 2, 2: 2}, PILE)
    t.settle(0, "macedonia", "aetolia", "epirus")  # one of each kind: harmony can be played
    t.expand("paeonia").play("draw gift_gold")
    exact.draw(0)
    t.play("card harmony")
    exact.show(0, "harmony")
    assert len(accounts(t.known(1), 1)) == 2
    assert 0.6 < chi_square(t, exact.hands()) < 1.6
