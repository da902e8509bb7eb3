"""Plans: who sits where, the seeds of every game, and what cannot be planned."""

from collections import Counter
from pathlib import Path

import pytest

from pessoi.games import UnknownGame
from pessoi.kernel import BadOption, Fault
from pessoi.kernel.chance import seed_from
from pessoi.lab.plan import EVERY_ORDER, Kind, make_plan, seeds_of
from tests.lab.runs import plan
from tests.lab.test_weighted_bots import weights_file


@pytest.mark.parametrize("kind", ["simulate", "export"])
def test_everybody_moves_on_one_seat_from_game_to_game(kind: Kind) -> None:
    found = [plan(kind, ("a", "b")).seats(number) for number in range(4)]
    assert found == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"], ["a", "b", "b"]]


@pytest.mark.parametrize("kind", EVERY_ORDER)
def test_every_order_comes_round_before_any_comes_again(kind: Kind) -> None:
    made = plan(kind, ("a", "b", "c"))
    assert set(Counter(tuple(made.seats(number)) for number in range(12)).values()) == {2}


def test_the_last_bot_fills_the_table() -> None:
    found = [plan("arena", ("hard", "greedy"), players=4).seats(number) for number in range(4)]
    assert sorted(found[0]) == ["greedy", "greedy", "greedy", "hard"]
    assert {seats.index("hard") for seats in found} == {0, 1, 2, 3}


def test_more_bots_than_seats_meet_in_every_pair() -> None:
    made = plan("arena", ("a", "b", "c"), players=2)
    found = Counter(frozenset(made.seats(number)) for number in range(6))
    assert found == {frozenset(pair): 2 for pair in ("ab", "ac", "bc")}


def test_no_order_is_luckier() -> None:
    made = plan("arena", ("a", "b", "c"))
    seeds = [seeds_of(made, number) for number in range(7)]
    assert {entry.chance for entry in seeds[:6]} == {seeds[0].chance}
    assert seeds[6].chance != seeds[0].chance


def test_the_seeds_of_simulations_never_change() -> None:
    """Digests that somebody wrote down must come again."""
    seeds = seeds_of(plan("simulate", seed="s"), 12)
    assert seeds.chance == seed_from("simulate s 12")
    assert seeds.bots == [int.from_bytes(seed_from(f"simulate s 12 bot {seat}")[:8], "big") for seat in range(3)]


def test_bots_of_one_run_never_share_a_seed() -> None:
    made = plan("arena")
    seeds = [seed for number in range(20) for seed in seeds_of(made, number).bots]
    assert len(set(seeds)) == 60


def test_options_are_settled_and_seats_counted() -> None:
    assert make_plan("simulate", "pebbles", ["random"]).players == 3
    assert make_plan("simulate", "pebbles", ["random", "greedy"]).players == 2
    assert make_plan("arena", "pebbles", ["random", "greedy"]).players == 2
    assert make_plan("tune", "pebbles", ["random"], options={"bag": "double"}).options == {"bag": "double"}


def test_weights_are_read_once(tmp_path: Path) -> None:
    path = weights_file(tmp_path / "w.json", 2.0)
    name = f"greedy@{path}"
    made = make_plan("arena", "mytikas", [name, "greedy"])
    path.unlink()
    assert set(made.weights) == {name}
    assert made.weights[name]["building points"] > 0


@pytest.mark.parametrize(
    ("fault", "said", "changes"),
    [
        (UnknownGame, "there is no game 'chess'", {"game": "chess"}),
        (Fault, "there is no bot 'clever'", {"bots": ["clever"]}),
        (Fault, "2 seats take at most 2 bots, not 3", {"bots": ["random"] * 3, "players": 2}),
        (BadOption, "is played by 2, 3, not by 9", {"players": 9}),
        (BadOption, "option bag takes", {"options": {"bag": "none"}}),
    ],
)
def test_what_cannot_be_played_is_refused(fault: type[Exception], said: str, changes: dict[str, object]) -> None:
    asked = {"kind": "simulate", "game": "pebbles", "bots": ["random"], **changes}
    with pytest.raises(fault, match=said):
        make_plan(**asked)  # type: ignore[arg-type]
