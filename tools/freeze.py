"""Keep a game's rules as they are, before its version rises: finished games are replayed and verified by them.

    python tools/freeze.py hellas

packs the game's sources with the kernel they were written for into src/pessoi/games/packs/hellas-1.zip, under a name of
their own (`pessoi_hellas_1`), so that they live beside the present ones. A pack is never made anew: what it holds is
what was played.
"""

import re
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "pessoi"
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # equal sources give equal packs


def freeze(game: str, folder: Path) -> Path:
    """Write the pack; FileExistsError if that version has been packed before."""
    from pessoi.games import load_game

    version = load_game(game).version
    target = folder / f"{game}-{version}.zip"
    with ZipFile(target, "x", ZIP_DEFLATED) as pack:
        for name, text in sorted(files(game).items()):
            text = re.sub(r"\bpessoi\.(kernel|games)\b", rf"pessoi_{game}_{version}.\1", text)
            entry = ZipInfo(f"pessoi_{game}_{version}/{name}", LONG_AGO)
            entry.compress_type = ZIP_DEFLATED
            pack.writestr(entry, text)
    return target


def files(game: str) -> dict[str, str]:
    """What a game needs to be played: the kernel, editions, its own folder; the registry stays outside."""
    chosen = [*(SOURCE / "kernel").glob("*.py"), SOURCE / "games" / "edition.py"]
    chosen += [f for f in (SOURCE / "games" / game).rglob("*") if f.suffix in (".py", ".toml", ".ftl")]
    found = {str(f.relative_to(SOURCE)): f.read_text(encoding="utf-8") for f in chosen}
    return {**found, "__init__.py": "", "games/__init__.py": ""}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(freeze(name, SOURCE / "games" / "packs").relative_to(ROOT))
