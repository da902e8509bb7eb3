"""Views as changes of the one before: put together they are the views, and they are small."""

from random import Random
from typing import Any

import msgspec
import pytest

from pessoi.games import GAMES, load_game
from pessoi.table import Table, View, show_table, view
from pessoi.table.difference import apply, changes
from pessoi.table.written import NAMES, SENT_AS, Layer, Written, encode_entries, encode_fields
from tests.table.imagined import plain
from tests.table.tables import FRIEND, OWNER, answer, started

USUAL = 3000  # bytes of a change at most, on average
LARGEST = {"olympos": 7000, "cyclades": 4000}  # where somebody asked for a destination is shown what each would cost


def seen(table: Table, seat: int | None, since: int) -> View:
    return view(table, seat, since, 0, show_table(table, OWNER, [True] * table.setup.players))


NEWS = {"lines", "first", "story", "story_from"}


def written(seen: View, *own: str) -> Written:
    """In two layers: entries of what is shown are common, but for those that are a seat's own."""
    fields = {name: getattr(seen, name) for name, sent in SENT_AS.items() if sent in set(NAMES) - NEWS - {"n"}}
    about, shown = fields.pop("table"), fields.pop("shown")
    del fields["clocks"]
    common = None if shown is None else encode_entries({name: shown[name] for name in shown if name not in own})
    over = None if shown is None else encode_entries({name: shown[name] for name in shown if name in own})
    return Written(
        Layer(encode_fields(fields), encode_entries(msgspec.structs.asdict(about)), common),
        Layer({}, {}, over),
        encode_fields({name: getattr(seen, name) for name in NEWS}),
        seen.first,
    )


def whole(made: View, clocks: Any) -> dict[str, Any]:
    """As it is put together: clocks come with every change."""
    return {**plain(made), "clocks": clocks}


@pytest.mark.parametrize("game", ["pebbles", *GAMES])
@pytest.mark.usefixtures("pebbles")
def test_changes_make_the_next_view(game: str) -> None:
    rng = Random(7)
    players = load_game(game).players
    chairs = [OWNER, FRIEND, *["greedy"] * ((4 if 4 in players else 2) - 2)]
    table = started(*chairs, game=game)
    eyes = [None, *range(table.setup.players)]
    old = {seat: seen(table, seat, 0) for seat in eyes}
    held = {seat: plain(old[seat]) for seat in eyes}
    sizes = []
    for _ in range(60):
        if table.phase != "play":
            break
        before = table.seq
        by = "person" if table.level(table.request.seat) is None else "bot"
        answer(table, table.game.vocabulary.text(rng.choice(table.request.actions)), by=by)
        for seat in eyes:
            new = seen(table, seat, before)
            sent = changes(written(old[seat]), written(new))
            sizes.append(len(sent))
            kept = plain(held[seat])
            put_together = apply(held[seat], msgspec.json.decode(sent))
            assert put_together == whole(new, put_together["clocks"])
            assert held[seat] == kept  # nothing of the old one was touched
            held[seat], old[seat] = put_together, new
    assert sum(sizes) / len(sizes) <= LARGEST.get(game, USUAL)


def test_what_is_gone_and_what_is_new() -> None:
    table = started(OWNER, FRIEND, game="mytikas")
    old = seen(table, 0, table.seq)
    new = msgspec.structs.replace(old, shown={"round": 2, "seats": [1, {"a": [1, 2]}], "new": None}, seat=None)
    old = msgspec.structs.replace(old, shown={"round": 2, "gone": 1, "seats": [1, {"a": [1, 3]}]})
    made = msgspec.json.decode(changes(written(old), written(new)))
    places = {tuple(place): value for place, *value in made}
    assert places["shown", "gone"] == []
    assert places["shown", "new"] == [None]
    assert places["shown", "seats", 1, "a", 1] == [2]
    assert places["seat",] == [None]
    assert ("shown", "round") not in places
    assert apply(plain(old), made) == plain(new)


@pytest.mark.parametrize(
    ("before", "after"), [((), ("seats",)), (("seats",), ()), (("gone", "seats"), ("new", "seats"))]
)
def test_what_was_common_becomes_a_seats_own(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    table = started(OWNER, FRIEND, game="mytikas")
    old = msgspec.structs.replace(seen(table, 0, table.seq), shown={"round": 2, "gone": 1, "seats": [1, {"a": [1, 3]}]})
    new = msgspec.structs.replace(old, shown={"round": 3, "seats": [1, {"a": [1, 2]}, 5], "new": 0})
    made = msgspec.json.decode(changes(written(old, *before), written(new, *after)))
    assert apply(plain(old), made) == plain(new)


def test_a_position_comes_and_goes_as_a_whole() -> None:
    table = started(OWNER, FRIEND, game="mytikas")
    there = seen(table, 0, table.seq)
    gone = msgspec.structs.replace(there, shown=None)
    for old, new in ((gone, there), (there, gone), (gone, gone)):
        assert apply(plain(old), msgspec.json.decode(changes(written(old), written(new)))) == plain(new)


def test_what_is_equal_but_not_the_same_is_a_change() -> None:
    table = started(OWNER, FRIEND, game="mytikas")
    old = msgspec.structs.replace(seen(table, 0, table.seq), shown={"a": {"b": [1, 0]}, "c": {"x": 1, "y": 2}})
    new = msgspec.structs.replace(old, shown={"a": {"b": [True, 0]}, "c": {"y": 2, "x": 1}})
    made = msgspec.json.decode(changes(written(old), written(new)))
    assert [[place, *value] for place, *value in made if place[0] == "shown"] == [[["shown", "a", "b", 0], True]]
