"""Seven Card Stud, high, with fixed limits: cash games and tournaments.

Two to six players (eight if that is agreed), a pack of 52.  Everybody pays an ante and gets
two cards face down and one face up; the lowest open card brings it in with a small forced
bet, or bets the small bet at once.  On fourth, fifth and sixth street everybody still in
gets another open card, on seventh street one more face down.  The best open cards act first.

Bets and raises are the small bet on third and fourth street and the big bet from fifth
street on; with an open pair on fourth street everybody may choose either.  There are at
most three raises a round.  To complete the bring-in is not a raise.

Who cannot pay a bet is all-in and competes for the pots that the player has paid into; an
all-in of at least half a bet counts as one.  When nobody can bet any more all hands are
turned up and the rest is dealt.

At the end the best five of seven cards win, as in all high poker; suits never matter but
for who acts first.  Equal hands divide the pot.

The rule numbers (STUD-1 to STUD-59) and decisions (A1 to A31) cited in the code are those
of the project's rule page for Seven Card Stud (`docs/rules/seven_card_stud.md`).
"""

import sys

from ...engine import game as _game
from .cautious import advise
from .events import StudEvent, tell
from .imagine import imagine, observe
from .odds import hand_odds, parse_hand
from .play import apply, fallback, legal_actions, payoffs, start
from .reading import suppose
from .rules import StudRules
from .state import Act, Ending, State
from .view import StudView, view

__all__ = [
    "Act",
    "Ending",
    "State",
    "StudEvent",
    "StudRules",
    "StudView",
    "advise",
    "apply",
    "fallback",
    "hand_odds",
    "imagine",
    "legal_actions",
    "observe",
    "parse_hand",
    "payoffs",
    "start",
    "suppose",
]

_game.register(
    _game.Kind(
        name="seven_card_stud",
        rules=StudRules,
        state=State,
        acts=Act,
        endings=Ending,
        event=StudEvent,
        view=view,
        view_model=StudView,
        tell=tell,
        fewest=2,
        most=lambda rules: int(rules.max_players),
        kernels=sys.modules[__name__],
    )
)
