"""Sets: both twins list the same members."""

from random import Random
from types import ModuleType

import pytest

from pessoi.kernel import sets as plain
from tests.kernel.twins import compiled_twin


@pytest.fixture(scope="module", params=["plain", "compiled"])
def twin(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return plain if request.param == "plain" else compiled_twin("sets", tmp_path_factory.mktemp("sets"))


def test_members_come_in_ascending_order(twin: ModuleType) -> None:
    assert twin.bits(0) == []
    assert twin.bits(0b1011) == [0, 1, 3]
    rng = Random(1)
    for size in (1, 30, 62, 63, 64, 65, 72, 127, 128):
        for _ in range(20):
            members = rng.getrandbits(size) | 1 << (size - 1)
            assert twin.bits(members) == [i for i in range(size) if members >> i & 1]


@pytest.mark.parametrize("number", [-1, -(1 << 63), -(1 << 90)])
def test_what_has_a_sign_is_no_set(twin: ModuleType, number: int) -> None:
    with pytest.raises(ValueError, match="sign"):
        twin.bits(number)


def test_what_is_no_number_is_refused_by_the_compiled_twin(tmp_path_factory: pytest.TempPathFactory) -> None:
    twin = compiled_twin("sets", tmp_path_factory.mktemp("refusals"))
    for wrong in (1.5, "3", [1], None):
        with pytest.raises(TypeError):
            twin.bits(wrong)
