"""`python -m septet.server`: the server without the command line of Septet."""

import argparse
import sys
from pathlib import Path

from . import CannotStart, run


def main() -> int:
    """Serve until stopped; 2 when the server cannot start."""
    parser = argparse.ArgumentParser(prog="python -m septet.server", description="Serve card tables.")
    parser.add_argument("--host", help="address to listen on (HOST, else 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (PORT, else 8000)")
    parser.add_argument("--data", type=Path, help="folder of the database (SEPTET_DATA, else ./data)")
    chosen = parser.parse_args()
    try:
        run(chosen.host, chosen.port, chosen.data)
    except CannotStart as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
