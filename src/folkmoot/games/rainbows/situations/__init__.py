"""Situations of Rainbows: positions made from readable facts, and what no game can come to."""
