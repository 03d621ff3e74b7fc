"""Lays hands of Seven Twenty-Seven: who gets which cards, and what is done until then."""

from septet.server.draft import Draft

from .laying import deal

HANDS = {0: "6h Kd", 1: "Th 9d", 2: "Ac 5d", 3: "Qs 7d"}
"""A card up and a card down."""


def say(draft: Draft, *wanted: str) -> None:
    """The player in turn does the first of these that is possible, for the most, or just stays in."""
    table = draft.table
    names = [action.name for action in table.actions]
    name = next(each for each in (*wanted, "check", "call", "stand", "seven") if each in names)
    draft.act(table.actor, name, table.actions.named(name)[-1].high)


def go_on(draft: Draft, phase: str, *wanted: str) -> None:
    """Everybody says what is wanted until it is seat 0's turn in a phase, or the end."""
    table = draft.table
    while not table.over and not (table.view(None).phase == phase and table.actor == 0):
        say(draft, *wanted)


def betting(draft: Draft) -> None:
    """The others have bet and raised, and it is seat 0's turn."""
    deal(draft, HANDS)
    go_on(draft, "drawing")
    say(draft, "take")
    go_on(draft, "betting", "take", "raise", "bet")


def drawing(draft: Draft) -> None:
    """Seat 0 has taken cards and may take another one."""
    deal(draft, HANDS)
    for _ in range(3):
        go_on(draft, "drawing", "take")
        say(draft, "take")
    go_on(draft, "drawing", "take")


def announcing(draft: Draft) -> None:
    """Seat 0 chooses between 7, 27 and both."""
    deal(draft, HANDS)
    go_on(draft, "declaring")


def result(draft: Draft) -> None:
    """A showdown of all."""
    deal(draft, HANDS)
    go_on(draft, "over", "bet")
