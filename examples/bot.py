"""An outside bot: it plays a seat at random, over the same socket as everybody.

    python examples/bot.py http://127.0.0.1:8000/table/ID TOKEN       plays the seat that the token is for
    python examples/bot.py "http://127.0.0.1:8000/table/ID?key=KEY"   sits down in the first open seat

A token for your seat comes from POST /api/tables/ID/token. Needs `pip install websockets`, nothing of Pessoi.
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import websockets


def post(url: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as reply:
        return json.load(reply)


async def play(link: str, token: str = "") -> dict[str, Any]:
    page = urlsplit(link)
    server, table = page.netloc, f"{page.netloc}/api/tables/{page.path.split('/')[-1]}"
    if not token:
        token = post(f"{page.scheme}://{server}/api/tokens", {"name": "Random"})["token"]
        post(f"{page.scheme}://{table}/join", {"key": parse_qs(page.query).get("key", [None])[0]}, token)
    url = f"{page.scheme.replace('http', 'ws', 1)}://{table}/socket"
    async with websockets.connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"type": "hello", "since": 0}))
        async for frame in socket:
            view = json.loads(frame)
            if view["type"] == "view" and view["result"]:
                return dict(view["result"])
            if view["type"] == "view" and view["request"]:
                action = random.choice(view["request"]["actions"])["notation"]
                await socket.send(json.dumps({"type": "answer", "turn": view["turn"], "action": action}))
    raise ConnectionError("the server has gone away; come back with hello and the last seq")


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))
