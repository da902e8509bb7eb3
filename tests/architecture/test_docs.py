"""What the docs say of themselves: decisions have a status and no number is missing; no link leads nowhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DECISIONS = sorted((ROOT / "docs" / "adr").glob("*.md"))
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *DECISIONS]


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [int(page.name[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_has_its_number_and_a_status(page: Path) -> None:
    title, _, status, *_ = page.read_text(encoding="utf-8").splitlines()
    assert title.startswith(f"# {int(page.name[:4])}. ")
    assert status.startswith(("**Status.** Accepted", "**Status.** Superseded by ["))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_leads_nowhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []
