"""What players may do, and what it does: by subject."""
