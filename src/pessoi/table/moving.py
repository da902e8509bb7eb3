"""A game that moves: begun in one place (a server, a page), gone on with in another. It travels as its record, with the
seed of all that is to come, which is why only who plays among bots may take it along (ADR 37)."""

from typing import Any

from pessoi.bots import BOTS
from pessoi.kernel import CHANCE, NOTHING, Game
from pessoi.kernel.chance import Chance
from pessoi.records import Record, final, outcome_of, replay, start
from pessoi.table import commands
from pessoi.table.change import Change
from pessoi.table.entry import AnyEntry, Chair, Forfeited, Setup, Started
from pessoi.table.names import LONGEST, distinct, is_visible, tidy
from pessoi.table.onward import setup_of
from pessoi.table.past import written
from pessoi.table.refusal import Refusal
from pessoi.table.table import Table


def taken(table: Table, person: str) -> Record:
    """The game as it stands, for who plays it alone, or with others at their device."""
    commands.in_play(table)
    people = [seat for seat, chair in enumerate(table.setup.chairs) if chair.kind != "bot"]
    if not people or table.seats_of(person) != people:
        raise Refusal("forbidden", "only who plays among bots may take the game elsewhere", key="not_alone")
    if table.setup.rated or table.setup.lesson or table.setup.analysis:
        text = "a game that counts, a lesson and an analysis stay where they are"
        raise Refusal("conflict", text, key="stays_here")
    return written(table)


def is_unfinished(record: Record, game: Game[Any]) -> bool:
    """Whether it can be gone on with: chance's answers are known, and somebody has something to answer."""
    if record.seed is None or record.changes or all(player.kind != "human" for player in record.players):
        return False
    last, s = final(record, game)
    return outcome_of(record, last, s) is None


def brought_setup(record: Record, me: Chair, level: str, key: str) -> Setup:
    """The same seats: bots of their level, and people at my device."""
    humans = [player for player in record.players if player.kind == "human"]
    chairs: list[Chair] = []
    for player in record.players:
        name = tidy(player.name)[:LONGEST]
        if player.kind != "human":
            chairs.append(Chair("bot", level=player.kind if player.kind in BOTS else level))
        elif len(humans) == 1 or not is_visible(name):
            chairs.append(Chair("person", me.person, distinct(me.name or "", [c.name for c in chairs])))
        else:
            chairs.append(Chair("person", me.person, distinct(name, [c.name for c in chairs])))
    return setup_of(record, me, chairs, level, key)


def bring(table: Table, record: Record, now: int) -> Change:
    """Start a table (whose set-up and seed are the record's) and play all that was played; it must have been verified.

    Answers that go without saying are written down as such, so that an undo passes over them as it did there."""
    game = table.game
    s = start(record, game)
    commitment = Chance(table.chance.seed).commitment()
    entries: list[AnyEntry] = [Started(now, game.version, commitment, record.start)]
    waiting, gone = list(record.forfeits), set[int]()
    for step in replay(record, game):
        while waiting and waiting[0].number < step.number:
            gone.add(waiting[0].seat)
            entries.append(Forfeited(now, waiting[0].seat, waiting.pop(0).why))
        request = game.pending(s)
        is_persons = request.seat not in gone and table.level(request.seat) is None
        by = "chance" if request.seat == CHANCE else "person" if is_persons else "bot"
        if by == "person" and commands.plays_among_bots(table, request.seat):
            by = "person" if commands.only_answer(game, s, request) == NOTHING else "forced"
        entries.append(commands.step(table, s, step.action, table.seq + len(entries), now, by))
    entries += [Forfeited(now, forfeit.seat, forfeit.why) for forfeit in waiting]
    return Change(commands.draw(table, s, entries, now), s)
