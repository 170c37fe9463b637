"""Our own games, a folder for each; the registry finds them by their names."""
