"""A game package as a third party writes it, and its tests."""
