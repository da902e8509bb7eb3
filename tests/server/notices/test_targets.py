"""Addresses that people give us: what is not of the public net is not called, however it is spelt."""

import asyncio
import ssl
from typing import Any

import pytest

from pessoi.server.notices.targets import BadTarget, Caller, Undeliverable, is_public, look_up

# each is refused by its spelling, or because of what the machine or the name server makes of it
FORBIDDEN = [
    "https://127.0.0.1/", "https://127.0.0.1:8443/", "https://127.1/", "https://127.0.1/", "https://127.255.255.254/",
    "https://0/", "https://0.0.0.0/", "https://0x7f.1/", "https://0x7f000001/", "https://2130706433/",
    "https://017700000001/", "https://0177.0.0.1/", "https://0x7f.0x0.0x0.0x1/", "https://127.0.0.1./",
    "https://localhost/", "https://LOCALHOST/", "https://localhost./", "https://[::1]/", "https://[::]/",
    "https://[0:0:0:0:0:0:0:1]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/",
    "https://[::ffff:10.0.0.1]/", "https://[::127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://[64:ff9b:1::1]/",
    "https://[2002:7f00:1::]/", "https://[2002:a00:1::1]/", "https://[2001:0:7f00:1::]/", "https://[fe80::1]/",
    "https://[fe80::1%25eth0]/", "https://[fe80::1%eth0]/", "https://[fc00::1]/", "https://[fd12:3456::1]/",
    "https://[ff02::1]/", "https://[2001:db8::1]/", "https://[100::1]/", "https://10.0.0.1/", "https://10.255.255.255/",
    "https://172.16.0.1/", "https://172.31.255.254/", "https://192.168.1.1/", "https://169.254.169.254/latest/",
    "https://0xa9fea9fe/", "https://2852039166/", "https://100.64.0.1/", "https://192.0.0.1/", "https://192.0.2.1/",
    "https://198.18.0.1/", "https://198.51.100.1/", "https://203.0.113.1/", "https://224.0.0.1/", "https://240.0.0.1/",
    "https://255.255.255.255/", "http://93.184.215.14/", "http://127.0.0.1/", "https://93.184.215.14:22/",
    "https://93.184.215.14:25/", "https://user@127.0.0.1/", "https://93.184.215.14@127.0.0.1/",
    "https://127.0.0.1\\@93.184.215.14/", "https://127.0.0.1%2f@x.example/", "https:///127.0.0.1/", "https:127.0.0.1/",
    "ftp://93.184.215.14/", "file:///etc/passwd", "gopher://127.0.0.1/", "//127.0.0.1/", "127.0.0.1",
    "https://①②⑦.0.0.1/", "https://１２７.0.0.1/", "https://93.184.215.14 .127.0.0.1/", "https://127.0.0.1\r\nx: y/",
    "https://inside.example/", "https://both.example/", "https://mapped.example/", "https://metadata.example/",
    "https://[::1]:8443/", "https://[127.0.0.1]/", "https://[v1.x]/", "https://:8443/", "https://x.example:99999/",
]  # fmt: skip
NAMES = {
    "inside.example": ["192.168.0.7"],
    "both.example": ["93.184.215.14", "127.0.0.1"],  # one of them is enough
    "mapped.example": ["::ffff:127.0.0.1"],
    "metadata.example": ["169.254.169.254"],
    "outside.example": ["93.184.215.14"],
    "x.example": ["93.184.215.14"],
}


class Net:
    """Counts who is called; names are what the test says, numbers what this machine makes of them."""

    def __init__(self) -> None:
        self.called: list[tuple[str, int, str]] = []

    async def resolve(self, host: str, port: int) -> list[str]:
        return NAMES[host] if host in NAMES else await look_up(host, port)

    async def connect(self, address: str, port: int, context: ssl.SSLContext | None, name: str) -> Any:
        self.called.append((address, port, name))
        raise OSError("nobody is there")


async def test_forbidden_addresses_are_never_called() -> None:
    net = Net()
    caller = Caller([], net.resolve, net.connect)
    assert len(set(FORBIDDEN)) >= 60
    for url in FORBIDDEN:
        with pytest.raises(Undeliverable):
            await caller.post(url, {}, b"{}")
    assert net.called == []


async def test_a_public_address_is_called_as_it_was_looked_up() -> None:
    net = Net()
    looked_up = 0

    async def rebinding(host: str, port: int) -> list[str]:
        nonlocal looked_up
        looked_up += 1
        return ["93.184.215.14"] if looked_up == 1 else ["127.0.0.1"]

    with pytest.raises(Undeliverable):
        await Caller([], rebinding, net.connect).post("https://outside.example:8443/hook?a=b", {}, b"{}")
    assert net.called == [("93.184.215.14", 8443, "outside.example")]
    assert looked_up == 1


@pytest.mark.parametrize(("address", "public"), [("93.184.215.14", True), ("2606:4700::1111", True), ("1.1.1", False)])
def test_public(address: str, public: bool) -> None:
    assert is_public(address) == public


class Hook:
    """A real listener on loopback that answers with what it is told to."""

    def __init__(self, reply: bytes) -> None:
        self.reply = reply
        self.heard: list[bytes] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.startswith(b"content-length"))
        self.heard.append(head + await reader.readexactly(length))
        writer.write(self.reply)
        writer.close()


@pytest.mark.parametrize(
    ("reply", "status"),
    [
        (b"HTTP/1.1 204 No Content\r\n\r\n", 204),
        (b"HTTP/1.1 302 Found\r\nlocation: https://127.0.0.1/\r\n\r\n", 302),
        (b"HTTP/1.0 500 Oh\r\n\r\n", 500),
    ],
)
async def test_what_whoever_runs_the_server_allows_is_called_once_and_redirects_are_not_followed(
    reply: bytes, status: int
) -> None:
    hook = Hook(reply)
    server = await asyncio.start_server(hook, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        assert await Caller(["127.0.0.0/8"]).post(f"http://127.0.0.1:{port}/x", {"a": "b"}, b"{}") == status
    assert len(hook.heard) == 1
    assert hook.heard[0].startswith(b"POST /x HTTP/1.1\r\nhost: 127.0.0.1:")
    assert hook.heard[0].endswith(b"\r\na: b\r\n\r\n{}")


async def test_noise_is_no_answer() -> None:
    server = await asyncio.start_server(Hook(b"\xff" * 40_000), "127.0.0.1", 0)
    async with server:
        with pytest.raises(Undeliverable):
            await Caller(["127.0.0.1"]).post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"")


async def test_a_certificate_that_nobody_vouches_for_is_not_taken() -> None:
    """By the context that every call uses; the names that it is asked for are the address's own."""
    seen: list[Any] = []

    async def connect(address: str, port: int, context: ssl.SSLContext | None, name: str) -> Any:
        seen.append((context, name))
        raise ssl.SSLCertVerificationError("self-signed")

    with pytest.raises(Undeliverable, match="certificate"):
        await Caller([], Net().resolve, connect).post("https://outside.example/", {}, b"")
    context, name = seen[0]
    assert name == "outside.example"
    assert context.verify_mode == ssl.CERT_REQUIRED
    assert context.check_hostname


def test_a_bad_target_is_bad_for_good() -> None:
    assert BadTarget("no").for_good
