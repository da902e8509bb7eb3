"""Priors: how promising each answer looks before anything is worked out."""

from pessoi.games.hellas.chapters.attack import Attack, Commit
from pessoi.games.hellas.chapters.cards import Reaction
from pessoi.games.hellas.chapters.pieces import Exchange
from pessoi.games.hellas.chapters.reorganisation import Occupation
from pessoi.games.hellas.chapters.strength import defence_strength, margin_of, would_be_by_sea
from pessoi.games.hellas.evaluation import PLAYED, can_be_taken, wins_the_comparison
from pessoi.games.hellas.state import Position, cities_of, connected, fleet_lead, tiles_in
from pessoi.games.hellas.terms import (
    ABANDON,
    ADD,
    ANNOUNCE,
    ARES_DOUBLE_ATTACK,
    ARES_RETREAT,
    ATTACK,
    CARDS_PER_GOD,
    CHOOSE,
    DONOR,
    EXCHANGE,
    EXPEDITION,
    EXPEDITION_TILE,
    GIVE_UP,
    NO_TILE,
    PAY,
    PLACE,
    PLAY,
    POSEIDON_DOUBLE_EXPEDITION,
    RECALL,
    SEND,
    SHIP,
    TAKE,
    TARGET,
    YES,
    ZEUS_CANCEL,
)
from pessoi.games.hellas.vocabulary import kind_of, tile_of
from pessoi.kernel import Action, Request, target, verb


def priors(s: Position, r: Request) -> list[float]:
    """A positive weight for each answer of the pending question."""
    if r.decision == "commit":
        return priors_of_commitment(s, r)
    found = []
    for a in r.actions:
        found.append(prior_of(s, r, a))
    return found


def prior_of(s: Position, r: Request, a: Action) -> float:
    v = verb(a)
    t = target(a)
    if v == PLAY:
        return prior_of_card(s, r, t)
    if v == ANNOUNCE:
        return prior_of_announcement(s, t)
    if v == ADD:
        return prior_of_piece(s, kind_of(a), tile_of(a))
    if v == TARGET:
        return 3.0 + 1.0 * s.figures.temple[t] + 0.2 * s.ships[t] if in_reach(s, t) else 0.2
    if v == TAKE:
        return prior_of_move(s, kind_of(a), tile_of(a))
    if v == PLACE:
        return 3.0
    if v == PAY:
        return 1.0 + 0.1 * s.ships[t]
    if v == CHOOSE:
        return prior_of_city(s, r, t)
    if v == DONOR:
        return 0.5 + s.soldiers[t]
    if v == RECALL:
        return 0.5 + PLAYED[t] + (0.4 if t == ZEUS_CANCEL else 0.0)
    if v == EXCHANGE:
        return prior_of_exchange(s, t)
    if v in (GIVE_UP, ABANDON):
        return 0.4
    return 2.0 if v == YES else 1.0


def prior_of_card(s: Position, r: Request, card: int) -> float:
    if r.decision == "battle":
        if card == ARES_RETREAT:
            return 1.2
        return 2.0 - 0.1 * (card // CARDS_PER_GOD) if wins_the_comparison(s, card) else 0.3
    if r.decision == "cancel":
        frame = s.stack[-1]
        if isinstance(frame, Reaction):
            stake = PLAYED[frame.card] + (0.5 if s.target != NO_TILE else 0.0)
            return 0.6 + stake
    if r.decision == "exp_cell" and card in s.figures.window_cards[EXPEDITION_TILE]:  # they help when no cell is open
        return 2.0 if verb(r.actions[0]) != PLACE else 0.2
    if card == ARES_DOUBLE_ATTACK and r.decision == "att_over":
        return 3.0 if enemy_in_reach(s) else 0.1
    if card == POSEIDON_DOUBLE_EXPEDITION and r.decision == "exp_over":
        return 2.5 if best_fleet_lead(s, s.active) > 0 else 0.1
    prior = 0.7 + 2.0 * PLAYED[card]
    return prior if r.decision in ("main", "end", "att", "exp_prep") else 0.3 * prior  # there is a better moment


def prior_of_announcement(s: Position, action: int) -> float:
    if action == ATTACK:
        return 4.0 if enemy_in_reach(s) else 0.3
    if action == EXPEDITION:
        return 2.5 if best_fleet_lead(s, s.active) > 0 else 0.3
    return 1.5


def enemy_in_reach(s: Position) -> bool:
    """Whether a city of the opponent that was not attacked before in this action could be taken."""
    for tile in cities_of(s, 1 - s.active):
        if not s.attacked >> tile & 1 and can_be_taken(s, tile):
            return True
    return False


def best_fleet_lead(s: Position, seat: int) -> int:
    """By how many ships the player leads at the frontier cell that suits him best."""
    best = -9
    for moored in s.board.moored:
        if moored:
            best = max(best, fleet_lead(s, seat, moored))
    return best


def in_reach(s: Position, city: int) -> bool:
    """Whether the attacker can send enough; far attack and levy make it likely."""
    return s.far > 0 or s.levy > 0 or can_be_taken(s, city)


def prior_of_piece(s: Position, kind: int, tile: int) -> float:
    """Where a new soldier or ship does good: threatened cities first, then fronts; ships where fleets compete."""
    if kind == SHIP:
        return 1.0 + 0.4 * (best_fleet_lead(s, s.owner[tile]) <= 0) - 0.1 * s.ships[tile]
    prior = 0.8
    if can_be_taken(s, tile):
        prior += 1.0
    near = connected(s, tile)
    for other in tiles_in(near):
        if s.owner[other] != s.owner[tile]:
            prior += 0.1
    return prior


def prior_of_move(s: Position, kind: int, source: int) -> float:
    """Moving is worth it into a new city that can be taken back, from where soldiers stand idle."""
    frame = s.stack[-1]
    if kind == SHIP or not isinstance(frame, Occupation) or can_be_taken(s, source):
        return 0.3
    for tile in s.board.placed:
        if s.gained >> tile & 1 and s.owner[tile] == s.active and can_be_taken(s, tile):
            return 1.2 + 0.1 * s.soldiers[source]
    return 0.3


def prior_of_exchange(s: Position, count: int) -> float:
    """As many as can stay; more where they fight at once: in a battle, or before an attack."""
    frame = s.stack[-1]
    if isinstance(frame, Exchange) and s.target == NO_TILE:
        for below in s.stack:
            if isinstance(below, Attack):
                return float(count)
        if s.soldiers[frame.city] + count > s.figures.soldiers_max:
            return 0.3
    return float(count)


def prior_of_city(s: Position, r: Request, tile: int) -> float:
    """For cards: own cities in need, enemy cities that hold much."""
    if s.owner[tile] == r.seat:
        return 1.2 + (1.0 if can_be_taken(s, tile) else 0.0) - 0.1 * s.soldiers[tile]
    return 1.0 + 0.2 * s.soldiers[tile] + 0.2 * s.ships[tile] + 0.5 * s.figures.temple[tile]


def priors_of_commitment(s: Position, r: Request) -> list[float]:
    """Enough to win, no more; everything if it is not enough."""
    frame = s.stack[-1]
    if not isinstance(frame, Commit):
        return [1.0] * len(r.actions)
    by_sea = would_be_by_sea(s, frame.sources[frame.at])
    need = defence_strength(s) + margin_of(s, by_sea) - sum(s.sent)
    most = max(target(a) for a in r.actions if verb(a) == SEND)
    wanted = max(0, min(need, most))
    return [2.0 if target(a) == wanted else 0.5 for a in r.actions]
