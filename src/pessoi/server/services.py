"""What the parts of the server work with, in one object that is handed to them."""

from typing import Final

from pessoi.server.background import Background
from pessoi.server.bots.bot_pool import BotPool
from pessoi.server.editions.trials import Editions
from pessoi.server.metrics import Metrics
from pessoi.server.notices.senders import Senders
from pessoi.server.reviews.desk import ReviewDesk
from pessoi.server.settings import Settings
from pessoi.server.storage.store import Store
from pessoi.table.timekeeper import Timekeeper


class Services:
    """Clock and storage are handed in where a simulation owns them."""

    def __init__(self, settings: Settings, time: Timekeeper | None = None, store: Store | None = None) -> None:
        self.settings: Final = settings
        self.time: Final = time or Timekeeper()
        self.store: Final = store or Store(settings.database, settings.process, self.time)
        self.bots: Final = BotPool(settings)
        self.editions: Final = Editions(settings)
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
