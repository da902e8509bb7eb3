"""Players made of code. A bot gets what its seat knows, never the position itself."""

from pessoi.bots.bot import Bot
from pessoi.bots.levels import SearchBot, Thought
from pessoi.bots.roster import BOTS, HAND, LEVELS, UnknownBot, bots_of_levels, can_judge, make_adviser, make_bot

__all__ = [
    "BOTS",
    "HAND",
    "LEVELS",
    "Bot",
    "SearchBot",
    "Thought",
    "UnknownBot",
    "bots_of_levels",
    "can_judge",
    "make_adviser",
    "make_bot",
]
