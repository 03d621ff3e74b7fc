"""What may be typed at a turn, and what somebody has typed.

Typing is forgiving: the words of the reader's language and the English ones, their first
letters, with or without a space before the number.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from ...translation import FALLBACK, Translator
from ..drawing.cards import face

COMMANDS = ("help", "log", "rules", "quit")
"""What may always be typed."""

KNOWN = (
    "fold", "bet", "support", "raise", "knock", "show", "open", "look", "split", "play", "join", "decline",
    "check", "call", "bring_in", "complete", "take", "stand", "seven", "twenty_seven", "both",
)  # fmt: skip
"""Everything that may be typed at some turn of some game."""

WAGERS = ("bet", "complete", "raise")
"""The actions that a number alone can mean."""


@dataclass(frozen=True)
class Offer:
    """Something that may be done, under the name people call it by."""

    name: str
    """`support`; the words for it stand in the message `terminal-words-support`."""
    action: str
    """The action of the engine, as `bet`."""
    low: int = 0
    high: int = 0
    card: str = ""
    """The card that is typed for it, in place of a word."""
    fixed: bool = False
    """Its name says all: the value, always `low`, is not typed."""
    enter: bool = False
    """An empty line means this."""

    def text(self, words: Translator, out: Console | None = None) -> str:
        """As the prompt lists it: "raise 5–10", "draw (Enter)"."""
        shown = face(self.card, words, out).plain if self.card else self._worded(words)
        return words.text("terminal-by-enter", offer=shown) if self.enter else shown

    def _worded(self, words: Translator) -> str:
        word = words.words(f"terminal-words-{self.name}")[0]
        if self.whole:
            return word
        low, high = words.number(self.low), words.number(self.high)
        return f"{word} {low}" if self.low == self.high else f"{word} {low}–{high}"

    @property
    def whole(self) -> bool:
        """Whether nothing is typed after the name."""
        return self.fixed or self.high == 0


class Unclear(Exception):
    """What was typed cannot be done; says so in a sentence of the reader's language."""


@dataclass(frozen=True)
class Answer:
    """What was typed: a command, or an action with its value."""

    command: str | None = None
    action: str = ""
    value: int = 0
    then: tuple[tuple[str, int], ...] = ()
    """Actions that follow at once, as far as they are possible then: "8c hearts" is two."""


@dataclass(frozen=True)
class Doubt:
    """A question before something is done: the answer may be a slip."""

    question: Sequence[Text]
    yes: Answer
    no: Answer | None = None
    """What is done then; None asks for the whole turn again."""
    enter: bool = False
    """An empty line is a yes."""


def understand(
    typed: str,
    offers: Sequence[Offer],
    words: Translator,
    commands: Sequence[str] = COMMANDS,
    known: Sequence[str] = KNOWN,
) -> Answer:
    """What somebody means.  `known` is what may be typed at other turns.  Raises `Unclear`."""
    text = plain(typed)
    if not text:
        return _entered(offers, words)
    if text == "?":
        return Answer(command="help")
    word, rest = _parts(text)
    if named := [offer for offer in offers if offer.whole and text in spellings(offer.name, words)]:
        return Answer(action=named[0].action, value=named[0].low)  # a number can be the name of a choice
    if not word:
        return _amount(_wagers(offers) if re.search(r"\d", rest) else [], rest, text, words)
    possible = [*dict.fromkeys(offer.name for offer in _with_bet(offers)), *commands]
    name = _name(word, possible, words, commands, known)
    if name in commands:
        return Answer(command=name)
    return _amount([offer for offer in _with_bet(offers) if offer.name == name], rest, text, words)


def plain(typed: str) -> str:
    """What was typed, without what makes no difference."""
    return " ".join(typed.split()).casefold().replace("ё", "е")


def _entered(offers: Sequence[Offer], words: Translator) -> Answer:
    """What an empty line means."""
    for offer in offers:
        if offer.enter:
            return Answer(action=offer.action, value=offer.low)
    raise Unclear(words.text("terminal-answer-empty"))


