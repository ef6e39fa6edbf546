"""Matches by the thousand: who wins, how often, how fast."""
