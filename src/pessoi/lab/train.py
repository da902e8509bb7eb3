"""Training a game's network by self-play, generation after generation.

The first generation learns from `greedy`, the next ones from the network's own one-ply games, later ones from searches
with it. A generation plays its games (shards on disk), learns from the last few generations, and must hold its own
against the network before it in the arena, or that one stays. Everything is in one folder, and a run that was stopped
goes on from there: what is whole on disk is not done again.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol

import msgspec

from pessoi.games import load_game
from pessoi.kernel import Fault, Game, Options, reason
from pessoi.kernel.network import read_networks
from pessoi.lab.jobs import run
from pessoi.lab.match import play_games
from pessoi.lab.network_bots import read
from pessoi.lab.plan import make_plan
from pessoi.lab.samples import join, make_shard, play, read_shard

STATE: Final = "state.json"
START: Final = "start.safetensors"
CURVES: Final = "curves.jsonl"


class BadRun(Fault):
    """A folder that holds another run, or cannot be used."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run depends on, beside the time it is given."""

    game: str
    players: list[int]  # one that is there twice is played twice as often
    seed: str
    rules: int
    games: int = 2000  # of a generation
    shard: int = 250  # games of a shard
    keep: float = 0.15  # of the positions that are looked at
    wander: float = 0.02  # answers at random
    search_from: int = 3  # the generation that is the first to search
    iterations: int = 100  # of its searches
    window: int = 4  # generations that are learned from
    width: int = 64
    epochs: int = 12
    gate: int = 200  # games in the arena
    start: str = ""  # fingerprint of the network that was there before


