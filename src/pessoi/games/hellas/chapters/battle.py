"""Chapter 7, battle: cards by turns, then conquest or failure."""

from pessoi.games.hellas.chapters.cards import play_card, playable, why_not_play
from pessoi.games.hellas.chapters.strength import attack_strength, behind, defence_strength
from pessoi.games.hellas.state import Position, may_hold
from pessoi.games.hellas.terms import (
    AFTER_CONQUEST,
    ARES,
    BATTLE_ATTACKER,
    BATTLE_DEFENDER,
    CONCEDE,
    NO,
    NO_TILE,
    PLAY,
    POSEIDON,
    SHIP,
    SOLDIER,
    TILES,
)
from pessoi.kernel import NOTHING, Action, Frame, Request, act, target, verb
from pessoi.kernel.rows import put, row


class Battle(Frame[Position]):
    """Whoever is behind plays a card or concedes; then the strengths are compared again.

    [HEL-7.11] [HEL-7.12] [HEL-D-BATTLE]
    """

    def ask(self, s: Position) -> Request | None:
        if s.retreat:
            return None
        seat = behind(s)
        attacking = seat == s.active
        actions = [act(CONCEDE)]
        actions.extend(playable(s, seat, BATTLE_ATTACKER if attacking else BATTLE_DEFENDER))
        secret = may_hold(s, seat, ARES) or (not attacking and may_hold(s, seat, POSEIDON))
        return Request(seat, actions, "battle", secret=secret)

    def tell(self, s: Position, a: Action) -> None:
        if a == NOTHING:
            s.end()
            withdraw(s)
        elif verb(a) == PLAY:
            play_card(s, behind(s), target(a))
        elif behind(s) == s.active:
            s.end()
            fail(s)
        else:
            s.become(Aftermath())
            conquer(s)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != PLAY:
            return "HEL-7.11"
        seat = behind(s)
        return why_not_play(s, seat, target(a), BATTLE_ATTACKER if seat == s.active else BATTLE_DEFENDER)


class Aftermath(Frame[Position]):
    """After a conquest: `ares_plunder`.  [HEL-7.14] [HEL-10.8] [HEL-D-PLUNDER]"""

    def ask(self, s: Position) -> Request | None:
        actions = [act(NO)]
        actions.extend(playable(s, s.active, AFTER_CONQUEST))
        return Request(s.active, actions, "plunder", secret=may_hold(s, s.active, ARES))

    def tell(self, s: Position, a: Action) -> None:
        if verb(a) == PLAY:
            play_card(s, s.active, target(a))
        else:
            s.end()

    def why_not(self, s: Position, a: Action) -> str:
        return why_not_play(s, s.active, target(a), AFTER_CONQUEST) if verb(a) == PLAY else "HEL-7.14"


def conquer(s: Position) -> None:
    """The defender's pieces go to his reserve; the attackers stay, three at most; captured ships are replaced.

    [HEL-7.13] [HEL-7.18]
    """
    city = s.target
    attacker = s.active
    defender = 1 - attacker
    s.jot("conquers", attacker, city, attack_strength(s), defence_strength(s))
    s.reserve[defender * 2 + SOLDIER] += s.soldiers[city]
    s.reserve[defender * 2 + SHIP] += s.ships[city]
    army = 0
    for tile in range(TILES):
        army += s.sent[tile]
    s.owner = put(s.owner, city, attacker)
    s.gained |= 1 << city
    s.soldiers[city] = min(army, s.figures.soldiers_max)
    s.reserve[attacker * 2 + SOLDIER] += army - s.soldiers[city]
    s.ships[city] = min(s.ships[city], s.reserve[attacker * 2 + SHIP])
    s.reserve[attacker * 2 + SHIP] -= s.ships[city]
    end_battle(s)


def fail(s: Position) -> None:
    """All committed soldiers go to the attacker's reserve.  [HEL-7.15]"""
    s.jot("repelled", s.active, s.target, attack_strength(s), defence_strength(s))
    for tile in range(TILES):
        s.reserve[s.active * 2 + SOLDIER] += s.sent[tile]
    end_battle(s)


def withdraw(s: Position) -> None:
    """`ares_retreat`: the soldiers go back to their cities, those beyond three to reserve.  [HEL-10.7] [HEL-7.15]"""
    s.jot("retreats", s.active, s.target)
    for tile in range(TILES):
        back = min(s.sent[tile], max(0, s.figures.soldiers_max - s.soldiers[tile]))
        s.soldiers[tile] += back
        s.reserve[s.active * 2 + SOLDIER] += s.sent[tile] - back
    end_battle(s)


def end_battle(s: Position) -> None:
    """What cards did in the battle window ends with the battle, and so do far attack and levy.  [HEL-7.16]"""
    s.sent = row(0, TILES)
    s.attack_bonus = 0
    s.defence_bonus = 0
    s.parity = 0
    s.wall = 0
    s.retreat = 0
    s.far = 0
    s.levy = 0
    s.target = NO_TILE
