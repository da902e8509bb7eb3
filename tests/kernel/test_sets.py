"""Sets: both twins list the same members."""

import sys
from random import Random
from types import ModuleType

import pytest

from pessoi.kernel import act
from pessoi.kernel import loops as plain
from tests.kernel.twins import compiled_twin


@pytest.fixture(scope="module", params=["plain", "compiled"])
def twin(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return plain if request.param == "plain" else compiled_twin("loops", tmp_path_factory.mktemp("sets"))


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


def test_actions_are_a_verb_with_each_target(twin: ModuleType) -> None:
    rng = Random(2)
    for _ in range(3000):  # more than are kept, and some again and again
        do, targets = rng.randrange(100), sorted(rng.sample(range(70), rng.randrange(5)))
        wanted = [act(do, number) for number in targets]
        assert twin.acts_on(do, targets) == wanted
        assert twin.acts_in(do, sum(1 << number for number in targets)) == wanted
    assert twin.acts_on(3, [4095, 0, 4095]) == [act(3, 4095), act(3), act(3, 4095)]


def test_actions_are_freed(twin: ModuleType) -> None:
    """Which of them are kept does not matter; but no list may leave a reference behind, or take one with it."""
    one = twin.acts_on(77, [6])[0]
    counted = sys.getrefcount(one)
    for _ in range(100):
        twin.acts_on(77, list(range(60)))
        twin.acts_in(77, (1 << 60) - 1)
    assert sys.getrefcount(one) == counted


def test_what_is_no_number_is_refused_by_the_compiled_twin(tmp_path_factory: pytest.TempPathFactory) -> None:
    twin = compiled_twin("loops", tmp_path_factory.mktemp("refusals"))
    for wrong in (1.5, "3", [1], None):
        with pytest.raises(TypeError):
            twin.bits(wrong)
        with pytest.raises(TypeError):
            twin.acts_in(1, wrong)
        with pytest.raises(TypeError):
            twin.acts_on(1, [wrong])
    for arguments in ([1], [1, (2,)], ["1", [2]]):
        with pytest.raises(TypeError):
            twin.acts_on(*arguments)