class Generation(msgspec.Struct, frozen=True):
    """A line of the table: who played, losses on games kept out, the share of an even result won in the arena (1 is
    even), and whether the network was taken."""

    number: int
    bot: str
    games: int
    positions: int
    hand: float
    value: float
    policy: float
    strength: float
    taken: bool


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a run is: generations that are done, and the network that is best so far."""

    settings: Settings
    done: int = 0
    current: str = ""


class Listener(Protocol):
    """Who looks on."""

    def begin(self, what: str, generation: int, total: int) -> None:
        """A piece of work: `play`, `learn` or `gate`."""

    def reach(self, done: int) -> None:
        """How much of it is done."""


class Nobody:
    """Looks on in silence."""

    def begin(self, what: str, generation: int, total: int) -> None: ...

    def reach(self, done: int) -> None: ...


class Training:
    """A run in its folder."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        workers: int = 0,
        cluster: str = "",
        listener: Listener | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.folder: Final = folder
        self.settings: Final = settings
        self.workers: Final = workers
        self.cluster: Final = cluster
        self.listener: Final[Listener] = listener or Nobody()
        self.clock: Final = clock
        self.game: Final[Game[Any]] = load_game(settings.game)
        self.modes: Final = [o for o in self.game.modes() if o.players in settings.players]
        self.counts: Final = sorted(set(settings.players))
        self.progress = Progress(settings)
        try:
            (folder / "shards").mkdir(parents=True, exist_ok=True)
            if (folder / STATE).exists():
                self.progress = self.read_state()
        except OSError as error:
            raise BadRun("error-cannot-use", {"file": f"={folder}", "reason": reason(error)}) from error

    def read_state(self) -> Progress:
        try:
            found = msgspec.json.decode((self.folder / STATE).read_bytes(), type=Progress)
        except msgspec.DecodeError as error:
            raise BadRun("error-train-state", {"file": f"={self.folder / STATE}", "reason": f"={error}"}) from error
        if found.settings != self.settings:
            mine, other = msgspec.to_builtins(self.settings), msgspec.to_builtins(found.settings)
            differs = ", ".join(f"{name} {other[name]}" for name in mine if mine[name] != other[name])
            raise BadRun("error-train-other", {"file": f"={self.folder}", "found": f"={differs}"})
        return found

    def begin_with(self, start: Path) -> None:
        """Go on from a network that is there, unless the run already has one."""
        if not self.progress.current:
            data = read(start)
            read_networks(self.game, data)
            (self.folder / START).write_bytes(data)
            self.keep(msgspec.structs.replace(self.progress, current=START))

    def run(self, generations: int, minutes: float) -> list[Generation]:
        """As many generations as there shall be, or as the time allows; returns all there are."""
        end = self.clock() + 60 * minutes if minutes else 0.0
        while self.progress.done < generations:
            if not self.collect(self.progress.done, end):
                break
            line = self.learn(self.progress.done)
            with (self.folder / CURVES).open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
            current = self.network(line.number).name if line.taken else self.progress.current
            self.keep(msgspec.structs.replace(self.progress, done=line.number + 1, current=current))
        return self.curves()

    def keep(self, progress: Progress) -> None:
        """In one step: a run that is killed here goes on before or after it."""
        part = self.folder / (STATE + ".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(progress)) + b"\n")
        part.replace(self.folder / STATE)
        self.progress = progress

    def curves(self) -> list[Generation]:
        """The table: a line for every generation, the last one where a run was killed in between."""
        path = self.folder / CURVES
        lines = path.read_bytes().splitlines() if path.exists() else []
        found = {line.number: line for line in (msgspec.json.decode(x, type=Generation) for x in lines)}
        return [found[number] for number in sorted(found) if number < self.progress.done]

    def network(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:03}.safetensors"

    def player_of(self, generation: int) -> str:
        """Who plays that generation's games."""
        if not self.progress.current:
            return "greedy"
        kind = f"search:{self.settings.iterations}" if generation >= self.settings.search_from else "net"
        return f"{kind}@{self.folder / self.progress.current}"

    # -- games

    def shards(self, generation: int) -> list[Path]:
        count = -(-self.settings.games // self.settings.shard)
        return [self.folder / "shards" / f"{generation:03}-{i:03}.npz" for i in range(count)]

    def collect(self, generation: int, end: float) -> bool:
        """Play the generation's games; False if the time is up before all are."""
        wanted = self.shards(generation)
        size = self.settings.shard
        self.listener.begin("play", generation, len(wanted) * size)
        for i, path in enumerate(wanted):
            if path.exists():
                continue
            if end and self.clock() >= end:
                return False
            found = []
            for noted in self.play_shard(generation, i):
                found.append(noted)
                self.listener.reach(i * size + len(found))
            make_shard(found, max(self.counts)).write(path)
        return not end or self.clock() < end

    def play_shard(self, generation: int, shard: int) -> Any:
        """The games of one shard, all in one mode: shard after shard every number of players and mode comes round."""
        mode = self.mode_of(generation * len(self.shards(generation)) + shard)
        seed = f"{self.settings.seed} {generation}"
        bots = [self.player_of(generation)]
        if shard % 2 and bots[0].startswith("net"):
            bots.append("greedy")  # a network that meets nobody else learns nothing of others' follies
        plan = make_plan("train", self.settings.game, bots, mode.players, mode.values, None, seed)
        size = self.settings.shard
        playing = partial(play, players=self.counts, wander=self.settings.wander, keep=self.settings.keep)
        return run(playing, plan, range(shard * size, (shard + 1) * size), self.workers, self.cluster)

    def mode_of(self, number: int) -> Options:
        """Numbers of players by turns, and in each the usual mode, which people play most, by turns with the others."""
        turn, place = divmod(number, len(self.settings.players))
        players = self.settings.players[place]
        usual, *others = [o for o in self.modes if o.players == players]
        return others[turn // 2 % len(others)] if turn % 2 and others else usual

    # -- learning

    def learn(self, generation: int) -> Generation:
        from pessoi.lab.learner import learn

        first = max(0, generation + 1 - self.settings.window)
        paths = [path for number in range(first, generation + 1) for path in self.shards(number)]
        current = self.progress.current
        before = (self.folder / current).read_bytes() if current else None
        settings = self.settings
        self.listener.begin("learn", generation, settings.epochs)
        data, told = learn(
            self.game,
            self.counts,
            join([read_shard(path) for path in paths]),
            settings.width,
            settings.epochs,
            generation,
            before,
            self.listener.reach,
        )
        self.network(generation).write_bytes(data)
        strength = self.meet(generation)
        return Generation(
            generation,
            self.player_of(generation).partition("@")[0],
            settings.games,
            int(told["positions"]),
            round(told["hand"], 4),
            round(told["value"], 4),
            round(told["policy"], 4),
            round(strength, 3),
            strength >= 1.0,
        )

    def meet(self, generation: int) -> float:
        """The new network, one ply deep, alone among those that play now: its share of what is even."""
        rival = f"net@{self.folder / self.progress.current}" if self.progress.current else "greedy"
        mine = f"net@{self.network(generation)}"
        each = -(-self.settings.gate // len(self.counts))
        self.listener.begin("gate", generation, each * len(self.counts))
        strength, done = 0.0, 0
        for players in self.counts:
            seed = f"{self.settings.seed} {generation}"
            plan = make_plan("arena", self.settings.game, [mine, rival], players, None, None, seed)
            won = 0.0
            for result in run(play_games, plan, range(each), self.workers, self.cluster):
                won += result.shares[result.bots.index(mine)]
                done += 1
                self.listener.reach(done)
            strength += won * players / each / len(self.counts)
        return strength


def settings_of(game: str, players: list[int], seed: str, **given: Any) -> Settings:
    """Settings that can be played; a Fault says what cannot."""
    rules = load_game(game)
    for number in players:
        rules.settled_options(Options(number))
    return Settings(game, sorted(players) or rules.players, seed, rules.version, **given)
