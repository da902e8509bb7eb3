"""Players made of code. A bot gets what its seat knows, never the position itself."""

from pessoi.bots.bot import BOTS, Bot, UnknownBot, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
