"""`pessoi balance`: the same games with and without an edition."""

from pessoi.lab.balance import report
from pessoi.lab.plan import make_plan


def test_a_report_compares_the_same_games() -> None:
    dear = {"building": [{"id": "small_city", "cost": {"stone": 20}}]}
    told: list[int] = []
    found = report(make_plan("simulate", "mytikas", ["random"], 2, edition=dear), 3, 1, told.append)
    assert (found["ours"]["games"], found["edition"]["games"], told[-1]) == (3, 3, 6)
    built = [name for name in found["ours"]["chosen"] if name.startswith("build small_city")]
    assert built
    assert not any(found["edition"]["chosen"].get(name) for name in built)
    assert all(found["changes"][name] < 0 for name in built)
    again = report(
        make_plan("simulate", "mytikas", ["random"], 2, edition={"lock": [{"id": "lock_low", "value": 4}]}), 2, 1
    )
    assert not any(again["changes"].values())  # an edition that says what we say
