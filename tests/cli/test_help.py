"""Help is there at once, and says what there is."""

import subprocess
import sys

import pytest

from septet import __version__

from .conftest import Run, process

COMMANDS = ["play", "rules", "simulate", "odds", "serve", "compile", "schema"]
HEAVY = ["numba", "numpy", "fastapi", "rich", "fluent", "babel", "sqlalchemy", "pydantic"]


def test_nothing_heavy_is_imported_for_help() -> None:
    code = (
        "import sys, septet.cli\n"
        "assert septet.cli.main(['--help']) == 0\n"
        f"sys.exit(' '.join(name for name in {HEAVY} if name in sys.modules) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_help_lists_every_command() -> None:
    said = process("--help")
    assert said.code == 0
    assert all(f"  {command} " in said.out for command in COMMANDS)


def test_without_a_command_there_is_help(septet: Run) -> None:
    said = septet()
    assert said.code == 0
    assert "Commands:" in said.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(septet: Run, command: str) -> None:
    said = septet(command, "-h")
    assert said.code == 0
    assert f"Usage: septet {command}" in said.out


def test_the_version(septet: Run) -> None:
    assert septet("--version").out == f"septet {__version__}\n"
