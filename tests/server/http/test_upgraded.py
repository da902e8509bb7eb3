"""WebSockets: what goes a short way is what the library would make of it, and everything else is the library's."""

import asyncio
from pathlib import Path
from random import Random

import pytest
import websockets
from websockets.frames import Frame, Opcode

from pessoi.server.http.upgraded import ends_with_a_frame, text_frame, whole_text
from tests.machine import PATIENCE
from tests.server.harness import Guest, Server

MOST = 16 * 1024


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_text_frame_is_what_the_library_would_make_of_it(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("text", ["", "a", "été" * 40, "x" * 125, "x" * 126, "x" * MOST])
def test_a_whole_text_is_read_as_the_library_wrote_it(text: str) -> None:
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert whole_text(frame, MOST) == text
    assert whole_text(frame[:-1], MOST) is None
    assert whole_text(frame + b"x", MOST) is None
    assert whole_text(bytes([frame[0] | 0x40]) + frame[1:], MOST) is None  # compressed
    assert ends_with_a_frame(frame)
    assert ends_with_a_frame(frame + frame)
    for cut in range(1, min(len(frame), 20)):
        assert not ends_with_a_frame(frame + frame[:cut])
        assert not ends_with_a_frame(frame[:cut])


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"part", fin=False),
        Frame(Opcode.CONT, b"part"),
        Frame(Opcode.BINARY, b"bytes"),
        Frame(Opcode.PING, b""),
        Frame(Opcode.PONG, b"1234"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
        Frame(Opcode.TEXT, b"\xff"),
        Frame(Opcode.TEXT, b"x" * (MOST + 1)),
        Frame(Opcode.TEXT, b"x" * 70_000),
    ],
)
def test_everything_else_is_the_librarys(frame: Frame) -> None:
    data = frame.serialize(mask=True)
    assert whole_text(data, MOST) is None
    assert whole_text(Frame(Opcode.TEXT, b"not masked").serialize(mask=False), MOST) is None
    assert ends_with_a_frame(data)
    assert not ends_with_a_frame(data[:-1])


async def test_frames_are_heard_however_they_are_cut(tmp_path: Path) -> None:
    """Pings of the protocol, each with its number, in chunks of any size: fragments, control frames, too."""
    server = Server(f"sqlite:///{tmp_path}/x.db", "--unlimited").start()
    rng = Random(5)
    try:
        async with Guest(server.url, "Ada") as ada:
            table = await ada.table()
            for together in (True, False):
                await exchange(ada, table["id"], rng, together)
    finally:
        server.stop()


async def exchange(guest: Guest, table: str, rng: Random, together: bool) -> None:
    url = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with websockets.connect(
        url, additional_headers=guest.headers(), proxy=None, compression=None, ping_interval=None
    ) as socket:
        stream = b""
        for number in range(60):
            text = b'{"type":"ping","id":%d,"t":"%b"}' % (number, b"x" * rng.choice([0, 3, 130]))
            frames = [Frame(Opcode.TEXT, text)]
            if rng.random() < 0.3:
                frames = [
                    Frame(Opcode.TEXT, text[:9], fin=False),
                    Frame(Opcode.PONG, b""),
                    Frame(Opcode.CONT, text[9:]),
                ]
            data = b"".join(frame.serialize(mask=True) for frame in frames)
            if together:  # a chunk a message, as it nearly always is
                socket.transport.write(data)
                await asyncio.sleep(0)
            stream += data
        while stream and not together:
            size = rng.choice([1, 2, 5, 40, 400])
            socket.transport.write(stream[:size])
            stream = stream[size:]
            await asyncio.sleep(0.001)
        async with asyncio.timeout(PATIENCE):
            for number in range(60):
                assert f'"id":{number}' in str(await socket.recv())
