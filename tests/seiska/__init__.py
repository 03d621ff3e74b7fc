"""Seiska: rules, vectors, a reference model and properties."""
