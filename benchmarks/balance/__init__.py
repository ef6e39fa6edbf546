"""How balanced the games are under bots that play against themselves: figures from journals of the arena, and pages."""
