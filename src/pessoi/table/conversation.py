"""Somebody at a table: what they say becomes a command or an answer, and the table becomes what they are sent.

No sockets: whatever carries messages (a socket, a worker in the browser, a simulation) can serve the same protocol.
"""

from collections.abc import Callable
from typing import Final

from pessoi.i18n import LANGUAGES
from pessoi.kernel import Action, NoSuchAction, verb
from pessoi.spec.rulebook import ENGLISH, has_specification, rules
from pessoi.table import absence, commands, messages, pause, teaching
from pessoi.table.change import Change
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table
from pessoi.table.types import View, words
from pessoi.table.view import show_table, view, write_view
from pessoi.table.written import Written

Command = Callable[[Table, int], Change]


class Conversation:
    """One client. `person` and `name` are None for a stranger, who may look on."""

    def __init__(self, person: str | None, name: str | None) -> None:
        self.person: Final = person
        self.name: Final = name
        self.sent = 0  # seq of the last view
        self.version = 1  # of the protocol
        self.count = 0  # version 2: views and changes that were sent
        self.base: object = None  # version 2: what the last of them showed
        self.greeted = False
        self.looked_from: int | None = None  # of several seats: that of the last view

    def seat(self, table: Table) -> int | None:
        return table.seat_of(self.person)

    def hear(self, table: Table, message: messages.ClientMessage) -> Command | messages.ServerMessage | None:
        """What there is to be done or said; None: a view is due. Refusal if the message is out of place."""
        if isinstance(message, messages.Ping):
            return messages.Pong(message.id, message.t)
        if isinstance(message, messages.Seen):
            return messages.Ack(message.id, table.seq, table.question)  # whoever tells people elsewhere has noted it
        if isinstance(message, messages.Hello | messages.Resync):
            self._greet(table, message)
            return None
        self.check_greeted()
        if isinstance(message, messages.Why):
            return explain(table, self.my_seat(table), message)
        if isinstance(message, messages.Hint | messages.Weigh):
            raise Refusal("no_hint", "nobody gives hints here")
        if isinstance(message, messages.Chat):
            return self._chat(message.text)
        return command_of(self.my_seat(table), message)

    def _greet(self, table: Table, message: messages.Hello | messages.Resync) -> None:
        if isinstance(message, messages.Hello):
            if self.greeted:
                raise Refusal("bad_request", "you have said hello already; use resync")
            self.sent = min(message.since, table.seq)
            self.version = message.version
        else:
            self.sent = 0
        self.base = None  # a whole view is wanted
        self.greeted = True

    def check_greeted(self) -> None:
        if not self.greeted:
            raise Refusal("bad_request", "say hello first")

    def my_seat(self, table: Table) -> int:
        seat = self.seat(table)
        if seat is None:
            raise Refusal("not_seated", "only who sits at the table may do that")
        return seat

    def _chat(self, text: str) -> Command:
        if self.person is None or self.name is None:
            raise Refusal("who_are_you", "give yourself a name first")
        person, name = self.person, self.name
        return lambda t, now: commands.chat(t, name, t.seat_of(person), text, now, person)

    def take_lines(self, table: Table) -> int:
        """The entry after which the next view's lines begin; all up to the table's last count as sent from now on."""
        if len(table.seats_of(self.person)) > 1 and self.looked_from != (seat := self.seat(table)):
            self.looked_from, self.sent = seat, 0  # another seat has read another log
        since, self.sent = self.sent, table.seq
        return since

    def view(self, table: Table, now: int, online: list[bool]) -> View:
        """What is to be seen now."""
        return view(table, self.seat(table), self.take_lines(table), now, show_table(table, self.person, online))

    def write_view(self, table: Table, online: list[bool]) -> Written:
        """What is to be sent now."""
        return write_view(table, self.seat(table), self.take_lines(table), self.person, online)

    def acknowledge(self, table: Table, message: messages.ClientMessage, again: bool) -> messages.Ack:
        """What is said to a message whose command is durable."""
        return messages.Ack(message.id, table.seq, table.question, again)


