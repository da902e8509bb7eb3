"""The position, and questions about it.

[MYT-1.3] Everything is open, except which cards lie face down: those are drawn when they are turned up, so
that the position holds no secret at all.
"""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas.components import Components
from pessoi.kernel import State
from pessoi.kernel.rows import Row, row

USED_DEMETER: Final = 1
USED_HADES: Final = 2


class Position(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "players",
        "draft",
        "first",
        "active",
        "turn",
        "ended",
        "used",
        "picked",
        "taken",
        "tokens",
        "stacks",
        "goods",
        "favors",
        "reserve",
        "built",
        "builder",
        "place",
        "laid",
        "lock",
        "gained",
        "river",
    )

    def __init__(
        self,
        figures: Components,
        players: int,
        draft: int,
        first: int,
        active: int,
        turn: int,
        ended: int,
        used: int,
        picked: int,
        taken: int,
        tokens: Row,
        stacks: Row,
        goods: list[int],
        favors: Row,
        reserve: list[int],
        built: Row,
        builder: list[int],
        place: Row,
        laid: Row,
        lock: Row,
        gained: Row,
        river: Row,
    ) -> None:
        super().__init__()
        self.figures = figures
        self.players = players
        self.draft = draft  # 1: the variant of part 17
        self.first = first  # the kernel's seat that is seat 1 of the specification
        self.active = active
        self.turn = turn
        self.ended = ended  # what triggered the end, first
        self.used = used  # turn-start powers used in this turn
        self.picked = picked  # gods (a bit set) whose favor was picked at setup
        self.taken = taken  # locks taken, always the lowest first
        self.tokens = tokens  # [level]: left on the mountain
        self.stacks = stacks  # [god]: favors on the action board
        self.goods = goods  # [seat * CELLS + level * KINDS + kind]
        self.favors = favors  # [seat * GOD_COUNT + god]
        self.reserve = reserve  # [seat]: offerings
        self.built = built  # [seat * SLOT_COUNT + slot]: level 1 to 4, or 0
        self.builder = builder  # [seat]: its space, or NO_SPACE
        self.place = place  # [deity]: a seat, FACE_UP, UNSEEN, BOTTOM, DEALT + seat
        self.laid = laid  # [deity]: offerings on the card
        self.lock = lock  # [deity]: the lock on it, or NO_LOCK
        self.gained = gained  # [deity]: the turn in which its controller gained it
        self.river = river  # from the first card towards the deck: a deity once turned up (even if claimed), or -1

    def copy(self) -> "Position":
        s = Position(
            self.figures,
            self.players,
            self.draft,
            self.first,
            self.active,
            self.turn,
            self.ended,
            self.used,
            self.picked,
            self.taken,
            self.tokens,
            self.stacks,
            self.goods.copy(),
            self.favors,
            self.reserve.copy(),
            self.built,
            self.builder.copy(),
            self.place,
            self.laid,
            self.lock,
            self.gained,
            self.river,
        )
        s.stack = self.stack.copy()
        return s

    # -- seats

    def seat_in_order(self, number: int) -> int:
        """The kernel's seat of the specification's seat `number` (0 is the first player).  [MYT-3.5]"""
        return (self.first + number) % self.players

    # -- resources

    def goods_of(self, seat: int, kind: int) -> int:
        """Resources of a kind on all levels."""
        base = seat * t.CELLS + kind
        goods = self.goods
        return goods[base] + goods[base + 3] + goods[base + 6] + goods[base + 9]

    def goods_total(self, seat: int) -> int:
        total = 0
        for i in range(seat * t.CELLS, (seat + 1) * t.CELLS):
            total += self.goods[i]
        return total

    def gain(self, seat: int, level: int, amounts: list[int]) -> None:
        """Resources from the supply, which never runs out.  [MYT-2.1] [MYT-2.5]"""
        base = seat * t.CELLS + level * t.KINDS
        for kind in range(t.KINDS):
            if amounts[kind]:
                self.goods[base + kind] += amounts[kind]
                self.note("gains", seat, [amounts[kind], kind, level + 1])

    def shift(self, seat: int, kind: int, start: int, goal: int) -> None:
        """Move one resource; the count of its kind stays.  [MYT-10.9]"""
        base = seat * t.CELLS + kind
        self.goods[base + start * t.KINDS] -= 1
        self.goods[base + goal * t.KINDS] += 1

    def can_raise(self, seat: int) -> bool:
        """Whether anything lies below the summit.  [MYT-10.1]"""
        base = seat * t.CELLS
        for i in range(base, base + t.CELLS - t.KINDS):
            if self.goods[i]:
                return True
        return False

    # -- offerings, favors

    def receive_offerings(self, seat: int, count: int) -> None:
        """[MYT-11.1] Gained offerings go to the reserve. [MYT-11.2] They are counted by value. [MYT-2.2]"""
        if count:
            self.reserve[seat] += count
            self.note("receives", seat, [count])

    def favors_total(self, seat: int) -> int:
        total = 0
        for god in range(t.GOD_COUNT):
            total += self.favors[seat * t.GOD_COUNT + god]
        return total

    # -- pieces

    def count_built(self, seat: int, building: int) -> int:
        count = 0
        for slot in self.figures.slots_of[building]:
            if self.built[seat * t.SLOT_COUNT + slot]:
                count += 1
        return count

    def cities(self, seat: int) -> int:
        """Small and large, the home city included."""
        return self.count_built(seat, t.SMALL_CITY) + self.count_built(seat, t.LARGE_CITY)

    def temples(self, seat: int) -> int:
        return self.count_built(seat, t.SMALL_TEMPLE) + self.count_built(seat, t.LARGE_TEMPLE)

    def pieces_built(self, seat: int) -> int:
        count = 0
        for i in range(seat * t.SLOT_COUNT, (seat + 1) * t.SLOT_COUNT):
            if self.built[i]:
                count += 1
        return count

    def levels_emptied(self) -> int:
        count = 0
        for tokens in self.tokens:
            if tokens == 0:
                count += 1
        return count

    # -- deity cards

    def has_power(self, seat: int, deity: int) -> bool:
        """Whether the card's power is active for that seat.

        [MYT-13.1] Secured or not. [MYT-13.2] From the turn after the one in which it was gained, and
        [MYT-13.3] not for the former owner of a stolen card.
        """
        return self.place[deity] == seat and self.gained[deity] < self.turn

    def works(self, seat: int, deity: int, at: int) -> bool:
        """Whether a power tied to a space helps the main action performed `at` that space.

        [MYT-13.5] Not for a bonus action (`at` is NO_SPACE). [MYT-13.6] The side that is performed counts.
        """
        return at >= 0 and self.has_power(seat, deity) and (self.figures.at[deity] >> at) & 1 == 1

    def locks_of(self, seat: int) -> int:
        """Cards that the seat has secured."""
        count = 0
        for deity in range(t.DEITY_COUNT):
            if self.place[deity] == seat and self.lock[deity] >= 0:
                count += 1
        return count

    def locks_left(self) -> int:
        return len(self.figures.setup(self.players).locks) - self.taken

    def current_lock(self) -> int:
        """The value of the lowest lock that is left, or 0.  [MYT-12.7]"""
        locks = self.figures.setup(self.players).locks
        return self.figures.lock_value[locks[self.taken]] if self.taken < len(locks) else 0

    def next_hidden(self) -> int:
        """The position in the river of the first card still face down; the river's length if there is none."""
        for i in range(len(self.river)):
            if self.river[i] < 0:
                return i
        return len(self.river)

    def unseen(self) -> list[int]:
        """Cards that may lie face down."""
        return [deity for deity in range(t.DEITY_COUNT) if self.place[deity] == t.UNSEEN]

    # -- the end

    def trigger_end(self, reason: int) -> None:
        """The current turn is completed, then the game is scored.  [MYT-14.4]"""
        if self.ended == t.GOES_ON:
            self.ended = reason
            self.note("last-turn", self.active, [reason])


