"""Starting: the address, the data folder, and one sentence when it cannot be."""

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from septet.server import CannotStart, run


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "septet.server", *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, **environment},
    )


def test_a_port_in_use(server, tmp_path) -> None:
    with pytest.raises(
        CannotStart, match=f"cannot listen on 127.0.0.1, port {server.port}: Address already in use."
    ):
        run("127.0.0.1", server.port, tmp_path)


@pytest.mark.parametrize("port", ["eighty", "-1", "70000", ""])
def test_a_port_that_is_none(monkeypatch, tmp_path, port: str) -> None:
    monkeypatch.setenv("PORT", port)
    with pytest.raises(CannotStart, match="The port must be a number up to 65535"):
        run(data=tmp_path)


def test_a_host_that_is_none(tmp_path) -> None:
    with pytest.raises(CannotStart, match=r"cannot listen on 203\.0\.113\.9"):
        run("203.0.113.9", 0, tmp_path)


def test_a_folder_that_cannot_be_written_to(tmp_path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotStart, match="cannot be written to: Not a directory"):
        run(data=tmp_path / "file" / "data")


def test_the_terminal_gets_one_sentence_and_code_2(tmp_path) -> None:
    (tmp_path / "file").touch()
    ended = start("--data", str(tmp_path / "file"))
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert re.fullmatch(r"The data folder .* cannot be written to: .*\.\n", ended.stderr)


def test_a_broken_database_is_an_error_and_not_overwritten(tmp_path) -> None:
    (tmp_path / "septet.sqlite3").write_bytes(b"no database, but somebody's file" * 100)
    ended = start("--port", "0", "--data", str(tmp_path))
    assert ended.returncode == 2
    assert ended.stderr == "The database cannot be used: file is not a database.\n"
    assert (tmp_path / "septet.sqlite3").read_bytes().startswith(b"no database")


def test_host_and_port_come_from_the_environment(server) -> None:
    """The fixture starts the server without arguments."""
    assert server.greeting == f"Septet is at {server.http} and keeps its tables in {server.data}\n"
    assert stat.S_IMODE(server.data.stat().st_mode) == 0o700


def test_nothing_but_the_database_and_the_key_is_kept(server) -> None:
    names = {path.name for path in Path(server.data).iterdir()}
    assert names <= {"septet.sqlite3", "septet.sqlite3-wal", "septet.sqlite3-shm", "secret.key"}
