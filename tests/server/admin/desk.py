"""`pessoi admin` beside a running server."""

import asyncio
import json
from typing import Any, Final

import pytest

from pessoi.cli import main


class Desk:
    """An operator's terminal."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database: Final = database
        self._capsys: Final = capsys

    async def run(self, *words: str, code: int = 0) -> str:
        """What the command says; it has an event loop of its own."""
        self._capsys.readouterr()
        arguments = ["--lang", "en", "admin", *words, "--database", self.database]
        found = await asyncio.to_thread(main, arguments)
        said = self._capsys.readouterr()
        assert found == code, said.err
        return said.err if code else said.out

    async def ask(self, *words: str) -> Any:
        return json.loads(await self.run(*words, "--json"))
