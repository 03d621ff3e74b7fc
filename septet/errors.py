"""What can go wrong, each with a sentence that says what was tried and what is allowed.

All of these are `ValueError`s.  Whoever raises one has changed nothing.
"""

from collections.abc import Sequence


class SeptetError(ValueError):
    """The base of all errors that Septet raises on purpose."""


class UnknownGame(SeptetError):
    """No game has this name."""


class InvalidRules(SeptetError):
    """House rules that are out of bounds or contradict each other.

    `problems` lists all of them as pairs (option, sentence).
    """

    def __init__(self, problems: Sequence[tuple[str, str]]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{option}: {sentence}" for option, sentence in self.problems))


class InvalidCards(SeptetError):
    """Text that is not a card, a card twice, or a card that this deck does not hold."""


class IllegalAction(SeptetError):
    """An action that the rules do not allow now."""


class NotPossible(SeptetError):
    """Something about the table, not the cards: a taken seat, a deal without players."""


class InvalidRecord(SeptetError):
    """A recorded game that cannot be read or replayed; says at which entry."""


class UnknownBot(SeptetError):
    """There is no kind of bot of this name."""
