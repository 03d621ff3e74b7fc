"""What the trick asks of the player whose turn it is, in one word, as people are told it (BELOT-27 to 35)."""

from collections.abc import Collection, Sequence
from typing import Literal

from pydantic import BaseModel

from ...engine.cards import card_text, suit_of
from .cards import bit_of, that_beat, trumps_of
from .results import SUIT_NAMES, SuitName

DutyName = Literal["lead", "follow", "raise", "trump", "overtrump", "undertrump", "play"]


class Duty(BaseModel):
    """What the trick asks of the viewer, and with it why other cards may not be played."""

    name: DutyName
    """`lead`: nothing is led yet; `follow` suit; `raise`: follow suit with a trump that takes the
    trick; `trump`; `overtrump`: play a trump that takes the trick; `undertrump`: play a trump all
    the same; `play`: any card."""
    suit: SuitName | None
    """The suit to follow."""
    beat: str | None
    """The card to beat."""


def duty_of(
    contract: int, hand: Sequence[int], legal: Collection[int], trick: Sequence[int], best: int
) -> Duty:
    """The duty of who holds a hand and may play the `legal` cards of it; `best` wins the trick so far."""
    if not trick:
        return Duty(name="lead", suit=None, beat=None)
    led = suit_of(trick[0])
    beating, trumps = int(that_beat(contract, best)), int(trumps_of(contract))
    all_beat = all(beating & int(bit_of(card)) for card in legal)
    if any(suit_of(card) == led for card in hand):
        if trumps & int(bit_of(trick[0])) and all_beat:
            return Duty(name="raise", suit=SUIT_NAMES[led], beat=card_text(best))
        return Duty(name="follow", suit=SUIT_NAMES[led], beat=None)
    if len(legal) == len(hand):
        return Duty(name="play", suit=None, beat=None)
    if not trumps & int(bit_of(best)):
        return Duty(name="trump", suit=None, beat=None)
    if all_beat:
        return Duty(name="overtrump", suit=None, beat=card_text(best))
    return Duty(name="undertrump", suit=None, beat=None)
