"""The worker's end: what JavaScript calls, and the few things of JavaScript's that the house needs.

Types of JavaScript's objects are told here and nowhere else.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from pessoi.offline.house import House, Line
from pessoi.offline.shelf import Change, Kept
from pessoi.offline.thinker import Thinker
from pessoi.server.settings import Settings


class Kit(Protocol):
    """What the worker hands in: a shelf, and a way to have another worker for bots."""

    async def write(self, names: Sequence[str], texts: Sequence[str | None]) -> None: ...

    async def read(self, prefix: str) -> Any: ...

    def startBot(self, hear: Callable[[str], None]) -> Any: ...  # noqa: N802 - JavaScript's name


class BrowserShelf:
    def __init__(self, kit: Kit) -> None:
        self._kit: Final = kit

    async def write(self, changes: Sequence[Change]) -> None:
        try:
            await self._kit.write([name for name, _ in changes], [text for _, text in changes])
        except Exception as error:  # whatever a browser says when there is no room
            raise OSError(str(error)) from error

    async def read(self, prefix: str) -> list[Kept]:
        return [(name, text) for name, text in (await self._kit.read(prefix)).to_py()]


class Page:
    """A house, and the lines to its tables by number."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._lines: Final[dict[int, Line]] = {}

    async def ask(self, method: str, path: str, body: str, kind: str) -> list[Any]:
        reply = await self.house.ask(method, path, body.encode(), kind)
        return [reply.status, [[name, value] for name, value in reply.headers.items()], reply.body.decode()]

    def connect(self, number: int, path: str, hear: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._lines[number] = self.house.connect(path, hear, closed)

    def send(self, number: int, text: str) -> None:
        self._lines[number].send(text)

    def hang_up(self, number: int) -> None:
        if (line := self._lines.pop(number, None)) is not None:
            line.close()


async def open_page(kit: Kit) -> Page:
    async def start_bot(settings: Settings) -> asyncio.subprocess.Process:
        # the worker needs somebody who hears it, and the thinker a worker
        made: list[Thinker] = []
        worker = kit.startBot(lambda line: made[0].hear(line))
        made.append(Thinker(worker.post, worker.end))
        return made[0]  # type: ignore[return-value] # as much of a process as is used

    house = await House.open(BrowserShelf(kit), start_bot)
    house.hub.services.bots.begin()  # the first bot shall not be waited for
    return Page(house)
