"""The guide's examples run as they are written."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pessoi.bots.roster import BOTS

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(autouse=True)
def clean_roster() -> Iterator[None]:
    yield
    BOTS.pop("hasty", None)


def test_the_examples_run_one_after_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLES) >= 6
    scope: dict[str, object] = {}
    for example in EXAMPLES:
        exec(compile(example, str(GUIDE), "exec"), scope)
    share, shape, about, *batches = capsys.readouterr().out.splitlines()
    assert float(share) > 0.5  # of 20 games against `random`, always the same ones
    assert shape.startswith("(8, ")
    assert about.startswith("mytikas 2 1 ")
    assert len(batches) >= 2
