"""What may be done at a table in play. Each command checks, changes nothing, and returns a change to be kept."""

from typing import Any, Final

from pessoi.bots import BOTS
from pessoi.kernel import CHANCE, NOTHING, Action, Event, Game, IllegalAction, NoSuchAction, Request, State
from pessoi.table.change import Change
from pessoi.table.clock import NOBODY
from pessoi.table.entry import (
    Answered,
    AnyEntry,
    AutoSet,
    CameBack,
    Chatted,
    Forfeited,
    Planned,
    RulesChanged,
    Started,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    WentAway,
    Woke,
)
from pessoi.table.names import is_alike
from pessoi.table.refusal import Refusal, illegal
from pessoi.table.table import Table
from pessoi.table.teaching import script_after
from pessoi.table.undo import asked_for_leave, has_gone_on, is_free, last_answer, tells_nothing

CHAT: Final = 500  # characters
PLANS: Final = 32  # of a seat


class Repeated(Exception):
    """The very same was done already: nothing to do, and nothing wrong."""


# -- answers


def answer(
    table: Table, seat: int, question: int, text: str, now: int, by: str = "person", careful: bool = False
) -> Change:
    """Answer that question; chance's answers that follow come along.

    Carefully: not if it uncovers something, so that others would have to agree to take it back.
    """
    if question != table.question:
        refuse_old(table, seat, question, text)
    s = in_play(table)
    if by == "person" and table.level(seat) is not None:
        raise Refusal("away", "a bot is playing this seat; take it back first")
    if table.request.seat != seat:
        raise Refusal("not_your_turn", f"seat {table.request.seat} is asked, not seat {seat}", {"who": who(table)})
    try:
        action = table.game.vocabulary.read(text)
    except NoSuchAction as error:
        raise Refusal("no_such_action", str(error)) from error
    after = s.copy()
    try:
        entries: list[AnyEntry] = [step(table, after, action, question, now, by)]
    except IllegalAction as error:
        raise illegal(error) from error
    entries = draw(table, after, entries, now)
    if (
        careful
        and asked_for_leave(table, seat)
        and (len(entries) > 1 or not tells_nothing(table, seat, s, action, after))
    ):
        raise Refusal("reveals", "this uncovers something and cannot be taken back without leave")
    return Change(entries, after)


def refuse_old(table: Table, seat: int, question: int, text: str) -> None:
    """The question is no longer asked: perhaps because this very answer has arrived before."""
    given = table.reply_to(question)
    if given is not None and given.seat == seat and given.action == " ".join(text.split()).lower():
        raise Repeated
    raise Refusal("stale", f"question {question} is no longer asked; now it is {table.question}")


def step(table: Table, s: State, action: Action, question: int, now: int, by: str) -> Answered:
    """Play one answer on `s` and write it down."""
    request = table.game.pending(s)
    journal: list[Event] = []
    table.game.play(s, action, journal)
    text = table.game.vocabulary.text(action)
    events = [(e.name, e.seat, list(e.values), e.seen) for e in journal]
    return Answered(now, question, request.seat, text, request.decision, request.seen, by, events)


def draw(table: Table, s: State, entries: list[AnyEntry], now: int) -> list[AnyEntry]:
    """Let chance answer as long as it is asked; `s` is the position after `entries`.

    A person alone among bots is not asked either where there is but one answer, or none that could be better: a
    question that hides from the others whether there was a choice hides nothing from bots.
    """
    length = len(table.moves) + sum(1 for e in entries if isinstance(e, Answered))
    script = script_after(table, entries)
    while True:
        request = table.game.pending(s)
        if script is not None and (text := script.scripted(request)) and script.comes_along(request):
            action, by = table.game.vocabulary.read(text), "chance" if request.seat == CHANCE else "forced"
        elif request.seat == CHANCE:
            action, by = table.chance.answer(request, length), "chance"
        elif (
            script is None
            and request.seat >= 0
            and plays_among_bots(table, request.seat)
            and (only := only_answer(table.game, s, request)) != NOTHING
        ):
            action, by = only, "forced"
        else:
            return entries
        entries.append(step(table, s, action, table.seq + len(entries), now, by))
        if script is not None:
            script.note(request.seat, request.decision, table.game.vocabulary.text(action))
        length += 1


