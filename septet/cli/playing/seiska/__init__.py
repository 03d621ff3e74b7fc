"""Seiska in a terminal."""

from .picture import banner, hand_lines, seat_rows, sheet, summary
from .reading import read
from .sentences import deal_text, event_lines, last_text, result_text, scores_text, turn_text
from .turns import offers

PAGES = {"sheet": sheet}
"""What may always be typed at this game, and the page that it shows."""

__all__ = [
    "PAGES",
    "banner",
    "deal_text",
    "event_lines",
    "hand_lines",
    "last_text",
    "offers",
    "read",
    "result_text",
    "scores_text",
    "seat_rows",
    "summary",
    "turn_text",
]
