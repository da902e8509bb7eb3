"""What a seat or a spectator gets to see of a table: one type for the browser, the terminal and outside bots.

A view is made from the known position of its seat and from the entries of the log that the seat may see; nothing
else goes in. `docs/protocol.md` explains every field.
"""

import hashlib
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final, Literal, cast

import msgspec

from pessoi.games.edition import edition_hash, edition_name
from pessoi.kernel import WATCHER, Event, Game, Known
from pessoi.kernel import Request as Asked
from pessoi.kernel.request import EVERYONE
from pessoi.table.absence import show_absence
from pessoi.table.clock import NOBODY, is_by_turns
from pessoi.table.entry import (
    Answered,
    AnyEntry,
    CameBack,
    Chatted,
    EndAgreed,
    Ended,
    Forfeited,
    Hinted,
    HolidayBegan,
    HolidayEnded,
    Nudged,
    Paused,
    PauseWished,
    Resumed,
    RulesChanged,
    Started,
    UndoAsked,
    Undone,
    UndoRefused,
    WentAway,
)
from pessoi.table.hints import hints_at
from pessoi.table.pause import show_pause
from pessoi.table.result import show_outcome
from pessoi.table.story import story
from pessoi.table.table import Table
from pessoi.table.teaching import lesson_progress, lesson_state
from pessoi.table.types import (
    AutoState,
    Clocks,
    LegalAction,
    Line,
    MessageData,
    Request,
    Result,
    Seat,
    Shown,
    TableInfo,
    UndoState,
    UndoWish,
    View,
    words,
)
from pessoi.table.undo import asked_for_leave, last_answer
from pessoi.table.written import Layer, Written, encode_entries, encode_fields

BLOCK: Final = 128  # bytes: what is longer is hashed once for as long as it stays the same
_encode = msgspec.json.Encoder().encode


def view(table: Table, seat: int | None, since: int, now: int, about: TableInfo) -> View:
    """The table as `seat` (None: a spectator) sees it, with the lines after entry `since`."""
    viewer = WATCHER if seat is None else seat
    own = own_fields(table, seat)
    return View(
        **common_fields(table),
        **own,
        **news(table, viewer, since),
        table=about,
        shown=cast("Shown | None", table.shown(viewer)),
        clocks=clocks(table, now),
        digest=digest(table, viewer, encode_fields(own)),
    )


def write_view(table: Table, seat: int | None, since: int, person: str | None, online: Sequence[bool]) -> Written:
    """The same as it travels, for that person; its clocks are written when it is sent."""
    viewer = WATCHER if seat is None else seat
    fields = encode_fields(own_fields(table, seat))
    fields["digest"] = _encode(digest(table, viewer, fields))
    shown = None if table.position is None else parts_of(own_entries(table, viewer))
    own = Layer(fields, encode_entries(personal(table, person)), shown)
    return Written(common_layer(table, online), own, written_news(table, viewer, since), since)


def written_news(table: Table, viewer: int, since: int) -> dict[str, bytes]:
    """The very same for all who learned the same."""
    told = news(table, viewer, since)
    kept: list[tuple[dict[str, Any], dict[str, bytes]]] = table.shared.setdefault(("news", table.seq, since), [])
    for other, fields in kept:
        if other["lines"] is told["lines"] and other["story"] is told["story"]:
            return fields
    kept.append((told, encode_fields(told)))
    return kept[-1][1]


def common_layer(table: Table, online: Sequence[bool]) -> Layer:
    """What everybody is shown: written once."""
    key = ("common", table.seq, *online)
    made: Layer | None = table.shared.get(key)
    if made is None:
        info = show_table(table, None, online)
        about = {name: getattr(info, name) for name in OPEN_TABLE}
        shown = None if table.position is None else parts_of(public_entries(table))
        fields = encode_fields(common_fields(table))
        made = table.shared[key] = Layer(fields, parts_of(encode_again(table, "table", about)), shown)
    return made


def common_fields(table: Table) -> dict[str, Any]:
    """Fields that are the same for everybody."""
    made: dict[str, Any] | None = table.shared.get(("fields", table.seq))
    if made is None:
        waiting, over = table.waiting(), table.phase == "over"
        made = table.shared["fields", table.seq] = {
            "seq": table.seq,
            "question": table.question,
            "waiting": waiting,
            "decision": table.request.decision if waiting and not table.request.secret else None,
            "result": show_result(table),
            "commitment": None if table.started is None else table.started.commitment,
            "seed": table.chance.seed.hex() if over and not table.setup.lesson else None,
            "note": None if table.changed is None else rules_note(table.changed),
            "absence": show_absence(table),
            "pause": show_pause(table),
        }
    return made


