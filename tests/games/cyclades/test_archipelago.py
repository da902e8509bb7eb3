"""The map: tiles, neighbours, islands, and which assemblies may be played on.  [CYC-3]"""

import tomllib
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from pessoi.games.cyclades.chapters.archipelago import Archipelago, mask_of, turned, unfairness
from pessoi.games.cyclades.components import read_face
from pessoi.games.cyclades.terms import LANDS, NONE, SIDE_IDS, TILE_IDS, ZONE_IDS, ZONES
from pessoi.games.edition import packaged
from pessoi.games.sheet import BadFigures, Sheet
from pessoi.i18n import catalogue
from pessoi.kernel import Message
from pessoi.kernel.sets import bits
from tests.games.cyclades.positions import FIGURES, zone

# What our maps come to: land zones, sea zones, islands, the largest of them, borders, building sites, cornucopias
STATED: Final = [
    ("a3", [18, 18, 7, 3, 90, 24, 15]),
    ("a4", [24, 24, 12, 3, 118, 32, 21]),
    ("a5", [28, 30, 14, 3, 147, 40, 25]),
    ("a6", [28, 30, 14, 3, 146, 40, 25]),
    ("b3", [18, 18, 9, 5, 83, 24, 14]),
    ("b4", [24, 24, 12, 6, 113, 32, 20]),
    ("b5", [30, 30, 13, 5, 147, 40, 25]),
    ("b6", [30, 30, 13, 6, 149, 40, 24]),
]


def chart(name: str) -> Archipelago:
    return FIGURES.atlas.chart(FIGURES.recommended[name])


def names(mask: int) -> list[str]:
    return sorted(ZONE_IDS[z] for z in bits(mask))


def listed_maps() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("maps.toml").read_text("utf-8"))["maps"]
    return rows


@pytest.mark.rule("CYC-3.1", "CYC-3.10")
def test_zones_are_land_or_sea_and_named_after_their_tile() -> None:
    m = chart("a3")
    assert [ZONE_IDS[z] for z in m.lands[:3]] == ["t01_l1", "t01_l2", "t01_l3"]
    assert all(z < LANDS for z in m.lands)
    assert all(z >= LANDS for z in m.seas)
    assert len(m.lands) == len(m.seas) == 18


@pytest.mark.rule("CYC-3.2", "CYC-3.8", "CYC-3.9", "CYC-3.11")
@pytest.mark.parametrize("row", listed_maps(), ids=lambda row: str(row["id"]))
def test_neighbours_and_printed_icons_are_those_of_the_listed_maps(row: dict[str, Any]) -> None:
    m = chart(row["id"])
    for listed in row["zones"]:
        z = zone(listed["id"])
        assert names(m.near[z]) == listed["adj"]
        assert m.cells[z] == [tuple(cell) for cell in listed["cells"]]
        assert (m.sites[z], m.cornucopias[z], m.priestess[z]) == (
            listed["sites"],
            listed["cornucopia"],
            int(listed["priestess"]),
        )
        assert abs(m.x[z] - listed["x"]) <= 1
        assert abs(m.y[z] - listed["y"]) <= 1


@pytest.mark.rule("CYC-3.11")
@pytest.mark.parametrize(("name", "stated"), STATED)
def test_every_recommended_map_has_the_stated_numbers(name: str, stated: list[int]) -> None:
    m = chart(name)
    largest = max(mask.bit_count() for mask in m.islands)
    borders = sum(mask.bit_count() for mask in m.near) // 2
    sites = sum(m.sites[z] for z in m.lands)
    tokens = sum(m.cornucopias[z] for z in m.lands + m.seas)
    assert [len(m.lands), len(m.seas), len(m.islands), largest, borders, sites, tokens] == stated


def test_being_neighbours_is_mutual() -> None:
    for name in FIGURES.recommended:
        m = chart(name)
        for z in range(ZONES):
            assert not m.near[z] >> z & 1
            for other in bits(m.near[z]):
                assert m.near[other] >> z & 1


@pytest.mark.rule("CYC-3.3")
def test_islands_hang_together_by_land_borders() -> None:
    m = chart("a3")
    assert m.island[zone("t10_l1")] == m.island[zone("t10_l2")] == m.island[zone("t10_l3")]
    assert m.island[zone("t02_l1")] != m.island[zone("t02_l2")]  # the sea parts the two islands of this tile
    assert m.island[zone("t10_s1")] == NONE
    assert sorted(z for mask in m.islands for z in bits(mask)) == m.lands


@pytest.mark.rule("CYC-3.9")
def test_turning_a_tile() -> None:
    assert turned(0, 5) == 0
    assert [turned(cell, 1) for cell in range(1, 7)] == [2, 3, 4, 5, 6, 1]
    assert [turned(cell, 1) for cell in (7, 17, 18)] == [9, 7, 8]
    assert turned(18, 6) == 18


@pytest.mark.rule("CYC-3.4", "CYC-3.5")
def test_sites_and_icons_are_within_bounds() -> None:
    for face in FIGURES.atlas.faces:
        for z in range(ZONES):
            if face.cells[z]:
                assert 1 <= face.sites[z] <= 3 if z < LANDS else face.sites[z] == 0
                assert 0 <= face.cornucopias[z] <= 2
                assert z < LANDS or not face.priestess[z]


