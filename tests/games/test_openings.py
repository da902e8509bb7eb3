"""Ready-made openings: nobody chooses, everybody has what choosing would have brought, and the usual way stays."""

from random import Random
from typing import Any

import pytest

from pessoi.games import GAMES, load_game, make_game
from pessoi.games.cyclades.chapters.archipelago import bits
from pessoi.games.hellas.chapters.setup import COAST
from pessoi.games.mytikas import terms as mytikas
from pessoi.kernel import CHANCE, BadOption, Options, State
from pessoi.kernel.chance import sample

CHOICES = {"place_land", "place_fleet", "place_start_troop", "condemn", "place_barbarian", "open_cell", "setup_favor"}


def opened(name: str, players: int, seed: int = 1, **values: str) -> Any:
    """The position at the first question to a player, by a ready-made opening; draws by that seed."""
    game, rng = load_game(name), Random(seed)
    s: State = game.setup(Options(players, {"opening": "ready", **values}))
    request = game.pending(s)
    while request.seat == CHANCE:
        request = game.play(s, sample(request, rng))
    assert request.decision not in CHOICES
    assert game.violations(s, None) == []
    return s


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_opening_is_the_usual_one(name: str) -> None:
    game = load_game(name)
    option = next(option for option in game.options if option.name == "opening")
    assert option.values == ["usual", "ready"]
    s, rng = game.setup(Options(game.players[0])), Random(1)
    request = game.pending(s)
    while request.seat == CHANCE:
        request = game.play(s, sample(request, rng))
    assert request.decision in CHOICES


@pytest.mark.rule("CYC-5.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("map", ["recommended", "random"])
def test_cyclades_gives_every_faction_three_zones_with_fleets_and_troops(players: int, map: str) -> None:
    s = opened("cyclades", players, map=map)
    for faction in range(s.mode.factions):
        zones = bits(s.lands[faction])
        assert len(zones) == 3
        assert len({s.map.island[zone] for zone in zones}) >= 2
        assert [s.units[zone] for zone in zones] == [1, 1, 1]
        fleets = bits(s.seas[faction])
        assert len(fleets) == 3
        near = 0
        for zone in zones:
            near |= s.map.sea_near[zone]
        assert all(near >> sea & 1 for sea in fleets)


@pytest.mark.rule("CYC-5.9")
def test_cyclades_begins_with_the_best_zone_for_who_is_first() -> None:
    s = opened("cyclades", 3)
    worth = [s.map.sites[z] + s.map.cornucopias[z] + s.map.priestess[z] for z in range(len(s.map.sites))]
    first = bits(s.lands[s.turn_order[0]])
    assert max(worth[z] for z in first) == max(worth[z] for z in s.map.lands if s.map.sea_near[z])


@pytest.mark.rule("OLY-3.16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_olympos_condemns_outlying_territories_without_a_star(players: int) -> None:
    s = opened("olympos", players)
    f = s.figures
    assert s.condemned & (f.starred | 1 << f.olympos) == 0
    for resource in range(4):
        lands = [t for t in range(f.territories) if f.resource_of[t] == resource and not f.starred >> t & 1]
        gone = [t for t in lands if s.condemned >> t & 1]
        ways = {t: len(f.chart.neighbours[f.territory_space[t]]) for t in lands if t != f.olympos}
        assert len(gone) == f.condemned[players]
        assert max(ways[t] for t in gone) <= min(ways[t] for t in ways if t not in gone)
    assert s.tribes == f.starred
    assert sum(1 for t in range(f.territories) if s.pile[t]) == f.barbarians[players]


@pytest.mark.rule("HEL-2.15")
def test_hellas_has_the_coast_that_the_rules_name() -> None:
    s = opened("hellas", 2)
    ids = s.figures.tile_ids
    tiles = [ids.index(id) for id, *_ in COAST]
    assert sorted(s.board.placed) == sorted(tiles)
    assert [s.owner[tile] for tile in tiles] == [0, 1] * 4
    assert all((s.soldiers[tile], s.ships[tile]) == (1, 1) for tile in tiles)
    assert s.reserve == [11, 6, 11, 6]
    assert not any(s.pool >> tile & 1 for tile in tiles)
    assert not any(s.figures.temple[tile] for tile in tiles)


@pytest.mark.rule("HEL-2.15")
def test_a_coast_that_does_not_fit_an_edition_is_refused() -> None:
    game = make_game("hellas", {"limits": {"opening_tiles_per_player": 3}})
    with pytest.raises(BadOption):
        game.settled_options(Options(2, {"opening": "ready"}))
    assert game.settled_options(Options(2)).values == {"opening": "usual"}


@pytest.mark.rule("MYT-3.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mytikas_gives_every_seat_a_favor_of_its_own(players: int) -> None:
    s = opened("mytikas", players)
    held = [[s.favors[seat * mytikas.GOD_COUNT + god] for god in range(mytikas.GOD_COUNT)] for seat in range(players)]
    assert held == [[1 if god == seat else 0 for god in range(mytikas.GOD_COUNT)] for seat in range(players)]
