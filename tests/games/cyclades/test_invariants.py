"""The invariants of the specification over random games of every mode, and that each would notice a fault."""

from collections.abc import Callable
from random import Random

import pytest

from pessoi.games import load_game
from pessoi.games.cyclades import terms
from pessoi.games.cyclades.chapters.actions import Menu
from pessoi.games.cyclades.chapters.board import SITES, miniature_of
from pessoi.games.cyclades.invariants import violations
from pessoi.games.cyclades.state import OFFERINGS, Position
from pessoi.kernel import OVER, Options
from pessoi.kernel.chance import sample
from pessoi.kernel.rows import add, put
from tests.games.cyclades.positions import Table, hero, zone

GAME = load_game("cyclades")
MODES = [
    Options(2, {"side": "b"}),
    Options(3),
    Options(4, {"map": "random", "side": "b"}),
    Options(4, {"teams": "yes", "goal": "4"}),
    Options(5, {"map": "random", "side": "random"}),
    Options(6, {"side": "b"}),
]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_invariants_hold_in_random_games_which_all_end(options: Options) -> None:
    for seed in range(4):
        rng = Random(seed)
        s = GAME.setup(options)
        request = GAME.pending(s)
        answers = 0
        while request.seat != OVER:
            before = s.copy()
            a = sample(request, rng)
            request = GAME.step(s, a)
            answers += 1
            faults = GAME.violations(s, before)
            assert not faults, (options, seed, GAME.vocabulary.text(a), faults)
        assert answers <= GAME.max_decisions(options)
        assert GAME.outcome(s) is not None


def sound() -> Table:
    """A table without fault, before a free choice."""
    table = Table()
    for faction, name in enumerate(("t10_l1", "t05_l1", "t07_l1")):
        table.land(name, faction, troops=1)
    table.fleet("t10_s1", 0)
    table.s.turn_order = (0, 1, 2)
    table.s.god_slots = (terms.ATHENA, terms.ZEUS, terms.POSEIDON, terms.ARES, terms.HERA)
    table.s.bid_god = [terms.ATHENA, terms.ZEUS, terms.APOLLO]
    table.s.stack = [Menu(0)]
    return table


def spoil_creatures(s: Position) -> None:
    s.creature_deck |= 1
    s.creature_track = put(s.creature_track, 0, 0)


def spoil_figures(s: Position) -> None:
    s.figure_zone = put(s.figure_zone, 0, zone("t10_s2"))  # a land creature at sea, without owner


def spoil_boar(s: Position) -> None:
    s.creature_deck &= ~(1 << terms.CALYDONIAN_BOAR)
    s.creature_owner = put(s.creature_owner, terms.CALYDONIAN_BOAR, 1)
    s.figure_zone = put(s.figure_zone, miniature_of(terms.CALYDONIAN_BOAR), zone("t10_l1"))


def spoil_minotaur(s: Position) -> None:
    s.creature_deck &= ~(1 << terms.MINOTAUR)
    s.creature_owner = put(s.creature_owner, terms.MINOTAUR, 1)
    s.figure_zone = put(s.figure_zone, miniature_of(terms.MINOTAUR), zone("t10_l1"))


def spoil_kraken(s: Position) -> None:
    s.creature_deck &= ~(1 << terms.KRAKEN)
    s.creature_owner = put(s.creature_owner, terms.KRAKEN, 1)
    s.figure_zone = put(s.figure_zone, miniature_of(terms.KRAKEN), zone("t10_s1"))


def spoil_sites(s: Position) -> None:
    s.site = put(s.site, zone("t10_l1") * SITES + 1, terms.PORT)  # it has one site
    s.buildings_left = add(s.buildings_left, terms.PORT, -1)


def spoil_types(s: Position) -> None:
    s.set_owner(zone("t10_l2"), 0)
    s.set_owner(zone("t05_l2"), 0)
    for place, building in ((zone("t10_l2") * SITES, 0), (zone("t05_l2") * SITES, 2)):
        s.site = put(put(s.site, place, building), place + 1, building + 1)
        s.buildings_left = add(s.buildings_left, building, -1)
        s.buildings_left = add(s.buildings_left, building + 1, -1)


def spoil_hero(s: Position) -> None:
    h = hero("ajax")
    s.hero_deck &= ~(1 << h)
    s.hero_owner = put(s.hero_owner, h, 1)
    s.hero_zone = put(s.hero_zone, h, zone("t10_l1"))


