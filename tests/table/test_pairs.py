"""Pairs: both twins write the same, and the old value with them made is the new one."""

from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest

from pessoi.table import pairs as plain
from pessoi.table.difference import apply
from tests.kernel.twins import compiled_twin

WORDS = ["a", "b", "round", 'quo"te', "back\\slash", "é", "λ\n", "{", "[1,", "", "]}"]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return compiled_twin("pairs", tmp_path_factory.mktemp("pairs"), "table")


@pytest.fixture(scope="module", params=["plain", "compiled"])
def twin(request: pytest.FixtureRequest, compiled: ModuleType) -> ModuleType:
    return plain if request.param == "plain" else compiled


def some_value(rng: Random, depth: int) -> Any:
    kind = rng.randrange(8 if depth else 5)
    if kind == 0:
        return rng.randint(-1000, 1000)
    if kind == 1:
        return rng.choice([None, True, False, 0.5])
    if kind < 5:
        return rng.choice(WORDS)
    if kind == 5:
        return [some_value(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {rng.choice(WORDS): some_value(rng, depth - 1) for _ in range(rng.randrange(5))}


def changed(rng: Random, value: Any) -> Any:
    """Most of it as it was."""
    if rng.random() < 0.1:
        return some_value(rng, 3)
    if isinstance(value, list):
        made = [changed(rng, one) for one in value]
        if rng.random() < 0.3:
            made.append(some_value(rng, 2))
        return made[1:] if rng.random() < 0.1 else made
    if isinstance(value, dict):
        made_object = {name: changed(rng, one) for name, one in value.items() if rng.random() < 0.9}
        if rng.random() < 0.2:
            made_object[rng.choice(WORDS)] = some_value(rng, 2)
        names = list(made_object)
        if rng.random() < 0.2:
            rng.shuffle(names)
        return {name: made_object[name] for name in names}
    return value


def test_both_write_the_same_and_it_leads_to_the_new_value(compiled: ModuleType) -> None:
    rng = Random(3)
    place = msgspec.json.encode(["shown", 'a"b'])
    differing = 0
    for _ in range(20_000):
        old = some_value(rng, 4)
        new = changed(rng, old)
        texts = msgspec.json.encode(old), msgspec.json.encode(new)
        made = plain.pairs(place, *texts)
        assert compiled.pairs(place, *texts) == made
        view = {"shown": {'a"b': old}}
        assert apply(view, msgspec.json.decode(b"[%b]" % made)) == {"shown": {'a"b': new}}
        differing += made != b""
    assert differing > 5_000


def test_what_is_gone_comes_first_and_the_order_of_names_is_none(twin: ModuleType) -> None:
    old, new = b'{"x":1,"y":[1,2],"z":{"a":[]}}', b'{"z":{"a":[0]},"y":[1,3,4],"new":"}"}'
    assert twin.pairs(b'["p"]', old, new) == (
        b'[["p","x"]],[["p","z","a"],[0]],[["p","y",1],3],[["p","y",2],4],[["p","new"],"}"]'
    )
    assert twin.pairs(b'["p"]', b'{"x":1,"y":2}', b'{"y":2,"x":1}') == b""
    assert twin.pairs(b'["p"]', b"[1,2]", b"[2]") == b'[["p"],[2]]'
    assert twin.pairs(b'["p"]', b"[1,2]", b"[2,1,2]") == b'[["p"],[2,1,2]]'


@pytest.mark.parametrize("text", [b"", b"[", b"{1}", b'{"a"}', b'{"a":', b"[1,,2]", b'["a]', b'{"a":[1}'])
def test_what_is_no_json_is_refused_by_the_compiled_twin(compiled: ModuleType, text: bytes) -> None:
    for arguments in ((b'["p"]', text, text[:1] + b"]"), (b'["p"]', text[:1] + b"]", text)):
        with pytest.raises(ValueError, match="no JSON"):
            compiled.pairs(*arguments)
    with pytest.raises(TypeError):
        compiled.pairs(b'["p"]', "[]", b"[]")
    with pytest.raises(TypeError):
        compiled.pairs(b"[]", b"[]")
