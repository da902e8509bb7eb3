"""Compile the engine with mypyc, out of the source tree.

    python tools/compile.py [--behind]

makes a copy of the package in build/engines, named by what it is made from, compiles `kernel/`, `games/`, the search
loop, a network's layers and the making of views there, and lets the link build/compiled show it. With the same sources
and the same compiler nothing is done again. In the copy everything that is not compiled is a link to its source, so no
copy of it can be old; and a program that runs keeps its engine while the next one is made. Without a C compiler it says
so and leaves a copy of plain Python. With `--behind` it does not wait for the compiler.
"""

import fcntl
import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "pessoi"
BUILD = ROOT / "build"
ENGINES = BUILD / "engines"
KEPT = 3  # engines: the newest, and those that running programs may still import from
WRITTEN_IN_C = "*/*.c"  # each takes the place of the module of its name: docs/adr/0018
# texts and types; and stories, which old rules tell too, with classes of their own (ADR 17)
INTERPRETED = ("words.py", "prompts.py", "story.py", "reasons.py", "references.py", "shown.py")
OBJECTS = BUILD / "objects"  # object files of earlier builds, by what they were made from
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]
OPTIMISE = os.environ.get("PESSOI_OPT", "2")
# all calls stay within the one library: no table between them, short functions become part of their callers
DIRECT = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]

engine: dict[str, Any] = runpy.run_path(str(SOURCE / "engine.py"))  # what it says before the package can be imported
SHOWN = ROOT / engine["COMPILED"]


def main() -> None:
    BUILD.mkdir(exist_ok=True)
    if "--behind" in sys.argv and not is_current() and has_compiler():
        with (BUILD / "compile.log").open("w") as log:
            command = ["nice", sys.executable, __file__]
            subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        print(
            "The engine is being compiled for the first time, or again. Until then, bots think more slowly.", flush=True
        )
        return
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # who comes second finds it done
        bring_up_to_date()


def is_current() -> bool:
    stamp = SHOWN / engine["STAMP"]
    return stamp.is_file() and stamp.read_text() == wanted()


def wanted() -> str:
    """What is written in the stamp: the sources, and what compiles them."""
    digest = hashlib.blake2b(f"mypy {version('mypy')} -O{OPTIMISE}".encode(), digest_size=20)
    digest.update(Path(__file__).read_bytes())
    return f"{engine['fingerprint'](SOURCE)}\n{digest.hexdigest()}\n"


def bring_up_to_date() -> None:
    if is_current():
        link_sources(SHOWN / "pessoi")
        return
    stamp = wanted()
    made = ENGINES / hashlib.blake2b(stamp.encode(), digest_size=8).hexdigest()
    if not (made / engine["STAMP"]).is_file():
        shutil.rmtree(made, ignore_errors=True)
        link_sources(made / "pessoi")
        compile_apart(made)
        (made / engine["STAMP"]).write_text(stamp)
    else:
        link_sources(made / "pessoi")
    show(made)
    for old in sorted(ENGINES.iterdir(), key=lambda engine: engine.stat().st_mtime)[:-KEPT]:
        if old != made:
            shutil.rmtree(old)


def show(made: Path) -> None:
    """At once: there is no moment without an engine, unless a folder of earlier days is in the way."""
    made.touch()
    link = SHOWN.with_name("compiled.new")
    link.unlink(missing_ok=True)
    link.symlink_to(made.relative_to(SHOWN.parent))
    if SHOWN.is_dir() and not SHOWN.is_symlink():
        shutil.rmtree(SHOWN)
    link.replace(SHOWN)


def has_compiler() -> bool:
    return shutil.which(COMPILER) is not None


def compile_apart(target: Path) -> None:
    """In a process of its own, inside the copy."""
    if not has_compiler():
        print(f"No C compiler ({COMPILER}): the engine runs as plain Python.", flush=True)
        return
    print("Compiling the engine (a few minutes, once) …", flush=True)
    subprocess.run([sys.executable, __file__, "--in", str(target.resolve())], cwd=target, check=True)
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(target / left_over, ignore_errors=True)


