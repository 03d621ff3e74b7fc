"""Files of recorded hands: which format it is, how it is encoded, what is in it."""

import codecs
import os
from pathlib import Path

from ..errors import InvalidHistory, InvalidRecord
from ..record import Record
from .hand import Hand, checked
from .phh import parse_phh
from .pokerstars import is_pokerstars, parse_pokerstars

LARGEST = 64_000_000
"""More bytes than a file of hands may have."""

MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
CONTROL = frozenset(range(32)) - {9, 10, 12, 13}
"""Bytes that no text holds."""


def read(source: str | os.PathLike[str] | bytes, problems: list[InvalidHistory] | None = None) -> list[Hand]:
    """The recorded hands of Seven Card Stud in a file, in order.

    `source` is a path, or the content of a file as bytes.  The format is found by looking:
    PHH (one hand) or the text of PokerStars (any number of hands; BOM, UTF-16 and cp1252 are
    understood).  Septet's own records are read by `read_record`.

    Raises `InvalidHistory`, which names the file, the line, the action and the reason, at the
    first hand that cannot be read; then nothing is returned.  With a list given as `problems`
    the errors are put there instead and the other hands are returned.
    """
    file, content = load(source)
    found = read_content(content, file)
    if isinstance(found, Record):
        raise InvalidHistory("this is a record of Septet, not a recorded hand: see read_record", file=file)
    hands: list[Hand] = []
    for hand in found:
        try:
            if not isinstance(hand, Hand):
                raise hand
            hands.append(checked(hand))
        except InvalidHistory as problem:
            if problems is None:
                raise
            problems.append(problem)
    return hands


def load(source: str | os.PathLike[str] | bytes) -> tuple[str | None, bytes]:
    """The name of a file and what is in it.  Raises `InvalidHistory`."""
    if isinstance(source, (bytes, bytearray)):
        return None, bytes(source)
    path = Path(source)
    try:
        with path.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidHistory(f"cannot be read: {reason}", file=str(source)) from None
    return str(source), content


def read_content(content: bytes, file: str | None) -> "Record | list[Hand | InvalidHistory]":
    """What a file holds: a record of Septet, or recorded hands, or why a hand cannot be read.

    The cards of the hands have not been checked yet (`hand.checked`).
    Raises `InvalidHistory` if it is none of these.
    """
    if len(content) > LARGEST:
        raise InvalidHistory(f"the file is larger than {LARGEST:,} bytes", file=file)
    text, problem = decode(content, file)
    if problem is None and not text.strip():
        raise InvalidHistory("the file is empty", file=file, line=1)
    if text.lstrip()[:1] == "{":
        return _record(text, problem, file)
    if is_pokerstars(text):
        return list(parse_pokerstars(text, file))
    if problem is not None:
        raise problem
    return [parse_phh(text, file)]


def _record(text: str, problem: InvalidHistory | None, file: str | None) -> Record:
    if problem is not None:
        raise problem
    try:
        return Record.from_json(text)
    except InvalidRecord as error:
        raise InvalidHistory(str(error), file=file) from None


def decode(content: bytes, file: str | None) -> tuple[str, InvalidHistory | None]:
    """The text of a file; and, where it is not Unicode, the error that says so.

    PHH and JSON must be UTF-8.  Texts of PokerStars may be in the old encoding of Windows, so
    such a text comes back read as that.  Raises `InvalidHistory` for what is no text at all.
    """
    mark, encoding = next((pair for pair in MARKS if content.startswith(pair[0])), (b"", ""))
    content = content.removeprefix(mark)
    encoding = encoding or _encoding_without_mark(content)
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        return _decode_old(content, encoding, error, file)
    _check_text(text, file)
    return text, None


def _encoding_without_mark(content: bytes) -> str:
    """UTF-16 shows itself by a zero in every second byte of plain letters."""
    sample = content[:1000]
    if len(content) >= 2 and len(content) % 2 == 0:
        odd, even = sample[1::2].count(0), sample[0::2].count(0)
        if odd > len(sample) // 4 and not even:
            return "utf-16-le"
        if even > len(sample) // 4 and not odd:
            return "utf-16-be"
    return "utf-8"


def _decode_old(
    content: bytes, encoding: str, error: UnicodeDecodeError, file: str | None
) -> tuple[str, InvalidHistory | None]:
    line = content.count(b"\n", 0, error.start) + 1
    shown = " ".join(f"{byte:02x}" for byte in content[error.start : error.start + 1])
    problem = InvalidHistory(
        f"this is not {encoding.upper()}: byte {shown} at {error.start}", file=file, line=line
    )
    if encoding != "utf-8" or any(byte in CONTROL for byte in content[:4096]):
        raise problem
    return content.decode("cp1252", errors="replace"), problem


def _check_text(text: str, file: str | None) -> None:
    place = next((place for place, sign in enumerate(text[:4096]) if ord(sign) in CONTROL), None)
    if place is not None:
        line = text.count("\n", 0, place) + 1
        raise InvalidHistory(
            f"this is not a text: it holds the byte {ord(text[place]):02x}", file=file, line=line
        )
