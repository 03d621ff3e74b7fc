"""Recorded hands: read, played again on a table, and written.

    from septet import history

    (hand,) = history.read("hand.phh")             # or a text of PokerStars, with many hands
    played = history.replay(hand)                  # action by action, nothing repaired
    played.final_stacks, played.states[-1]["pot"]
    history.write_phh(hand)
    history.hands_of(table)                        # the hands of a table, to be written

What cannot be read or played is an `InvalidHistory`, which names the file, the line, the
action and the reason.
"""

from ..errors import InvalidHistory
from .export import hands_of
from .hand import Hand, Step
from .phh import read_phh, write_phh
from .pokerstars import read_pokerstars
from .reading import read
from .replay import Replay, replay, replay_all, replay_file

__all__ = [
    "Hand",
    "InvalidHistory",
    "Replay",
    "Step",
    "hands_of",
    "read",
    "read_phh",
    "read_pokerstars",
    "replay",
    "replay_all",
    "replay_file",
    "write_phh",
]
