"""The cautious player: what it does, and that it wins; thinking ahead wins, too."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import septet
from septet.engine import verbs
from septet.engine.actions import new_choices
from septet.engine.cards import card_text
from septet.engine.chance import generator
from septet.engine.deal import DEALER, NOBODY, SEATS
from septet.engine.deck import shuffle
from septet.engine.knowledge import knowledge
from septet.playout import CAUTIOUS, RANDOM, decide
from septet.search import think

from .play import SUITS, does, lay_out, seiska

REST = {1: "2c 3d 4s", 2: "3c 4h 5s"}


def advice(table: Any) -> str:
    """What a cautious player does in the actor's place."""
    choices = new_choices()
    known, rules = table.knowledge(table.actor), table.game.record()
    count = verbs.legal_actions(known, rules, choices)
    kind, value = verbs.advise(known, rules, generator(1), choices, count)
    name = table.game.kind.acts(int(kind)).name.lower()
    what = {"play": card_text, "lay": card_text, "suit": SUITS.__getitem__}.get(name)
    return f"{name} {what(int(value))}" if what else name


@pytest.mark.parametrize(
    ("cards", "top", "expected"),
    [
        ("5h 6h 6c 2s", "9h", "lay 6h"),  # several at once
        ("5h 8c 2s 3s", "9h", "play 5h"),  # the eight is kept
        ("5h 8c", "9h", "play 8c"),  # but not to the end
        ("5h 9s 2s 3s", "9h", "play 9s"),  # the suit of which there is more
        ("Ah 5h 2s 3s", "9h", "play Ah"),  # an ace that can be followed
        ("Ah 9s 2s 3s", "9h", "play 9s"),  # one that cannot
    ],
)
def test_what_a_cautious_player_does(cards, top, expected):
    assert advice(lay_out(seiska(), cards, top, others=REST, stock="Tc Jc Qc")) == expected


def test_a_cautious_player_says_lappu_and_the_suit_of_the_own_cards():
    table = lay_out(seiska(), "5d 8c", "9h", others=REST, stock="Tc Jc Qc")
    does(table, "play 8c")
    assert advice(table) == "suit d"
    does(table, "suit d")
    assert advice(table) == "lappu"


def play(game: Any, players: int, deal: int, hero: Any, others: Any, playouts: int) -> float:
    """How many points fewer `hero` gets in a deal than the others do on average."""
    state, rules, choices = game.state(), game.record(), new_choices()
    luck, out = generator(3, deal), np.zeros(SEATS, np.int64)
    seat = deal // players % players
    state.seats, state.dealer = players, deal % players
    state.present[:players] = 1
    verbs.start(state, rules)
    while state.actor != NOBODY:
        kind, value = verbs.DEAL, 0
        policy = hero if state.actor == seat else others
        if state.actor == DEALER:
            shuffle(state, luck)
        elif policy == "searching":
            thought = think(knowledge(state, seat), rules, seat, deal, playouts)[0]
            kind, value = thought.kind, thought.value
        else:
            kind, value = decide(state, rules, policy, luck, choices)
        verbs.apply(state, rules, kind, value)
    verbs.payoffs(state, rules, out)
    rest = [int(out[other]) for other in range(players) if other != seat]
    return float(out[seat]) - sum(rest) / len(rest)


def score(rules: dict[str, Any], players: int, deals: int, hero: Any, others: Any, playouts: int = 100):
    """Mean and standard error of the points that `hero` is better a deal."""
    game = septet.game("seiska", rules)
    won = np.array([play(game, players, deal, hero, others, playouts) for deal in range(deals)])
    mean, error = float(won.mean()), float(won.std() / deals**0.5)
    print(f"{rules}, {players} players: {mean:+.2f} ± {error:.2f} points a deal")
    return mean, error


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "rules"), [(2, {}), (4, {}), (4, {"scoring": "heavy"}), (6, {})])
def test_cautious_beats_random(players, rules):
    mean, error = score(rules, players, 250, CAUTIOUS, RANDOM)
    assert mean > 3 * error


@pytest.mark.slow
@pytest.mark.compiled
def test_cautious_beats_random_over_a_thousand_deals():
    mean, error = score({}, 4, 1_000, CAUTIOUS, RANDOM)
    assert mean > 10 * error


@pytest.mark.slow
@pytest.mark.compiled
def test_searching_beats_random():
    mean, error = score({}, 3, 40, "searching", RANDOM)
    assert mean > 2 * error


@pytest.mark.slow
@pytest.mark.compiled
def test_searching_does_not_lose_to_cautious():
    mean, error = score({}, 3, 60, "searching", CAUTIOUS, playouts=300)
    assert mean > -2 * error
