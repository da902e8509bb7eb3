"""A network that judges positions: chances to win for every seat, and how promising each answer looks.

What goes in is what one seat knows: the paragraph of the rules that is being played, then the game's observation. Two
hidden layers (or one) follow, and two heads: a number for every seat, counted from the one that looks, and a number for
every action of the vocabulary, of which only the legal ones are worked out. Both are *corrections* in logits: the first
to the hand-made evaluation times `scale`, the second to the hand-made priors. So a network that knows nothing changes
nothing, and one that has learned a little spoils little.
"""

from math import exp, log
from typing import Any, Final

from pessoi.kernel import layers
from pessoi.kernel.arithmetic import LOST, softmax
from pessoi.kernel.game import Game, Options
from pessoi.kernel.observation import Observation
from pessoi.kernel.state import Known, State, fingerprint
from pessoi.kernel.tensors import BadTensors, Tensor, read_tensors

LEAST: Final = 1e-6  # chances below this are taken for it, so that logarithms stay bounded
FORMAT: Final = "pessoi-network-1"


class NoFit(BadTensors):
    """A network of another game, of other rules, or of other features."""


# -- what goes in


def input_names(game: Game[Any], options: Options) -> list[str]:
    """The names of what a network sees, in order."""
    return [*[f"frame.{name}" for name in game.frames], *game.features(options)]


def look(game: Game[Any], k: Known, seat: int, seen: Observation) -> None:
    """Write down what a network sees."""
    seen.one_hot(game.frame_number(k), len(game.frames))
    game.observe_sparse(k, seat, seen)


def all_inputs(game: Game[Any], players: list[int]) -> list[str]:
    """What is seen in any mode with these numbers of players: a network for several has a row for each."""
    names: dict[str, None] = {}
    for options in game.modes():
        if options.players in players:
            names.update(dict.fromkeys(input_names(game, options)))
    return list(names)


# -- the network


class Network:
    """The weights for one layout of inputs."""

    def __init__(self, first: bytes, tensors: dict[str, Tensor], scale: float) -> None:
        self.first: Final = first
        self.biases: Final = tensors["first.bias"].numbers
        self.second: Final = tensors["second"].numbers if "second" in tensors else b""
        self.more_biases: Final = tensors["second.bias"].numbers if "second" in tensors else b""
        self.value: Final = tensors["value"].numbers
        self.value_biases: Final = tensors["value.bias"].numbers
        self.policy: Final = tensors["policy"].numbers if "policy" in tensors else b""
        self.policy_biases: Final = tensors["policy.bias"].numbers if "policy" in tensors else b""
        self.scale: Final = scale

    def think(self, seen: Observation) -> list[float]:
        """The last hidden layer."""
        found: list[float] = layers.hidden(
            seen.indices, seen.values, self.first, self.biases, self.second, self.more_biases
        )
        return found

    def corrected_chances(
        self, thought: list[float], viewer: int, teams: list[int], chances: list[float]
    ) -> list[float]:
        """Each seat's chance to win, from the hand-made ones; a team's correction is the sum of its members'."""
        players = len(teams)
        added: list[float] = layers.outputs(list(range(players)), thought, self.value, self.value_biases)
        values = [0.0] * (max(teams) + 1)
        for seat in range(players):
            values[teams[seat]] = self.scale * log(max(chances[seat], LEAST)) if chances[seat] > 0.0 else LOST
        for seat in range(players):
            values[teams[seat]] += added[(seat - viewer) % players]
        shares = softmax(values)
        return [shares[team] for team in teams]

    def corrected_priors(self, thought: list[float], answers: list[int], priors: list[float]) -> list[float]:
        """The priors of these answers (places in the vocabulary), from the hand-made ones."""
        if not self.policy_biases:
            return priors
        added: list[float] = layers.outputs(answers, thought, self.policy, self.policy_biases)
        highest = max(added)
        return [priors[i] * exp(added[i] - highest) + LEAST for i in range(len(priors))]


