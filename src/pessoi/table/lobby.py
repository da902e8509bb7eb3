"""Before the start: making a table, sitting down, the owner's arrangements. Commands as in `commands`."""

from collections.abc import Container, Mapping
from random import Random
from typing import Any, Final

import msgspec

from pessoi.bots import BOTS
from pessoi.games import GAMES, UnknownGame
from pessoi.games.sheet import BadFigures
from pessoi.kernel import BadOption, Options
from pessoi.table.change import Change
from pessoi.table.commands import Repeated, begin
from pessoi.table.entry import AnyEntry, Arranged, Chair, ClockRule, Rematched, Setup
from pessoi.table.fold import game_of
from pessoi.table.names import distinct
from pessoi.table.refusal import Refusal, refused
from pessoi.table.table import Table

LONGEST: Final = 14 * 24 * 3600  # seconds on a clock
SHORTEST: Final = 5
INCREMENT: Final = 3600  # seconds at most
PATIENCE: Final = 7 * 24 * 3600  # seconds that others wait, unless a table is set otherwise
LEAST_PATIENCE, MOST_PATIENCE = 3600, 60 * 24 * 3600


def arrange(setup: Setup, now: int) -> Change:
    """The set-up as an entry, if the game and its options, clocks and levels exist."""
    return Change([Arranged(now, checked(setup))])


def checked(setup: Setup) -> Setup:
    if setup.game not in GAMES:
        raise refused("bad_option", UnknownGame(setup.game))
    try:
        options = game_of(setup).settled_options(Options(setup.players, setup.options))
    except (BadFigures, BadOption) as error:
        raise refused("bad_option", error) from error
    except (LookupError, TypeError, ValueError, ArithmeticError) as error:
        if setup.edition is None:
            raise
        raise Refusal("bad_option", f"the game cannot be made of these figures: {error!r}", key="figures") from error
    check_clock(setup.clock)
    check_level(setup.takeover)
    people = [chair.person for chair in setup.chairs if chair.kind == "person"]
    if setup.rated and (setup.edition or setup.lesson or len(people) > len(set(people))):
        raise Refusal(
            "bad_option", "a game counts that is played by our figures, from its beginning", key="rated_terms"
        )
    if setup.patience and not LEAST_PATIENCE <= setup.patience <= MOST_PATIENCE:
        text = f"people wait {LEAST_PATIENCE} to {MOST_PATIENCE} seconds, or for ever (0), not {setup.patience}"
        raise Refusal("bad_option", text, {"least": LEAST_PATIENCE, "most": MOST_PATIENCE}, key="clock")
    if len(setup.chairs) != setup.players:
        raise Refusal("bad_option", f"{setup.players} players need as many seats, not {len(setup.chairs)}")
    for chair in setup.chairs:
        if chair.kind == "bot":
            check_level(chair.level)
    return msgspec.structs.replace(setup, options=options.values)


def check_clock(rule: ClockRule) -> None:
    if rule.kind != "none" and not SHORTEST <= rule.seconds <= LONGEST:
        text = f"a clock has {SHORTEST} to {LONGEST} seconds, not {rule.seconds}"
        raise Refusal("bad_option", text, {"least": SHORTEST, "most": LONGEST}, key="clock")
    if not 0 <= rule.increment <= INCREMENT:
        text = f"an increment has 0 to {INCREMENT} seconds, not {rule.increment}"
        raise Refusal("bad_option", text, {"least": 0, "most": INCREMENT}, key="clock")


def check_level(level: str | None) -> None:
    if level not in BOTS:
        raise Refusal("bad_option", f"there is no level {level!r}; there are: {', '.join(BOTS)}", key="level")


def join(table: Table, person: str, name: str, seat: int | None, now: int, program: bool = False) -> Change:
    in_lobby(table)
    chairs = table.setup.chairs
    here = table.seat_of(person)
    if here is not None and seat in (None, here):
        raise Repeated
    if seat is None:
        seat = next((i for i, c in enumerate(chairs) if c.kind == "open"), None)
        if seat is None:
            raise Refusal("conflict", "all seats are taken", key="table_full")
    check_seat(table, seat)
    if chairs[seat].kind != "open":
        raise Refusal("conflict", f"seat {seat} is taken", key="seat_taken")
    moved = [Chair() if i == here else c for i, c in enumerate(chairs)]
    name = distinct(name, (c.name for i, c in enumerate(chairs) if i != here))
    moved[seat] = Chair("person", person, name, agreed=table.setup.rated, program=program)
    return change(table, now, chairs=moved)


def leave(table: Table, person: str, now: int) -> Change:
    """Stand up, with all who share the device; an owner who leaves, from a seat or not, hands the table on to who has
    sat there longest."""
    in_lobby(table)
    here = table.seat_of(person)
    owner = table.setup.owner
    if owner == person:
        owner = next((other for other in by_patience(table) if other != person), owner)
    if here is None and owner == table.setup.owner:
        raise Repeated
    chairs = [Chair() if c.person == person else c for c in table.setup.chairs]
    return change(table, now, chairs=chairs, owner=owner)


def hand_on(table: Table, owner: str, present: Container[str], now: int) -> Change:
    """That owner is not there: of those who are, who has sat longest sees to the table from now on."""
    in_lobby(table)
    heir = next((person for person in by_patience(table) if person in present), None)
    if table.setup.owner != owner or heir is None:
        raise Repeated
    return change(table, now, owner=heir)


def by_patience(table: Table) -> list[str]:
    """Who sits at the table, longest first."""
    since: dict[str, int] = {}
    for number, entry in enumerate(table.entries):
        if isinstance(entry, Arranged):
            since = {c.person: since.get(c.person, number) for c in entry.setup.chairs if c.person}
    return sorted(since, key=lambda person: since[person])