def own_fields(table: Table, seat: int | None) -> dict[str, Any]:
    """Fields that a point of view has for itself."""
    return {
        "seat": seat,
        "request": ask(table) if seat in table.waiting() else None,
        "undo": undo_state(table, seat),
        "auto": auto_state(table, seat),
        "lesson": lesson_state(table, seat),
        "covered": table.is_covered(seat),
    }


def news(table: Table, viewer: int, since: int) -> dict[str, Any]:
    """Lines that are new to who has seen the table up to entry `since`."""
    begin, told = story(table, viewer, since)
    return {"lines": lines(table, viewer, since), "first": since, "story": told, "story_from": begin}


def digest(table: Table, viewer: int, own: Mapping[str, bytes]) -> str:
    """A fingerprint of what is seen: never of the position, which would betray hidden cards to a patient guesser."""
    made = hashlib.blake2b(public_digest(table), digest_size=16)
    made.update(b"".join([mark for _, _, mark in own_entries(table, viewer).values()]))
    fields = common_fields(table)
    made.update(b"[%d,%b,%b," % (fields["question"], own["seat"], own["request"]))
    made.update(_encode([fields["waiting"], fields["result"]])[1:])
    return made.hexdigest()


def public_digest(table: Table) -> bytes:
    """Worked out once for everybody."""
    made: bytes | None = table.shared.get("digest")
    if made is None:
        marks = [mark for _, _, mark in public_entries(table).values()]
        made = table.shared["digest"] = hashlib.blake2b(b"".join(marks)).digest()
    return made


# -- what is shown, as it travels: encoded once for all who see the same


Encoded = dict[str, tuple[Any, bytes, bytes]]  # what is shown, as it travels, and a mark of that for the digest


def public_entries(table: Table) -> Encoded:
    """Worked out once for everybody."""
    made: Encoded | None = table.shared.get("public")
    if made is None:
        made = table.shared["public"] = encode_again(table, "shown", table.public())
    return made


def own_entries(table: Table, viewer: int) -> Encoded:
    made: Encoded | None = table.shared.get(("own", viewer))
    if made is None:
        made = table.shared["own", viewer] = encode_again(table, viewer, table.own(viewer))
    return made


def encode_again(table: Table, place: str | int, values: Mapping[str, Any]) -> Encoded:
    """Entries as they travel; what is the very same value as in the view before is not encoded again."""
    before: Encoded = table.encoded.get(place, {})
    kept: Encoded = {}
    for name, value in values.items():
        known = before.get(name)
        if known is not None and known[0] is value:
            kept[name] = known
        else:
            part = _encode(value)
            mark = part if len(part) <= BLOCK else hashlib.blake2b(part, digest_size=16).digest()
            kept[name] = (value, part, mark)
    table.encoded[place] = kept
    return kept


def parts_of(entries: Encoded) -> dict[str, bytes]:
    return {name: part for name, (_, part, _) in entries.items()}


# -- the question


def ask(table: Table) -> Request:
    """The pending question, from what the asked seat knows."""
    assert table.position is not None
    return show_request(table.game, table.game.known(table.position, table.request.seat), table.request)


def show_request(game: Game[Any], known: Known, request: Asked) -> Request:
    """A question with its answers, for who knows that."""
    actions = []
    for action in request.actions:
        detail = game.detail(known, action)
        actions.append(
            LegalAction(
                game.vocabulary.text(action),
                words(game.describe(action)),
                None if detail is None else words(detail),
                game.vocabulary.index[action],
            )
        )
    return Request(request.decision, words(game.prompt(known, request)), request.secret, actions)


# -- the log


def lines(table: Table, viewer: int, since: int) -> list[Line]:
    """Worked out once where everybody sees the same."""
    kept: list[Line] | None = table.shared.get(("lines", table.seq, since))
    if kept is not None:
        return kept
    found: list[Line] = []
    new = table.entries[since:]
    for seq, entry in enumerate(new, start=since + 1):
        found += lines_of(table, seq, entry, viewer)
    if all(is_open(entry) for entry in new):
        table.shared["lines", table.seq, since] = found
    return found


