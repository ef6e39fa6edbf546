"""What every game shares; knows no game.

Begin with `game` and `position`: they are the contract. `course` and `records` play and keep whole games.
"""
