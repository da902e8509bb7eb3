"""The outbox: what is told, to whom, when; and once, whatever happens in between."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from pessoi.server.notices.office import BACKOFF, HOLD
from pessoi.server.notices.targets import Undeliverable
from pessoi.server.tables.making import new_table
from pessoi.server.tables.room import Room
from pessoi.server.wire import NoticeWishes, QuietHours
from pessoi.table import absence, lobby
from tests.server.notices.house import House, Noting, open_house
from tests.table.machine import HOUR, SECOND, Machine
from tests.table.tables import FRIEND, ONLOOKER, OWNER, bank

MINUTE = 60


async def friends_turn(house: House, pebbles: str, **more: object) -> Room:
    """A table of three in which the friend is asked, and nobody else has been told anything."""
    room = await house.table("t1", pebbles, OWNER, FRIEND, ONLOOKER, **more)
    while room.table.request.seat != 1:
        await house.answer(room)
    return room


async def test_a_turn_is_told_once_within_half_a_minute(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        await friends_turn(house, pebbles)
        await house.look()
        assert house.sender.sent == []  # whoever is there sees it themselves
        await house.wait(12)
        assert house.sender.titles() == [(FRIEND, "Pebbles: your turn")]
        for _ in range(5):
            await house.wait(3600)
        assert len(house.sender.sent) == 1


async def test_nothing_is_told_of_a_turn_that_was_seen_or_played(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        for person in (OWNER, FRIEND):
            await house.reach(person)
        room = await friends_turn(house, pebbles)
        house.notices.see(FRIEND, "t1", room.table.seq)
        await house.wait(60)
        assert house.sender.sent == []
        await house.pass_turn(room)
        while room.table.request.seat != 1:
            await house.pass_turn(room)
        await house.pass_turn(room)  # the friend has played
        told = [(person, message.notes[0].seq) for person, message in house.sender.sent]
        await house.wait(60)
        assert [t for t in told if t[0] == FRIEND] == []


async def test_who_wants_nothing_costs_nothing(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        room = await friends_turn(house, pebbles)
        await house.say(room, "hello")
        house.machine.t += HOUR
        assert await house.notices.due(house.hub.time.now(), 10) == []


async def test_a_table_among_bots_tells_nothing(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(OWNER)
        await house.table("t1", pebbles, OWNER, "random")
        await house.wait(60)
        assert house.sender.sent == []


async def test_chat_and_the_end_are_told(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        for person in (OWNER, FRIEND):
            await house.reach(person, "webhook")
        room = await house.table("t1", pebbles, OWNER, FRIEND)
        house.notices.see(FRIEND, "t1", room.table.seq)
        for text in ("hello", "are you there?"):
            await house.say(room, text)
        await house.wait(60)
        assert [(p, m.title, m.text) for p, m in house.sender.sent if p == FRIEND and m.notes[0].kind == "chat"] == [
            (FRIEND, "Pebbles: 2 messages", "Owner: are you there?")
        ]
        while room.table.phase == "play":
            await house.answer(room)
        house.sender.sent.clear()
        await house.wait(60)
        assert [m.notes[0].kind for _, m in house.sender.sent] == ["over"]  # whoever made the last move knows


async def test_a_rematch_invites_the_others(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        for person in (OWNER, FRIEND):
            await house.reach(person)
        room = await house.table("t1", pebbles, OWNER, FRIEND)
        while room.table.phase == "play":
            await house.answer(room)
        await house.wait(60)
        house.sender.sent.clear()
        again = lobby.rematch_setup(room.table, 0, "k" * 24)
        await room.do(lambda t, at: lobby.rematch(t, 0, "t2", again.key, at)[1])
        await house.wait(15)
        assert house.sender.sent == []  # its table is not there yet
        await house.hub.create(new_table("t2", again, house.hub.time))
        await house.wait(15)
        assert house.sender.titles() == [(FRIEND, "Owner invites you to Pebbles")]
        assert house.sender.sent[0][1].url == "https://pessoi.example/table/t2"


async def test_a_reminder_is_told_too(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        room = await friends_turn(house, pebbles)
        await house.wait(12)
        house.machine.t += 24 * HOUR
        await room.do(lambda t, at: absence.nudge(t, 0, t.question, at))
        await house.wait(12)
        await house.wait(3600)
        assert [message.notes[0].seq for _, message in house.sender.sent] == [room.table.question, room.table.seq]


async def test_a_muted_table_is_silent(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        await house.table("t2", pebbles, OWNER, FRIEND)
        await friends_turn(house, pebbles)
        await house.notices.mute(FRIEND, "t1", True)
        await house.wait(60)
        assert all(m.notes[0].table != "t1" for _, m in house.sender.sent)


async def test_every_channel_gets_what_it_is_for(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND, "push")
        await house.reach(FRIEND, "mail")
        await house.notices.wish(FRIEND, NoticeWishes(push=["chat"], mail=["turn"], webhook=[]))
        room = await friends_turn(house, pebbles)
        await house.say(room, "hello")
        await house.wait(60)
        assert sorted(m.notes[0].kind for _, m in house.sender.sent) == ["chat", "turn"]


# -- when


async def at_ten_in_the_evening(house: House) -> None:
    wall = datetime.fromtimestamp(house.machine.wall() / 1000, ZoneInfo("Europe/Paris"))
    late = wall.replace(hour=22, minute=30, second=0, microsecond=0)
    house.machine.t += int((late - wall).total_seconds() % 86400 * SECOND)


QUIET = NoticeWishes(lang="fr", zone="Europe/Paris", quiet=QuietHours(22 * 60, 8 * 60))


async def test_quiet_hours_end_with_one_message(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        await house.notices.wish(FRIEND, QUIET)
        await at_ten_in_the_evening(house)
        room = await friends_turn(house, pebbles)
        await house.wait(15)
        await house.say(room, "bonsoir")
        for _ in range(9):
            await house.wait(3600)  # until half past seven
        assert house.sender.sent == []
        await house.wait(31 * MINUTE)
        assert house.sender.titles() == [(FRIEND, "2 nouvelles à vos tables")]


async def test_a_clock_that_would_run_out_breaks_the_quiet(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        await house.notices.wish(FRIEND, QUIET)
        await at_ten_in_the_evening(house)
        await friends_turn(house, pebbles, clock=bank(6 * 3600))
        await house.wait(15)
        assert [(p, m.is_urgent) for p, m in house.sender.sent] == [(FRIEND, False)]


async def test_a_digest_gathers_a_quarter_of_an_hour(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        await house.notices.wish(FRIEND, NoticeWishes(digest=15))
        house.machine.t += int((900 - house.machine.wall() / 1000 % 900) * SECOND) + SECOND  # just after a boundary
        await house.table("t2", pebbles, FRIEND, OWNER)
        await friends_turn(house, pebbles)
        await house.wait(13 * MINUTE)
        assert house.sender.sent == []
        await house.wait(2 * MINUTE)
        assert house.sender.titles() == [(FRIEND, "2 games wait for you")]


# -- what goes wrong


async def test_what_is_not_taken_is_tried_again_and_then_given_up(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        channel = await house.reach(FRIEND)
        await friends_turn(house, pebbles)
        house.sender.fault = Undeliverable("503")
        await house.wait(12)
        found = await house.notices.channel(channel.id)
        assert found is not None
        assert (found.failures, found.fault, found.state) == (1, "503", "on")
        house.sender.fault = None
        await house.wait(BACKOFF[0] + 1)
        assert len(house.sender.sent) == 1
        found = await house.notices.channel(channel.id)
        assert found is not None
        assert (found.failures, found.fault) == (0, None)

        house.sender.fault = Undeliverable("503")
        room = await house.hub.room("t1")
        await house.say(room, "hello")
        for seconds in (12, *BACKOFF):
            await house.wait(seconds + 1)
        found = await house.notices.channel(channel.id)
        assert found is not None
        assert found.state == "failed"
        assert await house.notices.due_letters(2**60, 10) == []


async def test_a_browser_that_is_gone_is_forgotten_at_once(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        channel = await house.reach(FRIEND)
        await friends_turn(house, pebbles)
        house.sender.fault = Undeliverable("410", for_good=True)
        await house.wait(12)
        found = await house.notices.channel(channel.id)
        assert found is not None
        assert found.state == "failed"


async def test_a_turn_that_is_played_between_two_tries_is_not_told(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        room = await friends_turn(house, pebbles)
        house.sender.fault = Undeliverable("503")
        await house.wait(12)
        house.sender.fault = None
        while room.table.request.seat == 1:
            await house.answer(room)
        await house.wait(3600)
        assert [m.notes[0].seq for p, m in house.sender.sent if p == FRIEND] == []


async def test_a_letter_that_died_with_its_process_goes_out_again_under_its_name(database: str, pebbles: str) -> None:
    machine, sender = Machine(), Dying()
    async with open_house(database, machine, sender) as house:
        await house.reach(FRIEND)
        await friends_turn(house, pebbles)
        await house.wait(12)
        assert len(sender.sent) == 1  # and nobody noted so
    async with open_house(database, machine, sender) as house:
        sender.is_dying = False
        if not house.hub.store.is_sqlite:
            await house.wait(1)
            assert len(sender.sent) == 1  # the other process might still be at it
            house.machine.t += HOLD * 1000
        await house.look()
        assert len(sender.sent) == 2
        await house.wait(3600)
    assert len({message.id for _, message in sender.sent}) == 1
    assert len(sender.sent) == 2


class Dying(Noting):
    """Takes what it is given, and whoever gave it dies before it is noted."""

    is_dying = True

    async def send(self, *args: object) -> None:
        await super().send(*args)  # type: ignore[arg-type] # as they come
        if self.is_dying:
            raise RuntimeError("killed")


async def test_of_two_processes_one_sends(postgres: object, pebbles: str) -> None:
    database = postgres.new_database()  # type: ignore[attr-defined] # a Postgres
    machine, sender = Machine(), Noting()
    async with open_house(database, machine, sender) as one, open_house(database, machine, sender) as other:
        await one.reach(FRIEND)
        await friends_turn(one, pebbles)
        machine.t += 12 * SECOND
        await other.look()
        await one.look()
        assert len(sender.sent) == 1
        room = await one.hub.room("t1")
        await one.say(room, "hello")
        machine.t += 12 * SECOND
        await one.look()
        assert len(sender.sent) == 1  # the other one has the lease
        machine.t += 20 * SECOND  # and lets it go by dying
        await one.look()
        assert len(sender.sent) == 2


@pytest.mark.parametrize("first", [0, 1])
async def test_two_who_think_that_they_have_the_lease_send_once(postgres: object, pebbles: str, first: int) -> None:
    database = postgres.new_database()  # type: ignore[attr-defined] # a Postgres
    machine, sender = Machine(), Noting()
    async with open_house(database, machine, sender) as one, open_house(database, machine, sender) as other:
        await one.reach(FRIEND)
        await friends_turn(one, pebbles)
        machine.t += 12 * SECOND
        houses = [one, other] if first == 0 else [other, one]
        for house in houses:
            house.hub.office._lease._until = 2**60
        due = [await house.notices.due(house.hub.time.now(), 10) for house in houses]
        assert due[0] == due[1] != []
        for house in houses:
            await house.look()
        assert len(sender.sent) == 1


async def test_a_reminder_is_told_once_more(database: str, pebbles: str) -> None:
    async with open_house(database) as house:
        await house.reach(FRIEND)
        room = await friends_turn(house, pebbles)
        await house.wait(12)
        await house.wait(3600)
        question = room.table.question
        assert not await room.do(lambda t, at: absence.nudge(t, 0, question, at))
        assert await room.do(lambda t, at: absence.nudge(t, 2, question, at))  # once a day
        await house.wait(12)
        await house.wait(3600)
        assert house.sender.titles() == [(FRIEND, "Pebbles: your turn")] * 2
