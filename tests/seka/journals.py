"""Prints what happened in seeded games, to compare compiled with interpreted code.

``python -m tests.seka.journals 12`` plays twelve tables and prints one line of JSON for each step.
"""

from __future__ import annotations

import json
import sys

import septet

from .play import legal_of
from .randomly import seeded_setup, some_action
from .reference import changes_of


def journal_lines(games: int) -> list[str]:
    """One line for each deal and action: what everybody was told, the chips, and the legal actions."""
    lines = []
    for seed in range(games):
        setup = seeded_setup(seed)
        table = septet.Table(
            "seka",
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
            table.deal()
            lines.append(_line(table))
            while not table.over:
                table.act(*some_action(rng, legal_of(table)))
                lines.append(_line(table))
    return lines


def _line(table: septet.Table) -> str:
    viewers = [None, *range(len(table.chips))]
    events = [[event.model_dump() for event in table.events_for(viewer)] for viewer in viewers]
    return json.dumps([events, table.chips, table.actor, legal_of(table), table.payoffs, table.log[-1]])


if __name__ == "__main__":
    print("\n".join(journal_lines(int(sys.argv[1]))))
