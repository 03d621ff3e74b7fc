"""What the server writes to its log: never a card, a name, a table code or an address."""

import logging
import traceback

log = logging.getLogger("septet.server")


def log_failure(doing: str, error: BaseException) -> None:
    """Log where something failed, without the error's message, which may quote what was being handled."""
    where = " < ".join(
        f"{frame.name} ({frame.filename.rpartition('/')[2]}:{frame.lineno})"
        for frame in reversed(traceback.extract_tb(error.__traceback__)[-6:])
    )
    log.error("%s failed: %s in %s", doing, type(error).__name__, where or "unknown place")
