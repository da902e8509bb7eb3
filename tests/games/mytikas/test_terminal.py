"""The table in the terminal: what a player needs stands there."""

import io

from rich.console import Console

from pessoi.terminal.mytikas import draw, explain
from pessoi.terminal.scene import Scene, words_for
from tests.games.mytikas.positions import BLUE, RED, Table, game


def scene_of(table: Table, lang: str = "en") -> Scene:
    return Scene(table.shown(), words_for(lang, "mytikas"), [], BLUE, game().figures_data)


def drawn(table: Table, lang: str = "en") -> str:
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(draw(scene_of(table, lang)))
    return out.getvalue()


def test_the_table_shows_what_a_player_needs() -> None:
    table = Table(2).built(BLUE, "small_temple_a", 3).card(RED, "deity_ares", 2).goods(BLUE, 2, stone=4, gold=1)
    text = drawn(table.favor(BLUE, "hades").reserve(BLUE, 3))
    for words in ("Mount Olympus", "t①", "Ares(2)=3", "4 stone, 1 gold", "offerings 3", "Hades", "▶▒4", "Hestia"):
        assert words in text, words
    assert "Levels emptied 0/3" in text


def test_the_mountain_tells_what_each_piece_is_worth_on_each_level() -> None:
    lines = drawn(Table(2)).splitlines()
    summit = next(line for line in lines if line.startswith("IV"))
    assert summit.split()[2:] == ["4", "8", "12", "16"]


def test_slots_tell_cost_worth_and_effect() -> None:
    table = Table(2).built(BLUE, "small_temple_a", 3).goods(BLUE, 2, stone=2, marble=1)
    text = drawn(table)
    slot = next(line for line in text.splitlines() if "Small temple, slot A" in line)
    assert "III =6" in slot
    assert "c Small city · 2 stone, 1 marble ✓ II" in text
    slot = next(line for line in text.splitlines() if "Small city, slot A" in line)
    assert words_for("en", "mytikas").say("effect_move_two") in slot
    told = " ".join(explain(scene_of(table), "small_city_a"))
    assert "Costs 2 stone, 1 marble" in told
    assert "1 point a level" in told


def test_tiers_and_locks_tell_what_they_are_worth() -> None:
    table = Table(2).card(RED, "deity_ares", 2)
    assert "Printed points: 3/5/7." in explain(scene_of(table), "deity_ares")
    assert "Whoever has 4 offerings on one card takes the next lock" in drawn(table)
    assert explain(scene_of(table), "lock_low") == ["Locks of this kind left: 1 of 1."]


def test_the_deck_tells_the_cards_that_nobody_has_seen_and_no_order() -> None:
    scene = scene_of(Table(2))
    told = " ".join(explain(scene, "deck"))
    assert all(scene.say(deity) in told for deity in scene.shown["unseen"])
