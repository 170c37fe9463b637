"""How bots learn: games against themselves, what came of the positions in them, and weights that foretell it."""
