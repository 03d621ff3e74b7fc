"""Seiska: get rid of all cards, but never with an eight or an ace.

Two to eight players, each for the own account, with 52 cards, or two packs if there are more
than five.  Everybody gets seven cards; one card is turned up, the rest is the stock.  In turn
everybody plays a card that has the suit or the rank of the top card, or several of one rank.

Eights and aces are special.  An eight may be played on any ordinary card, and whoever plays it
says which suit is in force.  An ace follows its suit only; all others draw a card and its
player has another turn.  On an eight neither an eight nor an ace may be played directly, on an
ace no eight, and who has nothing but eights and aces may not play them.

Who cannot play draws up to three cards, one at a time, plays the first that fits, and passes
if none does.  Who has one ordinary card left says "lappu", or draws three penalty cards.  The
deal is over when somebody has no cards left; the others count what they hold, and after an
agreed number of deals the fewest points win.  With heavy scoring cards count more, who has 100
points drops out, and the last one in the game wins.  When the stock is used up the discards
are shuffled; if nobody can play or draw, the deal is blocked and everybody counts.

By agreement who could play may draw instead, drawing may stop early, an ace may be played on
an ace, only one card may be played in a turn, and lappu is said for everybody.

The rule numbers (SEIS-1 to SEIS-45) and decisions (A1 to A32) cited in the code are those of
the project's rule page for Seiska (`docs/rules/seiska.md`).
"""

import sys

from ...engine import game as _game
from .cautious import advise
from .events import SeiskaEvent, tell
from .imagine import imagine, observe
from .lappu import urgent
from .play import apply, fallback, legal_actions, payoffs, start
from .rules import SeiskaRules
from .scoring import come_back, leaders, total
from .state import Act, Ending, State
from .view import SeiskaView, view

__all__ = [
    "Act",
    "Ending",
    "SeiskaEvent",
    "SeiskaRules",
    "SeiskaView",
    "State",
    "advise",
    "apply",
    "fallback",
    "imagine",
    "legal_actions",
    "observe",
    "payoffs",
    "start",
]

_game.register(
    _game.Kind(
        name="seiska",
        rules=SeiskaRules,
        state=State,
        acts=Act,
        endings=Ending,
        event=SeiskaEvent,
        view=view,
        view_model=SeiskaView,
        tell=tell,
        fewest=2,
        most=lambda rules: int(rules.max_players),
        stakes="points",
        urgent=urgent,
        packs=2,
        leaders=leaders,
        total=total,
        come_back=come_back,
        kernels=sys.modules[__name__],
    )
)
