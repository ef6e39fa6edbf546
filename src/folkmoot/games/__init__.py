"""The games: one skeleton, once for each."""
