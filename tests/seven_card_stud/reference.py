"""Seven Card Stud once more, slowly: a plain Python model written from the rule document alone.

It shares no code with the engine, so that a mistake has to be made twice, in two different ways, to go
unnoticed.  Numbers such as STUD-31 are the rules of the document.

A :class:`Reference` is a table.  Its cards come from outside: :meth:`Reference.deal` takes the whole deck in
the order in which it is dealt.  A bet, completion or raise says what the player has then put in on this
street, a call and a bring-in what is added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from itertools import combinations
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "cdhs"  # from the lowest to the highest (STUD-21)
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)
STREETS = ("third", "fourth", "fifth", "sixth", "seventh")


def rank_of(card: str) -> int:
    """0 for a two to 12 for an ace."""
    return RANKS.index(card[0])


def suit_of(card: str) -> int:
    """0 for clubs to 3 for spades."""
    return SUITS.index(card[1])


def height(card: str) -> tuple[int, int]:
    """Rank first, then suit: the order of cards where suits count."""
    return rank_of(card), suit_of(card)


# Options ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rules:
    """The options that change what happens in a hand, with the defaults of the document."""

    mode: str = "cash"
    max_players: int = 6
    small_bet: int = 2
    big_bet: int = 4
    ante: int = 1
    bring_in: int = 1
    max_raises: int = 3
    heads_up_unlimited: bool = False
    fourth_street_pair: bool = True
    opener_5th_6th: str = "best_board"
    opener_tie: str = "suit"
    odd_chip: str = "first_left_of_dealer"
    short_all_in: str = "half_bet"
    show_all: bool = True
    burn_cards: bool = False
    raise_over_bring_in: bool = False  # a room's habit: raises over a completion count from the bring-in


CHOICES: dict[str, tuple[Any, ...]] = {
    "mode": ("cash", "tournament"),
    "max_raises": (1, 2, 3, 4),
    "heads_up_unlimited": (False, True),
    "fourth_street_pair": (True, False),
    "opener_5th_6th": ("best_board", "highest_new_card"),
    "opener_tie": ("suit", "position"),
    "odd_chip": ("first_left_of_dealer", "high_card_by_suit"),
    "short_all_in": ("half_bet", "full_bet"),
    "show_all": (True, False),
    "burn_cards": (False, True),
    "raise_over_bring_in": (False, True),
}


def changes_of(rules: Rules) -> dict[str, Any]:
    """All options by name: what one hands to the public API."""
    return {f.name: getattr(rules, f.name) for f in fields(rules)}


# Hands and boards ------------------------------------------------------------------------------------------


def five_card_rank(cards: Sequence[str]) -> tuple[int, ...]:
    """The category and the ranks in the order in which they are compared (STUD-5 to 17)."""
    ranks = [rank_of(card) for card in cards]
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    shape = [count for count, _ in groups]
    order = tuple(rank for _, rank in groups)
    flush = len({card[1] for card in cards}) == 1
    top = straight_top(ranks)
    if top is not None:
        return (8 if flush else 4, top)
    if shape[0] == 4:
        return (7, *order)
    if shape[:2] == [3, 2]:
        return (6, *order)
    if flush:
        return (5, *order)
    return ({(3, 1): 3, (2, 2): 2, (2, 1): 1}.get((shape[0], shape[1]), 0), *order)


def straight_top(ranks: Sequence[int]) -> int | None:
    """The highest rank of a straight; the ace is also the card below the two (STUD-12)."""
    present = set(ranks)
    if present == {12, 0, 1, 2, 3}:
        return 3
    if len(present) == 5 and max(present) - min(present) == 4:
        return max(present)
    return None


def best_five(cards: Sequence[str]) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The rank of the best five cards (STUD-1) and, of equal ones, those with the highest cards by suit."""
    return max(
        (five_card_rank(five), tuple(sorted(map(height, five), reverse=True)))
        for five in combinations(cards, 5)
    )


