"""Runs migrations on the connection that the server hands over."""

from alembic import context

from septet.server.storage import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