def command_of(seat: int, message: messages.ClientMessage) -> Command:
    """What a seat wants done."""
    if isinstance(message, messages.Answer):
        answer = message
        return lambda t, now: commands.answer(t, seat, answer.question, answer.action, now, careful=answer.careful)
    if isinstance(message, messages.Undo):
        question = message.question
        return lambda t, now: commands.undo(t, seat, question, now)
    if isinstance(message, messages.Consent):
        consent = message
        return lambda t, now: commands.consent(t, seat, consent.question, consent.agree, now)
    if isinstance(message, messages.Resign):
        return lambda t, now: commands.resign(t, seat, now)
    if isinstance(message, messages.Away):
        level = message.level
        return lambda t, now: commands.go_away(t, seat, level, now)
    if isinstance(message, messages.Back):
        return lambda t, now: commands.come_back(t, seat, now)
    if isinstance(message, messages.Auto):
        single = message.auto_single
        return lambda t, now: commands.set_auto_single(t, seat, single, now)
    if isinstance(message, messages.Nudge | messages.StandIn | messages.End):
        return absence.command_of(seat, message)
    if isinstance(message, messages.Pause):
        on = message.on
        return lambda t, now: pause.wish(t, seat, on, now)
    if isinstance(message, messages.Lesson):
        lesson = message
        return lambda t, now: teaching.go_on(t, lesson.told, lesson.is_over, now)
    assert isinstance(message, messages.Plan)
    plan = message
    return lambda t, now: commands.plan(t, seat, plan.decision, plan.action, now)


def explain(table: Table, seat: int, message: messages.Why) -> messages.WhyReply:
    """Why the seat may or may not do that now."""
    game, position = table.game, commands.in_play(table)
    action = wished(table, message.action)
    check_asked(table, seat)
    refusal = game.refusal(position, table.request, action)
    legal = action in table.request.actions
    rule = None if legal else refusal.rule or game.references().get(refusal.decision)
    said = None if legal else game.why_not(game.known(position, seat), table.request, action, refusal.rule)
    text = rule_text(table, rule, message.lang)
    reason = None if said is None else words(said)
    return messages.WhyReply(message.id, refusal.action, legal, rule, text, refusal.expected, reason)


def wished(table: Table, text: str) -> Action:
    """The action that is called so, or one of a thing alone: by a verb of the question if there is one, else by any."""
    vocabulary = table.game.vocabulary
    try:
        return vocabulary.read(text)
    except NoSuchAction as error:
        wanted = text.lower().split()
        found = [action for action in vocabulary.actions if fits(vocabulary.text(action).split(), wanted)]
        if not found:
            raise Refusal("no_such_action", str(error)) from error
        asked = {verb(action) for action in table.request.actions}
        meant = [word for word in table.game.wishes if word in {vocabulary.verbs[verb(action)] for action in found}]
        likely = {verb(a) for a in found if vocabulary.verbs[verb(a)] == (meant[0] if meant else "")}
        return next((a for verbs in (asked, likely) for a in found if verb(a) in verbs), found[0])


def fits(words: list[str], wanted: list[str]) -> bool:
    """Whether these words stand side by side in a notation, as the client's patterns do; * is any word."""
    places = range(len(words) - len(wanted) + 1)
    return any(all(w in ("*", words[at + i]) for i, w in enumerate(wanted)) for at in places)


def check_asked(table: Table, seat: int) -> None:
    if table.request.seat != seat:
        raise Refusal("not_your_turn", "you are not asked now", {"who": commands.who(table)})


def rule_text(table: Table, rule: str | None, lang: str) -> str | None:
    """The words of the specification, if the game has one; in English where it is not translated."""
    game = table.setup.game
    known = rules(game, lang if lang in LANGUAGES else ENGLISH) if has_specification(game) else {}
    return known[rule].text if rule in known else None
