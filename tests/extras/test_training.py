"""The example that trains a network, as the guide describes it: it beats `random` clearly."""

from pathlib import Path

from examples import train

from pessoi.lab.tally import wilson

STEPS = 50_000
GAMES = 100


def test_fifty_thousand_steps_of_mytikas_beat_random_clearly(tmp_path: Path) -> None:
    model, diary = train.train("mytikas", ["random"], STEPS)
    train.draw(diary, "Mytikas", tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 5000
    share = train.examine(model, "mytikas", ["random"], GAMES)
    assert wilson(share * GAMES, GAMES)[0] > 0.5, f"won {share:.1%}"
