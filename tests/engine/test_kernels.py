"""Compiled code is kept where its sources say, and importing costs little."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

import septet
from septet.engine import kernel


def run(code: str, **environment: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=True,
    )
    return done.stdout


def test_the_fingerprint_changes_with_the_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    source = tmp_path / "more.py"
    source.write_text("@kernel")
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path)
    first = kernel.fingerprint([source])
    source.write_text("@kernel  # changed")
    assert len({kernel.fingerprint([]), first, kernel.fingerprint([source])}) == 3


def test_kernels_depend_on_the_floors_below_them() -> None:
    def names(module: str) -> set[str]:
        return {path.relative_to(kernel.PACKAGE).as_posix() for path in kernel.sources_of(module)}

    engine, seka, simulation = map(
        names, ("septet.engine.seats", "septet.games.seka.play", "septet.simulation")
    )
    assert engine < seka < simulation
    assert {name.split("/")[0] for name in engine} == {"engine"}
    assert {"games/seka/play.py", "engine/seats.py"} <= seka
    assert not any(name.startswith("games/") and "seka" not in name for name in seka)
    assert simulation == {path.relative_to(kernel.PACKAGE).as_posix() for path in kernel.kernel_sources()}


def test_files_with_kernels_count_as_sources() -> None:
    sources = {path.relative_to(kernel.PACKAGE).as_posix() for path in kernel.kernel_sources()}
    assert {"playout.py", "simulation.py", "engine/seats.py", "games/seka/play.py"} <= sources
    assert "table.py" not in sources


def test_other_peoples_cache_folder_is_left_alone() -> None:
    import numba

    assert str(kernel.cache_folder(__name__)) != numba.config.CACHE_DIR  # type: ignore[attr-defined]


def test_importing_loads_nothing_heavy() -> None:
    out = run("import septet, sys, json; print(json.dumps(sorted(sys.modules)))")
    assert not {"numba", "numpy", "pydantic"} & set(json.loads(out))


def test_public_names_load_on_demand() -> None:
    for name in septet.__all__:
        assert getattr(septet, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'whist'"):
        septet.whist  # noqa: B018
    assert set(septet.__all__) <= set(dir(septet))


@pytest.mark.slow
@pytest.mark.compiled
def test_compiled_and_interpreted_deals_are_the_same() -> None:
    code = (
        "import septet\n"
        "for game in 'seka', 'seka(preset=online,blind_in_swara=true,starting_chips=12)':\n"
        "    for policy in 'random', 'cautious':\n"
        "        r = septet.simulate(game, players=5, deals=200, seed=3, policy=policy)\n"
        "        print(r.actions, r.payoffs, r.endings)\n"
    )
    assert run(code) == run(code, NUMBA_DISABLE_JIT="1")
