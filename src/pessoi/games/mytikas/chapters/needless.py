"""Questions that nobody needs to be asked: whether to let resources tumble when that can wait.

What may tumble at the end of a turn may do so at the start of the next own one, too [MYT-10.8], and leftovers score
nothing [MYT-15.9]. So it serves only who follows somebody before that: by a piece whose cost lies on one level then.
"""

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.building import affordable, open_slot
from pessoi.games.mytikas.chapters.following import payments
from pessoi.games.mytikas.chapters.moving import LastTumble
from pessoi.games.mytikas.chapters.turn import TurnEnd
from pessoi.games.mytikas.state import Position
from pessoi.kernel import NOTHING, Action


def needless(s: Position) -> Action:
    """The end of the turn, where tumbling can wait; otherwise NOTHING."""
    frame = s.stack[-1]
    if isinstance(frame, TurnEnd):
        others = [seat for seat in range(s.players) if seat != s.active]
        if any(payments(s, other, frame.space) for other in others):
            return v.DO_END_TURN  # asked again after the followers, who do not care for what the active player has
    elif not isinstance(frame, LastTumble):
        return NOTHING
    return NOTHING if serves(s, s.active) else v.DO_END_TURN


def serves(s: Position, seat: int) -> bool:
    """Whether something that tumbles now could serve the seat before its next turn. Cards gained in this turn count."""
    f = s.figures
    for space in range(t.SPACE_COUNT):
        if can_pay(s, seat, f.god_of[space]):
            if s.players > 2:
                return True  # several may be followed, and what one brings helps with the next
            if f.kind[f.main[space]] == c.RAISE and s.place[t.HESTIA] == seat:
                return True  # refines on the way up: from below the summit
            if any(can_gather(s, seat, building) for building in f.action_types[f.main[space]]):
                return True
    return False


def can_pay(s: Position, seat: int, god: int) -> bool:
    """[MYT-7.2] A favor of the god, [MYT-13.11] any with Poseidon's card, or [MYT-13.10] offerings with Zeus's."""
    owned = s.favors[seat * t.GOD_COUNT : (seat + 1) * t.GOD_COUNT]
    if owned[god] or (s.place[t.POSEIDON] == seat and any(owned)):
        return True
    return s.place[t.ZEUS] == seat and s.reserve[seat] >= s.figures.powers.follow_offerings


def can_gather(s: Position, seat: int, building: int) -> bool:
    """Whether the cost of such a piece can tumble together on a level where it does not lie yet."""
    if not open_slot(s, seat, building):
        return False
    powers = s.figures.powers
    cost = s.figures.cost[building]
    if s.place[powers.rebate_by[building]] == seat:
        cost = [max(0, cost[kind] - powers.rebate[building][kind]) for kind in range(t.KINDS)]
    found = [0] * t.KINDS
    for level in range(t.LEVELS - 1, -1, -1):
        for kind in range(t.KINDS):
            found[kind] += s.goods[seat * t.CELLS + level * t.KINDS + kind]
        enough = all(found[kind] >= cost[kind] for kind in range(t.KINDS))
        if enough and s.tokens[level] and not affordable(s, seat, cost, level):
            return True
    return False
