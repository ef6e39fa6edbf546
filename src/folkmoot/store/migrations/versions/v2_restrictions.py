"""Mutes leave the entries for a table of restrictions; guests get a generation, entries a digest of their story."""

import json
from collections.abc import Iterable

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

MUTES = b'{"act":"mutes"'
"""How the body of such an entry begins."""

entries = sa.table(
    "entries", sa.column("table_id", sa.Text), sa.column("n", sa.Integer), sa.column("body", sa.LargeBinary)
)
restrictions = sa.table("restrictions", *(sa.column(name, sa.Text) for name in ("table_id", "kind", "guest", "whom")))
_IS_MUTE = sa.func.substr(entries.c.body, 1, len(MUTES)) == sa.literal(MUTES, sa.LargeBinary)


def upgrade() -> None:
    """Adds the columns and the table, and moves the mutes."""
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("story", sa.LargeBinary))
    op.create_table(
        "restrictions",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", "guest", "whom", name="pk_restrictions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_restrictions_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    tables = connection.scalars(sa.select(entries.c.table_id).where(_IS_MUTE).distinct()).all()
    for table in tables:
        _move_mutes(connection, table)


def _move_mutes(connection: sa.Connection, table: str) -> None:
    in_table = entries.c.table_id == table
    bodies = connection.scalars(sa.select(entries.c.body).where(in_table, _IS_MUTE).order_by(entries.c.n)).all()
    rows = [{"table_id": table, "kind": "mute", "guest": guest, "whom": whom} for guest, whom in _muted(bodies)]
    if rows:
        connection.execute(sa.insert(restrictions), rows)
    connection.execute(sa.delete(entries).where(in_table, _IS_MUTE))
    _renumber(connection, table)


def _muted(bodies: Iterable[bytes]) -> list[tuple[str, str]]:
    """Returns who has muted whom in the end; each entry mutes or unmutes."""
    pairs: dict[tuple[str, str], bool] = {}
    for body in bodies:
        entry = json.loads(body)
        pairs[entry["guest"], entry["whom"]] = entry.get("on", True)
    return [pair for pair, on in pairs.items() if on]


def _renumber(connection: sa.Connection, table: str) -> None:
    """Numbers a table's entries from 0 without gaps, one by one in ascending order: no number is taken twice."""
    chosen = sa.select(entries.c.n).where(entries.c.table_id == table).order_by(entries.c.n)
    moved = [{"old": old, "new": new} for new, old in enumerate(connection.scalars(chosen)) if old != new]
    if moved:
        where = (entries.c.table_id == table, entries.c.n == sa.bindparam("old"))
        connection.execute(sa.update(entries).where(*where).values(n=sa.bindparam("new")), moved)
