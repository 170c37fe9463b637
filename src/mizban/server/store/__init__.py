"""The store: what is written down, and the way there and back."""
