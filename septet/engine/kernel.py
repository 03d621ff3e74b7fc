"""Compile rules to machine code, once per version of the rules.

Numba keeps compiled code on disk but does not notice when a function in
*another* file changes.  So the folder it keeps ours in is named by a hash of
all sources a kernel can be made of, the Numba version and the processor.
"""

import hashlib
import pathlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import numba
from llvmlite import binding as llvm
from numba import njit
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

CONFIG: Any = numba.config

INTERPRETED = bool(CONFIG.DISABLE_JIT)
"""Whether kernels run as plain Python (`NUMBA_DISABLE_JIT=1`), to debug and to measure coverage."""

PACKAGE = pathlib.Path(__file__).parents[1]


def kernel_sources() -> list[pathlib.Path]:
    """The files that compiled code can depend on: engine and games, and whatever else has kernels."""
    whole = [path for folder in ("engine", "games") for path in (PACKAGE / folder).rglob("*.py")]
    rest = [*PACKAGE.glob("*.py"), *(PACKAGE / "bots").rglob("*.py")]
    return sorted([*whole, *(path for path in rest if b"@kernel" in path.read_bytes())])


def fingerprint() -> str:
    """Sixteen hex digits that change whenever compiled code could."""
    digest = hashlib.sha256()
    for part in (numba.__version__, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()):
        digest.update(part.encode())
    for path in kernel_sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


CACHE_FOLDER = user_cache_path("septet") / fingerprint()


OPTIONS: Any = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


@contextmanager
def _our_cache_folder() -> Iterator[None]:
    """Point Numba at our folder while a function is declared, and only then.

    The setting is global; other people's compiled functions keep their own place.
    """
    before = CONFIG.CACHE_DIR
    CONFIG.CACHE_DIR = str(CACHE_FOLDER)
    try:
        yield
    finally:
        CONFIG.CACHE_DIR = before


def kernel(function: F) -> F:
    """Compile `function` at its first call; with `NUMBA_DISABLE_JIT=1` leave it as it is."""
    with _our_cache_folder():
        compiled: F = njit(**OPTIONS)(function)
    return compiled
