"""Sample games that come with the package, for who has not played yet: a record a title, made by `tools/samples.py`."""

from pathlib import Path
from typing import Final

SAMPLES: Final = Path(__file__).parent / "sample_games"
PREFIX: Final = "sample-"  # of their ids, which no kept record has


def sample(id: str) -> str | None:
    """The record of that id, as text."""
    return found()[id].read_text(encoding="utf-8") if id in found() else None


def found() -> dict[str, Path]:
    """Every sample by its id."""
    return {f"{PREFIX}{path.stem}": path for path in sorted(SAMPLES.glob("*.txt"))}