def link_sources(package: Path) -> None:
    """Sources of the engine are copied, so that nothing of it changes; all else are links to what is there now."""
    copied = {file.relative_to(SOURCE) for file in engine["sources"](SOURCE)}
    folders = {folder for file in copied for folder in file.parents}
    links = {Path("rules"): ROOT / "docs" / "rules", Path("client"): ROOT / "web" / "dist"}  # where a wheel has them
    for folder in sorted(folders):
        (package / folder).mkdir(parents=True, exist_ok=True)
        for entry in (SOURCE / folder).iterdir():
            name = entry.relative_to(SOURCE)
            if name not in copied and name not in folders and entry.name != "__pycache__" and entry.suffix != ".so":
                links[name] = entry
    for name, place in links.items():
        link, goal = package / name, place.resolve()
        if not link.is_symlink() or Path(os.readlink(link)) != goal:
            link.unlink(missing_ok=True)
            link.symlink_to(goal)
    for file in copied:
        if not (package / file).exists():
            shutil.copy2(SOURCE / file, package / file)
    for folder in folders:
        for entry in (package / folder).iterdir():
            if entry.is_symlink() and entry.relative_to(package) not in links:
                entry.unlink()


def modules(package: Path) -> list[str]:
    """The files to compile, of those that the engine consists of."""
    found = [f for f in engine["sources"](package) if f.suffix == ".py" and f.parent.name != "games"]
    compiled = [f for f in found if f.name not in INTERPRETED and not f.with_suffix(".c").exists()]
    return [str(f.relative_to(package.parent)) for f in compiled]


def text_with_headers(source: Path, seen: set[Path]) -> bytes:
    """A C file and all that it includes from the build folder."""
    seen.add(source)
    text = source.read_bytes()
    for name in re.findall(rb'#include "([^"]+)"', text) + re.findall(rb"#include <([^>]+)>", text):
        for header in (source.parent / name.decode(), Path("build") / name.decode()):
            if header.exists() and header not in seen:
                text += text_with_headers(header, seen)
    return text


def compile_here(target: Path) -> None:
    """Build the extension modules in place; runs in a process of its own, inside the copy."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    # The distutils that setuptools brings: setuptools._distutils is another copy, and not the one that compiles.
    from distutils.ccompiler import CCompiler  # isort: skip

    def compile_parallel(
        self: CCompiler,
        sources: list[str],
        output_dir: str | None = None,
        macros: list[tuple[str, str]] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """setuptools compiles one file at a time; this uses every core, and only on what changed."""
        setup_compile = self._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        macros, objects, extra_postargs, pp_opts, build = setup_compile
        cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

        def one(item: tuple[str, tuple[str, str]]) -> None:
            """An object file depends on its C text, its headers and the flags: unchanged ones are kept from before."""
            made, (source, extension) = Path(item[0]), item[1]
            text = repr((cc_args, extra_postargs, pp_opts)).replace(str(ROOT), "").encode()
            kept = OBJECTS / hashlib.blake2b(text + text_with_headers(Path(source), set()), digest_size=20).hexdigest()
            if not kept.exists():
                self._compile(str(made), source, extension, cc_args, extra_postargs, pp_opts)
                shutil.copy(made, kept.with_suffix(f".{os.getpid()}"))
                kept.with_suffix(f".{os.getpid()}").replace(kept)
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept, made)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(one, build.items()))
        return objects

    CCompiler.compile = compile_parallel
    OBJECTS.mkdir(parents=True, exist_ok=True)
    files = modules(target / "pessoi")
    # Not `separate`: only of one group does mypyc know all subclasses, and so which attributes are always there.
    # What is not compiled is looked at for its types and not checked: a wheel is built where its libraries are missing.
    flags = ["--strict", "--follow-imports=silent", "--ignore-missing-imports", "--no-warn-return-any"]
    extensions = mypycify([*flags, *files], opt_level=OPTIMISE, debug_level="0", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args += DIRECT
    exact = ["-O3", "-ffp-contract=off"]  # several sums at once, but each as it is written
    for file in sorted((target / "pessoi").glob(WRITTEN_IN_C)):
        source = file.relative_to(target)
        name = ".".join(source.with_suffix("").parts)
        extensions.append(Extension(name, [str(source)], extra_compile_args=exact))
    setup(
        name="pessoi-engine",
        ext_modules=extensions,
        packages=[],
        script_args=["--quiet", "build_ext", "--inplace", "--force"],
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--in"]:
        compile_here(Path(sys.argv[2]))
    else:
        main()
