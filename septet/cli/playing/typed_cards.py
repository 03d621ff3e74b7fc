"""Cards as people type them: "5s", "5♠", "10 hearts", "herttaässä", in the letters of their language.

What is typed can leave something open ("9" is any nine, "Dk" a queen of clubs or of diamonds where
both begin with K).  So a word stands for all the cards that it can mean; who knows the hand
chooses among them.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from ...translation import FALLBACK, Translator
from ..drawing.cards import SIGNS, inline
from .offers import Unclear, plain, spellings

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
"""The letters of the suits, and the names under which their words stand in the messages."""

RANKS = "23456789TJQKA"

SPLIT = re.compile(r"[\s,;:+/=.!]+")


@dataclass
class Heard:
    """What a line with cards says."""

    cards: list[list[str]] = field(default_factory=list)
    """For each card that was typed all that it can be."""
    typed: list[str] = field(default_factory=list)
    """The same as it was typed."""
    suits: list[list[str]] = field(default_factory=list)
    """Suits that stand alone, each as all that it can be."""
    names: list[str] = field(default_factory=list)
    """What else was said, as `lappu`."""


def hear(line: str, names: Sequence[str], hand: Sequence[str], words: Translator) -> Heard | None:
    """A line of cards, suits and `names`; None if there is anything else in it.

    "10 h" is one card.  After an eight a suit that stands alone is the one that is wanted,
    unless the eight of that suit is in the hand.
    """
    heard = Heard()
    fillers = [*spellings("filler", words), *spellings("filler", Translator(FALLBACK))]
    signs = re.sub("([♣♦♥♠])\ufe0f?", r"\1 ", plain(line))
    for token in SPLIT.split(signs):
        if not token or token in fillers:
            continue
        if spoken := [name for name in names if token in spellings(name, words)]:
            heard.names.append(spoken[0])
        elif not _hear_card(token, heard, hand, words):
            return None
    return heard


def _hear_card(token: str, heard: Heard, hand: Sequence[str], words: Translator) -> bool:
    """A card, a part of one, or the suit that an eight wants; False if it is none of them."""
    suits, cards = suits_meant(token, words), cards_meant(token, words)
    before = heard.cards[-1] if heard.cards else []
    joined = [card for card in before if card[1] in suits] if _without_suit(before) else []
    wish = bool(before) and before[0][0] == "8"
    if joined and (not wish or any(card in hand for card in joined)):
        heard.cards[-1] = joined
        heard.typed[-1] += f" {token}"
    elif suits and wish:
        heard.suits.append(suits)
    elif cards and heard.suits and not heard.cards and _without_suit(cards):
        wanted = heard.suits.pop()
        heard.cards.append([card for card in cards if card[1] in wanted])
        heard.typed.append(token)
    elif cards:
        heard.cards.append(cards)
        heard.typed.append(token)
    elif suits:
        heard.suits.append(suits)
    return bool(suits or cards)


def _without_suit(cards: Sequence[str]) -> bool:
    """Whether only a rank was typed."""
    return len(cards) == len(SUITS) and len({card[0] for card in cards}) == 1


def cards_meant(token: str, words: Translator) -> list[str]:
    """All cards that a word without spaces can mean, the rank first or the suit."""
    found: list[str] = []
    for place in range(len(token) + 1):
        one, other = token[:place], token[place:]
        for rank, suit in ((one, other), (other, one)):
            if suit is one and len(suit) == 1 and suit.isalpha():
                continue  # a suit before the rank is its sign or more of its name than a letter
            suits = suits_meant(suit, words) if suit else list(SUITS)
            found += [value + letter for value in ranks_meant(rank, words) for letter in suits]
    return list(dict.fromkeys(found))


def ranks_meant(text: str, words: Translator) -> list[str]:
    """The ranks that are written so, in the language or in English."""
    for speaker in (words, Translator(FALLBACK)):
        if found := [rank for rank in RANKS if text in _rank_words(rank, speaker)]:
            return found
    return []


def _rank_words(rank: str, words: Translator) -> list[str]:
    return [rank] if rank.isdigit() else spellings(f"rank-{rank}", words)


def suits_meant(text: str, words: Translator) -> list[str]:
    """The suits whose name begins so, in the language or else in English, or with that sign."""
    if not text:
        return []
    if signs := [letter for letter, sign in SIGNS.items() if sign == text]:
        return signs
    for speaker in (words, Translator(FALLBACK)):
        known: Mapping[str, list[str]] = {letter: spellings(name, speaker) for letter, name in SUITS.items()}
        if exact := [letter for letter, names in known.items() if text in names]:
            return exact
        if begun := [
            letter for letter, names in known.items() if any(name.startswith(text) for name in names)
        ]:
            return begun
    return []


# --- the card that is meant ---------------------------------------------------------


def the_card(
    meant: Sequence[str],
    typed: str,
    hand: Sequence[str],
    legal: Sequence[str],
    words: Translator,
    out: Console,
) -> str:
    """The card of the hand that is meant, one that may be played if there is one.  Raises `Unclear`."""
    held = list(dict.fromkeys(card for card in meant if card in hand))
    possible = [card for card in held if card in legal] or held
    if len(possible) == 1:
        return possible[0]
    if possible:
        raise Unclear(
            words.text("terminal-answer-ambiguous", text=typed, choices=either(possible, words, out))
        )
    if len(meant) == 1:
        raise Unclear(words.text("terminal-answer-not-held", card=inline(meant, words, out).plain))
    raise Unclear(words.text("terminal-answer-not-held-any", text=typed))


def is_command(
    typed: str, heard: Heard, legal: Sequence[str], commands: Sequence[str], words: Translator, out: Console
) -> bool:
    """Whether a line that could be a card is a command: q is no queen where none may be played.

    Raises `Unclear` where it can be both, so that nobody leaves the table by mistake.
    """
    named = [name for name in commands if plain(typed) in spellings(name, words)]
    if not named:
        return False
    meant = [card for card in legal if card in heard.cards[0]]
    if not meant:
        return True
    choices = words.text("terminal-or").join(
        [words.words(f"terminal-words-{named[0]}")[0], either(meant, words, out)]
    )
    raise Unclear(words.text("terminal-answer-ambiguous", text=typed.strip(), choices=choices))


def either(cards: Sequence[str], words: Translator, out: Console) -> str:
    """Cards to choose from: "9♣ or 9♥"."""
    return words.text("terminal-or").join(inline([card], words, out).plain for card in cards)


def marked(cards: Sequence[str], legal: Sequence[str], words: Translator, out: Console) -> Text:
    """A hand in a line, with the cards that may be played in brackets where not all may."""
    some = bool(legal) and not set(cards) <= set(legal)
    texts = {card: inline([card], words, out) for card in cards}
    if some:
        texts |= {card: Text.assemble(("[", "accent"), texts[card], ("]", "accent")) for card in legal}
    return Text(" ").join(texts[card] for card in cards)
