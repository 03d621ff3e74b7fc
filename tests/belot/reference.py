"""Belot once more, written from the rule page in plain Python: no kernels, no bits, no speed.

Cards are texts like `Kh`, hands lists, the trick a list of (seat, card).  Everything is worked out
anew whenever it is asked for.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

SUITS, RANKS = "cdhs", "789TJQKA"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
CONTRACTS = ["c", "d", "h", "s", "NT", "AT"]

DEFAULTS: dict[str, Any] = {
    "target": 151,
    "doubling": "redouble",
    "bid_over_double": True,
    "passed_may_bid": True,
    "must_undertrump": False,
    "declaration_mode": "manual",
    "declaration_timing": "first_card",
    "declaration_reveal": "after_deal",
    "declaration_contest": "separate",
    "carre_order": "trump_values",
    "eight_run": "one_quinte",
    "trickless_declarations": "count",
    "belot_mode": "manual",
    "no_trump_capot": 90,
    "capot_doubled": True,
    "doubled_tie": "all_hangs",
    "capot_cannot_end": True,
    "hanging_blocks_end": False,
}

CHOICES: dict[str, tuple[Any, ...]] = {
    "target": (1, 31, 151),
    "doubling": ("none", "double", "redouble"),
    "bid_over_double": (True, False),
    "passed_may_bid": (True, False),
    "must_undertrump": (True, False),
    "declaration_mode": ("manual", "auto"),
    "declaration_timing": ("first_card", "first_trick"),
    "declaration_reveal": ("after_deal", "after_first_trick"),
    "declaration_contest": ("separate", "carre_first"),
    "carre_order": ("trump_values", "natural"),
    "eight_run": ("one_quinte", "quinte_and_tierce"),
    "trickless_declarations": ("count", "lost"),
    "belot_mode": ("manual", "auto"),
    "no_trump_capot": (90, 180),
    "capot_doubled": (True, False),
    "doubled_tie": ("all_hangs", "defenders_keep_half"),
    "capot_cannot_end": (True, False),
    "hanging_blocks_end": (True, False),
}

Cards = tuple[str, ...]
Action = tuple[str, Any]
"""`("bid", "h")`, `("play", "Kh")`, `("declare", ("7h", "8h", "9h"))`, `("pass", None)` and so on."""


# --- the strength of cards (BELOT-6 to 13) ------------------------------------------------


def is_trump(contract: str, card: str) -> bool:
    """In all trumps every card is."""
    return contract in ("AT", card[1])


def strength(contract: str, card: str) -> int:
    """The place of a card in its suit."""
    return ("78QKTA9J" if is_trump(contract, card) else "789JQKTA").index(card[0])


def points(contract: str, card: str) -> int:
    """Card points."""
    if is_trump(contract, card):
        return {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}.get(card[0], 0)
    return {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card[0], 0)


def winning(contract: str, trick: Sequence[tuple[int, str]]) -> tuple[int, str]:
    """Who takes the trick, and with which card (BELOT-36)."""
    led = trick[0][1][1]
    trumps = [played for played in trick if played[1][1] == contract]
    rivals = trumps or [played for played in trick if played[1][1] == led]
    return max(rivals, key=lambda played: strength(contract, played[1]))


def legal_cards(
    contract: str, trick: Sequence[tuple[int, str]], seat: int, hand: Sequence[str], undertrump: bool
) -> list[str]:
    """Section 3.2 of the page, word for word."""
    if not trick:
        return list(hand)
    led = trick[0][1][1]
    follow = [card for card in hand if card[1] == led]
    if contract == "NT":
        return follow or list(hand)
    if contract in ("AT", led):
        highest = max(strength(contract, card) for _, card in trick if card[1] == led)
        higher = [card for card in follow if strength(contract, card) > highest]
        return higher or follow or list(hand)
    if follow:
        return follow
    winner, best = winning(contract, trick)
    if winner % 2 == seat % 2:
        return list(hand)
    trumps = [card for card in hand if card[1] == contract]
    if best[1] != contract:
        return trumps or list(hand)
    over = [card for card in trumps if strength(contract, card) > strength(contract, best)]
    return over or (trumps if undertrump and trumps else list(hand))


# --- declarations (BELOT-37 to 47) ---------------------------------------------------------


def sequences(cards: Sequence[str]) -> list[Cards]:
    """All sequences, each as long as it can be."""
    found = []
    for suit in SUITS:
        there = "".join(rank if rank + suit in cards else " " for rank in RANKS)
        found += [tuple(rank + suit for rank in run) for run in there.split() if len(run) >= 3]
    return found


def carres(cards: Sequence[str]) -> list[Cards]:
    """Four of a kind that count."""
    return [
        tuple(rank + suit for suit in SUITS)
        for rank in "9TJQKA"
        if all(rank + suit in cards for suit in SUITS)
    ]


def is_carre(declared: Cards) -> bool:
    """A carré or a sequence."""
    return len({card[0] for card in declared}) == 1


def kind(declared: Cards) -> str:
    """What is said at the table."""
    return "carre" if is_carre(declared) else {3: "tierce", 4: "quarte"}.get(len(declared), "quinte")


def worth(declared: Cards, rules: dict[str, Any]) -> int:
    """Raw points."""
    if is_carre(declared):
        return {"9": 150, "J": 200}.get(declared[0][0], 100)
    if len(declared) == 8 and rules["eight_run"] == "quinte_and_tierce":
        return 120
    return {3: 20, 4: 50}.get(len(declared), 100)


def all_plans(cards: Sequence[str]) -> Iterator[list[Cards]]:
    """Some carrés, and the sequences of the rest."""
    four = carres(cards)
    for count in range(len(four) + 1):
        for some in itertools.combinations(four, count):
            rest = [card for card in cards if not any(card in carre for carre in some)]
            yield [*some, *sequences(rest)]


def best_plan(cards: Sequence[str], rules: dict[str, Any]) -> list[Cards]:
    """The highest total, at equal totals the one with the carré."""
    return max(
        all_plans(cards),
        key=lambda plan: (sum(worth(made, rules) for made in plan), sum(map(is_carre, plan))),
    )


def rank_of(declared: Cards, rules: dict[str, Any]) -> tuple[int, ...]:
    """How good a declaration is among those of its sort (BELOT-44, 46)."""
    if is_carre(declared):
        order = "QKTA9J" if rules["carre_order"] == "trump_values" else "TQKA9J"
        return (order.index(declared[0][0]),)
    return len(declared), RANKS.index(declared[-1][0])


def that_count(
    declared: Sequence[tuple[int, Cards]], tricks: Sequence[int], rules: dict[str, Any]
) -> list[tuple[int, Cards]]:
    """Those of (seat, declaration) that score."""
    rivals = list(declared)
    if rules["trickless_declarations"] == "lost":
        rivals = [made for made in rivals if tricks[made[0] % 2]]
    best: dict[bool, int | None] = {}
    for sort in (True, False):
        tops = []
        for team in (0, 1):
            own = [made for seat, made in rivals if seat % 2 == team and is_carre(made) == sort]
            tops.append(max((rank_of(made, rules) for made in own), default=()))
        best[sort] = None if tops[0] == tops[1] else int(tops[1] > tops[0])
    if rules["declaration_contest"] == "carre_first" and best[True] is not None:
        best[False] = best[True]
    return [(seat, made) for seat, made in rivals if best[is_carre(made)] == seat % 2]


# --- game points (BELOT-55 to 68) -----------------------------------------------------------


def own_points(contract: str, own: int, others: int, hangs: bool = False) -> int:
    """What a team records of a deal that is not doubled; `hangs` for the share that hangs (BELOT-62)."""
    whole, rest = divmod(own, 10)
    if contract == "NT":
        return whole + (rest >= 5)
    conflict = 4 if contract == "AT" else 6
    if rest == conflict:
        return whole + (own < others or (own == others and hangs))
    return whole + (rest > conflict)


def settle(
    contract: str, own: int, others: int, times: int, hanging: int, capot: int, rules: dict[str, Any]
) -> tuple[int, int, int]:
    """Declaring team, defenders, hanging afterwards; `capot` are the points for all tricks in it."""
    total = (own + others + 5) // 10
    if times == 1:
        if own > others:
            return own_points(contract, own, others) + hanging, own_points(contract, others, own), 0
        if own < others:
            return 0, total + hanging, 0
        left = own_points(contract, own, others, hangs=True)
        return 0, own_points(contract, others, own), hanging + left
    amount = total * times
    if capot and not rules["capot_doubled"]:
        amount = (own + others - capot + 5) // 10 * times + capot // 10
    if own > others:
        return amount + hanging, 0, 0
    if own < others:
        return 0, amount + hanging, 0
    if rules["doubled_tie"] == "defenders_keep_half":
        return 0, amount // 2, hanging + amount - amount // 2
    return 0, 0, hanging + amount


# --- the game --------------------------------------------------------------------------------


@dataclass
class Reference:
    """A game in progress."""

    rules: dict[str, Any]
    dealer: int
    scores: list[int] = field(default_factory=lambda: [0, 0])
    hanging: int = 0
    winner: int | None = None
    phase: str = "over"

    def deal(self, deck: Sequence[str]) -> None:
        """Five cards to each: three and two."""
        self.deck = list(deck)
        self.first = (self.dealer + 1) % 4
        self.hands: list[list[str]] = [[], [], [], []]
        self._give(3)
        self._give(2)
        self.calls: list[tuple[int, Any]] = []
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[list[tuple[int, str]]] = []
        self.declared: list[tuple[int, Cards]] = []
        self.belots: list[tuple[int, str]] = []
        self.eight: list[list[str]] = []
        self.late = 0
        self.phase, self.actor = "bidding", self.first
        self.ending = ""

    def _give(self, count: int) -> None:
        for step in range(4):
            self.hands[(self.first + step) % 4] += [self.deck.pop(0) for _ in range(count)]

    # bidding

    @property
    def bid(self) -> tuple[int, str] | None:
        """The last contract and who bid it."""
        bids = [(seat, said) for seat, said in self.calls if said in CONTRACTS]
        return bids[-1] if bids else None

    @property
    def contract(self) -> str:
        """The last contract."""
        return self.bid[1] if self.bid else ""

    @property
    def times(self) -> int:
        """1, 2 or 4."""
        times = 1
        for _, said in self.calls:
            times = 1 if said in CONTRACTS else 2 if said == "double" else 4 if said == "redouble" else times
        return times

    def legal_calls(self) -> set[Action]:
        """Section 3.1."""
        rules, seat, legal = self.rules, self.actor, {("pass", None)}
        silent = (seat, "pass") in self.calls and not rules["passed_may_bid"]
        if not silent and (self.times == 1 or rules["bid_over_double"]):
            higher = CONTRACTS[CONTRACTS.index(self.contract) + 1 if self.bid else 0 :]
            legal |= {("bid", contract) for contract in higher}
        if self.bid:
            opposed = self.bid[0] % 2 != seat % 2
            if opposed and self.times == 1 and rules["doubling"] != "none":
                legal.add(("double", None))
            if not opposed and self.times == 2 and rules["doubling"] == "redouble":
                legal.add(("redouble", None))
        return legal

    def say(self, said: Any) -> None:
        """A call; three passes after one end the bidding, four at once make the deal void."""
        self.calls.append((self.actor, said))
        self.actor = (self.actor + 1) % 4
        passes = len(self.calls) - max(
            (place + 1 for place, (_, word) in enumerate(self.calls) if word != "pass"), default=0
        )
        if not self.bid and passes == 4:
            self.finish("void")
        elif self.bid and passes == 3:
            self._give(3)
            self.eight = [list(hand) for hand in self.hands]
            self.phase, self.actor = "play", self.first

    # play

    def unused(self, seat: int) -> list[str]:
        """Cards of the eight that are not part of a declaration."""
        used = {card for who, made in self.declared if who == seat for card in made}
        return [card for card in self.eight[seat] if card not in used]

    def declarable(self, seat: int) -> list[Cards]:
        """What can still be declared."""
        if self.contract == "NT" or self.rules["declaration_mode"] == "auto":
            return []
        cards = self.unused(seat)
        return sequences(cards) + carres(cards)

    def belot_with(self, seat: int, card: str) -> bool:
        """Whether belot is in it (BELOT-48, 49)."""
        if card[0] not in "KQ" or not is_trump(self.contract, card) or self.contract == "NT":
            return False
        if {"K": "Q", "Q": "K"}[card[0]] + card[1] not in self.hands[seat]:
            return False
        leads = not self.trick
        return leads or self.trick[0][1][1] == card[1] or self.contract == card[1]

    def legal(self) -> set[Action]:
        """What the actor may do."""
        if self.phase == "bidding":
            return self.legal_calls()
        seat = self.actor
        if self.phase == "declaring":
            return {("pass", None)} | {("declare", tuple(sorted(made))) for made in self.declarable(seat)}
        cards = legal_cards(self.contract, self.trick, seat, self.hands[seat], self.rules["must_undertrump"])
        legal: set[Action] = {("play", card) for card in cards}
        if self.rules["belot_mode"] == "manual":
            legal |= {("belot", card) for card in cards if self.belot_with(seat, card)}
        if len(self.hands[seat]) == 8:
            legal |= {("declare", tuple(sorted(made))) for made in self.declarable(seat)}
        return legal

    def act(self, name: str, value: Any) -> None:
        """Do something."""
        if name in ("pass", "bid", "double", "redouble") and self.phase == "bidding":
            self.say(value if name == "bid" else name)
        elif name == "declare":
            (made,) = [made for made in self.declarable(self.actor) if tuple(sorted(made)) == value]
            self.declared.append((self.actor, made))
        elif name == "pass":
            self.late += 1
            self.actor = (self.actor + 1) % 4
            if self.late == 4:
                self.phase, self.actor = "play", winning(self.contract, self.tricks[0])[0]
        else:
            self.play(value, name == "belot")

    def play(self, card: str, announced: bool) -> None:
        """Play a card."""
        seat = self.actor
        if len(self.hands[seat]) == 8 and self.rules["declaration_mode"] == "auto" and self.contract != "NT":
            self.declared += [(seat, made) for made in best_plan(self.eight[seat], self.rules)]
        if self.belot_with(seat, card) and (announced or self.rules["belot_mode"] == "auto"):
            self.belots.append((seat, card[1]))
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.actor = (seat + 1) % 4
        if len(self.trick) == 4:
            self.actor = winning(self.contract, self.trick)[0]
            self.tricks.append(self.trick)
            self.trick = []
            late = self.rules["declaration_timing"] == "first_trick"
            manual = self.rules["declaration_mode"] == "manual"
            if len(self.tricks) == 1 and late and manual and self.contract != "NT":
                self.phase, self.actor = "declaring", self.first
            if len(self.tricks) == 8:
                self.score()

    # scoring

    def taken(self) -> list[int]:
        """Tricks of each team."""
        winners = [winning(self.contract, trick)[0] % 2 for trick in self.tricks]
        return [winners.count(0), winners.count(1)]

    def score(self) -> None:
        """Section 3.3."""
        raw = [0, 0]
        for number, trick in enumerate(self.tricks, 1):
            team = winning(self.contract, trick)[0] % 2
            raw[team] += sum(points(self.contract, card) for _, card in trick) + 10 * (number == 8)
        if self.contract == "NT":
            raw = [2 * amount for amount in raw]
        self.counted = that_count(self.declared, self.taken(), self.rules)
        for seat, made in self.counted:
            raw[seat % 2] += worth(made, self.rules)
        for seat, _ in self.belots:
            raw[seat % 2] += 20
        self.capot = self.taken().index(8) if 8 in self.taken() else None
        bonus = 0
        if self.capot is not None:
            bonus = self.rules["no_trump_capot"] if self.contract == "NT" else 90
            raw[self.capot] += bonus
        assert self.bid is not None
        team = self.bid[0] % 2
        self.raw = raw
        made, against, self.hanging = settle(
            self.contract, raw[team], raw[1 - team], self.times, self.hanging, bonus, self.rules
        )
        self.recorded = [made, against] if team == 0 else [against, made]
        self.scores = [before + more for before, more in zip(self.scores, self.recorded, strict=True)]
        hangs = raw[0] == raw[1]
        self.finish("hanging" if hangs else "made" if raw[team] > raw[1 - team] else "inside")
        self.check_end()

    def check_end(self) -> None:
        """GAME_END check."""
        if self.rules["capot_cannot_end"] and self.capot is not None:
            return
        if self.rules["hanging_blocks_end"] and self.hanging:
            return
        if max(self.scores) >= self.rules["target"] and self.scores[0] != self.scores[1]:
            self.winner = self.scores.index(max(self.scores))

    def finish(self, ending: str) -> None:
        """The deal is over; the next player deals."""
        self.phase, self.ending = "over", ending
        if ending == "void":
            self.recorded, self.raw, self.counted, self.capot = [0, 0], [0, 0], [], None
        self.dealer = self.first
