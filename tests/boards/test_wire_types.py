"""The browser client's types are those of the server: made from them, and up to date."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from tools.wire_types import Script, differences, files, reachable

from pessoi.games import GAMES


def test_the_generated_files_are_what_the_python_types_say() -> None:
    assert differences(files()) == [], "run make web/src/generated"


def test_every_game_is_typed() -> None:
    assert {f"{name}.ts" for name in GAMES} <= files().keys()


Phase = Literal["dawn", "dusk"]


class Stone(TypedDict):
    """A stone on the board."""

    cell: Annotated[list[int], 2]
    phase: Phase
    owners: list[int | Literal["nobody"]]
    weight: NotRequired[float]  # if known


class Sent(msgspec.Struct, tag="throw", tag_field="type", forbid_unknown_fields=True):
    stone: Stone
    question: int = msgspec.field(name="turn")
    hard: bool = False


class Reply(msgspec.Struct):
    more: dict[str, Any] | None = None


def test_fields_are_written_as_they_travel() -> None:
    script = Script({Phase: "Phase"})
    text = script.aliases() + script.declare_all(reachable([Sent, Reply]))
    assert text == (
        "export type Phase = 'dawn' | 'dusk';\n"
        "\n/** A stone on the board. */\n"
        "export interface Stone {\n"
        "  cell: [number, number];\n"
        "  phase: Phase;\n"
        "  owners: (number | 'nobody')[];\n"
        "  /** if known */\n"
        "  weight?: number;\n"
        "}\n"
        "\nexport interface Sent {\n"
        "  type: 'throw';\n"
        "  stone: Stone;\n"
        "  turn: number;\n"
        "  hard?: boolean;\n"
        "}\n"
        "\nexport interface Reply {\n"
        "  more: Record<string, unknown> | null;\n"
        "}\n"
    )


def test_a_change_of_a_python_type_is_noticed() -> None:
    found = files()
    found["wire.ts"] = found["wire.ts"].replace("notation: string", "notation: number")
    del found["hellas.ts"]
    assert [line.split()[0] for line in differences(found)] == ["hellas.ts", "wire.ts"]
