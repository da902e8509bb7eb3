"""The types of the wire in TypeScript, so that the browser client and the server cannot disagree.

    python tools/wire_types.py [--check]

writes web/src/generated/wire.ts (bodies and replies of HTTP, messages of the socket, the view) and one file for each
game that has a `shown` module (what `view.show` gives). The files are part of the sources, so that the client builds
without Python; the suite checks that they are what the Python types say. Docstrings and comments come along.
"""

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from pessoi.games import GAMES
from pessoi.server import wire
from pessoi.server.http.endpoints import ENDPOINTS
from pessoi.table import messages, types

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "generated"
HEAD: Final = "// Made by tools/wire_types.py from {source}: change it there, then `make web/src/generated`.\n"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
FIELD: Final = re.compile(r"^    (\w+): .*  # (.+)$", re.MULTILINE)
WIDTH: Final = 120


def main() -> None:
    found = files()
    if "--check" in sys.argv:
        sys.exit("\n".join(differences(found)) or 0)
    TARGET.mkdir(exist_ok=True)
    for file in set(TARGET.glob("*.ts")) - {TARGET / name for name in found}:
        file.unlink()
    for name, text in found.items():
        (TARGET / name).write_text(text)


def differences(found: dict[str, str]) -> list[str]:
    """What a fresh run would change."""
    there = {file.name: file.read_text() for file in TARGET.glob("*.ts")}
    names = sorted(there.keys() | found.keys())
    return [f"{name} is not what the Python types say" for name in names if there.get(name) != found.get(name)]


def files() -> dict[str, str]:
    """Every generated file with its text."""
    found = {"wire.ts": wire_file()}
    for name, entry in GAMES.items():
        if find_spec(f"{entry.module}.shown") is not None:
            found[f"{name}.ts"] = shown_file(import_module(f"{entry.module}.shown"))
    return found


def wire_file() -> str:
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    bodies = [kind for e in ENDPOINTS for kind in (e.body, e.answer) if isinstance(kind, type)]
    roots = [wire.ErrorReply, *bodies, *(kind for union in unions.values() for kind in get_args(union))]
    script = Script({types.MessageData: "MessageData"})
    text = script.declare_all(reachable(roots))
    for name, union in unions.items():
        text += f"\nexport type {name} = {script.spell(union)};\n"
    return HEAD.format(source="the types of the server and of the table") + "\n" + script.aliases() + text


def shown_file(module: ModuleType) -> str:
    names = {value: name for name, value in vars(module).items() if get_origin(value) in (Literal, Annotated)}
    script = Script(names)
    text = script.declare_all(reachable([module.Shown]))
    source = "/".join(module.__name__.split(".")) + ".py"
    return HEAD.format(source=f"src/{source}") + "\n" + script.aliases() + text


def reachable(roots: Iterable[type]) -> list[type]:
    """The roots and all that their fields hold, each after what it holds."""
    found: dict[type, None] = {}

    def visit(kind: Any) -> None:
        if not is_declared(kind):
            for part in get_args(kind):
                visit(part)
        elif kind not in found:
            for hint in get_type_hints(kind).values():
                visit(hint)
            found[kind] = None

    for root in roots:
        visit(root)
    return list(found)


def is_declared(kind: Any) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


class Script:
    """Declarations in TypeScript; `names` are types that have a name of their own."""

    def __init__(self, names: dict[Any, str]) -> None:
        self.names: Final = names

    def aliases(self) -> str:
        return "".join(f"export type {name} = {self.spell(kind, inside=True)};\n" for kind, name in self.names.items())

    def declare_all(self, kinds: Iterable[type]) -> str:
        return "".join(self.declare(kind) for kind in kinds)

    def declare(self, kind: Any) -> str:
        fields = "".join(self.fields(kind))
        about = remark(inspect.cleandoc(kind.__doc__ or ""), "") if "__doc__" in vars(kind) else ""
        if not fields:
            return f"\n{about}export type {kind.__name__} = Record<string, never>;\n"
        return f"\n{about}export interface {kind.__name__} {{\n{fields}}}\n"

    def fields(self, kind: Any) -> Iterator[str]:
        remarks = dict(FIELD.findall(inspect.getsource(kind)))
        hints = get_type_hints(kind, include_extras=True)
        if is_typeddict(kind):
            encoded, optional = {name: name for name in hints}, kind.__optional_keys__
        else:
            config = kind.__struct_config__
            if config.tag is not None:
                yield f"  {config.tag_field}: {config.tag!r};\n"
            encoded = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
            optional = may_be_left_out(kind)
        for name, key in encoded.items():
            mark = "?" if name in optional else ""
            yield remark(remarks.get(name, ""), "  ") + f"  {key}{mark}: {self.spell(hints[name])};\n"

    def spell(self, kind: Any, *, inside: bool = False) -> str:
        """A type in TypeScript; `inside` a named one, what it stands for."""
        if not inside and kind in self.names:
            return self.names[kind]
        if is_declared(kind):
            return str(kind.__name__)
        if kind in PLAIN:
            return PLAIN[kind]
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.spell(part) for part in parts))
        if origin is Literal:
            return " | ".join(map(repr, parts))
        if origin is NotRequired:
            return self.spell(parts[0])
        if origin is Annotated:  # a list of a known length is a tuple; other limits are the server's to judge
            count = parts[1] if isinstance(parts[1], int) else 0
            return f"[{', '.join([self.spell(get_args(parts[0])[0])] * count)}]" if count else self.spell(parts[0])
        if origin is list:
            of = self.spell(parts[0])
            return f"({of})[]" if " | " in of else f"{of}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.spell, parts))}]"
        if origin is dict and parts[0] in (str, messages.Word):
            return f"Record<string, {self.spell(parts[1])}>"
        raise TypeError(f"how is {kind} written in TypeScript?")


def may_be_left_out(kind: type[msgspec.Struct]) -> frozenset[str]:
    """What a client need not send: the fields of requests that have a default. Replies always have all."""
    config = kind.__struct_config__
    if not (config.forbid_unknown_fields or config.omit_defaults):
        return frozenset()
    return frozenset(field.name for field in msgspec.structs.fields(kind) if not field.required)


def remark(text: str, indent: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    single = f"{indent}/** {' '.join(lines)} */\n"
    if not lines or len(single) <= WIDTH:
        return single if lines else ""
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"])


if __name__ == "__main__":
    main()
