"""Part 6: what the main and bonus actions do, when they are feasible, and when a bonus is available."""

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.chapters.building import Build, can_build
from pessoi.games.mytikas.chapters.favors import Hephaestus, TakeFavor, can_take_favor
from pessoi.games.mytikas.chapters.moving import RaiseAny, RaiseSteps
from pessoi.games.mytikas.chapters.offerings import Altar, Hermes
from pessoi.games.mytikas.chapters.production import ProduceBase, ProduceCities, next_city
from pessoi.games.mytikas.state import Position


def feasible(s: Position, seat: int, action: int, at: int) -> bool:
    """[MYT-6.5] Whether the action can be performed now; `at` is the space whose main action it is, or NO_SPACE."""
    kind = s.figures.kind[action]
    if kind == c.BUILD:
        return can_build(s, seat, action, at)
    if kind == c.RAISE or kind == c.RAISE_ANY:
        return s.can_raise(seat)
    if kind == c.TAKE_FAVOR:
        return can_take_favor(s, seat)
    return True


def has_bonus_right(s: Position, seat: int, space: int) -> bool:
    """[MYT-6.2] [MYT-6.3] A favor of the god to show, never spent, or [MYT-13.32] a card that stands for it.

    [MYT-13.14] Hera, [MYT-13.17] Dionysus, [MYT-13.20] Aphrodite, [MYT-13.23] Persephone.
    """
    god = s.figures.god_of[space]
    if s.favors[seat * t.GOD_COUNT + god]:
        return True
    card = s.figures.powers.instead_of[god]
    return card >= 0 and s.works(seat, card, space)


def bonus_available(s: Position, seat: int, space: int) -> bool:
    """[MYT-6.2] The right to it, and something that it can do now."""
    return has_bonus_right(s, seat, space) and feasible(s, seat, s.figures.bonus[space], t.NO_SPACE)


def perform(s: Position, seat: int, action: int, at: int) -> None:
    """Begin an action for the active player or a follower.  [MYT-6.11] [MYT-6.12]

    The linked card power is called first, because what is called last is played first.
    """
    figures = s.figures
    kind = figures.kind[action]
    if kind == c.PRODUCE_PER_CITY:
        city = next_city(s, seat, 0)
        if city < t.SLOT_COUNT:
            s.call(ProduceCities(seat, action, city, 1 if s.works(seat, t.APOLLO, at) else 0))
    elif kind == c.PRODUCE_ONCE:
        s.call(ProduceBase(seat, action, 1 if s.works(seat, t.PAN, at) else 0))
    elif kind == c.BUILD:
        s.call(Build(seat, action, at))
    elif kind == c.COLLECT:
        s.receive_offerings(seat, temple_gifts(s, seat, at))
    elif kind == c.TAKE_FAVOR:
        if s.works(seat, t.HEPHAESTUS, at):
            s.call(Hephaestus(seat))
        for _ in range(figures.action_count[action]):
            s.call(TakeFavor(seat))
    elif kind == c.RAISE:
        s.call(RaiseSteps(seat, figures.action_count[action], 0, 1 if s.works(seat, t.HESTIA, at) else 0))
    elif kind == c.RAISE_ANY:
        s.call(RaiseAny(seat))
    elif kind == c.ALTAR:
        if s.works(seat, t.HERMES, at):
            s.receive_offerings(seat, figures.altar_gain)  # [MYT-13.30] first, so that it can be used
            s.call(Hermes(seat))
        else:
            s.call(Altar(seat))
    else:
        s.gain(seat, figures.action_level[action], figures.action_gain[action])  # [MYT-8.5]


def temple_gifts(s: Position, seat: int, at: int) -> int:
    """[MYT-11.3] By temples; [MYT-13.21] Ares adds to it at Poseidon Day."""
    figures = s.figures
    gifts = figures.gift_base
    gifts += figures.gift_small * s.count_built(seat, t.SMALL_TEMPLE)
    gifts += figures.gift_large * s.count_built(seat, t.LARGE_TEMPLE)
    if s.works(seat, t.ARES, at):
        gifts += figures.powers.extra_offerings
    return gifts
