"""The score of Belot as a terminal shows it: the arithmetic of a deal, the sheet, the last trick."""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.belot.results import Result, TeamResult
from ....games.belot.view import BelotView
from ...drawing.cards import inline
from ..who import Who
from .sentences import combination_text, contract_text, say, team_name


def teams(who: Who) -> tuple[int, int]:
    """The own team and the other."""
    return who.you % 2, 1 - who.you % 2


def columns_for_teams(who: Who, *heads: str) -> Table:
    """A table with a column for each team, after those with these heads."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    for head in heads:
        table.add_column(head, no_wrap=True)
    for team in teams(who):
        table.add_column(team_name(team, who), justify="right", no_wrap=True, min_width=5)
    return table


# --- a deal -------------------------------------------------------------------------


def arithmetic(result: Result, view: BelotView, who: Who, out: Console) -> RenderableType:
    """How the points of the deal came about (BELOT-51 to 68), and what was declared."""
    table = columns_for_teams(who, say(who.words, "sum-title", number=view.sheet[-1].number))
    for name, amounts, style in _rows(result, view):
        texts = ("" if amounts[team] is None else who.words.number(amounts[team] or 0) for team in teams(who))
        times = result.contract.doubling if result.contract else 1
        table.add_row(say(who.words, f"sum-{name}", times=times), *texts, style=style)
    return Group(table, *_declarations(result, who, out))


Row = tuple[str, Sequence[int | None], str]


def _rows(result: Result, view: BelotView) -> Iterator[Row]:
    """The amounts of each team by their names; those that are nothing are left out."""
    if result.teams:
        for name in ("cards", "last_ten", "no_trumps", "declarations", "belots", "capot"):
            amounts = [getattr(team, name) for team in result.teams]
            if any(amounts):
                yield name, amounts, ""
        yield "raw", [team.raw for team in result.teams], "bold"
        yield from _game_points(result, result.teams)
        yield "recorded", [team.recorded for team in result.teams], "bold accent"
    if result.hanging:
        yield "hangs", _for_the_best(result.hanging, None), ""
    yield "score", view.scores, "bold"


def _game_points(result: Result, both: Sequence[TeamResult]) -> Iterator[Row]:
    """From raw points to game points: each its own, or the whole deal for one (BELOT-55, 56, 64)."""
    first, second = (team.raw for team in both)
    best = None if first == second else int(second > first)
    if result.multiplied != result.total:
        yield "total", _for_the_best(result.total, best), "quiet"
        yield "doubled", _for_the_best(result.multiplied, best), ""
    elif result.ending == "inside":
        yield "total", _for_the_best(result.total, best), ""
    else:
        yield "own", [team.own for team in both], ""
    if result.hanging_before:
        yield "hung", _for_the_best(result.hanging_before, result.hanging_to), ""


def _for_the_best(amount: int, team: int | None) -> list[int | None]:
    """An amount in the column of a team; of nobody it stands in the first."""
    column = team or 0
    return [amount if each == column else None for each in (0, 1)]


def _declarations(result: Result, who: Who, out: Console) -> Iterator[Text]:
    """What was declared, and whether it counts."""
    for made in result.declarations:
        name, standing = who.names[made.seat], say(who.words, f"standing-{made.why}")
        text = f"{name}: {combination_text(made, who.words, out)} – {standing}"
        yield Text(text, style="" if made.counts else "quiet")


# --- pages --------------------------------------------------------------------------


def sheet(view: BelotView, who: Who, _out: Console) -> list[RenderableType]:
    """The score sheet: every deal of the game with its contract and what both teams wrote down."""
    words = who.words
    target = Text(say(words, "sheet-target", points=view.target), style="quiet")
    if not view.sheet:
        return [Text(say(words, "sheet-empty")), target]
    table = columns_for_teams(who, say(words, "sheet-deal"), say(words, "sheet-contract"), "")
    for line in view.sheet:
        contract = ""
        if line.contract is not None:
            name = who.names[line.contract.by]
            contract = say(words, "sheet-declarer", contract=contract_text(line.contract, words), name=name)
        recorded = (words.number(line.recorded[team]) for team in teams(who))
        table.add_row(str(line.number), contract, say(words, f"sheet-{line.ending}"), *recorded)
    scores = (words.number(view.scores[team]) for team in teams(who))
    table.add_row(say(words, "sheet-sum"), "", "", *scores, style="bold")
    hanging = [Text(say(words, "hanging", points=view.hanging))] if view.hanging else []
    return [table, *hanging, target]


def last_trick(view: BelotView, who: Who, out: Console) -> list[RenderableType]:
    """The trick before, in the order in which it was played."""
    words = who.words
    if view.last_trick is None:
        return [Text(say(words, "trick-none"))]
    lines: list[RenderableType] = [Text(say(words, "trick-last"), style="bold")]
    for played in view.last_trick.cards:
        won = played.seat == view.last_trick.winner
        card = inline([played.card], words, out).plain
        line = say(words, "trick-card", name=who.names[played.seat], card=card)
        lines.append(Text(f"{line}  {say(words, 'trick-won')}" if won else line, style="bold" if won else ""))
    return lines
