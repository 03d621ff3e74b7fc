"""Prints what happened in seeded hands, to compare compiled with interpreted code.

``python -m tests.seven_card_stud.journals 6`` plays six tables and prints a line of JSON for each step.
"""

from __future__ import annotations

import json
import sys

import septet

from .play import legal
from .randomly import seeded_setup, some_action, some_deck
from .reference import changes_of


def journal_lines(tables: int) -> list[str]:
    """One line for each deal and action: what everybody was told, the chips, and the legal actions."""
    lines = []
    for seed in range(tables):
        setup = seeded_setup(seed)
        table = septet.Table(
            "seven_card_stud",
            players=len(setup.chips),
            rules=changes_of(setup.rules),
            seed=seed,
            chips=list(setup.chips),
            dealer=setup.dealer,
        )
        rng = setup.rng
        for _ in range(2):
            if not table.can_deal:
                break
            table.deal(deck=" ".join(some_deck(rng)))
            lines.append(_line(table))
            while not table.over:
                table.act(*some_action(rng, legal(table), "bold" if seed % 2 == 0 else "patient"))
                lines.append(_line(table))
    return lines


def _line(table: septet.Table) -> str:
    viewers = [None, *range(len(table.chips))]
    events = [[event.model_dump() for event in table.events_for(viewer)] for viewer in viewers]
    return json.dumps([events, table.chips, table.actor, sorted(legal(table)), table.payoffs, table.log[-1]])


if __name__ == "__main__":
    print("\n".join(journal_lines(int(sys.argv[1]))))
