"""Run pytest, and each test that fails once more, alone.

    python tools/suite.py -n auto tests/table

A test that fails among the others and passes alone has found nothing wrong: it is named under "flaky", to be
repaired, and the run counts. What fails again fails the run. Where more than a few fail, or the tests could not even be
collected, nothing is tried twice. The last line is for programs: `412 passed, 0 failed, 3 skipped`.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

MANY: Final = 20  # failures beyond this are no accident


class Tally:
    """What became of each test. Only the process that hands out the tests has one; reports of all workers come here."""

    def __init__(self) -> None:
        self.root = Path()
        self.outcomes: Final[dict[str, str]] = {}
        self.broken: Final[set[str]] = set()  # files that could not be collected

    def pytest_configure(self, config: pytest.Config) -> None:
        self.root = config.rootpath

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.add(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has up to three reports, and one more if its worker dies: the worst of them counts."""
        ranks = ("passed", "skipped", "failed")
        known = self.outcomes.get(report.nodeid, "passed")
        self.outcomes[report.nodeid] = max(known, report.outcome, key=ranks.index)

    def failed(self) -> list[str]:
        return [test for test, outcome in self.outcomes.items() if outcome == "failed"]

    def count(self, outcome: str) -> int:
        return list(self.outcomes.values()).count(outcome)

    def __str__(self) -> str:
        failed = self.count("failed") + len(self.broken)
        return f"{self.count('passed')} passed, {failed} failed, {self.count('skipped')} skipped"


def main(arguments: list[str]) -> int:
    tally = Tally()
    code = int(pytest.main(arguments, plugins=[tally]))
    failed = tally.failed()
    if code == pytest.ExitCode.TESTS_FAILED and 0 < len(failed) <= MANY and not tally.broken:
        for test in failed:
            if passes_alone(f"{tally.root}/{test}"):
                tally.outcomes[test] = "passed"
        flaky = [test for test in failed if tally.outcomes[test] == "passed"]
        if flaky:
            print("\nflaky (passed alone; to be repaired):", *flaky, sep="\n  ")
        code = 0 if flaky == failed else code
    print(f"\n{tally}", flush=True)
    return code


def passes_alone(test: str) -> bool:
    """In a process of its own, which must say so: one that ends early may end with any code."""
    command = [sys.executable, "-m", "pytest", "-n", "0", test]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    lines = done.stdout.strip().splitlines()
    passed = done.returncode == 0 and bool(lines) and re.search(r"\b1 passed\b", lines[-1]) is not None
    if not passed:
        print(f"\nfailed alone, too: {test}\n{done.stdout}", flush=True)
    return passed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
