"""A game as people play it together: pure rules of the table, no I/O."""
