"""The kernel: what every game is made of, and nothing that any one game knows.

Read in this order: `action`, `request`, `state` (frames live there too), `rows`, `game`, `chance`.
"""

from pessoi.kernel.action import NOTHING, Action, NoSuchAction, Vocabulary, act, acts_in, acts_on, target, verb
from pessoi.kernel.arithmetic import Weights
from pessoi.kernel.game import BadOption, Game, IllegalAction, Option, Options, Outcome, Ranking
from pessoi.kernel.message import Fault, Message, listed, reason
from pessoi.kernel.request import CHANCE, EVERYONE, OVER, WATCHER, Request
from pessoi.kernel.state import Event, Frame, Known, State

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NOTHING",
    "OVER",
    "WATCHER",
    "Action",
    "BadOption",
    "Event",
    "Fault",
    "Frame",
    "Game",
    "IllegalAction",
    "Known",
    "Message",
    "NoSuchAction",
    "Option",
    "Options",
    "Outcome",
    "Ranking",
    "Request",
    "State",
    "Vocabulary",
    "Weights",
    "act",
    "acts_in",
    "acts_on",
    "listed",
    "reason",
    "target",
    "verb",
]
