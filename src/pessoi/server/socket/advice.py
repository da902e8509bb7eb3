"""Advice over a socket: ideas for the question, and whether an answer loses much. A bot's process thinks of it.

What it thinks of is made of what the asked seat knows (`server/bots/jobs`), and so is what it says.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from pessoi.kernel import Action, NoSuchAction
from pessoi.server.bots.advice import Advice
from pessoi.server.bots.bot_pool import BotFailed
from pessoi.server.bots.bot_process import Job
from pessoi.server.bots.fair_queue import Asker
from pessoi.server.bots.jobs import ideas_for, weighing_of
from pessoi.server.http.access import Access
from pessoi.server.tables.room import Room
from pessoi.table import Refusal, Table, commands, hints, messages
from pessoi.table.conversation import Conversation, check_asked
from pessoi.table.messages import error_body
from pessoi.table.types import words


class Counsel:
    """Advises who sits at the socket, on one thing at a time."""

    def __init__(
        self,
        access: Access,
        room: Room,
        person: str,
        talk: Conversation,
        say: Callable[[messages.ServerMessage], None],
    ) -> None:
        self.access: Final = access
        self.room: Final = room
        self.person: Final = person
        self.talk: Final = talk
        self.say: Final = say
        self._thinking: asyncio.Task[None] | None = None

    async def give(self, message: messages.Hint | messages.Weigh) -> None:
        """Begin to think, or Refusal."""
        self.talk.check_greeted()
        table = self.room.table
        seat = self.talk.my_seat(table)
        hints.check_person(table, seat)
        commands.in_play(table)
        if message.question != table.question:
            raise Refusal("stale", f"the table has moved on to {table.question}")
        check_asked(table, seat)
        job = self._job(table, message)
        (self.access.hints if isinstance(message, messages.Hint) else self.access.weighings).take(self.person)
        if self._thinking is not None and not self._thinking.done():
            raise Refusal("too_many", "one hint at a time", {"seconds": 1})
        if isinstance(message, messages.Hint):
            await self.room.do(lambda t, now: hints.ask(t, seat, now))
        self._thinking = asyncio.create_task(self._think(table, message, job))

    def end(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    def _job(self, table: Table, message: messages.Hint | messages.Weigh) -> Job:
        settings = self.room.services.settings
        if isinstance(message, messages.Hint):
            return ideas_for(table, settings.hint_level, settings.bot_seconds)
        if table.setup.counts or not hints.are_among_bots(table):
            raise Refusal("no_hint", "people who play together, or where it counts, are not coached", key="hints_off")
        try:
            action = table.game.vocabulary.read(message.action)
        except NoSuchAction as error:
            raise Refusal("no_such_action", str(error)) from error
        if action not in table.request.actions:
            raise Refusal("illegal", "that answer is not possible now")
        return weighing_of(table, int(action), settings.coach_level, settings.bot_seconds)

    async def _think(self, table: Table, message: messages.Hint | messages.Weigh, job: Job) -> None:
        game = table.game
        try:
            thought = await self.room.services.bots.think(job, Asker(self.person, table.id))
        except BotFailed:
            refusal = Refusal("no_hint", "the bot has no advice this time")
            self.say(messages.Refused(message.id, error_body(refusal)))
            return
        advice = thought.advice or Advice()
        if isinstance(message, messages.Hint):
            reply = messages.HintReply(message.id, message.question, advice.ideas, advice.now, job.level)
            self.say(reply)
            return
        given, best = game.vocabulary.read(message.action), Action(advice.best)
        self.say(
            messages.WeighReply(
                message.id,
                message.question,
                message.action,
                words(game.describe(given)),
                advice.loss,
                game.vocabulary.text(best),
                words(game.describe(best)),
                advice.reasons,
            )
        )
