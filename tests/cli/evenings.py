"""A person who types and bots who do as a test says, for evenings at a table."""

import random
from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType

from septet import Table
from septet.cli.drawing.consoles import console
from septet.cli.playing.screens import Scene
from septet.cli.playing.session import YOU, Session
from septet.translation import LOCALES, languages


class Script:
    """A screen that types what the test wrote and keeps what it was shown."""

    def __init__(self, *typed: str) -> None:
        self.out: Console = console(width=100, force_terminal=False)
        self.pace = 0.0
        self.typed: Iterator[str] = iter(typed)
        self.asked: list[str] = []
        self.told: list[str] = []
        self.pages: list[str] = []

    def happened(self, scene: Scene, pause: bool) -> None:
        self.told += scene.news

    def ask(self, scene: Scene) -> str:
        table = [scene.heading, scene.summary, scene.seats, *scene.hand(False), *scene.banner]
        self.asked.append(self._text([*table, *scene.question]))
        typed = next(self.typed, None)
        if typed is None:
            raise EOFError
        return typed

    def page(self, lines: Sequence[RenderableType]) -> None:
        self.pages.append(self._text(lines))

    def _text(self, lines: Sequence[RenderableType]) -> str:
        with self.out.capture() as capture:
            self.out.print(Group(*lines))
        return capture.get()


class Puppets:
    """Bots that do what the test wrote, then the least that is asked."""

    def __init__(self, *actions: tuple[str, int]) -> None:
        self.actions = list(actions)

    def choose(self, table: Table, seat: int) -> tuple[str, int]:
        return self.actions.pop(0) if self.actions else table.fallback()


class Whoever(Script):
    """A person who types anything that the question lists, and Enter between deals, for so many questions."""

    def __init__(self, questions: int, seed: int) -> None:
        super().__init__()
        self.questions = questions
        self.chance = random.Random(seed)
        self.session: Session | None = None

    def ask(self, scene: Scene) -> str:
        assert self.session is not None
        self.typed = iter([self._anything()] if len(self.asked) < self.questions else [])
        return super().ask(scene)

    def _anything(self) -> str:
        assert self.session is not None
        table, words = self.session.table, self.session.words
        if table.actor != YOU:
            return ""
        offer = self.chance.choice(self.session.style.offers(table.view(YOU)))
        if offer.enter:
            return ""
        text: str = offer.text(words, self.out)
        return text.split("–")[0]


class Chance:
    """Bots that do anything that is allowed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, table: Table, seat: int) -> tuple[str, int]:
        action = self.chance.choice(list(table.actions))
        return action.name, self.chance.randint(action.low, action.high)


def languages_of(game: str) -> list[str]:
    """The languages in which the texts of a game are written."""
    return [language for language in languages() if (LOCALES / language / f"{game}.ftl").exists()]
