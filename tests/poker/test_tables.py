"""The tables behind the evaluator: perfect, kept on disk, shared by compiled code."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from septet.engine import poker, poker_tables
from septet.engine.bits import count_bits
from septet.engine.kernel import kernel
from septet.engine.poker_tables import FIVE, SEVEN, SIX, WEIGHTS, Layout, choices_of_ranks, load_tables
from septet.engine.shared_table import shared_table

LAYOUTS = pytest.mark.parametrize("layout", [FIVE, SIX, SEVEN], ids=["five", "six", "seven"])
CHOICES = {5: 6_175, 6: 18_395, 7: 49_205}


@pytest.fixture(scope="module")
def tables() -> poker_tables.Tables:
    """The tables worked out, not read."""
    return poker_tables.work_out()


@LAYOUTS
def test_every_choice_of_ranks_has_a_place_of_its_own(layout: Layout, tables: poker_tables.Tables) -> None:
    chosen = choices_of_ranks(layout.cards)
    assert len(np.unique(chosen, axis=0)) == CHOICES[layout.cards]
    assert set(chosen.sum(axis=1)) == {layout.cards}
    assert (chosen.min(), chosen.max()) == (0, 4)
    sums = chosen @ WEIGHTS
    shifts = tables[f"shifts_{layout.cards}"].astype(np.int64)
    places = layout.columns(layout.columns(sums) + shifts[layout.rows(sums)])
    assert len(np.unique(places)) == len(chosen)


def test_sums_of_weights_stay_below_the_counters_of_suits() -> None:
    heaviest = np.sort(np.repeat(WEIGHTS, 4))[-7:].sum()
    assert heaviest < 1 << poker._COUNTERS
    assert WEIGHTS.min() > 0


def test_a_flush_has_no_room_for_a_full_house_or_four_of_a_kind(tables: poker_tables.Tables) -> None:
    fewer = [ranks for ranks in range(1 << 13) if ranks.bit_count() < 5]
    assert not tables["flushes"][fewer].any()
    assert set(tables["flushes"][tables["flushes"] > 0] >> 20) == {5, 8}


@pytest.fixture
def quick(tables: poker_tables.Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables need not be worked out anew for each test."""
    monkeypatch.setattr(poker_tables, "work_out", lambda: tables)


@pytest.mark.usefixtures("quick")
def test_tables_are_kept_and_read_again(tmp_path: Path, tables: poker_tables.Tables) -> None:
    folder = tmp_path / "new"
    for _ in range(2):
        loaded = load_tables(folder)
        assert loaded.keys() == tables.keys()
        assert all(np.array_equal(loaded[name], tables[name]) for name in tables)
        assert [file.name for file in folder.iterdir()] == ["poker.npz"]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("damage", [b"", b"noise", None])
def test_a_damaged_file_is_worked_out_anew(
    tmp_path: Path, tables: poker_tables.Tables, damage: bytes | None
) -> None:
    load_tables(tmp_path)
    file = tmp_path / "poker.npz"
    whole = file.read_bytes()
    middle = len(whole) // 2
    file.write_bytes(whole[:middle] + b"noise" + whole[middle + 5 :] if damage is None else damage)
    assert np.array_equal(load_tables(tmp_path)["values_7"], tables["values_7"])
    assert file.read_bytes() == whole


@pytest.mark.usefixtures("quick")
def test_a_folder_that_cannot_be_written_to_does_no_harm(tmp_path: Path, tables: poker_tables.Tables) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert np.array_equal(load_tables(tmp_path / "file")["values_5"], tables["values_5"])


# --- tables that compiled code shares -----------------------------------------

NUMBERS = {
    np.dtype(np.int8): [-128, 127],
    np.dtype(np.uint8): [0, 255],
    np.dtype(np.uint16): [0, 65535],
    np.dtype(np.int32): [-(2**31), 2**31 - 1],
    np.dtype(np.int64): [-(2**63), 2**63 - 1],
}
SMALL = shared_table("test_small", np.array([3, 1, 4, 1, 5]))


@kernel
def added(places: Any) -> int:
    """A sum of entries of a shared table."""
    total = 0
    for i in range(len(places)):
        total += SMALL(int(places[i]))
    return total


def test_kernels_read_a_shared_table() -> None:
    assert added(np.array([0, 2, 4])) == 12


@pytest.mark.parametrize("dtype", NUMBERS, ids=str)
def test_entries_keep_their_sign(dtype: "np.dtype[Any]") -> None:
    entry = shared_table(f"test_{dtype}", np.array(NUMBERS[dtype], dtype))

    @kernel
    def read(place: int) -> int:
        return entry(place)

    assert [read(0), read(1)] == NUMBERS[dtype]


@pytest.mark.compiled
def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="test_small"):
        shared_table("test_small", np.arange(3))


@kernel
def bits(number: int) -> int:
    """A count, from a kernel."""
    return count_bits(number)


@pytest.mark.parametrize("number", [0, 1, 5, 2**52 - 1, 2**62])
def test_bits_are_counted(number: int) -> None:
    assert bits(number) == number.bit_count()
