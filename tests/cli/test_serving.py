"""`septet serve`, `septet schema` and `septet compile`."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from .conftest import Run


def test_the_schema_is_the_servers(septet: Run, tmp_path: Path) -> None:
    said = septet("schema")
    assert said.json["openapi"].startswith("3.")
    assert "/api/tables" in said.json["paths"]
    file = tmp_path / "schema.json"
    assert septet("schema", "-o", str(file)).code == 0
    assert json.loads(file.read_text()) == said.json


def test_compiling_says_how_long_it_took(septet: Run) -> None:
    said = septet("compile", "seka")
    assert said.code == 0
    assert said.out.startswith("The rules are compiled (")


def test_the_table_is_served_until_it_is_stopped(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "septet", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}/api/health", timeout=60) as answer:
            assert json.load(answer)["status"] == "ok"
        server.send_signal(signal.SIGINT)
        _, err = server.communicate(timeout=60)
        assert server.returncode == 0
        assert err == ""
    finally:
        server.kill()
        server.communicate()


def test_a_taken_port_is_said(septet: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = septet("serve", "--port", str(port), "--data", str(tmp_path))
    assert said.code == 2
    assert f"cannot listen on 127.0.0.1, port {port}" in said.err


@pytest.mark.compiled
def test_ctrl_c_stops_a_simulation() -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "septet", "simulate", "seka", "--deals", "1000000000"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "TERM": "xterm", "FORCE_COLOR": "1"},  # as at a terminal, where it shows a bar
    )  # fmt: skip
    try:
        assert running.stderr is not None
        err = b""
        while b"Simulating" not in err:
            said = os.read(running.stderr.fileno(), 65536)
            assert said, err
            err += said
        running.send_signal(signal.SIGINT)
        out, last = running.communicate(timeout=60)
    finally:
        running.kill()
        running.communicate()
    assert running.returncode == 130
    assert (out, b"Traceback" in err + last) == (b"", False)
