"""Legal actions as rows and as a set of cards, and playouts that nobody looks at."""

import numpy as np
import pytest

import septet
from septet.engine import bits, verbs
from septet.engine.actions import ROWS, action_at, listed, new_choices, offer, offer_set, row_of, spread
from septet.engine.chance import below, generator
from septet.engine.deal import DEALER, NOBODY, SEATS
from septet.engine.deck import shuffle
from septet.engine.game import names
from septet.playout import RANDOM, decide, play_out

DECLARE, PLAY, FIRST = 7, 5, 20


def offered(rng, rows: int, cards: int):
    """Some rows and a set of cards; with the actions that they are."""
    choices, count, wanted = new_choices(), 0, []
    for row in range(rows):
        high = row + below(rng, 5)
        count = offer(choices, count, DECLARE, row, high)
        wanted.append((DECLARE, row, high))
    held = 0
    while held.bit_count() < cards:
        held |= 1 << below(rng, 32)
    values = [FIRST + bit for bit in range(32) if held >> bit & 1]
    return choices, offer_set(choices, count, PLAY, held, FIRST), wanted + [(PLAY, v, v) for v in values]


@pytest.mark.parametrize("cards", range(9))
def test_a_set_of_cards_is_as_many_actions(cards: int) -> None:
    rng = generator(cards)
    for rows in range(4):
        choices, count, wanted = offered(rng, rows, cards)
        assert count == len(wanted)
        assert [tuple(map(int, action_at(choices, count, place))) for place in range(count)] == wanted
        assert listed(choices, count) == wanted
        # Once it is spread it is rows, and to spread it again changes nothing.
        assert int(choices.cards) == 0
        assert spread(choices, count) == count
        assert listed(choices, count) == wanted
        assert row_of(choices, count, PLAY) == (rows if cards else -1)


def test_there_is_room_for_what_a_game_offers() -> None:
    choices = new_choices()
    assert len(choices.kind) == len(choices.low) == len(choices.high) == ROWS


def test_a_bit_is_found_by_one_instruction_as_it_is_by_steps() -> None:
    rng = generator(3)
    for _ in range(200):
        number = below(rng, 1 << 31) + 1
        ones = [bit for bit in range(32) if number >> bit & 1]
        for place, bit in enumerate(ones):
            assert bits.bit_at(number, place) == bits._bit_at_by_steps(number, place) == bit


@pytest.mark.parametrize("name", names())
def test_who_is_not_looked_at_plays_the_same(name: str) -> None:
    """A deal of which nothing is kept to be seen goes like one that is watched, card for card."""
    game = septet.game(name)
    paid = np.zeros((2, SEATS), np.int64)
    for deal in range(20):
        ends = []
        for unwatched in (0, 1):
            state, rules, choices, rng = game.state(), game.record(), new_choices(), generator(deal)
            players = game.max_players if deal % 2 else game.min_players
            state.seats, state.present[:players], state.chips[:players] = players, 1, game.starting_chips
            state.unwatched = unwatched
            verbs.start(state, rules)
            actions = play_out(state, rules, RANDOM, rng, choices)
            verbs.payoffs(state, rules, paid[unwatched])
            ends.append((actions, int(state.ending), paid[unwatched].tolist(), int(rng.state)))
            assert bool(state.events) is not bool(unwatched)
        assert ends[0] == ends[1]


def test_a_watched_deal_keeps_its_journal() -> None:
    game = septet.game("belot")
    state, rules, choices, rng = game.state(), game.record(), new_choices(), generator(1)
    state.seats, state.present[:4] = 4, 1
    verbs.start(state, rules)
    while state.actor != NOBODY:
        if state.actor == DEALER:
            shuffle(state, rng)
            verbs.apply(state, rules, verbs.DEAL, 0)
        else:
            verbs.apply(state, rules, *decide(state, rules, RANDOM, rng, choices))
        assert state.events > 0