def only_answer(game: Game[Any], s: State, request: Request) -> Action:
    """The answer that goes without saying, or NOTHING."""
    return request.actions[0] if len(request.actions) == 1 else game.needless(s, request)


def plays_among_bots(table: Table, seat: int) -> bool:
    """A person's seat, and all others are bots': nobody is away who may come back and read the log. Or all are
    one person's."""
    if table.setup.analysis:
        return table.level(seat) is None
    others = [i for i, chair in enumerate(table.setup.chairs) if chair.kind != "bot" and i != seat]
    return table.level(seat) is None and all(other in table.forfeits for other in others)


def begin(table: Table, now: int, position: State | None = None) -> Change:
    """Start the game with the seats as they are: at the set-up, or in that position."""
    s = table.game.setup(table.options()) if position is None else position.copy()
    data = None if position is None else position.data()
    first = Started(now, table.game.version, table.chance.commitment(), data)
    return Change(draw(table, s, [first], now), s)


def standing_answer(table: Table) -> str | None:
    """What the asked person has told the table to answer, if that is legal now.

    Never to the question that was asked when they said so: who makes a plan has not answered yet. Nor where a bot plays
    for them: it is the bot that answers then, and their clock that stands still.
    """
    if table.phase != "play" or not table.waiting() or table.level(table.request.seat) is not None:
        return None
    request, text = table.request, table.game.vocabulary.text
    planned = table.plans.get((request.seat, request.decision))
    is_due = planned is not None and table.wished[request.seat, request.decision] != table.question
    if is_due and planned in [text(action) for action in request.actions]:
        return planned
    if len(request.actions) == 1 and request.seat in table.auto_single:
        return None if table.wished[request.seat, ""] == table.question else text(request.actions[0])
    return None


# -- undo


def undo(table: Table, seat: int, question: int, now: int) -> Change:
    """Take one's last answer back: at once if it told nothing new and nobody has acted since, else with leave.

    Others may have answered since that question, as bots do while a finger is on its way: one's own last answer is the
    same.
    """
    in_play(table)
    if question > table.question or has_gone_on(table, seat, question):
        raise Refusal("stale", f"the table has moved on from {question} to {table.question}")
    if table.level(seat) is not None:
        raise Refusal("away", "a bot is playing this seat; take it back first")
    length = last_answer(table, seat)
    if length is None:
        raise Refusal("no_undo", "there is no answer of yours to take back")
    if table.setup.counts and not asked_for_leave(table, seat) and not is_free(table, seat, length):
        raise Refusal("no_undo", "in a rated game this cannot be taken back: it told something", key="undo_rated")
    if is_free(table, seat, length) or not asked_for_leave(table, seat):
        return take_back(table, [], seat, length, now)
    if table.undo is not None and table.undo.by == seat:
        raise Repeated
    return Change([UndoAsked(now, seat, length)])


def consent(table: Table, seat: int, question: int, agree: bool, now: int) -> Change:
    in_play(table)
    wish = table.undo
    if wish is None or question != table.question:
        raise Refusal("stale", "nobody asks for an undo any more", key="no_wish")
    if seat not in asked_for_leave(table, wish.by):
        raise Refusal("forbidden", "your leave is not asked for")
    if not agree:
        return Change([UndoRefused(now, seat)])
    if seat in wish.agreed:
        raise Repeated
    missing = set(asked_for_leave(table, wish.by)) - wish.agreed - {seat}
    agreed = UndoAgreed(now, seat)
    return Change([agreed]) if missing else take_back(table, [agreed], wish.by, wish.length, now)


def take_back(table: Table, before: list[AnyEntry], by: int, length: int, now: int) -> Change:
    return Change([*before, Undone(now, by, length, table.running())], table.position_after(length))


# -- seats


