"""Observations that leave zeros out, files of weights, and layers that give the same numbers compiled or not."""

import json
import struct
from array import array
from random import Random
from types import ModuleType
from typing import Any

import pytest

from pessoi.games import GAMES, load_game
from pessoi.kernel import Fault, Game, Known, Options, Vocabulary
from pessoi.kernel import layers as plain
from pessoi.kernel.chance import sample
from pessoi.kernel.network import NoFit, all_inputs, input_names, look, metadata_of, read_networks
from pessoi.kernel.observation import Observation
from pessoi.kernel.packed import PackedObservation
from pessoi.kernel.tensors import STEPS, BadTensors, Tensor, read_tensors, write_tensors
from tests.bots.networks import random_network
from tests.kernel.twins import compiled_twin
from tests.toys.pebbles import Pebbles

# -- observations


def test_an_observation_keeps_what_is_not_zero() -> None:
    seen = Observation()
    seen.append(0.5)
    seen.append(0.0)
    seen.flag(True)
    seen.flag(False)
    seen.one_hot(2, 3)
    seen.one_hot(-1, 2)
    seen.put(1, -2.0)
    seen.put(0, 0.0)
    seen.skip(2)
    assert seen.dense() == [0.5, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -2.0]
    assert (seen.indices, seen.values, seen.size) == ([0, 2, 6, 10], [0.5, 1.0, 1.0, -2.0], 11)


def write_many(seen: Observation) -> None:
    seen.part(3, 6.0)
    seen.part(0, 6.0)
    seen.flags(0b1001, 5)
    seen.parts((9, 0, 2, 4, 9), 1, 3, 4.0)
    seen.places((7, 5, 7, 7), 7, 1, 3)
    seen.flag(True)


def test_many_entries_at_once_are_those_that_they_would_be_one_by_one() -> None:
    seen = Observation()
    write_many(seen)
    assert seen.dense() == [0.5, 0.0, *[1.0, 0.0, 0.0, 1.0, 0.0], *[0.0, 0.5, 1.0], *[0.0, 1.0, 1.0], 1.0]
    assert seen.indices == sorted(seen.indices)
    assert all(seen.values)


def test_packed_observations_are_the_same_in_single_precision() -> None:
    seen, packed = Observation(), PackedObservation()
    packed.append(1.0)  # of a position before
    packed.clear()
    for each in (seen, packed):
        write_many(each)
        each.append(1 / 3)
    found = array("f", [9.0] * seen.size)
    packed.write(found)
    assert found.tolist() == array("f", seen.dense()).tolist()
    assert packed.size == seen.size


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_fits_the_names_in_every_mode(name: str) -> None:
    game = load_game(name)
    rng = Random(name)
    for options in game.modes():
        s = game.setup(options)
        request = game.pending(s)
        for _ in range(12):
            seat = rng.randrange(options.players)
            known = game.known(s, seat)
            seen = Observation()
            look(game, known, seat, seen)
            assert seen.size == len(input_names(game, options))
            assert len(set(seen.indices)) == len(seen.indices)
            assert all(seen.values)
            assert seen.dense()[len(game.frames) :] == game.observe(known, seat)
            assert seen.dense()[: len(game.frames)].index(1.0) == [*game.frames].index(type(s.stack[-1]).__name__)
            for _ in range(7):
                if request.seat >= -1:
                    request = game.step(s, sample(request, rng))
            if request.seat < -1:
                break


class Bare(Game[Any]):
    """A game of nothing but an observation."""

    def observe_sparse(self, k: Known, seat: int, seen: Observation) -> None:
        seen.skip(2)
        seen.append(3.0)


def test_a_game_writes_one_of_the_two_observations() -> None:
    pebbles = Pebbles()
    known = pebbles.known(pebbles.setup(Options(2)), 0)
    seen = Observation()
    pebbles.observe_sparse(known, 0, seen)
    assert seen.dense() == pebbles.observe(known, 0)
    nothing: Any = (Vocabulary([]), [], [2], [])
    assert Bare(*nothing).observe(known, 0) == [0.0, 0.0, 3.0]
    with pytest.raises(NotImplementedError):
        Game(*nothing).observe(known, 0)


# -- files


def tensor(rng: Random, *shape: int) -> Tensor:
    count = shape[0] * (shape[1] if len(shape) > 1 else 1)
    return Tensor(list(shape), array("f", [rng.gauss(0.0, 1.0) for _ in range(count)]).tobytes())


def test_matrices_are_kept_in_few_steps_and_vectors_exactly() -> None:
    rng = Random(1)
    kept = {"matrix": tensor(rng, 30, 5), "vector": tensor(rng, 5)}
    data = write_tensors({"who": "me"}, kept)
    metadata, found = read_tensors(data)
    assert metadata == {"who": "me"}
    assert found["vector"].numbers == kept["vector"].numbers
    assert found["matrix"].shape == [30, 5]
    before, after = array("f", kept["matrix"].numbers), array("f", found["matrix"].numbers)
    for column in range(5):
        step = max(abs(x) for x in before[column::5]) / STEPS
        pairs = zip(before[column::5], after[column::5], strict=True)
        assert all(abs(a - b) <= 0.5001 * step for a, b in pairs)
    assert write_tensors(metadata, found) == data  # what was read is written the same
    length = struct.unpack("<Q", data[:8])[0]
    assert json.loads(data[8 : 8 + length])["matrix"]["dtype"] == "I8"


@pytest.mark.parametrize("cut", [0, 4, 8, 40, 400])
def test_a_torn_file_is_refused_in_one_word(cut: int) -> None:
    game = Pebbles()
    with pytest.raises(BadTensors) as refused:
        read_networks(game, random_network(game, [2])[:cut])
    assert refused.value.message.key == "error-network-file"


