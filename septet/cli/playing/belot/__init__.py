"""Belot in a terminal."""

from .picture import banner, hand_lines, seat_rows, summary
from .reading import read
from .score import last_trick, sheet
from .sentences import deal_text, event_lines, last_text, result_text, scores_text, turn_text, won_text
from .turns import doubt, offers

PAGES = {"last": last_trick, "sheet": sheet}
"""What may always be typed at this game, and the page that it shows."""

MOMENTS = ("trick",)
"""Events after which there is time to look, even after one's own action."""

__all__ = [
    "MOMENTS",
    "PAGES",
    "banner",
    "deal_text",
    "doubt",
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
    "won_text",
]
