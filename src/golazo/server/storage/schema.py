"""The database schema. The log of decisions is the truth about a match; times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

ID = 16
PLAYER = 24
SESSION = 36
NAME = 40
REASON = 200

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

keys = Table(  # keys that sign tokens, shared by all nodes
    "keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(PLAYER), primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("account", String(NAME), unique=True),  # the login name in its normal form; null: a guest
    Column("password", String(200)),
    Column("skeleton", String(200)),  # of the name; null if there is no name
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "seen"),
    Index(None, "skeleton"),
)
Index(
    "uq_players_skeleton",
    players.c.skeleton,
    unique=True,
    sqlite_where=players.c.account.is_not(None),
    postgresql_where=players.c.account.is_not(None),
)

sessions = Table(  # where players are logged in; a token names one
    "sessions",
    metadata,
    Column("id", String(SESSION), primary_key=True),
    Column("player", String(PLAYER), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(NAME), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "player"),
    Index(None, "seen"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", String(PLAYER), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("muted", String(PLAYER), nullable=False),
    PrimaryKeyConstraint("player", "muted"),
)

bans = Table(  # players who may not play, or not chat
    "bans",
    metadata,
    Column("player", String(PLAYER), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("scope", String(8), nullable=False),  # server or chat
    Column("reason", String(REASON), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: permanent
    PrimaryKeyConstraint("player", "scope"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("uses", Integer, nullable=False),  # how many accounts can still be opened with it
)

outbox = Table(  # what hosts' commands have changed, for running servers
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player", String(PLAYER)),  # a player whose rights, name or sessions have changed
    Column("table", String(ID)),  # or a table where chat lines were hidden
    Column("at", BigInteger, nullable=False),
)

card_files = Table(  # cards other than the shipped ones
    "card_files",
    metadata,
    Column("game", String(NAME), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game", "hash"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(NAME), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("cards", String(64), nullable=False),
    Column("own_cards", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),  # none, move or match
    Column("seconds", Integer, nullable=False),
    Column("absence", Integer, nullable=False),  # seconds after which a bot takes over
    Column("status", String(8), nullable=False),  # waiting, playing, finished or closed
    Column("secret", String(64), nullable=False),
    Column("host", String(PLAYER), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last decision: a summary for lists, as are the next five
    Column("turn", Integer),
    Column("due", BigInteger),  # when something happens without a request
    Column("ended", String(8)),  # rules, resigned, agreed or closed
    Column("returns", JSON(none_as_null=True)),
    Column("score", JSON(none_as_null=True)),  # goals or large projects; null in rows older than this column
    Column("rematch", String(ID)),
    Column("rematch_of", String(ID)),
    Column("origin", Text),  # the record that the match goes on from
    Column("lesson", String(16)),  # of a lesson: the seed of its dice, in hexadecimal digits
    Column("origin_take_backs", Boolean),  # whether that record contains take-backs; null: no record
    Column("address", String(6)),  # a hash of the address that opened the table, deleted later
    Index(None, "status", "public", "updated"),
    Index(None, "host", "status"),
    Index(None, "address"),
    Index(None, "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(PLAYER)),
    Column("name", String(NAME), nullable=False),
    Column("bot", String(NAME), nullable=False),
    Column("seed", String(64)),  # null until its player has given one
    Column("seed_due", BigInteger),  # when the seat is freed if its player has given none by then
    Column("kept_for", String(PLAYER)),  # in a rematch: the only player who may take this seat
    Column("account", Boolean, nullable=False, server_default=false()),  # whether the name is an account's
    PrimaryKeyConstraint("table", "seat"),
    Index(None, "player"),
    Index(None, "seed_due"),
)

decisions = Table(  # append only
    "decisions",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", String(80), nullable=False),
    Column("request", String(100)),  # player and id of the request, so that none counts twice
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
    UniqueConstraint("table", "request"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", String(PLAYER), nullable=False),
    Column("seat", Integer),
    Column("name", String(NAME), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("account", Boolean, nullable=False, server_default=false()),
    Column("hidden", BigInteger),  # when a host has hidden it from everyone
    PrimaryKeyConstraint("table", "number"),
)

reports = Table(  # lines of the chat that players have reported to the host
    "reports",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", String(PLAYER), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "number", "player"),
    Index(None, "player", "at"),
)
