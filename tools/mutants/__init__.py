"""Which small changes to a game do its tests notice?

A mutant is a game with one operator, constant, comparison or condition changed. The tests that reach the changed line
run against it; the mutant is noticed if one of them fails. Tests are chosen by line, and a mutant costs a fork.
"""
