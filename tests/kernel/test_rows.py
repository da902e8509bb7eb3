"""Rows: both twins make the same of them, and no change reaches the row that it started from."""

import sys
from types import ModuleType
from typing import Any

import pytest

from pessoi.kernel import loops as plain
from tests.kernel.twins import compiled_twin


@pytest.fixture(scope="module", params=["plain", "compiled"])
def twin(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return plain if request.param == "plain" else compiled_twin("loops", tmp_path_factory.mktemp("rows"))


def test_a_change_makes_a_new_row(twin: ModuleType) -> None:
    before = (3, 5, 1 << 70)
    assert twin.put(before, 1, -4) == (3, -4, 1 << 70)
    assert twin.add(before, 2, -1) == (3, 5, (1 << 70) - 1)
    assert twin.add(before, -3, 300) == (303, 5, 1 << 70)
    assert twin.put(before, 0, 3) is before
    assert before == (3, 5, 1 << 70)
    assert twin.row(7, 4) == (7, 7, 7, 7)
    assert twin.row(7, 0) == ()


def test_rows_are_freed(twin: ModuleType) -> None:
    """A reference too many or too few would show in numbers that are too large to be shared."""
    number = (1 << 80) + 1
    counted = sys.getrefcount(number)
    row = twin.row(number, 50)
    for place in range(50):
        row = twin.put(row, place, number)
        row = twin.add(row, place, 1)
        row = twin.put(row, place, 0)
        row = twin.put(row, place, number)
    assert sys.getrefcount(number) == counted + 50
    del row
    assert sys.getrefcount(number) == counted


def test_places_that_have_a_value_are_found(twin: ModuleType) -> None:
    row = (3, -1, 300, 3, 1 << 70, -300, -1, 0)
    for value in (3, -1, int("300"), -300, 0, 1 << 70, -(1 << 70), 4):
        assert twin.having(row, value) == sum(1 << i for i, number in enumerate(row) if number == value)
    assert twin.having((), 1) == 0
    assert twin.having((7,) * 62, 7) == (1 << 62) - 1
    with pytest.raises(ValueError, match="too long"):
        twin.having((7,) * 63, 7)


@pytest.mark.parametrize(
    ("error", "arguments"),
    [(IndexError, [(1, 2), 2, 0]), (IndexError, [(1, 2), -3, 0]), (IndexError, [(), 0, 0])],
)
def test_a_place_that_is_not_there_is_refused(twin: ModuleType, error: Any, arguments: list[Any]) -> None:
    for change in (twin.put, twin.add):
        with pytest.raises(error):
            change(*arguments)


def test_what_is_no_row_is_refused_by_the_compiled_twin(tmp_path_factory: pytest.TempPathFactory) -> None:
    twin = compiled_twin("loops", tmp_path_factory.mktemp("refusals"))
    for arguments in ([[1, 2], 0, 0], [(1, 2), "x", 0], [(1, 2), 0, 1.5], [(1, 2), 0]):
        with pytest.raises(TypeError):
            twin.put(*arguments)
    for wrong in ([[1, 2], 0], [(1, 2), 0.5], [(1, "2"), 0], [(1, 2)]):
        with pytest.raises(TypeError):
            twin.having(*wrong)
    with pytest.raises(TypeError):
        twin.row(1)