def board_ranks(board: Sequence[str]) -> tuple[Any, ...]:
    """A board without straights and flushes: sizes of its groups, then their ranks (section 3.2)."""
    counted = Counter(rank_of(card) for card in board)
    groups = sorted(((count, rank) for rank, count in counted.items()), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def board_suits(board: Sequence[str]) -> tuple[int, ...]:
    """The suits of a board: most frequent rank first, then higher rank, then higher suit."""
    counted = Counter(rank_of(card) for card in board)
    order = sorted(
        board, key=lambda card: (counted[rank_of(card)], rank_of(card), suit_of(card)), reverse=True
    )
    return tuple(suit_of(card) for card in order)


# Pots ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pot:
    """Chips and the seats that compete for them."""

    amount: int
    eligible: frozenset[int]


def layered(totals: Sequence[int], live: Iterable[int]) -> tuple[list[Pot], list[int]]:
    """The pots and what every seat gets back, chip by chip (section 3.5).

    The n-th chip of every player lies in the n-th layer.  A layer belongs to the live players who have paid
    it; layers with the same players are one pot.  What nobody else paid goes back; chips that no live player
    has matched fall into the layer below.
    """
    staying = frozenset(live)
    layers: list[tuple[frozenset[int], int]] = []
    back = [0] * len(totals)
    for level in range(1, max(totals, default=0) + 1):
        payers = [seat for seat, total in enumerate(totals) if total >= level]
        eligible = staying.intersection(payers)
        if len(payers) == 1 and eligible:
            back[payers[0]] += 1
        else:
            layers.append((eligible, len(payers)))
    merged: list[tuple[frozenset[int], int]] = []
    for eligible, amount in layers:
        if merged and (eligible == merged[-1][0] or not eligible):
            merged[-1] = (merged[-1][0], merged[-1][1] + amount)
        else:
            merged.append((eligible, amount))
    return [Pot(amount, eligible) for eligible, amount in merged], back


# The table -------------------------------------------------------------------------------------------------


@dataclass
class Seat:
    """What a place at the table has in front of it."""

    chips: int
    dealt_in: bool = False
    live: bool = False
    down: list[str] = field(default_factory=list)
    up: list[str] = field(default_factory=list)
    paid: int = 0  # on this street
    total: int = 0  # in this hand
    won: int = 0  # from the pots, without what came back


Action = tuple[str, int]


class Reference:
    """One table of Seven Card Stud, one hand after the other."""

    def __init__(self, rules: Rules, chips: Sequence[int], dealer: int = 0):
        self.rules = rules
        self.seats = [Seat(amount) for amount in chips]
        self.dealer = dealer
        self.actor: int | None = None
        self.street = -1
        self.deck: list[str] = []
        self.burnt: list[str] = []
        self.community: str | None = None
        self.over = True
        self.ending: str | None = None
        self.shown: list[int] = []
        self.pots: list[Pot] = []
        self.winners: list[frozenset[int]] = []
        self.back = [0] * len(chips)
        self._new_round()

    # -- seats

    @property
    def chips(self) -> list[int]:
        """Chips in front of each seat."""
        return [seat.chips for seat in self.seats]

    @property
    def pot(self) -> int:
        """Everything paid in this hand."""
        return sum(seat.total for seat in self.seats)

    @property
    def live(self) -> list[int]:
        """Dealt in and not folded, from the dealer's left."""
        return [seat for seat in self.left_of(self.dealer) if self.seats[seat].live]

    @property
    def able(self) -> list[int]:
        """Live with chips, from the dealer's left."""
        return [seat for seat in self.live if self.seats[seat].chips]

    def left_of(self, start: int) -> list[int]:
        """All seats clockwise, from the left neighbour of ``start`` to ``start``."""
        count = len(self.seats)
        return [(start + step) % count for step in range(1, count + 1)]

    def takes_part(self, seat: int) -> bool:
        """STUD-45 and 46."""
        chips = self.seats[seat].chips
        if self.rules.mode == "cash":
            return chips >= self.rules.ante + self.rules.bring_in
        return chips > 0

    @property
    def can_deal(self) -> bool:
        """Two players are needed."""
        return self.over and sum(map(self.takes_part, range(len(self.seats)))) >= 2

    # -- dealing

    def deal(self, deck: Sequence[str], dealer: int) -> None:
        """The next hand: antes and three cards each (STUD-18, 19)."""
        self.dealer, self.deck, self.burnt, self.community = dealer, list(deck), [], None
        self.over, self.ending, self.shown, self.pots, self.winners = False, None, [], [], []
        self.back = [0] * len(self.seats)
        for index, seat in enumerate(self.seats):
            part = self.takes_part(index)
            self.seats[index] = Seat(seat.chips, dealt_in=part, live=part)
        for index in self.live:
            self._pay(index, self.rules.ante)
            self.seats[index].paid = 0  # antes are no part of street bets
        for turn in range(3):
            for index in self.live:
                seat = self.seats[index]
                (seat.up if turn == 2 else seat.down).append(self.deck.pop(0))
        self.street = 0
        self._new_round()
        self.increments = [self.rules.small_bet]
        if len(self.able) < 2:
            self._next_street()
            return
        lowest = min(self.live, key=lambda index: height(self.seats[index].up[0]))
        self.actor = self._with_chips(lowest)
        self.posting = True

    def _with_chips(self, first: int) -> int:
        """This seat, or the next live one to the left that has chips (STUD-47, section 3.2)."""
        order = [first, *self.left_of(first)]
        return next(seat for seat in order if self.seats[seat].live and self.seats[seat].chips)

    def _new_round(self) -> None:
        """Variables of a betting round (section 3.3)."""
        self.posting = False
        self.level = 0
        self.base = 0
        self.incomplete = False  # a bring-in or an all-in for less can be completed
        self.raises = 0
        self.increments: list[int] = []
        self.acted: set[int] = set()  # since the last full bet or raise
        self.aggressor: int | None = None
        self.first_check: int | None = None
        self.played = False
        for seat in self.seats:
            seat.paid = 0

    def _next_street(self) -> None:
        """The next cards, and a betting round if two can still bet; after seventh street the showdown."""
        self.actor = None
        last_round = (self.aggressor, self.first_check) if self.played else (None, None)
        if self.street == 4:
            self._showdown(*last_round)
            return
        self.street += 1
        self._deal_street()
        self._new_round()
        self.increments = self._increments()
        if len(self.able) < 2:  # STUD-57
            self._next_street()
            return
        self.actor = self._with_chips(self._opener())

    def _deal_street(self) -> None:
        """One card each, or one for all if there are too few (STUD-29, 41, 44, 59)."""
        short = len(self.deck) < len(self.live)
        # A card is burnt only where enough are left without it.
        if self.rules.burn_cards and len(self.deck) > (1 if short else len(self.live)):
            self.burnt.append(self.deck.pop(0))
        if short:
            self.community = self.deck.pop(0)
            return
        for index in self.live:
            seat = self.seats[index]
            (seat.down if self.street == 4 else seat.up).append(self.deck.pop(0))

    def _increments(self) -> list[int]:
        """By how much a bet may rise on this street."""
        small, big = self.rules.small_bet, self.rules.big_bet
        if self.street >= 2:  # STUD-42
            return [big]
        pair = any(len({card[0] for card in self.seats[index].up}) == 1 for index in self.live)
        if self.street == 1 and self.rules.fourth_street_pair and pair and big > small:  # STUD-35
            return [small, big]
        return [small]

    def _opener(self) -> int:
        """Who acts first from fourth street on (STUD-30, 41, 44, 59)."""
        boards = {index: self.seats[index].up for index in self.live}
        sixth = self.street == 3 or (self.street == 4 and self.community is not None)
        if self.rules.opener_5th_6th == "highest_new_card" and (self.street == 2 or sixth):
            boards = {index: board[-1:] for index, board in boards.items()}
        best = max(map(board_ranks, boards.values()))
        equal = [index for index in self.live if board_ranks(boards[index]) == best]
        if self.rules.opener_tie == "position":
            return equal[0]
        return max(equal, key=lambda index: board_suits(boards[index]))

    # -- betting

    def legal(self) -> set[Action]:
        """Every legal action with its value; a check and a fold are 0."""
        if self.actor is None:
            return set()
        seat = self.seats[self.actor]
        most = seat.paid + seat.chips
        if self.posting:  # STUD-20
            forced, bet = min(self.rules.bring_in, most), min(self.rules.small_bet, most)
            return {("bring_in", forced)} | ({("bet", bet)} if bet > forced else set())
        actions: set[Action] = {("fold", 0)}
        if self.level > seat.paid:
            actions.add(("call", min(self.level, most) - seat.paid))
        else:
            actions.add(("check", 0))
        name, targets = self._rising()
        return actions | {(name, min(target, most)) for target in targets if most > self.level}

    def _rising(self) -> tuple[str, list[int]]:
        """How the actor may raise the level, were there chips enough."""
        if self.level == 0:
            return "bet", self.increments
        if self.actor in self.acted:  # STUD-55: not reopened
            return "complete", []
        may_raise = self.raises < self.rules.max_raises or (
            self.rules.heads_up_unlimited and len(self.live) == 2
        )
        if self.incomplete:
            short_raise = self.base > 0
            allowed = may_raise or not short_raise
            return "complete", [self.base + step for step in self.increments] if allowed else []
        return "raise", [self.base + step for step in self.increments] if may_raise else []

    def act(self, name: str, total: int) -> None:
        """One legal action of the actor."""
        assert (name, total) in self.legal()
        assert self.actor is not None
        index, self.played = self.actor, True
        if name == "fold":
            self.seats[index].live = False
        elif name == "check":
            self.first_check = index if self.first_check is None else self.first_check
            self.acted.add(index)
        elif name == "call":
            self._pay(index, total)
            self.acted.add(index)
        elif name == "bring_in":
            self._pay(index, total)
            self.level, self.acted, self.incomplete = self.rules.bring_in, {index}, True
        else:
            self._rise(index, total)
        self.posting = False
        self._go_on(index)

    def _pay(self, index: int, amount: int) -> None:
        seat = self.seats[index]
        amount = min(amount, seat.chips)
        seat.chips -= amount
        seat.paid += amount
        seat.total += amount

    def _rise(self, index: int, total: int) -> None:
        """A bet, completion or raise, perhaps an all-in for less (section 3.3)."""
        step, completing = min(self.increments), self.incomplete
        above, full = total - self.level, total >= self.base + step
        if total >= self.base + max(self.increments):  # STUD-36
            self.increments = self.increments[-1:]
        self._pay(index, total - self.seats[index].paid)
        self.aggressor = index
        self.level = total
        if full or (self.rules.short_all_in == "half_bet" and 2 * above >= step):  # STUD-55
            self.raises += self.base > 0  # neither a bet nor a completed bet is a raise
            over_bring_in = (
                self.rules.raise_over_bring_in and self.street == 0 and self.base == 0 and completing
            )
            self.base, self.acted = self.rules.bring_in if over_bring_in else total, {index}
            self.incomplete = False
        else:
            self.acted.add(index)
            self.incomplete = True
        if self.posting:
            self.level = max(self.level, self.rules.bring_in)

    def _go_on(self, index: int) -> None:
        """The next to act, the next street or the end."""
        if len(self.live) == 1:  # STUD-26
            self._everybody_folded()
            return
        waiting = [
            seat
            for seat in self.left_of(index)
            if seat in self.able and (seat not in self.acted or self.seats[seat].paid < self.level)
        ]
        idle = len(self.able) == 1 and all(self.seats[seat].paid >= self.level for seat in self.able)
        if waiting and not idle:
            self.actor = waiting[0]
        else:
            self._next_street()

    # -- the end

    def _everybody_folded(self) -> None:
        winner = self.live[0]
        totals = [seat.total for seat in self.seats]
        uncalled = max(0, totals[winner] - max(total for seat, total in enumerate(totals) if seat != winner))
        self.back[winner] = uncalled
        if sum(totals) > uncalled:
            self.pots = [Pot(sum(totals) - uncalled, frozenset([winner]))]
            self.winners = [frozenset([winner])]
        self.seats[winner].won = sum(totals) - uncalled
        self._finish("everybody_folded")

    def hand_of(self, index: int) -> list[str]:
        """The cards that count for a seat."""
        seat = self.seats[index]
        return [*seat.down, *seat.up, *([self.community] if self.community else [])]

    def _showdown(self, aggressor: int | None, first_check: int | None) -> None:
        """STUD-49 to 52, 58."""
        starter = aggressor if aggressor is not None else first_check
        order = self.live if starter is None else [starter, *self.left_of(starter)[:-1]]
        self.shown = [seat for seat in order if self.seats[seat].live]
        best = {seat: best_five(self.hand_of(seat)) for seat in self.live}
        self.pots, self.back = layered([seat.total for seat in self.seats], self.live)
        for pot in self.pots:
            top = max(best[seat][0] for seat in pot.eligible)
            tied = [seat for seat in self.live if seat in pot.eligible and best[seat][0] == top]
            self.winners.append(frozenset(tied))
            share, odd = divmod(pot.amount, len(tied))
            if self.rules.odd_chip == "high_card_by_suit":
                first = max(tied, key=lambda seat: best[seat][1][0])
                tied = [seat for seat in [first, *self.left_of(first)[:-1]] if seat in tied]
            for place, seat in enumerate(tied):
                self.seats[seat].won += share + (place < odd)
        self._finish("showdown")

    def _finish(self, ending: str) -> None:
        for index, seat in enumerate(self.seats):
            seat.chips += seat.won + self.back[index]
        self.actor, self.over, self.ending = None, True, ending