def is_open(entry: AnyEntry) -> bool:
    """Whether everybody learns the same of it."""
    if not isinstance(entry, Answered):
        return True
    return entry.seen == EVERYONE and all(seen == EVERYONE for _, _, _, seen in entry.events)


def lines_of(table: Table, seq: int, entry: AnyEntry, viewer: int) -> list[Line]:
    if isinstance(entry, Answered):
        return answer_lines(table, seq, entry, viewer)
    if isinstance(entry, Chatted):
        return [Line(seq, "chat", entry.seat, None, entry.text, entry.name, entry.at, seq)]
    message: MessageData
    seat: int | None = None
    if isinstance(entry, Started):
        message = ("line-start", {})
    elif isinstance(entry, Undone):
        seat = entry.by
        message = ("line-undo", {"who": f"@{seat}", "turn": question_before(table, seq, entry.length)})
    elif isinstance(entry, UndoAsked):
        seat, message = entry.by, ("line-undo-asked", {"who": f"@{entry.by}"})
    elif isinstance(entry, UndoRefused):
        seat, message = entry.by, ("line-undo-refused", {"who": f"@{entry.by}"})
    elif isinstance(entry, Forfeited):
        seat = entry.seat
        message = ("line-resign" if entry.why == "resign" else "line-time", {"who": f"@{seat}"})
    elif isinstance(entry, WentAway):
        key = "line-absent" if entry.why == "absent" else "line-away"
        seat, message = entry.seat, (key, {"who": f"@{entry.seat}"})
    elif isinstance(entry, Nudged):
        seat, message = entry.by, ("line-nudge", {"who": f"@{entry.by}", "other": f"@{entry.seat}"})
    elif isinstance(entry, EndAgreed):
        seat, message = entry.by, ("line-end-agreed", {"who": f"@{entry.by}"})
    elif isinstance(entry, Ended):
        message = ("line-ended", {})
    elif isinstance(entry, PauseWished):
        seat, message = entry.by, (f"line-pause-{'on' if entry.on else 'off'}", {"who": f"@{entry.by}"})
    elif isinstance(entry, Paused | Resumed):
        message = ("line-paused" if isinstance(entry, Paused) else "line-resumed", {})
    elif isinstance(entry, HolidayBegan | HolidayEnded):
        key = "line-holiday" if isinstance(entry, HolidayBegan) else "line-holiday-over"
        seat, message = entry.seat, (key, {"who": f"@{entry.seat}"})
    elif isinstance(entry, CameBack):
        seat, message = entry.seat, ("line-back", {"who": f"@{entry.seat}"})
    elif isinstance(entry, Hinted):
        seat, message = entry.seat, ("line-hint", {"who": f"@{entry.seat}"})
    elif isinstance(entry, RulesChanged):
        message = rules_note(entry)
    else:
        return []
    return [Line(seq, "table", seat, message, None, None, entry.at, seq)]


def answer_lines(table: Table, seq: int, entry: Answered, viewer: int) -> list[Line]:
    """What the viewer learns of an answer: the events, or where there are none the answer itself."""
    found: list[Line] = []
    if entry.by == "fallback":
        message: MessageData = ("line-bot-fallback", {"who": f"@{entry.seat}"})
        found.append(Line(seq, "table", entry.seat, message, None, None, entry.at, seq))
    told = False
    for data in entry.events:
        event = Event(*data)
        if event.is_seen_by(viewer):
            told = True
            message = words(table.game.describe_event(event))
            seat = event.seat if event.seat >= 0 else None
            found.append(Line(seq, "event", seat, message, None, None, entry.at, seq))
    asked = Asked(entry.seat, [], entry.decision, seen=entry.seen)
    if not told and asked.is_seen_by(viewer):
        message = words(table.game.describe(table.game.vocabulary.read(entry.action)))
        seat = entry.seat if entry.seat >= 0 else None
        found.append(Line(seq, "answer", seat, message, None, None, entry.at, seq))
    return found


def question_before(table: Table, seq: int, length: int) -> int:
    """The question that an undo at `seq` went back to."""
    moves: list[int] = []
    start = 0
    for number, entry in enumerate(table.entries[: seq - 1], start=1):
        if isinstance(entry, Started | RulesChanged):
            start, moves = number, []
        elif isinstance(entry, Answered):
            moves.append(number)
        elif isinstance(entry, Undone):
            del moves[entry.length :]
    return moves[length - 1] if length else start


def rules_note(entry: RulesChanged) -> MessageData:
    return ("line-rules", {"old": entry.old, "new": entry.new, "dropped": entry.dropped})


