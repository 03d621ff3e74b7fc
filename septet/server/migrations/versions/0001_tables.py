"""Tables, their changes and entries, and the answers given."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("opening", sa.JSON(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("absences", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "changes",
        _code(),
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entries", sa.BigInteger(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=True),
    )
    op.create_table(
        "entries",
        _code(),
        sa.Column("position", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("entry", sa.JSON(), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "answers",
        _code(),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("frame", sa.String(64), primary_key=True),
        sa.Column("number", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for name in ("answers", "entries", "changes", "tables"):
        op.drop_table(name)


def _code() -> sa.Column[str]:
    return sa.Column(
        "code", sa.String(64), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True
    )
