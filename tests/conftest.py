"""What all tests share: where Chromium is, how hard Hypothesis tries, which tests make sense here."""

import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

# Compiling and two shared cores make single examples slow now and then: no deadline.
settings.register_profile("usual", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("interpreted", deadline=None, derandomize=True, max_examples=20)
settings.load_profile("interpreted" if INTERPRETED else "ci" if os.environ.get("CI") else "usual")


def find_chromium() -> str | None:
    """Where this machine's Chromium is, as the Makefile finds it."""
    found = subprocess.run(
        ["sh", ROOT / "tools" / "chromium.sh"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests that this machine or this run cannot do, with a reason."""
    browser = [item for item in items if item.get_closest_marker("browser")]
    if browser and find_chromium() is None:
        for item in browser:
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))
    if INTERPRETED:
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(pytest.mark.skip(reason="about compiled code, and NUMBA_DISABLE_JIT is set"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium, for Playwright's `executable_path`."""
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    return path
