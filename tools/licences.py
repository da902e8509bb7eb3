"""The licences in bills of materials (CycloneDX), as a table: `python tools/licences.py FILE…`. Made by `make sbom`."""

import json
import sys
from pathlib import Path
from typing import Any


def licence_of(component: dict[str, Any]) -> str:
    """As the component names it; a text of its own by its first line."""
    names = []
    for choice in component.get("licenses", []):
        licence = choice.get("license", {})
        name = choice.get("expression") or licence.get("id") or licence.get("name") or ""
        if name and name.splitlines()[0][:80] not in names:
            names.append(name.splitlines()[0][:80])
    return ", ".join(names) or "not said"


def rows(file: Path) -> list[tuple[str, str, str]]:
    components = json.loads(file.read_text(encoding="utf-8")).get("components", [])
    named = ((f"{c['group']}/" if c.get("group") else "") + c["name"] for c in components)
    return sorted({(n, c.get("version", ""), licence_of(c)) for n, c in zip(named, components, strict=True)})


def main() -> None:
    total = silent = 0
    for word in sys.argv[1:]:
        file = Path(word)
        found = rows(file)
        print(f"## {file.stem}\n\n| component | version | licence |\n|---|---|---|")
        for row in found:
            print("| " + " | ".join(row) + " |")
        print()
        total += len(found)
        silent += sum(1 for row in found if row[2] == "not said")
    print(f"{total} components; {silent} do not say their licence")


if __name__ == "__main__":
    main()
