"""The rules of Pixie Queen by subject: goods, pixies, tiles, actions, phases; what is legal, and why not."""
