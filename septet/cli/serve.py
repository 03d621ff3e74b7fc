"""`septet serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from .complaints import Complaint


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where to listen; 127.0.0.1 is this machine alone.")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="NUMBER", help="The port to listen on; 8000.")] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the tables are kept; ./data.")
    ] = None,
) -> None:
    """Serve tables to browsers until stopped with Ctrl-C."""
    from .. import server

    try:
        server.run(host, port, data)
    except server.CannotStart as error:
        raise Complaint(str(error)) from None
