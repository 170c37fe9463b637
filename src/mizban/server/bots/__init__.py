"""Bots: processes in which they think, and the tables at which they are to move."""
