"""Vectors and masks in the caller's memory: both twins leave the same bytes, and refuse the same."""

import struct
from array import array
from random import Random
from types import ModuleType
from typing import Any

import pytest

from pessoi.kernel import buffers as plain
from tests.kernel.twins import compiled_twin


@pytest.fixture(scope="module", params=["plain", "compiled"])
def twin(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return plain if request.param == "plain" else compiled_twin("buffers", tmp_path_factory.mktemp("buffers"))


def pairs(indices: list[int], values: list[float]) -> bytes:
    return b"".join(struct.pack("<if", index, value) for index, value in zip(indices, values, strict=True))


def test_what_is_not_written_is_zero(twin: ModuleType) -> None:
    numbers = array("f", [7.0] * 5)
    twin.write_pairs(pairs([1, 4], [0.5, -2.0]), 5, numbers)
    assert numbers.tolist() == [0.0, 0.5, 0.0, 0.0, -2.0]
    for kind in ("b", "B"):
        mask = array(kind, [9] * 4)
        twin.write_mask([0, 3], 4, mask)
        assert mask.tolist() == [1, 0, 0, 1]
    twin.write_mask([], 4, mask)
    assert mask.tolist() == [0, 0, 0, 0]


def test_the_bytes_are_those_of_float32(twin: ModuleType) -> None:
    rng = Random(3)
    values = [rng.gauss(0.0, 1.0) * 10 ** rng.uniform(-30, 30) for _ in range(200)]
    found = bytearray(800)
    twin.write_pairs(pairs(list(range(200)), values), 200, memoryview(found))
    assert bytes(found) == array("f", values).tobytes()


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (IndexError, [pairs([3], [1.0]), 3, array("f", [0.0] * 3)]),
        (IndexError, [pairs([-1], [1.0]), 3, array("f", [0.0] * 3)]),
        (ValueError, [pairs([0], [1.0])[:-1], 3, array("f", [0.0] * 3)]),
        (ValueError, [pairs([0], [1.0]), 4, array("f", [0.0] * 3)]),
        (TypeError, [pairs([0], [1.0]), 2, array("d", [0.0])]),
        (TypeError, [[0], 3, array("f", [0.0] * 3)]),
        ((TypeError, BufferError), [pairs([0], [1.0]), 1, bytes(4)]),
        (TypeError, [pairs([0], [1.0]), 1, 4]),
    ],
)
def test_what_does_not_fit_is_refused(twin: ModuleType, error: Any, arguments: list[Any]) -> None:
    with pytest.raises(error):
        twin.write_pairs(*arguments)


def test_masks_that_do_not_fit_are_refused(twin: ModuleType) -> None:
    with pytest.raises(IndexError):
        twin.write_mask([4], 4, bytearray(4))
    with pytest.raises(ValueError, match="a buffer of 4 bytes is expected, not of 5"):
        twin.write_mask([0], 4, bytearray(5))
    with pytest.raises(TypeError):
        twin.write_mask([0], 1, array("f", [0.0]))
