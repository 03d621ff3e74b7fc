"""A recorded hand of Seven Card Stud, whatever format it came in.

Players are numbered in the order of the deal: seat 0 is the first to get a card, the last
seat deals.  Texts call them p1, p2 … as the PHH format does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ..engine.cards import UNKNOWN, card_text, parse_cards
from ..errors import InvalidCards, InvalidHistory

GAME = "seven_card_stud"

DEALT_FIRST = 3
"""Cards that everybody has got when third street begins."""

DOWN = 2
"""Cards that are face down of these; the last of all is face down again."""

DEALT_LAST = 7
"""Cards that everybody has got when seventh street begins, a community card counted in."""

StepKind = Literal["deal", "board", "bring_in", "fold", "call", "raise", "show", "muck", "nothing"]


@dataclass(frozen=True)
class Step:
    """One action of a recorded hand.

    `call` is check or call, whichever it was; `raise` is every bet, completion and raise,
    `amount` what it comes to on this street.  `nothing` is a remark without an action.
    """

    kind: StepKind
    seat: int | None = None
    amount: int = 0
    cards: tuple[int, ...] = ()
    """Codes of cards; `engine.cards.UNKNOWN` for those that the record does not name."""
    number: int = field(default=0, compare=False)
    """The place among the actions of the source, from 1."""
    line: int | None = field(default=None, compare=False)
    """The line of the source."""
    remark: str = field(default="", compare=False)
    """What the source says about it."""

    def __str__(self) -> str:
        """The action as the PHH format writes it."""
        who = f"p{(self.seat or 0) + 1}"
        cards = "".join(map(card_text, self.cards))
        match self.kind:
            case "deal":
                return f"d dh {who} {cards}"
            case "board":
                return f"d db {cards}"
            case "bring_in":
                return f"{who} pb"
            case "fold":
                return f"{who} f"
            case "call":
                return f"{who} cc"
            case "raise":
                return f"{who} cbr {self.amount}"
            case "show":
                return f"{who} sm {cards}"
            case "muck":
                return f"{who} sm"
            case _:
                return ""


@dataclass(frozen=True)
class Hand:
    """A recorded hand: what it was played for, what everybody had, everything that was done.

    Two hands are equal when the same was done for the same stakes; where they come from does
    not matter.
    """

    starting_stacks: tuple[int, ...]
    ante: int
    bring_in: int
    small_bet: int
    big_bet: int
    steps: tuple[Step, ...]
    rules: Mapping[str, Any] = field(default_factory=dict)
    """House rules of the room beside the stakes, as options of `seven_card_stud`."""
    details: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """What else the record says: players, venue, date …, by the names of PHH's fields."""
    file: str | None = field(default=None, compare=False)
    line: int | None = field(default=None, compare=False)
    """The line where the hand, in PHH the list of its actions, begins."""

    @property
    def players(self) -> int:
        """How many were dealt in."""
        return len(self.starting_stacks)

    @property
    def actions(self) -> list[str]:
        """All actions as the PHH format writes them."""
        return [str(step) for step in self.steps]

    @property
    def options(self) -> dict[str, Any]:
        """All house rules in force, as options of `seven_card_stud`."""
        stakes = {name: getattr(self, name) for name in STAKES}
        return {**RECORDED, "show_all": self._all_show, **self.rules, **stakes}

    @property
    def _all_show(self) -> bool:
        """Whether nobody threw a hand away whose cards are known."""
        hands: dict[int, list[int]] = {}
        for step in self.steps:
            if step.kind == "deal" and step.seat is not None:
                hands.setdefault(step.seat, []).extend(step.cards)
        mucked = (hands.get(step.seat or 0, []) for step in self.steps if step.kind == "muck")
        return all(UNKNOWN in cards for cards in mucked)

    def problem(self, reason: str, step: Step | None = None) -> InvalidHistory:
        """An error that says where in this hand something is wrong."""
        if step is None:
            return InvalidHistory(reason, file=self.file, line=self.line)
        text = f"{step}: " if step.kind != "nothing" else ""
        return InvalidHistory(f"{text}{reason}", file=self.file, line=step.line, action=step.number or None)


RECORDED: Mapping[str, Any] = {"mode": "tournament", "max_players": 8}
"""How a hand is replayed: whoever was dealt in is, however short."""

STAKES = ("ante", "bring_in", "small_bet", "big_bet")


def player(seat: int) -> str:
    """What a seat is called in texts."""
    return f"p{seat + 1}"


def read_hand_cards(text: str) -> tuple[int, ...]:
    """The codes of cards that are written without spaces.  Raises `InvalidCards`."""
    if len(text) % 2:
        raise InvalidCards(f"{text!r} is not made of cards: each is written with two signs")
    return tuple(code for place in range(0, len(text), 2) for code in parse_cards([text[place : place + 2]]))


def checked(hand: Hand) -> Hand:
    """The hand, if its cards fall as they do in this game.

    Cards that are named only when they are shown are put where they were dealt.  Whether the
    players' actions are legal is for the table to say (`replay`).  Raises `InvalidHistory`.
    """
    course = _Course(hand)
    for step in hand.steps:
        course.follow(step)
    named = replace(hand, steps=tuple(course.named(step) for step in hand.steps))
    _check_open_cards(named)
    return named


