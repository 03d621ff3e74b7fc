"""Tests of Belot."""
