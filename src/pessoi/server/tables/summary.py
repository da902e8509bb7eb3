"""What lists need to know of a table: kept with its head, so that no log need be read to show them."""

import msgspec

from pessoi.server.storage.kept import Head
from pessoi.table import ClockRule, Table, TableInfo, commands, show_table
from pessoi.table.clock import NOBODY
from pessoi.table.entry import Phase
from pessoi.table.recap import latest_turns, since_mine
from pessoi.table.teaching import scripted_answer
from pessoi.table.types import Result
from pessoi.table.view import show_result


class Summary(msgspec.Struct):
    info: TableInfo  # as a stranger sees it; when it was updated last is in its row
    owner: str
    persons: list[str | None]  # by seat
    key: str
    result: Result | None
    firsts: list[str] = []  # by seat: a person's opening (`table/openings`), or nothing
    turns: list[int] = []  # seats as they had theirs lately (`table/recap`)

    def info_for(self, person: str | None) -> TableInfo:
        """The table as that person may see it."""
        info = self.info
        if person is not None:
            info.mine = self.persons.index(person) if person in self.persons else None
            info.hands = [seat for seat, other in enumerate(self.persons) if other == person]
            info.owned = self.owner == person
            if info.private and (info.owned or info.mine is not None):
                info.invite = f"/table/{info.id}?key={self.key}"
            info.since = since_mine(self.turns, info.hands)
        return info


def read_summary(text: str) -> Summary | None:
    """None if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except (msgspec.MsgspecError, RecursionError):
        return None


def head_of(table: Table) -> Head:
    persons = [c.person for c in table.setup.chairs]
    info = show_table(table, None)
    info.updated = 0
    firsts = [table.firsts[seat][1] if seat in table.firsts else "" for seat in range(len(persons))]
    turns = latest_turns(table)
    summary = Summary(info, table.setup.owner, persons, table.setup.key, show_result(table), firsts, turns)
    return Head(
        game=table.setup.game,
        phase=table.phase,
        public=not table.setup.private,
        open_seats=sum(1 for c in table.setup.chairs if c.kind == "open"),
        owner=table.setup.owner,
        people=[p for p in persons if p],
        busy=is_busy(table),
        summary=msgspec.json.encode(summary).decode(),
        rated=table.setup.rated,
    )


def is_busy(table: Table) -> bool:
    """A bot, a standing answer or a clock will change the table without anybody asking or watching."""
    if table.phase != "play" or not (table.people() or table.setup.tournament):
        return False
    if table.is_taught:
        return scripted_answer(table) is not None
    if is_ticking(table) or commands.standing_answer(table) is not None:
        return True
    return any(table.level(seat) is not None for seat in table.waiting())


def is_ticking(table: Table) -> bool:
    """Somebody's time runs."""
    seat = table.running()
    return seat != NOBODY and not table.is_standing(seat)


def ruin(id: str, game: str, phase: Phase, updated: int) -> TableInfo:
    """What is left to show of a table whose summary cannot be read either."""
    return TableInfo(
        id=id,
        game=game,
        phase=phase,
        players=0,
        options={},
        private=True,
        owner=None,
        mine=None,
        owned=False,
        seats=[],
        clock=ClockRule(),
        takeover="",
        invite=None,
        waiting=[],
        round=None,
        created=updated,
        updated=updated,
        next=None,
        edition="standard",
        commitment=None,
    )
