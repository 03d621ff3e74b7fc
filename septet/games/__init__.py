"""One game, one module.  A module is found by its name; it registers itself when loaded."""
