"""The rules of Zauberberg: where cards lead, what landing does, what may be chosen, what moves do."""
