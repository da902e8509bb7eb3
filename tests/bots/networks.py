"""Networks of random weights, for tests: they know nothing, but every number of theirs counts."""

from array import array
from random import Random
from typing import Any

from pessoi.kernel import Game
from pessoi.kernel.network import all_inputs, metadata_of
from pessoi.kernel.tensors import Tensor, write_tensors


def random_network(
    game: Game[Any], players: list[int], seed: int = 1, width: int = 8, layers: int = 2, size: float = 0.3
) -> bytes:
    """A file's bytes."""
    rng = Random(seed)

    def tensor(*shape: int) -> Tensor:
        count = shape[0] * (shape[1] if len(shape) > 1 else 1)
        return Tensor(list(shape), array("f", [rng.gauss(0.0, size) for _ in range(count)]).tobytes())

    actions = len(game.vocabulary.actions)
    tensors = {"first": tensor(len(all_inputs(game, players)), width), "first.bias": tensor(width)}
    if layers == 2:
        tensors |= {"second": tensor(width, width), "second.bias": tensor(width)}
    tensors |= {"value": tensor(max(players), width), "value.bias": tensor(max(players))}
    tensors |= {"policy": tensor(actions, width), "policy.bias": tensor(actions)}
    return write_tensors(metadata_of(game, players, 0.7), tensors)
