"""Where things stand in a TOML file: the line of each field and of each text in its array.

The standard library's reader says what a file holds, but not where.  This looks through a
file that the reader has accepted, so it can be simple.
"""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(
    r"""
    (?P<comment>\#[^\n]*)
  | (?P<long>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5})
  | (?P<text>"(?:\\.|[^"\\\n])*"|'[^'\n]*')
  | (?P<newline>\n)
  | (?P<open>[\[{])
  | (?P<close>[\]}])
  | (?P<equals>=)
  | (?P<bare>[A-Za-z0-9_-]+)
  | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass
class Place:
    """Where a field stands."""

    line: int
    texts: list[int] = field(default_factory=list)
    """The lines where the texts in its value begin."""


def places(text: str) -> dict[str, Place]:
    """The places of the fields of a TOML file, by their names."""
    found: dict[str, Place] = {}
    current: Place | None = None
    name, line, depth = "", 1, 0
    for token in TOKEN.finditer(text):
        kind, said = token.lastgroup, token.group()
        if kind == "newline" and depth == 0:
            name, current = "", None
        elif kind == "open":
            depth += 1
        elif kind == "close":
            depth -= 1
            if depth == 0 and current is None:  # the head of a table
                found.setdefault(name, Place(line))
        elif kind == "equals" and depth == 0 and current is None:
            current = found.setdefault(name, Place(line))
        elif kind in ("bare", "text") and current is None:
            name = name or said.strip("\"'")
        elif kind in ("text", "long") and current is not None:
            current.texts.append(line)
        line += said.count("\n")
    return found
