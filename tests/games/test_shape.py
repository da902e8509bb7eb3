"""Four games of one shape: who has learned one finds everything in the others, and a fifth is told what it lacks."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from pessoi.games import GAMES

SOURCE: Final = Path(__file__).parents[2] / "src"
FOLDERS: Final = {name: SOURCE.joinpath(*entry.module.split(".")) for name, entry in GAMES.items()}

# The public functions and classes that every game has under these names, with these parameters
ROLES: Final[dict[str, dict[str, list[str] | None]]] = {
    "game.py": {"create": ["edition", "weights"]},
    "components.py": {"Components": ["self", "data"]},
    "state.py": {"Position": None, "new_position": None},
    "view.py": {"show": ["k", "seat"]},
    "shown.py": {"Shown": None},
    "secrecy.py": {"known": ["s", "seat"], "imagine": ["k", "seat", "rng"]},
    "vocabulary.py": {"make_vocabulary": ["figures"]},
    "words.py": {"describe": ["figures", "a"], "describe_event": ["figures", "e"]},
    "story.py": {"tell": ["figures", "options", "steps", "so_far"], "heading": ["step"]},
    "reasons.py": {"explain": ["k", "r", "a", "rule"]},
    "references.py": {"references": ["figures"]},
    "evaluation.py": {"measure": ["s", "weights"]},
    "motives.py": {"motives": ["s", "seat"]},
    "priors.py": {"priors": ["s", "r"]},
    "observation.py": {"features": ["figures", "options"], "observe": ["k", "seat", "found"]},
    "invariants.py": {"violations": ["s", "before"]},
    "chapters/setup.py": {"initial": ["figures", "options"]},
    "chapters/ending.py": {"outcome": ["s"]},
}
FILES: Final = {"__init__.py", "terms.py", "components.toml", "en.ftl", "fr.ftl", "chapters/__init__.py", *ROLES}
# `prompt` and `detail`, where `words` would be too long with them; what answers lead to, where `view` would be; what
# was measured of the levels; puzzles
OPTIONAL: Final = {"prompts.py", "choices.py", "ladder.json", "puzzles.jsonl", "figures.en.ftl", "figures.fr.ftl"}
CONSTANTS: Final = {"game.py": ["FRAMES"], "evaluation.py": ["TERMS", "WEIGHTS"]}


def public(file: Path) -> dict[str, list[str]]:
    """A module's public functions and classes, with the parameters (a class: of its constructor)."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            found[node.name] = [argument.arg for argument in node.args.args]
        elif isinstance(node, ast.ClassDef):
            made = [f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"]
            found[node.name] = [argument.arg for f in made for argument in f.args.args]
    return found


def constants(file: Path) -> set[str]:
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return {node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}


def lacks(folder: Path) -> list[str]:
    """What a game's folder lacks of the common shape, or has beside it, a line each."""
    there = {str(f.relative_to(folder)) for f in folder.iterdir() if f.is_file() and f.suffix != ".pyc"}
    there -= {f.name for f in folder.glob("network-*.safetensors")}
    there |= {f"chapters/{f.name}" for f in (folder / "chapters").glob("*.py")}
    faults = [f"no {name}" for name in sorted(FILES - there)]
    faults += [f"{name} is no role: a chapter?" for name in sorted(there - FILES - OPTIONAL) if "/" not in name]
    for name, wanted in ROLES.items():
        found = public(folder / name) if name in there else {}
        for role, parameters in wanted.items():
            if name in there and role not in found:
                faults.append(f"{name} has no {role}")
            elif name in there and parameters is not None and found[role] != parameters:
                faults.append(f"{name}: {role}({', '.join(parameters)}), not ({', '.join(found[role])})")
    for name, wanted_constants in CONSTANTS.items():
        if name in there:
            faults += [f"{name} has no {c}" for c in wanted_constants if c not in constants(folder / name)]
    for role in ("prompt", "detail"):
        texts = [public(folder / name) for name in ("words.py", "prompts.py") if name in there]
        if not any(role in text for text in texts):
            faults.append(f"neither words.py nor prompts.py has {role}")
    return faults


@pytest.mark.parametrize("name", list(FOLDERS))
def test_a_game_has_the_common_shape(name: str) -> None:
    assert lacks(FOLDERS[name]) == []


@pytest.mark.parametrize("name", list(FOLDERS))
def test_a_contents_page_names_every_module_and_no_other(name: str) -> None:
    text = (FOLDERS[name] / "__init__.py").read_text(encoding="utf-8")
    page = ast.get_docstring(ast.parse(text)) or ""
    named = set(re.findall(r"`([a-z_]+)`", page))
    modules = {f.stem for f in [*FOLDERS[name].glob("*.py"), *FOLDERS[name].glob("chapters/*.py")]} - {"__init__"}
    assert named - {"chapters"} == modules


@pytest.mark.parametrize("name", list(FOLDERS))
def test_no_file_is_much_longer_than_three_hundred_lines(name: str) -> None:
    long = {f.name: len(f.read_text(encoding="utf-8").splitlines()) for f in FOLDERS[name].rglob("*.py")}
    assert {file: lines for file, lines in long.items() if lines > 400} == {}


def test_a_game_is_told_what_it_lacks(tmp_path: Path) -> None:
    (tmp_path / "chapters").mkdir()
    for file in FILES - {"priors.py", "view.py", "secrecy.py"}:
        (tmp_path / file).write_text((FOLDERS["mytikas"] / file).read_text(encoding="utf-8"))
    (tmp_path / "view.py").write_text("def show(position): ...")
    (tmp_path / "secrecy.py").write_text("def known(s, seat): ...")
    (tmp_path / "sense.py").write_text("")
    assert lacks(tmp_path) == [
        "no priors.py",
        "sense.py is no role: a chapter?",
        "view.py: show(k, seat), not (position)",
        "secrecy.py has no imagine",
    ]
