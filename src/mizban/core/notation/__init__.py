"""Choices as text: each answer has a verb and its things, and a whole choice can be written down and read back.

A choice is the answers of one seat from a whole question through all that narrow it: move S-R P5, buy 2 wood brick.
"""
