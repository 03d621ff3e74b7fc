"""The command line: `septet play | rules | simulate | odds | replay | serve | compile | schema`.

Each command is a file of its own.  What a command needs is imported when it runs, so that
`septet --help` is there at once.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from .. import __version__
from ..errors import InvalidRules, SeptetError
from .compile import compile_rules
from .complaints import Complaint, complain, usage
from .odds import odds
from .play import play
from .replay import replay
from .rules import rules
from .schema import schema
from .serve import serve
from .simulate import simulate

app = typer.Typer(
    name="septet",
    help="A card table and a card-game engine: play, simulate, reckon, serve.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 100},
)
app.command()(play)
app.command()(rules)
app.command()(simulate)
app.command()(odds)
app.command()(replay)
app.command()(serve)
app.command("compile")(compile_rules)
app.command()(schema)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"septet {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def septet(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  its callback has answered
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """A card table and a card-game engine: play, simulate, reckon, serve."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code: 0, 2 when something was asked wrongly, 130 after Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments, prog_name="septet", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return complain(usage(error.format_message()), hint="See septet --help.")
    except InvalidRules as error:
        return complain("; ".join(f"option {option}: {problem}" for option, problem in error.problems))
    except (SeptetError, Complaint) as error:
        return complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        return _reader_has_gone()
    return code if isinstance(code, int) else 0


def _reader_has_gone() -> int:
    """Whoever read the output has closed it: be silent, also when Python flushes at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return 1
