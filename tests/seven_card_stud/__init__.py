"""Independent tests of Seven Card Stud: the rule document, read a second time."""
