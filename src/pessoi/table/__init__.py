"""A game at a table: seats, answers, undo, clocks, views and results. No network, no database, no clock of its own.

    refusal     why something cannot be done
    entry       the log: everything that ever happened at a table (`log`: kept in little room)
    fold        the log folded, entry by entry: seats, answers that stand, wishes
    table       the same with the position that it leads to: what is the case now
    change      what a command comes to: entries, and the position after them
    commands    what may be done: each checks, changes nothing, and returns a change
    undo        what may be taken back, and whose leave it takes
    lobby       commands before the start
    names       what people go by, and who could be mistaken for whom
    clock       thinking time
    timekeeper  the time that it is reckoned in, which never jumps
    result      who has won, also when somebody has given up
    view        what a seat or a spectator gets to see: one type (`types`) for all clients
    messages    what a table and somebody at it say to each other, as types
    conversation  messages become commands, the table becomes views: the protocol, without a socket
    past        a finished game step by step, and its record; a running one's earlier boards

The log is the table. `Table.become` takes a command's change over once its entries are kept safe.
"""

from pessoi.table.change import Change
from pessoi.table.entry import AnyEntry, Chair, ClockRule, Setup
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table
from pessoi.table.types import TableInfo, View
from pessoi.table.view import show_table, view

__all__ = [
    "AnyEntry",
    "Chair",
    "Change",
    "ClockRule",
    "Refusal",
    "Setup",
    "Table",
    "TableInfo",
    "View",
    "show_table",
    "view",
]
