"""Who knows which card, and what a viewer may know.

Every card lies in a place with a mask of the viewers who may see it: a bit for each
seat and one for those who only watch.  `knowledge` is the one function that turns a
state into what a viewer may know.  Everything that leaves the engine goes through it.
"""

from typing import Any

import numpy as np

from .cards import NO_CARD, UNKNOWN
from .kernel import kernel
from .record import FIELDS, Sight, fields_of, seen_field

SPECTATOR = 15
"""The viewer who has no seat."""

EVERYBODY = (1 << 16) - 1


@kernel
def show_to(seen: Any, mask: int) -> None:
    """Let the viewers of `mask` see all cards of some places."""
    for place in range(len(seen)):
        seen[place] |= mask


def knowledge(state: Any, viewer: int) -> Any:
    """A new record of the same type that holds what `viewer` may know, and no more.

    It is built from the fields that were declared to be seen.  Cards that the viewer
    may not see are UNKNOWN, all other hidden fields are zero.
    """
    known, source = np.zeros((), state.dtype), fields_of(state)
    for name, field in FIELDS[state.dtype].items():
        if field.sight is Sight.PUBLIC:
            known[name][...] = source[name]
        elif field.sight is Sight.OWN and viewer != SPECTATOR:
            known[name][viewer] = source[name][viewer]
        elif field.sight is Sight.CARDS:
            seen, cards = source[seen_field(name)], source[name]
            known[seen_field(name)][...] = seen
            unseen = np.where(cards == NO_CARD, NO_CARD, UNKNOWN)
            known[name][...] = np.where((seen >> viewer) & 1, cards, unseen)
    known["deck"][...] = UNKNOWN
    return known.view(np.recarray)[()]
