"""Compile rules to machine code, once per version of the rules.

Numba keeps compiled code on disk but does not notice when a function in
*another* file changes.  So the folder it keeps ours in is named by a hash of
the sources that a kernel can be made of, the Numba version and the processor.
"""

import functools
import hashlib
import pathlib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar, cast

import numba
from llvmlite import binding as llvm
from numba import types
from numba.core.registry import CPUDispatcher
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

CONFIG: Any = numba.config
unliteral: Any = types.unliteral

INTERPRETED = bool(CONFIG.DISABLE_JIT)
"""Whether kernels run as plain Python (`NUMBA_DISABLE_JIT=1`), to debug and to measure coverage."""

PACKAGE = pathlib.Path(__file__).parents[1]


def kernel_sources() -> list[pathlib.Path]:
    """The files that compiled code can depend on: engine and games, and whatever else has kernels."""
    whole = [path for folder in ("engine", "games") for path in (PACKAGE / folder).rglob("*.py")]
    rest = [*PACKAGE.glob("*.py"), *(PACKAGE / "bots").rglob("*.py")]
    return sorted([*whole, *(path for path in rest if re.search(rb"^@\w*kernel$", path.read_bytes(), re.M))])


def sources_of(module: str) -> list[pathlib.Path]:
    """The files that the kernels of a module can depend on: those of the floors below it.

    The engine knows no game and a game no other, so that a change of one leaves the rest compiled.
    """
    match module.split("."):
        case [_, "engine", *_]:
            floors = [PACKAGE / "engine"]
        case [_, "games", game, *_]:
            floors = [PACKAGE / "engine", PACKAGE / "games" / game, PACKAGE / "games" / f"{game}.py"]
        case _:
            return kernel_sources()
    return [path for path in kernel_sources() if any(floor in (path, *path.parents) for floor in floors)]


@functools.cache
def cache_folder(module: str) -> pathlib.Path:
    """Where the machine code of a module's kernels is kept."""
    return user_cache_path("septet") / fingerprint(sources_of(module))


def fingerprint(sources: Sequence[pathlib.Path]) -> str:
    """Sixteen hex digits that change whenever code compiled of these files could."""
    digest = hashlib.sha256()
    for part in (numba.__version__, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()):
        digest.update(part.encode())
    for path in sources:
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


OPTIONS: Any = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


class Kernel(CPUDispatcher):
    """A compiled function that other compiled functions call with 64-bit whole numbers.

    Numba would compile it anew for each constant and each width of number that it is called
    with, which is half of all compiled functions, and none of them faster.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How a call from compiled code is compiled, for these types of arguments."""
        return super().get_call_template(
            tuple(widened(arg) for arg in args), {name: widened(arg) for name, arg in kws.items()}
        )


def widened(type_: Any) -> Any:
    """`int64` for every kind of signed whole number, and all else as it is."""
    plain: Any = unliteral(type_)
    whole: Any = types.Integer
    return types.int64 if isinstance(plain, whole) and plain.signed else type_


@contextmanager
def _our_cache_folder(module: str) -> Iterator[None]:
    """Point Numba at our folder while a function of a module is declared, and only then.

    The setting is global; other people's compiled functions keep their own place.
    """
    before = CONFIG.CACHE_DIR
    CONFIG.CACHE_DIR = str(cache_folder(module))
    try:
        yield
    finally:
        CONFIG.CACHE_DIR = before


def kernel(function: F) -> F:
    """Compile `function` at its first call; with `NUMBA_DISABLE_JIT=1` leave it as it is.

    It works on the records and arrays that it is given, and neither makes nor returns arrays:
    so nobody counts references to them, which took a fifth of the time of a simulation.
    """
    return _compiled(function, {"_nrt": False})


def inlined_kernel(function: F) -> F:
    """A `kernel` that becomes part of whoever calls it: for what the hottest loops do at every step."""
    return _compiled(function, {"_nrt": False, "forceinline": True})


def allocating_kernel(function: F) -> F:
    """A `kernel` that makes arrays of its own (`np.empty`, `copy` …), best outside of hot loops."""
    return _compiled(function, {"_nrt": True})


def _compiled(function: F, options: dict[str, bool]) -> F:
    if INTERPRETED:
        return function
    with _our_cache_folder(function.__module__):
        compiled: Any = Kernel(function, targetoptions=OPTIONS | options)
        compiled.enable_caching()
    return cast(F, compiled)
