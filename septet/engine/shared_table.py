"""Tables too large to be part of compiled code.

Numba copies a global array into every compiled function that reads it, and into everything
that calls that one: a quarter of a megabyte each time, in memory and in the cache.  So a
large table stays where NumPy has it, and compiled code finds it by the name of a symbol, as
it finds the functions of the C library.  Compiled code that is loaded from the cache asks
for the symbol when it is loaded; it is there, because what calls a kernel imports its module.
"""

from typing import Any

import numpy as np
from llvmlite import binding as llvm
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .kernel import INTERPRETED

_KEPT: dict[str, "np.ndarray[Any, Any]"] = {}
"""What compiled code holds addresses of must never be freed."""


def shared_table(name: str, table: "np.ndarray[Any, Any]") -> Any:
    """A function for kernels: `entry(i)` is `table[i]`, a whole number.

    `table` is a one-dimensional array of whole numbers; it is not to be changed any more.
    `i` is not checked: it must be from 0 to `len(table) - 1`.
    """
    table = np.ascontiguousarray(table)
    table.flags.writeable = False
    if INTERPRETED:
        return lambda place: int(table[place])
    symbol = f"septet_{name}"
    if symbol in _KEPT:
        raise ValueError(f"there is a table {name} already")
    _KEPT[symbol] = table
    llvm.add_symbol(symbol, table.ctypes.data)
    return _reader(symbol, len(table), table.dtype)


def _reader(symbol: str, length: int, dtype: "np.dtype[Any]") -> Any:
    number, word = ir.IntType(8 * dtype.itemsize), ir.IntType(64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        where = builder.module.globals.get(symbol)
        if where is None:
            where = ir.GlobalVariable(builder.module, ir.ArrayType(number, length), symbol)
            where.global_constant = True
        entry = builder.load(builder.gep(where, [word(0), arguments[0]], inbounds=True))
        if dtype.itemsize == 8:
            return entry
        return (builder.zext if dtype.kind == "u" else builder.sext)(entry, word)

    @intrinsic
    def entry(typing_context: Any, place: Any) -> Any:
        """The entry of the table at a place."""
        return types.int64(types.int64), generate

    return entry
