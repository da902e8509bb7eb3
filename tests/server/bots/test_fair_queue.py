"""Whose bot thinks next: nobody waits for all the tables of somebody else."""

import asyncio

from pessoi.server.bots.fair_queue import Asker, FairQueue

HER = Asker("her", "hers")


def shows(count: int, person: str = "him") -> list[Asker]:
    return [Asker(person, f"{person} {i}", bots_only=True) for i in range(count)]


class Desk:
    """Askers at a queue; `order` is who has had a place."""

    def __init__(self, places: int) -> None:
        self.queue: FairQueue[int] = FairQueue(range(places))
        self.order: list[Asker] = []
        self.busy: list[tuple[Asker, int]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def line_up(self, *askers: Asker) -> None:
        for asker in askers:
            self.tasks.append(asyncio.create_task(self._take(asker)))
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _take(self, asker: Asker) -> None:
        place = await self.queue.take(asker)
        self.order.append(asker)
        self.busy.append((asker, place))

    async def finish(self) -> None:
        """The job that has taken longest is done."""
        self.queue.give_back(*self.busy.pop(0))
        for _ in range(3):
            await asyncio.sleep(0)

    async def finish_all(self) -> None:
        while self.busy:
            await self.finish()


async def test_nineteen_tables_of_bots_do_not_delay_somebody_who_plays() -> None:
    desk = Desk(1)
    await desk.line_up(*shows(19))
    await desk.finish()
    await desk.line_up(HER)
    await desk.finish()
    assert desk.order[2:] == [HER]
    await desk.line_up(HER)
    await desk.finish()
    assert desk.order[3:] == [HER]
    await desk.finish_all()
    assert len(desk.order) == 21


async def test_one_place_of_several_is_kept_for_people() -> None:
    desk = Desk(3)
    await desk.line_up(*shows(5), *shows(5, "them"))
    assert len(desk.busy) == 2
    await desk.line_up(HER)
    assert desk.order[-1] == HER


async def test_people_take_turns_however_many_tables_they_have() -> None:
    desk = Desk(1)
    his = [Asker("him", f"t{i}") for i in range(6)]
    await desk.line_up(*his, Asker("her", "a"), Asker("her", "b"), Asker("it", "c"))
    await desk.finish_all()
    assert [asker.person for asker in desk.order] == ["him", "her", "it", "him", "her", "him", "him", "him", "him"]


async def test_the_tables_of_one_person_take_turns() -> None:
    desk = Desk(1)
    busy, quiet = Asker("him", "busy"), Asker("him", "quiet")
    await desk.line_up(busy, busy, busy, busy, quiet)
    await desk.finish_all()
    assert desk.order == [busy, quiet, busy, busy, busy]


async def test_one_person_leaves_a_place_for_others() -> None:
    desk = Desk(2)
    await desk.line_up(*[Asker("him", f"t{i}") for i in range(4)])
    assert len(desk.busy) == 1
    await desk.line_up(HER)
    assert len(desk.busy) == 2


async def test_who_gives_up_at_any_moment_takes_no_place_along() -> None:
    steps = 0
    while True:
        desk = Desk(1)
        await desk.line_up(HER)
        waiting = asyncio.create_task(desk.queue.take(Asker("him", "t")))
        await asyncio.sleep(0)
        if steps:
            desk.queue.give_back(*desk.busy.pop(0))
        for _ in range(steps - 1):
            await asyncio.sleep(0)
        if waiting.done():
            break
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        if not steps:
            desk.queue.give_back(*desk.busy.pop(0))
        assert desk.queue.free == [0]
        steps += 1
    assert steps > 1


async def test_a_table_gets_the_place_that_it_had_last() -> None:
    queue: FairQueue[int] = FairQueue(range(3))
    his = Asker("him", "his")
    first, second = await queue.take(HER), await queue.take(his)
    queue.give_back(his, second)
    queue.give_back(HER, first)
    assert [await queue.take(HER), await queue.take(his)] == [first, second]
