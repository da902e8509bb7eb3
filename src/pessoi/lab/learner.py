"""Learning from shards with torch (extra `learn`): a residual network beside the hand-made evaluation.

Every head begins at zero, so that learning starts from what is written by hand, and weights are held small: games are
few for so many weights. Of the epochs the one with the least loss on games kept out is taken, and its chances are
made as bold as these games show them to deserve.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional as F  # noqa: N812  # as everybody writes it
from torch.optim.lr_scheduler import LinearLR

from pessoi.kernel import Game
from pessoi.kernel.network import all_inputs, check_shapes, metadata_of
from pessoi.kernel.tensors import Tensor, read_tensors, write_tensors
from pessoi.lab.samples import NO_TEAM, Shard
from pessoi.lab.targets import mixed_targets

BATCH: Final = 256
RATE: Final = 5e-4  # at first: a few hundred games are learned by heart so, and the epoch before that is taken
LAST_RATE: Final = 0.02  # of the first one, when all epochs are over: it falls evenly
DECAY: Final = 0.3
INPUT_DROPOUT: Final = 0.2
DROPOUT: Final = 0.5
LESSONS: Final = 0.35  # of all rows in an epoch: what several seats see of one position says much the same
PATIENCE: Final = 3  # epochs without a smaller loss
HELD_OUT: Final = 10  # every tenth game is kept to judge by
TEMPERATURES: Final = [0.6 + 0.02 * i for i in range(71)]  # tried at the end
FIRST_SCALE: Final = 0.7  # hand-made evaluations are overconfident


class Net(nn.Module):  # type: ignore[misc]  # types are checked without torch
    """The network of `kernel/network`, as torch learns it."""

    def __init__(self, inputs: int, width: int, seats: int, actions: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(inputs, width, mode="sum")
        nn.init.normal_(self.first.weight, std=0.05)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, width)
        self.value = nn.Linear(width, seats)
        self.policy = nn.Linear(width, actions)
        for head in (self.value, self.policy):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        self.scale = nn.Parameter(torch.tensor(FIRST_SCALE))

    def think(self, indices: torch.Tensor, offsets: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
        values = F.dropout(values, INPUT_DROPOUT, self.training)
        once = F.relu(self.first(indices, offsets, per_sample_weights=values) + self.first_bias)
        return F.dropout(F.relu(self.second(once)), DROPOUT, self.training)

    def load(self, tensors: dict[str, Tensor], scale: float) -> None:
        """Go on from a network that was written."""

        def of(name: str) -> torch.Tensor:
            found = torch.from_numpy(np.frombuffer(tensors[name].numbers, np.float32).copy())
            return found.reshape(tensors[name].shape)

        with torch.no_grad():
            self.scale.fill_(scale)
            self.first.weight.copy_(of("first"))
            self.first_bias.copy_(of("first.bias"))
            self.second.weight.copy_(of("second").T)
            self.second.bias.copy_(of("second.bias"))
            for name, head in (("value", self.value), ("policy", self.policy)):
                if name in tensors:
                    head.weight.copy_(of(name))
                    head.bias.copy_(of(f"{name}.bias"))

    def cool(self, temperature: float) -> None:
        """Divide the logarithms of all chances."""
        with torch.no_grad():
            for x in (self.scale, self.value.weight, self.value.bias):
                x /= temperature

    def tensors(self) -> dict[str, Tensor]:
        """As `kernel/tensors` writes them: a row an input, and in the heads a row an output."""
        found = {
            "first": self.first.weight,
            "first.bias": self.first_bias,
            "second": self.second.weight.T,
            "second.bias": self.second.bias,
            "value": self.value.weight,
            "value.bias": self.value.bias,
        }
        if self.policy.weight.any():  # nothing is said of answers before a search was learned from
            found |= {"policy": self.policy.weight, "policy.bias": self.policy.bias}
        return {
            name: Tensor(list(x.shape), x.detach().contiguous().numpy().astype(np.float32).tobytes())
            for name, x in found.items()
        }


class Losses:
    """Mean losses over positions: of values, and of priors against visits."""

    def __init__(self, value: float, policy: float) -> None:
        self.value: Final = value
        self.policy: Final = policy

    def total(self) -> float:
        return self.value + self.policy


def entries(starts: NDArray[np.int64], rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where the entries of these rows are, and where each row begins among them."""
    lengths = starts[rows + 1] - starts[rows]
    begins = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)[:-1]])
    return np.repeat(starts[rows] - begins, lengths) + np.arange(lengths.sum()), begins


def forward(net: Net, shard: Shard, rows: NDArray[np.int64]) -> tuple[torch.Tensor, torch.Tensor]:
    """What the net thinks of these rows: the last hidden layer, and the logarithm of every team's chance."""
    places, begins = entries(shard["starts"], rows)
    thought = net.think(
        torch.from_numpy(shard["indices"][places].astype(np.int64)),
        torch.from_numpy(begins),
        torch.from_numpy(shard["values"][places]),
    )
    hand = torch.from_numpy(shard["hand"][rows])
    team = torch.from_numpy(shard["team"][rows].astype(np.int64))
    added = net.value(thought)[:, : team.shape[1]] * (team >= 0)
    there = hand > NO_TEAM / 2
    logits = torch.where(there, net.scale * hand, hand).scatter_add(1, team.clamp(min=0), added)
    return thought, F.log_softmax(logits, dim=1)


