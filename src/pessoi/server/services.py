"""What the parts of the server work with, in one object that is handed to them."""

from typing import TYPE_CHECKING, Final

from pessoi.server.background import Background
from pessoi.server.bots.bot_pool import BotPool
from pessoi.server.editions.trials import Editions
from pessoi.server.metrics import Metrics
from pessoi.server.notices.senders import Senders
from pessoi.server.reviews.desk import ReviewDesk
from pessoi.server.settings import Settings
from pessoi.table.timekeeper import Timekeeper

if TYPE_CHECKING:
    from pessoi.server.storage.store import Store


class Services:
    """Clock and storage are handed in where a simulation owns them, and in a page what stands for processes too."""

    def __init__(
        self,
        settings: Settings,
        time: Timekeeper | None = None,
        store: "Store | None" = None,
        bots: BotPool | None = None,
        editions: Editions | None = None,
    ) -> None:
        self.settings: Final = settings
        self.time: Final = time or Timekeeper()
        self.store: Final = store or open_database(settings, self.time)
        self.bots: Final = bots or BotPool(settings)
        self.editions: Final = editions or Editions(settings)
        self.senders: Final = Senders(settings, self.store.notices)
        self.metrics: Final = Metrics()
        self.background: Final = Background()
        self.reviews: Final = ReviewDesk(settings, self.bots, self.store.reviews, self.background)
        self.metrics.gauge(
            "pessoi_bot_failures", "bots that hung, crashed or answered illegally", lambda: self.bots.failures
        )
        self.store.log.watch_commit = self.metrics.count_commit

    async def close(self) -> None:
        """After everybody has finished."""
        await self.background.close()
        await self.bots.close()
        await self.store.close()


def open_database(settings: Settings, time: Timekeeper) -> "Store":
    """Imported when it is wanted: a page has no database."""
    from pessoi.server.storage.store import Store

    return Store(settings.database, settings.process, time)
