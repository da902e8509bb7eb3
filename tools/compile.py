"""Compile the engine with mypyc, out of the source tree.

    python tools/compile.py [build/compiled]

copies the package there, compiles `kernel/`, `games/`, the search loop and a network's layers in the copy, and stamps
it with a hash of their sources: a second run with the same sources compiles nothing, a changed source compiles again,
and no compiled file ever lies beside a source that it could outlive. All other files are brought up to date every
time. Without a C compiler it says so and leaves a plain copy.
"""

import filecmp
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "pessoi"
ENGINE = ("kernel/*.py", "games/*.py", "games/*/*.py", "games/*/chapters/*.py", "bots/search.py", "bots/judgement.py")
WRITTEN_IN_C = "kernel/*.c"  # each takes the place of the module of its name: docs/adr/0018
INTERPRETED = ("words.py", "prompts.py", "story.py", "reasons.py", "references.py", "shown.py")  # texts and types
OBJECTS = ROOT / "build" / "objects"  # object files of earlier builds, by what they were made from
OPTIMISE = os.environ.get("PESSOI_OPT", "2")


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled"
    stamp = target / "stamp"
    wanted = fingerprint()
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(target, ignore_errors=True)
        bring_up_to_date(target)
        compile_apart(target)
        stamp.write_text(wanted)
    else:
        bring_up_to_date(target)


def compile_apart(target: Path) -> None:
    """In a process of its own, inside the copy."""
    compiler = sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        print(f"No C compiler ({compiler}): the engine runs as plain Python.", flush=True)
        return
    print("Compiling the engine (a few minutes, once) …", flush=True)
    subprocess.run([sys.executable, __file__, "--in", str(target.resolve())], cwd=target, check=True)
    shutil.rmtree(target / "build", ignore_errors=True)


def fingerprint() -> str:
    """What the compiled files depend on: the engine's sources, which import nothing else of the package."""
    digest = hashlib.blake2b(f"{sys.version} mypy {version('mypy')} -O{OPTIMISE}".encode())
    for file in [Path(__file__), *[f for pattern in (WRITTEN_IN_C, *ENGINE) for f in sorted(SOURCE.glob(pattern))]]:
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def bring_up_to_date(target: Path) -> None:
    """The copy gets every file of the package, and loses what the package no longer has."""
    package = target / "pessoi"
    kept = [f.relative_to(SOURCE) for f in SOURCE.rglob("*") if f.is_file() and f.suffix not in (".pyc", ".so")]
    for name in kept:
        if not (package / name).exists() or not filecmp.cmp(SOURCE / name, package / name):
            (package / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / name, package / name)
    links = {"rules": ROOT / "docs" / "rules", "client": ROOT / "web" / "dist"}  # where a wheel has them
    for link, place in links.items():
        if not (package / link).is_symlink():
            (package / link).symlink_to(place.resolve())
    for file in list(package.rglob("*")):
        if file.is_file() and file.suffix not in (".pyc", ".so") and file.relative_to(package) not in kept:
            file.unlink()


def modules(package: Path) -> list[str]:
    """The files to compile, of those that the engine consists of."""
    found = [f for pattern in ENGINE for f in sorted(package.glob(pattern)) if f.parent.name != "games"]
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
    extensions = mypycify(["--strict", *files], opt_level=OPTIMISE, debug_level="0", multi_file=True)
    exact = ["-O3", "-ffp-contract=off"]  # several sums at once, but each as it is written
    for file in sorted((target / "pessoi").glob(WRITTEN_IN_C)):
        extensions.append(
            Extension(f"pessoi.kernel.{file.stem}", [str(file.relative_to(target))], extra_compile_args=exact)
        )
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
