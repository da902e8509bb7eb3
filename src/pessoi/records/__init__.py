"""Records: a game as text that a person can read and diff, and that anybody can replay and verify.

`record` holds the game while it is played, `text` writes and reads it, `replay` plays it again and verifies it.
"""

from pessoi.records.record import Answer, BadPlayer, BadRecord, Forfeit, Player, Record, RulesChange
from pessoi.records.replay import Step, Verified, final, game_of, replay, start, verify
from pessoi.records.result import outcome_of
from pessoi.records.text import read, write

__all__ = [
    "Answer",
    "BadPlayer",
    "BadRecord",
    "Forfeit",
    "Player",
    "Record",
    "RulesChange",
    "Step",
    "Verified",
    "final",
    "game_of",
    "outcome_of",
    "read",
    "replay",
    "start",
    "verify",
    "write",
]
