"""Independent tests of Seka: the rule document, read a second time."""
