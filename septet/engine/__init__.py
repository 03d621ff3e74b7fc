"""What all games are made of: records, kernels, cards, chance, knowledge, rules."""
