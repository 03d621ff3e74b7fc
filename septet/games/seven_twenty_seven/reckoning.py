"""What hands count and how they divide a pot, for whoever asks without a table."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from pydantic import BaseModel

from ...checks import check_number
from ...engine.cards import ACE, JACK, UNKNOWN, UNKNOWN_TEXT, card_text, parse_cards, rank_of
from ...engine.deal import SEATS
from ...engine.game import Game
from ...engine.game import game as make_game
from ...errors import InvalidCards, NotPossible
from .results import PotResult, pot_result
from .rules import PictureValue
from .showdown import count_totals, share_out
from .state import PLACES, SEVEN, TWENTY_SEVEN, Announcement
from .totals import ACE_MORE, NONE, PICTURE_MORE, best_total, least_points, target_of

MOST_CHIPS = 1_000_000_000
"""All chips of a showdown together."""


class HandTotals(BaseModel):
    """What a hand counts for both targets, in half points; None where no total counts (S727-39)."""

    seven: int | None
    seven_distance: int | None
    twenty_seven: int | None
    twenty_seven_distance: int | None


def totals(cards: Any, rules: Mapping[str, Any] | str | None = None) -> HandTotals:
    """What a hand counts for 7 and for 27 (S727-13), in half points.

        septet.seven_twenty_seven.totals("5h Ad Ac").twenty_seven  # 54 half points: 27

    `rules` are options as in `septet.game("seven_twenty_seven", rules)`, or a whole sentence.
    Raises `InvalidCards`.
    """
    record = _game(rules).record()
    hand = _hand(cards)
    codes = np.array(hand, np.int8)
    found: dict[str, int | None] = {}
    for name, half in (("seven", SEVEN), ("twenty_seven", TWENTY_SEVEN)):
        total = int(best_total(codes, len(hand), half, record))
        found[name] = None if total == NONE else total
        found[f"{name}_distance"] = None if total == NONE else abs(total - int(target_of(half)))
    return HandTotals(**found)


def possible_totals(cards: Any, rules: Mapping[str, Any] | str | None = None) -> list[int]:
    """All totals that a hand can count, in half points, the smallest first (S727-11, 12, 44).

    Raises `InvalidCards`.
    """
    chosen, hand = _game(rules).rules.model_dump(), _hand(cards)
    least = sum(int(least_points(card)) for card in hand)
    aces = sum(rank_of(card) == ACE for card in hand)
    pictures = sum(JACK <= rank_of(card) < ACE for card in hand)
    if chosen["picture_value"] == str(PictureValue.HALF):
        pictures = 0
    more = {ACE_MORE * a + PICTURE_MORE * p for a in range(aces + 1) for p in range(pictures + 1)}
    return sorted(least + points for points in more)


class Showdown(BaseModel):
    """How a showdown ends."""

    won: list[int]
    """What each hand wins."""
    pots: list[PotResult]
    """How each pot is divided; the seats are the numbers of the hands."""
    carried: int
    """Chips that stay for the next hand (decision A8)."""


def showdown(
    hands: Sequence[Any],
    pot: int | None = None,
    rules: Mapping[str, Any] | str | None = None,
    *,
    paid: Sequence[int] | None = None,
    announced: Sequence[str] | None = None,
) -> Showdown:
    """Divide a pot among hands, which are given in order from the dealer's left (S727-33 to 46).

        septet.seven_twenty_seven.showdown(["6h Jc", "Th 9d 8c"], 41).won

    Instead of one `pot` for all, `paid` says what each hand has put in, so that there may be
    side pots.  With the option `declare`, `announced` says `seven`, `twenty_seven` or `both` for
    each hand.  Raises `InvalidCards`, `InvalidRules` or `NotPossible`.
    """
    chosen = _game(rules)
    known = [_hand(hand) for hand in hands]
    parse_cards([card_text(card) for hand in known for card in hand])  # no card in two hands
    if not 1 <= len(known) <= SEATS:
        raise NotPossible(f"there are {len(known)} hands: must be 1 to {SEATS}")
    state = chosen.state()
    state.seats, state.dealer = len(known), len(known) - 1
    _lay_hands(state, known)
    _lay_chips(state, pot, paid)
    _lay_announcements(state, announced, bool(chosen.rules.model_dump()["declare"]))
    record = chosen.record()
    count_totals(state, record)
    share_out(state, record)
    return Showdown(
        won=[int(won) for won in state.won[: len(known)]],
        pots=[pot_result(state, number) for number in range(int(state.pots))],
        carried=int(state.carried),
    )


def _game(rules: Mapping[str, Any] | str | None) -> Game:
    return make_game(rules) if isinstance(rules, str) else make_game("seven_twenty_seven", rules)


def _hand(cards: Any) -> list[int]:
    """The codes of a hand, all of them known."""
    hand = parse_cards(cards)
    if UNKNOWN in hand:
        raise InvalidCards(f"{UNKNOWN_TEXT} cannot be part of a hand that is counted")
    if not 1 <= len(hand) <= PLACES:
        raise InvalidCards(f"a hand has 1 to {PLACES} cards, not {len(hand)}")
    return hand


def _lay_hands(state: Any, hands: Sequence[Sequence[int]]) -> None:
    for seat, hand in enumerate(hands):
        state.live[seat] = 1
        state.chips[seat] = 1  # there will be a next hand, to which chips can be carried over
        state.held[seat] = len(hand)
        state.hand[seat, : len(hand)] = hand


def _lay_chips(state: Any, pot: int | None, paid: Sequence[int] | None) -> None:
    """What each hand has put in; a pot for all lies there like one that has been carried over."""
    seats = int(state.seats)
    if pot is not None and paid is None:
        _check_chips("pot", pot)
        state.paid[:seats] = 1  # so that all of them compete
        state.carried = pot - seats
        return
    if pot is not None or paid is None:
        raise NotPossible("a showdown needs either a pot or what each hand has paid")
    if len(paid) != seats:
        raise NotPossible(f"there are {seats} hands but {len(paid)} payments")
    for amount in paid:
        _check_chips("paid", amount)
    state.paid[:seats] = paid


def _check_chips(what: str, amount: Any) -> None:
    check_number(what, amount, 1, MOST_CHIPS // SEATS)


def _lay_announcements(state: Any, announced: Sequence[str] | None, declare: bool) -> None:
    names = {choice.name.lower(): choice for choice in Announcement if choice != Announcement.NONE}
    if (announced is not None) != declare:
        raise NotPossible("announcements belong to the option declare, and the option to announcements")
    for seat, name in enumerate(announced or []):
        if name not in names:
            raise NotPossible(f"announced {name!r}: must be one of {', '.join(names)}")
        state.announced[seat] = names[name]
    if announced is not None and len(announced) != int(state.seats):
        raise NotPossible(f"there are {state.seats} hands but {len(announced)} announcements")
