"""Poker hands: what five, six or seven cards are worth, one hand or a million.

    import septet
    value = septet.poker.rank("7c 7d 7h Ks Kd 2c 2d")
    septet.poker.describe(value)                     # full house, sevens over kings

Higher is better and equal is a tie; suits never decide (STUD-5 to STUD-17).
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, overload

import numpy as np

from .engine.cards import CODES, SUITS, UNKNOWN, card_text, cards_text, parse_cards, rank_of, suit_of
from .engine.poker import poker_rank_if_valid, poker_ranks
from .engine.poker_category import CATEGORY_SHIFT, Category, category_of, ranks_of
from .errors import InvalidCards, NotPossible

__all__ = ["Category", "best_five", "category", "describe", "rank"]

SIZES = range(5, 8)
"""How many cards a hand may have."""

MOST_THREADS = 256

Values = np.ndarray[Any, np.dtype[np.int32]]


# --- ranking ------------------------------------------------------------------


def rank(cards: Any, threads: int = 1) -> Any:
    """What a hand is worth: an int for one hand, an int32 array of shape (n,) for an array of n hands.

    One hand is text (`"Ah Kd …"`), a list of cards or codes, or an array of shape (k,); many
    hands are an array of card codes (`4 * rank + suit`) of shape (n, k), of any type of whole
    number, fastest with int8.  k is 5, 6 or 7: the best five cards count.  Many hands can be
    shared among `threads`.  Raises `InvalidCards` for what is not a hand, a card twice included.
    """
    if type(threads) is not int or not 1 <= threads <= MOST_THREADS:
        raise NotPossible(f"threads {threads!r}: must be a whole number from 1 to {MOST_THREADS}")
    if isinstance(cards, np.ndarray) and cards.ndim != 1:
        return _rank_many(cards, threads)
    return _rank_one(cards)


def _rank_one(cards: Any) -> int:
    codes = _plain_codes(cards)
    value = -1 if codes is None else int(poker_rank_if_valid(codes))
    return int(poker_rank_if_valid(np.array(_one_hand(cards), np.uint8))) if value < 0 else value


def _plain_codes(cards: Any) -> "np.ndarray[Any, np.dtype[np.uint8]] | None":
    """A list of codes as bytes, in a hurry; None for whatever else it is, and for what is wrong with it."""
    if not isinstance(cards, (list, tuple)) or len(cards) not in SIZES:
        return None
    try:
        return np.frombuffer(bytearray(cards), np.uint8)
    except (TypeError, ValueError):
        return None


def _one_hand(cards: Any) -> list[int]:
    if not isinstance(cards, (str, list, tuple, np.ndarray)):
        raise InvalidCards(f"{cards!r} is not a hand: give text, a list of cards or an array of codes")
    codes = parse_cards(cards)
    if len(codes) not in SIZES:
        raise InvalidCards(f"a poker hand is ranked with 5, 6 or 7 cards, not {len(codes)}")
    if UNKNOWN in codes:
        raise InvalidCards(f"{cards_text(codes)} cannot be ranked: a card is not known")
    return codes


def _rank_many(hands: "np.ndarray[Any, Any]", threads: int) -> Values:
    if hands.ndim != 2 or hands.shape[1] not in SIZES or not np.issubdtype(hands.dtype, np.integer):
        raise InvalidCards(
            f"hands must be whole numbers of shape (n, 5), (n, 6) or (n, 7), not {hands.dtype} {hands.shape}"
        )
    count, size = hands.shape
    cards = _as_bytes(hands).ravel()
    values = np.empty(count, np.int32)
    bounds = [count * part // threads for part in range(threads + 1)]

    def work(bound: tuple[int, int]) -> int:
        first, last = bound
        wrong = poker_ranks(cards[size * first : size * last], size, values[first:last])
        return -1 if wrong < 0 else first + int(wrong)

    if threads == 1:
        found = [work((0, count))]
    else:
        with ThreadPoolExecutor(threads) as pool:
            found = list(pool.map(work, pairwise(bounds)))
    for row in found:
        if row >= 0:
            raise InvalidCards(f"hand {row}: {_complaint(hands[row])}")
    return values


def _as_bytes(hands: "np.ndarray[Any, Any]") -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """Codes as unsigned bytes, one row after the other; in place if they are bytes already."""
    if hands.dtype.itemsize > 1:
        wrong = (hands < 0) | (hands >= len(CODES))
        if wrong.any():
            row = int(wrong.any(axis=1).argmax())
            raise InvalidCards(f"hand {row}: {_complaint(hands[row])}")
        return hands.astype(np.uint8, order="C")
    return np.ascontiguousarray(hands).view(np.uint8)


def _complaint(hand: "np.ndarray[Any, Any]") -> str:
    """Why these codes are no hand."""
    codes = [int(code) for code in hand]
    for code in codes:
        if not 0 <= code < len(CODES):
            return f"{code} is not the code of a card, 0 to {len(CODES) - 1}"
    twice = next(code for code in codes if codes.count(code) > 1)
    return f"{cards_text(codes)} holds {card_text(twice)} twice"


# --- saying it ----------------------------------------------------------------


@overload
def category(value: int) -> Category: ...
@overload
def category(value: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]": ...
def category(value: Any) -> Any:
    """The `Category` of a value; for an array of values an array of numbers, 0 (high card) to 8."""
    if isinstance(value, np.ndarray):
        return value >> CATEGORY_SHIFT
    return Category(category_of(_checked(value)))


def describe(value: int, kickers: bool = False) -> str:
    """A value in words: `full house, sevens over kings`.

    With `kickers` the other cards that count are told too: `pair of aces with king, nine and two`.
    """
    kind, ranks = category(value), ranks_of(_checked(value))
    one, many, other = _ONE[ranks[0]], _MANY[ranks[0]], ranks[3]
    match kind:
        case Category.HIGH_CARD:
            words, rest = f"{one} high", ranks[1:]
        case Category.PAIR:
            words, rest = f"pair of {many}", ranks[2:]
        case Category.TWO_PAIR:
            words, rest = f"two pair, {many} and {_MANY[other]}", ranks[4:]
        case Category.THREE_OF_A_KIND:
            words, rest = f"three of a kind, {many}", ranks[3:]
        case Category.STRAIGHT:
            words, rest = f"straight, {one} high", ()
        case Category.FLUSH:
            words, rest = f"flush, {one} high", ranks[1:]
        case Category.FULL_HOUSE:
            words, rest = f"full house, {many} over {_MANY[other]}", ()
        case Category.FOUR_OF_A_KIND:
            words, rest = f"four of a kind, {many}", ranks[4:]
        case Category.STRAIGHT_FLUSH:
            words, rest = "royal flush" if one == "ace" else f"straight flush, {one} high", ()
    return f"{words} with {_listed(rest)}" if kickers and rest else words


_ONE = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
_MANY = [f"{name}{'es' if name == 'six' else 's'}" for name in _ONE]


def _listed(ranks: tuple[int, ...]) -> str:
    *before, last = (_ONE[rank] for rank in ranks)
    return f"{', '.join(before)} and {last}" if before else last


def _checked(value: Any) -> int:
    """A value as an int, if it can be one."""
    if isinstance(value, (int, np.integer)):
        number = int(value)
        if 0 <= category_of(number) < len(Category) and max(ranks_of(number)) < len(_ONE):
            return number
    raise InvalidCards(f"{value!r} is not the value of a hand; rank() tells it")


# --- the cards that count -----------------------------------------------------


def best_five(cards: Any) -> list[int]:
    """The codes of the five cards that count, the most important first.

    Of `"7c 7d 7h Ks Kd 2c 2d"` these are the sevens and the kings.  Where cards of several
    suits would do, the higher suit is taken.  Raises `InvalidCards`.
    """
    left = sorted(_one_hand(cards), reverse=True)
    value = _rank_one(left)
    if category(value) in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        left = next(of_suit for suit in range(len(SUITS)) if len(of_suit := _of_suit(left, suit)) >= 5)
    five = []
    for wanted in ranks_of(value):
        five.append(next(card for card in left if rank_of(card) == wanted))
        left.remove(five[-1])
    return five


def _of_suit(cards: list[int], suit: int) -> list[int]:
    return [card for card in cards if suit_of(card) == suit]
