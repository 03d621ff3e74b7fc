"""Seven Twenty-Seven (7/27): the hand closest to 7 wins half of the pot, the one closest to 27 the other.

Four to ten players, each for the own account, with 52 cards.  Everybody pays an ante and gets
a card face up and a card face down.  Number cards count their pips, jack, queen and king a
half, an ace 1 or 11: the same ace may be 1 for the 7 and 11 for the 27, and several aces
count as each target likes best.  Only the distance to the target matters, not the side.

First there is betting, then everybody still in may take one more card or decline, from the
left of the dealer.  If somebody has taken one there is more betting, and so on; if nobody
has, all cards are turned up.  Whoever is closest to a target gets that half of the pot, equal
distances divide it, and one hand can win both.  Bets are of one to five chips, with three
raises a round; who cannot pay is all-in, and side pots are halved like the main pot.  Who is
left alone takes all and shows nothing.  When the cards run out, those of folded players are
shuffled and become the stock.

By agreement a total above the target wins nothing and above 27 is out at once; before the
showdown everybody announces in secret 7, 27 or both, and who announces both must win both;
who declines a card twice in a row is frozen; pictures count a half or ten; at the same
distance under beats over; at the same total fewer cards win; further cards are dealt open.

All totals are in half points, so that they are whole numbers.  The rule numbers (S727-1 to
S727-48) and decisions (A1 to A20) cited in the code are those of the project's rule page for
Seven Twenty-Seven (`docs/rules/seven_twenty_seven.md`).
"""

import sys

from ...engine import game as _game
from .cautious import advise
from .events import SevenTwentySevenEvent, tell
from .imagine import imagine, observe
from .odds import hand_odds, parse_hand
from .play import apply, fallback, legal_actions, payoffs, start
from .reckoning import HandTotals, possible_totals, showdown, totals
from .rules import SevenTwentySevenRules
from .state import Act, Ending, State
from .view import SevenTwentySevenView, view

__all__ = [
    "Act",
    "Ending",
    "HandTotals",
    "SevenTwentySevenEvent",
    "SevenTwentySevenRules",
    "SevenTwentySevenView",
    "State",
    "advise",
    "apply",
    "fallback",
    "hand_odds",
    "imagine",
    "legal_actions",
    "observe",
    "parse_hand",
    "payoffs",
    "possible_totals",
    "showdown",
    "start",
    "totals",
]


_game.register(
    _game.Kind(
        name="seven_twenty_seven",
        rules=SevenTwentySevenRules,
        state=State,
        acts=Act,
        endings=Ending,
        event=SevenTwentySevenEvent,
        view=view,
        view_model=SevenTwentySevenView,
        tell=tell,
        fewest=2,
        most=lambda rules: int(rules.max_players),
        begin=lambda rules: int(rules.min_players),
        kernels=sys.modules[__name__],
    )
)
