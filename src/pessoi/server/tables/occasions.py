"""What of a change people are told who are not there. It is written down with the change itself: see ADR 30."""

from collections.abc import Sequence
from typing import Final

from pessoi.server.storage.kept import Happening, Occasion
from pessoi.server.wire import NoticeKind
from pessoi.table import AnyEntry, Table, commands
from pessoi.table.entry import Answered, Chatted, Nudged, Rematched, Started, UndoAgreed, Undone

GRACE: Final = 10_000  # milliseconds in which whoever is there sees it, and nothing is sent


def occasions(before: Table, after: Table, entries: Sequence[AnyEntry], now: int) -> list[Occasion | Happening]:
    """Whoever did it knows of it. People are told by notices, bot accounts by events."""
    found: list[Occasion | Happening] = []

    def tell(seats: Sequence[int], kind: NoticeKind, seq: int) -> None:
        for seat in seats:
            chair = after.setup.chairs[seat]
            if chair.person and not chair.program:
                found.append(Occasion(chair.person, kind, seq, now, now + GRACE))
            elif chair.person and (kind == "turn" or kind == "over"):
                found.append(Happening(chair.person, kind, seq, entries[-1].at))

    chairs = after.setup.chairs
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    if after.started is not None and before.started is None:
        ours = [chair.person for chair in chairs if chair.program and chair.person]
        found += [Happening(person, "start", after.seq, entries[-1].at) for person in ours]
    is_awaited = after.setup.tournament or any(chair.program for chair in chairs)
    if not is_awaited and (not people or len(after.hands(people[0])) == len(people)):
        return found  # among bots nobody is waited for
    for seq, entry in enumerate(entries, start=before.seq + 1):
        if isinstance(entry, Chatted):
            said = [] if entry.seat is None else after.hands(entry.seat)
            tell([seat for seat in people if seat not in said], "chat", seq)
        elif isinstance(entry, Nudged):
            tell([entry.seat], "turn", seq)
        elif isinstance(entry, Rematched):
            tell(people, "invited", seq)  # whoever asks for it sits there by the time it is sent
    doers = {hand for entry in entries for seat in doers_of(after, entry) for hand in after.hands(seat)}
    if any(isinstance(entry, UndoAgreed) for entry in entries):
        doers.clear()  # whoever asked for it may have gone since
    if after.phase == "over" and before.phase != "over":
        tell([seat for seat in people if seat not in doers], "over", after.seq)
    elif after.question != before.question and commands.standing_answer(after) is None:
        asked = [seat for seat in after.waiting() if after.level(seat) is None and seat not in doers]
        tell(asked, "turn", after.question)
    return found


def doers_of(table: Table, entry: AnyEntry) -> list[int]:
    if isinstance(entry, Answered) and entry.by == "person":
        return [entry.seat]
    if isinstance(entry, Undone):
        return [entry.by]
    if isinstance(entry, Started):
        seat = table.seat_of(table.setup.owner)
        return [] if seat is None else [seat]
    return []
