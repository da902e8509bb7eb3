"""Players made of code. A bot gets what its seat knows, never the position itself."""

from pessoi.bots.bot import Bot
from pessoi.bots.levels import SearchBot, Thought
from pessoi.bots.roster import BOTS, LEVELS, UnknownBot, make_bot

__all__ = ["BOTS", "LEVELS", "Bot", "SearchBot", "Thought", "UnknownBot", "make_bot"]