FAULTS: list[tuple[str, Callable[[Position], None]]] = [
    ("1:", lambda s: setattr(s, "troops_left", put(s.troops_left, 0, 9))),
    ("1:", lambda s: setattr(s, "fleets_left", put(s.fleets_left, 1, 7))),
    ("2:", lambda s: setattr(s, "mercenaries_left", 15)),
    ("3:", lambda s: setattr(s, "buildings_left", put(s.buildings_left, 2, 9))),
    ("4:", lambda s: setattr(s, "tokens_left", put(s.tokens_left, 2, 2))),
    ("5:", lambda s: setattr(s, "philosophers", put(s.philosophers, 0, 1))),
    ("5:", lambda s: setattr(s, "priestesses", put(s.priestesses, 0, 1))),
    ("6:", spoil_creatures),
    ("7:", lambda s: setattr(s, "hero_track", put(s.hero_track, 0, 3))),
    ("8:", lambda s: s.gold.__setitem__(0, -1)),
    ("9:", spoil_figures),
    ("10:", spoil_hero),
    ("11:", spoil_kraken),
    ("11:", lambda s: setattr(s, "units", put(s.units, zone("t10_s1"), 0))),
    ("12:", spoil_boar),
    ("13:", spoil_minotaur),
    ("14:", spoil_sites),
    ("15:", spoil_types),
    ("16:", lambda s: s.set_owner(zone("t07_l1"), 0)),
    ("17:", lambda s: s.bid_god.__setitem__(0, terms.APOLLO)),
    ("19:", lambda s: setattr(s, "extra_recruits", 4)),
    ("21:", lambda s: setattr(s, "tokens", put(s.tokens, 5, -1))),
    ("22:", lambda s: setattr(s, "reserved", put(s.reserved, 0, 1))),
    ("25:", lambda s: s.stack.clear()),
    ("26:", lambda s: s.gold.__setitem__(0, 11)),
]


@pytest.mark.parametrize(("number", "spoil"), FAULTS, ids=[f"{n}{i}" for i, (n, _) in enumerate(FAULTS)])
def test_each_invariant_notices_its_fault(number: str, spoil: Callable[[Position], None]) -> None:
    table = sound()
    assert violations(table.s, None) == []
    spoil(table.s)
    assert any(fault.startswith(number) for fault in violations(table.s, None)), violations(table.s, None)


def test_invariants_over_time_notice_their_faults() -> None:
    before = sound().s
    city = before.copy()
    city.site = put(city.site, zone("t10_l1") * SITES, terms.METROPOLIS + 1)
    city.tokens_left = add(city.tokens_left, 1, -1)
    assert any(f.startswith("24:") for f in violations(before.copy(), city))
    other = before.copy()
    other.lay_map(other.figures.recommended_map(other.figures.modes["solo3"], terms.SIDE_B))
    assert any(f.startswith("23:") for f in violations(other, with_map(before)))
    bidding = before.copy()
    bidding.phase = OFFERINGS
    bidding.bid_value = [5, 3, 0]
    lower = bidding.copy()
    lower.bid_value[0] = 3
    assert any(f.startswith("17:") for f in violations(lower, bidding))
    richer = bidding.copy()
    richer.gold[0] = richer.tally[0] = 11
    assert any(f.startswith("26:") for f in violations(richer, bidding))
    rich = before.copy()
    rich.gold[0] = rich.tally[0] = 90
    assert any(f.startswith("26:") for f in violations(rich, before))
    hasty = before.copy()
    hasty.hero_cycle = put(hasty.hero_cycle, 3, hasty.cycle)
    gone = hasty.copy()
    gone.hero_deck &= ~(1 << 3)
    gone.hero_removed |= 1 << 3
    assert any(f.startswith("20:") for f in violations(gone, hasty))
    won = before.copy()
    won.goal = 0
    won.cycle += 1
    assert any(f.startswith("25:") for f in violations(won, before))
    for counter in ("extra_recruits", "extra_cards", "hired", "peeked"):
        started = before.copy()
        started.active = 1
        setattr(started, counter, 1)
        assert any(f.startswith("19:") for f in violations(started, before)), counter
    moved = before.copy()
    moved.active = 1
    moved.hero_moves = put(moved.hero_moves, 3, 1)
    assert any(f.startswith("19:") for f in violations(moved, before))
    held = hasty.copy()
    held.holder = put(held.holder, 3, 2)
    assert any(f.startswith("20:") for f in violations(held, hasty))


def test_marks_of_used_reductions_stand_on_temples_and_metropolises_in_phase_5_alone() -> None:
    faulty = [sound().s.copy() for _ in range(3)]
    faulty[0].spent = put(faulty[0].spent, faulty[0].site.index(terms.NONE), 1)
    faulty[1].spent_cards = 1
    place = faulty[2].map.lands[0] * 3
    faulty[2].site = put(faulty[2].site, place, terms.TEMPLE)
    faulty[2].spent = put(faulty[2].spent, place, 1)
    assert not any(f.startswith("27:") for f in violations(faulty[2], None))
    faulty[2].phase = OFFERINGS
    for s in faulty:
        assert any(f.startswith("27:") for f in violations(s, None))


def with_map(s: Position) -> Position:
    found = s.copy()
    found.lay_map(found.figures.recommended_map(found.figures.modes["solo3"], terms.SIDE_A))
    return found


def test_the_turn_order_is_a_permutation_when_offerings_start() -> None:
    table = sound()
    table.s.phase = OFFERINGS
    table.s.turn_order = (0, 0, 1)
    assert any(f.startswith("18:") for f in violations(table.s, None))
