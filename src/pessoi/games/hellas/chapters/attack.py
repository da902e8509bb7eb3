"""Chapter 7, attack: preparation, target, and the soldiers sent. The battle itself is in `battle`."""

from typing import ClassVar, Final

from pessoi.games.hellas.chapters.battle import Battle
from pessoi.games.hellas.chapters.cards import can_play, may_play_beside, play_card, playable_beside, why_not_beside
from pessoi.games.hellas.chapters.pieces import Gather, has_garrison
from pessoi.games.hellas.chapters.reorganisation import end_action
from pessoi.games.hellas.state import Position, cities_of, connected, held_by, is_barred
from pessoi.games.hellas.terms import (
    ABANDON,
    AFTER_ATTACK,
    ARES_FAR_ATTACK,
    ARES_LEVY,
    ARES_SHIPS_TO_SOLDIERS,
    ATTACK_PREPARE,
    CARDS,
    PLAY,
    SEND,
    SOLDIER,
    STOP,
    TARGET,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, acts_on, target, verb
from pessoi.kernel.rows import add


def can_announce_attack(s: Position) -> bool:
    """A city with two soldiers is connected to an enemy city, or a card could open a way.  [HEL-4.6]"""
    enemies = held_by(s, 1 - s.active)
    for tile in cities_of(s, s.active):
        if s.soldiers[tile] > s.figures.soldiers_min and connected(s, tile) & enemies:
            return True
    if is_barred(s, s.active):
        return False
    for card in (ARES_FAR_ATTACK, ARES_LEVY, ARES_SHIPS_TO_SOLDIERS):
        if s.hand[s.active * CARDS + card] > s.locked[card] and can_play(s, s.active, card):
            return True
    return False


def senders(s: Position) -> int:
    """The attacker's cities (bits) that can send a soldier; with `ares_levy` also their last one."""
    found = 0
    for tile in cities_of(s, s.active):
        if s.soldiers[tile] > s.figures.soldiers_min or (s.levy > 0 and has_garrison(s, s.active, tile)):
            found |= 1 << tile
    return found


def targets(s: Position) -> list[int]:
    """Enemy cities not attacked before in this action, to which a soldier can be sent.  [HEL-7.2]"""
    able = senders(s)
    found = []
    for tile in cities_of(s, 1 - s.active):
        if not s.attacked >> tile & 1:
            reach = able if s.far > 0 else able & connected(s, tile)
            if reach:
                found.append(tile)
    return found


class Attack(Frame[Position]):
    """Preparation: cards, then a target, or the attack is abandoned.  [HEL-7.1] [HEL-7.3] [HEL-D-ATT]"""

    def ask(self, s: Position) -> Request | None:
        actions = acts_on(TARGET, targets(s))
        actions.extend(playable_beside(s, ATTACK_PREPARE))
        actions.append(act(ABANDON))
        return Request(s.active, actions, "att", secret=may_play_beside(s, in_attack=True))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
        elif verb(a) == TARGET:
            s.become(AnotherAttack())
            near, far = sources(s, target(a))
            s.call(Commit(target(a), near + far, len(near), 0))
            s.target = target(a)
            s.attacked |= 1 << target(a)
            s.jot("attacks", s.active, target(a))
        else:
            s.note("abandons", s.active, [])
            end_action(s)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) == PLAY:
            return why_not_beside(s, target(a), ATTACK_PREPARE)
        return "HEL-7.2" if verb(a) == TARGET else "HEL-7.1"


def sources(s: Position, city: int) -> tuple[list[int], list[int]]:
    """Connected cities that can send, then with `ares_far_attack` the others, each in ascending (q, r).

    [HEL-7.4] [HEL-7.5] [HEL-10.3]
    """
    able = senders(s)
    reach = connected(s, city)
    near = [tile for tile in s.board.placed if (able & reach) >> tile & 1]
    far = [tile for tile in s.board.placed if (able & ~reach) >> tile & 1] if s.far > 0 else []
    return near, far


def sendable(s: Position, source: int) -> int:
    """How many soldiers a city can send: one stays, unless `ares_levy` lets the last one go.  [HEL-10.6]"""
    if s.levy > 0 and has_garrison(s, s.active, source):
        return s.soldiers[source]
    return s.soldiers[source] - s.figures.soldiers_min


class Commit(Frame[Position]):
    """A number of soldiers from one source after the other.  [HEL-7.4] [HEL-7.5] [HEL-7.6] [HEL-D-COMMIT]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("city", "sources", "near", "at")

    def __init__(self, city: int, sources: list[int], near: int, at: int) -> None:
        self.city: Final = city
        self.sources: Final = sources
        self.near: Final = near  # so many of them are connected, the others come after
        self.at: Final = at

    def ask(self, s: Position) -> Request | None:
        if self.at == len(self.sources):
            return None
        limit = self.limit(s)
        if limit == 0:
            return None
        fewest = 1 if self.at == len(self.sources) - 1 and max(s.sent) == 0 else 0
        return Request(s.active, [act(SEND, n) for n in range(fewest, limit + 1)], "commit")

    def limit(self, s: Position) -> int:
        """What the city can send; one unconnected source only.  [HEL-10.6]"""
        source = self.sources[self.at]
        if self.at >= self.near and s.far == 0:
            return 0
        return sendable(s, source)

    def tell(self, s: Position, a: Action) -> None:
        if self.at == len(self.sources):
            s.become(Battle())
            return
        s.become(Commit(self.city, self.sources, self.near, self.at + 1))
        if a == NOTHING or target(a) == 0:
            return
        source = self.sources[self.at]
        count = target(a)
        if self.at >= self.near:
            s.far -= 1
        s.soldiers[source] -= count
        s.sent = add(s.sent, source, count)
        s.jot("sends", s.active, count, source)
        if s.soldiers[source] < s.figures.soldiers_min:  # the levy: a garrison comes in the same moment [HEL-10.6]
            s.levy -= 1
            s.call(Gather(s.active, SOLDIER, source, s.figures.soldiers_min))

    def why_not(self, s: Position, a: Action) -> str:
        return "HEL-4.5" if verb(a) == PLAY else "HEL-7.5"


class AnotherAttack(Frame[Position]):
    """An extra attack goes on from the preparation.  [HEL-7.17] With none left a card may still grant one.

    [HEL-10.4] [HEL-D-ATT-OVER] Won or lost, but not after an abandoned one; then the action is over.
    """

    def ask(self, s: Position) -> Request | None:
        if s.extra_attacks > 0:
            return None
        actions = [act(STOP)]
        actions.extend(playable_beside(s, AFTER_ATTACK))
        return Request(s.active, actions, "att_over", secret=may_play_beside(s, in_attack=True))

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.extra_attacks -= 1
            s.become(Attack())
        elif verb(a) == PLAY:
            play_card(s, s.active, target(a))
        else:
            end_action(s)

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_beside(s, target(a), AFTER_ATTACK) if verb(a) == PLAY else "HEL-10.4"
