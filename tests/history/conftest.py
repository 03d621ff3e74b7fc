"""Where the recorded hands lie, and a command that is run in this process."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from septet.cli import main
from tests.data import FOLDER

DATA = FOLDER / "stud"


def recorded(pattern: str) -> list[Any]:
    """The recorded hands by their names; where there are none, one test that is skipped and says so."""
    files = sorted(DATA.glob(pattern))
    if not files:
        missing = pytest.mark.skip(reason=f"no recorded hands {pattern} in {DATA}")
        return [pytest.param(DATA / pattern, id="none", marks=missing)]
    return [pytest.param(file, id=file.stem) for file in files]


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


@pytest.fixture
def septet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command; the same width, language and colours on every machine."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")

    def run(*arguments: str) -> Said:
        code = main(arguments)
        caught = capsys.readouterr()
        return Said(code, caught.out, caught.err)

    return run