def _check_open_cards(hand: Hand) -> None:
    """The open cards decide who acts first, so all of them must be known."""
    dealt = [0] * hand.players
    for step in hand.steps:
        if step.kind != "deal" or step.seat is None:
            continue
        for place, code in enumerate(step.cards, dealt[step.seat]):
            if code == UNKNOWN and DOWN <= place < DEALT_LAST - 1:
                raise hand.problem(
                    f"the open card of {player(step.seat)} is not known, so nobody can say who acts first",
                    step,
                )
        dealt[step.seat] += len(step.cards)


class _Course:
    """The cards of a hand as they fall, action by action."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._live = [True] * hand.players
        self._cards: list[list[int]] = [[] for _ in range(hand.players)]
        self._board: list[int] = []
        self._named: dict[int, str] = {}
        self._waiting: list[int] = list(range(hand.players))
        """Who gets cards before anybody acts again."""
        self._names: dict[tuple[int, int], int] = {}
        """What unknown cards turned out to be, by seat and place."""

    def follow(self, step: Step) -> None:
        """Check one action."""
        if step.seat is not None and not 0 <= step.seat < self._hand.players:
            raise self._hand.problem(f"there are only {self._hand.players} players", step)
        match step.kind:
            case "deal":
                self._deal(step)
            case "board":
                self._deal_board(step)
            case "nothing":
                return
            case _:
                self._act(step)

    def named(self, step: Step) -> Step:
        """A deal with the cards that were named later."""
        if step.kind != "deal" or step.seat is None or UNKNOWN not in step.cards:
            return step
        seat, first = step.seat, self._first_place(step)
        cards = tuple(self._names.get((seat, first + place), card) for place, card in enumerate(step.cards))
        return replace(step, cards=cards)

    def _first_place(self, step: Step) -> int:
        """The place in the player's hand at which the cards of a deal lie."""
        earlier = (other for other in self._hand.steps if other.kind == "deal" and other.seat == step.seat)
        place = 0
        for other in earlier:
            if other is step:
                break
            place += len(other.cards)
        return place

    def _deal(self, step: Step) -> None:
        seat = step.seat or 0
        if not self._waiting:
            self._next_street(step)
        held = self._cards[seat]
        if not self._live[seat]:
            raise self._hand.problem(f"{player(seat)} has folded and gets no more cards", step)
        if seat != self._waiting[0]:
            raise self._hand.problem(f"it is {player(self._waiting[0])} who gets the next card", step)
        expected = 1 if held else DEALT_FIRST
        if len(step.cards) != expected:
            what = "one card" if expected == 1 else f"{expected} cards"
            raise self._hand.problem(f"{player(seat)} gets {what} here, not {len(step.cards)}", step)
        self._check_new(step)
        held.extend(step.cards)
        self._waiting.pop(0)

    def _deal_board(self, step: Step) -> None:
        self._next_street(step)
        if len(step.cards) != 1 or self._dealt != DEALT_LAST - 1:
            raise self._hand.problem("one card for all is dealt only as the seventh", step)
        self._check_new(step)
        self._board.extend(step.cards)
        self._waiting = []

    @property
    def _dealt(self) -> int:
        """The cards that everybody still in has got."""
        return max(len(cards) for cards in self._cards) + len(self._board)

    def _next_street(self, step: Step) -> None:
        if self._waiting:
            raise self._hand.problem(f"{player(self._waiting[0])} has not got a card yet", step)
        if self._dealt >= DEALT_LAST:
            raise self._hand.problem("seventh street is the last one", step)
        self._waiting = [seat for seat, live in enumerate(self._live) if live]

    def _check_new(self, step: Step) -> None:
        for code in step.cards:
            if code == UNKNOWN:
                continue
            if code in self._named:
                raise self._hand.problem(
                    f"{card_text(code)} is there twice: {self._named[code]} has it", step
                )
            self._named[code] = "the board" if step.seat is None else player(step.seat)

    def _act(self, step: Step) -> None:
        seat = step.seat or 0
        if self._waiting:
            raise self._hand.problem(f"{player(self._waiting[0])} has not got a card yet", step)
        if not self._live[seat]:
            raise self._hand.problem(f"{player(seat)} has folded before", step)
        if step.kind == "fold":
            self._live[seat] = False
        elif step.kind == "show":
            self._show(step, seat)

    def _show(self, step: Step, seat: int) -> None:
        """Cards that are shown must be those that were dealt; unknown ones are known now."""
        held = self._cards[seat]
        if len(step.cards) != len(held):
            raise self._hand.problem(f"{player(seat)} has {len(held)} cards, not {len(step.cards)}", step)
        for place, (had, shown) in enumerate(zip(held, step.cards, strict=True)):
            if shown in (had, UNKNOWN):
                continue
            if had != UNKNOWN:
                raise self._hand.problem(
                    f"{player(seat)} was dealt {card_text(had)}, not {card_text(shown)}", step
                )
            self._check_new(Step("show", seat, cards=(shown,), number=step.number, line=step.line))
            held[place] = self._names[seat, place] = shown
