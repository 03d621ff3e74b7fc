"""Seka, in two rule families: `home` (German house rules) and `online` (Russian rooms).

Two to eight players, each for the own account, with 36 cards from six to ace.  Everybody
pays an ante and gets three cards.  A hand counts the best of three: the cards of one suit
added up (ace 11, pictures and ten 10, the rest their pips), three cards of one rank added
up, or 22 for two aces.  The seven of clubs is wild: 11 in any suit, or the missing card of
a triple.  Only points are compared.

Left of the dealer begins.  In turn a player folds or bets: at least as much as the player
before, at most the agreed ceiling; bets are never made equal, every turn costs anew.
There is no all-in.  Who is left alone takes the pot and shows nothing.

At home the last two may compare: one pays as much as the last bet and both show; with
equal hands nobody wins and there is a swara.  Online, from the second round on, a player
may compare with the player to the right, in secret; the weaker is out, and with equal
hands the one who asked, but if the other one then wins the pot there is a swara.

A swara is a second deal for the same pot: the tied get new cards and bet on, others may
buy in for half the pot, or the tied agree to divide it.

Playing blind is betting without having looked: it costs half.  At home only the first
player may, online everybody until somebody has looked and bet; there, who has looked can
end it by raising.

The rule numbers (SEKA-1 to SEKA-81) and decisions (A1 to A27) cited in the code are those
of the project's rule page for Seka (`docs/rules/seka.md`).
"""

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine import game as _game
from ...engine.cards import NO_CARD
from ...errors import InvalidCards
from .cautious import advise
from .events import SekaEvent, tell
from .hands import check_in_deck, read_hand, value_of, values_of
from .imagine import imagine, observe, suppose
from .odds import hand_odds
from .play import apply, fallback, legal_actions, payoffs, start
from .rules import SekaRules
from .state import Act, Ending, State
from .view import SekaView, view

__all__ = [
    "Act",
    "Ending",
    "SekaEvent",
    "SekaRules",
    "SekaView",
    "State",
    "advise",
    "apply",
    "fallback",
    "hand_odds",
    "hand_value",
    "imagine",
    "legal_actions",
    "observe",
    "payoffs",
    "start",
    "suppose",
]


def hand_value(hands: Any, rules: Mapping[str, Any] | str | None = None) -> Any:
    """What a hand counts (SEKA-8): an int for one hand, an int32 array for an array of hands.

    `hands` is text (`"Ah Kh 7c"`), a list of cards, or an integer array of card codes of
    shape (3,) or (n, 3) (last dimension 2 with `hand_size=2`).  `rules` are options as in
    `septet.game("seka", rules)`, or a whole sentence.  Raises `InvalidCards`.
    """
    game = _game.game(rules) if isinstance(rules, str) else _game.game("seka", rules)
    record = game.record()
    if not isinstance(hands, np.ndarray) or hands.ndim == 1:
        return int(value_of(read_hand(hands, record), record))
    size = int(record.hand_size)
    if hands.ndim != 2 or hands.shape[1] != size or not np.issubdtype(hands.dtype, np.integer):
        raise InvalidCards(
            f"hands must be whole numbers of shape (n, {size}), not {hands.dtype} {hands.shape}"
        )
    check_in_deck(hands, record)
    places = np.full((len(hands), 3), NO_CARD, np.int8)
    places[:, :size] = hands
    if any(np.any(hands[:, i] == hands[:, j]) for i in range(size) for j in range(i)):
        raise InvalidCards("a hand holds a card twice")
    out = np.empty(len(hands), np.int32)
    values_of(places, record, out)
    return out


_game.register(
    _game.Kind(
        name="seka",
        rules=SekaRules,
        state=State,
        acts=Act,
        endings=Ending,
        event=SekaEvent,
        view=view,
        view_model=SekaView,
        tell=tell,
        fewest=2,
        most=lambda rules: int(rules.max_players),
        kernels=sys.modules[__name__],
    )
)
