"""`septet replay`: a recorded hand, action by action."""

import contextlib
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from .complaints import WRONG, Complaint
from .options import Json, Language, translator

if TYPE_CHECKING:
    from ..errors import InvalidHistory
    from ..history import Replay

SHOWN = 20
"""Problems of a file that are named one by one."""


def replay(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A hand of stud as PHH or as PokerStars writes it, or a record of Septet; - reads it from "
            "the standard input.",
            show_default=False,
        ),
    ],
    hand: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", help="Only this hand of a file with several.", show_default=False),
    ] = None,
    as_json: Json = False,
    as_phh: Annotated[bool, typer.Option("--phh", help="Write the hand as PHH instead.")] = False,
    as_record: Annotated[
        bool, typer.Option("--record", help="Write the hand as a record of Septet instead.")
    ] = False,
    language: Language = None,
) -> int | None:
    """Step through a recorded hand, action by action."""
    from ..errors import InvalidHistory
    from ..history import replay_all
    from .drawing.consoles import console
    from .drawing.patience import remark
    from .pages.replay import page

    words = translator(language)
    patience = remark(words.text("terminal-compiling")) if sys.stderr.isatty() else contextlib.nullcontext()
    with patience:
        try:
            found = replay_all(sys.stdin.buffer.read() if file == "-" else file)
        except InvalidHistory as problem:
            return refuse([problem])
    asked = choose(found, hand)
    if problems := [problem for problem in asked if isinstance(problem, InvalidHistory)]:
        return refuse(problems)
    chosen = [played for played in asked if not isinstance(played, InvalidHistory)]
    if as_phh:
        print(phh(chosen), end="")
    elif as_record:
        print(one(chosen, "--record").table.record().to_json(), end="")
    elif as_json:
        plain = [played.to_dict() for played in chosen]
        print(json.dumps(plain[0] if len(plain) == 1 else plain, indent=2, ensure_ascii=False))
    else:
        out = console()
        for played in chosen:
            for part in page(played, words, out):
                out.print(part)
    return None


def refuse(problems: Sequence["InvalidHistory"]) -> int:
    """Say what is wrong, each problem on a line that begins with the file's name as it is."""
    for problem in problems[:SHOWN]:
        text = " ".join(str(problem).split())
        sys.stderr.write(text + ("" if text.endswith((".", "!", "?")) else ".") + "\n")
    if len(problems) > SHOWN:
        sys.stderr.write(f"And {len(problems) - SHOWN} more.\n")
    return WRONG


def choose(
    replays: "Sequence[Replay | InvalidHistory]", number: int | None
) -> "Sequence[Replay | InvalidHistory]":
    """The hands that were asked for.  Raises `Complaint`."""
    if number is None:
        return replays
    if not 1 <= number <= len(replays):
        raise Complaint(f"--hand {number}: the file has the hands 1 to {len(replays)}")
    return [replays[number - 1]]


def one(replays: Sequence["Replay"], option: str) -> "Replay":
    """The only hand.  Raises `Complaint`."""
    if len(replays) != 1:
        raise Complaint(
            f"{option}: the file has {len(replays)} hands, and one is written; choose it with --hand NUMBER"
        )
    return replays[0]


def phh(replays: Sequence["Replay"]) -> str:
    """The hand as PHH; of a record of Septet with several hands, one must be chosen.  Raises `Complaint`."""
    from ..history import hands_of, write_phh

    played = one(replays, "--phh")
    if played.hand is not None:
        return write_phh(played.hand)
    hands = hands_of(played.table)
    if len(hands) != 1:
        raise Complaint(f"--phh: a PHH file holds one hand, and this record has {len(hands)} finished ones")
    return write_phh(hands[0])