@pytest.mark.rule("CYC-3.4", "CYC-3.5")
@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [("sites", 4, "1 to 3"), ("cornucopia", 3, "0 to 2"), ("zone", "l9", "l1 to l3"), ("cells", [0], "cells 0 to 18")],
)
def test_tiles_that_cannot_be_are_refused(key: str, value: Any, complaint: str) -> None:
    tiles = packaged("cyclades")["tiles"]
    tiles[0]["side_a"][0][key] = value
    with pytest.raises(BadFigures, match=complaint):
        read_face(Sheet({"tiles": tiles})["tiles"], "a")


@pytest.mark.rule("CYC-3.6")
def test_twelve_tiles_with_two_sides() -> None:
    assert TILE_IDS[0] == "t01"
    assert TILE_IDS[-1] == "t12"
    assert SIDE_IDS == ["a", "b"]
    for name, assembly in FIGURES.recommended.items():
        assert SIDE_IDS[assembly[0]] == name[0]
        assert chart(name).side == assembly[0]


@pytest.mark.rule("CYC-3.7")
def test_the_number_of_tiles_goes_with_the_mode() -> None:
    tiles = {name: mode.tiles for name, mode in FIGURES.modes.items()}
    assert tiles == {"duel2": 8, "solo3": 6, "solo4": 8, "team4": 8, "solo5": 10, "team6": 10}
    for mode in FIGURES.modes.values():
        assert len(FIGURES.layouts[mode.tiles]) == mode.tiles
        assert len(FIGURES.recommended_map(mode, 0)) == 1 + 4 * mode.tiles


@pytest.mark.rule("CYC-3.15")
def test_every_tile_side_is_worth_the_same() -> None:
    for face in FIGURES.atlas.faces:
        for tile in range(12):
            zones = face.zones_of(tile)
            assert sum(face.sites[z] for z in zones) == 4
            assert sum(1 for z in zones if z >= LANDS) == 3
            assert sum(face.cornucopias[z] + face.priestess[z] for z in zones) == 3


@pytest.mark.rule("CYC-3.15")
def test_side_a_passes_always_and_side_b_nearly_always() -> None:
    rng = Random(7)
    positions = FIGURES.layouts[6]
    passed = [0, 0]
    for side in (0, 1):
        for _ in range(60):
            assembly = [side]
            for tile, (u, v) in zip(rng.sample(range(12), 6), positions, strict=True):
                assembly += [tile, u, v, rng.randrange(6)]
            passed[side] += FIGURES.atlas.unfairness(assembly, 3) is None
    assert passed[0] == 60
    assert 48 <= passed[1] <= 60


def said(message: Message | None) -> str:
    assert message is not None
    return catalogue("en").say(message)


@pytest.mark.rule("CYC-3.13", "CYC-3.16")
def test_unfair_assemblies_and_their_faults() -> None:
    unfair = FIGURES.atlas.unfairness
    apart = [0, 0, 0, 0, 0, 1, 2, 2, 0]  # two tiles that do not touch
    assert said(unfair(apart, 0)) == "the sea is not in one piece"
    together = [0, 0, 0, 0, 0, 3, 1, 0, 0]  # t01 is one island of three zones, t04 has three of one
    assert said(unfair(together, 4)) == "it has 4 islands, 5 are needed"
    assert said(unfair(together, 3)) == "an island has 3 land zones, 2 are allowed"
    assert unfair([*together, 5, 0, 1, 0], 3) is None  # any assembly that passes may be played on


@pytest.mark.rule("CYC-3.13")
def test_every_land_zone_needs_a_coast() -> None:
    m = FIGURES.atlas.chart([0, 3, 0, 0, 0])
    assert all(m.sea_near[z] for z in m.lands)
    inland = Archipelago(FIGURES.atlas.geometry, FIGURES.atlas.faces, [0, 3, 0, 0, 0])
    inland.sea_near[inland.lands[0]] = 0
    assert said(unfairness(inland, 2, 1, 40)) == "a land zone has no coast"


@pytest.mark.parametrize(
    ("assembly", "complaint"),
    [
        ([0], "an assembly is"),
        ([2, 0, 0, 0, 0], "an assembly is"),
        ([0, 12, 0, 0, 0], "at most once"),
        ([0, 1, 0, 0, 0, 1, 1, 0, 0], "at most once"),
        ([0, 1, 0, 0, 0, 2, 0, 0, 0], "on one place"),
        ([0, 1, 0, 0, 6], "sixths"),
    ],
)
def test_what_is_no_assembly_is_refused(assembly: list[int], complaint: str) -> None:
    with pytest.raises(BadFigures, match=complaint):
        FIGURES.atlas.chart(assembly)


def test_positions_on_the_same_map_share_its_tables() -> None:
    assert chart("b4") is chart("b4")


def test_a_chain_of_fleets_leads_to_the_coasts_of_its_flood() -> None:
    m = chart("a3")
    fleets = mask_of([zone("t10_s3"), zone("t02_s3"), zone("t12_s1")])
    reached = m.flood(m.sea_near[zone("t10_l2")], fleets)
    assert names(reached) == ["t02_s3", "t10_s3"]
    assert names(m.coast(reached)) == ["t02_l1", "t02_l3", "t10_l2", "t10_l3"]


def test_linked_zones_count_as_neighbours_in_a_flood() -> None:
    m = chart("a3")
    far, near = zone("t12_s1"), zone("t10_s3")
    fleets = mask_of([far, near])
    assert m.flood(1 << near, fleets) == 1 << near
    assert m.flood(1 << near, fleets, fleets) == fleets