class Networks:
    """What a file holds: a network for every number of players and every layout that a mode of it brings about.

    Layouts differ in size, but two numbers of players may share one, and a file may be for one of them only.
    """

    def __init__(self, by_layout: dict[tuple[int, int], Network], metadata: dict[str, str]) -> None:
        self.by_layout: Final = by_layout
        self.players: Final = {players for players, _ in by_layout}
        self.metadata: Final = metadata

    def has_policy(self) -> bool:
        """Whether any of them says something of answers; one that learned from no search does not."""
        for network in self.by_layout.values():
            if network.policy_biases:
                return True
        return False

    def of(self, players: int, seen: Observation) -> Network | None:
        """The one for so many players and what is seen."""
        return self.by_layout.get((players, seen.size))


def metadata_of(game: Game[Any], players: list[int], scale: float) -> dict[str, str]:
    """What must fit before a network is used, and the scale."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": str(game.version),
        "players": ",".join([str(n) for n in players]),
        "features": fingerprint([all_inputs(game, players), [int(a) for a in game.vocabulary.actions]]),
        "scale": repr(scale),
    }


def read_networks(game: Game[Any], data: bytes) -> Networks:
    """The networks in a file's bytes; NoFit if they are not for this game, BadTensors if they are none."""
    metadata, tensors = read_tensors(data)
    try:
        players = [int(n) for n in metadata["players"].split(",")]
        scale = float(metadata["scale"])
        wanted = metadata_of(game, players, scale)
        other = [key for key in ("format", "game", "rules", "features") if metadata[key] != wanted[key]]
        if not other:
            check_shapes(tensors, len(all_inputs(game, players)), max(players), len(game.vocabulary.actions))
    except (KeyError, ValueError, IndexError) as error:
        raise BadTensors("error-network-file", {"reason": f"={error}"}) from error
    if other:
        key = other[0]
        raise NoFit("error-network-fit", {"what": f"={key}", "found": f"={metadata[key]}", "wanted": f"={wanted[key]}"})
    rows = {name: i for i, name in enumerate(all_inputs(game, players))}
    by_size: dict[int, Network] = {}
    by_layout: dict[tuple[int, int], Network] = {}
    for options in game.modes():
        if options.players in players:
            names = input_names(game, options)
            if len(names) not in by_size:
                by_size[len(names)] = Network(tensors["first"].rows([rows[name] for name in names]), tensors, scale)
            by_layout[options.players, len(names)] = by_size[len(names)]
    return Networks(by_layout, metadata)


def check_shapes(tensors: dict[str, Tensor], inputs: int, seats: int, actions: int) -> None:
    """ValueError unless every layer fits the next."""
    width = tensors["first"].shape[1]
    wanted = {"first": [inputs, width], "first.bias": [width]}
    if "second" in tensors:
        more = tensors["second"].shape[1]
        wanted["second"] = [width, more]
        wanted["second.bias"] = [more]
        width = more
    wanted["value"] = [seats, width]
    wanted["value.bias"] = [seats]
    if "policy" in tensors:
        wanted["policy"] = [actions, width]
        wanted["policy.bias"] = [actions]
    for name, shape in wanted.items():
        if name not in tensors or tensors[name].shape != shape:
            raise ValueError(f"{name} is not {shape}")


# -- judging


def judge(game: Game[Any], networks: Networks, s: State, viewer: int, chances: list[float]) -> list[float]:
    """Chances to win by seat in a full position, from what `viewer` knows of it and the hand-made ones."""
    teams: list[int] = game.teams(s)
    if len(teams) not in networks.players or not s.stack:
        return chances
    seen = Observation()
    look(game, Known(s), viewer, seen)
    network = networks.of(len(teams), seen)
    if network is None:
        return chances
    return network.corrected_chances(network.think(seen), viewer, teams, chances)


def weigh(
    game: Game[Any], networks: Networks, s: State, seat: int, answers: list[int], priors: list[float]
) -> list[float]:
    """The priors of a seat's answers, from the hand-made ones."""
    seen = Observation()
    look(game, Known(s), seat, seen)
    network = networks.of(len(game.teams(s)), seen)
    if network is None or not network.policy_biases:
        return priors
    return network.corrected_priors(network.think(seen), answers, priors)
