"""The result of a simulation as a page."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...simulation import Simulation
from ...translation import Translator
from ..drawing.consoles import indented
from ..drawing.tables import columns, figures, share_bar


def page(game: Game, result: Simulation, words: Translator) -> list[RenderableType]:
    """What was played, how fast, who won how much, how the deals ended."""
    parts = (_speed(result, words), _payoffs(game, result, words), _endings(game.name, result, words))
    return [Text(), *(line for part in parts for line in (indented(part), Text()))]


def _speed(result: Simulation, words: Translator) -> Table:
    return figures(
        (words.text("terminal-game"), Text(result.game, style="quiet")),
        (words.text("terminal-players"), words.number(result.players)),
        (words.text("terminal-deals"), words.number(result.deals)),
        (words.text("terminal-actions"), words.number(result.actions)),
        (words.text("terminal-seconds"), words.number(result.seconds, 2)),
        (
            words.text("terminal-actions-per-second"),
            Text(words.number(result.actions_per_second), style="accent"),
        ),
    )


def _payoffs(game: Game, result: Simulation, words: Translator) -> Table:
    head = "terminal-payoff-points" if game.kind.stakes == "points" else "terminal-payoff"
    table = columns(
        (words.text("terminal-seat"), "left"),
        (words.text(head), "right"),
        (words.text("terminal-stderr"), "right"),
    )
    for seat, payoff in enumerate(result.payoffs):
        mean = words.number(payoff.mean, 4, signed=True)
        table.add_row(str(seat), mean, f"± {words.number(payoff.stderr, 4)}")
    return table


def _endings(name: str, result: Simulation, words: Translator) -> Table:
    table = columns((words.text("terminal-ending"), "left"), (words.text("terminal-deals"), "right"))
    table.add_column(justify="right", no_wrap=True)
    for ending, count in sorted(result.endings.items(), key=lambda item: -item[1]):
        share = count / result.deals
        table.add_row(
            words.find(f"terminal-{name}-ending-{ending}") or ending,
            words.number(count),
            words.text("terminal-percent", number=words.number(100 * share, 1)),
            share_bar(share),
        )
    return table
