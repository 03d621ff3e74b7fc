"""Records declared as classes, and who sees their fields."""

import numpy as np
import pytest

from septet.engine.cards import NO_CARD, UNKNOWN
from septet.engine.deal import Deal
from septet.engine.knowledge import EVERYBODY, SPECTATOR, knowledge, show_to
from septet.engine.record import Cards, Ints, cards, hidden, load, new, own, public, record


@record
class Small(Deal):
    """A record of every kind of field."""

    pot: int = public()
    hand: Cards = cards(10, 2)
    choice: Ints = own(10)
    secret: int = hidden()


def small() -> object:
    state = new(Small.dtype)  # type: ignore[attr-defined]
    state.seats, state.pot, state.secret = 3, 7, 9
    state.hand[:] = NO_CARD
    state.hand[0], state.hand[1] = (1, 2), (3, 4)
    state.hand_seen[0], state.hand_seen[1] = 1 << 0, (1 << 0) | (1 << 1)
    state.choice[:3] = (5, 6, 7)
    state.deck[:4] = (8, 9, 10, 11)
    return state


def test_inherited_fields_come_first() -> None:
    names = Small.dtype.names  # type: ignore[attr-defined]
    assert names[0] == "seats"
    assert names[-6:] == ("journal", "pot", "hand", "hand_seen", "choice", "secret")


def test_a_viewer_sees_public_fields_own_rows_and_own_cards_only() -> None:
    known = knowledge(small(), 1)
    assert known.pot == 7
    assert known.choice.tolist()[:3] == [0, 6, 0]
    assert known.hand[:3].tolist() == [[UNKNOWN, UNKNOWN], [3, 4], [NO_CARD, NO_CARD]]
    assert known.secret == 0
    assert set(known.deck.tolist()) == {UNKNOWN}


def test_a_spectator_sees_what_everybody_sees() -> None:
    state = small()
    assert knowledge(state, SPECTATOR).hand[:2].tolist() == [[UNKNOWN] * 2] * 2
    show_to(state.hand_seen[1], EVERYBODY)  # type: ignore[attr-defined]
    known = knowledge(state, SPECTATOR)
    assert known.hand[1].tolist() == [3, 4]
    assert known.choice.tolist() == [0] * 10


def test_what_is_not_declared_to_be_seen_is_not_seen() -> None:
    state = small()
    state.secret, state.journal[:], state.events = 123, 5, 3  # type: ignore[attr-defined]
    known = knowledge(state, 0)
    assert (known.secret, known.events, known.journal.any()) == (0, 0, False)


def test_a_state_is_data() -> None:
    state = small()
    again = load(Small.dtype, state.tobytes())  # type: ignore[attr-defined]
    assert again == state
    copy = state.copy()  # type: ignore[attr-defined]
    copy.hand[0, 0] = 33
    assert state.hand[0, 0] == 1  # type: ignore[attr-defined]
    assert copy != state
    assert isinstance(np.asarray(state.chips), np.ndarray)  # type: ignore[attr-defined]


def test_a_field_cannot_be_called_what_numpy_calls_its_own() -> None:
    class Wrong(Deal):
        base: int = public()

    with pytest.raises(ValueError, match="called base"):
        record(Wrong)
