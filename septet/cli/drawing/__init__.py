"""How things look in a terminal: colours, cards, tables of figures, bars."""
