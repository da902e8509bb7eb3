"""Who somebody is, over HTTP or by socket, where they come from, what they may see and how often they may ask."""

import hmac
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from pessoi.server import wire
from pessoi.server.limits import Buckets, Counters, is_address, network_of
from pessoi.server.settings import Settings
from pessoi.table import Refusal, Table

if TYPE_CHECKING:
    from pessoi.server.storage.people import People

COOKIE: Final = "pessoi"
LOCAL: Final = ("localhost",)
STATUS: Final = {
    "bad_request": 400,
    "who_are_you": 401,
    "forbidden": 403,
    "bad_origin": 403,
    "not_found": 404,
    "wrong_method": 405,
    "conflict": 409,
    "broken": 409,
    "too_large": 413,
    "not_json": 415,
    "bad_host": 421,
    "bad_name": 422,
    "bad_option": 422,
    "bad_record": 422,
    "too_many": 429,
    "internal": 500,
    "needs_server": 501,
    "stopping": 503,
    "read_only": 503,
}


class Access:
    def __init__(self, settings: Settings, people: "People") -> None:
        self.settings: Final = settings
        self.people: Final = people
        s = settings
        self.requests: Final = Buckets(s.requests_per_second, 4 * s.requests_per_second)
        self.newcomers: Final = Buckets(s.new_people_per_minute / 60, s.new_people_per_minute)
        self.tables: Final = Buckets(s.new_tables_per_minute / 60, s.new_tables_per_minute)
        self.notices: Final = Buckets(s.notices_per_minute / 60, s.notices_per_minute)
        self.uploads: Final = Buckets(s.uploads_per_minute / 60, s.uploads_per_minute)
        self.replays: Final = Buckets(
            s.replays_per_second, 10 * s.replays_per_second
        )  # a whole game is played again for each
        self.messages: Final = Buckets(s.messages_per_second, 4 * s.messages_per_second)
        self.bytes: Final = Buckets(s.bytes_per_second, 16 * s.bytes_per_second)
        self.chats: Final = Buckets(1, 6)
        self.wishes: Final = Buckets(1, 40)  # plans and the like, which a log keeps
        self.searches: Final = Buckets(1 / 60, 3)  # of all logs, for what a person has said
        self.seeks: Final = Buckets(1, 80)  # how a quick match stands: every page of tables asks
        self.hints: Final = Buckets(1 / 2, 4)
        self.reviews: Final = Buckets(1 / 20, 6)  # begun; looking at one is a replay
        self.weighings: Final = Buckets(2, 20)  # of a coach, an answer each
        self.guesses: Final = Buckets(1 / 60, 10)  # of codes, from an address
        self.link_mails: Final = Buckets(1 / 300, 3)  # to sign in by, to a mail box
        self.tickets: Final = Buckets(1 / 6, 12)  # links, codes, challenges: of a person
        self.sockets: Final = Counters(s.sockets_per_client, s.sockets)

    # -- where they come from

    def address(self, connection: HTTPConnection) -> str:
        """Whose limits count."""
        return network_of(connection.client.host if connection.client else "")

    def budget(self, connection: HTTPConnection, person: wire.Person | None) -> str:
        """Whose messages and bytes count: a person's wherever they are, a stranger's by their address."""
        return f"address {self.address(connection)}" if person is None else f"person {person.id}"

    def check_host(self, connection: HTTPConnection) -> Refusal | None:
        """A name that we do not know may be somebody's trick to pass as this server (DNS rebinding)."""
        name = connection.headers.get("host", "")
        try:
            host = urlsplit(f"//{name}").hostname or ""
        except ValueError:
            host = name[:100]
        if host in LOCAL or host in self.settings.names or host == self.settings.host or is_address(host):
            return None
        return Refusal("bad_host", f"this server is not called {host!r}; start it with --name to change that")

    def check_origin(self, connection: HTTPConnection) -> Refusal | None:
        """Pages of other sites may not use this server in their visitors' name."""
        refusal = self.check_host(connection)
        if refusal is not None:
            return refusal
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return None
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:
            netloc = ""
        if netloc and netloc == connection.headers.get("host"):
            return None
        return Refusal("bad_origin", f"pages of {origin[:100]} may not use this server")

    # -- who they are

    async def person(self, connection: HTTPConnection) -> wire.Person | None:
        """By bearer token or cookie. A token that nobody has is an error; an old cookie is just a stranger's."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme:
            if scheme.lower() != "bearer":
                raise Refusal("who_are_you", "a token comes as: Authorization: Bearer TOKEN", key="token")
            return await self.people.find(token) or await self._seat_token(connection, token)
        secret = cookie_of(connection)
        return await self.people.find(secret) if secret else None

    def secret(self, connection: HTTPConnection) -> str:
        """By which they are known here; of a stranger an empty word."""
        token = connection.headers.get("authorization", "").partition(" ")[2]
        return token or cookie_of(connection) or ""

    async def _seat_token(self, connection: HTTPConnection, token: str) -> wire.Person:
        """A token for one seat is good for looking at its table and for playing there, and for nothing else."""
        found = await self.people.find_seat_token(token)
        if found is None:
            raise Refusal("who_are_you", "nobody has this token", key="token")
        person, table = found
        looks = connection.scope["type"] == "websocket" or connection.scope["method"] in ("GET", "HEAD")
        if not looks or connection.path_params.get("id") != table:
            raise Refusal("forbidden", f"this token is for a seat at table {table} only", key="seat_token")
        return person

    def check_access(self, table: Table, person: wire.Person | None, key: str | None) -> None:
        """Private tables are for who sits there, who owns them, and who has the link."""
        if not table.setup.private:
            return
        if person is not None and (person.id == table.setup.owner or table.seat_of(person.id) is not None):
            return
        if key is None or not hmac.compare_digest(key.encode(), table.setup.key.encode()):
            raise Refusal("forbidden", "this table is private: ask for the link", key="private")


def cookie_of(connection: HTTPConnection) -> str | None:
    """A browser's secret."""
    secret = connection.cookies.get(COOKIE)
    return secret if secret and len(secret) <= 128 else None
