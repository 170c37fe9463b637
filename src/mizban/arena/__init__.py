"""Contests among bots: many games on all cores or on a cluster, and what they show."""