# -- around the game


def clocks(table: Table, now: int) -> Clocks | None:
    if table.setup.clock.kind == "none" or table.started is None:
        return None
    running = table.running()
    left = [table.clock.left(seat, running, now) for seat in range(table.setup.players)]
    return Clocks(now, None if running == NOBODY or table.is_standing(running) else running, left)


def deadline(table: Table) -> int | None:
    """By the wall clock, as it was when the log grew last."""
    seat = table.running()
    if seat == NOBODY or not is_by_turns(table.setup.clock) or table.is_standing(seat):
        return None
    last = table.entries[-1]
    return last.at + table.clock.left(seat, seat, last.time)


def undo_state(table: Table, seat: int | None) -> UndoState:
    wish = None
    if table.undo is not None:
        wanted = set(asked_for_leave(table, table.undo.by)) - table.undo.agreed
        wish = UndoWish(table.undo.by, sorted(table.undo.agreed), sorted(wanted), seat in wanted)
    can: Literal["free", "ask"] | None = None
    if seat is not None and table.phase == "play" and table.level(seat) is None:
        length = last_answer(table, seat)
        if length is not None:
            leave, is_last = asked_for_leave(table, seat), length == len(table.moves) - 1
            if is_last or not (leave or table.setup.counts):
                can = "free"
            else:
                can = "ask" if leave else None
    return UndoState(can, wish)


def auto_state(table: Table, seat: int | None) -> AutoState:
    plans = {decision: action for (owner, decision), action in table.plans.items() if owner == seat}
    return AutoState(seat in table.auto_single, plans)


def show_result(table: Table) -> Result | None:
    outcome = table.outcome()
    return None if outcome is None else show_outcome(outcome, set(table.forfeits))


NOBODY_ONLINE: Final[Sequence[bool]] = ()


def show_table(table: Table, person: str | None, online: Sequence[bool] = NOBODY_ONLINE) -> TableInfo:
    """The table in brief, for that person; what strangers see of it is worked out once."""
    key = ("info", table.seq, *online)
    made: TableInfo | None = table.shared.get(key)
    if made is None:
        made = show_to_strangers(table) if not online else copy(show_table(table, None))
        made.seats = show_seats(table, online)
        table.shared[key] = made
    info = copy(made)
    for name, value in personal(table, person).items():
        setattr(info, name, value)
    return info


def personal(table: Table, person: str | None) -> dict[str, Any]:
    """What of it is that person's own."""
    mine = table.seat_of(person)
    owned = person is not None and table.setup.owner == person
    invite = None if table.setup.private else f"/table/{table.id}"
    if table.setup.private and (owned or mine is not None):
        invite = f"/table/{table.id}?key={table.setup.key}"
    return {"mine": mine, "hands": table.seats_of(person), "owned": owned, "invite": invite}


OPEN_TABLE: Final = [name for name in TableInfo.__struct_fields__ if name not in ("mine", "hands", "owned", "invite")]


def show_seats(table: Table, online: Sequence[bool]) -> list[Seat]:
    seats = []
    for i, chair in enumerate(table.setup.chairs):
        level = chair.level or table.level(i)
        there = i < len(online) and online[i]
        gone = (i in table.forfeits, i in table.away, i in table.holidays)
        seats.append(Seat(chair.kind, chair.name, level, there, *gone, chair.agreed, chair.program))
    return seats


def show_to_strangers(table: Table) -> TableInfo:
    """All but its seats."""
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        phase=table.phase,
        players=setup.players,
        options=setup.options,
        private=setup.private,
        owner=table.seat_of(setup.owner),
        mine=None,
        owned=False,
        seats=[],
        clock=setup.clock,
        takeover=setup.takeover,
        invite=None if setup.private else f"/table/{table.id}",
        waiting=table.waiting(),
        round=table.round(),
        created=table.created,
        updated=table.entries[-1].at if table.entries else 0,
        next=table.next,
        edition=edition_hash(setup.edition),
        commitment=None if table.started is None else table.started.commitment,
        hints=hints_at(table),
        edition_name=edition_name(setup.edition),
        patience=setup.patience,
        lesson=lesson_progress(table),
        taught=setup.lesson > 0,
        analysis=setup.analysis,
        onward=table.started is not None and table.started.position is not None,
        paused=bool(table.paused),
        deadline=deadline(table),
        rated=setup.rated,
        lang=setup.lang,
        tournament=setup.tournament,
    )
