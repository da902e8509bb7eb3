"""A network's layers, one number after the other: the plain twin of layers.c.

The compiled package has the C module in this one's place. Both add the same products in the same order in double
precision, so that they give the same numbers to the last bit. Weights are packed float32 in `bytes`, a row an input.
"""

from typing import Final

NUMBER: Final = 4  # bytes of a float32


def hidden(
    indices: list[int], values: list[float], first: bytes, biases: bytes, second: bytes, more_biases: bytes
) -> list[float]:
    """What the last hidden layer makes of a sparse input; with empty `more_biases` there is one layer only."""
    found = rectified(through(indices, values, first, biases))
    if not more_biases:
        return found
    alive = [i for i, value in enumerate(found) if value > 0.0]
    return rectified(through(alive, [found[i] for i in alive], second, more_biases))


def outputs(rows: list[int], inputs: list[float], weights: bytes, biases: bytes) -> list[float]:
    """Some outputs of a dense last layer, which has a row of weights for every output."""
    numbers, each = memoryview(weights).cast("f"), memoryview(biases).cast("f")
    width = len(inputs)
    if len(numbers) != width * len(each):
        raise ValueError("the weights do not fit the layer")
    found = []
    for row in rows:
        if not 0 <= row < len(each):
            raise IndexError(f"no output {row}")
        total = each[row]
        for value, weight in zip(inputs, numbers[row * width : (row + 1) * width], strict=True):
            total += value * weight
        found.append(total)
    return found


def through(indices: list[int], values: list[float], weights: bytes, biases: bytes) -> list[float]:
    numbers = memoryview(weights).cast("f")
    found = [float(bias) for bias in memoryview(biases).cast("f")]
    width = len(found)
    if len(indices) != len(values) or width == 0 or len(numbers) % width:
        raise ValueError("the weights do not fit the layer")
    for index, value in zip(indices, values, strict=True):
        if not 0 <= index < len(numbers) // width:
            raise IndexError(f"no input {index}")
        row = numbers[index * width : (index + 1) * width]
        found = [total + value * weight for total, weight in zip(found, row, strict=True)]
    return found


def rectified(values: list[float]) -> list[float]:
    return [value if value > 0.0 else 0.0 for value in values]
