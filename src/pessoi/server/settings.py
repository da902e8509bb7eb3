"""How a server is run. `pessoi serve` sets what operators set, by options or environment variables PESSOI_…."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from pessoi.review import LEVEL


def data_directory() -> Path:
    """Where a user's programs keep their data."""
    if given := os.environ.get("PESSOI_DATA"):
        return Path(given)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Pessoi"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "pessoi"


def default_database() -> str:
    return f"sqlite:///{data_directory() / 'pessoi.db'}"


@dataclass
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # figures for Prometheus, on a listener of their own; 0: none
    database: str = field(default_factory=default_database)
    names: list[str] = field(default_factory=list)  # host names that this server answers to, besides addresses
    origins: list[str] = field(default_factory=list)  # web pages elsewhere that may use it
    proxies: list[str] = field(default_factory=list)  # addresses of proxies whose X-Forwarded-For is believed
    secure_cookies: bool = False  # behind HTTPS
    url: str = ""  # where people find this server, for links in notices; empty: what the rest says
    mail: str = ""  # smtp://name:password@host:587 or smtps://…; empty: no mail
    mail_from: str = ""  # the sender of mails
    notice_networks: list[str] = field(default_factory=list)  # where notices may go besides the public net
    page: str = ""  # a folder (`make site`): games against bots run in people's browsers instead of here
    editions: bool = False  # people may bring figures of their own
    edition_megabytes: int = 64  # that a game of such figures may take beyond the usual one
    edition_seconds: int = 10  # of computing, to try it out
    edition_patience: float = 60.0  # seconds, however busy the machine is
    imports: list[str] = field(default_factory=list)  # modules that add bots (or games)
    process: str = field(default_factory=lambda: secrets.token_hex(4))

    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 10.0  # a bot that thinks longer is killed
    bot_megabytes: int = 1024
    bot_pace: float = 0.7  # seconds a bot's answer takes at least, so that people can follow
    shows_per_person: int = 8  # tables in play at a time where bots are among themselves
    tournaments_per_person: int = 3  # that they have made and that are not over
    hint_level: str = "hard"
    coach_level: str = "normal"  # it has a moment only
    review_level: str = LEVEL  # whose budget a choice gets that is graded
    auto_pace: float = 1.5  # the same for standing answers

    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    connections: int = 6000  # sockets and others; fewer if the system allows fewer files
    connections_per_client: int = 128
    header_seconds: float = 10  # that a request may take to arrive
    body_seconds: float = 30
    response_seconds: float = 120  # that we may take to answer, and the client to read it
    keep_alive_seconds: int = 15  # between two requests
    sockets: int = 5000
    sockets_per_client: int = 64
    requests_per_second: float = 30
    messages_per_second: float = 20  # of one person, however many sockets; of strangers by address
    bytes_per_second: float = 256 * 1024  # the same: what they send and the views that they ask for
    replays_per_second: float = 3
    new_people_per_minute: float = 20
    new_tables_per_minute: float = 20
    notices_per_minute: float = 6  # of one person: tests, proofs, invitations
    uploads_per_minute: float = 10
    idle_seconds: float = 90
    snapshot_every: int = 32
    keep_tables: int = 0  # days that a table is kept where nothing happens and which is not over; 0: for ever
    keep_guests: int = 0  # days that people are kept who do not come and have no table; 0: for ever
    room_seconds: float = 60  # a table that nobody looks at is forgotten (not in the database) after this long

    @property
    def base(self) -> str:
        """Where people find this server."""
        if self.url:
            return self.url.rstrip("/")
        if self.names:
            return f"{'https' if self.secure_cookies else 'http'}://{self.names[0]}"
        return f"http://{self.host}:{self.port}"

    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")
