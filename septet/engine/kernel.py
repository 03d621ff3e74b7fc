"""Compile rules to machine code, once per version of the rules.

Numba keeps compiled code on disk but does not notice when a function in
*another* file changes.  So the folder it keeps ours in is named by a hash of
all sources a kernel can be made of, the Numba version and the processor.
"""

import hashlib
import pathlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

import numba
from llvmlite import binding as llvm
from numba import njit
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""Whether kernels run as plain Python (`NUMBA_DISABLE_JIT=1`), to debug and to measure coverage."""

PACKAGE = pathlib.Path(__file__).parents[1]


def kernel_sources() -> list[pathlib.Path]:
    """The files whose functions may be compiled: the engine, the games, what drives them."""
    folders = ("engine", "games", "bots")
    return sorted([*PACKAGE.glob("*.py"), *(path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))])


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


@contextmanager
def _our_cache_folder() -> Iterator[None]:
    """Point Numba at our folder while a function is declared, and only then.

    The setting is global; other people's compiled functions keep their own place.
    """
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def kernel(function: F) -> F:
    """Compile `function` at its first call; with `NUMBA_DISABLE_JIT=1` leave it as it is."""
    with _our_cache_folder():
        compiled = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
        return cast(F, compiled)
