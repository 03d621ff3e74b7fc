"""Seiska once more, slowly: a plain Python model written from the rule document alone.

It shares no code with the engine, so that a mistake has to be made twice, in two different ways, to go
unnoticed.  Numbers such as SEIS-31 are the rules of the document, those with an A its decisions.

A :class:`Reference` is a table.  Which card somebody draws comes from outside, as `feed`; the model knows
which cards can be drawn and by whom.  Cards are texts like `9h`, hands are lists, oldest card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

PACK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]

DEFAULTS: dict[str, Any] = {
    "packs": "auto",
    "hand_size": 7,
    "max_draw": 3,
    "draw_obligation": "mandatory",
    "voluntary_draw": False,
    "multi_play": True,
    "ace_on_ace": False,
    "lappu_penalty": 3,
    "lappu_mode": "explicit",
    "scoring": "basic",
    "deals": 5,
    "drop_out_at": 100,
    "tie_break": "shared",
}

Move = tuple[str, str]
"""An action and its card or suit, or an empty text."""


def special(card: str) -> bool:
    """Whether a card is an eight or an ace (SEIS-14)."""
    return card[0] in "8A"


def points(card: str, scoring: str) -> int:
    """What a card counts (SEIS-38, 40)."""
    if scoring == "basic":
        return {"8": 10, "A": 5}.get(card[0], 1)
    return {"8": 25, "A": 15, "K": 10, "Q": 10, "J": 10, "T": 10}.get(card[0], 5)


@dataclass
class Player:
    """One player: the hand and the score."""

    hand: list[str] = field(default_factory=list)
    total: int = 0
    dropped_out: bool = False
    lappu: bool = False


class Reference:
    """A table of Seiska."""

    def __init__(self, rules: dict[str, Any], players: int, dealer: int):
        self.rules = DEFAULTS | rules
        self.players = [Player() for _ in range(players)]
        self.next_dealer = dealer
        self.deals_done = 0
        self.winners: list[int] = []
        self.over = True

    # --- the deal ----------------------------------------------------------------

    def seats_in(self) -> list[int]:
        """Who is dealt in."""
        return [seat for seat, player in enumerate(self.players) if not player.dropped_out]

    def left(self, seat: int) -> int:
        """The next player to the left who is in the deal."""
        count = len(self.players)
        return next(
            (seat + step) % count for step in range(1, count + 1) if (seat + step) % count in self.seats
        )

    def deal(self, order: Sequence[str], starts: Sequence[str], feed: Sequence[str]) -> None:
        """Deal the cards of `order` and turn up `starts` (SEIS-9); `feed` is drawn then (SEIS-10)."""
        self.seats = self.seats_in()
        self.dealer = self.next_dealer
        while self.dealer not in self.seats:
            self.dealer = (self.dealer + 1) % len(self.players)
        self.next_dealer = (self.dealer + 1) % len(self.players)
        two = {"one": False, "two": True, "auto": len(self.seats) > 5}[self.rules["packs"]]
        self.stock = sorted(PACK * (2 if two else 1))
        self.pile: list[str] = []
        self.over, self.step = False, "turn"
        self.ending, self.passed, self.drawn = "", 0, []
        for player in self.players:
            player.hand, player.lappu = [], False
        seat, cards = self.dealer, iter(order)
        for _ in range(self.rules["hand_size"] * len(self.seats)):
            seat = self.left(seat)
            card = next(cards)
            self.stock.remove(card)
            self.players[seat].hand.append(card)
        self.feed = list(feed)
        for start in starts:
            assert start in self.stock
        *eights, start = starts
        assert all(eight[0] == "8" for eight in eights) and start[0] != "8"
        self.stock.remove(start)
        self.pile = [start]
        self.suit = start[1]
        self.turn = self.left(self.dealer)
        if start[0] == "A":
            seat = self.dealer
            for _ in self.seats:
                seat = self.left(seat)
                self.draw(seat)
        self.begin_turn(self.turn)
        assert not self.feed, f"{self.feed} should not have been drawn"

    def draw(self, seat: int) -> bool:
        """Give a card to a player; False if there is none (section 3.5)."""
        if not self.stock:
            self.stock, self.pile = self.pile[:-1], self.pile[-1:]
        if not self.stock:
            return False
        card = self.feed.pop(0)
        self.stock.remove(card)
        self.players[seat].hand.append(card)
        self.players[seat].lappu = False
        return True

    # --- a turn ------------------------------------------------------------------

    @property
    def top(self) -> str:
        """The top card."""
        return self.pile[-1]

    @property
    def hand(self) -> list[str]:
        """The hand of whose turn it is."""
        return self.players[self.turn].hand

    def fits(self, card: str) -> bool:
        """The table of section 3.2."""
        top = self.top
        if card[0] == "8":
            return not special(top)
        if card[0] == "A":
            if top[0] == "A":
                return bool(self.rules["ace_on_ace"])
            return top[0] != "8" and card[1] == top[1]
        if special(top):
            return card[1] == self.suit
        return card[1] == top[1] or card[0] == top[0]

    def first_cards(self) -> set[str]:
        """What may be played first."""
        hand = self.hand
        if all(special(card) for card in hand):
            return set()
        cards = {card for card in hand if self.fits(card) and not (len(hand) == 1 and special(card))}
        if self.drawn and self.drawn[-1] in cards:
            return {self.drawn[-1]}
        return cards

    def can_draw(self) -> bool:
        """Whether a card can be had in this turn."""
        return len(self.drawn) < self.rules["max_draw"] and (bool(self.stock) or len(self.pile) > 1)

    def with_company(self, cards: set[str]) -> set[str]:
        """Those that another card of the same rank could follow."""
        ranks = [card[0] for card in self.hand]
        return {card for card in cards if not special(card) and ranks.count(card[0]) > 1}

    def legal(self) -> set[Move]:
        """All legal actions."""
        if self.over:
            return set()
        if self.step == "lappu":
            return {("lappu", ""), ("silent", "")}
        if self.step == "suit":
            return {("suit", suit) for suit in "cdhs"}
        if self.step == "more":
            cards = {card for card in self.hand if card[0] == self.top[0]}
        else:
            cards = self.first_cards()
        moves = {("play", card) for card in cards}
        if self.rules["multi_play"]:
            moves |= {("lay", card) for card in self.with_company(cards)}
        if self.step == "turn":
            if not cards or (self.rules["voluntary_draw"] and not self.drawn):
                moves |= {("draw", "")} if self.can_draw() else set()
            if not cards and self.drawn and self.rules["draw_obligation"] == "optional":
                moves.add(("pass", ""))
        return moves

    def begin_turn(self, seat: int) -> None:
        """A turn begins; who can do nothing passes."""
        self.turn, self.drawn, self.step = seat, [], "turn"
        self.pass_if_necessary()

    def pass_if_necessary(self) -> None:
        """After the last card, or for want of cards (section 3.3, 3.5)."""
        if self.first_cards() or self.can_draw():
            return
        if self.stock or len(self.pile) > 1:
            self.passed = 0
        else:
            self.passed += 1
            if self.passed == len(self.seats):
                self.finish("blocked")
                return
        self.begin_turn(self.left(self.turn))

    def act(self, move: Move, feed: Sequence[str]) -> None:
        """Do something; `feed` are the cards that are drawn because of it, in order."""
        assert move in self.legal(), f"{move} is not one of {self.legal()}"
        self.feed = list(feed)
        name, what = move
        match name:
            case "draw":
                self.draw(self.turn)
                self.drawn.append(self.hand[-1])
                self.pass_if_necessary()
            case "pass":
                self.passed = 0
                self.begin_turn(self.left(self.turn))
            case "play" | "lay":
                self.play(what, name == "lay")
            case "suit":
                self.suit = what
                self.ask_for_lappu()
            case "lappu":
                self.players[self.turn].lappu = True
                self.take_effect()
            case "silent":
                for _ in range(self.rules["lappu_penalty"]):
                    self.draw(self.turn)
                self.take_effect()
        assert not self.feed, f"{self.feed} should not have been drawn"

    def play(self, card: str, more: bool) -> None:
        """Play a card (SEIS-11 to 23)."""
        self.passed = 0
        self.players[self.turn].lappu = False
        del self.hand[len(self.hand) - 1 - self.hand[::-1].index(card)]
        self.pile.append(card)
        self.suit = card[1]
        if more:
            self.step = "more"
        elif not self.hand:
            self.finish("went_out")
        elif card[0] == "8":
            self.step = "suit"
        else:
            self.ask_for_lappu()

    def ask_for_lappu(self) -> None:
        """SEIS-32, 34."""
        if len(self.hand) == 1 and not special(self.hand[0]):
            if self.rules["lappu_mode"] == "explicit":
                self.step = "lappu"
                return
            self.players[self.turn].lappu = True
        self.take_effect()

    def take_effect(self) -> None:
        """SEIS-17: after an ace all others draw and the turn is repeated."""
        if self.top[0] != "A":
            self.begin_turn(self.left(self.turn))
            return
        seat = self.left(self.turn)
        while seat != self.turn:
            self.draw(seat)
            seat = self.left(seat)
        self.begin_turn(self.turn)

    # --- the end -----------------------------------------------------------------

    def finish(self, ending: str) -> None:
        """Count and look who has won (section 3.6)."""
        self.over, self.ending = True, ending
        self.deals_done += 1
        self.added = [
            sum(points(card, self.rules["scoring"]) for card in player.hand) for player in self.players
        ]
        for player, more in zip(self.players, self.added, strict=True):
            player.total += more
        if self.rules["scoring"] == "heavy":
            self.finish_heavy()
        elif self.deals_done >= self.rules["deals"]:
            lowest = self.lowest(range(len(self.players)))
            if len(lowest) == 1 or self.rules["tie_break"] == "shared":
                self.winners = lowest

    def finish_heavy(self) -> None:
        """SEIS-41, 42."""
        for seat in self.seats:
            self.players[seat].dropped_out = self.players[seat].total >= self.rules["drop_out_at"]
        left = self.seats_in()
        if not left:
            self.winners = self.lowest(self.seats)
        elif len(left) == 1:
            self.winners = left

    def lowest(self, seats: Sequence[int]) -> list[int]:
        """Who has the fewest points."""
        least = min(self.players[seat].total for seat in seats)
        return [seat for seat in seats if self.players[seat].total == least]
