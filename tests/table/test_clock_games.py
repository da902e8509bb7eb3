"""Clocks against a stop-watch: whole games with undos, absences, restarts, and a wall clock that people set."""

from collections.abc import Callable
from random import Random

import pytest

from pessoi.kernel.chance import seed_from
from pessoi.table import Change, ClockRule, Refusal, Table, commands, lobby, pause
from pessoi.table.clock import NOBODY
from pessoi.table.commands import Repeated
from pessoi.table.entry import HolidayBegan, HolidayEnded, decode, encode
from pessoi.table.timekeeper import Timekeeper
from tests.table.ledger import Ledger
from tests.table.machine import HOUR, SECOND, Machine
from tests.table.tables import FRIEND, ONLOOKER, OWNER, setup

BEAT = 2 * SECOND
OUTAGE = 10_000  # milliseconds
ALLOWED = 50  # milliseconds that a clock may be wrong
GAMES = 1000


class World:
    """A server with one table and a stop-watch. What is not in `log` or `last_beat` is lost when the server dies."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        seconds, increment = self.rng.randint(5, 40), self.rng.choice([0, 0, 2, 30])
        self.rule = ClockRule(
            self.rng.choice(["move", "bank"]), seconds, increment, self.rng.choice(["bot", "forfeit"])
        )
        chairs = [OWNER, FRIEND, *self.rng.choice([[], [ONLOOKER], ["greedy"]])]
        self.setup = setup(*chairs, clock=self.rule)
        self.seed = seed_from(str(seed))
        self.machine = Machine()
        self.time = Timekeeper(self.machine)
        self.table = Table("t1", self.setup, self.seed)
        self.ledger = Ledger(self.rule, len(chairs))
        self.log: list[bytes] = []
        self.beat()
        self.keep(lobby.arrange(self.setup, self.time.now()))
        self.do(lambda t, now: lobby.start(t, OWNER, None, now))

    # -- the server

    def beat(self) -> None:
        self.last_beat = (self.time.wall(), self.time.ahead())
        self.next_beat = self.machine.t + BEAT

    def keep(self, change: Change) -> None:
        change = self.time.stamp(change)
        self.log += [encode(entry) for entry in change.entries]
        self.table.become(change)
        for entry in change.entries:
            self.ledger.hear(entry, self.table, self.machine.t)

    def do(self, command: Callable[[Table, int], Change]) -> None:
        try:
            self.keep(command(self.table, self.time.now()))
        except (Refusal, Repeated):
            return

    def wait(self, duration: int) -> None:
        """Time passes; the server beats, and sees to clocks that run out."""
        end = self.machine.t + duration
        while self.machine.t < end:
            running = self.table.running()
            stop = min(end, self.next_beat)
            if running != NOBODY and not self.table.is_standing(running):
                left = self.table.clock.left(running, running, self.time.now())
                stop = min(stop, self.machine.t + left * 1000)
            self.machine.t = stop
            if stop == self.next_beat:
                self.beat()
            self.see_to_clock()

    def see_to_clock(self) -> None:
        self.check()
        self.do(commands.time_up)

    def restart(self, down: int, jump: int = 0) -> None:
        """The server dies, and another one comes up; a wall clock set meanwhile looks like an outage."""
        self.wait(self.next_beat - self.machine.t)
        self.wait(self.rng.randrange(BEAT))
        self.machine.t += down
        self.machine.shift += jump
        self.time = Timekeeper(self.machine)
        away = self.time.go_on(*self.last_beat)
        before = self.table.clock
        self.table = Table("t1", self.setup, self.seed)
        self.table.load([decode(line) for line in self.log])
        assert (self.table.clock.used, self.table.clock.since) == (before.used, before.since)
        self.beat()
        if away > OUTAGE:
            self.do(commands.wake)
        self.see_to_clock()

    # -- the stop-watch

    def check(self) -> None:
        running, now = self.table.running(), self.time.now()
        for seat in range(self.setup.players):
            if self.table.phase == "play" and seat not in self.table.forfeits:
                due = max(0, self.ledger.left(seat, self.machine.t))
                assert abs(self.table.clock.left(seat, running, now) - due) <= ALLOWED

    # -- the people

    def act(self) -> None:
        table, rng = self.table, self.rng
        people = [seat for seat, chair in enumerate(self.setup.chairs) if chair.kind == "person"]
        seat = rng.choice(people)
        wishes = {"answer": 8, "undo": 5, "leave": 1, "back": 2, "set clock": 1, "restart": 1, "pause": 2, "holiday": 1}
        what = rng.choices(list(wishes), list(wishes.values()))[0]
        if what == "answer":
            asked, question = table.request.seat, table.question
            text = table.game.vocabulary.text(rng.choice(table.request.actions))
            by = "person" if table.level(asked) is None else "bot"
            self.do(lambda t, now: commands.answer(t, asked, question, text, now, by))
        elif what == "undo":
            self.do(lambda t, now: commands.undo(t, seat, t.question, now))
            while self.table.undo is not None and rng.random() < 0.9:
                self.wait(rng.randrange(SECOND))
                for other in people:
                    self.do(lambda t, now, other=other: commands.consent(t, other, t.question, True, now))  # type: ignore[misc]
        elif what == "leave":
            self.do(lambda t, now: commands.go_away(t, seat, None, now))
        elif what == "back":
            self.do(lambda t, now: commands.come_back(t, seat, now))
        elif what == "pause":
            on = not table.paused
            for other in people:
                self.do(lambda t, now, other=other: pause.wish(t, other, on, now))  # type: ignore[misc]
        elif what == "holiday":
            kind = HolidayEnded if seat in table.holidays else HolidayBegan  # at this pace nobody else would write it
            self.do(lambda t, now: Change([kind(now, seat)]))
        elif what == "set clock":
            self.machine.shift += rng.choice([-HOUR, HOUR])
        else:
            down = rng.choice([rng.randrange(7 * SECOND), rng.randrange(9 * SECOND, HOUR)])
            self.restart(down, rng.choice([0, 0, HOUR]))

    def play(self) -> None:
        for _ in range(60):
            self.wait(self.rng.choice([1, 1, 1, 5, 20]) * self.rng.randrange(2 * SECOND))
            if self.table.phase != "play":
                return
            self.act()
            self.check()


@pytest.mark.parametrize("batch", range(10))
def test_clocks_are_exact_through_undos_restarts_and_jumps_of_the_wall_clock(batch: int) -> None:
    for seed in range(batch * GAMES // 10, (batch + 1) * GAMES // 10):
        World(seed).play()
