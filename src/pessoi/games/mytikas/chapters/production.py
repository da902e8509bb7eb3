"""Part 8: harvests, and Pan's extra resource."""

from typing import ClassVar, Final

from pessoi.games.mytikas import terms as t
from pessoi.games.mytikas import vocabulary as v
from pessoi.games.mytikas.chapters.moving import RaiseSteps
from pessoi.games.mytikas.state import Position
from pessoi.kernel import Action, Frame, Request, act, target


def next_city(s: Position, seat: int, slot: int) -> int:
    """The first slot from `slot` on whose city stands on the mountain, or SLOT_COUNT.

    [MYT-8.1] Small and large, home city included. [MYT-8.6] Temples produce nothing.
    """
    figures = s.figures
    while slot < t.SLOT_COUNT:
        if s.built[seat * t.SLOT_COUNT + slot] and figures.is_city[figures.slot_type[slot]]:
            return slot
        slot += 1
    return slot


class ProduceCities(Frame[Position]):
    """[MYT-D06] [MYT-8.1] One batch for each city, [MYT-8.2] on its level, [MYT-8.3] in slot order.

    [MYT-13.15] At Zeus Day Apollo then lifts: he comes after all production.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action", "slot", "apollo")

    def __init__(self, seat: int, action: int, slot: int, apollo: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.slot: Final = slot  # of the city that produces now
        self.apollo: Final = apollo

    def ask(self, s: Position) -> Request | None:
        return Request(self.seat, v.BATCH_ACTIONS, "city_batch")

    def tell(self, s: Position, a: Action) -> None:
        level = s.built[self.seat * t.SLOT_COUNT + self.slot] - 1
        s.gain(self.seat, level, s.figures.batches[self.action][target(a)])
        following = next_city(s, self.seat, self.slot + 1)
        if following < t.SLOT_COUNT:
            s.become(ProduceCities(self.seat, self.action, following, self.apollo))
        elif self.apollo:
            s.become(RaiseSteps(self.seat, s.figures.powers.raise_steps, 1, 0))
        else:
            s.end()


class ProduceBase(Frame[Position]):
    """[MYT-D07] [MYT-8.4] One batch on level 1, once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action", "pan")

    def __init__(self, seat: int, action: int, pan: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.pan: Final = pan

    def ask(self, s: Position) -> Request | None:
        return Request(self.seat, v.BATCH_ACTIONS, "base_batch")

    def tell(self, s: Position, a: Action) -> None:
        if self.pan:
            s.become(PanExtra(self.seat, self.action, target(a)))
        else:
            s.end()
        s.gain(self.seat, s.figures.action_level[self.action], s.figures.batches[self.action][target(a)])


class PanExtra(Frame[Position]):
    """[MYT-D08] [MYT-13.18] One more resource of a kind in the batch."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action", "batch")

    def __init__(self, seat: int, action: int, batch: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.batch: Final = batch

    def ask(self, s: Position) -> Request | None:
        batch = s.figures.batches[self.action][self.batch]
        return Request(self.seat, [act(t.EXTRA, kind) for kind in range(t.KINDS) if batch[kind]], "pan_extra")

    def tell(self, s: Position, a: Action) -> None:
        s.end()
        extra = [0] * t.KINDS
        extra[target(a)] = s.figures.powers.extra_resources
        s.gain(self.seat, s.figures.powers.extra_level, extra)

    def why_not(self, s: Position, a: Action) -> str:
        return "MYT-13.18"
