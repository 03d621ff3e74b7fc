"""Playing in a terminal against bots.

What is the same for all games stands here; each game has a folder of its own with its
sentences, what may be typed, and its picture of the table.
"""
