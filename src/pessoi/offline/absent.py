"""Libraries that a browser has not (databases, mail, keys), or that a page has no use for (figures for operators).

There their names can be imported, and nothing be done.

The server's modules name them when they are imported, and use them for what a page never does: its store is a shelf,
and it has no operator, other device, mail box or push service to speak to.
"""

import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

LIBRARIES: Final = (
    "aiosmtplib",
    "alembic",
    "asyncpg",
    "cryptography",
    "openskill",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "webauthn",
)


class Absent(type):
    """A class that stands for whatever is asked of it: it may be named, called and excepted while modules are made."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(name, (Exception,), {})

    def __call__(cls, *_: Any, **__: Any) -> Any:
        return cls

    def __getitem__(cls, _: object) -> Any:
        return cls

    def __contains__(cls, _: object) -> bool:
        return False


class AbsentModule(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(name, (Exception,), {})


class Finder(MetaPathFinder, Loader):
    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return ModuleSpec(fullname, self, is_package=True) if fullname.partition(".")[0] in self.names else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return AbsentModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing in it."""


def stand_in() -> None:
    """For those that are not installed here."""
    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        sys.meta_path.append(Finder(missing))
