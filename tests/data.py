"""The data folder beside the project: recorded hands and published figures, never copied into it."""

import json
import os
import pathlib
from typing import Any

import pytest

BESIDE = pathlib.Path(__file__).parents[2] / "shared" / "data"
FOLDER = pathlib.Path(os.environ.get("SEPTET_TEST_DATA") or BESIDE)


def path_of(name: str) -> pathlib.Path:
    """A file or folder of the data; skips the test where it is not."""
    path = FOLDER / name
    if not path.exists():
        pytest.skip(f"there is no {path}")
    return path


def read_json(name: str) -> Any:
    """A file of the data, read."""
    return json.loads(path_of(name).read_text())