def new_position(figures: Components, players: int, draft: bool) -> Position:
    """The table before anything is drawn, nothing asked yet.

    [MYT-3.1] [MYT-3.2] Tokens by number of players. [MYT-3.3] [MYT-3.4] Every home city stands on the mountain,
    without a token and without its effect. [MYT-3.10] [MYT-3.11] The locks lie in ascending order: `taken` counts
    them off. [MYT-3.14] Reserves are empty and builders off the board.
    """
    setup = figures.setup(players)
    home = [figures.home_level if figures.slot_home[slot] else 0 for slot in range(t.SLOT_COUNT)]
    return Position(
        figures,
        players,
        draft=1 if draft else 0,
        first=-1,
        active=-1,
        turn=0,
        ended=t.GOES_ON,
        used=0,
        picked=0,
        taken=0,
        tokens=tuple(setup.level_tokens),
        stacks=row(setup.favors, t.GOD_COUNT),
        goods=[0] * (players * t.CELLS),
        favors=row(0, players * t.GOD_COUNT),
        reserve=[figures.start_reserve] * players,
        built=tuple(home * players),
        builder=[t.NO_SPACE] * players,
        place=row(t.UNSEEN, t.DEITY_COUNT),
        laid=row(0, t.DEITY_COUNT),
        lock=row(t.NO_LOCK, t.DEITY_COUNT),
        gained=row(0, t.DEITY_COUNT),
        river=row(-1, figures.face_up + setup.face_down),
    )
