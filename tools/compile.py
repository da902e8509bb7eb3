"""Compile the engine with mypyc, out of the source tree.

    python tools/compile.py [build/compiled]

copies the package there, compiles `kernel/`, `games/` and the search loop in the copy, and stamps it with a hash of
the sources: a second run with the same sources does nothing, a changed source compiles again, and no compiled file
ever lies beside a source that it could outlive. Without a C compiler it says so and leaves a plain copy.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "pessoi"
COMPILED = ("kernel/*.py", "games/*/*.py", "bots/search.py")
INTERPRETED = ("words.py", "laws.py")  # texts and tests: nothing hot
OBJECTS = ROOT / "build" / "objects"  # object files of earlier builds, by what they were made from
OPTIMISE = os.environ.get("PESSOI_OPT", "2")


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled"
    stamp = target / "stamp"
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "pessoi", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name, place in (("rules", ROOT / "docs" / "rules"), ("client", ROOT / "web" / "dist")):
        (target / "pessoi" / name).symlink_to(place.resolve())  # where a wheel has them
    compiler = sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        print(f"No C compiler ({compiler}): the engine runs as plain Python.", flush=True)
    else:
        print("Compiling the engine (a few minutes, once) …", flush=True)
        subprocess.run([sys.executable, __file__, "--in", str(target.resolve())], cwd=target, check=True)
        shutil.rmtree(target / "build", ignore_errors=True)
    stamp.write_text(wanted)


def fingerprint() -> str:
    """What the compiled files depend on."""
    digest = hashlib.blake2b(f"{sys.version} mypy {version('mypy')} -O{OPTIMISE}".encode())
    for file in [Path(__file__), *sorted(SOURCE.rglob("*"))]:
        if file.is_file() and file.suffix not in (".pyc", ".so"):
            digest.update(str(file.relative_to(ROOT)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def modules(package: Path) -> list[str]:
    found = [f for pattern in COMPILED for f in sorted(package.glob(pattern))]
    return [str(f.relative_to(package.parent)) for f in found if f.name not in INTERPRETED]


def compile_here(target: Path) -> None:
    """Build the extension modules in place; runs in a process of its own, inside the copy."""
    from mypyc.build import mypycify
    from setuptools import setup

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

        headers = b"".join(file.read_bytes() for file in sorted(Path("build").glob("*.h")))

        def one(item: tuple[str, tuple[str, str]]) -> None:
            """An object file depends on its C text, the headers and the flags: unchanged ones are kept from before."""
            made, (source, extension) = Path(item[0]), item[1]
            text = repr((cc_args, extra_postargs, pp_opts)).replace(str(ROOT), "").encode()
            kept = OBJECTS / hashlib.blake2b(text + headers + Path(source).read_bytes(), digest_size=20).hexdigest()
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
    extensions = mypycify(["--strict", *modules(target / "pessoi")], opt_level=OPTIMISE, multi_file=True)
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
