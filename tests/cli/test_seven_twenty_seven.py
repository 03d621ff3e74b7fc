"""Seven Twenty-Seven in the terminal: every moment can be shown and said in every language."""

import io
import random

import pytest
from rich.console import Console

from septet import Table
from septet.cli.drawing.consoles import console
from septet.cli.playing import seven_twenty_seven as style
from septet.cli.playing.offers import understand
from septet.cli.playing.seven_twenty_seven.sentences import points
from septet.cli.playing.who import Who
from septet.games.seven_twenty_seven.view import SevenTwentySevenView
from septet.translation import Translator, languages

NAMES = ["Zoë", "Anna", "Ben", "Carla", "Dan"]
RULES: tuple[dict[str, object], ...] = (
    {},
    {"declare": True, "declare_deadlock": "carry_over", "frozen": True},
    {"over_is_out": True, "extra_cards": "up", "declare": True},
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(len(RULES)))
def test_every_moment_can_be_shown(language: str, number: int) -> None:
    who = Who(NAMES, 0, Translator(language))
    out = console(file=io.StringIO(), width=100)
    chance = random.Random(number)
    for _ in range(6):
        chips = [chance.randint(4, 40) for _ in NAMES]
        table = Table("seven_twenty_seven", 5, RULES[number], seed=chance.getrandbits(60), chips=chips)
        table.deal()
        while table.actor is not None:
            show(table, who, out)
            action = chance.choice([a for a in table.actions if a.name != "fold" or chance.random() < 0.3])
            table.act(action.name, chance.randint(action.low, action.high))
        show(table, who, out)
        view = table.view(0)
        assert isinstance(view, SevenTwentySevenView)
        assert style.result_text(view, who)


def show(table: Table, who: Who, out: Console) -> None:
    """Everything that the terminal shows of a moment."""
    view = table.view(0)
    assert isinstance(view, SevenTwentySevenView)
    for told in style.event_lines(table.events_for(0), who, out):
        assert "seven_twenty_seven" not in told
    out.print(style.summary(view, who), style.seat_rows(view, who, out))
    for small in (False, True):
        for line in style.hand_lines(view, who, out, small):
            out.print(line)
    for line in style.banner(view, who, out):
        out.print(line)
    if view.actions:
        assert style.turn_text(view, who.words)
        for offer in style.offers(view):
            answer = understand(offer.text(who.words).split("–")[0], style.offers(view), who.words)
            assert answer.action == offer.action


def test_half_points() -> None:
    assert [points(half) for half in (0, 1, 2, 13, 54)] == ["0", "½", "1", "6½", "27"]


@pytest.mark.parametrize("language, low, high, both", [
    ("en", "seven", "27", "both"), ("de", "7", "hoch", "beides"), ("ru", "7", "27", "обе"),
    ("fi", "seiska", "korkea", "m"),
])  # fmt: skip
def test_announcing_in_words(language: str, low: str, high: str, both: str) -> None:
    table = Table("seven_twenty_seven", 4, {"declare": True}, seed=1, dealer=3, chips=[1] * 4)
    table.deal()
    while len(table.actions) == 2:
        table.act("stand")
    view = table.view(0)
    assert isinstance(view, SevenTwentySevenView)
    words = Translator(language)
    meant = [understand(typed, style.offers(view), words).action for typed in (low, high, both)]
    assert meant == ["seven", "twenty_seven", "both"]