def all_logs(net: Net, shard: Shard, rows: NDArray[np.int64]) -> NDArray[np.float64]:
    """The logarithm of every team's chance in these rows, without learning."""
    net.eval()
    parts = np.array_split(rows, max(1, len(rows) // 2048))
    with torch.no_grad():
        return np.concatenate([forward(net, shard, part)[1].numpy().astype(np.float64) for part in parts])


def batch_losses(net: Net, shard: Shard, rows: NDArray[np.int64]) -> tuple[torch.Tensor, torch.Tensor, int, int]:
    """Sums of both losses over these rows, and how many rows each is of."""
    thought, chances = forward(net, shard, rows)
    target = torch.from_numpy(shard["target"][rows])
    value = -(target * chances).sum()
    counted = int((target.sum(dim=1) > 0).sum())
    asked, _ = entries(shard["asked"], rows)
    if not len(asked):
        return value, torch.zeros(()), counted, 0
    lengths = (shard["asked"][rows + 1] - shard["asked"][rows]).astype(np.int64)
    owner = torch.from_numpy(np.repeat(np.arange(len(rows)), lengths))
    actions = torch.from_numpy(shard["actions"][asked].astype(np.int64))
    looks = (net.policy.weight[actions] * thought[owner]).sum(dim=1) + net.policy.bias[actions]
    looks = looks + torch.log(torch.from_numpy(shard["priors"][asked]).clamp(min=1e-6))
    totals = torch.zeros(len(rows)).scatter_reduce(0, owner, looks, "amax", include_self=False)
    sums = torch.zeros(len(rows)).scatter_add(0, owner, torch.exp(looks - totals[owner].detach()))
    logs = looks - totals[owner].detach() - torch.log(sums[owner])
    policy = -(torch.from_numpy(shard["visits"][asked]) * logs).sum()
    return value, policy, counted, int((lengths > 0).sum())


def judge(net: Net, shard: Shard, rows: NDArray[np.int64]) -> Losses:
    """The losses on these rows."""
    net.eval()
    sums = np.zeros(4)
    with torch.no_grad():
        for part in np.array_split(rows, max(1, len(rows) // 2048)):
            sums += [float(x) for x in batch_losses(net, shard, part)]
    return Losses(float(sums[0] / max(sums[2], 1)), float(sums[1] / max(sums[3], 1)))


def hand_loss(shard: Shard, rows: NDArray[np.int64]) -> float:
    """What the hand-made evaluation alone loses."""
    hand, target = shard["hand"][rows].astype(np.float64), shard["target"][rows]
    logs = hand - np.log(np.exp(hand).sum(axis=1, keepdims=True))
    return float(-(target * np.where(target > 0, logs, 0.0)).sum() / max((target.sum(axis=1) > 0).sum(), 1))


def learn(
    game: Game[Any],
    players: list[int],
    shard: Shard,
    width: int,
    epochs: int,
    seed: int,
    before: bytes | None,
    progress: Callable[[int], None] | None = None,
) -> tuple[bytes, dict[str, float]]:
    """The network that predicts games kept out best, as a file's bytes, and its losses on them.

    before   a network to go on from, which also has a say in what positions are worth; without one heads begin at zero
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # ten times faster than many, with layers as small as these
    rng = np.random.default_rng(seed)
    net = Net(len(all_inputs(game, players)), width, max(players), len(game.vocabulary.actions))
    kept_out = shard["game"] % HELD_OUT == HELD_OUT - 1
    learned, judged = np.flatnonzero(~kept_out), np.flatnonzero(kept_out)
    lessons = shard
    if before is not None:
        metadata, tensors = read_tensors(before)
        net.load(tensors, float(metadata["scale"]))
        chances = np.exp(all_logs(net, shard, np.arange(len(shard))))
        lessons = Shard(shard.arrays | {"target": mixed_targets(shard, chances)})
    held = [net.scale, net.first_bias, net.second.bias, net.value.bias, net.policy.bias]
    free = [p for p in net.parameters() if not any(p is h for h in held)]
    groups = [{"params": free, "weight_decay": DECAY}, {"params": held, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=RATE)
    lessons_of_all = epochs * max(1, int(LESSONS * len(learned)) // BATCH)
    slowing = LinearLR(optimiser, 1.0, LAST_RATE, lessons_of_all)
    best, best_state, since = judge(net, shard, judged), kept(net), 0
    for epoch in range(epochs):
        net.train()
        order = rng.permutation(learned)[: max(BATCH, int(LESSONS * len(learned)))]
        for start in range(0, len(order), BATCH):
            value, policy, counted, searched = batch_losses(net, lessons, np.sort(order[start : start + BATCH]))
            loss = value / max(counted, 1) + policy / max(searched, 1)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            slowing.step()
        losses = judge(net, shard, judged)
        since += 1
        if losses.total() < best.total():
            best, best_state, since = losses, kept(net), 0
        if progress is not None:
            progress(epoch + 1)
        if since >= PATIENCE:
            break
    net.load_state_dict(best_state)
    net.cool(temperature(all_logs(net, shard, judged), shard["target"][judged]))
    found = net.tensors()
    check_shapes(found, len(all_inputs(game, players)), max(players), len(game.vocabulary.actions))
    data = write_tensors(metadata_of(game, players, float(net.scale.detach())), found)
    told = {
        "positions": float(len(shard)),
        "hand": hand_loss(shard, judged),
        "value": judge(net, shard, judged).value,
        "policy": best.policy,
    }
    return data, told


def temperature(logs: NDArray[np.float64], target: NDArray[np.float32]) -> float:
    """What chances must be flattened by (below 1: sharpened) to say what happens, on games kept out."""

    def loss(t: float) -> float:
        flat = np.where(logs > NO_TEAM / 2, logs / t, NO_TEAM)
        return float(-(target * (flat - np.log(np.exp(flat).sum(axis=1, keepdims=True)))).sum())

    return min(TEMPERATURES, key=loss)


def kept(net: Net) -> dict[str, torch.Tensor]:
    return {name: x.clone() for name, x in net.state_dict().items()}