def test_a_network_of_other_rules_is_refused() -> None:
    game, other = Pebbles(), load_game("mytikas")
    with pytest.raises(NoFit) as refused:
        read_networks(other, random_network(game, [2]))
    assert refused.value.message.key == "error-network-fit"
    metadata, tensors = read_tensors(random_network(game, [2, 3]))
    for key, value in (("rules", "99"), ("features", "none"), ("game", "mytikas"), ("players", "7"), ("scale", "much")):
        with pytest.raises(BadTensors):
            read_networks(game, write_tensors({**metadata, key: value}, tensors))
    for name in ("first", "second.bias", "value", "policy"):
        with pytest.raises(BadTensors):
            read_networks(game, write_tensors(metadata, {**tensors, name: tensor(Random(1), 2, 2)}))


def test_one_file_serves_several_numbers_of_players() -> None:
    """A network for two and three players sees in a game of two what one for two alone would, weight by weight."""
    game = Pebbles()
    metadata, tensors = read_tensors(random_network(game, [2, 3]))
    rows = [all_inputs(game, [2, 3]).index(name) for name in all_inputs(game, [2])]
    first = Tensor([len(rows), 8], tensors["first"].rows(rows))
    value = Tensor([2, 8], tensors["value"].rows([0, 1]))
    bias = Tensor([2], tensors["value.bias"].numbers[:8])
    alone = {**tensors, "first": first, "value": value, "value.bias": bias}
    both = read_networks(game, write_tensors(metadata, tensors))
    assert sorted(both.by_layout) == [(n, len(input_names(game, Options(n)))) for n in (2, 3)]
    seen = Observation()
    look(game, game.known(game.setup(Options(2)), 1), 1, seen)
    one = both.of(2, seen)
    assert one is not None
    assert one.first == first.numbers
    assert metadata_of(game, [2], 0.7)["features"] != metadata["features"]
    read_networks(game, write_tensors(metadata_of(game, [2], 0.7), alone))


# -- layers


def test_a_layer_worked_out_by_hand() -> None:
    def pack(*numbers: float) -> bytes:
        return array("f", numbers).tobytes()

    first, biases = pack(1, -1, 2, 0.5, 0, 3), pack(0.5, 0)  # three inputs, two units
    assert plain.hidden([0, 2], [1.0, 2.0], first, biases, b"", b"") == [1.5, 5.0]
    assert plain.hidden([0], [1.0], first, biases, b"", b"") == [1.5, 0.0]
    second, more = pack(2, 1, 1, -1), pack(0, -1)
    assert plain.hidden([0, 2], [1.0, 2.0], first, biases, second, more) == [8.0, 0.0]
    assert plain.outputs([1, 0], [1.0, 2.0], pack(1, 1, 3, -1), pack(0, 10)) == [11.0, 3.0]
    with pytest.raises(IndexError):
        plain.hidden([3], [1.0], first, biases, b"", b"")
    with pytest.raises(IndexError):
        plain.outputs([-1], [1.0, 2.0], pack(1, 1), pack(0))
    with pytest.raises(ValueError, match="fit"):
        plain.hidden([0], [1.0], first, pack(1, 2, 3, 4), b"", b"")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return compiled_twin("layers", tmp_path_factory.mktemp("layers"))


def test_compiled_layers_give_the_same_bits(compiled: ModuleType) -> None:
    rng = Random(7)

    def pack(count: int) -> bytes:
        return array("f", [rng.gauss(0.0, 1.0) * 10 ** rng.uniform(-6, 6) for _ in range(count)]).tobytes()

    for _ in range(40):
        inputs, width, more, heads = (rng.randint(1, 60) for _ in range(4))
        indices = sorted(rng.sample(range(inputs), rng.randint(0, inputs)))
        values = [rng.gauss(0.0, 1.0) for _ in indices]
        first, biases, second, more_biases = pack(inputs * width), pack(width), pack(width * more), pack(more)
        for tail in ((second, more_biases), (b"", b"")):
            expected = plain.hidden(indices, values, first, biases, *tail)
            assert compiled.hidden(indices, values, first, biases, *tail) == expected
            weights, rows = pack(heads * len(expected)), [rng.randrange(heads) for _ in range(5)]
            last = pack(heads)
            assert compiled.outputs(rows, expected, weights, last) == plain.outputs(rows, expected, weights, last)


def test_compiled_layers_refuse_what_does_not_fit(compiled: ModuleType) -> None:
    four = bytes(16)
    wrong: list[tuple[type[Exception], list[Any]]] = [
        (IndexError, [[2], [1.0], four, bytes(8), b"", b""]),
        (IndexError, [[-1], [1.0], four, bytes(8), b"", b""]),
        (ValueError, [[0], [], four, bytes(8), b"", b""]),
        (ValueError, [[0], [1.0], four, bytes(12), b"", b""]),
        (ValueError, [[0], [1.0], four, b"", b"", b""]),
        (ValueError, [[0], [1.0], four, bytes(8), four, bytes(4)]),
        (TypeError, [[0], ["x"], four, bytes(8), b"", b""]),
        (TypeError, [(0,), [1.0], four, bytes(8), b"", b""]),
        (TypeError, [[0], [1.0], [1.0], bytes(8), b"", b""]),
    ]
    for error, arguments in wrong:
        with pytest.raises(error):
            compiled.hidden(*arguments)
    with pytest.raises(IndexError):
        compiled.outputs([2], [1.0, 1.0], four, bytes(8))
    with pytest.raises(ValueError, match="fit"):
        compiled.outputs([0], [1.0], four, bytes(8))


def test_faults_of_files_are_faults() -> None:
    assert issubclass(BadTensors, Fault)
    assert issubclass(NoFit, BadTensors)
