"""Seka in a terminal."""

from .picture import banner, hand_lines, seat_rows, summary
from .sentences import event_lines, last_text, result_text, turn_text
from .turns import doubt, offers

__all__ = [
    "banner",
    "doubt",
    "event_lines",
    "hand_lines",
    "last_text",
    "offers",
    "result_text",
    "seat_rows",
    "summary",
    "turn_text",
]
