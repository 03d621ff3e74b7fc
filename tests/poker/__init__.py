"""The ranking of poker hands: vectors, all hands counted, and a second evaluator in plain Python."""
