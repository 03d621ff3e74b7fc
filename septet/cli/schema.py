"""`septet schema`: what the server understands, for those who write clients."""

import json
from pathlib import Path
from typing import Annotated

import typer

from .complaints import Complaint


def schema(
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write to a file.", show_default=False),
    ] = None,
) -> None:
    """Print the server's OpenAPI document, the frames of its sockets included."""
    from .. import server

    text = json.dumps(server.openapi(), indent=2, ensure_ascii=False) + "\n"
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{output} cannot be written: {error.strerror}") from None
