"""Cards: `Ah` for people, one small number for kernels.

A card's code is `4 * rank + suit`: ranks 2 3 4 5 6 7 8 9 T J Q K A are 0 to 12,
suits clubs, diamonds, hearts, spades are 0 to 3.  So codes sort by rank, then by
the order of suits that some games use.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..errors import InvalidCards
from .kernel import kernel

RANKS = "23456789TJQKA"
SUITS = "cdhs"
CODES = tuple(rank + suit for rank in RANKS for suit in SUITS)

SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(4, 13)
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

NO_CARD = -1
"""An empty place."""

UNKNOWN = -2
"""A card that the viewer may not see, or that a record does not name."""

UNKNOWN_TEXT = "??"

_NUMBER = {text: code for code, text in enumerate(CODES)} | {UNKNOWN_TEXT: UNKNOWN}


@kernel
def rank_of(card: int) -> int:
    """The rank of a card's code, 0 (two) to 12 (ace)."""
    return int(card) >> 2


@kernel
def suit_of(card: int) -> int:
    """The suit of a card's code, 0 (clubs) to 3 (spades)."""
    return int(card) & 3


def card_text(code: int) -> str:
    """`Ah` for the ace of hearts, `??` for a card that is not known."""
    return UNKNOWN_TEXT if code == UNKNOWN else CODES[code]


def cards_text(codes: Iterable[int]) -> str:
    """Cards with spaces between, empty places left out."""
    return " ".join(card_text(int(code)) for code in codes if code != NO_CARD)


def parse_cards(
    text: "str | Sequence[str] | Sequence[int] | np.ndarray[Any, Any]", packs: int = 1
) -> list[int]:
    """The codes of cards given as `"Ah Kh 7c"`, `"AhKh7c"`, `["Ah", "Kh"]` or codes.

    `T` or `10` is a ten; `??` is a card that is not known.  Raises `InvalidCards` for
    anything else and for a card given twice, or more often than there are packs.
    """
    codes = [_code(item) for item in (_split(text) if isinstance(text, str) else text)]
    known = [code for code in codes if code != UNKNOWN]
    for code in known:
        if known.count(code) > packs:
            often = "twice" if packs == 1 else f"more often than in {packs} packs"
            raise InvalidCards(f"{card_text(code)} is there {often}")
    return codes


def _split(text: str) -> list[str]:
    return re.findall(r"10[a-zA-Z]|\?\?|[^\s,]{1,2}", text)


def _code(item: Any) -> int:
    if isinstance(item, str):
        word = item.strip().replace("10", "T")
        code = _NUMBER.get(word[:1].upper() + word[1:].lower())
        if code is None:
            raise InvalidCards(f"{item!r} is not a card: write rank and suit, like Ah, Tc or 7d")
        return code
    if isinstance(item, (int, np.integer)) and 0 <= item < len(CODES):
        return int(item)
    raise InvalidCards(f"{item!r} is not a card: write rank and suit, like Ah, Tc or 7d")
