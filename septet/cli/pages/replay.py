"""A recorded hand as a page: street by street, every action with what it leaves."""

from collections.abc import Iterator
from typing import Any, Literal

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ...history import Hand, Replay, Step
from ...history.states import State
from ...translation import Translator
from ..drawing.cards import inline
from ..drawing.consoles import indented
from ..drawing.tables import columns

JUSTIFY: tuple[Literal["left", "right"], ...] = ("left", "left", "right", "right")
"""The columns of a recorded hand: who, what, the chips left, the pot."""


def page(played: Replay, words: Translator, out: Console) -> list[RenderableType]:
    """The whole replay: what it is, every action, the result."""
    drawing = _Drawing(played, words, out)
    parts = [drawing.course(), drawing.result()]
    lines: list[RenderableType] = [Text(), indented(drawing.title())]
    for part in parts:
        lines += [Text(), indented(part)]
    return [*lines, Text()]


class _Drawing:
    """One replay while it is drawn."""

    def __init__(self, played: Replay, words: Translator, out: Console) -> None:
        self._played, self._words, self._out = played, words, out
        hand = played.hand
        named = [str(name) for name in hand.details.get("players", [])] if hand else []
        self._names = [
            (named[seat] if seat < len(named) else "") or self._usual_name(seat)
            for seat in range(len(played.final_stacks))
        ]

    def _usual_name(self, seat: int) -> str:
        if self._played.hand is None:
            return self._words.text("terminal-replay-seat", seat=str(seat))
        return f"p{seat + 1}"

    def title(self) -> Text:
        """The game, where and when the hand was played, and the rules in force."""
        name = self._played.game.partition("(")[0]
        title = Text.assemble((self._words.find(f"game-{name}") or name, "bold"))
        if said := _origin(self._played.hand):
            title.append(f"  {said}")
        return title.append(f"\n{self._played.game}", style="quiet")

    def course(self) -> Table:
        """Everything that was done."""
        return self._streets(self._played.hand) if self._played.hand else self._entries()

    def result(self) -> Table:
        """What everybody had before and after."""
        words = self._words
        table = columns(
            (words.text("terminal-replay-player"), "left"),
            (words.text("terminal-replay-before"), "right"),
            (words.text("terminal-replay-after"), "right"),
            (words.text("terminal-replay-change"), "right"),
        )
        before, after = self._played.starting_stacks, self._played.final_stacks
        for name, had, has in zip(self._names, before, after, strict=True):
            change = words.number(has - had, signed=True) if has != had else "0"
            style = "accent" if has > had else ""
            table.add_row(name, words.number(had), words.number(has), Text(change, style=style))
        return table

    # --- a recorded hand -----------------------------------------------------------

    def _streets(self, hand: Hand) -> Table:
        """Street by street, then the showdown and who wins."""
        table = Table.grid(padding=(0, 3, 0, 0))
        for justify in JUSTIFY:
            table.add_column(justify=justify, no_wrap=True)
        title = ""
        for number, step in enumerate(hand.steps, 1):
            before, after = self._played.states[number - 1], self._played.states[number]
            head = self._head(step, after, title)
            if head != title:
                if title:
                    table.add_row()
                table.add_row(Text(head, style="bold"))
                title = head
            for row in self._rows(step, before, after):
                table.add_row(*row)
        table.add_row()
        for row in self._winners():
            table.add_row(*row)
        return table

    def _head(self, step: Step, after: State, title: str) -> str:
        """The title under which an action stands."""
        if step.kind in ("show", "muck"):
            early = after["stage"] not in ("seventh", "over")
            return self._words.text("terminal-replay-open" if early else "terminal-replay-showdown")
        if step.kind in ("deal", "board"):
            held = max(map(len, after["hands"])) + (step.kind == "board")
            return self._words.text("terminal-replay-street", street=held)
        return title

    def _winners(self) -> Iterator[tuple[str | Text, ...]]:
        """Who wins how much, with which five cards."""
        view: Any = self._played.table.view()
        for name, seat in zip(self._names, view.seats, strict=True):
            if seat.won:
                text = Text(self._words.text("terminal-replay-wins", amount=self._words.number(seat.won)))
                if seat.shown and seat.hand is not None:
                    text.append("  ").append_text(self._cards(seat.hand.five))
                yield name, text, self._words.number(seat.chips)

    def _rows(self, step: Step, before: State, after: State) -> Iterator[tuple[str | Text, ...]]:
        words = self._words
        over = after["stage"] == "over"
        pot = Text(
            "" if over else words.text("terminal-replay-pot", amount=words.number(after["pot"])),
            style="quiet",
        )
        if step.kind == "nothing":
            yield "", Text(step.remark, style="quiet")
            return
        if step.kind == "board":
            yield words.text("terminal-replay-board"), self._cards([after["board"]])
            return
        seat = step.seat or 0
        name, stack = self._names[seat], words.number(after["stacks"][seat])
        if step.kind == "deal":
            yield name, self._cards(after["hands"][seat]), stack
        elif step.kind == "show":
            yield name, self._cards(after["hands"][seat])
        elif step.kind == "muck":
            yield name, Text(words.text("terminal-replay-muck"), style="quiet")
        else:
            style = "quiet" if step.kind == "fold" else ""
            yield name, Text(self._said(step, before, after), style=style), stack, pot

    def _said(self, step: Step, before: State, after: State) -> str:
        """What a player did, in words."""
        seat = step.seat or 0
        level, hand = max(before["bets"]), self._played.hand
        paid = before["stacks"][seat] - after["stacks"][seat]
        match step.kind:
            case "fold" | "bring_in":
                kind = step.kind.replace("_", "-")
            case "call":
                kind = "call" if level > before["bets"][seat] else "check"
                paid = min(level - before["bets"][seat], before["stacks"][seat])
            case _:
                paid = step.amount
                small = hand.small_bet if hand else 0
                third = before["stage"] == "third"
                kind = "bet" if level == 0 else "complete" if third and level < small else "raise"
        text = self._words.text(f"terminal-replay-{kind}", amount=self._words.number(paid))
        all_in = step.kind != "fold" and before["stacks"][seat] and self._all_in(step, before, seat)
        return f"{text}, {self._words.text('terminal-replay-all-in')}" if all_in else text

    def _all_in(self, step: Step, before: State, seat: int) -> bool:
        stack, bet = int(before["stacks"][seat]), int(before["bets"][seat])
        match step.kind:
            case "raise":
                return step.amount - bet == stack
            case "call":
                return bool(max(before["bets"]) - bet >= stack)
            case _:
                hand = self._played.hand
                return hand is not None and stack <= hand.bring_in

    def _cards(self, cards: list[str]) -> Text:
        return inline([None if card == "??" else card for card in cards], self._words, self._out)

    # --- a record of Septet ----------------------------------------------------------

    def _entries(self) -> Table:
        """Every entry with the stacks and the pot it leaves; cards where they are dealt or seen."""
        words = self._words
        seats = [(str(seat), "right") for seat in range(len(self._names))]
        table = columns(("", "left"), *seats, (words.text("terminal-replay-pot-head"), "right"))  # type: ignore[arg-type]
        states = self._played.states
        for text, before, after in zip(self._played.actions, states, states[1:], strict=False):
            stacks = [words.number(stack) for stack in after["stacks"]]
            table.add_row(text, *stacks, words.number(after["pot"]))
            for name, had, has in zip(self._names, before["hands"], after["hands"], strict=True):
                if has and has != had:
                    table.add_row(Text.assemble("  ", (f"{name}  ", "quiet"), self._cards(has)))
        return table


def _origin(hand: Hand | None) -> str:
    """Where and when a hand was played."""
    if hand is None:
        return ""
    details = hand.details
    date = "-".join(f"{details[name]:02}" for name in ("year", "month", "day") if name in details)
    parts = (str(details.get(name, "")) for name in ("venue", "event", "hand"))
    return " · ".join(part for part in (*parts, date) if part)
