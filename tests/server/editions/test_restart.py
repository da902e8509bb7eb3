"""A table with figures of its own survives the server: it goes on by them, replays, and its record verifies alone."""

from pessoi.records import game_of, read, write
from pessoi.records.replay import verify
from pessoi.server.services import Services
from pessoi.server.settings import Settings
from pessoi.server.tables.hub import Hub
from pessoi.table import Table, commands, lobby
from pessoi.table.past import record_of
from pessoi.table.timekeeper import Timekeeper
from pessoi.table.view import show_table
from tests.table.machine import Machine
from tests.table.tables import FRIEND, OWNER, setup

EDITION = {"edition": {"name": "Cheap locks"}, "lock": [{"id": "lock_low", "value": 2}], "limits": {"max_rounds": 3}}


def play_some(table: Table, answers: int) -> None:
    while table.phase == "play" and answers:
        answers -= 1
        action = table.request.actions[answers % len(table.request.actions)]
        text = table.game.vocabulary.text(action)
        table.become(commands.answer(table, table.request.seat, table.question, text, 3000))


async def test_a_table_goes_on_by_its_own_figures(database: str) -> None:
    settings = Settings(database=database, editions=True)
    arrangement = setup(OWNER, FRIEND, game="mytikas", edition=EDITION)
    running, over = Table("running", arrangement, bytes(32)), Table("over", arrangement, bytes(32))
    hub = Hub(Services(settings, Timekeeper(Machine())))
    await hub.open()
    for table, answers in ((running, 20), (over, 10_000)):
        table.become(lobby.arrange(arrangement, 1000))
        table.become(lobby.start(table, OWNER, None, 2000))
        play_some(table, answers)
        await hub.create(table)
    assert (running.phase, over.phase) == ("play", "over")
    await hub.close()

    hub = Hub(Services(settings, Timekeeper(Machine())))
    await hub.open()
    again = (await hub.room("running")).table
    assert again.game.figures_data["lock"][0]["value"] == 2  # type: ignore[attr-defined]
    assert again.position is not None
    assert running.position is not None
    assert again.position.digest() == running.position.digest()
    assert show_table(again, None).edition_name == "Cheap locks"
    play_some(again, 1)
    assert len(again.moves) > len(running.moves)

    text = write(record_of((await hub.room("over")).table), reveal=True)
    await hub.close()
    record = read(text)
    assert record.edition == EDITION
    found = verify(record, game_of(record))
    assert found.over
    assert found.seed
