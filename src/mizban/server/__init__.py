"""The table server: people and bots play each other over the network."""
