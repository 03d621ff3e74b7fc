#!/bin/sh
# Make the virtual environment named by $1 with the first Python found that is new enough.
# PYTHON=/path/to/python chooses one.
set -eu

venv=$1
minimum="3.11"
is_new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

for candidate in ${PYTHON:+"$PYTHON"} python3 python3.13 python3.12 python3.11; do
    if "$candidate" -c "$is_new_enough" >/dev/null 2>&1; then
        python=$candidate
        break
    fi
done

if [ -z "${python:-}" ]; then
    found=$(python3 --version 2>/dev/null || echo "no Python 3")
    echo "Septet needs Python $minimum or newer, and this machine's python3 is: $found." >&2
    echo "Install a newer Python, or name one: make setup PYTHON=/path/to/python3" >&2
    exit 1
fi

# The scripts of a checkout that has been moved point to its old place, and an environment does not
# outlive the Python it was made with: start afresh.
if [ -f "$venv/stamps/home" ]; then
    if [ "$(cat "$venv/stamps/home")" != "$(pwd)" ] || ! "$venv/bin/python" -c "" 2>/dev/null; then
        rm -rf "$venv"
    fi
fi

if ! "$python" -m venv "$venv"; then
    echo "Python could not make a virtual environment in $venv." >&2
    echo "On Debian and Ubuntu the package python3-venv brings what is missing." >&2
    exit 1
fi
mkdir -p "$venv/stamps"
pwd >"$venv/stamps/home"
