"""Whatever is asked wrongly is answered with one sentence and the exit code 2."""

import subprocess
import sys

import pytest

from .conftest import Run

HAND = "Ah Kh 7c"

REFUSALS = [
    (["chess"], "No such command 'chess'"),
    (["rules"], "Missing argument 'GAME'"),
    (["rules", "--nope"], "No such option"),
    # the game and its rules
    *(
        ([command, "chess", *rest], "There is no game 'chess'")
        for command, *rest in (["rules"], ["simulate"], ["odds", HAND], ["play"], ["compile"])
    ),
    (["rules", "Sek a"], "does not name a game"),
    (["rules", "seka", "--set", "max_bet"], "write an option, an equals sign and a value"),
    (["rules", "seka", "--set", "=3"], "write an option, an equals sign and a value"),
    (["rules", "seka", "--set", "max_bet=0"], "Option max_bet: 0 is not possible"),
    (["rules", "seka", "--set", "max_bet=lots"], "max_bet: lots is not possible: must be a whole number"),
    (["rules", "seka", "--set", "wild=7"], "Option wild: there is no such option"),
    (["rules", "seka", "--preset", "casino"], "Option preset: casino is not possible"),
    (["rules", "seka", "--set", "min_bet=20"], "Option min_bet: 20 is more than max_bet=10"),
    (["simulate", "seka", "--set", "min_bet=20"], "Option min_bet: 20 is more than max_bet=10"),
    (["play", "seka", "--set", "ante=500"], "Option ante: 500 is more than starting_chips=100"),
    (["rules", "seka", "--language", "fr"], "There is no language 'fr'"),
    # numbers
    (["simulate", "seka", "--players", "9"], "Players 9"),
    (["simulate", "seka", "--players", "four"], "--players: must be a whole number"),
    (["simulate", "seka", "--deals", "0"], "Deals 0"),
    (["simulate", "seka", "--threads", "0"], "Threads 0"),
    (["simulate", "seka", "--policy", "wild"], "Policy 'wild'"),
    (["play", "seka", "--players", "1"], "--players 1: seka is played by 2 to 8"),
    (["play", "belot", "--players", "3"], "--players 3: belot is played by 4 here"),
    (["play", "seiska", "--players", "9"], "--players 9: seiska is played by 2 to 8 here"),
    (["play", "seka", "--set", "max_players=3"], "--players 4: seka is played by 2 to 3"),
    (["odds", "seka", HAND, "--players", "9"], "Players 9"),
    (["odds", "seka", HAND, "--samples", "0"], "Samples 0"),
    # cards
    (["odds", "seka"], "Missing argument 'HAND...'"),
    (["odds", "seka", "Ah Kx 7c"], "'Kx' is not a card"),
    (["odds", "seka", "Ah Ah 7c"], "Ah is there twice"),
    (["odds", "seka", HAND, "Ah Qs 9s"], "Ah is there twice"),
    (["odds", "seka", "Ah 7c"], "A hand has 3 cards"),
    (["odds", "seka", "Ah 2c 3c"], "2c"),
    # people
    (["play", "seka", "--bot", "genius"], "--bot genius"),
    (["play", "seka", "--name", "x" * 99], "--name"),
    # places
    (["schema", "--output", "/nowhere/at/all.json"], "/nowhere/at/all.json cannot be written"),
    (["serve", "--port", "99999"], "The port must be a number up to 65535"),
    (["serve", "--data", "/proc/septet"], "The data folder /proc/septet cannot be written to"),
]  # fmt: skip


@pytest.mark.parametrize("arguments, sentence", REFUSALS, ids=lambda value: " ".join(value)[:60])
def test_one_sentence_says_what_is_wrong(septet: Run, arguments: list[str], sentence: str) -> None:
    said = septet(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith((".\n", "!\n", "?\n"))


def test_a_reader_that_goes_away_is_no_error() -> None:
    line = f"{sys.executable} -m septet rules seka --choices | true"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
