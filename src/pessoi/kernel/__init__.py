"""The kernel: what every game is made of, and nothing that any one game knows.

Read in this order: `action`, `request`, `state` (frames live there too), `rows`, `game`, `chance`, `laws`.
"""

from pessoi.kernel.action import NOTHING, Action, Vocabulary, act, target, verb
from pessoi.kernel.game import BadOption, Game, IllegalAction, Option, Options, Outcome, Ranking
from pessoi.kernel.request import CHANCE, EVERYONE, OVER, WATCHER, Request
from pessoi.kernel.state import Event, Frame, State
from pessoi.kernel.words import Message

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NOTHING",
    "OVER",
    "WATCHER",
    "Action",
    "BadOption",
    "Event",
    "Frame",
    "Game",
    "IllegalAction",
    "Message",
    "Option",
    "Options",
    "Outcome",
    "Ranking",
    "Request",
    "State",
    "Vocabulary",
    "act",
    "target",
    "verb",
]
