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


class InvalidHistory(InvalidRecord):
    """A hand recorded elsewhere that cannot be read or replayed: where, and why.

    `file`, `line` and `action` say where, as far as that is known; `action` counts the
    actions of the hand from 1.
    """

    def __init__(
        self, reason: str, *, file: str | None = None, line: int | None = None, action: int | None = None
    ) -> None:
        self.reason, self.file, self.line, self.action = reason, file, line, action
        place = [
            *([file] if file else []),
            *([f"line {line}"] if line is not None else []),
            *([f"action {action}"] if action is not None else []),
        ]
        super().__init__(": ".join([*([", ".join(place)] if place else []), reason]))


class UnknownBot(SeptetError):
    """There is no kind of bot of this name."""
