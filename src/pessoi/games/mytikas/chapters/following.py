"""Part 7: opponents follow the active player's main action."""

from typing import ClassVar, Final

from pessoi.games.mytikas import components as c
from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.actions import feasible, perform
from pessoi.games.mytikas.chapters.favors import return_favor
from pessoi.games.mytikas.chapters.moving import LastTumble
from pessoi.games.mytikas.state import Position
from pessoi.kernel import NOTHING, Action, Frame, Request, verb


def sides(s: Position, space: int) -> list[int]:
    """The spaces that can be followed. [MYT-16.7] With two players both sides of the god; else [MYT-7.8] the one."""
    if not s.figures.setup(s.players).whole_god:
        return [space]
    god = s.figures.god_of[space]
    return [side for side in range(t.SPACE_COUNT) if s.figures.god_of[side] == god]


def payments(s: Position, seat: int, space: int) -> list[Action]:
    """Every legal way to follow.

    [MYT-7.2] A favor of the god; [MYT-13.11] any favor with Poseidon's card; [MYT-13.10] an offering with Zeus's;
    [MYT-7.3] [MYT-13.31] both cards only widen the choice. [MYT-7.5] [MYT-16.8] The main action must be feasible
    after the payment: a favor paid refills its stack, so a favor can then always be taken.
    """
    any_favor = s.has_power(seat, t.POSEIDON)
    zeus = s.has_power(seat, t.ZEUS)
    owned = seat * t.GOD_COUNT
    god = s.figures.god_of[space]
    by_favor: list[Action] = []
    by_offering: list[Action] = []
    if any_favor or zeus or s.favors[owned + god]:
        with_offering = zeus and s.reserve[seat] >= s.figures.powers.follow_offerings
        for side in sides(s, space):
            main = s.figures.main[side]
            can = feasible(s, seat, main, side)
            if can or s.figures.kind[main] == c.TAKE_FAVOR:
                for paid in range(t.GOD_COUNT):
                    if s.favors[owned + paid] and (paid == god or any_favor):
                        by_favor.append(v.FOLLOWS[side][paid])
            if can and with_offering:
                by_offering.append(v.FOLLOWS[side][t.WITH_OFFERING])
    by_favor.extend(by_offering)
    return by_favor


class Follow(Frame[Position]):
    """[MYT-D21] [MYT-7.1] After the active player's part, each opponent clockwise may follow, [MYT-7.6] once.

    [MYT-7.7] One after another, on what the earlier ones left. [MYT-14.4] [MYT-14.5] Also when the end has been
    triggered, by whomever. [MYT-7.12] The bonus action came before. [MYT-10.8] If anybody was asked, the active
    player may tumble a last time.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("space", "number", "asked")

    def __init__(self, space: int, number: int, asked: int = 1) -> None:
        self.space: Final = space
        self.number: Final = number  # 1 is the player on the active one's left
        self.asked: Final = asked  # whether somebody was; in positions saved by version 1 always, or it would be gone

    def ask(self, s: Position) -> Request | None:
        seat = (s.active + self.number) % s.players
        found = payments(s, seat, self.space)
        return Request(seat, [v.DO_PASS, *found], "follow") if found else None

    def tell(self, s: Position, a: Action) -> None:
        asked = 1 if a != NOTHING else self.asked
        if self.number + 1 < s.players:
            s.become(Follow(self.space, self.number + 1, asked))
        elif asked:
            s.become(LastTumble())
        else:
            s.end()
        if a != NOTHING and verb(a) == t.FOLLOW:
            space, paid = v.read_follow(a)
            follow(s, (s.active + self.number) % s.players, space, paid)

    def why_not(self, s: Position, a: Action) -> str:
        if verb(a) != t.FOLLOW:
            return "MYT-7.13" if verb(a) == t.TUMBLE else ""
        side, _ = v.read_follow(a)
        if side not in sides(s, self.space):
            return "MYT-16.7" if s.figures.setup(s.players).whole_god else "MYT-7.4"
        seat = (s.active + self.number) % s.players
        return "MYT-7.2" if feasible(s, seat, s.figures.main[side], side) else "MYT-7.5"


def follow(s: Position, seat: int, space: int, paid: int) -> None:
    """Pay, then [MYT-7.4] perform the main action, never the bonus; [MYT-7.9] the builder stays where it is.

    [MYT-7.11] Cards tied to the space help followers too; [MYT-7.13] tumbling is for the active player.
    """
    if paid == t.WITH_OFFERING:
        s.reserve[seat] -= s.figures.powers.follow_offerings
    else:
        return_favor(s, seat, paid)
    s.jot("follows", seat, space, paid)
    perform(s, seat, s.figures.main[space], space)
