"""Tests of Seven Twenty-Seven."""
