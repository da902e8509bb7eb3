"""What a room sends as a change is, made on what its client has, the whole view as version 1 would send it."""

import json
from random import Random
from typing import Any, Literal

import pytest

from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.tables.hub import Hub
from pessoi.server.tables.room import Room
from pessoi.table import Table, commands, lobby, messages
from pessoi.table.conversation import Conversation
from pessoi.table.difference import apply
from pessoi.table.entry import Chair, Setup

ANSWERS = 60
LATE = 0.15  # how often somebody misses a view


@pytest.mark.parametrize(("game", "players"), [("mytikas", 4), ("olympos", 3)])
async def test_changes_of_a_room_add_up_to_the_view(database: str, game: str, players: int) -> None:
    hub, rng = Hub(Services(Settings(database=database))), Random(1)
    await hub.open()
    people = [f"p{seat}" for seat in range(players)]
    chairs = [Chair("person", person, person) for person in people]
    setup = Setup(game, players, {}, chairs, people[0], private=False)
    table = Table("t1", setup, bytes(32))
    table.become(lobby.arrange(setup, hub.time.now()))
    table.become(lobby.start(table, people[0], None, hub.time.now()))
    room = await hub.create(table)
    # one of them has two browsers, and somebody looks on
    talks = [greeted(room, person, 0, 2) for person in [*people, people[0], None]]
    have = [json.loads(room.view(talk)) for talk in talks]
    changes = 0
    for _ in range(ANSWERS):
        request, question = room.table.request, room.table.question
        text = room.table.game.vocabulary.text(rng.choice(request.actions))
        await room.do(lambda t, at, r=request, q=question, a=text: commands.answer(t, r.seat, q, a, at))  # type: ignore[misc]
        if rng.random() < LATE:
            await room.do(lambda t, at: commands.chat(t, people[0], 0, "hello", at))
        for number, talk in enumerate(talks):
            if rng.random() < LATE:
                continue
            since, sent = talk.sent, json.loads(room.view(talk))
            if sent["type"] == "change":
                changes += 1
                sent = {**apply(have[number], sent["set"]), "clocks": sent["clocks"], "n": sent["n"]}
            have[number] = sent
            whole = json.loads(room.view(greeted(room, talk.person, since, 1)))
            assert without_number(sent) == without_number(whole)
    assert changes > ANSWERS
    await hub.close()


def greeted(room: Room, person: str | None, since: int, version: Literal[1, 2]) -> Conversation:
    talk = Conversation(person, person)
    talk.hear(room.table, messages.Hello(since=since, version=version))
    return talk


def without_number(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "n"}
