"""The tables of the database. Moments are milliseconds since 1970, the same in both databases."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("generation", Integer, nullable=False, server_default="0"),  # raised when all other devices are ended
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("phase", Text, nullable=False, server_default="waiting"),
    Column("due", BigInteger),
    Index(None, "phase", "created"),
    Index(None, "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("stored", BigInteger, nullable=False),
    Column("sent", Text),  # the id of the client's command
    Column("body", LargeBinary, nullable=False),
    Column("story", LargeBinary),  # the digest of what the entry told
    Index(
        "uq_entries_table_id_sent",
        "table_id",
        "sent",
        unique=True,
        sqlite_where=text("sent IS NOT NULL"),
        postgresql_where=text("sent IS NOT NULL"),
    ),
    sqlite_with_rowid=False,  # a table's entries lie side by side
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False, index=True),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sent", Text),  # the id of the client's command
    Index(None, "table_id", "number"),
    Index(
        "uq_chat_table_id_sent",
        "table_id",
        "sent",
        unique=True,
        sqlite_where=text("sent IS NOT NULL"),
        postgresql_where=text("sent IS NOT NULL"),
    ),
    sqlite_autoincrement=True,  # a number is never used twice
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("guest", Text, primary_key=True),  # who has asked for it; empty if it holds for everybody
    Column("whom", Text, primary_key=True),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", Text, nullable=False, index=True),
    Column("finished", BigInteger, nullable=False, index=True),
)

house = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ms", BigInteger, nullable=False),
    Column("saved", BigInteger, nullable=False),
)
