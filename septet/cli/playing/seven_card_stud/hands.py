"""Hands of poker in words: "two pair, jacks and nines"."""

from ....games.seven_card_stud.events import HandInWords
from ....translation import Translator
from ...drawing.cards import rank

TWO_RANKS = ("two_pair", "full_house")
NO_KICKERS = ("straight", "straight_flush", "full_house")
FORMS = ("one", "many", "of", "to", "with")


def hand_text(hand: HandInWords, words: Translator, attribute: str = "") -> str:
    """What a hand is; with the attribute `.with`, what somebody wins with."""
    royal = hand.category == "straight_flush" and hand.ranks[0] == "A"
    name = "royal_flush" if royal else hand.category
    first, second = hand.ranks[0], hand.ranks[min(1, len(hand.ranks) - 1)]
    forms = {form: words.text(f"card-rank-{first}.{form}") for form in FORMS}
    return words.text(
        f"seven_card_stud-hand-{name}{attribute}",
        **forms,
        second=words.text(f"card-rank-{second}.many"),
        secondwith=words.text(f"card-rank-{second}.with"),
    )


def named_ranks(hand: HandInWords) -> tuple[str, ...]:
    """The ranks that the words for a hand name; the others are kickers."""
    return hand.category, *hand.ranks[: 2 if hand.category in TWO_RANKS else 1]


def with_kickers(text: str, hand: HandInWords, words: Translator) -> str:
    """The words for a hand, and the cards beside them that decide."""
    kickers = hand.ranks[len(named_ranks(hand)) - 1 :]
    if hand.category in NO_KICKERS or not kickers:
        return text
    shown = " ".join(rank(card, words) for card in kickers)
    return words.text("seven_card_stud-hand-kickers", hand=text, kickers=shown)
