"""Modules that stand twice: the one in C, compiled as the build does it."""

import importlib.util
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "pessoi"


def compiled_twin(name: str, folder: Path, package: str = "kernel") -> ModuleType:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    made = folder / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"
    include = sysconfig.get_paths()["include"]
    flags = ["-shared", "-fPIC", "-O3", "-ffp-contract=off", "-Wall", "-Werror"]
    try:
        subprocess.run(
            [compiler, *flags, f"-I{include}", str(SOURCE / package / f"{name}.c"), "-o", str(made)], check=True
        )
    except FileNotFoundError:
        pytest.skip(f"no C compiler ({compiler}): {name}.c is not compared with {name}.py")
    spec = importlib.util.spec_from_file_location(name, made)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
