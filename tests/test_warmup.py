"""What is compiled is compiled once, and what is to be compiled must exist."""

import os
import pathlib
import shutil
from collections.abc import Iterator

import pytest

from septet import warmup

pytestmark = pytest.mark.compiled


class TooMuch(Exception):
    """A process was wanted where nothing is to be done."""


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where processes cannot be had."""

    def refuse(*_: object) -> None:
        raise TooMuch

    monkeypatch.setattr(warmup, "ProcessPoolExecutor", refuse)


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> pathlib.Path:
    """A package of one file with an empty cache."""
    file = tmp_path / "rules.py"
    file.write_text("@kernel")
    monkeypatch.setattr(warmup, "kernel_sources", lambda: [file])
    monkeypatch.setattr(warmup, "cache_folder", lambda _: tmp_path / "cache")
    warmup._edition.cache_clear()
    return file


@pytest.fixture(autouse=True)
def another_edition() -> Iterator[None]:
    yield
    warmup._edition.cache_clear()


def compile_here(game: str) -> None:
    """Note every verb and the view of a table, as the processes do."""
    for part in (*warmup.VERBS, "table"):
        warmup.compile_part(game, part)


def test_what_is_compiled_needs_no_process(source: pathlib.Path, no_processes: None) -> None:
    with pytest.raises(TooMuch):
        warmup.warm(["seka"], parts=("table",))
    compile_here("seka")
    steps: list[tuple[int, int]] = []
    assert warmup.warm(["seka"], lambda *step: steps.append(step), parts=("table",)) < 1
    assert steps == [(0, 0)]
    for games, parts in ((["seka"], ("table", "odds")), (["seven_card_stud"], ("table",))):
        with pytest.raises(TooMuch):
            warmup.warm(games, parts=parts)


def test_a_new_date_means_compiling_again(source: pathlib.Path, no_processes: None) -> None:
    compile_here("seka")
    warmup.warm(["seka"], parts=("table",))
    os.utime(source, (1, 1))
    warmup._edition.cache_clear()
    with pytest.raises(TooMuch):
        warmup.warm(["seka"], parts=("table",))


def test_who_empties_the_cache_compiles_again(source: pathlib.Path, no_processes: None) -> None:
    compile_here("seka")
    shutil.rmtree(source.parent / "cache")
    with pytest.raises(TooMuch):
        warmup.warm(["seka"], parts=("table",))


def test_a_part_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no part 'bots' to compile: there are search, simulation"):
        warmup.warm(["seka"], parts=("bots",))
