"""Names that people give themselves, made fit to be shown beside each other."""

import unicodedata
from collections.abc import Iterable

from .refusals import Code, Refused

LONGEST = 24

# Marks that turn the direction of the text after them, and others that are not seen but tell names apart.
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

# Joins emoji and letters of some scripts; seen, although in category Cf.
_JOINERS = frozenset("\u200c\u200d")


def clean_name(text: str) -> str:
    """The name without marks, edges and double spaces; refused when nothing or too much is left."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if _shown(letter))
    name = " ".join(kept.split())
    if not name.strip("".join(_JOINERS) + " "):
        raise Refused(Code.BAD_NAME, "A name needs at least one letter.")
    if len(name) > LONGEST:
        raise Refused(Code.BAD_NAME, f"A name has at most {LONGEST} letters; this one has {len(name)}.")
    return name


def _shown(letter: str) -> bool:
    if letter in _JOINERS or letter.isspace():
        return True
    return letter not in _BIDI and unicodedata.category(letter) not in _HIDDEN_CATEGORIES


def unique_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number when somebody at the table is already called that."""
    others = {_alike(other) for other in taken}
    if _alike(name) not in others:
        return name
    number = 2
    while True:
        tail = f" {number}"
        candidate = name[: LONGEST - len(tail)].rstrip() + tail
        if _alike(candidate) not in others:
            return candidate
        number += 1


def _alike(name: str) -> str:
    """What two names share when a reader would take them for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


BOT_NAMES = (
    "Ada", "Bruno", "Clara", "Dimitri", "Elsa", "Felix", "Greta", "Hugo",
    "Ida", "Jonas", "Katja", "Leo", "Mila", "Nikita", "Olga", "Pavel",
)  # fmt: skip


def bot_name(taken: Iterable[str]) -> str:
    """The first bot name that nobody at the table has."""
    others = {_alike(other) for other in taken}
    free = [name for name in BOT_NAMES if _alike(name) not in others]
    return free[0] if free else unique_name(BOT_NAMES[0], taken)
