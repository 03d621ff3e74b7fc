"""What bots win: a cautious one clearly more than random ones, a searching one no less than cautious ones."""

from __future__ import annotations

import pytest

import septet
from septet import bots

from .duels import duel, variants

PLAYERS = 4


@pytest.mark.compiled
@pytest.mark.parametrize("name", variants())
@pytest.mark.parametrize("players", [4, 7])
def test_cautious_beats_random(name, players):
    game = septet.game("seka", variants()[name])
    score = duel(game, bots.make("cautious", game), bots.make("random", game), players, deals=150)
    print(f"cautious against {players - 1} random, {name}: {score}")
    assert score.mean > 0


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", ["home", "online"])
def test_searching_does_not_lose_to_cautious(name):
    game = septet.game("seka", variants()[name])
    hero = bots.make("searching", game, playouts=3_000, seconds=None)
    score = duel(game, hero, bots.make("cautious", game), PLAYERS, deals=150)
    print(f"searching against {PLAYERS - 1} cautious, {name}: {score}")
    assert score.mean > -3 * score.stderr


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["seven_card_stud", "seven_twenty_seven"])
def test_cautious_beats_random_in_other_games_for_chips(name):
    game = septet.game(name)
    score = duel(game, bots.make("cautious", game), bots.make("random", game), PLAYERS, deals=100)
    print(f"cautious against {PLAYERS - 1} random, {name}: {score}")
    assert score.mean > 3 * score.stderr
