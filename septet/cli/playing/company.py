"""Who plays along: the bots and their names."""

import random
from collections.abc import Sequence

from ... import bots
from ...engine.game import Game
from ...table import Table
from ...translation import Translator

KINDS = ("cautious", "searching", "mixed")


class Company:
    """Bots in all seats but the first.  With a seed they choose alike every time."""

    def __init__(self, game: Game, players: int, kind: str, seed: int | None = None) -> None:
        kinds = ("cautious", "searching") if kind == "mixed" else (kind,)
        made = {each: bots.make(each, game) for each in kinds}
        self._policies = [made[kinds[seat % len(kinds)]] for seat in range(players)]
        self._rules = game.record()
        self._chance = random.Random(seed)

    def choose(self, table: Table, seat: int) -> tuple[str, int]:
        """What the bot in this seat does now, from what the seat may know."""
        policy = self._policies[seat]
        return policy.choose(table.knowledge(seat), self._rules, seat, table.actions, self._chance)


def names(players: int, own: str, words: Translator) -> Sequence[str]:
    """The names at the table, the person first, nobody called like somebody else."""
    others = [name for name in words.words("terminal-names") if name.casefold() != own.casefold()]
    return [own, *others[: players - 1]]
