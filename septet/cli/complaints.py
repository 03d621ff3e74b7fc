"""What was asked wrongly, in one sentence on the error stream."""

import re
import sys

WRONG = 2
"""The exit code when what was asked for is not possible."""


class Complaint(Exception):
    """Why a command does not do what was asked, in one sentence."""


def complain(text: str, hint: str = "") -> int:
    """Say what is wrong; return the exit code for it."""
    sys.stderr.write(" ".join(filter(None, (sentence(text), hint))) + "\n")
    return WRONG


def sentence(text: str) -> str:
    """With a capital at its beginning and a full stop at its end, in one line."""
    text = " ".join(text.split())
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def usage(text: str) -> str:
    """What typer says about options, in our words where its own are a programmer's."""
    text = re.sub(r"^Invalid value for '(.+?)': ", r"\1: ", text)
    return re.sub(r"Input should be a valid integer.*", "must be a whole number", text)