def set_seat(
    table: Table,
    person: str,
    seat: int,
    kind: str,
    level: str | None,
    now: int,
    key: str | None = None,
    name: str = "",
) -> Change:
    """The owner opens a seat, puts a bot there, or somebody who shares their device and goes by `name`; whoever sat
    there has to go, and `key` is the new link's."""
    in_lobby(table)
    owned(table, person)
    check_seat(table, seat)
    if kind == "bot":
        chair = Chair("bot", level=level or table.setup.takeover)
    elif kind == "open":
        chair = Chair()
    elif kind == "here":
        others = (c.name for i, c in enumerate(table.setup.chairs) if i != seat)
        chair = Chair("person", person, distinct(name, others))
    else:
        raise Refusal("bad_option", f"a seat can be made open, bot or here, not {kind!r}")
    chairs = [chair if i == seat else c for i, c in enumerate(table.setup.chairs)]
    removed = table.setup.chairs[seat].person
    if removed in (None, person):
        return change(table, now, chairs=chairs)
    setup = msgspec.structs.replace(table.setup, chairs=chairs, key=key or table.setup.key)
    return Change([Arranged(now, checked(setup), removed)])


def change_settings(table: Table, person: str, changes: Mapping[str, Any], now: int) -> Change:
    """The owner changes the settings. With other numbers of players people keep their seats as far as there are any."""
    return arrange(changed_setup(table, person, changes), now)


def changed_setup(table: Table, person: str, changes: Mapping[str, Any]) -> Setup:
    """The set-up with those changes, if that person may make them."""
    in_lobby(table)
    owned(table, person)
    fields = dict(changes)
    players = fields.get("players", table.setup.players)
    if not 1 <= players <= 12:
        raise Refusal("bad_option", f"there are no games for {players} players", {"players": players}, key="players")
    chairs = list(table.setup.chairs)
    if any(c.kind == "person" for c in chairs[players:]):
        raise Refusal("conflict", "somebody sits in a seat that would go", key="seat_taken")
    if table.setup.private or not fields.get("private"):
        fields.pop("key", None)  # a new one is for a table that becomes private
    rated = fields.get("rated", table.setup.rated)
    # whoever agreed has agreed to the terms as they were
    chairs = [msgspec.structs.replace(c, agreed=rated and c.person == person) for c in chairs]
    fields["chairs"] = chairs[:players] + [Chair()] * (players - len(chairs))
    return msgspec.structs.replace(table.setup, **fields)


def agree(table: Table, person: str, now: int) -> Change:
    """That the game counts."""
    in_lobby(table)
    here = table.seat_of(person)
    if not table.setup.rated or here is None or table.setup.chairs[here].agreed:
        raise Repeated
    chairs = [
        msgspec.structs.replace(c, agreed=True) if seat == here else c for seat, c in enumerate(table.setup.chairs)
    ]
    return change(table, now, chairs=chairs)


def start(table: Table, person: str, fill: str | None, now: int) -> Change:
    in_lobby(table)
    owned(table, person)
    if table.setup.rated and not all(c.agreed for c in table.setup.chairs if c.kind == "person"):
        raise Refusal("conflict", "not everybody has agreed that this game counts", key="not_agreed")
    entries: list[AnyEntry] = []
    if any(c.kind == "open" for c in table.setup.chairs):
        if fill is None:
            raise Refusal("conflict", "there are open seats: wait, or fill them with bots", key="open_seats")
        chairs = [Chair("bot", level=fill) if c.kind == "open" else c for c in table.setup.chairs]
        entries = change(table, now, chairs=chairs).entries
        filled = Table(table.id, table.setup, table.chance.seed)
        filled.load([*table.entries, *entries])
        table = filled
    begun = begin(table, now)
    return Change([*entries, *begun.entries], begun.position)


def rematch(table: Table, seat: int, next_table: str, key: str, now: int) -> tuple[Setup, Change]:
    """The set-up of another game with the same people, one seat further on, and the entry that points to it."""
    setup = rematch_setup(table, seat, key)
    if table.next is not None:
        raise Repeated
    return setup, Change([Rematched(now, next_table)])


def rematch_setup(table: Table, seat: int, key: str) -> Setup:
    """The same people, one seat further on; the table is that seat's."""
    if table.phase != "over":
        raise Refusal("conflict", "a rematch comes after the game", key="not_over")
    chairs = table.setup.chairs[-1:] + table.setup.chairs[:-1]
    person = table.setup.chairs[seat].person or table.setup.owner
    chairs = [msgspec.structs.replace(c, agreed=table.setup.rated and c.person == person) for c in chairs]
    return msgspec.structs.replace(
        table.setup, chairs=chairs, owner=person, key=key, lesson=0, analysis=False, tournament=""
    )


def shuffled(me: Chair, players: int, level: str, rng: Random) -> list[Chair]:
    """A person somewhere among bots."""
    chairs = [Chair("bot", level=level)] * (players - 1)
    chairs.insert(rng.randrange(players), me)
    return chairs


def change(table: Table, now: int, **fields: Any) -> Change:
    return arrange(msgspec.structs.replace(table.setup, **fields), now)


def in_lobby(table: Table) -> None:
    if table.started is not None:
        raise Refusal("conflict", "the game has started", key="started")


def owned(table: Table, person: str) -> None:
    if table.setup.owner != person:
        raise Refusal("forbidden", "only the owner of the table may do that", key="not_owner")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.setup.players:
        raise Refusal("bad_option", f"there are seats 0 to {table.setup.players - 1}, not {seat}")
