"""Train a network on one seat of a game with sb3-contrib's MaskablePPO, measure it, and draw the curve.

    pip install 'pessoi[learn]'
    python examples/train.py --steps 50000 --curve docs/images/training.svg

The opponents play at random, and the learner's seat changes from game to game. The curve is the share of the last
fifty training games that were won; then the network plays games that it does not learn from.
"""

import argparse
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from pessoi.lab.tally import wilson
from pessoi.research.gymnasium import SeatEnv

SEED: Final = 1
WINDOW: Final = 50  # games of which the curve shows the share of wins
TWENTY: Final = 20.0  # points that count as one, as in the rewards by margin


class AsItGrows(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The reward by margin, paid when the margin changes instead of at the end: the sum is the same."""

    def __init__(self, e: SeatEnv) -> None:
        super().__init__(e)
        self.seat_env: Final = e
        self.before = 0.0

    def reset(self, **told: Any) -> tuple[Any, dict[str, Any]]:
        found = self.env.reset(**told)
        self.before = self.margin()
        return found

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, reward, over, cut, info = self.env.step(action)
        now = float(reward) if over else self.margin()
        gained, self.before = now - self.before, now
        if over:
            info["won"] = 1.0 if now > 0 else 0.5 if now == 0 else 0.0
        return observation, gained, over, cut, info

    def margin(self) -> float:
        session, seat = self.seat_env.session, self.seat_env.seat
        scores = session.shown(seat)["scores"]
        return float(scores[seat] - max(s for i, s in enumerate(scores) if i != seat)) / TWENTY

    def action_masks(self) -> Any:
        return self.seat_env.action_masks()


class Diary(BaseCallback):  # type: ignore[misc]  # its types are not looked at
    """Who won each training game, and after how many steps."""

    def __init__(self) -> None:
        super().__init__()
        self.wins: Final[list[tuple[int, float]]] = []

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "won" in info:
                self.wins.append((self.num_timesteps, info["won"]))
                if len(self.wins) % WINDOW == 0:
                    share = sum(won for _, won in self.wins[-WINDOW:]) / WINDOW
                    print(f"{self.num_timesteps:7} steps: won {share:.1%} of the last {WINDOW} games", flush=True)
        return True

    def curve(self) -> tuple[list[int], list[float]]:
        """The share of wins over the last WINDOW games, from the first time that there are so many."""
        won = np.array([w for _, w in self.wins])
        shares = np.convolve(won, np.ones(WINDOW) / WINDOW, "valid") if len(won) >= WINDOW else np.array([])
        return [steps for steps, _ in self.wins[WINDOW - 1 :]], shares.tolist()


def make(game: str, opponents: list[str]) -> AsItGrows:
    return AsItGrows(SeatEnv(game, opponents, rewards="margin"))


def train(game: str, opponents: list[str], steps: int) -> tuple[MaskablePPO, Diary]:
    torch.set_num_threads(1)  # many times faster for small networks
    model = MaskablePPO(
        "MlpPolicy",
        make(game, opponents),
        n_steps=1024,
        batch_size=256,
        n_epochs=6,
        gamma=0.995,
        learning_rate=6e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=SEED,
    )
    diary = Diary()
    model.learn(steps, callback=diary)
    return model, diary


def examine(model: MaskablePPO, game: str, opponents: list[str], games: int) -> float:
    """The share of games won without learning, taking what the network likes best; a tie counts half."""
    e = make(game, opponents)
    won = 0.0
    for number in range(games):
        observation, info = e.reset(seed=10_000 + number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, _, over, _, info = e.step(action)
        won += info["won"]
    return won / games


def draw(diary: Diary, title: str, path: Path) -> None:
    """The curve with its 95 % interval."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    steps, shares = diary.curve()
    if not shares:
        print(f"no curve: fewer than {WINDOW} games")
        return
    bounds = np.array([wilson(share * WINDOW, WINDOW) for share in shares])
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.fill_between(steps, bounds[:, 0], bounds[:, 1], color="#8f3f22", alpha=0.15, linewidth=0)
    axes.plot(steps, shares, color="#8f3f22")
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="steps", ylabel=f"won of the last {WINDOW} games", ylim=(0, 1), title=title)
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main() -> None:
    words = argparse.ArgumentParser(description="Train a network against bots.")
    words.add_argument("--game", default="mytikas")
    words.add_argument("--opponents", default="random", help="bots' names, with commas")
    words.add_argument("--steps", type=int, default=50_000)
    words.add_argument("--games", type=int, default=100, help="games of the examination")
    words.add_argument("--curve", type=Path, help="draw the curve into this PNG or SVG")
    words.add_argument("--save", type=Path, help="keep the network here")
    told = words.parse_args()
    opponents = told.opponents.split(",")
    model, diary = train(told.game, opponents, told.steps)
    if told.curve:
        draw(diary, f"{told.game} against {told.opponents}: MaskablePPO, {told.steps} steps", told.curve)
    if told.save:
        model.save(told.save)
    share = examine(model, told.game, opponents, told.games)
    low, high = wilson(share * told.games, told.games)
    print(f"examination: won {share:.1%} of {told.games} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
