"""What the server says no with: a stable code that clients translate, and an English sentence."""

from enum import StrEnum


class Code(StrEnum):
    """The identifiers of all refusals; clients look up `error-<code>`."""

    # requests
    NOT_FOUND = "not_found"
    NOT_ALLOWED = "not_allowed"
    INVALID_REQUEST = "invalid_request"
    INVALID_RULES = "invalid_rules"
    UNKNOWN_GAME = "unknown_game"
    NO_SUCH_TABLE = "no_such_table"
    WRONG_ORIGIN = "wrong_origin"
    TOO_MANY = "too_many"
    SERVER_ERROR = "server_error"
    # frames
    UNREADABLE = "unreadable"
    TOO_BIG = "too_big"
    TOO_FAST = "too_fast"
    # what a person wants at a table
    BAD_NAME = "bad_name"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    SEAT_FREE = "seat_free"
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    NOT_YOUR_TURN = "not_your_turn"
    TOO_LATE = "too_late"
    ILLEGAL_ACTION = "illegal_action"
    PAUSED = "paused"
    DEAL_RUNNING = "deal_running"
    NO_DEAL = "no_deal"
    NOT_ABSENT = "not_absent"
    TOO_MANY_CHIPS = "too_many_chips"
    NOT_POSSIBLE = "not_possible"
    NOT_KEPT = "not_kept"


class Refused(Exception):
    """A wish that is not granted; nothing has changed."""

    def __init__(self, code: Code, message: str) -> None:
        self.code = code
        self.message = message
        super().__init__(message)


def sentence(error: Exception) -> str:
    """What an error says, as a sentence."""
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


class CannotStart(Exception):
    """Why the server cannot start, in one sentence for the person at the terminal."""
