"""The tables of the database. Changes need a migration in `migrations/versions`; a test sees that both agree."""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when last, give or take a day
    sa.Column("banned", sa.Text, nullable=True),  # why, where they are no longer let in
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),  # nobody reads what they write
    sa.Column("visible", sa.String(10), nullable=False, server_default="met"),  # to whom: nobody, met, everybody
    sa.Column("leaving", sa.String(32), nullable=True),  # to be forgotten (""), or who gets all that is theirs
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),  # a bot account
    sa.Column("keeper", sa.String(32), nullable=True),  # of a bot account: the person who made it
    sa.Column("reachable", sa.String(10), nullable=False, server_default="met"),  # who may invite them
    sa.Index("people_by_seen", "seen"),
    sa.Index("people_by_keeper", "keeper"),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # a hash: the secret itself is the device's
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("label", sa.String(64), nullable=False),  # a browser and a system, as it has told us
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),  # when last, give or take an hour
    sa.Index("devices_by_person", "person"),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),  # the credential's, in base64url
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Index("passkeys_by_person", "person"),
)

tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),  # a hash of the secret, or of what a code begins with
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
    sa.Column("proof", sa.String(64), nullable=True),  # a hash of the rest of a code
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("expires", sa.BigInteger, nullable=True),
    sa.Index("tickets_by_person", "person"),
    sa.Index("tickets_by_expiry", "expires"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # of the last entry: whoever appends must know it
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("phase", sa.String(8), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("open_seats", sa.Integer, nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),  # JSON, for lists
    sa.Column("busy", sa.Boolean, nullable=False, server_default=sa.false()),  # a bot or a clock is at work
    sa.Column("runner", sa.String(32), nullable=True),  # the process that sees to it
    sa.Column("runner_until", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),  # its result counts
    sa.Column("fault", sa.Text, nullable=True),  # why it cannot be read: it is left alone until somebody repairs it
    sa.Index("tables_by_phase", "phase", "public", "updated"),
    sa.Index("tables_busy", "busy", "runner_until"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Index("seats_by_person", "person"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

seat_tokens = sa.Table(
    "seat_tokens",
    metadata,
    sa.Column("secret", sa.String(64), primary_key=True),  # a hash
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # a fingerprint of the game, and of how it is judged
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON
    sa.Column("table_id", sa.String(32), nullable=False, server_default="", index=True),  # where it was played, if here
    sa.Column("seats", sa.Text, nullable=False, server_default="[]"),  # how well each played: JSON
)

boxes = sa.Table(
    "boxes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # a hash of the figures
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),  # when last, give or take a day
    sa.Column("data", sa.Text, nullable=False),  # JSON
    sa.Index("boxes_by_person", "person"),
    sa.Index("boxes_by_opened", "opened"),
)

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("alive", sa.BigInteger, nullable=False),  # by the wall clock
    sa.Column("ahead", sa.BigInteger, nullable=False, server_default="0"),  # the tables' time, of the wall clock
)

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # table or person
    sa.Column("subject", sa.String(32), nullable=False),  # whose rows an operator has changed
)

# -- notices: what people are told who are not there (ADR 30)

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # push, mail or webhook
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("details", sa.Text, nullable=False),  # JSON: a browser's keys; a webhook's format and secret
    sa.Column("state", sa.String(8), nullable=False),  # on, off, unproven, or failed: it was switched off by us
    sa.Column("proof", sa.String(64), nullable=True),  # a hash of what was sent there, until somebody brings it back
    sa.Column("failures", sa.Integer, nullable=False, server_default="0"),  # in a row
    sa.Column("fault", sa.String(120), nullable=True),  # the last of them
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("channels_by_person", "person", "state"),
)

preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),  # JSON: what they want to hear of, and when
)

bookmarks = sa.Table(
    "bookmarks",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seen", sa.Integer, nullable=False, server_default="0"),  # the last entry that was before their eyes
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
)

# -- ratings (ADR 34)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("who", sa.String(48), primary_key=True),  # a person, or "bot:" and a level
    sa.Column("pool", sa.String(8), primary_key=True),  # people: among themselves; bots: the ladder against them
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("season", sa.String(8), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
)

rated_games = sa.Table(
    "rated_games",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),  # counted, once
)

# -- tournaments (docs/tournaments.md)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # whoever changes it must know it
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("phase", sa.String(8), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("busy", sa.Boolean, nullable=False),  # tables are to be made
    sa.Column("starts", sa.BigInteger, nullable=True),  # when it begins by itself
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON: all of it
    sa.Index("tournaments_by_phase", "phase", "public", "updated"),
    sa.Index("tournaments_by_owner", "owner"),
)

tournament_people = sa.Table(
    "tournament_people",
    metadata,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Index("tournaments_by_person", "person"),
)

tournament_tables = sa.Table(
    "tournament_tables",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),  # in play; if it is gone, the tournament wants to know
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    sa.Column("idle", sa.Boolean, nullable=False),  # bots are among themselves there
    sa.Index("tournament_tables_by_tournament", "tournament"),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # for nobody else's eyes
    sa.Column("updated", sa.BigInteger, nullable=False),
)

holidays = sa.Table(
    "holidays",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("start", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),  # every log says that it is over
    sa.Index("holidays_by_person", "person"),
)

# -- invitations to tables, and what bot accounts hear of (ADR 35)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("inviter", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("starts", sa.Boolean, nullable=False),  # a challenge: the game starts when all seats are taken
    sa.Column("answer", sa.String(8), nullable=True),  # why not; none yet
    sa.Index("invitations_by_person", "person"),
    sa.Index("invitations_by_inviter", "inviter"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),  # grows with every commit
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # the entry that it tells of
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON: what there is to say besides
    sa.Index("events_by_person", "person", "id"),
    sqlite_autoincrement=True,  # a number that was given once is never given again
)

# -- finding opponents, and keeping away from them

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("blocks_by_other", "other"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("reporter", sa.String(32), nullable=False),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),  # where it happened, or nothing
    sa.Column("reason", sa.String(10), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),  # somebody has seen to it
    sa.Index("reports_open", "closed", "made"),
)

seeks = sa.Table(
    "seeks",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("level", sa.String(32), nullable=False),  # of bots that take empty seats
    sa.Column("bots", sa.Boolean, nullable=False),  # they may
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.BigInteger, nullable=False),  # when they last asked how it stands
    sa.Column("table_id", sa.String(32), nullable=True),  # the table that was made for them
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),  # turn, over, chat or invited
    sa.Column("seq", sa.Integer, primary_key=True),  # the entry that it tells of; 0: an invitation by hand
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),  # when it is looked at (again)
    sa.Index("outbox_by_due", "due"),
)

letters = sa.Table(
    "letters",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # the same with every try, so that nobody takes it for two
    sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    sa.Column("told", sa.Text, nullable=False),  # JSON: rows of the outbox
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("letters_by_due", "due"),
    sa.Index("letters_by_channel", "channel"),
)

duties = sa.Table(
    "duties",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("runner", sa.String(32), nullable=False),  # the process that sees to it
    sa.Column("until", sa.BigInteger, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),  # a secret of this server's own, made when it was first needed
)
