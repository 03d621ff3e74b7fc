"""Numbers for learning: everything a viewer may know, from 0 to 1."""

from .kernel import kernel


@kernel
def squash(x: float) -> float:
    """A number from 0 up as one from 0 to 1."""
    return x / (1.0 + x)