def resign(table: Table, seat: int, now: int) -> Change:
    in_play(table)
    if seat in table.forfeits:
        raise Repeated
    return Change([Forfeited(now, seat, "resign")])


def go_away(table: Table, seat: int, level: str | None, now: int) -> Change:
    in_play(table)
    level = level or table.setup.takeover
    if level not in BOTS:
        raise Refusal("bad_option", f"there is no level {level!r}; there are: {', '.join(BOTS)}", key="level")
    if table.level(seat) is not None:
        raise Repeated
    return Change([WentAway(now, seat, level, asked=table.running() == seat)])


def come_back(table: Table, seat: int, now: int) -> Change:
    in_play(table)
    if seat in table.forfeits:
        raise Refusal("forbidden", "who has given up cannot come back", key="given_up")
    if seat not in table.away:
        raise Repeated
    return Change([CameBack(now, seat, asked=seat in table.waiting())])


def time_up(table: Table, now: int) -> Change:
    """What happens to the running clock, if it has run out."""
    seat = table.running()
    if seat == NOBODY or table.clock.left(seat, seat, now) > 0:
        return Change([])
    if table.setup.clock.at_zero == "forfeit":
        return Change([Forfeited(now, seat, "time")])
    return Change([WentAway(now, seat, table.setup.takeover, "time", asked=True)])


def wake(table: Table, now: int) -> Change:
    """After an outage: the time that nobody could play does not count, be it that a bot was asked for a person."""
    return Change([Woke(now)] if table.waiting() and table.setup.clock.kind != "none" else [])


# -- standing answers, talk


def set_auto_single(table: Table, seat: int, single: bool, now: int) -> Change:
    in_play(table)
    if single == (seat in table.auto_single):
        raise Repeated
    return Change([AutoSet(now, seat, single)])


def plan(table: Table, seat: int, decision: str, text: str | None, now: int) -> Change:
    in_play(table)
    if not decision or len(decision) > 64 or not decision.isprintable():
        raise Refusal("bad_request", "a plan names the decision that it answers")
    if text is not None:
        try:
            text = table.game.vocabulary.text(table.game.vocabulary.read(text))
        except NoSuchAction as error:
            raise Refusal("no_such_action", str(error)) from error
    if table.plans.get((seat, decision)) == text:
        raise Repeated
    others = sum(1 for owner, about in table.plans if owner == seat and about != decision)
    if text is not None and others >= PLANS:
        raise Refusal("conflict", f"there are {PLANS} plans already; forget one first", {"most": PLANS}, key="plans")
    return Change([Planned(now, seat, decision, text)])


def chat(table: Table, name: str, seat: int | None, text: str, now: int, person: str | None = None) -> Change:
    """`person`: who says it, which is kept of onlookers; a seat says whose it is."""
    text = clean(text)
    if not 1 <= len(text) <= CHAT:
        raise Refusal(
            "bad_request", f"a message has 1 to {CHAT} characters, not {len(text)}", {"most": CHAT}, key="chat"
        )
    chairs = table.setup.chairs
    if seat is not None:
        name = chairs[seat].name or name
    elif is_alike(name, (chair.name for chair in chairs)):
        raise Refusal("forbidden", "somebody at this table goes by that name; take another one", key="name_taken")
    return Change([Chatted(now, name, text, seat, person if seat is None else None)])


def clean(text: str) -> str:
    """Text on one line: control and direction characters gone."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


# -- rules


def change_rules(table: Table, now: int) -> Change:
    """Write down that the rules changed in mid-game, and where it goes on."""
    if table.overdue is None:
        return Change([])
    kept, position = table.overdue
    entry = RulesChanged(now, table.version, table.game.version, len(table.moves) - kept, position)
    return Change([entry], table.game.load(position))


def in_play(table: Table) -> State:
    if table.started is None or table.position is None:
        raise Refusal("not_started", "the game has not started yet")
    if table.phase == "over":
        raise Refusal("over", "the game is over")
    return table.position


def who(table: Table) -> str:
    return f"@{table.request.seat}"
