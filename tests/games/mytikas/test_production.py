"""Part 8: producing."""

import pytest

from tests.games.mytikas.positions import BLUE, Table


@pytest.mark.rule("MYT-8.1", "MYT-D06")
@pytest.mark.parametrize(("batch", "gain"), [(0, (3, 0, 0)), (1, (1, 1, 0)), (2, (0, 0, 1))])
def test_a_city_s_three_batches(batch: int, gain: tuple[int, int, int]) -> None:
    table = Table()
    table.play("place zeus_day", "main")
    assert table.asked() == (BLUE, "city_batch")
    assert table.options() == ["batch 0", "batch 1", "batch 2"]
    table.play(f"batch {batch}")
    assert table.goods_on(BLUE, 1) == gain


@pytest.mark.rule("MYT-8.2", "MYT-8.3")
def test_batches_go_to_the_city_s_level_in_slot_order() -> None:
    table = Table().built(BLUE, "large_city_a", 4).built(BLUE, "small_city_b", 3)
    table.play("place zeus_day", "main", "batch 0", "batch 1", "batch 2")
    assert [table.goods_on(BLUE, level) for level in (1, 2, 3, 4)] == [(3, 0, 0), (0, 0, 0), (1, 1, 0), (0, 0, 1)]


@pytest.mark.rule("MYT-8.4", "MYT-D07")
@pytest.mark.parametrize(("batch", "gain"), [(0, (4, 0, 0)), (1, (2, 1, 0)), (2, (1, 0, 1))])
def test_the_harvest_at_the_foot(batch: int, gain: tuple[int, int, int]) -> None:
    table = Table().built(BLUE, "small_city_a", 2)
    table.play("place demeter_day", "main")
    assert table.asked() == (BLUE, "base_batch")
    table.play(f"batch {batch}")
    assert table.goods_on(BLUE, 1) == gain
    assert table.goods_on(BLUE, 2) == (0, 0, 0)


@pytest.mark.rule("MYT-8.5")
def test_the_quarry_gives_two_stone_on_level_one() -> None:
    table = Table().favor(BLUE, "poseidon")
    table.play("place poseidon_night", "skip", "bonus")
    assert table.goods_on(BLUE, 1) == (2, 0, 0)


@pytest.mark.rule("MYT-8.6")
def test_temples_produce_nothing() -> None:
    table = Table().built(BLUE, "small_temple_a", 2).built(BLUE, "large_temple_a", 3)
    table.play("place zeus_day", "main", "batch 2")
    assert table.asked() != (BLUE, "city_batch")
    assert [table.goods_on(BLUE, level) for level in (2, 3)] == [(0, 0, 0), (0, 0, 0)]
