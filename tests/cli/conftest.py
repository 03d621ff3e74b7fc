"""What the tests of the command line share."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from septet.cli import main
from septet.warmup import warm


@dataclass
class Said:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Said]


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """Everything is compiled once, here, and not by processes that are waited for."""
    warm(["seka"])


@pytest.fixture(autouse=True)
def quiet_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same width, language and colours on every machine."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")


@pytest.fixture
def septet(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def run(*arguments: str) -> Said:
        code = main(arguments)
        caught = capsys.readouterr()
        return Said(code, caught.out, caught.err)

    return run


def process(*arguments: str, typed: str = "", **environment: str) -> Said:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "septet", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )
    return Said(done.returncode, done.stdout, done.stderr)