def _parts(text: str) -> tuple[str, str]:
    """The word and what follows it: `b4` is `b` and `4`."""
    match = re.match(r"([^\W\d_]*)[\s:,]*(.*)", text)
    assert match is not None
    return match[1], match[2]


def _wagers(offers: Sequence[Offer]) -> list[Offer]:
    """The bets of all kinds, in one: what a number alone can mean."""
    bets = [offer for offer in offers if offer.action in WAGERS]
    if not bets:
        return [offer for offer in offers if not offer.whole]
    low, high = min(o.low for o in bets), max(o.high for o in bets)
    whole = sum(o.high - o.low + 1 for o in bets) == high - low + 1
    return [Offer("bet", "bet", low, high)] if whole and {o.action for o in bets} == {"bet"} else bets


def _with_bet(offers: Sequence[Offer]) -> list[Offer]:
    """The offers, and `bet` for a bet of whatever kind."""
    if any(offer.name == "bet" for offer in offers) or not any(offer.action == "bet" for offer in offers):
        return list(offers)
    return [*offers, *_wagers(offers)]


def _name(
    word: str, possible: Sequence[str], words: Translator, commands: Sequence[str], known: Sequence[str]
) -> str:
    """Which of the possible things a word names."""
    english = words if words.language == FALLBACK else Translator(FALLBACK)
    for speaker in dict.fromkeys((words, english)):
        exact = [name for name in possible if word in spellings(name, speaker)]
        if exact:
            return exact[0]
    begun = [name for name in possible if any(s.startswith(word) for s in spellings(name, words))]
    begun = [name for name in begun if name not in commands] or begun
    if len(begun) == 1:
        return begun[0]
    if begun:
        choices = words.text("terminal-or").join(_shown(name, words) for name in begun)
        raise Unclear(words.text("terminal-answer-ambiguous", text=word, choices=choices))
    if elsewhere := _not_now(word, known, (words, english)):
        raise Unclear(words.text("terminal-answer-not-now", word=_shown(elsewhere, words)))
    raise Unclear(words.text("terminal-answer-unknown", text=word))


def _not_now(word: str, known: Sequence[str], speakers: Iterable[Translator]) -> str | None:
    """What the word names at other turns."""
    return next((name for s in speakers for name in known if word in spellings(name, s)), None)


def spellings(name: str, words: Translator) -> list[str]:
    """The words for something, as `plain` writes them."""
    return [word.casefold().replace("ё", "е") for word in words.words(f"terminal-words-{name}")]


def _shown(name: str, words: Translator) -> str:
    return words.words(f"terminal-words-{name}")[0]


def _amount(offers: Sequence[Offer], rest: str, text: str, words: Translator) -> Answer:
    """The action of one of these offers with the value that was typed."""
    if not offers:
        raise Unclear(words.text("terminal-answer-unknown", text=text))
    if offers[0].whole:
        return Answer(action=offers[0].action, value=offers[0].low)
    possible = words.text("terminal-or").join(offer.text(words) for offer in offers)
    value = _value(rest, offers, words)
    if value is None:
        if len(offers) > 1 or offers[0].low != offers[0].high:
            raise Unclear(words.text("terminal-answer-amount-missing", offer=possible))
        value = offers[0].low
    for offer in offers:
        if offer.low <= value <= offer.high:
            return Answer(action=offer.action, value=value)
    raise Unclear(words.text("terminal-answer-amount-wrong", value=value, offer=possible))


def _value(rest: str, offers: Sequence[Offer], words: Translator) -> int | None:
    """The number in what was typed; the least and the most may be said in words."""
    most, least = max(offer.high for offer in offers), min(offer.low for offer in offers)
    for name, value in (("most", most), ("least", least)):
        if set(rest.split()) & {*spellings(name, words), *spellings(name, Translator(FALLBACK))}:
            return value
    numbers = re.findall(r"(?<![\w.,])[-+]?\d{1,9}(?![\w.,])", rest)
    if len(numbers) == 1:
        return int(numbers[0])
    if rest and re.search(r"\d", rest):
        raise Unclear(words.text("terminal-answer-no-number", text=rest))
    return None
