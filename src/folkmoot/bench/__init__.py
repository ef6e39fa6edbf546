"""How fast the games play, beside known engines in the same run."""
