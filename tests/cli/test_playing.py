"""`septet play` as people start it: through a pipe, and in a real terminal."""

import codecs
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from typing import Self

import pytest

from septet.cli.drawing.cards import drawn, inline
from septet.cli.drawing.consoles import console
from septet.translation import Translator

from .conftest import Run, Said, process

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def test_hands_through_a_pipe() -> None:
    typed = "aussteigen\ndabei\nnein\n\n" * 40 + "gehen\n"
    said = process(
        "play", "seka", "--bot", "cautious", "--seed", "7", "--language", "de", "--name", "Zoë", typed=typed
    )
    assert said.code == 0
    assert "Traceback" not in said.err
    assert said.out.count("› aussteigen\n") >= 2
    assert "Zoë" in said.out
    assert re.search(r"\n  Du gehst mit \d+ Chips", said.out)
    assert "\x1b" not in said.out


@pytest.fixture
def piped(septet: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command that reads what is typed from a pipe."""

    def run(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return septet(*arguments)

    return run


def test_a_pipe_that_ends_leaves_the_table(piped: Run) -> None:
    said = piped("play", "seka", "--bot", "cautious")
    assert said.code == 0
    assert "You leave with" in said.out


@pytest.mark.parametrize("players", [2, 8])
def test_the_same_seed_and_the_same_typing_give_the_same_evening(piped: Run, players: int) -> None:
    asked = ["play", "seka", "--bot", "cautious", "--seed", "3", "--players", str(players)]
    once, again = (piped(*asked, typed="call\n\n" * 9) for _ in range(2))
    assert once.out == again.out


@pytest.mark.compiled
@pytest.mark.parametrize("kind", ["searching", "mixed"])
def test_bots_that_think(piped: Run, kind: str) -> None:
    said = piped("play", "seka", "--bot", kind, "--players", "2", typed="call\n" * 3)
    assert said.code == 0


def test_letters_where_there_are_no_signs() -> None:
    plain = console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    words = Translator("en")
    assert inline("Ah Tc", words, plain).plain == "Ah 10c"
    assert inline(["Ah", None], words, plain).plain == "Ah ##"
    lines = [line.plain for line in drawn(["Ah", None], [], words, plain)]
    assert "".join(lines).isascii()
    assert lines[1] == "| A   | |#####| "


class Terminal:
    """A process at a terminal of 100 columns and 30 lines."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.main, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        surroundings = {**os.environ, "TERM": "xterm-256color", **environment}
        surroundings.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "septet", *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            env=surroundings,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(other)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(timeout=60)
        os.close(self.main)

    def screen(self) -> str:
        """What has been drawn since the screen was last begun anew."""
        return CODES.sub("", self.seen.rsplit("\x1b[H", 1)[-1])

    def wait(self, *wanted: str, seconds: float = 300) -> str:
        """Read until the screen shows one of these; return the screen."""
        until = time.monotonic() + seconds
        while not any(text in self.screen() for text in wanted):
            assert time.monotonic() < until, self.screen()
            self.read()
        return self.screen()

    def read(self) -> bool:
        """Read what there is; False when the process has gone."""
        if not select.select([self.main], [], [], 0.2)[0]:
            return True
        try:
            data = os.read(self.main, 65536)
        except OSError:
            return False
        self.seen += self.decoder.decode(data)
        return bool(data)

    def type(self, text: str) -> None:
        """Type, once the screen has been looked at."""
        time.sleep(0.1)
        self.seen += "\x1b[H"
        os.write(self.main, text.encode())

    def end(self) -> str:
        """Read until the process has gone; return all that was shown."""
        until = time.monotonic() + 60
        while self.read():
            assert time.monotonic() < until
        self.process.wait(timeout=60)
        return self.seen


TURN = "? for help\r\n\r\n  › "
RESULT = "q to leave\r\n\r\n  › "
CHEAPEST = ("support", "bet", "split", "decline", "fold")


def play_a_hand(terminal: Terminal) -> str:
    """Stay in as cheaply as possible until the hand is over."""
    while True:
        screen = terminal.wait(TURN, RESULT)
        if RESULT in screen:
            return screen
        word = next(word for word in CHEAPEST if word in screen.splitlines()[-3])
        terminal.type("bet min\n" if word == "bet" else f"{word}\n")


PLAY = ["play", "seka", "--bot", "cautious", "--seed", "7", "--quick", "--language", "en"]


def test_a_hand_in_a_terminal() -> None:
    with Terminal(*PLAY) as terminal:
        screen = terminal.wait(TURN)
        for text in ("Seka", "German house rules", "Anna", "Carla", "▸   You", "Pot"):
            assert text in screen
        assert "│ J   │" in screen or "J♠" in screen  # drawn small when the window is full
        result = play_a_hand(terminal)
        assert re.search(r"[Tt]akes? \d+\.|is split", result)
        terminal.type("\x03")
        shown = terminal.end()
    assert terminal.process.returncode == 0
    assert "You leave with" in shown
    assert "Traceback" not in shown
    assert shown.rindex("\x1b[?1049l") < shown.rindex("You leave with")


def test_help_in_a_terminal() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.wait(TURN)
        terminal.type("?\n")
        assert "the house rules at this table" in terminal.wait("Enter to go on")
        while TURN not in terminal.wait("Enter to go on", TURN):
            terminal.type("\n")
        terminal.type("nonsense\n")
        terminal.wait("“nonsense” is not one of these.")
        terminal.type("\x04")
        assert "You leave with" in terminal.end()


def test_a_dumb_terminal_is_never_redrawn() -> None:
    with Terminal(*PLAY, TERM="dumb") as terminal:
        terminal.wait("? for help")
        terminal.type("q\n")
        shown = terminal.end()
    assert "\x1b[" not in shown.replace("\x1b[H", "")
    assert "You leave with" in shown
