"""Bulgarian Belot: four players in two teams make contracts with 32 cards, up to 151 points.

Partners sit opposite each other: seats 0 and 2 against 1 and 3, numbered in the order of play.
Everybody gets five cards and the bidding goes round: clubs, diamonds, hearts, spades, no
trumps, all trumps, each higher than the one before; opponents may double and be redoubled.
After three passes all get three more cards.  Trumps rank J 9 A 10 K Q 8 7, all other cards
A 10 K Q J 9 8 7.  Suit must be followed; a trump that is led must be beaten if that is
possible, in all trumps every card; who cannot follow must trump unless the partner is winning,
and beat the trump of an opponent.  Without trumps there is nothing but following suit.

With the first card players declare tierces, quartes, quintes (20, 50, 100) and carrés (100,
nines 150, jacks 200); only the team with the better sequence scores its sequences, and the
same goes for carrés.  King and queen of trumps are belot, 20.  The last trick is worth 10, all
tricks 90 more.  If the team that bid the contract has more points it is made and both teams
record their own, rounded to tens; if it has fewer it is inside and the others record all;
if both have the same, its points hang for the winner of the next deal.  A doubled deal goes
to one team alone.  151 points win, though not with all tricks.

By agreement undertrumping is compulsory, declarations and belot are made by the engine, or
declared during the whole first trick and shown after it, any carré beats all sequences, and
so on.  The rule numbers (BELOT-1 to BELOT-72) and decisions (A1 to A24) cited in the code are
those of the project's rule page for Belot (`docs/rules/belot.md`).
"""

import sys
from typing import Any

from ...engine import game as _game
from .cautious import advise
from .events import BelotEvent, tell
from .imagine import imagine, observe
from .play import apply, fallback, legal_actions, payoffs, start
from .reckoning import (
    Settlement,
    belot_possible,
    best_declarations,
    declarable,
    declaration_points,
    game_winner,
    legal_cards,
    points_of_cards,
    settlement,
    trick_winner,
)
from .results import Result, result_of
from .rules import BelotRules
from .state import PLAYERS, Act, Ending, State
from .view import BelotView, view

__all__ = [
    "Act",
    "BelotEvent",
    "BelotRules",
    "BelotView",
    "Ending",
    "Settlement",
    "State",
    "advise",
    "apply",
    "belot_possible",
    "best_declarations",
    "declarable",
    "declaration_points",
    "fallback",
    "game_winner",
    "imagine",
    "legal_actions",
    "legal_cards",
    "observe",
    "payoffs",
    "points_of_cards",
    "settlement",
    "start",
    "trick_winner",
]


def leading_team(state: Any, rules: Any) -> int:
    """Who would win if play ended now, as bits: the team with more points, all if they are equal."""
    first, second = (int(score) for score in state.scores)
    if first == second:
        return 0b1111
    return 0b0101 if first > second else 0b1010


_game.register(
    _game.Kind(
        name="belot",
        rules=BelotRules,
        state=State,
        acts=Act,
        endings=Ending,
        event=BelotEvent,
        view=view,
        view_model=BelotView,
        tell=tell,
        fewest=PLAYERS,
        most=lambda _: PLAYERS,
        kernels=sys.modules[__name__],
        stakes="points",
        leaders=leading_team,
        result=result_of,
        result_model=Result,
    )
)
